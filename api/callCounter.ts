/**
 * Calls of one bucket that come together are counted together: a flood of them waits on one
 * statement, not on all connections.
 */
import type { Window } from '../db/store/rateLimit.ts';
import { Silent, within } from './patience.ts';

/** A statement that is silent for so long is sent once more: it may have had a dead connection. */
const SILENT_MS = 2000;

interface Waiting<Counted> {
  resolve: (counted: Counted) => void;
  reject: (cause: unknown) => void;
}

export class CallCounter<Counted extends Window | null> {
  readonly #statement: (bucket: string, calls: number) => Promise<Counted>;
  readonly #silentMs: number;
  /** Those that came while a statement of their bucket was under way. */
  readonly #waiting = new Map<string, Waiting<Counted>[]>();

  /** The statement counts so many calls at once; null where there is no such bucket. */
  constructor(
    statement: (bucket: string, calls: number) => Promise<Counted>,
    silentMs = SILENT_MS,
  ) {
    this.#statement = statement;
    this.#silentMs = silentMs;
  }

  /**
   * Counts a call; `count` is its own place in the window, in the order in which calls came. Throws
   * where the database refuses, or is silent twice; what was silent once may count twice.
   */
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

  async #send(bucket: string, first: readonly Waiting<Counted>[]): Promise<void> {
    let calls = first;
    const counted = (): Promise<Counted> =>
      within(this.#silentMs, this.#statement(bucket, calls.length));
    try {
      const window = await counted().catch((cause: unknown) => {
        if (!(cause instanceof Silent)) throw cause;
        calls = [...calls, ...this.#taken(bucket)]; // nobody waits for a statement after it
        return counted();
      });
      for (const [at, { resolve }] of calls.entries())
        resolve(window && { ...window, count: window.count - calls.length + at + 1 });
    } catch (cause) {
      for (const { reject } of calls) reject(cause);
    }
    const next = this.#taken(bucket);
    if (next.length === 0) this.#waiting.delete(bucket);
    else void this.#send(bucket, next);
  }

  /** Those that wait, who do so no more. */
  #taken(bucket: string): Waiting<Counted>[] {
    const waiting = this.#waiting.get(bucket) ?? [];
    this.#waiting.set(bucket, []);
    return waiting;
  }
}
