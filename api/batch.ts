/** Many billable items in one call; each is charged, refunded and replayed on its own. */
import type { Charge } from '../contract/charge.ts';
import { ApiError, type ErrorCode } from '../contract/errors.ts';
import { type Refusal, refusalIn } from '../contract/outcome.ts';
import { unpaid } from '../engine/credits.ts';
import { newId } from '../db/id.ts';
import { readAnswers, readBalance } from '../db/store/credits.ts';
import { completeKey, freeKey, freeKeys, handOver, type KeyRequest } from '../db/store/replay.ts';
import {
  type BatchEntry,
  type BatchInput,
  type BatchItem,
  type BatchName,
  type InputOf,
  workflowId,
} from '../workflows/contract.ts';
import { abandonOf, chargeOf, type ChargeTerms, timeOf } from './billable.ts';
import { FaultyItem } from './faultyItem.ts';
import {
  differentRequest,
  replayRequestOf,
  takeIdempotencyKey,
  takeIdempotencyKeys,
} from './idempotency.ts';
import { whenThereIsRoom } from './openWorkflows.ts';
import { patiently, within } from './patience.ts';
import { PriceOnly } from './priceOnly.ts';
import { hashOf } from './replayed.ts';
import type { Answer, KeyedCall } from './route.ts';
import { runWorkflow } from './run.ts';
import { refuseSwitchedOff } from './steps/action.ts';
import { type Account, accounted, giveBack, notKnown } from './undelivered.ts';

/** What a route knows of its batch. */
export interface Batch<Request, Task> {
  workflow: BatchName & BatchName<Task>;
  /** Of the usage event that bars an item which had died. */
  action: Charge['action'];
  /** Shown to operators in the Temporal UI; `n` items are run. */
  summary: (n: number) => string;
  /** One item of the body: what it costs, and what the workflow gets of it. May throw 400. */
  itemOf: (request: Request, index: number) => Promised<{ terms: ChargeTerms; task: Task }>;
  /** The items that are run, with what they need put in place. */
  prepare?: (items: readonly (BatchItem & Task)[]) => Promise<(BatchItem & Task)[]>;
  /** An entry of the answer: the stored answer of an item, or why there is none. */
  entryOf: (request: Request, index: number, outcome: BatchItemOutcome) => object;
}

type Promised<T> = T | Promise<T>;

export type BatchItemOutcome =
  | { ok: true; answer: unknown; usageId: string }
  | { ok: false; error: Refusal };

type BatchCall<Request> = KeyedCall<unknown, { items: readonly Request[] }>;

/**
 * Runs the items of a batch in one turn, those that were answered under the same key before
 * excepted.
 */
export const runBatch = <Request, Task extends object>(
  call: BatchCall<Request>,
  batch: Batch<Request, Task>,
): Promise<Answer> =>
  call.dryRun ? priceBatch(call, batch) : whenThereIsRoom(call, () => runNow(call, batch));

/** What the items would cost that are valid. Throws it. */
async function priceBatch<Request, Task>(
  call: BatchCall<Request>,
  { itemOf }: Batch<Request, Task>,
): Promise<never> {
  const faulty = faultyItems(call);
  const costs = call.body.items.map(async (item, index) => {
    if (faulty.has(index)) return 0;
    try {
      return (await itemOf(item, index)).terms.cost;
    } catch (refusal) {
      if (refusal instanceof ApiError) return 0; // it would fail alone
      throw refusal;
    }
  });
  const cost = (await Promise.all(costs)).reduce((sum, one) => sum + one, 0);
  throw new PriceOnly(call.principal, cost);
}

async function runNow<Request, Task extends object>(
  call: BatchCall<Request>,
  batch: Batch<Request, Task>,
): Promise<Answer> {
  const batchId = newId();
  const id = workflowId(batch.workflow, call.principal.workspace.id, batchId);
  const places = call.body.items.map((_, index) => ({ index, usageId: newId() }));
  const faulty = faultyItems(call);
  const valid = places.filter(({ index }) => !faulty.has(index));
  const { replayed, changed } = await takeKeys(call, valid, { ...batch, batchId, id });
  const fresh = valid.filter(({ index }) => !replayed.has(index) && !changed.has(index));
  const { ready, refused } = await orFree(call, fresh, batchId, () => prepared(call, batch, fresh));
  const failed = new Map([...faulty, ...changed, ...refused]);
  const run = { workflow: batch.workflow, summary: batch.summary(ready.length), batchId, id };
  const account: Account = { charges: ready.map(({ charge }) => charge), settled: null };
  return accounted(call, account, async () => {
    const entries = ready.length > 0 ? await runItems(call, ready, run, account) : [];
    if (ready.length === 0) await completeKey(call.services.orm, batchId);
    const required = ready.reduce((sum, { charge }) => sum + charge.cost, 0);
    refuseUnpaid(entries, replayed.size + failed.size, required);
    return answerOf(call, batch, entries, { replayed, failed });
  });
}

/** Why items are not run, by their places. */
type Refusals = Map<number, Refusal>;

/** Items that are not valid fail alone. */
const faultyItems = ({ body }: BatchCall<unknown>): Refusals =>
  new Map(
    body.items.flatMap((item, index) =>
      item instanceof FaultyItem ? [[index, item.refusal] as const] : [],
    ),
  );

/** An item by its place in the body, and the usage event that it has if it is run. */
interface ItemPlace {
  index: number;
  usageId: string;
}

/**
 * Takes the keys of the call and of its items, or none. Returns the items that were answered
 * before, with their usage events, and those that are not what they were under this key.
 */
async function takeKeys<Request>(
  call: BatchCall<Request>,
  items: readonly ItemPlace[],
  { action, batchId, id }: { action: Charge['action']; batchId: string; id: string },
): Promise<TakenItems> {
  const giveUp = abandonOf(call, action);
  await takeCall(call, batchId, id, giveUp);
  return orFree(call, items, batchId, () => takeItems(call, items, id, giveUp));
}

interface TakenItems {
  replayed: Map<number, string>;
  changed: Refusals;
}

/** What comes of the work; where it fails, the keys of call and items are free again. */
async function orFree<T>(
  { services: { orm } }: KeyedCall,
  items: readonly ItemPlace[],
  batchId: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const taken = [batchId, ...items.map(({ usageId }) => usageId)];
    // the error matters more; a later try takes them over
    await freeKeys(orm, taken).catch(() => {});
    throw cause;
  }
}

/**
 * The items that are run as the workflow gets them, signed, and why others are not: an item that is
 * refused fails alone, and its key is free again. Only now, for none that is replayed.
 */
async function prepared<Request, Task extends object>(
  call: BatchCall<Request>,
  { itemOf, prepare }: Batch<Request, Task>,
  places: readonly ItemPlace[],
): Promise<{ ready: (BatchItem & Task)[]; refused: Refusals }> {
  const { operation, principal, services } = call;
  if (places.length > 0) refuseSwitchedOff(operation, principal);
  const time = timeOf(call);
  const items: (BatchItem & Task)[] = [];
  const refused: Refusals = new Map();
  for (const { index, usageId } of places) {
    try {
      // its place is from this very body
      const { terms, task } = await itemOf(call.body.items[index] as Request, index);
      items.push({ ...task, index, ...time, shape: 2, charge: chargeOf(call, terms, usageId) });
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      refused.set(index, refusalIn(refusal));
    }
  }
  await freeRefused(call, places, refused);
  const placed = prepare ? await prepare(items) : items;
  const ready = await Promise.all(placed.map((item) => services.tokens.signCharge(item)));
  return { ready, refused };
}

/** What was refused may be sent again, put right, under its key. */
async function freeRefused(
  { services: { orm } }: KeyedCall,
  places: readonly ItemPlace[],
  refused: Refusals,
): Promise<void> {
  const usageIds = places.flatMap(({ index, usageId }) => (refused.has(index) ? [usageId] : []));
  if (usageIds.length > 0) await freeKeys(orm, usageIds);
}

type GiveUp = ReturnType<typeof abandonOf>;

/** Takes the key of the whole call; a completed call may run again, since its failed items may. */
async function takeCall<Request>(
  call: BatchCall<Request>,
  batchId: string,
  id: string,
  giveUp: GiveUp,
): Promise<void> {
  // items are known by their own keys: a call may hold more of them than it did
  const { items: _, ...shared } = call.body;
  const taken = await replayRequestOf(call, shared, -1, batchId, id);
  if (!taken) return;
  // a call was once known by its items too: rows of then stand for the same items
  const request = { ...taken, earlierHash: await hashOf(call.body, call.lifted) };
  const state = await takeIdempotencyKey(call.services, request, giveUp);
  if (state.state === 'new') return;
  if (!(await handOver(call.services.orm, request, state.usageId))) {
    throw new ApiError(
      'conflict',
      'The first request with this Idempotency-Key is still in progress.',
      {
        reason: 'in_progress',
      },
    );
  }
}

/**
 * Items that were answered before, with their usage events, and those whose key stands for another
 * request; the others' keys are taken for this call.
 */
async function takeItems<Request>(
  call: BatchCall<Request>,
  items: readonly ItemPlace[],
  id: string,
  giveUp: GiveUp,
): Promise<TakenItems> {
  const requests: KeyRequest[] = [];
  for (const { index, usageId } of items) {
    const request = await replayRequestOf(call, call.body.items[index], index, usageId, id);
    if (request) requests.push(request);
  }
  const states = await takeIdempotencyKeys(call.services, requests, giveUp);
  const replayed = new Map<number, string>();
  const changed: Refusals = new Map();
  for (const [position, state] of states.entries()) {
    const { itemIndex } = requests[position] ?? {};
    if (itemIndex === undefined) continue;
    if (state.state === 'completed') replayed.set(itemIndex, state.usageId);
    if (state.state === 'different_request') changed.set(itemIndex, refusalIn(differentRequest()));
  }
  return { replayed, changed };
}

interface Run {
  workflow: BatchName;
  summary: string;
  batchId: string;
  id: string;
}

async function runItems(
  call: KeyedCall,
  items: BatchItem[],
  run: Run,
  account: Account,
): Promise<BatchEntry[]> {
  const { services, principal, requestId, operation } = call;
  const { workflow, summary, batchId, id } = run;
  const input: BatchInput<BatchItem> = call.idempotencyKey
    ? {
        items,
        together: true,
        callUsageId: batchId,
        callToken: await services.tokens.signCall(batchId),
      }
    : { items, together: true, callUsageId: null };
  const ended = await runWorkflow(services.temporal, {
    workflow,
    workflowId: id,
    input: input as InputOf<BatchName>, // `Batch` ties the items to their workflow
    charge: { workspaceId: principal.workspace.id, operation: operation.id, requestId },
    summary,
    trace: call.trace,
    budgetMs: services.temporal.deadlineMs,
  });
  if (ended.ended === 'answered') {
    const answered = new Set(ended.result.flatMap((entry) => (entry.ok ? [entry.usageId] : [])));
    account.settled = account.charges.filter(({ usageId }) => answered.has(usageId));
    return ended.result;
  }
  services.log.warn({ requestId, workflowId: id, err: ended.cause }, 'a batch gave no answer');
  const code = ended.ended === 'timed_out' ? 'upstream_timeout' : 'upstream_error';
  const standing = await giveBack(call, account.charges, code, false);
  if (standing === 'refund_under_way' || standing === 'unknown')
    throw notKnown(call, account.charges, standing, code);
  account.settled = standing;
  // a key that cannot be freed now is taken over by the next try
  await within(FREE_MS, freeKey(services.orm, batchId)).catch(() => {});
  if (standing.length === 0)
    throw new ApiError(code, 'The engine did not answer; credits were refunded.');
  return items.map((item) => entryOf(item, standing, code));
}

const FREE_MS = 2000;

/** An item whose answer was stored before the call ended keeps it; every other one was refunded. */
function entryOf(
  { index, charge }: BatchItem,
  standing: readonly Charge[],
  code: ErrorCode,
): BatchEntry {
  if (!standing.includes(charge)) {
    const message = 'The engine did not answer; the item was refunded.';
    return { index, ok: false, refusal: { code, message } };
  }
  return { index, ok: true, usageId: charge.usageId, charged: charge.cost, remaining: 0 };
}

/**
 * 402 for the whole call only when the balance paid for none of its items; it says what all of them
 * need.
 */
function refuseUnpaid(
  entries: readonly BatchEntry[],
  replayedItems: number,
  required: number,
): void {
  const refusals = entries.flatMap((entry) => (entry.ok ? [] : [entry.refusal]));
  const [first] = refusals;
  const isUnpaid =
    refusals.length === entries.length &&
    refusals.every(({ code }) => code === 'insufficient_credits');
  if (first && isUnpaid && replayedItems === 0) {
    const { balance, ceilingLeft = null } = first.details as {
      balance: number;
      ceilingLeft?: number;
    }; // as `unpaid` made them
    throw ApiError.of(unpaid(required, balance, ceilingLeft));
  }
}

async function answerOf<Request, Task>(
  call: BatchCall<Request>,
  batch: Batch<Request, Task>,
  entries: readonly BatchEntry[],
  { replayed, failed }: Pick<TakenItems, 'replayed'> & { failed: Refusals },
): Promise<Answer> {
  const { orm } = call.services;
  const fresh = new Map(entries.map((entry) => [entry.index, entry]));
  const usageIds = call.body.items.map((_, index) => {
    const entry = fresh.get(index);
    return entry?.ok ? entry.usageId : (replayed.get(index) ?? '');
  });
  const answers = await patiently(() => readAnswers(orm, usageIds.filter(Boolean)));
  const results = call.body.items.map((request, index) => {
    const entry = fresh.get(index);
    const error = entry && !entry.ok ? entry.refusal : failed.get(index);
    if (error) return batch.entryOf(asSent(request), index, { ok: false, error });
    const usageId = usageIds[index] ?? '';
    const answer = answers.get(usageId);
    if (answer === undefined) throw new Error(`the answer of item ${index} is not there`);
    return batch.entryOf(request, index, { ok: true, answer, usageId });
  });
  const charged = entries.reduce((sum, entry) => sum + (entry.ok ? entry.charged : 0), 0);
  // the balance is told where it can be; the answers matter more
  const remaining = await patiently(() => readBalance(orm, call.principal.workspace.id)).catch(
    () => null,
  );
  const credits = { charged, remaining };
  return {
    body: { data: { results }, credits },
    credits: { ...credits, replayed: entries.length === 0 && replayed.size > 0 },
  };
}

/** Of an item that is not valid the fields that it has. */
const asSent = <Request>(item: Request): Request =>
  item instanceof FaultyItem ? (item.sent as Request) : item;
