/**
 * Patience with the database once a request is charged: what is owed to a caller is not given up at
 * the first error.
 */
import { setTimeout as pause } from 'node:timers/promises';

/** How long a read of what was settled is tried. */
const PATIENCE_MS = 5000;
/** A statement that is silent for so long, say behind a lock, is not waited for. */
const TRY_MS = 2000;
const FIRST_PAUSE_MS = 50;
const PAUSE_MS_MAX = 1000;

/**
 * What `work` gives at last; it is tried again, at growing intervals, until its time is over. Then
 * throws as it did last.
 */
export async function patiently<T>(work: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  const startedMs = performance.now();
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(PAUSE_MS_MAX, pauseMs * 2)) {
    try {
      return await within(TRY_MS, work());
    } catch (cause) {
      if (performance.now() - startedMs + pauseMs >= patienceMs) throw cause;
    }
    await pause(pauseMs);
  }
}

/** Nothing came in time. */
export class Silent extends Error {}

/** The same value, or `Silent` when it is not there in time; what is late may still be done. */
export async function within<T>(ms: number, value: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silent(`the database was silent for ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}
