import { setTimeout } from 'node:timers/promises';

/**
 * Failed visits are told at full seconds alone: the time of a lookup says whether its name is known
 * inside.
 */
const TOLD_EVERY_MS = 1000;

/** Waits until a full second after this moment of `performance.now()`; rejects when given up. */
export async function untilFullSecond(startedMs: number, signal: AbortSignal): Promise<void> {
  const tookMs = performance.now() - startedMs;
  await setTimeout(TOLD_EVERY_MS - (tookMs % TOLD_EVERY_MS), undefined, { signal });
}
