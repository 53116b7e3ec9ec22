/**
 * Calendar dates of the engine: ISO `YYYY-MM-DD` strings, always passed in; the engine has no
 * today.
 */

/**
 * A validity interval: `from` is the first day, `until` the first day on which it no longer holds
 * (null: open).
 */
export interface Validity {
  from: string;
  until: string | null;
}

/** Whether a rule holds on `date`. ISO dates compare as text. */
export const holdsOn = (rule: Validity, date: string): boolean =>
  rule.from <= date && (rule.until === null || date < rule.until);

/**
 * Whether a line exists on `date`: a publisher may state either day, both or none; `until` is the
 * first day without it.
 */
export const existsOn = (
  { from, until }: { from?: string | null; until?: string | null },
  date: string,
): boolean => (from ?? '') <= date && (until == null || date < until);

const DAY_MS = 86_400_000;

/** Days from `earlier` to `later`; negative when they are the other way round. */
export const daysBetween = (earlier: string, later: string): number =>
  Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${earlier}T00:00:00Z`)) / DAY_MS);

/** The day of a moment, in UTC: today, where a caller has the clock. */
export const utcDayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/**
 * The day after: publishers print the last day of a rule, our records hold the first on which it no
 * longer holds.
 */
export const dayAfter = (day: string): string =>
  utcDayOf(new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS));

/** The day before: the last one, of the first on which a rule no longer holds. */
export const dayBefore = (day: string): string =>
  utcDayOf(new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS));
