/**
 * Documents are made in a thread of their own, one after the other: setting a page takes tenths of
 * a second in which nobody else would be answered. They cost nothing and promise nothing that must
 * be done later, so that no workflow stands behind them.
 */
import { Worker } from 'node:worker_threads';
import type { Asked, MadeDocument } from './make.ts';
import type { Said } from './makingThread.ts';

const THREAD = new URL('./makingThread.ts', import.meta.url);
const MEMORY_MB_MAX = 256;
/** Documents that wait for those before them. */
const WAITING_MAX = 24;

/** A document that was not made, through no fault of who asked. */
export class NotMade extends Error {
  override readonly name = 'NotMade';
  readonly why: 'busy' | 'too_late' | 'broke';

  constructor(why: NotMade['why'], options?: ErrorOptions) {
    super(`a document was not made: ${why}`, options);
    this.why = why;
  }
}

interface Thread {
  worker: Worker;
  /** Resolves once it has loaded what it works with. */
  ready: Promise<void>;
}

let thread: Thread | null = null;
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * The document, or why its request is refused. Throws `NotMade` where too many wait, it took longer
 * than `timeoutMs` to make, or the thread broke: a new one makes the next.
 */
export function makeInThread(asked: Asked, timeoutMs: number): Promise<MadeDocument> {
  if (waiting >= WAITING_MAX) return Promise.reject(new NotMade('busy'));
  waiting += 1;
  const turn = last.then(() => made(asked, timeoutMs));
  last = turn.catch(() => {}); // whoever asked is told; the next goes on
  return turn.finally(() => (waiting -= 1));
}

async function made(asked: Asked, timeoutMs: number): Promise<MadeDocument> {
  const current = (thread ??= startThread());
  const { worker } = current;
  worker.ref(); // a process that waits for a document does not end
  const { promise, resolve, reject } = Promise.withResolvers<MadeDocument>();
  const fail = (why: NotMade['why'], cause?: unknown): void => {
    if (thread === current) thread = null;
    void worker.terminate();
    reject(new NotMade(why, { cause }));
  };
  const broke = (cause: unknown): void => fail('broke', cause);
  const said = (answer: Said): void => {
    if ('ready' in answer) return;
    if ('broke' in answer) reject(new NotMade('broke', { cause: new Error(answer.broke) }));
    else resolve(answer);
  };
  worker.on('message', said);
  worker.once('error', broke);
  let timer: NodeJS.Timeout | undefined;
  try {
    // a thread that breaks while it loads has said so
    await Promise.race([current.ready, promise]);
    timer = setTimeout(fail, timeoutMs, 'too_late');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(asked);
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off('message', said);
    if (thread === current) worker.off('error', broke);
    worker.unref();
  }
}

function startThread(): Thread {
  const worker = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB_MAX } });
  const ready = new Promise<void>((resolve) => worker.once('message', () => resolve()));
  return { worker, ready };
}
