/**
 * Idempotency keys of requests: taken before the work, so that a repeat meets the first request or
 * its answer.
 */
import { type KeyRequest, type ReplayState, takeKey, takeKeys } from '../db/store/replay.ts';
import { ApiError } from '../contract/errors.ts';
import { hashOf } from './replayed.ts';
import type { KeyedCall } from './route.ts';
import { isRunning } from './run.ts';
import type { Services } from './services.ts';

/** The row of this request among the idempotency keys; null when the caller sent none. */
export async function replayRequestOf(
  call: KeyedCall,
  body: unknown,
  itemIndex: number,
  usageId: string,
  id: string,
): Promise<KeyRequest | null> {
  if (!call.idempotencyKey) return null;
  return {
    workspaceId: call.principal.workspace.id,
    key: call.idempotencyKey,
    itemIndex,
    operation: call.operation.id,
    requestHash: await hashOf(body, call.lifted),
    usageId,
    workflowId: id,
  };
}

export type TakenKey = Extract<ReplayState, { state: 'new' | 'completed' }>;

// the client tries a start again for ten seconds: after this the row is of a process that died
// before its workflow began
const ABANDONED_AFTER_MS = 15_000;

/**
 * Takes a key. Throws 409 while its first request is at work, or when it stood for another request.
 * `giveUp` frees the key of a request whose process died before its workflow began; the key is then
 * free for this one.
 */
export async function takeIdempotencyKey(
  services: Services,
  request: KeyRequest,
  giveUp: GiveUp,
  abandonedAfterMs?: number,
): Promise<TakenKey> {
  const state = await takeKey(services.orm, request);
  return takenOr409(services, request, state, giveUp, abandonedAfterMs);
}

/**
 * The same for many, in their order; throws for the first that is at work. One that stood for
 * another request is told as such.
 */
export async function takeIdempotencyKeys(
  services: Services,
  requests: readonly KeyRequest[],
  giveUp: GiveUp,
): Promise<(TakenKey | OtherRequest)[]> {
  const states = await takeKeys(services.orm, requests);
  const taken: (TakenKey | OtherRequest)[] = [];
  for (const [position, request] of requests.entries()) {
    const state = states[position] as ReplayState; // there is one for each request
    const isOther = state.state === 'different_request';
    taken.push(isOther ? state : await takenOr409(services, request, state, giveUp));
  }
  return taken;
}

type OtherRequest = Extract<ReplayState, { state: 'different_request' }>;
type GiveUp = (usageId: string) => Promise<unknown>;

async function takenOr409(
  services: Services,
  request: KeyRequest,
  state: ReplayState,
  giveUp: GiveUp,
  abandonedAfterMs = ABANDONED_AFTER_MS,
): Promise<TakenKey> {
  if (state.state === 'new' || state.state === 'completed') return state;
  if (state.state === 'different_request') throw differentRequest();
  if (state.ageMs < abandonedAfterMs || (await isRunning(services.temporal, state.workflowId)))
    throw inProgress();
  services.log.warn(
    { usageId: state.usageId },
    'an idempotency key is taken over from a request that had died',
  );
  await giveUp(state.usageId);
  const freed = await takeKey(services.orm, request);
  if (freed.state === 'new' || freed.state === 'completed') return freed;
  throw inProgress();
}

export const differentRequest = (): ApiError =>
  new ApiError('conflict', 'This Idempotency-Key was used for another request. Use a new key.', {
    reason: 'different_request',
  });

const inProgress = (): ApiError =>
  new ApiError(
    'conflict',
    'The first request with this Idempotency-Key is still in progress. Try again soon.',
    { reason: 'in_progress' },
  );
