/**
 * Workflows that callers wait for: as many at once in this process as it ends in good time,
 * workspace by workspace.
 */
import { ApiError } from '../contract/errors.ts';
import type { KeyedCall } from './route.ts';

/**
 * Work in turns. Rejects before the work begins when too much of its workspace waits, or when the
 * signal aborts.
 */
export interface Turns {
  run: <T>(workspaceId: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>;
  /** From now on nothing waits: what has no turn rejects at once. */
  sendAway: () => void;
}

/** A request that waits longer than this part of its time for its turn would rather come back. */
const PATIENCE = 1 / 3;
const RETRY_S = 2;

/**
 * What comes of work that starts a workflow and waits for its end, once it is its turn. Its
 * deadline begins then. Throws 503 `upstream_busy` when there is no turn in time, or before its
 * client goes: nothing is begun, charged or kept.
 */
export function whenThereIsRoom<T>(
  { services, principal, gone, operation }: KeyedCall,
  work: () => Promise<T>,
): Promise<T> {
  const { openBatches, openWorkflows, deadlineMs } = services.temporal;
  const turns = operation.batch ? openBatches : openWorkflows;
  return whenItIsTurn(turns, principal.workspace.id, { deadlineMs, gone: gone() }, work);
}

/** The same of any work; a request that would have `deadlineMs` waits for a part of it. */
export async function whenItIsTurn<T>(
  turns: Turns,
  workspaceId: string,
  { deadlineMs, gone }: { deadlineMs: number; gone: AbortSignal },
  work: () => Promise<T>,
): Promise<T> {
  const patience = AbortSignal.timeout(Math.ceil(deadlineMs * PATIENCE));
  let isBegun = false;
  try {
    return await turns.run(workspaceId, AbortSignal.any([patience, gone]), () => {
      isBegun = true;
      return work();
    });
  } catch (cause) {
    if (isBegun) throw cause;
    throw new ApiError(
      'upstream_busy',
      `More requests are under way than the service answers in time. Nothing was charged; try again in ${RETRY_S} seconds.`,
      { retryAfterSeconds: RETRY_S },
    );
  }
}
