/**
 * Duties in addition to the base duty: which apply, which are kept off by what, and in which order
 * they are filed.
 */
import { holdsOn } from '../../calendar.ts';
import { codeSetOf } from '../../codeSet.ts';
import type { ScheduleName } from '../../hscode.ts';
import { remembered, rememberedOf } from '../../remembered.ts';
import type { MeasureRow, MeasureScope, RegulatoryRow, TariffEdition } from '../types.ts';
import { type DecidedMeasure, settle } from './interplay.ts';
import type { Applied, MeasureFacts } from './measureFacts.ts';
import { percentOf } from './measureRate.ts';

export type { Applied, MeasureFacts } from './measureFacts.ts';
export {
  basisOf,
  type MeasureBasis,
  type MeasureRate,
  type Metal,
  percentOf,
  rateOf,
} from './measureRate.ts';

/**
 * Measures in force on a day for an origin, whatever the goods: found once for all lines of a
 * request.
 */
export function measuresInForce(
  edition: TariffEdition,
  origin: string,
  date: string,
  schedule: ScheduleName = 'us',
): readonly MeasureRow[] {
  const known = inForceOf(edition.measures);
  const key = `${schedule} ${origin} ${date}`;
  const found = known.get(key);
  if (found) return found;
  if (known.size >= KEPT) known.clear();
  const rows = edition.measures.filter(
    (row) => row.schedule === schedule && holdsOn(row, date) && concerns(row, origin),
  );
  known.set(key, rows);
  return rows;
}

// A table is read once and asked often, mostly for few origins and days: what was found for these
// is kept.
const KEPT = 512;
const inForceOf = rememberedOf<readonly MeasureRow[], Map<string, readonly MeasureRow[]>>(
  () => new Map(),
);

const concerns = (row: MeasureRow, origin: string): boolean =>
  (row.origins.length === 0 || row.origins.includes(origin)) &&
  !row.originsExcluded.includes(origin);

/** Of measures in force those for the goods, in filing order. */
export function applicableMeasures(
  measures: readonly MeasureRow[],
  facts: MeasureFacts,
): Applied[] {
  const reached = ofChapter(measures)(facts.digits.slice(0, 2)).filter(
    (row) => reaches(row, facts) !== 'no',
  );
  if (reached.length === 0) return [];
  const applied = settle(onlyHighestChinaList(reached), facts).map((decided) =>
    appliedOf(decided, facts),
  );
  return applied.length < 2
    ? applied
    : applied.sort((left, right) => filingOrder(left.row, right.row));
}

/** Rows that name no codes, or some of the chapter. */
const ofChapter = rememberedOf((measures: readonly MeasureRow[]) =>
  remembered((chapter): readonly MeasureRow[] =>
    measures.filter(
      ({ scope }) =>
        !('prefixes' in scope) || scope.prefixes.some((prefix) => prefix.startsWith(chapter)),
    ),
  ),
);

const appliedOf = (
  { row, exemption, others = [], part, several }: DecidedMeasure,
  facts: MeasureFacts,
): Applied => ({
  row,
  exemption,
  ...(others.length > 0 ? { others } : {}),
  part,
  doubtful: exemption === null && (several || isDoubtful(row, facts)),
  dividing: exemption === null ? dividing(row, facts) : [],
});

/** Codes of the scope below the one given, where some of these are charged and others are not. */
function dividing({ scope }: MeasureRow, { digits }: MeasureFacts): readonly string[] {
  const below = (codes: readonly string[]): string[] =>
    codeSetOf(codes).reachesBelow(digits) ? codes.filter((code) => code.startsWith(digits)) : [];
  const named =
    'prefixes' in scope && !codeSetOf(scope.prefixes).covers(digits) ? below(scope.prefixes) : [];
  return [...named, ...below(scope.except)];
}

const isDoubtful = (row: MeasureRow, facts: MeasureFacts): boolean =>
  reaches(row, facts) === 'partly' ||
  codeSetOf(row.doubt).touches(facts.digits) ||
  isPartlyExempt(row, facts);

/** CSMS 18-000657 and 39587858, by the beginning of the kind; what has no place stands last. */
const FILING_ORDER: readonly RegExp[] = [
  /^section_301(?:_nicaragua|_cranes)?$/, // 9903.88 to .92 before 9903.05
  /^section_301/,
  /^ieepa/,
  /^section_(?:122|338)$/,
  /^section_232/,
  /^section_201/,
  /^/,
];
/** By the place of the kind; of one place the lower heading first, so that the order is total. */
const filingOrder = (left: MeasureRow, right: MeasureRow): number =>
  filingPlace(left.kind) - filingPlace(right.kind) || (left.heading < right.heading ? -1 : 1);

const filingPlace = remembered((kind) =>
  FILING_ORDER.findIndex((beginning) => beginning.test(kind)),
);

/**
 * Whether the scope covers the code (`listed`: of a line that refers to the heading); `partly` when
 * it is narrower than the code.
 */
function covers(scope: MeasureScope, digits: string): 'yes' | 'partly' | 'no' {
  const left = codeSetOf(scope.except);
  if (left.covers(digits)) return 'no';
  const whole = left.reachesBelow(digits) ? 'partly' : 'yes';
  if (!('prefixes' in scope)) return whole;
  const codes = codeSetOf(scope.prefixes);
  if (codes.covers(digits)) return whole;
  return codes.reachesBelow(digits) ? 'partly' : 'no';
}

const reaches = (row: MeasureRow, facts: MeasureFacts): 'yes' | 'partly' | 'no' =>
  'listed' in row.scope && !facts.chapter99.includes(row.heading)
    ? 'no'
    : covers(row.scope, facts.digits);

/** The four-year review raised rates of the lists; it did not add to them (US note 31). */
function onlyHighestChinaList(rows: readonly MeasureRow[]): readonly MeasureRow[] {
  const lists = rows.filter((row) => row.kind === 'section_301');
  if (lists.length < 2) return rows;
  const highest = lists.reduce((top, row) => (percentOf(row).gt(percentOf(top)) ? row : top));
  return rows.filter((row) => row.kind !== 'section_301' || row === highest);
}

/** An exemption list of the day names goods below a code as short as the one given. */
const isPartlyExempt = (row: MeasureRow, { digits, date }: MeasureFacts): boolean =>
  row.exemptions.some(
    ({ when, negated, values, validity }) =>
      when === 'code' &&
      !negated &&
      (!validity || holdsOn(validity, date)) &&
      !codeSetOf(values).covers(digits) &&
      codeSetOf(values).reachesBelow(digits),
  );

/**
 * Measures that may apply at a destination (its country, union and territory): reported, never
 * charged.
 */
export const regulatoryFor = (
  edition: TariffEdition,
  destination: readonly string[],
  facts: { digits: string; origin: string; date: string },
): RegulatoryRow[] =>
  regulatoryIn(edition.regulatory)([facts.date, facts.origin, ...destination].join(' ')).filter(
    ({ scope }) => covers(scope, facts.digits) !== 'no',
  );

/** Of a day, an origin and a destination, whatever the goods: by these three as one text. */
const regulatoryIn = rememberedOf((rows: readonly RegulatoryRow[]) =>
  remembered((journey): readonly RegulatoryRow[] => {
    const [date = '', origin = '', ...destination] = journey.split(' ');
    return rows.filter(
      (row) =>
        destination.includes(row.destination) &&
        holdsOn(row, date) &&
        namesOrigin(row.origins, origin) &&
        !('listed' in row.scope),
    );
  }, KEPT),
);

/** Origins as rows keep them: named ones, or all but those with a minus. */
export function namesOrigin(origins: readonly string[], origin: string): boolean {
  if (origins.includes(`-${origin}`)) return false;
  const named = origins.filter((country) => !country.startsWith('-'));
  return named.length === 0 || named.includes(origin);
}
