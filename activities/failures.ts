/** The one place where an exception becomes a failure that a workflow understands. */
import { ApplicationFailure } from '@temporalio/common';
import type { Steps } from '../engine/steps.ts';
import { inPiecesUntil } from '../edition/inPieces.ts';

/** What no API asked for in this way: nothing is done for it, and it is not tried again. */
export const forged = (what: string): ApplicationFailure =>
  ApplicationFailure.create({
    type: 'forged_request',
    message: `${what} does not carry the signature of the API`,
    nonRetryable: true,
  });

/**
 * The prices have changed since the API signed a charge: it is refused, and may be asked for again.
 */
export const repriced = (): ApplicationFailure =>
  ApplicationFailure.create({
    type: 'upstream_error',
    message: 'the cost is not what the price table says',
    nonRetryable: true,
  });

/** What no further try mends: its workflow is told at once. */
export const hopeless = (message: string): ApplicationFailure =>
  ApplicationFailure.create({ type: 'hopeless', message, nonRetryable: true });

/** The same of errors of a class; all others pass. For `catch`. */
export const hopelessOn =
  (kind: new (...given: never[]) => Error) =>
  (cause: unknown): never => {
    throw cause instanceof kind ? hopeless(cause.message) : cause;
  };

/**
 * Runs the engine. What it throws is a bug, so it is not tried again: 502, and the credits go back.
 */
export function runEngine<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw engineFailure(what, cause);
  }
}

/**
 * The same for work in pieces: others go before it in between. Null when the step is given up
 * first: its time is over.
 */
export async function runEngineInPieces<T>(
  what: string,
  work: Steps<T>,
  givenUp: AbortSignal,
): Promise<T | null> {
  try {
    return await inPiecesUntil(work, givenUp);
  } catch (cause) {
    throw engineFailure(what, cause);
  }
}

/** The same of what the engine threw elsewhere, in a thread. */
export const engineFailure = (what: string, cause: unknown): ApplicationFailure =>
  ApplicationFailure.create({
    type: 'upstream_error',
    message: `${what} failed: ${cause instanceof Error ? cause.message : String(cause)}`,
    nonRetryable: true,
    ...(cause instanceof Error ? { cause } : {}),
  });
