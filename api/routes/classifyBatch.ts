/** Up to 25 classifications in one call; each is charged, refunded and replayed on its own. */
import { v7 as uuidv7 } from 'uuid';
import { type BatchItemResult, type ClassificationResult, classifyBatch } from '../../contract/classify.ts';
import { ApiError } from '../../contract/errors.ts';
import { readAnswer, readBalance, refund } from '../../db/store/credits.ts';
import { completeKey, freeKey, handOver } from '../../db/store/replay.ts';
import { type BatchEntry, type ClassifyBatchInput, workflowId } from '../../workflows/contract.ts';
import { abandonOf, chargeOf } from '../billable.ts';
import { replayRequestOf, takeIdempotencyKey } from '../idempotency.ts';
import { type Answer, type KeyedCall, keyedRoute } from '../route.ts';
import { runWorkflow } from '../run.ts';
import { taskOf, termsOf } from './classify.ts';
import type { ClassifyBatchRequest } from '../../contract/classify.ts';

type BatchCall = KeyedCall<unknown, ClassifyBatchRequest>;
type Item = ClassifyBatchInput['items'][number];

export const classifyBatchRoute = keyedRoute(classifyBatch, async (call: BatchCall) => {
  const batchId = uuidv7();
  const id = workflowId('classifyBatch', call.principal.workspace.id, batchId);
  const deadlineMs = Date.now() + call.services.temporal.deadlineMs;
  const items = call.body.items.map((request, index): Item => {
    const task = taskOf(call, request, `items.${index}.mode`);
    return { index, task, deadlineMs, charge: chargeOf(call, termsOf(call, request, task)) };
  });
  await takeCall(call, items, batchId, id);
  const replayed = await takeItems(call, items, id);
  const fresh = items.filter((item) => !replayed.has(item.index));
  const entries = fresh.length > 0 ? await runItems(call, fresh, batchId, id, deadlineMs) : [];
  if (fresh.length === 0) await completeKey(call.services.orm, batchId);
  refuseUnpaid(entries, replayed.size);
  return answerOf(call, entries, replayed);
});

/** Takes the key of the whole call; a completed call may run again, since its failed items may. */
async function takeCall(call: BatchCall, items: readonly Item[], batchId: string, id: string): Promise<void> {
  const request = replayRequestOf(call, call.body, -1, batchId, id);
  const [first] = items;
  if (!request || !first) return;
  const state = await takeIdempotencyKey(call.services, request, abandonOf(call.services, first.charge));
  if (state.state === 'new') return;
  if (!(await handOver(call.services.orm, request, state.usageId))) {
    throw new ApiError('conflict', 'The first request with this Idempotency-Key is still in progress.', {
      reason: 'in_progress',
    });
  }
}

/** Items that were answered before, with their usage events; the others' keys are taken for this call. */
async function takeItems(call: BatchCall, items: readonly Item[], id: string): Promise<Map<number, string>> {
  const replayed = new Map<number, string>();
  for (const item of items) {
    const request = replayRequestOf(call, call.body.items[item.index], item.index, item.charge.usageId, id);
    if (!request) continue;
    const state = await takeIdempotencyKey(call.services, request, abandonOf(call.services, item.charge));
    if (state.state === 'completed') replayed.set(item.index, state.usageId);
  }
  return replayed;
}

async function runItems(
  call: BatchCall,
  items: Item[],
  batchId: string,
  id: string,
  deadlineMs: number,
): Promise<BatchEntry[]> {
  const { services, principal, requestId, operation } = call;
  const input: ClassifyBatchInput = { items, callUsageId: call.idempotencyKey ? batchId : null };
  const ended = await runWorkflow<BatchEntry[]>(services.temporal, {
    workflow: 'classifyBatch',
    workflowId: id,
    input,
    charge: { workspaceId: principal.workspace.id, operation: operation.id, requestId },
    summary: `classify ${items.length} products`,
    deadlineMs,
  });
  if (ended.ended === 'answered') return ended.result;
  services.log.warn({ requestId, workflowId: id, err: ended.cause }, 'a batch gave no answer');
  const code = ended.ended === 'failed' ? 'upstream_error' : 'upstream_timeout';
  const entries = await Promise.all(items.map((item) => giveUpItem(call, item, code)));
  await freeKey(services.orm, batchId);
  if (entries.every((entry) => !entry.ok))
    throw new ApiError(code, 'The engine did not answer; credits were refunded.');
  return entries;
}

/** An item whose answer was stored before the call ended keeps it; every other one is refunded. */
async function giveUpItem(
  { services }: BatchCall,
  { index, charge }: Item,
  code: 'upstream_error' | 'upstream_timeout',
): Promise<BatchEntry> {
  const { usageId, workspaceId } = charge;
  const given = await refund(services.orm, { ...charge, errorCode: code });
  if (given)
    return {
      index,
      ok: false,
      refusal: { code, message: 'The engine did not answer; the item was refunded.' },
    };
  return {
    index,
    ok: true,
    usageId,
    charged: charge.cost,
    remaining: await readBalance(services.orm, workspaceId),
  };
}

/** 402 for the whole call only when the balance paid for none of its items. */
function refuseUnpaid(entries: readonly BatchEntry[], replayedItems: number): void {
  const refusals = entries.flatMap((entry) => (entry.ok ? [] : [entry.refusal]));
  const [first] = refusals;
  const unpaid =
    refusals.length === entries.length && refusals.every(({ code }) => code === 'insufficient_credits');
  if (first && unpaid && replayedItems === 0) throw new ApiError(first.code, first.message, first.details);
}

async function answerOf(
  call: BatchCall,
  entries: readonly BatchEntry[],
  replayed: ReadonlyMap<number, string>,
): Promise<Answer> {
  const { orm } = call.services;
  const fresh = new Map(entries.map((entry) => [entry.index, entry]));
  const results = await Promise.all(
    call.body.items.map(async (_, index): Promise<BatchItemResult> => {
      const entry = fresh.get(index);
      if (entry && !entry.ok) return { index, ok: false, error: entry.refusal };
      const usageId = entry?.usageId ?? replayed.get(index) ?? '';
      // stored by settle in the very shape of the contract
      return { index, ok: true, classification: (await readAnswer(orm, usageId)) as ClassificationResult };
    }),
  );
  const charged = entries.reduce((sum, entry) => sum + (entry.ok ? entry.charged : 0), 0);
  const remaining = await readBalance(orm, call.principal.workspace.id);
  const credits = { charged, remaining };
  return { body: { data: { results }, credits }, credits: { ...credits, replayed: entries.length === 0 } };
}
