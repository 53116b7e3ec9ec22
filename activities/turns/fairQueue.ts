/** Runs work in turns, workspace by workspace: many tasks of one never keep those of another waiting for more than a turn. */
import { type TurnBounds, Turns } from './turns.ts';

/** As much work of the workspace waits as may. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

type Ticket = PromiseWithResolvers<void>;

export class FairQueue {
  readonly #turns: Turns<Ticket>;

  constructor(bounds: TurnBounds) {
    this.#turns = new Turns(bounds);
  }

  /**
   * What the work comes to, once it is its turn. Rejects with `QueueFull` at once, or with the signal's reason when that aborts
   * before its turn: it then leaves the queue and is never begun. Work that has begun heeds the signal by itself.
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

  /** How much work is under way, and how much waits. */
  get counts(): { running: number; waiting: number } {
    return this.#turns.counts;
  }

  async #turn(workspaceId: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const ticket: Ticket = Promise.withResolvers();
    if (!this.#turns.wait(workspaceId, ticket)) throw new QueueFull('too much work of one workspace waits');
    const leave = (): void => {
      if (this.#turns.leave(workspaceId, ticket)) ticket.reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    this.#begin();
    try {
      await ticket.promise;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  #begin(): void {
    for (let ticket = this.#turns.next(); ticket; ticket = this.#turns.next()) ticket.resolve();
  }
}
