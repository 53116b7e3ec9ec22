/**
 * Ends a process whose event loop stands still: it answers nobody, and whoever started it can only
 * replace it once it is gone.
 */
import { Worker } from 'node:worker_threads';

/** What the watching thread is given. */
export interface Watch {
  /** One number, that the event loop changes at every beat. */
  beat: Int32Array<SharedArrayBuffer>;
  /** Without a change for so long the process is ended. */
  limitMs: number;
}

const THREAD = new URL('./watchdogThread.ts', import.meta.url);
/** Beats within the limit: a few may come late. */
const BEATS = 10;

/**
 * Watches the event loop of this process from a thread of its own. One that stands still for
 * `limitMs` is logged, and the process ends by SIGKILL. 0: nothing is watched. Returns what ends
 * the watching.
 */
export function watchEventLoop(limitMs: number): () => Promise<void> {
  if (limitMs === 0) return async () => {};
  const beat = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Worker(THREAD, {
    workerData: { beat, limitMs } satisfies Watch,
    execArgv: [], // the options of the process are not meant for it
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  });
  thread.unref();
  thread.on('error', (cause) => console.error('the event loop is no longer watched:', cause));
  const timer = setInterval(() => {
    Atomics.add(beat, 0, 1);
    Atomics.notify(beat, 0);
  }, limitMs / BEATS).unref();
  return async () => {
    clearInterval(timer);
    await thread.terminate();
  };
}
