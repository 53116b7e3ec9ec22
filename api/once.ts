/**
 * Writes that keep their answer beside the idempotency key: a repeat gets it as it was, and nothing
 * is written again.
 */
import { newId } from '../db/id.ts';
import { readBalance } from '../db/store/credits.ts';
import { completeKeyWith, freeKey } from '../db/store/replay.ts';
import { takeIdempotencyKey } from './idempotency.ts';
import { hashOf } from './replayed.ts';
import type { Answer, Call, KeyedCall } from './route.ts';

interface KeptAnswer {
  status: number;
  body: unknown;
}

/** Above the longest of these calls: a key that stood longer is of a process that died. */
const ABANDONED_AFTER_MS = 120_000;
/** A batch has taken the row of the call itself: its items replay one by one. */
const WHOLE_BATCH = -2;

/**
 * Answers a call, or gives what it was answered before under the same key. Throws 409 while the
 * first request is at work, and where the key stood for another path or body. A refusal frees the
 * key.
 */
export async function answerOnce(call: Call, handle: () => Promise<Answer>): Promise<Answer> {
  const { operation, principal, idempotencyKey, services } = call;
  if (!operation.once || !principal || idempotencyKey === null) return handle();
  const { orm } = services;
  const id = newId();
  const request = {
    workspaceId: principal.workspace.id,
    key: idempotencyKey,
    itemIndex: operation.batch ? WHOLE_BATCH : -1,
    operation: operation.id,
    requestHash: await hashOf({ path: call.params, body: call.body }, call.lifted),
    usageId: id,
    workflowId: `once/${id}`, // none: what a call leaves undone is done by its repeat
  };
  const giveUp = (taken: string): Promise<void> => freeKey(orm, taken);
  const state = await takeIdempotencyKey(services, request, giveUp, ABANDONED_AFTER_MS);
  // stored below
  if (state.state === 'completed')
    return repeated({ ...call, principal }, state.answer as KeptAnswer);
  try {
    const answer = await handle();
    await keep(call, id, answer);
    return answer;
  } catch (cause) {
    await freeKey(orm, id).catch(() => {}); // the refusal matters more
    throw cause;
  }
}

/** What was written stands, whether or not the key can be completed now. */
async function keep(
  { services: { orm, log }, requestId }: Call,
  id: string,
  { status = 200, body }: Answer,
): Promise<void> {
  const kept: KeptAnswer = { status, body };
  await completeKeyWith(orm, id, kept).catch((cause: unknown) =>
    log.warn({ requestId, err: cause }, 'an idempotency key could not be completed'),
  );
}

/** The first answer; where it cost credits, nothing was charged now, and the balance is of now. */
async function repeated(
  { operation, principal, services }: KeyedCall,
  { status, body }: KeptAnswer,
): Promise<Answer> {
  // what was charged then: a run that was started charges by itself
  const isBilled = typeof body === 'object' && body !== null && 'credits' in body;
  if (!operation.idempotent || !isBilled) return { status, body, replayed: true };
  const remaining = await readBalance(services.orm, principal.workspace.id);
  const credits = { charged: 0, remaining };
  return {
    status,
    body: { ...(body as object), credits },
    credits: { ...credits, replayed: true },
  };
}
