/**
 * The body of a bulk run, read and checked in a thread of its own: 20 MB would hold everybody up
 * for a second.
 */
import { Worker } from 'node:worker_threads';
import type { BulkHead } from '../../contract/bulk.ts';
import { ApiError, type ErrorCode } from '../../contract/errors.ts';

/** An item as its single call would parse it, and the names of the fields that were sent. */
export interface BulkItemBody {
  request: object;
  names: string[];
  /** Those that were said of all items, and not in this one. */
  laid: string[];
  /** The catalogue is to say what the goods are. */
  namesGoods: boolean;
}

/** What the thread says: some items after the other, then the rest; or why there is none. */
export type FromThread =
  | { items: BulkItemBody[] }
  | { head: BulkHead; hash: string; sent: object }
  | {
      refused: {
        code: ErrorCode;
        message: string;
        details: Record<string, unknown> | undefined;
      };
    }
  | { broken: string };

/** A body that was read. As JSON it is its digest: what makes two requests the same. */
export class BulkBody {
  readonly head: BulkHead;
  readonly items: readonly BulkItemBody[];
  readonly #hash: string;

  constructor(head: BulkHead, items: readonly BulkItemBody[], hash: string) {
    this.head = head;
    this.items = items;
    this.#hash = hash;
  }

  toJSON(): { hash: string } {
    return { hash: this.#hash };
  }
}

const THREAD = new URL('./bodyThread.ts', import.meta.url);
const MEMORY_MB_MAX = 512;
/** Bodies that wait for those before them: each takes up to some seconds. */
const WAITING_MAX = 8;
const RETRY_S = 5;

let thread: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * The body, and what of it the request log shows. Throws 400 that names every fault of it, 503
 * where too many wait.
 */
export function readBulkBody(bytes: Uint8Array): Promise<{ body: BulkBody; sent: object }> {
  if (waiting >= WAITING_MAX)
    throw new ApiError(
      'upstream_busy',
      `Many bulk runs are sent at this moment. Nothing was begun; try again in ${RETRY_S} seconds.`,
      { retryAfterSeconds: RETRY_S },
    );
  waiting += 1;
  const turn = last.then(() => read(bytes));
  last = turn.catch(() => {}); // whoever asked is told; the next goes on
  return turn.finally(() => (waiting -= 1));
}

function read(bytes: Uint8Array): Promise<{ body: BulkBody; sent: object }> {
  const worker = (thread ??= startThread());
  worker.ref(); // a process that waits for an answer does not end
  const items: BulkItemBody[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<{ body: BulkBody; sent: object }>();
  const fail = (cause: Error): void => {
    thread = null;
    reject(new Error('the reading of a bulk run broke', { cause }));
  };
  const hear = (said: FromThread): void => {
    if ('items' in said) items.push(...said.items);
    else if ('refused' in said) {
      const { code, message, details } = said.refused;
      reject(new ApiError(code, message, details));
    } else if ('broken' in said) reject(new Error(`a bulk run could not be read: ${said.broken}`));
    else resolve({ body: new BulkBody(said.head, items, said.hash), sent: said.sent });
  };
  worker.once('error', fail);
  worker.on('message', hear);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(bytes);
  return promise.finally(() => {
    worker.off('error', fail);
    worker.off('message', hear);
    worker.unref();
  });
}

function startThread(): Worker {
  const worker = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB_MAX } });
  worker.unref();
  return worker;
}
