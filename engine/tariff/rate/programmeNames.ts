/** Which programme a request means by a name: `KORUS`, `EU-JP`, `CETA`, or the symbol of a schedule. */
import { holdsOn } from '../../calendar.ts';
import type { ScheduleName } from '../../hscode.ts';
import type { Issue } from '../../refusal.ts';
import type { ClaimableRate, ProgrammeRow, TariffEdition } from '../types.ts';
import { isHtsTerm } from './htsTerms.ts';

/** How the party of a schedule is written in the name of an agreement: `UK-AU`. */
const PARTIES: Readonly<Record<ScheduleName, readonly string[]>> = {
  us: ['US'],
  eu: ['EU'],
  xi: ['EU'],
  gb: ['UK', 'GB'],
  ca: ['CA'],
  no: ['NO'],
  au: ['AU'],
  br: ['BR'],
  jp: ['JP'],
};

/** Whether the name is one of the programme: its symbols, its own or usual names, its two parties. */
export function isCalled(
  { schedule, symbols, name, alsoCalled = [] }: ProgrammeRow,
  asked: string,
): boolean {
  const wanted = plain(asked);
  return (
    [...symbols, name, ...alsoCalled].some((one) => plain(one) === wanted) ||
    pairsOf(schedule, symbols).includes(wanted.replace(/(?:FTA|EPA|TPA)$/, ''))
  );
}

/** Without what writers leave out: `T-MEC` is `TMEC`, but `GSP+` is not `GSP`. */
const plain = (name: string): string => name.toUpperCase().replaceAll(/[\s._/-]/g, '');

/** The parties in either order, where a symbol is that of a country or the Union. */
const pairsOf = (schedule: ScheduleName, symbols: readonly string[]): string[] =>
  symbols
    .filter((symbol) => /^[A-Z]{2}$/.test(symbol))
    .flatMap((symbol) => (symbol === 'GB' ? ['GB', 'UK'] : [symbol]))
    .flatMap((partner) =>
      PARTIES[schedule].flatMap((party) => [`${party}${partner}`, `${partner}${party}`]),
    );

/** Programmes of a schedule. Northern Ireland has those of the Union. */
const programmesAt = (
  { programmes }: TariffEdition,
  schedule: ScheduleName | null,
): readonly ProgrammeRow[] =>
  schedule === null ? [] : (programmes.get(schedule === 'xi' ? 'eu' : schedule) ?? []);

/** What is asked of a line of goods. */
export interface AskedPreference {
  asked: string;
  schedule: ScheduleName | null;
  origin: string;
  /** Entry date, YYYY-MM-DD. */
  date: string;
}

const openTo = (
  edition: TariffEdition,
  { schedule, origin, date }: AskedPreference,
): ProgrammeRow[] =>
  programmesAt(edition, schedule).filter(
    (row) => row.origins.includes(origin) && holdsOn(row, date),
  );

/** Symbols of the programmes that the name means for the origin: columns and groups. */
export const symbolsCalled = (edition: TariffEdition, query: AskedPreference): string[] =>
  isChoice(query.asked)
    ? []
    : openTo(edition, query)
        .filter((row) => isCalled(row, query.asked))
        .flatMap(({ symbols, alsoCalled = [] }) => [...symbols, ...alsoCalled]);

const isChoice = (asked: string): boolean => asked === 'best' || asked === 'none';

/**
 * The fault of a name that no programme of the destination has, whatever the goods; none where no
 * programme is known at all. `claimable` are the rates of the line itself.
 */
export function preferenceIssue(
  edition: TariffEdition,
  query: AskedPreference,
  claimable: readonly ClaimableRate[],
  path: string,
): Issue[] {
  const { asked, schedule, origin } = query;
  const known = programmesAt(edition, schedule);
  if (isChoice(asked) || known.length === 0) return [];
  const isKnown =
    known.some((row) => isCalled(row, asked)) ||
    claimable.some(
      ({ symbol, programme }) =>
        plain(symbol) === plain(asked) || (programme !== null && isCalled(programme, asked)),
    ) ||
    isOwnSymbol(query);
  if (isKnown) return [];
  const open = openTo(edition, query);
  const named = open.map(({ symbols: [symbol = ''], name }) =>
    symbol === name ? name : `${symbol} (${name})`,
  );
  return [
    {
      path,
      message: `${asked} is no preference known there; ${named.length === 0 ? `none is open to goods of ${origin}` : `open to goods of ${origin}: ${named.join(', ')}`}; or send best or none`,
      allowed: ['best', 'none', ...open.flatMap(({ symbols }) => symbols.slice(0, 1))],
    },
  ];
}

/** A country's own symbol needs no row; symbols of the HTS may stand for goods. */
const isOwnSymbol = ({ asked, schedule, origin }: AskedPreference): boolean =>
  plain(asked) === origin || (schedule === 'us' && isHtsTerm(asked.toUpperCase()));
