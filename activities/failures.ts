/** The one place where an exception becomes a failure that a workflow understands. */
import { ApplicationFailure } from '@temporalio/common';

/** Runs the engine. What it throws is a bug, so it is not tried again: 502, and the credits go back. */
export function runEngine<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw ApplicationFailure.create({
      type: 'upstream_error',
      message: `${what} failed: ${cause instanceof Error ? cause.message : String(cause)}`,
      nonRetryable: true,
      ...(cause instanceof Error ? { cause } : {}),
    });
  }
}
