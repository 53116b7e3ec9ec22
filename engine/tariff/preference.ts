/** Columns of a tariff line: general, statutory and preferential rates that an origin may claim. */
import { holdsOn } from '../calendar.ts';
import type { ScheduleName } from '../hscode.ts';
import { type Assessed, type DutyBasis, evaluateDuty } from './evaluate.ts';
import { parseDuty } from './expression.ts';
import { dollarOf } from './rateTerm.ts';
import { readSpecial } from './special.ts';
import type { ProgrammeRow, TariffEdition, TariffLine } from './types.ts';

/** One rate of a line for this origin, with what it amounts to. */
export interface Column {
  tier: 'general' | 'preferential' | 'punitive';
  programme: ProgrammeRow | null;
  /** The symbol as the schedule prints it. */
  symbol: string | null;
  rate: string;
  assessed: Assessed;
}

export interface ColumnQuery {
  edition: TariffEdition;
  schedule: ScheduleName | null;
  line: TariffLine;
  origin: string;
  date: string;
  basis: DutyBasis;
  /** Column 2 of the United States. */
  columnTwo: boolean;
}

/** Every rate the origin may have: general (or statutory) first, where it is known. Empty when the line prints no rate. */
export function columnsOf(query: ColumnQuery): Column[] {
  const { line, columnTwo, basis } = query;
  const rate = columnTwo ? line.column2 : line.general;
  const dollar = dollarOf(query.schedule);
  const column = (printed: string): Pick<Column, 'rate' | 'assessed'> => ({
    rate: printed,
    assessed: evaluateDuty(parseDuty(printed, dollar), basis),
  });
  const general: Column[] =
    rate === null
      ? []
      : [{ tier: columnTwo ? 'punitive' : 'general', programme: null, symbol: null, ...column(rate) }];
  if (columnTwo || query.schedule === null) return general;
  const claimable = [
    ...(line.claimable ?? []),
    ...printedPreferences(query.schedule, line.preferences ?? '').flatMap(({ symbol, printed }) => {
      const programme = symbol === null ? null : programmeOf(query, symbol);
      return programme ? [{ programme, symbol, printed }] : [];
    }),
  ];
  return [
    ...general,
    ...claimable.map(({ programme, symbol, printed }): Column => ({
      tier: 'preferential',
      programme,
      symbol,
      ...column(printed),
    })),
  ];
}

/** `Free (AU,BH) 8% (JP)` in the United States, `GSP 9.6%; EBA Free` elsewhere; a rate of the HTS may stand without a symbol. */
export function printedPreferences(
  schedule: ScheduleName | null,
  printed: string,
): { symbol: string | null; printed: string }[] {
  if (schedule === 'us')
    return readSpecial(printed).flatMap(({ rate, programmes }) =>
      (programmes.length > 0 ? programmes : [null]).map((symbol) => ({ symbol, printed: rate })),
    );
  return printed.split(';').flatMap((part) => {
    const [, symbol, rate] = /^\s*(\S+)\s+(.+?)\s*$/.exec(part) ?? [];
    return symbol && rate ? [{ symbol, printed: rate }] : [];
  });
}

/** The programme of a symbol when the origin may claim it on the day. A country's own symbol needs no row. */
function programmeOf({ edition, schedule, origin, date }: ColumnQuery, symbol: string): ProgrammeRow | null {
  if (schedule === null) return null;
  const rows = (edition.programmes.get(schedule) ?? []).filter((row) => row.symbols.includes(symbol));
  const row = rows.find((one) => one.origins.includes(origin) && holdsOn(one, date));
  if (row) return row;
  const isCountry = schedule !== 'us' && !(schedule === 'au' && symbol === FORUM_ISLANDS);
  return rows.length === 0 && symbol === origin && isCountry ? bilateral(schedule, symbol) : null;
}

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

/** The column that a request chooses: `best`, `none` or a programme's symbol or name; null asks for what is not there. */
export function chooseColumn(columns: readonly Column[], asked: string): Column | null {
  const general = generalOf(columns);
  if (asked === 'none') return general;
  if (asked !== 'best') return columns.find((column) => column !== general && goesBy(column, asked)) ?? null;
  return columns.reduce<Column | null>(
    (best, column) => (best === null || cheaper(column, best) ? column : best),
    null,
  );
}

/** The column of those who claim nothing; null where the tariff does not print it. */
export const generalOf = (columns: readonly Column[]): Column | null =>
  columns.find(({ tier }) => tier !== 'preferential') ?? null;

const goesBy = ({ symbol, programme }: Column, asked: string): boolean =>
  [symbol, programme?.name, ...(programme?.symbols ?? [])].some(
    (name) => name?.toUpperCase() === asked.toUpperCase(),
  );

/** Less to pay; a rate that cannot be computed is never the cheaper one. */
function cheaper(left: Column, right: Column): boolean {
  const [leftKnown, rightKnown] = [left, right].map((column) => column.assessed.needs.length === 0);
  if (leftKnown !== rightKnown) return leftKnown ?? false;
  return left.assessed.amount.lt(right.assessed.amount);
}
