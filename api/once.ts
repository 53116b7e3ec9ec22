/**
 * Writes that keep their answer beside the idempotency key: a repeat gets it as it was, and nothing
 * is written again. Those of operations that are `whole` stand together with the key. Of the others a
 * process that dies between the write and its key leaves the key at work: a repeat after two minutes
 * does it once more: classifications, which are found by the keys of their items then and not charged
 * again.
 */
import { newId } from '../db/id.ts';
import { together } from '../db/orm.ts';
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
  const { afterwards, ...answer } = await answered(call, handle);
  await afterwards?.();
  return answer;
}

async function answered(call: Call, handle: () => Promise<Answer>): Promise<Answer> {
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
    return operation.whole
      ? await together(orm, () => kept(call, id, handle))
      : await keptLater(call, id, handle);
  } catch (cause) {
    await freeKey(orm, id).catch(() => {}); // the refusal matters more
    throw cause;
  }
}

async function kept(
  { services: { orm } }: Call,
  id: string,
  handle: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await handle();
  const { status = 200, body } = answer;
  await completeKeyWith(orm, id, { status, body } satisfies KeptAnswer);
  return answer;
}

/** The same where what was done stands, whether or not the key can be completed now. */
async function keptLater(call: Call, id: string, handle: () => Promise<Answer>): Promise<Answer> {
  const answer = await handle();
  await kept(call, id, async () => answer).catch((cause: unknown) =>
    call.services.log.warn(
      { requestId: call.requestId, err: cause },
      'an idempotency key could not be completed',
    ),
  );
  return answer;
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
