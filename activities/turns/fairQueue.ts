/**
 * Runs work in turns, workspace by workspace: many tasks of one never keep those of another waiting
 * for more than a turn.
 */
import { type TurnBounds, Turns } from './turns.ts';

/** No more work of the workspace may wait. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

type Ticket = PromiseWithResolvers<void>;

export class FairQueue {
  readonly #turns: Turns<Ticket>;
  /** Of each that waits: what sends it away. */
  readonly #waiting = new Set<() => void>();
  #isEnding = false;

  constructor(bounds: TurnBounds) {
    this.#turns = new Turns(bounds);
  }

  /**
   * What the work comes to, once it is its turn. Rejects with `QueueFull` at once, or with the
   * signal's reason when that aborts before its turn: it then leaves the queue and is never begun.
   * Work that has begun heeds the signal by itself.
   */
  async run<T>(workspaceId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.#turn(workspaceId, signal);
    try {
      return await work();
    } finally {
      this.#turns.end(workspaceId);
      this.#begin();
    }
  }

  /**
   * Nothing waits any more: what does, and what comes and has no turn at once, rejects with
   * `QueueFull`.
   */
  sendAway(): void {
    this.#isEnding = true;
    for (const leave of this.#waiting) leave();
  }

  /** How much work is under way, and how much waits. */
  get counts(): { running: number; waiting: number } {
    return this.#turns.counts;
  }

  async #turn(workspaceId: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const ticket: Ticket = Promise.withResolvers();
    if (!this.#turns.wait(workspaceId, ticket))
      throw new QueueFull('too much work of one workspace waits');
    const leave = (cause: unknown): void => {
      if (this.#turns.leave(workspaceId, ticket)) ticket.reject(cause);
    };
    const giveUp = (): void => leave(signal.reason);
    const sendAway = (): void => leave(new QueueFull('nothing waits any more'));
    signal.addEventListener('abort', giveUp, { once: true });
    this.#waiting.add(sendAway);
    this.#begin();
    if (this.#isEnding) sendAway();
    try {
      await ticket.promise;
    } finally {
      signal.removeEventListener('abort', giveUp);
      this.#waiting.delete(sendAway);
    }
  }

  #begin(): void {
    for (let ticket = this.#turns.next(); ticket; ticket = this.#turns.next()) ticket.resolve();
  }
}
