/** When a message is tried again: about three days in all (Standard Webhooks, read 2026-11). */
import type { AttemptOutcome } from '../../contract/webhooks.ts';

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

/** Before each try, after the one before. */
export const DELAYS_MS: readonly number[] = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
const RETRY_AFTER_MS_MAX = 24 * HOUR;
/** Part of a delay that chance adds, so that what failed together does not come back together. */
const JITTER = 0.1;

export interface TryEnded {
  outcome: AttemptOutcome;
  /** Tries with this one. */
  tries: number;
  /** `Retry-After` of the answer; null without one. */
  retryAfterMs: number | null;
  /** 0 to 1. */
  chance: number;
}

/** Milliseconds until the next try; null where there is none: delivered, gone, or all are spent. */
export function againAfterMs(
  { outcome, tries, retryAfterMs, chance }: TryEnded,
  delays: readonly number[] = DELAYS_MS,
): number | null {
  const delay = delays[tries];
  if (outcome === 'delivered' || outcome === 'gone' || delay === undefined) return null;
  const asked = Math.min(retryAfterMs ?? 0, RETRY_AFTER_MS_MAX);
  return Math.round(Math.max(delay, asked) * (1 + JITTER * chance));
}

/** What an answer of this status means. */
export function outcomeOf(status: number): AttemptOutcome {
  if (status >= 200 && status < 300) return 'delivered';
  if (status >= 300 && status < 400) return 'redirected';
  return status === 410 ? 'gone' : 'refused';
}
