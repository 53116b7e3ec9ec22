/**
 * Calls of one bucket that come together are counted together: a flood of them waits on one
 * statement, not on all connections.
 */
import type { Window } from '../db/store/rateLimit.ts';

interface Waiting<Counted> {
  resolve: (counted: Counted) => void;
  reject: (cause: unknown) => void;
}

export class CallCounter<Counted extends Window | null> {
  readonly #statement: (bucket: string, calls: number) => Promise<Counted>;
  /** Those that came while a statement of their bucket was under way. */
  readonly #waiting = new Map<string, Waiting<Counted>[]>();

  /** The statement counts so many calls at once; null where there is no such bucket. */
  constructor(statement: (bucket: string, calls: number) => Promise<Counted>) {
    this.#statement = statement;
  }

  /** Counts a call; `count` is its own place in the window, in the order in which calls came. */
  count(bucket: string): Promise<Counted> {
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

  async #send(bucket: string, calls: readonly Waiting<Counted>[]): Promise<void> {
    try {
      const counted = await this.#statement(bucket, calls.length);
      for (const [at, { resolve }] of calls.entries())
        resolve(counted && { ...counted, count: counted.count - calls.length + at + 1 });
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
