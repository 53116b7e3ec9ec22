/** The process that reads strangers' files, from outside. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ParserTooLarge, ParserTooSlow } from '../parsing/failures.ts';
import type { OrderOf, ParserName, ResultOf } from '../parsing/orders.ts';
import type { ParseBounds, PoolLimits } from '../parsing/pool.ts';
import type { OpenedPhoto, OpenPhoto } from '../photo/openPhoto.ts';
import { PhotoTooSlow } from '../photo/failures.ts';
import type { ReadPhoto } from '../photo/photoReader.ts';
import type { ReadingOptions } from './process.ts';
import type { Said, Told, Work, WorkName } from './work.ts';

/** Reads what strangers made. */
export interface Reading {
  /**
   * What a parser makes of an order. Rejects with `ParserTooSlow` when time is up or too many wait, `ParserTooLarge` when
   * memory is, and with an error that carries the message of what the parser threw.
   */
  parse: <Name extends ParserName>(
    parser: Name,
    order: OrderOf<Name>,
    bounds: ParseBounds,
  ) => Promise<ResultOf<Name>>;
  /** The photo, or why it cannot be one, in words for the caller. */
  openPhoto: (bytes: Buffer, signal: AbortSignal) => Promise<OpenedPhoto>;
  /** Reads until the signal aborts; what was read by then counts. Rejects when that is nothing for want of time. */
  readPhoto: (photo: OpenPhoto, workspaceId: string, signal: AbortSignal) => Promise<ReadPhoto>;
  /** A small jpeg for a model that reads photos, as a data URL. */
  smallJpeg: (photo: OpenPhoto, signal: AbortSignal) => Promise<string>;
}

const PROGRAM = fileURLToPath(new URL('process.ts', import.meta.url));
/** All that it is told of the environment: where temporary files go. */
const ENVIRONMENT = ['TMPDIR', 'TMP', 'TEMP', 'SystemRoot'];
const STOP_MS_MAX = 5000;
/** Work that was given up may still tell what it has by then. */
const GRACE_MS = 1000;
/** Failures that callers tell apart. */
const KNOWN = { ParserTooSlow, ParserTooLarge, PhotoTooSlow };

/** Starts with the first file and again after it broke; whoever waited for one that broke is told. */
export class ReadingProcess implements Reading {
  readonly #options: ReadingOptions;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #child: ChildProcess | null = null;
  #lastId = 0;
  #isClosed = false;

  /** Starts nothing. `thread` is what each parsing thread runs. */
  constructor(limits: Partial<PoolLimits> = {}, thread?: URL) {
    this.#options = { limits, ...(thread ? { thread: thread.href } : {}) };
  }

  /** The number of the process; null while none runs. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  async parse<Name extends ParserName>(
    parser: Name,
    order: OrderOf<Name>,
    { untilMs, cancelled }: ParseBounds,
  ): Promise<ResultOf<Name>> {
    // the process keeps the time; if it cannot, it is kept here
    const late = AbortSignal.timeout(Math.max(0, untilMs - Date.now()) + GRACE_MS);
    const signal = cancelled ? AbortSignal.any([cancelled, late]) : late;
    return this.#do('parse', { parser, order, untilMs }, signal) as Promise<ResultOf<Name>>; // the parser of that name made it
  }

  async openPhoto(bytes: Buffer, signal: AbortSignal): Promise<OpenedPhoto> {
    const found = await this.#do('openPhoto', { bytes }, signal);
    return found.ok ? { ok: true, photo: { ...found.photo, bytes } } : found;
  }

  readPhoto(photo: OpenPhoto, workspaceId: string, signal: AbortSignal): Promise<ReadPhoto> {
    return this.#do('readPhoto', { photo, workspaceId }, signal);
  }

  smallJpeg(photo: OpenPhoto, signal: AbortSignal): Promise<string> {
    return this.#do('smallJpeg', { photo }, signal);
  }

  /** Ends the process; whoever still waits is told. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const child = this.#child;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.disconnect();
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS_MAX);
    await ended;
    clearTimeout(timer);
  }
  async #do<Name extends WorkName>(
    work: Name,
    asked: Work[Name]['asked'],
    signal?: AbortSignal,
  ): Promise<Work[Name]['result']> {
    if (this.#isClosed) throw new Error('the service stops');
    signal?.throwIfAborted();
    const child = (this.#child ??= this.#start());
    const id = (this.#lastId += 1);
    const answer = Promise.withResolvers<unknown>();
    let patience: NodeJS.Timeout | undefined;
    const cancel = (): void => {
      tell(child, { cancelled: id });
      const tooSlow = new ParserTooSlow('the reading process did not stop in time');
      patience = setTimeout(() => answer.reject(tooSlow), GRACE_MS);
    };
    signal?.addEventListener('abort', cancel, { once: true });
    this.#waiting.set(id, answer);
    this.#hold(child);
    try {
      tell(child, { id, work, asked } as Told); // a work with its own kind of question
      return (await answer.promise) as Work[Name]['result']; // and its own kind of answer
    } finally {
      clearTimeout(patience);
      signal?.removeEventListener('abort', cancel);
      this.#waiting.delete(id);
      this.#hold(child);
    }
  }

  #start(): ChildProcess {
    const child = fork(PROGRAM, [JSON.stringify(this.#options)], {
      serialization: 'advanced',
      env: Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]])),
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (said: Said) => {
      const answer = this.#waiting.get(said.id); // none waits for what was given up
      if ('failed' in said) answer?.reject(failureOf(said.failed));
      else answer?.resolve(said.result);
    });
    const end = (how: string): void => {
      if (this.#child !== child) return;
      this.#child = null;
      for (const answer of this.#waiting.values()) answer.reject(new Error(`the reading process ${how}`));
    };
    child.once('error', (cause) => end(`broke: ${cause.message}`));
    child.once('exit', (code, by) => end(by ? `was ended by ${by}` : `ended with code ${code}`));
    return child;
  }

  /** A process whose answers are awaited does not end; one that rests holds up nothing. */
  #hold(child: ChildProcess): void {
    const how = this.#waiting.size > 0 ? 'ref' : 'unref';
    child[how]();
    child.channel?.[how]();
  }
}

/** What cannot be told any more ends with the process, whose end everybody who waits is told. */
const tell = (child: ChildProcess, told: Told): void => void child.send(told, () => {});

function failureOf({ name, message }: { name: string; message: string }): Error {
  const Known = KNOWN[name as keyof typeof KNOWN] as (typeof KNOWN)[keyof typeof KNOWN] | undefined;
  return Known ? new Known(message) : new Error(message);
}
