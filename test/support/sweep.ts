/**
 * The duties of every tariff line of the United States, for many origins and days: what the sweep
 * asks and what it keeps.
 */
import { assembleTariff, NOTHING_IMPORTED } from '../../edition/assemble.ts';
import { loadTariff } from '../../edition/reading/tariff/tariff.ts';
import { holdsOn } from '../../engine/calendar.ts';
import { toNumber } from '../../engine/decimal.ts';
import type { ReleaseRecord } from '../../engine/release/records.ts';
import type { StackingResult } from '../../engine/tariff/answer/answer.ts';
import {
  applicableMeasures,
  measuresInForce,
  percentOf,
} from '../../engine/tariff/measure/measures.ts';
import { parseDuty } from '../../engine/tariff/rate/expression.ts';
import { buildBook } from '../../engine/tariff/schedule/book.ts';
import { stackDuties } from '../../engine/tariff/stacking.ts';
import type { TariffEdition } from '../../engine/tariff/types.ts';
import type { SourceFile } from '../../releases/importers/importer.ts';
import { usHts } from '../../releases/importers/us/hts.ts';

/**
 * Partners of every sort: with and without agreement, column 2, topped up to a total, under
 * programmes of their own.
 */
export const SWEPT_ORIGINS =
  'CN HK CA MX GB DE FR IT IE JP KR TW CH IN BR VN TH BD ID AU IL RU ZA NI TR'.split(' ');

/**
 * Before the first surcharge, between all changes since, and the two days for which rates by
 * country are known.
 */
export const SWEPT_DAYS = [
  '2025-01-15', // section 301 and 232 of 2018 alone
  '2025-03-05', // fentanyl
  '2025-03-20', // steel and aluminium without exceptions
  '2025-04-12', // the reciprocal duty of 125 per cent, cars
  '2025-06-10', // Geneva; steel at 50 per cent
  '2025-08-10', // reciprocal duties by country, copper
  '2025-12-05',
  '2026-01-20', // chips
  '2026-03-15', // section 122
  '2026-04-10', // metals on the full value
  '2026-06-08',
  '2026-11-15', // forced labour, today's
] as const;

/**
 * Exports of the schedule with the first day for which each is read; before the first of them, the
 * first.
 */
export const EXPORTS = [
  { file: 'us-hts/hts_2025_rev_32.json.gz', from: '2025-11-15' },
  { file: 'us-hts/hts_2026_basic.json.gz', from: '2026-01-01' },
  { file: 'us-hts/hts_2026_rev_4.json.gz', from: '2026-02-24' },
  { file: 'us-hts/hts_2026_rev_10.json.gz', from: '2026-06-08' },
] as const;

export const exportFor = (day: string): (typeof EXPORTS)[number] =>
  EXPORTS.findLast(({ from }) => from <= day) ?? EXPORTS[0];

/** The embedded tables with the schedule of an export. */
export async function editionOf(file: SourceFile, from: string): Promise<TariffEdition> {
  const records: ReleaseRecord[] = [];
  for await (const record of usHts.read([file])) records.push(record);
  const imported = { book: buildBook('us', records), edition: { from, until: null } };
  return assembleTariff(loadTariff(), { ...NOTHING_IMPORTED, books: new Map([['us', imported]]) });
}

/**
 * Tariff lines (eight digits) of chapters 1 to 97; of `every` lines one, the same ones each time.
 */
export function linesSwept({ schedules }: TariffEdition, every = 1): string[] {
  const codes = schedules.us?.codes ?? [];
  const lines = new Set(
    codes.map((code) => code.slice(0, 8)).filter((code) => code.length === 8 && code < '98'),
  );
  return [...lines].filter((code) => numberOf(code) % every === 0);
}

/** Spread evenly, since neighbours in the schedule are alike. */
const numberOf = (code: string): number => (Number(code) * 2_654_435_761) % 1_000_003;

/** What is kept of an answer. */
export interface Swept {
  line: string;
  origin: string;
  answer: StackingResult;
}

export function* sweep(
  edition: TariffEdition,
  lines: readonly string[],
  day: string,
): Generator<Swept> {
  for (const line of lines)
    for (const origin of SWEPT_ORIGINS) {
      const [answer] = stackDuties(
        [{ hsCode: line, originCountry: origin, destinationCountry: 'US', date: day }],
        edition,
      );
      if (!answer) throw new Error('no answer to one question');
      yield { line, origin, answer };
    }
}

/** Why an answer cannot be right; null where nothing is wrong with it. */
export function faultOf({ answer }: Swept): string | null {
  if (!answer.ok) return `refused: ${answer.error?.message ?? ''}`;
  const { base, effective, needs = [], measures = [] } = answer;
  if (!effective) return 'no total';
  if (effective.adValorem !== null && effective.adValorem < 0) return 'a negative total';
  if (needs.length > 0) return null;
  if (effective.adValorem === null && effective.specific.length === 0)
    return 'no total, and nothing is said to be missing';
  if (!base) return 'no base duty, and nothing is said to be missing';
  const { kind } = parseDuty(base.rate);
  if (kind === 'unparsed' || kind === 'reference')
    return `not understood, and nothing is said to be missing: ${base.rate}`;
  const unread = measures.find(({ applied, rate }) => applied && !/\d/.test(rate));
  return unread ? `a measure without a rate: ${unread.id}` : null;
}

/**
 * What measures of a kind state for the lines, without any preference, claim or declared content:
 * the per cents of one line together, and how many lines carry each sum.
 */
export function statedRates(
  edition: TariffEdition,
  lines: readonly string[],
  query: { origin: string; day: string; kind: RegExp; goods: RegExp | undefined },
): Map<number, number> {
  const { origin, day, kind, goods } = query;
  const inForce = measuresInForce(edition, origin, day);
  const found = new Map<number, number>();
  if (!inForce.some((row) => kind.test(row.kind))) return found;
  const columnTwo = edition.columnTwo.some((row) => row.country === origin && holdsOn(row, day));
  for (const digits of lines) {
    if (goods && !goods.test(digits)) continue;
    const chapter99 = edition.schedules.us?.lines.get(digits)?.chapter99 ?? [];
    const own = applicableMeasures(inForce, {
      digits,
      chapter99,
      columnTwo,
      claimed: [],
      light: false,
      date: day,
      origin,
      conditions: ['advanced_chip'],
    }).filter(({ row, exemption }) => exemption === null && kind.test(row.kind));
    if (own.length === 0) continue;
    const percent = own.reduce((sum, { row }) => sum + toNumber(percentOf(row)), 0);
    found.set(percent, (found.get(percent) ?? 0) + 1);
  }
  return found;
}
