/** Days and codes as British tariff files print them. */
import { dayAfter, utcDayOf } from '../../../engine/calendar.ts';
import type { CellPlace } from '../../files/shape.ts';
import { BrokenFile } from '../importer.ts';

/**
 * The day `YYYY-MM-DD` of `2021-01-01T00:00:00.000Z`, `2021-01-01` or `01/01/2021`; null for an
 * empty cell. Throws `BrokenFile` for anything else, also for a day that no calendar has.
 */
export function dayOf(printed: string | null, { file, row }: CellPlace): string | null {
  if (printed === null || printed.trim() === '') return null;
  const british = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(printed.trim());
  const day = british
    ? `${british[3] ?? ''}-${british[2] ?? ''}-${british[1] ?? ''}`
    : /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(printed.trim())?.[1];
  const time = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  if (day === undefined || Number.isNaN(time) || utcDayOf(new Date(time)) !== day)
    throw new BrokenFile(file, row, `"${printed}" is no date`);
  return day;
}

/**
 * Validity of printed days: publishers print the last day, records the first on which it no longer
 * holds.
 */
export function validityOf(
  first: string | null,
  last: string | null,
  place: CellPlace,
): { from: string | null; until: string | null } {
  const from = dayOf(first, place);
  const end = dayOf(last, place);
  if (from !== null && end !== null && end < from)
    throw new BrokenFile(place.file, place.row, `it ends on ${end}, before it begins on ${from}`);
  return { from, until: end === null ? null : dayAfter(end) };
}

/**
 * The code when it has ten digits. Throws `BrokenFile` for any other: a lost leading zero makes a
 * wrong code.
 */
export function tenDigits(printed: string | null, { file, row }: CellPlace): string {
  const code = (printed ?? '').trim();
  if (!/^\d{10}$/.test(code))
    throw new BrokenFile(file, row, `the commodity code "${code}" does not have ten digits`);
  return code;
}

/** Digits that carry meaning: `0101210000` has six; never fewer than the two of a chapter. */
export function significantDigits(code: string): string {
  let length = code.length;
  while (length > 2 && code.slice(length - 2, length) === '00') length -= 2;
  return code.slice(0, length);
}
