/** Columns of a tariff line: general, statutory and preferential rates that an origin may claim. */
import { holdsOn } from '../../calendar.ts';
import type { ScheduleName } from '../../hscode.ts';
import { remembered, rememberedOf } from '../../remembered.ts';
import type { RateCondition } from '../answer/answer.ts';
import type { ClaimableRate, ProgrammeRow, Sourced, TariffEdition, TariffLine } from '../types.ts';
import type { Assessed, DutyBasis } from './evaluate.ts';
import { freePreferenceOf } from './freePreference.ts';
import { isHtsTerm, rateUnderTerms } from './htsTerms.ts';
import { assessRate } from './printedRate.ts';
import { readSpecial } from './special.ts';

/** One rate of a line for this origin, with what it amounts to. */
export interface Column {
  tier: 'general' | 'preferential' | 'punitive';
  programme: ProgrammeRow | null;
  /** The symbol as the schedule prints it; null for the general rate itself. */
  symbol: string | null;
  rate: string;
  assessed: Assessed;
  /** What must be met, held or left in a quota before it is charged. */
  condition: RateCondition | null;
  quota: string | null;
  relief: ClaimableRate['relief'] | null;
  source: Sourced | null;
  /** An agreement states it for a class of goods: the line itself prints no such rate. */
  byClass?: true;
}

/** What the request says of rates with terms. */
export interface RateFacts {
  conditions: readonly string[];
  claims: readonly string[];
  /** Symbols of the programmes that it asks for by their usual name. */
  preferred?: readonly string[];
}

export interface ColumnQuery {
  edition: TariffEdition;
  schedule: ScheduleName | null;
  line: TariffLine;
  origin: string;
  date: string;
  /** Digits of the goods, by which classes of goods are found. */
  digits: string;
  basis: DutyBasis;
  /** Column 2 of the United States. */
  columnTwo: boolean;
}

/**
 * Every rate the origin may have: general (or statutory) first, where it is known. Empty when the
 * line prints no rate.
 */
export function columnsOf(query: ColumnQuery): Column[] {
  const { line, columnTwo } = query;
  const rate = columnTwo ? line.column2 : line.general;
  const column = (printed: string): Pick<Column, 'rate' | 'assessed'> => assessRate(printed, query);
  const plain = {
    programme: null,
    symbol: null,
    condition: null,
    quota: null,
    relief: null,
    source: null,
  };
  const general: Column[] =
    rate === null ? [] : [{ ...plain, tier: columnTwo ? 'punitive' : 'general', ...column(rate) }];
  if (columnTwo || query.schedule === null) return general;
  return [
    ...general,
    ...claimableRates(query).map(
      ({ programme, symbol, printed, condition, quota, relief, source, byClass }): Column => ({
        tier: programme === null ? 'general' : 'preferential',
        programme,
        symbol,
        ...column(printed),
        condition: condition ?? null,
        quota: quota ?? null,
        relief: relief ?? null,
        source,
        ...(byClass ? { byClass } : {}),
      }),
    ),
  ];
}

/**
 * Rates that stand as measures, in the preference column, or for whole classes of goods under an
 * agreement.
 */
function claimableRates(query: ColumnQuery): ClaimableRate[] {
  const { line, schedule } = query;
  const inLine = printedPreferences(schedule, line.preferences ?? '').flatMap(
    ({ symbol, printed }): ClaimableRate[] => {
      if (symbol === null) return [];
      if (schedule === 'us' && isHtsTerm(symbol))
        return rateUnderTerms(symbol, printed, query.origin);
      const programme = programmeOf(query, symbol);
      return programme ? [{ programme, symbol, printed, source: programme }] : [];
    },
  );
  return withClasses([...(line.claimable ?? []), ...inLine], query);
}

/**
 * Rates that an agreement states for whole classes of goods, where the line prints none; a
 * withdrawal goes before both.
 */
function withClasses(rates: readonly ClaimableRate[], query: ColumnQuery): ClaimableRate[] {
  const { edition, schedule, origin, date, digits } = query;
  const rows = schedule === null ? [] : (edition.freePreferences.get(schedule) ?? []);
  // a tariff that publishes measures says everything itself
  if (schedule === null || rows.length === 0 || query.line.measuredAt) return [...rates];
  const programmes = (edition.programmes.get(schedule) ?? []).filter(
    (row) => row.origins.includes(origin) && holdsOn(row, date),
  );
  let all = [...rates];
  for (const programme of programmes) {
    const { symbols } = programme;
    const row = freePreferenceOf(rows, { symbols, origin, digits, date });
    if (!row) continue;
    const isPrinted = ({ symbol }: ClaimableRate): boolean => symbols.includes(symbol);
    if (row.rate === null) all = all.filter((rate) => !isPrinted(rate));
    else if (!all.some(isPrinted))
      all.push({ programme, symbol: row.symbol, printed: row.rate, source: row, byClass: true });
  }
  return all;
}

/**
 * `Free (AU,BH) 8% (JP)` in the United States, `GSP 9.6%; EBA Free` elsewhere; a rate of the HTS
 * may stand without a symbol.
 */
export const printedPreferences = (
  schedule: ScheduleName | null,
  printed: string,
): readonly PrintedPreference[] =>
  schedule === 'us' ? preferencesOfHts(printed) : preferencesElsewhere(printed);

interface PrintedPreference {
  symbol: string | null;
  printed: string;
}

const preferencesOfHts = remembered((printed): readonly PrintedPreference[] =>
  readSpecial(printed).flatMap(({ rate, programmes }) =>
    (programmes.length > 0 ? programmes : [null]).map((symbol) => ({ symbol, printed: rate })),
  ),
);

const preferencesElsewhere = remembered((printed): readonly PrintedPreference[] =>
  printed.split(';').flatMap((part) => {
    const [, symbol, rate] = /^(\S+)\s+(\S.*)$/.exec(part.trim()) ?? [];
    return symbol && rate ? [{ symbol, printed: rate }] : [];
  }),
);

/**
 * The programme of a symbol when the origin may claim it on the day. A country's own symbol needs
 * no row.
 */
function programmeOf(
  { edition, schedule, origin, date }: ColumnQuery,
  symbol: string,
): ProgrammeRow | null {
  if (schedule === null) return null;
  const rows =
    bySymbol(edition.programmes.get(schedule) ?? NO_PROGRAMMES).get(symbol) ?? NO_PROGRAMMES;
  const row = rows.find((one) => one.origins.includes(origin) && holdsOn(one, date));
  if (row) return row;
  const isCountry = schedule !== 'us' && !(schedule === 'au' && symbol === FORUM_ISLANDS);
  return rows.length === 0 && symbol === origin && isCountry ? bilateral(schedule, symbol) : null;
}

const NO_PROGRAMMES: readonly ProgrammeRow[] = [];

const bySymbol = rememberedOf(
  (rows: readonly ProgrammeRow[]): ReadonlyMap<string, readonly ProgrammeRow[]> => {
    const symbols = new Set(rows.flatMap((row) => row.symbols));
    return new Map(
      [...symbols].map((symbol) => [symbol, rows.filter((row) => row.symbols.includes(symbol))]),
    );
  },
);

/** Australia prints `FI` for the Forum Island Countries, not for Finland. */
const FORUM_ISLANDS = 'FI';

const bilateral = (schedule: ScheduleName, country: string): ProgrammeRow => ({
  schedule,
  symbols: [country],
  name: `trade agreement with ${country}`,
  origins: [country],
  certainty: 'assumed',
  from: '',
  until: null,
  proof: 'proof of origin as the agreement asks',
  legalBasis: `preference for ${country} in the schedule`,
  sourceUrl: '',
});

/** Asks for the best rate that rests on no proof of where the goods were made. */
export const UNPROVEN = 'without proof of origin';

/**
 * The column that a request chooses: `best`, `none` or a programme's symbol or name; null asks for
 * what is not there.
 */
export function chooseColumn(
  columns: readonly Column[],
  asked: string,
  facts: RateFacts,
): Column | null {
  const general = generalOf(columns);
  const open = columns.filter((column) => column === general || isOpen(column, facts));
  if (asked === 'none') return general;
  if (asked === UNPROVEN) return cheapest(open.filter(({ programme }) => programme === null));
  if (asked !== 'best')
    return open.find((column) => column !== general && goesBy(column, asked, facts)) ?? null;
  return cheapest(open);
}

/**
 * Without terms, or with those that the request says are met: a condition by its kind or code, a
 * quota by its order number.
 */
const isOpen = ({ condition, quota }: Column, { conditions, claims }: RateFacts): boolean =>
  (condition === null ||
    conditions.includes(condition.kind) ||
    (condition.code !== null &&
      (conditions.includes(condition.code) || claims.includes(condition.code)))) &&
  (quota === null || claims.includes(quota));

const cheapest = (columns: readonly Column[]): Column | null =>
  columns.reduce<Column | null>(
    (best, column) => (best === null || cheaper(column, best) ? column : best),
    null,
  );

/** The column of those who claim nothing; null where the tariff does not print it. */
export const generalOf = (columns: readonly Column[]): Column | null =>
  columns.find(({ symbol }) => symbol === null) ?? null;

const goesBy = (
  { symbol, programme }: Column,
  asked: string,
  { preferred = [] }: RateFacts,
): boolean =>
  (symbol !== null && preferred.includes(symbol)) ||
  [symbol, programme?.name, ...(programme?.symbols ?? [])].some(
    (name) => name?.toUpperCase() === asked.toUpperCase(),
  );

/** Less to pay; a rate that cannot be computed is never the cheaper one. */
function cheaper(left: Column, right: Column): boolean {
  const [leftKnown, rightKnown] = [left, right].map((column) => column.assessed.needs.length === 0);
  if (leftKnown !== rightKnown) return leftKnown ?? false;
  return left.assessed.amount.lt(right.assessed.amount);
}
