/**
 * Comparison of two releases in a thread of its own: a chapter of a large tariff would hold up
 * everybody for a second.
 */
import { ApiError } from '../contract/errors.ts';
import type { CodeDifference } from '../edition/lookup/changes.ts';
import type { ScheduleName } from '../engine/hscode.ts';
import { NotDone, ThreadQueue } from './threadQueue.ts';

export interface Comparison {
  schedule: ScheduleName | null;
  code: string;
  /** Packed parts of each release. */
  before: Uint8Array[];
  after: Uint8Array[];
}
/** From the thread: what changed, or why that could not be said. */
export type Compared = { changes: CodeDifference[] } | { failed: string };

const threads = new ThreadQueue({
  file: new URL('./comparingThread.ts', import.meta.url),
  memoryMbMax: 512,
  threadsMax: 1,
  jobsMax: 16, // anyone may ask, and each takes up to a second
});
const RETRY_S = 5;

/**
 * What changed for a code; one comparison after the other, each read only when its turn comes. 429
 * where too many wait.
 */
export async function compareInThread(read: () => Promise<Comparison>): Promise<CodeDifference[]> {
  try {
    return await threads.run<Compared, CodeDifference[]>({ message: read, hear });
  } catch (cause) {
    if (!(cause instanceof NotDone)) throw cause;
    if (cause.why !== 'busy') throw new Error('the comparison of two releases broke', { cause });
    throw new ApiError(
      'rate_limited',
      `Many ask for changes of tariffs at this moment. Try again in ${RETRY_S} seconds.`,
      { retryAfterSeconds: RETRY_S },
      { 'Retry-After': String(RETRY_S) },
    );
  }
}

function hear(said: Compared): { answer: CodeDifference[] } {
  if ('failed' in said) throw new Error(`the comparison of two releases failed: ${said.failed}`);
  return { answer: said.changes };
}
