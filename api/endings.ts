import type { Charge } from '../contract/charge.ts';
import type { Outcome } from '../contract/outcome.ts';
import { creditsOf } from '../engine/credits.ts';

interface Waiting {
  resolve: (result: unknown) => void;
  /** The answer as JSON, once it is stored. */
  printed: string | null;
}

/**
 * Ends of workflows that run in this very process, and their answers: told here, a caller has them
 * some 20 ms before the server would say so, and nothing is read that was written a moment ago.
 */
export class Endings {
  readonly #expected = new Map<string, (result: unknown) => void>();
  readonly #events = new Map<string, Waiting>();

  /**
   * What the workflow tells; pending for ever when it ends elsewhere. The answer of its usage event
   * is kept from now on, where it has one. Forget both when they are not waited for any more.
   */
  expect(workflowId: string, usageId?: string): Promise<unknown> {
    return new Promise((resolve) => {
      this.#expected.set(workflowId, resolve);
      if (usageId !== undefined) this.#events.set(usageId, { resolve, printed: null });
    });
  }

  forget(workflowId: string, usageId?: string): void {
    this.#expected.delete(workflowId);
    if (usageId !== undefined) this.#events.delete(usageId);
  }

  /** By the worker of this process; nobody may wait. */
  tell(workflowId: string, result: unknown): void {
    this.#expected.get(workflowId)?.(result);
  }

  /** By a step that has just stored an answer, as JSON; nobody may wait for it. */
  keep(usageId: string, printed: string): void {
    const waiting = this.#events.get(usageId);
    if (waiting) waiting.printed = printed;
  }

  /**
   * By the step that charged and worked, when it is done: where the answer was kept it is settled,
   * and the workflow has no more to do than to say so, which nobody waits for.
   */
  settled(charge: Charge, balance: number): void {
    const waiting = this.#events.get(charge.usageId);
    if (!waiting?.printed) return; // another step follows
    waiting.resolve({
      ok: true,
      data: null,
      credits: creditsOf(charge, balance),
    } satisfies Outcome<null>);
  }

  /** What was kept; null where the answer was stored elsewhere, or before. */
  answerOf(usageId: string): string | null {
    return this.#events.get(usageId)?.printed ?? null;
  }
}
