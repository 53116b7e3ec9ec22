/** The readers of printed text: threads that are started for the first photo, kept for the next ones, and replaced when they hang. */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import type { PrintedLine } from '../../engine/photo/types.ts';

const LANGUAGES = ['eng', 'deu', 'fra', 'spa', 'ita'] as const;
const FOLDER = '4.0.0_best_int'; // the small models: measured faster than the full ones, and as good on labels

/** A few readers and the photos that wait for one. */
export class TextReader {
  readonly #threads: number;
  #idle: Worker[] = [];
  #busy = new Set<Worker>();
  #starting = 0;
  #waiting: (() => void)[] = [];
  #stopped = false;

  constructor(threads: number) {
    this.#threads = threads;
  }

  /**
   * The lines of a picture. `too_long` after so many milliseconds at a reader; rejects when the signal aborts: the
   * reader at work on it is then ended, since it cannot be interrupted, and another one starts with the next photo.
   */
  async read(png: Buffer, msMax: number, signal: AbortSignal): Promise<PrintedLine[] | 'too_long'> {
    const worker = await this.#take(signal);
    const patience = AbortSignal.any([signal, AbortSignal.timeout(msMax)]);
    const ended = new Promise<never>((_, reject) => {
      patience.addEventListener('abort', () => reject(new Error('no time was left for printed text')), {
        once: true,
      });
    });
    try {
      signal.throwIfAborted();
      const { data } = await Promise.race([worker.recognize(png, {}, { text: false, blocks: true }), ended]);
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
    await Promise.all([...this.#idle, ...this.#busy].map((worker) => worker.terminate()));
    this.#idle = [];
  }

  async #take(signal: AbortSignal): Promise<Worker> {
    while (!this.#stopped) {
      const idle = this.#idle.pop();
      if (idle) {
        this.#busy.add(idle);
        return idle;
      }
      if (this.#busy.size + this.#starting < this.#threads) return this.#start();
      await this.#turn(signal);
    }
    throw new Error('the service stops');
  }

  /** Waits until a reader may be free. */
  async #turn(signal: AbortSignal): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#waiting.push(resolve);
      signal.addEventListener('abort', () => reject(new Error('no reader was free in time')), { once: true });
    });
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
    this.#waiting.shift()?.();
  }

  async #discard(worker: Worker): Promise<void> {
    this.#busy.delete(worker);
    await worker.terminate();
    this.#waiting.shift()?.();
  }
}

/** A reader with all languages loaded, from the installed packages alone. It wants their files in one folder. */
async function startReader(): Promise<Worker> {
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-languages-'));
  try {
    await Promise.all(
      LANGUAGES.map((language) => copyFile(dataOf(language), path.join(folder, fileOf(language)))),
    );
    const worker = await createWorker(
      [...LANGUAGES],
      OEM.LSTM_ONLY,
      {
        langPath: folder,
        gzip: true,
        cacheMethod: 'none',
        // without it a failed reading would end the process; the failure itself comes back from `recognize`
        errorHandler: () => {},
      },
      'debug_file /dev/null', // a path of its own file system: it grumbles about missing word lists,
    );
    return worker;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const fileOf = (language: string): string => `${language}.traineddata.gz`;

const dataOf = (language: string): string =>
  fileURLToPath(import.meta.resolve(`@tesseract.js-data/${language}/${FOLDER}/${fileOf(language)}`));

type Blocks = Awaited<ReturnType<Worker['recognize']>>['data']['blocks'];

const linesOf = (blocks: Blocks): PrintedLine[] =>
  (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.map(({ words }) => words.map(({ text, confidence }) => ({ text, confidence }))),
    ),
  );
