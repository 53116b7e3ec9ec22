/**
 * The one clock of the calendar: today in UTC, YYYY-MM-DD. Engine and workflows get dates passed
 * in.
 */
export const today = (): string => new Date().toISOString().slice(0, 10);
