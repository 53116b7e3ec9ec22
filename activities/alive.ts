import { Context } from '@temporalio/activity';

const USUAL_MS = 15_000;

/**
 * Does the work and tells Temporal meanwhile, thrice within the step's heartbeat timeout, that it
 * goes on: a publisher may be silent, and a machine busy, for longer than a dead worker should be
 * waited for.
 */
export async function alive<T>(work: () => Promise<T>): Promise<T> {
  const context = Context.current();
  const everyMs = (context.info.heartbeatTimeoutMs ?? USUAL_MS) / 3;
  const timer = setInterval(() => context.heartbeat(), everyMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
