/**
 * Whose turn it is: a structure without a clock, which only counts. `FairQueue` runs work by it.
 */

export interface TurnBounds {
  /** Tickets that run at once. */
  running: number;
  /** Tickets of one workspace that run at once: what hangs for one leaves room for the others. */
  runningEach: number;
  /** Tickets of one workspace that wait. */
  waitingEach: number;
}

interface Owner<Ticket> {
  running: number;
  waiting: Ticket[];
  /** Number of its last turn; 0 before the first. */
  served: number;
}

/**
 * Tickets of many workspaces. The next turn is that of the workspace with the fewest running; among
 * equals, of the one that was served longest ago. Tickets of one workspace keep their order.
 */
export class Turns<Ticket> {
  readonly #bounds: TurnBounds;
  readonly #owners = new Map<string, Owner<Ticket>>();
  #running = 0;
  #waiting = 0;
  #turn = 0;

  constructor(bounds: TurnBounds) {
    this.#bounds = bounds;
  }

  /** Lets a ticket wait; false when as many of its workspace wait as may. */
  wait(workspaceId: string, ticket: Ticket): boolean {
    const owner = this.#owners.get(workspaceId) ?? { running: 0, waiting: [], served: 0 };
    if (owner.waiting.length >= this.#bounds.waitingEach) return false;
    this.#owners.set(workspaceId, owner);
    owner.waiting.push(ticket);
    this.#waiting += 1;
    return true;
  }

  /** Takes a waiting ticket out; false when it waits no longer. */
  leave(workspaceId: string, ticket: Ticket): boolean {
    const waiting = this.#owners.get(workspaceId)?.waiting ?? [];
    const at = waiting.indexOf(ticket);
    if (at < 0) return false;
    waiting.splice(at, 1);
    this.#waiting -= 1;
    this.#forgetIdle();
    return true;
  }

  /** The ticket whose turn it is, which runs from now on; null when none waits that may. */
  next(): Ticket | null {
    if (this.#waiting === 0 || this.#running >= this.#bounds.running) return null;
    const owner = this.#first();
    const ticket = owner?.waiting.shift();
    if (!owner || ticket === undefined) return null;
    this.#turn += 1;
    owner.served = this.#turn;
    owner.running += 1;
    this.#running += 1;
    this.#waiting -= 1;
    return ticket;
  }

  /** A ticket of the workspace has run to its end. */
  end(workspaceId: string): void {
    const owner = this.#owners.get(workspaceId);
    if (!owner || owner.running === 0) throw new Error('Bug: a turn ended that had not begun');
    owner.running -= 1;
    this.#running -= 1;
    this.#forgetIdle();
  }

  /** Tickets of all workspaces. */
  get counts(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting };
  }

  /** Workspaces that are remembered. */
  get size(): number {
    return this.#owners.size;
  }

  #first(): Owner<Ticket> | null {
    let first: Owner<Ticket> | null = null;
    for (const owner of this.#owners.values()) {
      if (owner.waiting.length === 0 || owner.running >= this.#bounds.runningEach) continue;
      if (!first || isBefore(owner, first)) first = owner;
    }
    return first;
  }

  /**
   * While others wait, it counts when a workspace was served last: else one that comes back at once
   * would be first again.
   */
  #forgetIdle(): void {
    if (this.#waiting > 0) return;
    for (const [workspaceId, { running }] of this.#owners)
      if (running === 0) this.#owners.delete(workspaceId);
  }
}

const isBefore = (one: Owner<unknown>, other: Owner<unknown>): boolean =>
  one.running === other.running ? one.served < other.served : one.running < other.running;
