/** The thread that finds barcodes: started for the first photo, kept for the next ones. */
import { Worker } from 'node:worker_threads';
import { knownBarcodes } from '../../engine/photo/barcodes.ts';
import type { Barcode, GreyImage } from '../../engine/photo/types.ts';

export type BarcodeOrder = GreyImage & { id: number };
/** `quarters`: quarter turns, clockwise, in which each code lies. */
export type BarcodeReply =
  | { id: number; angle: number; barcodes: (Barcode & { quarters: number })[] }
  | { id: number; failed: string };

export interface FoundBarcodes {
  barcodes: Barcode[];
  /** Quarter turns, clockwise, in which they lie, and the print around them with it; null without any. */
  quarters: number | null;
  /** Of the lines of text, or of the bars, to the horizontal; in degrees, clockwise, from -90 up to 90. */
  angle: number;
}

const THREAD = new URL('./barcodeThread.ts', import.meta.url);

interface Asked {
  resolve: (found: FoundBarcodes) => void;
  reject: (cause: Error) => void;
}

/** Finds barcodes. A thread that breaks is replaced with the next photo. */
export class BarcodeReader {
  #thread: Worker | null = null;
  readonly #asked = new Map<number, Asked>();
  #lastId = 0;

  /** The barcodes of a picture, those with a wrong check digit left out. Rejects when the thread breaks or the signal aborts. */
  read(image: GreyImage, signal: AbortSignal): Promise<FoundBarcodes> {
    const id = (this.#lastId += 1);
    const found = new Promise<FoundBarcodes>((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      signal.addEventListener('abort', () => reject(new Error('no time was left for barcodes')), {
        once: true,
      });
    });
    this.#thread ??= this.#start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#thread.postMessage({ id, ...image } satisfies BarcodeOrder);
    return found.finally(() => this.#asked.delete(id));
  }

  /** Ends the thread. */
  async stop(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    await thread?.terminate();
  }

  #start(): Worker {
    const thread = new Worker(THREAD);
    thread.unref();
    const broken = (cause: Error): void => {
      if (this.#thread === thread) this.#thread = null;
      for (const { reject } of this.#asked.values()) reject(cause);
    };
    thread.on('message', (reply: BarcodeReply) => {
      const asked = this.#asked.get(reply.id);
      if ('failed' in reply) asked?.reject(new Error(`barcodes cannot be read: ${reply.failed}`));
      else asked?.resolve(foundIn(reply));
    });
    thread.on('error', (cause) => broken(cause instanceof Error ? cause : new Error(String(cause))));
    thread.on('exit', () => broken(new Error('the barcode thread ended')));
    return thread;
  }
}

function foundIn({ barcodes: read, angle }: Extract<BarcodeReply, { angle: number }>): FoundBarcodes {
  const barcodes = knownBarcodes(read);
  return { barcodes, quarters: barcodes.length > 0 ? (read[0]?.quarters ?? 0) : null, angle };
}
