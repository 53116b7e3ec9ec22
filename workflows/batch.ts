/**
 * The items of a batch: charged in request order, each refunded on its own; see `inRounds`. Those
 * of which nothing is read before are worked off in one step, what is left of them and of the
 * others four at a time.
 */
import {
  ApplicationFailure,
  CancellationScope,
  patched,
  proxyActivities,
} from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import type { Failed, Left } from '../activities/together.ts';
import type { ChargeResult } from '../contract/charge.ts';
import type { Outcome, Refusal } from '../contract/outcome.ts';
import {
  answeredAs,
  giveUp,
  refusalOf,
  stepsFor,
  type LocalSteps,
  untilDeadline,
  workCharged,
  type Worked,
} from './billable.ts';
import type { BatchEntry, BatchInput, BatchItem } from './contract.ts';
import { endWith } from './ending.ts';
import { causeOf } from './failures.ts';
import { lanes } from './lanes.ts';
import { completeKey } from './owed.ts';

const LANES = 4; // interface: items run four at a time

/** What is done for one item of a batch. */
interface Work<Item> {
  /** The step for all items of which nothing is read before. */
  together: 'classifyAllAndSettle' | 'originAllAndSettle';
  /** What it is given for one item; null where something is to be read first. */
  taskOf: (item: Item) => object | null;
  /** All else. `first`: what that step came to, where it was taken. */
  work: (item: Item, steps: LocalSteps, first: unknown) => Promise<Worked<unknown>>;
}

/**
 * Works off a batch and says how it ended in the search attribute `Outcome`: `answered`, or
 * `partly`.
 */
export async function batch<Item extends BatchItem>(
  { items, callUsageId, callToken, together }: BatchInput<Item>,
  work: Work<Item>,
): Promise<BatchEntry[]> {
  const entries = await inRounds(items, async (charged) => {
    const firsts = together ? await workTogether(charged, work) : new Map<Item, First>();
    return lanes(LANES, charged, async ({ item, charge }) => {
      if ('refusal' in charge) return entryOf(item.index, await giveUp(item, charge.refusal));
      const outcome = await workCharged(item, charge, (steps) =>
        workOn(item, steps, work, firsts.get(item)),
      );
      return entryOf(item.index, outcome);
    });
  });
  if (callUsageId) {
    const call = { usageId: callUsageId, ...(callToken ? { token: callToken } : {}) };
    await CancellationScope.nonCancellable(() => completeKey(call));
  }
  return endWith(entries, entries.every((entry) => entry.ok) ? answeredAs(items[0]) : 'partly');
}

/** What came of a charge, or why there was none at all. */
type Attempt = ChargeResult | { charged: false; refusal: Refusal };
type Charged<Item> = { item: Item; charge: Attempt };

/** What the step for all came to for one item, or how it failed. */
type First = { done: unknown } | { failure: unknown };

async function workTogether<Item extends BatchItem>(
  charged: readonly Charged<Item>[],
  { together, taskOf }: Work<Item>,
): Promise<Map<Item, First>> {
  const asked = charged.flatMap(({ item, charge }) => {
    const task = charge.charged ? taskOf(item) : null;
    return task ? [{ item, task }] : [];
  });
  const [first] = asked;
  if (!first) return new Map();
  try {
    const step = stepForAll(first.item, together);
    const results = await step(asked.map(({ task }) => task));
    return new Map(asked.flatMap(({ item }, position) => firstsOf(item, results[position])));
  } catch (failure) {
    // what is stored all the same is found item by item
    return new Map(asked.map(({ item }) => [item, { failure }]));
  }
}

type StepForAll = (tasks: object[]) => Promise<(Failed | Left | object)[]>;

/**
 * A step of the server's, unlike the others: it may wait for its turn, and work, for seconds, in
 * which a local one would have to hold a workflow task open.
 */
function stepForAll(item: BatchItem, together: Work<BatchItem>['together']): StepForAll {
  const steps = proxyActivities<Activities>({
    ...untilDeadline(item),
    heartbeatTimeout: '3s', // a worker that died is replaced while there is time left
  });
  return steps[together] as StepForAll;
}

/** Of an item that the step for all has left to one of its own there is nothing. */
function firstsOf<Item>(item: Item, result: Failed | Left | object | undefined): [Item, First][] {
  if (result && 'left' in result) return [];
  const hasFailed = result && 'failed' in result;
  return [
    [
      item,
      hasFailed
        ? { failure: ApplicationFailure.nonRetryable(result.failed, 'upstream_error') }
        : { done: result },
    ],
  ];
}

async function workOn<Item>(
  item: Item,
  steps: LocalSteps,
  { work }: Work<Item>,
  first: First | undefined,
): Promise<Worked<unknown>> {
  if (first && 'failure' in first) throw first.failure;
  return work(item, steps, first?.done);
}

/**
 * Charges and runs the items. Those that the balance was too low for are charged again when the
 * others have ended, since what failed of them gave its credits back; a round in which none is
 * charged is the last.
 */
async function inRounds<Item extends BatchItem>(
  items: readonly Item[],
  work: (charged: readonly Charged<Item>[]) => Promise<BatchEntry[]>,
): Promise<BatchEntry[]> {
  const entries = new Map<number, BatchEntry>();
  let waiting = items;
  while (waiting.length > 0) {
    const round = await chargeInOrder(waiting);
    const short = round.filter(({ charge }) => isShort(charge));
    const mayPayLater = short.length > 0 && round.some(({ charge }) => charge.charged);
    const again = mayPayLater && patched('2026-11-short-items') ? short : [];
    const ready = round.filter((one) => !again.includes(one));
    for (const entry of await work(ready)) entries.set(entry.index, entry);
    waiting = again.map(({ item }) => item);
  }
  return items.flatMap(({ index }) => entries.get(index) ?? []);
}

const isShort = (charge: Attempt): boolean =>
  'why' in charge && charge.why === 'insufficient_credits';

async function chargeInOrder<Item extends BatchItem>(
  items: readonly Item[],
): Promise<Charged<Item>[]> {
  const [first] = items;
  if (!first) return [];
  try {
    const results = await stepsFor(first).chargeAll(items.map((item) => item.charge));
    return items.map((item, position) => ({
      item,
      charge: results[position] ?? { charged: false, why: 'given_up' },
    }));
  } catch (failure) {
    if (isFinal(failure) && patched('2026-11-refused-charges'))
      return items.map((item) => ({
        item,
        charge: { charged: false, refusal: refusalOf(failure) },
      }));
    // the database did not answer in time: whatever was charged of it is found and refunded item by
    // item
    return items.map((item) => ({ item, charge: { charged: true, balance: 0 } }));
  }
}

/** Refused, a changed price say, and not to be tried again. */
function isFinal(failure: unknown): boolean {
  const cause = causeOf(failure);
  return cause instanceof ApplicationFailure && cause.nonRetryable === true;
}

function entryOf(index: number, outcome: Outcome<unknown>): BatchEntry {
  if (!outcome.ok) {
    const { ok: _, ...refusal } = outcome;
    return { index, ok: false, refusal };
  }
  const { charged, remaining, usageId } = outcome.credits;
  return { index, ok: true, usageId: usageId ?? '', charged, remaining };
}
