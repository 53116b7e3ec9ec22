/**
 * Numbers of postal items (UPU standard S10-12, clause 5.3, read 2026-11): two letters of the
 * service, eight digits, a check digit, and the country of the post.
 */

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/**
 * The check digit of eight digits: what their weighted sum lacks to a multiple of 11; 10 is written
 * 0, and 11 is written 5.
 */
export function s10CheckDigit(digits: string): number {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const lacking = 11 - (sum % 11);
  if (lacking === 10) return 0;
  return lacking === 11 ? 5 : lacking;
}

/** Whether the check digit of a number in the form of S10 is right; else the one expected. */
export function s10Fault(number: string): { expected: string } | null {
  const expected = String(s10CheckDigit(number.slice(2, 10)));
  return number[10] === expected ? null : { expected };
}

/** As it is printed beneath the bars: `RR 123 456 785 GB`. */
export const spacedS10 = (number: string): string =>
  [
    [0, 2],
    [2, 5],
    [5, 8],
    [8, 11],
    [11, 13],
  ]
    .map(([from, to]) => number.slice(from, to))
    .join(' ');
