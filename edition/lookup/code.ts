/** One code of a tariff with all that is known of it. */
import type { MeasureRecord } from '../../engine/release/records.ts';
import type { Release } from '../../engine/release/release.ts';
import {
  ancestorsOf,
  childrenOf,
  codeOf,
  existsAt,
  fullText,
  onDay,
  withoutColon,
} from '../../engine/tariff/schedule/book.ts';
import { measuresAt } from './measures.ts';
import { meaningOf, type RateReading, ratesOf } from './rates.ts';
import {
  formatted,
  isDeclarable,
  type TariffLevel,
  levelOf,
  lineRead,
  type CodePlace,
  type TariffReading,
} from './tariff.ts';

export interface CodeReading {
  country: string;
  schedule: string | null;
  nomenclature: TariffReading['nomenclature'];
  code: string;
  codeFormatted: string;
  description: string;
  text: string;
  level: TariffLevel;
  declarable: boolean;
  ancestors: {
    code: string | null;
    codeFormatted: string | null;
    description: string;
    level: TariffLevel;
  }[];
  children: { code: string; codeFormatted: string; description: string; declarable: boolean }[];
  rates: RateReading[];
  units: string[];
  measures: MeasureReading[];
  notes: string[];
  chapter99: string[];
  validFrom: string | null;
  validUntil: string | null;
  since: string | null;
  releases: readonly Release[];
}

export interface MeasureReading extends Omit<
  MeasureRecord,
  'kind' | 'code' | 'additionalCodeName'
> {
  words: string | null;
  setOn: string;
}

/** All that the tariff says of a place on a day. */
export function readCode(reading: TariffReading, place: CodePlace, date: string): CodeReading {
  const { country, schedule, nomenclature, releases, since } = reading;
  const name = { country, schedule: schedule?.toUpperCase() ?? null, nomenclature };
  const said =
    place.at === null ? unprinted(reading, place, date) : printedRow(reading, place.at, date);
  return { ...name, ...said, codeFormatted: formatted(reading, said.code), since, releases };
}

type Said = Omit<
  CodeReading,
  'country' | 'schedule' | 'nomenclature' | 'codeFormatted' | 'since' | 'releases'
>;

function printedRow(reading: TariffReading, at: number, date: string): Said {
  const { book } = reading;
  const { text = '', from = null, until = null } = book.rows[at] ?? {};
  const code = codeOf(book, at) ?? '';
  const above = ancestorsOf(book, at).map((row) => onDay(book, row, date));
  const path = [at, ...above.toReversed()];
  const units =
    path.map((row) => book.rows[row]?.units ?? []).find((printed) => printed.length > 0) ?? [];
  const measures = measuresAt(book, at, date).map(({ measure, setOn }) =>
    presentMeasure(reading, measure, setOn),
  );
  const supplementary = measures.flatMap(({ type, duty }) =>
    SUPPLEMENTARY.has(type) && duty ? [duty] : [],
  );
  return {
    code,
    description: fullText(book, at),
    text,
    level: levelOf(code),
    declarable: isDeclarable(reading, at, date),
    ancestors: ancestors(reading, above, code),
    children: childrenOf(book, at).flatMap((child) => coded(reading, child, [], date)),
    rates: ratesOf(reading, at, date),
    units: distinct([...units, ...supplementary]),
    measures,
    notes: distinct(path.flatMap((row) => book.rows[row]?.notes ?? [])),
    chapter99: distinct(path.flatMap((row) => referred(reading, row, date))),
    validFrom: from,
    validUntil: until,
  };
}

const SUPPLEMENTARY = new Set(['109', '110']); // supplementary unit; the same for import only
const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];

const referred = (reading: TariffReading, at: number, date: string): readonly string[] => [
  ...(reading.book.rows[at]?.chapter99 ?? []),
  ...(lineRead(reading, at, date)?.chapter99 ?? []),
];

/**
 * A code that the tariff has no row for: it is named after the Harmonized System, what it begins
 * stands below.
 */
function unprinted(
  reading: TariffReading,
  { code, tops }: Extract<CodePlace, { at: null }>,
  date: string,
): Said {
  const text = systemText(reading, code);
  const [above = [], ...others] = tops.map((at) => ancestorsOf(reading.book, at));
  const shared = above.filter((row) => others.every((rows) => rows.includes(row)));
  return {
    code,
    description: text,
    text,
    level: levelOf(code),
    declarable: false,
    ancestors: code.length === 2 ? [] : ancestors(reading, shared, code),
    children: tops.flatMap((at) => coded(reading, at, [], date)),
    rates: [],
    units: [],
    measures: [],
    notes: [],
    chapter99: [],
    validFrom: null,
    validUntil: null,
  };
}

const systemText = (reading: TariffReading, code: string): string =>
  reading.systemText(code) ?? `Chapter ${code}`;

/** The rows above, and the chapter where the tariff has no row for it. */
function ancestors(
  reading: TariffReading,
  above: readonly number[],
  code: string,
): CodeReading['ancestors'] {
  const { book } = reading;
  const rows = above.map((row) =>
    ancestor(reading, codeOf(book, row), withoutColon(book.rows[row]?.text)),
  );
  if (code.length <= 2 || rows.some(({ level }) => level === 'chapter')) return rows;
  const chapter = code.slice(0, 2);
  return [ancestor(reading, chapter, systemText(reading, chapter)), ...rows];
}

const ancestor = (
  reading: TariffReading,
  code: string | null,
  description: string,
): CodeReading['ancestors'][number] => ({
  code,
  codeFormatted: code === null ? null : formatted(reading, code),
  description,
  level: levelOf(code),
});

/**
 * The row, or for a row of text the nearest ones below it that have a code: the texts in between
 * come along. None that is gone on the day.
 */
function coded(
  reading: TariffReading,
  at: number,
  said: readonly string[],
  date: string,
): CodeReading['children'] {
  const { book } = reading;
  if (!existsAt(book, at, date)) return [];
  const code = codeOf(book, at);
  const texts = [...said, withoutColon(book.rows[at]?.text)];
  if (code === null)
    return childrenOf(book, at).flatMap((below) => coded(reading, below, texts, date));
  return [
    {
      code,
      codeFormatted: formatted(reading, code),
      description: texts.join(': '),
      declarable: isDeclarable(reading, at, date),
    },
  ];
}

function presentMeasure(
  { schedule }: TariffReading,
  measure: MeasureRecord,
  setOn: string,
): MeasureReading {
  const { kind: _, code: __, additionalCodeName: ___, ...said } = measure;
  const words = measure.duty === null ? null : meaningOf(measure.duty, schedule).words;
  return { ...said, words, setOn };
}
