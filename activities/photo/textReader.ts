/**
 * The readers of printed text: threads that are started for the first photo, kept for the next
 * ones, and replaced when they hang.
 */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Worker as Thread } from 'node:worker_threads';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import type { PrintedLine } from '../../engine/photo/types.ts';

const LANGUAGES = ['eng', 'deu', 'fra', 'spa', 'ita'] as const;
// the small models: measured faster than the full ones, and as good on labels
const FOLDER = '4.0.0_best_int';

/** Readers that had nothing to read for so long give their memory back. */
const IDLE_MS_MAX = 10 * 60_000;

/**
 * A few readers. Whoever uses them takes turns: no more are ever at work than there are threads.
 */
export class TextReader {
  readonly #threads: number;
  readonly #idle: Worker[] = [];
  readonly #busy = new Set<Worker>();
  #starting = 0;
  #stopped = false;
  #rest: NodeJS.Timeout | undefined;

  constructor(threads: number) {
    this.#threads = threads;
  }

  /**
   * The lines of a picture. `too_long` after so many milliseconds at a reader; rejects when the
   * signal aborts: the reader at work on it is then ended, since it cannot be interrupted, and
   * another one starts with the next photo.
   */
  async read(png: Buffer, msMax: number, signal: AbortSignal): Promise<PrintedLine[] | 'too_long'> {
    const worker = await this.#take();
    if (signal.aborted) {
      this.#give(worker); // its start took all the time: the next photo has it
      throw new Error('no time was left for printed text');
    }
    const patience = AbortSignal.any([signal, AbortSignal.timeout(msMax)]);
    try {
      const reading = worker.recognize(png, {}, { text: false, blocks: true });
      const { data } = await Promise.race([reading, abortOf(patience)]);
      this.#give(worker);
      return linesOf(data.blocks);
    } catch (cause) {
      await this.#discard(worker);
      if (patience.aborted && !signal.aborted) return 'too_long';
      throw new Error('the printed text could not be read', { cause });
    }
  }

  /** Ends all readers. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#rest);
    await Promise.all([this.#endIdle(), ...[...this.#busy].map((worker) => worker.terminate())]);
  }

  async #endIdle(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((worker) => worker.terminate()));
  }

  async #take(): Promise<Worker> {
    if (this.#stopped) throw new Error('the service stops');
    const idle = this.#idle.pop();
    if (idle) {
      this.#busy.add(idle);
      return idle;
    }
    if (this.#busy.size + this.#starting >= this.#threads)
      throw new Error('Bug: more turns than readers');
    return this.#start();
  }

  async #start(): Promise<Worker> {
    this.#starting += 1;
    try {
      const worker = await startReader();
      this.#busy.add(worker);
      return worker;
    } finally {
      this.#starting -= 1;
    }
  }

  #give(worker: Worker): void {
    this.#busy.delete(worker);
    this.#idle.push(worker);
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void this.#endIdle(), IDLE_MS_MAX).unref();
  }

  async #discard(worker: Worker): Promise<void> {
    this.#busy.delete(worker);
    await worker.terminate();
  }
}

/** Rejects when the signal aborts. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (): void => reject(new Error('no time was left for printed text'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/**
 * A reader with all languages loaded, from the installed packages alone. It wants their files in
 * one folder.
 */
async function startReader(): Promise<Worker> {
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-languages-'));
  try {
    await Promise.all(
      LANGUAGES.map((language) => copyFile(dataOf(language), path.join(folder, fileOf(language)))),
    );
    return await started(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The library tells of a failed start through its handler alone; of a thread that dies later it
 * tells nobody.
 */
function started(langPath: string): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const failed = (cause: unknown): void =>
      reject(new Error(`no reader of printed text can start: ${String(cause).slice(0, 200)}`));
    const options = { langPath, gzip: true, cacheMethod: 'none', errorHandler: failed };
    // a path of its own file system: it grumbles about word lists that it lacks
    createWorker([...LANGUAGES], OEM.LSTM_ONLY, options, 'debug_file /dev/null').then((worker) => {
      (worker as Threaded).worker.on('error', failed);
      resolve(worker);
    }, failed);
  });
}

/**
 * What the library's types leave out: the thread that a reader runs in. Unheard, its end by an
 * error would end the process.
 */
type Threaded = Worker & { worker: Thread };

const fileOf = (language: string): string => `${language}.traineddata.gz`;

const dataOf = (language: string): string =>
  fileURLToPath(
    import.meta.resolve(`@tesseract.js-data/${language}/${FOLDER}/${fileOf(language)}`),
  );

type Blocks = Awaited<ReturnType<Worker['recognize']>>['data']['blocks'];

const linesOf = (blocks: Blocks): PrintedLine[] =>
  (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.map(({ words }) => words.map(({ text, confidence }) => ({ text, confidence }))),
    ),
  );
