/**
 * The way between the service and its reading process: work and questions, each with an answer, and
 * how the process ends.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  FileNotHeld,
  ParserTooLarge,
  ParserTooSlow,
  ReaderBroke,
  ReadingEnded,
} from '../parsing/failures.ts';
import { PhotoTooSlow } from '../photo/failures.ts';
import { FairQueue } from '../turns/fairQueue.ts';
import type { ReadingOptions } from './process.ts';
import {
  type HeldFile,
  type QuestionAsked,
  type Failed,
  failedOf,
  type Questions,
  type SaidByProcess,
  type ToldProcess,
  type Work,
  type WorkName,
} from './work.ts';

/** What the service answers the process. */
export type Answers = {
  [Name in keyof Questions]: (
    asked: Questions[Name]['asked'],
  ) => Promise<Questions[Name]['answer']>;
};

const PROGRAM = fileURLToPath(new URL('process.ts', import.meta.url));
/**
 * All that it is told of the environment: where temporary files go and compiled modules are, how
 * memory returns, who is trusted.
 */
const ENVIRONMENT = [
  'TMPDIR',
  'TMP',
  'TEMP',
  'SystemRoot',
  'NODE_COMPILE_CACHE',
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
];
const STOP_MS_MAX = 5000;
const LATELY_MS = 60_000;
/**
 * Work that was given up may still tell what it has by then; the steps of workflows have half a
 * second to say so.
 */
export const GRACE_MS = 400;
/** A process that says nothing for so long, though it is asked, does not come back. */
const SILENT_MS = 10_000;
/** One that has said nothing yet is starting, which takes as long as the machine needs. */
const START_MS = 120_000;
/** Failures that callers tell apart. */
const KNOWN: Readonly<Record<string, new (message: string) => Error>> = {
  ParserTooSlow,
  ParserTooLarge,
  PhotoTooSlow,
  ReadingEnded,
  FileNotHeld,
};
/** Work in which a file may break what reads it. */
const READS: ReadonlySet<WorkName> = new Set(['page', 'openPhoto', 'readPhoto', 'smallJpeg']);
/** Many wait only where many files were in hand when a process ended. */
const ONE_BY_ONE = { running: 1, runningEach: 1, waitingEach: 1000 };

/**
 * Starts the process with the first work, and again after it broke; whoever waited for one that
 * broke is told.
 */
export class ReadingLink {
  readonly #options: ReadingOptions;
  readonly #answers: Answers;
  readonly #turns: FairQueue | null;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #child: ChildProcess | null = null;
  #lastId = 0;
  #isClosed = false;
  #endedMs = -Infinity;
  #heard = 0;
  readonly #spoken = new WeakSet<ChildProcess>();

  /**
   * Starts nothing. With `oneByOne` no file is read while another one is: a process that ends then
   * ended of that file.
   */
  constructor(options: ReadingOptions, answers: Answers, { oneByOne = false } = {}) {
    this.#options = options;
    this.#answers = answers;
    this.#turns = oneByOne ? new FairQueue(ONE_BY_ONE) : null;
  }

  /** The number of the process; null while none runs. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /**
   * Whether a process broke within the last minute: what was in hand then is tried again by now.
   */
  get endedLately(): boolean {
    return performance.now() < this.#endedMs + LATELY_MS;
  }

  /**
   * What work comes to. When the signal aborts the process is told so, and has a moment to say what
   * it has. Rejects with what the work failed of, with `ParserTooSlow` where that was its time, and
   * when the process ends with `ReadingEnded`, or `ReaderBroke` where it read nothing else. `begun`
   * hears the number of the work before it is sent.
   */
  async do<Name extends WorkName>(
    work: Name,
    asked: Work[Name]['asked'],
    signal: AbortSignal,
    begun?: (id: number) => void,
  ): Promise<Work[Name]['result']> {
    if (!this.#turns || !READS.has(work)) return this.#do(work, asked, signal, begun);
    return this.#turns.run('', signal, async () => {
      try {
        return await this.#do(work, asked, signal, begun);
      } catch (cause) {
        const isOfFile = cause instanceof ReadingEnded && !(cause instanceof FileNotHeld);
        throw isOfFile
          ? new ReaderBroke(`${cause.message} while it read this file alone`, { cause })
          : cause;
      }
    });
  }

  async #do<Name extends WorkName>(
    work: Name,
    asked: Work[Name]['asked'],
    signal: AbortSignal,
    begun?: (id: number) => void,
  ): Promise<Work[Name]['result']> {
    if (this.#isClosed) throw new Error('the service stops');
    signal.throwIfAborted();
    const child = (this.#child ??= this.#start());
    const id = (this.#lastId += 1);
    const answer = Promise.withResolvers<unknown>();
    let patience: NodeJS.Timeout | undefined;
    const cancel = (): void => {
      tell(child, { cancelled: id });
      patience = setTimeout(() => {
        answer.reject(new ParserTooSlow('the reading process did not stop in time'));
        this.#suspect(child);
      }, GRACE_MS);
    };
    signal.addEventListener('abort', cancel, { once: true });
    this.#waiting.set(id, answer);
    this.#hold(child);
    begun?.(id);
    try {
      tell(child, { id, work, asked } as ToldProcess); // a work with its own kind of words
      return (await answer.promise) as Work[Name]['result']; // and its own kind of answer
    } catch (cause) {
      if (isOfTime(signal) && !(cause instanceof ReadingEnded))
        throw new ParserTooSlow('the time was over', { cause });
      throw cause;
    } finally {
      clearTimeout(patience);
      signal.removeEventListener('abort', cancel);
      this.#waiting.delete(id);
      this.#hold(child);
    }
  }

  /** The process needs a file no more. */
  release(released: HeldFile): void {
    if (this.#child) tell(this.#child, { released });
  }

  /** Ends the process; whoever still waits is told. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const child = this.#child;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.connected) child.disconnect();
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS_MAX);
    await ended;
    clearTimeout(timer);
  }

  #start(): ChildProcess {
    const child = fork(PROGRAM, [JSON.stringify(this.#options)], {
      serialization: 'advanced',
      env: Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]])),
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (said: SaidByProcess) => {
      this.#heard += 1;
      this.#spoken.add(child);
      try {
        this.#hear(child, said);
      } catch {
        // it does not speak as ours does: something else may speak through it
        child.kill('SIGKILL');
      }
    });
    child.once('disconnect', () => child.kill('SIGKILL')); // of no use without its channel
    const end = (how: string): void => {
      if (this.#child !== child) return;
      this.#child = null;
      this.#endedMs = performance.now();
      for (const answer of this.#waiting.values())
        answer.reject(new ReadingEnded(`the reading process ${how}`));
    };
    child.once('error', (cause) => end(`broke: ${cause.message}`));
    child.once('exit', (code, by) => end(by ? `was ended by ${by}` : `ended with code ${code}`));
    return child;
  }

  #hear(child: ChildProcess, said: SaidByProcess): void {
    if ('asks' in said) return void this.#answer(child, said);
    if ('pong' in said) return;
    const answer = this.#waiting.get(said.id); // none waits for what was given up
    if ('failed' in said) answer?.reject(errorOf(said.failed));
    else answer?.resolve(said.result);
  }

  /** Ends a process that has not answered and says nothing at all any more. */
  #suspect(child: ChildProcess): void {
    const heard = this.#heard;
    tell(child, { ping: true });
    const patienceMs = this.#spoken.has(child) ? SILENT_MS : START_MS;
    setTimeout(() => {
      if (this.#child === child && this.#heard === heard) child.kill('SIGKILL');
    }, patienceMs).unref();
  }

  async #answer(child: ChildProcess, { question, asks, asked }: QuestionAsked): Promise<void> {
    try {
      // each question has its own words
      tell(child, { question, answer: await this.#answers[asks](asked as never) });
    } catch (cause) {
      tell(child, { question, failed: failedOf(cause) });
    }
  }

  /** A process whose answers are awaited does not end; one that rests holds up nothing. */
  #hold(child: ChildProcess): void {
    const how = this.#waiting.size > 0 ? 'ref' : 'unref';
    child[how]();
    child.channel?.[how]();
  }
}

/** What cannot be told any more ends with the process, whose end everybody who waits is told. */
const tell = (child: ChildProcess, told: ToldProcess): void => void child.send(told, () => {});

/** Whether a signal was given because a time was over. */
const isOfTime = (signal: AbortSignal): boolean =>
  (signal.reason as { name?: unknown } | undefined)?.name === 'TimeoutError';

function errorOf({ name, message }: Failed): Error {
  const Known = KNOWN[name];
  return Known ? new Known(message) : new Error(message);
}
