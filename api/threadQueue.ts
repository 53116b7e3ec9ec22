/**
 * Work that would hold everybody up, done in threads beside the one that answers: each job in its
 * turn, in a thread that has loaded what it works with and is kept for the next.
 */
import { Worker } from 'node:worker_threads';

export interface ThreadQueueOptions {
  /** Program of the threads. */
  file: URL;
  memoryMbMax: number;
  threadsMax: number;
  /** Jobs that are done or wait for those before them. */
  jobsMax: number;
  /** Longest wait for a turn; left out: as long as it takes. */
  waitMsMax?: number;
  /** The threads say something of their own once they have loaded. */
  saysReady?: boolean;
}

export interface Job<Said, Answer> {
  /** What the thread is given, read only when its turn comes. */
  message: () => unknown;
  /** Called with each thing the thread says, until it returns the answer, or throws. */
  hear: (said: Said) => { answer: Answer } | null;
  /** From the moment at which a thread has the job; left out: as long as it takes. */
  timeoutMs?: number;
}

/** A job that was not done, through no fault of who asked. */
export class NotDone extends Error {
  override readonly name = 'NotDone';
  readonly why: 'busy' | 'too_late' | 'broke';

  constructor(why: NotDone['why'], options?: ErrorOptions) {
    super(`a job of a thread was not done: ${why}`, options);
    this.why = why;
  }
}

interface Thread {
  worker: Worker;
  /** Resolves once it has loaded. */
  ready: Promise<unknown>;
}

export class ThreadQueue {
  readonly #options: ThreadQueueOptions;
  readonly #idle: Thread[] = [];
  readonly #waiting: (() => void)[] = [];
  #working = 0;

  constructor(options: ThreadQueueOptions) {
    this.#options = options;
  }

  /**
   * The answer of a thread, or what `message` and `hear` throw. Throws `NotDone` where too many
   * wait or it waited too long, the job took too long, or its thread broke: another does the next.
   */
  async run<Said, Answer>(job: Job<Said, Answer>): Promise<Answer> {
    const { jobsMax, threadsMax } = this.#options;
    if (this.#working + this.#waiting.length >= jobsMax) throw new NotDone('busy');
    if (this.#working < threadsMax) this.#working += 1;
    else await this.#turn();
    try {
      return await this.#done(await job.message(), job);
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#working -= 1;
    }
  }

  #turn(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let timer: NodeJS.Timeout | undefined;
    const begin = (): void => {
      clearTimeout(timer);
      resolve();
    };
    this.#waiting.push(begin);
    const { waitMsMax } = this.#options;
    if (waitMsMax !== undefined)
      timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        reject(new NotDone('busy'));
      }, waitMsMax);
    return promise;
  }

  async #done<Said, Answer>(message: unknown, job: Job<Said, Answer>): Promise<Answer> {
    const thread = this.#idle.pop() ?? this.#started();
    const { worker } = thread;
    worker.ref(); // a process that waits for an answer does not end
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    let isWhole = true;
    const fail = (why: NotDone['why'], cause?: unknown): void => {
      isWhole = false;
      void worker.terminate();
      reject(new NotDone(why, { cause }));
    };
    const broke = (cause: unknown): void => fail('broke', cause);
    const hear = (said: Said): void => {
      try {
        const heard = job.hear(said);
        if (heard) resolve(heard.answer);
      } catch (cause) {
        reject(cause);
      }
    };
    worker.once('error', broke);
    let timer: NodeJS.Timeout | undefined;
    try {
      await Promise.race([thread.ready, promise]); // a thread that breaks while it loads has said so
      worker.on('message', hear);
      if (job.timeoutMs !== undefined) timer = setTimeout(fail, job.timeoutMs, 'too_late');
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(message);
      return await promise;
    } finally {
      clearTimeout(timer);
      worker.off('message', hear);
      worker.unref();
      if (isWhole) {
        worker.off('error', broke);
        this.#idle.push(thread);
      }
    }
  }

  #started(): Thread {
    const { file, memoryMbMax, saysReady = false } = this.#options;
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMbMax } });
    worker.unref();
    const ready = saysReady
      ? new Promise((resolve) => worker.once('message', resolve))
      : Promise.resolve();
    return { worker, ready };
  }
}
