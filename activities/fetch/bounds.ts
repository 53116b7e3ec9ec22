/** A visit to an address that a caller named, in milliseconds, all redirects included. */
export const VISIT_MS_MAX = 10_000;
