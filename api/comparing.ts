/**
 * Comparison of two releases in a thread of its own: a chapter of a large tariff would hold up
 * everybody for a second.
 */
import { Worker } from 'node:worker_threads';
import { ApiError } from '../contract/errors.ts';
import type { CodeDifference } from '../edition/lookup/changes.ts';
import type { ScheduleName } from '../engine/hscode.ts';

export interface Comparison {
  schedule: ScheduleName | null;
  code: string;
  /** Packed parts of each release. */
  before: Uint8Array[];
  after: Uint8Array[];
}
/** From the thread: what changed, or why that could not be said. */
export type Compared = { changes: CodeDifference[] } | { failed: string };

const THREAD = new URL('./comparingThread.ts', import.meta.url);
const MEMORY_MB_MAX = 512;
/** Comparisons that wait for those before them; anyone may ask, and each takes up to a second. */
const WAITING_MAX = 16;
const RETRY_S = 5;

let thread: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * What changed for a code; one comparison after the other, each read only when its turn comes. 429
 * where too many wait.
 */
export async function compareInThread(read: () => Promise<Comparison>): Promise<CodeDifference[]> {
  if (waiting >= WAITING_MAX)
    throw new ApiError(
      'rate_limited',
      `Many ask for changes of tariffs at this moment. Try again in ${RETRY_S} seconds.`,
      { retryAfterSeconds: RETRY_S },
      { 'Retry-After': String(RETRY_S) },
    );
  waiting += 1;
  const turn = last.then(async () => compared(await read()));
  last = turn.catch(() => {}); // whoever asked is told; the next goes on
  return turn.finally(() => (waiting -= 1));
}

function compared(comparison: Comparison): Promise<CodeDifference[]> {
  const worker = (thread ??= startThread());
  worker.ref(); // a process that waits for an answer does not end
  return new Promise<CodeDifference[]>((resolve, reject) => {
    const fail = (cause: Error): void => {
      thread = null;
      reject(new Error('the comparison of two releases broke', { cause }));
    };
    worker.once('error', fail);
    worker.once('message', (said: Compared) => {
      worker.off('error', fail);
      if ('failed' in said)
        reject(new Error(`the comparison of two releases failed: ${said.failed}`));
      else resolve(said.changes);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(comparison);
  }).finally(() => worker.unref());
}

function startThread(): Worker {
  const worker = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB_MAX } });
  worker.unref();
  return worker;
}
