/** Times of calls in this process, one after the other. */
import { median, percentile } from '../support/statistics.ts';
import type { Case } from './cases.ts';

export interface Row {
  name: string;
  /** Of one core. */
  perSecond: number;
  /** Milliseconds by the clock. */
  p50: number;
  p95: number;
  /** Calls that were answered; the others were refused. */
  answered: number;
}

/** Milliseconds of each call, over and over until the time is up, and each at least once. */
function timesOf(calls: Case['calls'], milliseconds: number): number[] {
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  let before = performance.now();
  for (let at = 0; before < end || at < calls.length; at += 1) {
    calls[at % calls.length]?.();
    const after = performance.now();
    times.push(after - before);
    before = after;
  }
  return times;
}

/** Calls in a second of processor time: what neighbours take of the machine does not count. */
function rateOf(
  calls: Case['calls'],
  milliseconds: number,
): { perSecond: number; times: number[] } {
  const before = process.cpuUsage();
  const times = timesOf(calls, milliseconds);
  const { user, system } = process.cpuUsage(before);
  return { perSecond: (times.length / (user + system)) * MICROSECONDS, times };
}
const MICROSECONDS = 1_000_000;

/** A case after a warm-up: the median of the rounds' rates, and times of all calls. */
export function measure({ name, calls }: Case, rounds: number, milliseconds: number): Row {
  const answered = calls.filter((call) => call()).length / calls.length;
  timesOf(calls, milliseconds);
  const taken = Array.from({ length: rounds }, () => rateOf(calls, milliseconds));
  const all = taken.flatMap(({ times }) => times);
  return {
    name,
    perSecond: median(taken.map(({ perSecond }) => perSecond)),
    p50: percentile(all, 0.5),
    p95: percentile(all, 0.95),
    answered,
  };
}

/**
 * Medians of two cases of the same requests, asked in turns so that a busy machine slows both: the
 * second to the first.
 */
export function compareCases(first: Case, second: Case, milliseconds: number): number {
  const times: [number[], number[]] = [[], []];
  const end = performance.now() + milliseconds;
  for (let at = 0; performance.now() < end || at < first.calls.length; at += 1) {
    const pair = [first, second].map(({ calls }) => calls[at % calls.length]);
    for (const which of at % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const before = performance.now();
      pair[which]?.();
      times[which].push(performance.now() - before);
    }
  }
  return median(times[1]) / median(times[0]);
}
