/** Publishers print the last day of a rule; our records hold the first day on which it no longer holds. */

const DAY_MS = 86_400_000;

/** The day after a day, both `YYYY-MM-DD`. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
