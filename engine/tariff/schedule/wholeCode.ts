/** Codes with an odd number of digits: tariffs part theirs in pairs, so one digit is too many or lost. */
import type { ScheduleName } from '../../hscode.ts';
import type { TariffEdition } from '../types.ts';

/**
 * The code that an odd number of digits is read as: the shorter one. A statistical code of Japan has
 * nine digits; the tenth of a declaration only checks the others.
 */
export function wholeCode(digits: string, schedule: ScheduleName | null = null): string {
  if (schedule === 'jp' && digits.length >= JAPANESE) return digits.slice(0, JAPANESE);
  return digits.length % 2 === 0 ? digits : digits.slice(0, -1);
}
const JAPANESE = 9;

/**
 * The code with the leading zero that a table of numbers may have dropped; null where that is none
 * of the Harmonized System, or no digit is odd.
 */
export function withLeadingZero(
  { subheadings }: Pick<TariffEdition, 'subheadings'>,
  digits: string,
): string | null {
  const filled = `0${digits}`;
  return digits.length % 2 === 1 && subheadings.current.has(filled.slice(0, 6)) ? filled : null;
}
