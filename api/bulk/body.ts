/**
 * The body of a bulk run, read and checked in a thread of its own: 20 MB would hold everybody up
 * for a second.
 */
import type { BulkHead } from '../../contract/bulk.ts';
import { ApiError, type ErrorCode } from '../../contract/errors.ts';
import { NotDone, ThreadQueue } from '../threadQueue.ts';

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

const threads = new ThreadQueue({
  file: new URL('./bodyThread.ts', import.meta.url),
  memoryMbMax: 512,
  threadsMax: 1,
  jobsMax: 8, // each takes up to some seconds
});
const RETRY_S = 5;

/** A body, and what of it the request log shows. */
interface ReadBody {
  body: BulkBody;
  sent: object;
}

/**
 * The body, and what of it the request log shows. Throws 400 that names every fault of it, 503
 * where too many wait.
 */
export async function readBulkBody(bytes: Uint8Array): Promise<ReadBody> {
  const items: BulkItemBody[] = [];
  const hear = (said: FromThread): { answer: ReadBody } | null => {
    if ('refused' in said) throw ApiError.of(said.refused);
    if ('broken' in said) throw new Error(`a bulk run could not be read: ${said.broken}`);
    if ('head' in said)
      return { answer: { body: new BulkBody(said.head, items, said.hash), sent: said.sent } };
    items.push(...said.items);
    return null;
  };
  try {
    return await threads.run<FromThread, ReadBody>({ message: () => bytes, hear });
  } catch (cause) {
    if (!(cause instanceof NotDone)) throw cause;
    if (cause.why !== 'busy') throw new Error('the reading of a bulk run broke', { cause });
    throw new ApiError(
      'upstream_busy',
      `Many bulk runs are sent at this moment. Nothing was begun; try again in ${RETRY_S} seconds.`,
      { retryAfterSeconds: RETRY_S },
    );
  }
}
