/** Codes with an odd number of digits: tariffs part theirs in pairs, so one digit is too many or lost. */
import type { TariffEdition } from '../types.ts';

/** The code that an odd number of digits is read as: the shorter one. */
export const wholeCode = (digits: string): string =>
  digits.length % 2 === 0 ? digits : digits.slice(0, -1);

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
