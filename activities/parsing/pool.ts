/**
 * A few threads in which everything foreign is parsed: pages, pictures, answers of publishers. Each
 * has a limit in time and memory, whatever it is given.
 */
import { ParserTooSlow } from './failures.ts';
import type { OrderOf, ParserName, ParsedOf } from './orders.ts';
import { ParserThread } from './parserThread.ts';

export interface PoolLimits {
  /** Threads at once; each starts when it is first needed and is kept. */
  threadsMax: number;
  /** Orders that wait for a thread; one more is refused. */
  waitingMax: number;
  /** Of one order, once its parser is loaded: then its thread is ended and replaced. */
  msMax: number;
  /** Of the heap of each thread. */
  memoryMbMax: number;
}

export interface ParseBounds {
  /** Epoch milliseconds; it is parsed by then, or was not. */
  untilMs: number;
  /** The step itself is given up. */
  cancelled?: AbortSignal;
}

export const USUAL_LIMITS: PoolLimits = {
  threadsMax: 2,
  waitingMax: 100,
  msMax: 5000,
  memoryMbMax: 256,
};

const THREAD = new URL('./thread.ts', import.meta.url);

interface Job {
  parser: ParserName;
  order: unknown;
  answer: PromiseWithResolvers<unknown>;
  isOver: boolean;
  /** That is parsing it now. */
  thread: ParserThread | null;
}

export class ParserPool {
  readonly #limits: PoolLimits;
  readonly #thread: URL;
  readonly #idle: ParserThread[] = [];
  readonly #busy = new Set<ParserThread>();
  readonly #waiting: Job[] = [];
  #isClosed = false;
  #warming: Promise<void> | null = null;

  /** Starts nothing. `thread` is what each thread runs. */
  constructor(limits: Partial<PoolLimits> = {}, thread: URL = THREAD) {
    this.#limits = { ...USUAL_LIMITS, ...limits };
    this.#thread = thread;
  }

  /**
   * What a parser makes of an order. Rejects with `ParserTooSlow` when time is up or too many wait,
   * `ParserTooLarge` when memory is, and with an error that carries the message of what the parser
   * threw.
   */
  async parse<Name extends ParserName>(
    parser: Name,
    order: OrderOf<Name>,
    { untilMs, cancelled }: ParseBounds,
  ): Promise<ParsedOf<Name>> {
    if (this.#isClosed) throw new Error('the service stops');
    cancelled?.throwIfAborted();
    if (this.#waiting.length >= this.#limits.waitingMax)
      throw new ParserTooSlow('too much waits to be parsed');
    const answer = Promise.withResolvers<unknown>();
    const job: Job = { parser, order, answer, isOver: false, thread: null };
    const giveUp = (cause: Error): void => this.#giveUp(job, cause);
    const stop = (): void =>
      giveUp(new Error('the step was given up', { cause: cancelled?.reason }));
    const patience = setTimeout(
      () => giveUp(new ParserTooSlow('the time was over')),
      Math.max(0, untilMs - Date.now()),
    );
    cancelled?.addEventListener('abort', stop, { once: true });
    this.#waiting.push(job);
    this.#next();
    try {
      return (await answer.promise) as ParsedOf<Name>; // the parser of that name made it
    } finally {
      job.isOver = true;
      clearTimeout(patience);
      cancelled?.removeEventListener('abort', stop);
    }
  }

  /** Makes a thread ready for a parser, where none is yet. Whether it could is told by the next order. */
  async warm(parser: ParserName): Promise<void> {
    if (this.#idle.length > 0) return;
    this.#warming ??= this.#ready(parser).finally(() => {
      this.#warming = null;
    });
    await this.#warming;
  }

  /** Ends all threads; what waits or is being parsed is rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const stopped = new Error('the service stops');
    for (const { answer } of this.#waiting.splice(0)) answer.reject(stopped);
    await Promise.all([...this.#idle.splice(0), ...this.#busy].map((thread) => thread.terminate()));
  }

  #next(): void {
    while (this.#waiting.length > 0 && !this.#isClosed) {
      const thread = this.#idle.pop() ?? this.#another();
      if (!thread) return;
      const job = this.#waiting.shift();
      if (!job) return;
      this.#busy.add(thread);
      void this.#work(thread, job);
    }
  }

  #another(): ParserThread | null {
    const { threadsMax, memoryMbMax } = this.#limits;
    return this.#busy.size + this.#idle.length < threadsMax
      ? new ParserThread(this.#thread, memoryMbMax)
      : null;
  }

  async #work(thread: ParserThread, job: Job): Promise<void> {
    try {
      await thread.load(job.parser);
      // given up while the thread was starting: it is kept for the next one
      if (!job.isOver) {
        job.thread = thread;
        job.answer.resolve(await thread.parse(job.parser, job.order, this.#limits.msMax));
      }
    } catch (cause) {
      job.answer.reject(cause);
    } finally {
      const wasParsing = job.thread !== null;
      job.thread = null;
      this.#free(thread);
      if (!thread.isAlive && wasParsing) void this.#ready(job.parser);
    }
  }

  /** Starts a thread and makes it ready, so that the next order finds it warm. */
  async #ready(parser: ParserName): Promise<void> {
    const thread = this.#isClosed ? null : this.#another();
    if (!thread) return;
    this.#busy.add(thread);
    await thread.load(parser).catch(() => {}); // the next order is told why
    this.#free(thread);
  }

  #free(thread: ParserThread): void {
    this.#busy.delete(thread);
    if (thread.isAlive) this.#idle.push(thread);
    this.#next();
  }

  #giveUp(job: Job, cause: Error): void {
    job.isOver = true;
    const at = this.#waiting.indexOf(job);
    if (at >= 0) this.#waiting.splice(at, 1);
    job.answer.reject(cause);
    void job.thread?.terminate(); // what it parses is of no use to anyone
  }
}
