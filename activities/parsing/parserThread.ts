/** One thread of the pool, from outside. */
import { Worker } from 'node:worker_threads';
import { ParserTooLarge, ParserTooSlow } from './failures.ts';
import type { ParserName, SaidByThread, ToldThread } from './orders.ts';

/**
 * A thread that does one thing at a time. Ended for good by whatever it does not survive; then
 * another takes its place.
 */
export class ParserThread {
  readonly #worker: Worker;
  readonly #loaded = new Set<ParserName>();
  #isAlive = true;
  #said: PromiseWithResolvers<SaidByThread> | null = null;

  constructor(thread: URL, memoryMbMax: number) {
    this.#worker = new Worker(thread, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMbMax, maxYoungGenerationSizeMb: 32 },
    });
    this.#worker.unref();
    this.#worker.on('message', (said: SaidByThread) => this.#said?.resolve(said));
    this.#worker.on('error', (cause: unknown) => this.#end(causeOf(cause)));
    this.#worker.on('exit', () => this.#end(new ParserTooSlow('the thread was ended')));
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /**
   * Makes a parser ready. This has no limit of its own: a start takes as long as the machine needs.
   */
  async load(parser: ParserName): Promise<void> {
    if (this.#loaded.has(parser)) return;
    await this.#tell({ load: parser });
    this.#loaded.add(parser);
  }

  /**
   * What the parser makes of an order. After so many milliseconds the thread is ended, and this
   * rejects with `ParserTooSlow`.
   */
  async parse(parser: ParserName, order: unknown, msMax: number): Promise<unknown> {
    const limit = setTimeout(() => void this.terminate(), msMax);
    try {
      const said = await this.#tell({ parser, order });
      if ('failed' in said) throw new Error(said.failed);
      return 'result' in said ? said.result : undefined;
    } finally {
      clearTimeout(limit);
    }
  }

  /** Ends the thread at once, also in the middle of an endless loop. */
  async terminate(): Promise<void> {
    this.#isAlive = false;
    await this.#worker.terminate();
  }

  async #tell(told: ToldThread): Promise<SaidByThread> {
    if (!this.#isAlive) throw new ParserTooSlow('the thread was ended');
    this.#said = Promise.withResolvers();
    this.#worker.ref(); // a process that waits for an answer does not end
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      this.#worker.postMessage(told);
      return await this.#said.promise;
    } finally {
      this.#said = null;
      this.#worker.unref();
    }
  }

  #end(cause: Error): void {
    this.#isAlive = false;
    this.#said?.reject(cause);
  }
}

/** By its shape: an error of another realm is no instance of ours. */
function causeOf(cause: unknown): Error {
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown };
  if (code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new ParserTooLarge('more memory is needed than allowed');
  return new Error(`the parsing thread broke: ${String(message ?? cause)}`, { cause });
}
