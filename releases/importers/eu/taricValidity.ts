/** Days and goods codes as the files of TARIC print them. */
import { dayAfter, utcDayOf } from '../../../engine/calendar.ts';
import type { CellPlace } from '../../files/shape.ts';
import { BrokenFile } from '../importer.ts';

const DAY_MS = 86_400_000;
/** Day 0 of Excel's serial numbers: its calendar has a 29 February 1900 that never was. */
const EXCEL_EPOCH_MS = Date.UTC(1899, 11, 30);

/**
 * The day `YYYY-MM-DD` of `31-12-2025`, `2025-12-31`, `2025-12-31 00:00:00` or an Excel serial
 * number such as `46022`; null for an empty cell. Throws `BrokenFile` for anything else, also for a
 * day that no calendar has.
 */
export function taricDay(printed: string | null, { file, row }: CellPlace): string | null {
  if (printed === null) return null;
  const [, day = '', month = '', year = ''] = /^(\d{2})[-/](\d{2})[-/](\d{4})$/.exec(printed) ?? [];
  const written =
    year === '' ? /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(printed)?.[1] : `${year}-${month}-${day}`;
  const serial = /^\d{5}(?:\.0+)?$/.test(printed)
    ? EXCEL_EPOCH_MS + Number(printed) * DAY_MS
    : null;
  const time = serial ?? (written === undefined ? Number.NaN : Date.parse(`${written}T00:00:00Z`));
  const iso = Number.isNaN(time) ? null : utcDayOf(new Date(time));
  if (iso === null || (serial === null && iso !== written))
    throw new BrokenFile(file, row, `"${printed}" is no date`);
  return iso;
}

/**
 * Validity of two printed days: TARIC prints the last day, records hold the first day on which it
 * no longer holds. Throws `BrokenFile` for an end before its start.
 */
export function taricValidity(
  start: string | null,
  end: string | null,
  place: CellPlace,
): { from: string | null; until: string | null } {
  const from = taricDay(start, place);
  const last = taricDay(end, place);
  if (from !== null && last !== null && last < from)
    throw new BrokenFile(place.file, place.row, `it ends on ${last}, before it begins on ${from}`);
  return { from, until: last === null ? null : dayAfter(last) };
}

/**
 * Ten digits and the suffix of `0101210000 80`; without suffix it is `80`. A number that lost its
 * leading zero gets it back, a shorter code its trailing zeros. Throws `BrokenFile` for anything
 * but digits.
 */
export function goodsCode(
  printed: string | null,
  { file, row }: CellPlace,
): { code: string; suffix: string } {
  const [, digits = '', suffix = '80'] = /^(\d{3,10})(?: (\d{2}))?$/.exec(printed ?? '') ?? [];
  if (digits === '')
    throw new BrokenFile(file, row, `the goods code "${printed ?? ''}" is not ten digits`);
  // Codes have an even number of digits: an odd number was a number once.
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  return { code: even.padEnd(10, '0'), suffix };
}
