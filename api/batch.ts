/** Many billable items in one call; each is charged, refunded and replayed on its own. */
import { v7 as uuidv7 } from 'uuid';
import type { Charge } from '../contract/charge.ts';
import { ApiError } from '../contract/errors.ts';
import type { Refusal } from '../contract/outcome.ts';
import { readAnswer, readBalance, refund } from '../db/store/credits.ts';
import { completeKey, freeKey, handOver } from '../db/store/replay.ts';
import { type BatchEntry, type BatchInput, type BatchItem, workflowId } from '../workflows/contract.ts';
import { abandonOf, chargeOf, type ChargeTerms } from './billable.ts';
import { replayRequestOf, takeIdempotencyKey } from './idempotency.ts';
import type { Answer, KeyedCall } from './route.ts';
import { runWorkflow } from './run.ts';

/** What a route knows of its batch. */
export interface Batch<Request, Task> {
  workflow: string;
  /** Shown to operators in the Temporal UI; `n` items are run. */
  summary: (n: number) => string;
  /** One item of the body: what it costs, and what the workflow gets of it. May throw 400. */
  itemOf: (request: Request, index: number) => Promised<{ terms: ChargeTerms; task: Task }>;
  /** An entry of the answer: the stored answer of an item, or why there is none. */
  entryOf: (request: Request, index: number, outcome: ItemOutcome) => object;
}

type Promised<T> = T | Promise<T>;

export type ItemOutcome = { ok: true; answer: unknown } | { ok: false; error: Refusal };

type BatchCall<Request> = KeyedCall<unknown, { items: readonly Request[] }>;

/** Runs the items of a batch, those that were answered under the same key before excepted. */
export async function runBatch<Request, Task extends object>(
  call: BatchCall<Request>,
  batch: Batch<Request, Task>,
): Promise<Answer> {
  const batchId = uuidv7();
  const id = workflowId(batch.workflow, call.principal.workspace.id, batchId);
  const deadlineMs = Date.now() + call.services.temporal.deadlineMs;
  const items: (BatchItem & Task)[] = [];
  for (const [index, request] of call.body.items.entries()) {
    const { terms, task } = await batch.itemOf(request, index);
    items.push({ ...task, index, deadlineMs, charge: chargeOf(call, terms) });
  }
  await takeCall(call, items, batchId, id);
  const replayed = await takeItems(call, items, id);
  const fresh = items.filter((item) => !replayed.has(item.index));
  const run = { workflow: batch.workflow, summary: batch.summary(fresh.length), batchId, id, deadlineMs };
  const entries = fresh.length > 0 ? await runItems(call, fresh, run) : [];
  if (fresh.length === 0) await completeKey(call.services.orm, batchId);
  refuseUnpaid(entries, replayed.size);
  return answerOf(call, batch, entries, replayed);
}

/** Takes the key of the whole call; a completed call may run again, since its failed items may. */
async function takeCall<Request>(
  call: BatchCall<Request>,
  items: readonly BatchItem[],
  batchId: string,
  id: string,
): Promise<void> {
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
async function takeItems<Request>(
  call: BatchCall<Request>,
  items: readonly BatchItem[],
  id: string,
): Promise<Map<number, string>> {
  const replayed = new Map<number, string>();
  for (const { index, charge } of items) {
    const request = replayRequestOf(call, call.body.items[index], index, charge.usageId, id);
    if (!request) continue;
    const state = await takeIdempotencyKey(call.services, request, abandonOf(call.services, charge));
    if (state.state === 'completed') replayed.set(index, state.usageId);
  }
  return replayed;
}

interface Run {
  workflow: string;
  summary: string;
  batchId: string;
  id: string;
  deadlineMs: number;
}

async function runItems(call: KeyedCall, items: BatchItem[], run: Run): Promise<BatchEntry[]> {
  const { services, principal, requestId, operation } = call;
  const { workflow, summary, batchId, id, deadlineMs } = run;
  const input: BatchInput<BatchItem> = { items, callUsageId: call.idempotencyKey ? batchId : null };
  const ended = await runWorkflow<BatchEntry[]>(services.temporal, {
    workflow,
    workflowId: id,
    input,
    charge: { workspaceId: principal.workspace.id, operation: operation.id, requestId },
    summary,
    deadlineMs,
  });
  if (ended.ended === 'answered') return ended.result;
  services.log.warn({ requestId, workflowId: id, err: ended.cause }, 'a batch gave no answer');
  const code = ended.ended === 'failed' ? 'upstream_error' : 'upstream_timeout';
  const entries = await Promise.all(items.map(({ index, charge }) => giveUpItem(call, index, charge, code)));
  await freeKey(services.orm, batchId);
  if (entries.every((entry) => !entry.ok))
    throw new ApiError(code, 'The engine did not answer; credits were refunded.');
  return entries;
}

/** An item whose answer was stored before the call ended keeps it; every other one is refunded. */
async function giveUpItem(
  { services }: KeyedCall,
  index: number,
  charge: Charge,
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

async function answerOf<Request, Task>(
  call: BatchCall<Request>,
  batch: Batch<Request, Task>,
  entries: readonly BatchEntry[],
  replayed: ReadonlyMap<number, string>,
): Promise<Answer> {
  const { orm } = call.services;
  const fresh = new Map(entries.map((entry) => [entry.index, entry]));
  const results = await Promise.all(
    call.body.items.map(async (request, index) => {
      const entry = fresh.get(index);
      if (entry && !entry.ok) return batch.entryOf(request, index, { ok: false, error: entry.refusal });
      const usageId = entry?.usageId ?? replayed.get(index) ?? '';
      return batch.entryOf(request, index, { ok: true, answer: await readAnswer(orm, usageId) });
    }),
  );
  const charged = entries.reduce((sum, entry) => sum + (entry.ok ? entry.charged : 0), 0);
  const remaining = await readBalance(orm, call.principal.workspace.id);
  const credits = { charged, remaining };
  return { body: { data: { results }, credits }, credits: { ...credits, replayed: entries.length === 0 } };
}
