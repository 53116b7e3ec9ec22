/**
 * What the routes of landed costs refuse before anything is charged, and what they tell of a body.
 */
import { ApiError, invalidInput } from '../contract/errors.ts';
import { isUnderHeading } from '../edition/lookup/headings.ts';
import { isRecord } from './isRecord.ts';
import type { Services } from './services.ts';

type Editions = Pick<Services, 'editions'>;

/** Whether a tariff or a table of general duties covers a destination. */
export const isCovered = ({ editions }: Editions, destinationCountry: string): boolean =>
  editions.current.tariff.destinations.has(destinationCountry);

/** 422 unless one of the destinations is covered. */
export function requireCoverage(services: Editions, destinations: readonly string[]): void {
  if (destinations.some((country) => isCovered(services, country))) return;
  const named = [...new Set(destinations)].join(', ');
  throw new ApiError(
    'unsupported_country',
    `Landed cost is not available for ${named} yet. GET /v1/countries lists the covered destinations.`,
    destinations.length === 1
      ? { destinationCountry: named }
      : { destinationCountries: destinations },
  );
}

/**
 * 400 that names every code whose heading does not exist. `prefix` is the path of the list that
 * holds the lines.
 */
export function requireHeadings(
  { editions }: Editions,
  lines: readonly { hsCode: string }[],
  prefix: 'items' | null,
): void {
  const isHeading = (code: string): boolean => isUnderHeading(code, editions.current);
  const issues = lines.flatMap(({ hsCode }, index) =>
    isHeading(hsCode)
      ? []
      : [
          {
            path: prefix === null ? 'hsCode' : `${prefix}.${index}.hsCode`,
            message: whyNoHeading(hsCode, isHeading),
          },
        ],
  );
  if (issues.length > 0) throw invalidInput(issues);
}

/** A table of numbers may have dropped a leading zero. */
function whyNoHeading(hsCode: string, isHeading: (code: string) => boolean): string {
  const filled = `0${hsCode}`;
  return hsCode.length % 2 === 1 && isHeading(filled)
    ? `${NO_HEADING}; with a leading zero it is ${filled}`
    : NO_HEADING;
}

interface Places {
  destinationCountry?: string;
  originCountry?: string;
}

/** The value that all have; null when they differ. */
const onlyOne = (values: readonly string[]): string | null => {
  const [first = null] = values;
  return values.every((value) => value === first) ? first : null;
};

/** Where the goods of a usage event go and come from, as far as it is one place. */
export function placesOf(destinations: readonly string[], origins: readonly string[]): Places {
  const [destinationCountry, originCountry] = [onlyOne(destinations), onlyOne(origins)];
  return {
    ...(destinationCountry === null ? {} : { destinationCountry }),
    ...(originCountry === null ? {} : { originCountry }),
  };
}

const SUMMARY_CHARACTERS = 140;

/** What the usage event of several lines says: their codes, as far as there is room. */
export function summaryOfLines(lines: readonly { hsCode: string }[]): string {
  const codes = [...new Set(lines.map(({ hsCode }) => hsCode))].join(' ');
  return `${lines.length} lines: ${codes}`.slice(0, SUMMARY_CHARACTERS);
}

const NO_HEADING = 'its first four digits are no heading of the Harmonized System (HS 2022)';
const NAMED_MAX = 20; // so that a note stays a note
const NAME_CHARACTERS = 60;

/** Names of the schema's fields. */
export const fieldsOf = (schema: { shape: object }): ReadonlySet<string> =>
  new Set(Object.keys(schema.shape));

/**
 * Fields of a body, and of the items of its list, that the interface does not know: `wieght`,
 * `items.0.wieght`.
 */
export function unknownFields(
  sent: unknown,
  known: ReadonlySet<string>,
  knownInItems: ReadonlySet<string> = new Set(),
): string[] {
  if (!isRecord(sent)) return [];
  const items = knownInItems.size > 0 && Array.isArray(sent['items']) ? sent['items'] : [];
  return [
    ...strangersOf(sent, known),
    ...items.flatMap((item: unknown, index) =>
      isRecord(item) ? strangersOf(item, knownInItems).map((name) => `items.${index}.${name}`) : [],
    ),
  ].slice(0, NAMED_MAX);
}

const strangersOf = (sent: object, known: ReadonlySet<string>): string[] =>
  Object.keys(sent)
    .filter((name) => !known.has(name))
    .slice(0, NAMED_MAX)
    .map((name) => name.slice(0, NAME_CHARACTERS));
