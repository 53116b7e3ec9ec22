/** Runs the thread that reads a file of goods, and hands over what it makes, chunk by chunk. */
import { Worker } from 'node:worker_threads';
import type { FormatName, Meaning } from '../../engine/catalog/import/formats.ts';
import type { GoodsTerms } from '../../engine/catalog/import/readGoods.ts';
import type { GivenMapping } from '../../engine/catalog/import/recognise.ts';
import type { ImportedProduct, Issue } from '../../engine/catalog/import/types.ts';

export interface ReadOrder {
  bytes: Uint8Array;
  /** Columns that the caller has named. */
  mapping: GivenMapping;
  terms: Omit<GoodsTerms, 'countryOf' | 'isCurrency' | 'usualNotation'>;
  /** Those in use. */
  currencies: readonly string[];
}

export interface ReadFile {
  format: FormatName;
  mapping: Record<string, Meaning>;
  unmapped: readonly string[];
  counts: { rows: number; products: number; failed: number; skipped: number };
  /** The first products. */
  preview: ImportedProduct[];
  /** The first of them, by row. */
  errors: Issue[];
  errorCount: number;
  warnings: Issue[];
  warningCount: number;
}

export type ReadMessage =
  /** Products as JSON, packed with gzip. */
  | { type: 'chunk'; products: number; content: Uint8Array }
  | { type: 'refused'; reason: string }
  | ({ type: 'read' } & ReadFile);

export interface ReadHooks {
  chunk: (content: Uint8Array) => Promise<void>;
  signal: AbortSignal;
}

/** Far more than 50,000 rows need. */
const MEMORY_MB_MAX = 400;
const MS_MAX = 120_000;
const THREAD = new URL('./readThread.ts', import.meta.url);

/** What a file says, or why no goods are read from it. Throws where the thread breaks. */
export function readFile(
  order: ReadOrder,
  { chunk, signal }: ReadHooks,
): Promise<({ ok: true } & ReadFile) | { ok: false; reason: string }> {
  const thread = new Worker(THREAD, {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB_MAX, maxYoungGenerationSizeMb: 16 },
  });
  let stored: Promise<void> = Promise.resolve();
  let isRead = false;
  return new Promise((resolve, reject) => {
    const stop = (): void => void thread.terminate();
    const refuse = (reason: string): void => resolve({ ok: false, reason });
    const limit = setTimeout(() => {
      refuse('The file took too long to be read: send it in parts.');
      stop();
    }, MS_MAX);
    signal.addEventListener('abort', stop, { once: true });
    thread.on('message', (message: ReadMessage) => {
      if (message.type === 'refused') refuse(message.reason);
      else if (message.type === 'chunk') {
        stored = stored.then(() => chunk(message.content));
        stored.catch(reject);
      } else {
        const { type: _type, ...read } = message;
        isRead = true; // the thread ends now, while its last chunks are still being stored
        stored.then(() => resolve({ ok: true, ...read }), reject);
      }
    });
    thread.on('error', (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ERR_WORKER_OUT_OF_MEMORY')
        refuse('The file needs more memory than there is for it: send it in parts.');
      else reject(cause);
    });
    thread.on('exit', () => {
      clearTimeout(limit);
      signal.removeEventListener('abort', stop);
      if (!isRead) reject(new Error('the reading thread ended before it was done'));
    });
  });
}
