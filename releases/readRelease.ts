/** Runs the reading thread and hands over what it makes, part by part. */
import { Worker } from 'node:worker_threads';
import type { PackedPart } from '../db/store/releaseContent.ts';
import type { Dollar } from '../engine/tariff/rate/rateTerm.ts';
import type { SourceFile } from './importers/importer.ts';

export interface ReadOrder {
  dataset: string;
  files: SourceFile[];
  /** Whose dollars `$` and `¢` are in the rates. */
  dollar: Dollar;
  /** Packed parts of the live release, for a dataset whose releases add to the one before. */
  before: Uint8Array[];
  /** What a file unpacks to at most. */
  unpackedBytesMax?: number;
  /** `records`: one part of all records as they are, not packed. */
  keeps?: 'parts' | 'records';
}

/**
 * What the reading of a release may take. Files that need more are refused, and the thread ends.
 */
export interface ReadLimits {
  unpackedBytesMax: number;
  memoryMbMax: number;
  msMax: number;
}

export interface UnparsedRate {
  /** Row of the release, from 1. */
  row: number;
  code: string;
  rate: string;
}

export interface ReadResult {
  rows: number;
  counts: Record<string, number>;
  unparsed: UnparsedRate[];
  unparsedCount: number;
  /** The edition that the files name themselves. */
  version: string | null;
}

export type ReadMessage =
  | { type: 'progress'; rows: number }
  | { type: 'part'; packed: PackedPart }
  | { type: 'refused'; reasons: string[] }
  | ({ type: 'read' } & ReadResult);

export interface ReadHooks {
  progress: (rows: number) => void;
  part: (packed: PackedPart) => Promise<void>;
  /** Aborts when the activity is cancelled or its worker stops. */
  signal: AbortSignal;
}

/** The code that reads has a fault: it has it the next time too. */
export class ReaderFailed extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

/** A file that holds records already, a line each: what a walk has kept of a chapter. */
export const RECORDS_SUFFIX = '.records';

const THREAD = new URL('./readThread.ts', import.meta.url);

/**
 * The result of reading, or why the files cannot become a release. Throws `ReaderFailed`, or what
 * ended the thread from outside.
 */
export function readRelease(
  order: Omit<ReadOrder, 'unpackedBytesMax'>,
  { unpackedBytesMax, memoryMbMax, msMax }: ReadLimits,
  hooks: ReadHooks,
): Promise<({ ok: true } & ReadResult) | { ok: false; reasons: string[] }> {
  const thread = new Worker(THREAD, {
    workerData: { ...order, unpackedBytesMax } satisfies ReadOrder,
    // a small young generation: records are short-lived, and what they leave is collected early
    resourceLimits: { maxOldGenerationSizeMb: memoryMbMax, maxYoungGenerationSizeMb: 16 },
  });
  let stored: Promise<void> = Promise.resolve();
  let isRead = false;
  return new Promise((resolve, reject) => {
    const stop = (): void => void thread.terminate();
    const limit = setTimeout(() => {
      const minutes = Math.round(msMax / 60_000);
      resolve({
        ok: false,
        reasons: [`the files took more than ${minutes} minutes to be read (IMPORT_MINUTES)`],
      });
      stop();
    }, msMax);
    hooks.signal.addEventListener('abort', stop, { once: true });
    thread.on('message', (message: ReadMessage) => {
      if (message.type === 'progress') hooks.progress(message.rows);
      else if (message.type === 'part') {
        stored = stored.then(() => hooks.part(message.packed));
        stored.catch(reject);
      } else if (message.type === 'refused') resolve({ ok: false, reasons: message.reasons });
      else {
        const { type: _type, ...result } = message;
        isRead = true; // the thread ends now, while its last parts are still being stored
        stored.then(() => resolve({ ok: true, ...result }), reject);
      }
    });
    thread.on('error', (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ERR_WORKER_OUT_OF_MEMORY')
        resolve({
          ok: false,
          reasons: [
            `the files need more than ${memoryMbMax} MB of memory to be read (IMPORT_MEMORY_MB)`,
          ],
        });
      else reject(cause.code?.startsWith('ERR_WORKER') ? cause : new ReaderFailed(cause));
    });
    thread.on('exit', () => {
      clearTimeout(limit);
      hooks.signal.removeEventListener('abort', stop);
      if (!isRead) reject(new Error('the reading thread ended before it was done'));
    });
  });
}
