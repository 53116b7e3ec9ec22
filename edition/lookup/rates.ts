/** The rates of a row, as printed in columns or set as measures, with what they say. */
import type { ScheduleName } from '../../engine/hscode.ts';
import type { MeasureRecord } from '../../engine/release/records.ts';
import { type DutyExpression, parseDuty } from '../../engine/tariff/rate/expression.ts';
import { printedPreferences } from '../../engine/tariff/rate/preference.ts';
import { dollarOf } from '../../engine/tariff/rate/rateTerm.ts';
import { wordsOfDuty } from '../../engine/tariff/rate/words.ts';
import { ancestorsOf, codeOf, onDay } from '../../engine/tariff/schedule/book.ts';
import { type MeasureAt, measuresAt } from './measures.ts';
import { lineRead, type TariffReading } from './tariff.ts';

export type RateKind = 'general' | 'preferential' | 'statutory' | 'endUse' | 'suspension';

export interface RateReading {
  kind: RateKind;
  programme: { code: string; name: string | null; until: string | null } | null;
  printed: string;
  words: string | null;
  /** Decimals as text; null when the rate is not understood. */
  expression: { kind: string; [part: string]: unknown } | null;
  /** The code above that prints the rate; null when the row does itself. */
  inheritedFrom: string | null;
}

/** Every rate of a row on a day, the general one first. Empty when nothing is printed. */
export function ratesOf(reading: TariffReading, at: number, date: string): RateReading[] {
  const measured = measuredRates(reading, at, date);
  const printed = printedRates(reading, at, date);
  const hasGeneral = measured.some(({ kind }) => kind === 'general');
  const all = [...measured, ...printed.filter(({ kind }) => kind !== 'general' || !hasGeneral)];
  return KINDS.flatMap((kind) => all.filter((rate) => rate.kind === kind));
}

const KINDS: readonly RateKind[] = ['general', 'preferential', 'suspension', 'endUse', 'statutory'];

/** The general rate of a row as printed, its own or inherited; null when there is none. */
export function generalRate(reading: TariffReading, at: number, date: string): string | null {
  const held = measuresAt(reading.book, at, date).filter(
    ({ measure }) => kindOf(measure) === 'general',
  );
  return (
    nearest(held).find(({ measure }) => measure.area === EVERY_COUNTRY)?.measure.duty ??
    columnsFor(reading, at, date)?.general ??
    null
  );
}

const EVERY_COUNTRY = '1011'; // the area erga omnes

interface Columns {
  from: number;
  general: string | null;
  preferences: string | null;
  column2: string | null;
}

/** The columns of the nearest row, from the row itself upwards, that prints a rate. */
function columnsFor(reading: TariffReading, at: number, date: string): Columns | null {
  const { book } = reading;
  for (const row of [
    at,
    ...ancestorsOf(book, at)
      .reverse()
      .map((above) => onDay(book, above, date)),
  ]) {
    const printed = lineRead(reading, row, date) ?? book.rows[row];
    if (!printed) continue;
    const { general, preferences, column2 } = printed;
    if ((general ?? preferences ?? column2) !== null)
      return { from: row, general, preferences, column2 };
  }
  return null;
}

function printedRates(reading: TariffReading, at: number, date: string): RateReading[] {
  const columns = columnsFor(reading, at, date);
  if (!columns) return [];
  const { from, general, preferences, column2 } = columns;
  const inheritedFrom = from === at ? null : codeOf(reading.book, from);
  const rate = (
    kind: RateKind,
    printed: string | null,
    programme: RateReading['programme'] = null,
  ): RateReading[] =>
    printed === null
      ? []
      : [{ kind, programme, printed, ...meaningOf(printed, reading.schedule), inheritedFrom }];
  return [
    ...rate('general', general),
    ...printedPreferences(reading.schedule, preferences ?? '').flatMap(({ symbol, printed }) =>
      rate('preferential', printed, symbol === null ? null : programmeOf(reading, symbol)),
    ),
    ...rate('statutory', column2),
  ];
}

/** The programme behind a symbol: of the table, a group of the tariff, or the country itself. */
function programmeOf(
  { programmes, schedule, book, countryName }: TariffReading,
  symbol: string,
): NonNullable<RateReading['programme']> {
  const rows = schedule ? (programmes.get(schedule) ?? []) : [];
  const row = rows.find(({ symbols }) => symbols.includes(symbol));
  const own = schedule === 'us' ? null : countryName(symbol); // letters of the HTS are no countries
  return {
    code: symbol,
    name: row?.name ?? book.areas.get(symbol)?.name ?? own,
    until: row?.until ?? null,
  };
}

/**
 * Kinds of rates by measure type; quotas and trade remedies are no rates that a line has for
 * everybody.
 */
const MEASURED: Readonly<Record<string, RateKind>> = {
  '103': 'general', // third country duty
  '105': 'endUse', // non preferential duty under end use
  '106': 'preferential', // customs union duty
  '112': 'suspension', // autonomous tariff suspension
  '115': 'suspension', // the same under end use
  '117': 'suspension', // goods for ships and platforms
  '119': 'suspension', // airworthiness
  '141': 'preferential', // preferential suspension
  '142': 'preferential', // tariff preference
  '145': 'preferential', // preference under end use
};

const kindOf = ({ type, duty, quota, additionalCode }: MeasureRecord): RateKind | undefined =>
  duty === null || quota !== null || additionalCode !== null ? undefined : MEASURED[type];

function measuredRates(reading: TariffReading, at: number, date: string): RateReading[] {
  const { book, schedule } = reading;
  const rated = measuresAt(book, at, date).filter(({ measure }) => kindOf(measure) !== undefined);
  return nearest(rated).flatMap(({ measure, setOn, inherited }) => {
    const kind = kindOf(measure);
    const printed = measure.duty;
    if (!kind || printed === null) return [];
    const { area, areaName, until } = measure;
    const programme = area === EVERY_COUNTRY ? null : { code: area, name: areaName || null, until };
    const inheritedFrom = inherited ? setOn : null;
    return [{ kind, programme, printed, ...meaningOf(printed, schedule), inheritedFrom }];
  });
}

/** Of one type and area what is set nearest to the row comes before what it would inherit. */
function nearest(measures: readonly MeasureAt[]): MeasureAt[] {
  const setAt = new Map<string, string>();
  return measures.filter(({ measure: { type, area }, setOn }) => {
    const key = `${type} ${area}`;
    if (!setAt.has(key)) setAt.set(key, setOn);
    return setAt.get(key) === setOn;
  });
}

/** What a printed rate says, in words and as a tree. */
export function meaningOf(
  printed: string,
  schedule: ScheduleName | null,
): Pick<RateReading, 'words' | 'expression'> {
  const duty = parseDuty(printed, dollarOf(schedule));
  if (duty.kind === 'unparsed') return { words: null, expression: null };
  return { words: wordsOfDuty(duty), expression: plain(duty) };
}

/** An expression as JSON: its decimals become text. */
const plain = (duty: DutyExpression): NonNullable<RateReading['expression']> =>
  JSON.parse(JSON.stringify(duty)) as NonNullable<RateReading['expression']>;
