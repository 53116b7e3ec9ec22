/** `Retry-After` of the servers that are called: shops, publishers, endpoints of webhooks. */

/**
 * Milliseconds that a server asks to be left alone (RFC 9110, 10.2.3): seconds, of which some name
 * fractions, or a date. Null where it says nothing that can be read.
 */
export function retryAfterMs(header: string | null | undefined, nowMs: number): number | null {
  const written = header?.trim() ?? '';
  if (/^\d{1,9}(?:\.\d{1,9})?$/.test(written)) return Math.ceil(Number(written) * 1000);
  // a date of HTTP names its month: a bare number would be taken for a year
  const untilMs = /[A-Za-z]{3}/.test(written) ? Date.parse(written) : Number.NaN;
  return Number.isNaN(untilMs) ? null : Math.max(0, untilMs - nowMs);
}
