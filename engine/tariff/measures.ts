/** Duties in addition to the base duty: which apply, which are kept off by what, and in which order they are filed. */
import { holdsOn } from '../calendar.ts';
import { decimal } from '../decimal.ts';
import { isCoveredBy, type ScheduleName } from '../hscode.ts';
import type { MeasureExemption, MeasureRow, MeasureScope, RegulatoryRow, TariffEdition } from './types.ts';

/** The facts that decide on additional duties. */
export interface MeasureFacts {
  digits: string;
  chapter99: readonly string[];
  columnTwo: boolean;
  /** Symbols of the preference that is claimed for the goods. */
  claimed: readonly string[];
  /** Codes that the request claims, and conditions that it says are met. */
  claims?: readonly string[];
  conditions?: readonly string[];
  /** Share of the declared metal melted in each country, per cent. */
  meltShares?: ReadonlyMap<string, ReturnType<typeof decimal>>;
  melted?: readonly string[];
  /** Metal is under 15 % of the weight, as declared. */
  light: boolean;
  /** Components are declared, and none is a metal. */
  noMetal?: boolean;
  /** Entry date, YYYY-MM-DD. */
  date: string;
}

/** A measure in force for the goods: charged, or kept off by an exemption whose heading is filed in its place. */
export interface Applied {
  row: MeasureRow;
  exemption: MeasureExemption | null;
  /** An exemption list names some goods of this heading, or the code is too short to tell. */
  doubtful: boolean;
}

/** Measures in force on a day for an origin, whatever the goods: found once for all lines of a request. */
export const measuresInForce = (
  edition: TariffEdition,
  origin: string,
  date: string,
  schedule: ScheduleName = 'us',
): MeasureRow[] =>
  edition.measures.filter((row) => row.schedule === schedule && holdsOn(row, date) && concerns(row, origin));

/** Of measures in force those for the goods, in filing order. Section 232 is decided first, since it keeps others off. */
export function applicableMeasures(measures: readonly MeasureRow[], facts: MeasureFacts): Applied[] {
  const inForce = measures.filter((row) => reaches(row, facts) !== 'no');
  const metals = onlyHighest(
    inForce.filter((row) => row.kind === 'section_232').flatMap((row) => apply(row, facts, [])),
  );
  const charged = metals.filter(({ exemption }) => exemption === null).map(({ row }) => row.kind);
  const others = onlyHighestChinaList(inForce.filter((row) => row.kind !== 'section_232')).flatMap((row) =>
    apply(row, facts, charged),
  );
  return [...others, ...metals].sort((left, right) => filingOrder(left) - filingOrder(right));
}

/** CSMS 18-000657 and 39587858, by the beginning of the kind; what has no place stands last. */
const FILING_ORDER: readonly RegExp[] = [
  /^section_301$/, // the lists of China before the other programmes
  /^section_301/,
  /^ieepa/,
  /^section_(?:122|338)$/,
  /^section_232/,
  /^section_201$/,
  /^/,
];
const filingOrder = ({ row }: Applied): number => FILING_ORDER.findIndex((kind) => kind.test(row.kind));

const concerns = (row: MeasureRow, origin: string): boolean =>
  (row.origins.length === 0 || row.origins.includes(origin)) && !row.originsExcluded.includes(origin);

/** Whether the scope covers the code; `partly` when the scope is narrower than the code given. */
function covers(scope: MeasureScope, digits: string): 'yes' | 'partly' | 'no' {
  if ('listed' in scope) return 'no';
  if (isCoveredBy(digits, scope.except)) return 'no';
  if ('all' in scope || isCoveredBy(digits, scope.prefixes)) return 'yes';
  return scope.prefixes.some((prefix) => prefix.startsWith(digits)) ? 'partly' : 'no';
}

const reaches = (row: MeasureRow, facts: MeasureFacts): 'yes' | 'partly' | 'no' =>
  'listed' in row.scope
    ? facts.chapter99.includes(row.heading)
      ? 'yes'
      : 'no'
    : covers(row.scope, facts.digits);

/**
 * One heading an article (US notes 16, 33, 37, 38): of headings that a code may fall under, the dearest that is charged;
 * one that an exemption keeps off gives way to it.
 */
function onlyHighest(applied: readonly Applied[]): Applied[] {
  const charged = applied.filter(({ exemption }) => exemption === null);
  const [first, ...rest] = charged.length > 0 ? charged : applied;
  if (!first) return [];
  const top = rest.reduce((best, one) => (percentOf(one.row).gt(percentOf(best.row)) ? one : best), first);
  return [charged.length > 1 ? { ...top, doubtful: true } : top];
}

/** The four-year review raised rates of the lists; it did not add to them (US note 31). */
function onlyHighestChinaList(rows: readonly MeasureRow[]): MeasureRow[] {
  const lists = rows.filter((row) => row.kind === 'section_301');
  const highest = lists.reduce<MeasureRow | null>(
    (top, row) => (top && !percentOf(row).gt(percentOf(top)) ? top : row),
    null,
  );
  return rows.filter((row) => row.kind !== 'section_301' || row === highest);
}

/** The per cent of a measure; of a top-up, the total. */
export const percentOf = (row: MeasureRow): ReturnType<typeof decimal> =>
  decimal(row.rate.replace('total ', '').replace('%', ''));

function apply(row: MeasureRow, facts: MeasureFacts, charged: readonly string[]): Applied[] {
  const exemption = row.exemptions.find((one) => holds(one, facts, charged)) ?? null;
  // Without a heading of its own the exemption means that another row speaks for the goods.
  if (exemption && exemption.heading === null) return [];
  const doubtful =
    reaches(row, facts) === 'partly' || touches(row.doubt, facts.digits) || isPartlyExempt(row, facts);
  return [{ row, exemption, doubtful: exemption === null && doubtful }];
}

/** An exemption list of the day names goods below a code as short as the one given. */
const isPartlyExempt = (row: MeasureRow, { digits, date }: MeasureFacts): boolean =>
  row.exemptions.some(
    ({ when, negated, values, validity }) =>
      when === 'code' &&
      !negated &&
      (!validity || holdsOn(validity, date)) &&
      values.some((code) => code.length > digits.length && code.startsWith(digits)),
  );

const touches = (prefixes: readonly string[], digits: string): boolean =>
  isCoveredBy(digits, prefixes) || prefixes.some((prefix) => prefix.startsWith(digits));

function holds(
  { when, negated, values, within, validity }: MeasureExemption,
  facts: MeasureFacts,
  charged: readonly string[],
): boolean {
  if (validity && !holdsOn(validity, facts.date)) return false;
  const met = {
    column2: facts.columnTwo,
    measure: values.some((kind) => charged.includes(kind)),
    claimed: values.some((symbol) => facts.claimed.includes(symbol)),
    code: isCoveredBy(facts.digits, values),
    light: facts.light,
    melted: values.some((country) => facts.meltShares?.has(country) ?? facts.melted?.includes(country)),
  }[when];
  return met !== negated && (within.length === 0 || isCoveredBy(facts.digits, within));
}

/** Measures that may apply at a destination (its country, union and territory): reported, never charged. */
export const regulatoryFor = (
  edition: TariffEdition,
  destination: readonly string[],
  facts: { digits: string; origin: string; date: string },
): RegulatoryRow[] =>
  edition.regulatory.filter(
    (row) =>
      destination.includes(row.destination) &&
      holdsOn(row, facts.date) &&
      namesOrigin(row.origins, facts.origin) &&
      covers(row.scope, facts.digits) !== 'no',
  );

/** Origins as rows keep them: named ones, or all but those with a minus. */
export function namesOrigin(origins: readonly string[], origin: string): boolean {
  if (origins.includes(`-${origin}`)) return false;
  const named = origins.filter((country) => !country.startsWith('-'));
  return named.length === 0 || named.includes(origin);
}
