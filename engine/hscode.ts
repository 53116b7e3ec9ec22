/** Tariff codes: digits inside, dots only at the edge. */

/** Tariff schedules by short name; `xi` is the EU's tariff as Northern Ireland applies it. */
export const SCHEDULES = ['us', 'eu', 'gb', 'ca', 'xi', 'no', 'au', 'br', 'jp'] as const;
/** The schedule of countries of which only the six digits of the Harmonized System are known. */
export const HARMONIZED_SYSTEM = 'HS';

export type ScheduleName = (typeof SCHEDULES)[number];

// Where the dots of a printed code stand, counted in digits; each publisher has its own habit.
const DOTS: Readonly<Record<ScheduleName, readonly number[]>> = {
  us: [4, 6, 8], // 6109.10.00.04
  ca: [4, 6, 8], // 6109.10.00.10
  eu: [4, 6, 8], // 6109.10.00
  gb: [4, 6, 8], // 6109.10.00.00
  xi: [4, 6, 8],
  no: [4, 6, 8], // 6109.10.00
  au: [4, 6, 8], // 6109.10.00
  br: [4, 6, 8], // 6109.10.00
  jp: [4, 6], // 6109.10.020, printed 6109.10-020
};

/**
 * A code of digits with the dots of its schedule; six digits and fewer look alike in every
 * schedule: `6109.10`.
 */
export function formatCode(digits: string, schedule: ScheduleName = 'us'): string {
  const cuts = DOTS[schedule].filter((at) => at < digits.length);
  return [0, ...cuts].map((at, index) => digits.slice(at, cuts[index])).join('.');
}

/** The digits of a code as people write it. */
export const digitsOf = (written: string): string => written.replaceAll(/\D/g, '');

/** Whether one of the prefixes (digits) covers the code. */
export const isCoveredBy = (digits: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => digits.startsWith(prefix));
