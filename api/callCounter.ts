/** Calls of one bucket that come together are counted together: a flood of them waits on one statement, not on all connections. */
import type { Window } from '../db/store/rateLimit.ts';

interface Waiting {
  resolve: (window: Window) => void;
  reject: (cause: unknown) => void;
}

export class CallCounter {
  readonly #statement: (bucket: string, calls: number) => Promise<Window>;
  /** Those that came while a statement of their bucket was under way. */
  readonly #waiting = new Map<string, Waiting[]>();

  constructor(statement: (bucket: string, calls: number) => Promise<Window>) {
    this.#statement = statement;
  }

  /** Counts a call; `count` is its own place in the window, in the order in which calls came. */
  count(bucket: string): Promise<Window> {
    return new Promise((resolve, reject) => {
      const waiting = this.#waiting.get(bucket);
      if (waiting) {
        waiting.push({ resolve, reject });
        return;
      }
      this.#waiting.set(bucket, []);
      void this.#send(bucket, [{ resolve, reject }]);
    });
  }

  async #send(bucket: string, calls: readonly Waiting[]): Promise<void> {
    try {
      const { count, secondsLeft } = await this.#statement(bucket, calls.length);
      const before = count - calls.length;
      for (const [at, { resolve }] of calls.entries()) resolve({ count: before + at + 1, secondsLeft });
    } catch (cause) {
      for (const { reject } of calls) reject(cause);
    }
    const next = this.#waiting.get(bucket) ?? [];
    if (next.length === 0) {
      this.#waiting.delete(bucket);
      return;
    }
    this.#waiting.set(bucket, []);
    void this.#send(bucket, next);
  }
}
