/**
 * Ends of workflows that run in this very process, and their answers: told here, a caller has them some 20 ms before the
 * server would say so, and nothing is read that was written a moment ago.
 */
export class Endings {
  readonly #expected = new Map<string, (result: unknown) => void>();
  readonly #answers = new Map<string, { answer: unknown } | null>();

  /**
   * What the workflow tells; pending for ever when it ends elsewhere. The answer of its usage event is kept from now on,
   * where it has one. Forget both when they are not waited for any more.
   */
  expect(workflowId: string, usageId?: string): Promise<unknown> {
    if (usageId !== undefined) this.#answers.set(usageId, null);
    return new Promise((resolve) => this.#expected.set(workflowId, resolve));
  }

  forget(workflowId: string, usageId?: string): void {
    this.#expected.delete(workflowId);
    if (usageId !== undefined) this.#answers.delete(usageId);
  }

  /** By the worker of this process; nobody may wait. */
  tell(workflowId: string, result: unknown): void {
    this.#expected.get(workflowId)?.(result);
  }

  /** By a step that has just stored an answer; nobody may wait for it. */
  keep(usageId: string, answer: unknown): void {
    if (this.#answers.has(usageId)) this.#answers.set(usageId, { answer });
  }

  /** What was kept; null where the answer was stored elsewhere, or before. */
  answerOf(usageId: string): { answer: unknown } | null {
    return this.#answers.get(usageId) ?? null;
  }
}
