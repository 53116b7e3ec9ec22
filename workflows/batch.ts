/** The items of a batch: charged in request order, run four at a time, each refunded on its own. */
import { proxyLocalActivities, upsertSearchAttributes } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import type { ChargeResult } from '../contract/charge.ts';
import type { Outcome } from '../contract/outcome.ts';
import { stepsFor, type Steps, workCharged, type Worked } from './billable.ts';
import { type BatchEntry, type BatchInput, type BatchItem, OUTCOME } from './contract.ts';
import { lanes } from './lanes.ts';

const LANES = 4; // interface: items run four at a time

const { completeKey } = proxyLocalActivities<Activities>({ startToCloseTimeout: '10s' });

/** Works off a batch and says how it ended in the search attribute `Outcome`: `answered`, or `partly`. */
export async function batch<Item extends BatchItem>(
  { items, callUsageId, callToken }: BatchInput<Item>,
  work: (item: Item, steps: Steps) => Promise<Worked<unknown>>,
): Promise<BatchEntry[]> {
  const charges = await chargeInOrder(items);
  const entries = await lanes(LANES, items, async (item): Promise<BatchEntry> => {
    const charged = charges.get(item.index) ?? { charged: false, why: 'given_up' };
    const outcome = await workCharged(item, charged, (steps) => work(item, steps));
    return entryOf(item.index, outcome);
  });
  if (callUsageId) await completeKey({ usageId: callUsageId, ...(callToken ? { token: callToken } : {}) });
  upsertSearchAttributes([
    { key: OUTCOME, value: entries.every((entry) => entry.ok) ? 'answered' : 'partly' },
  ]);
  return entries;
}

async function chargeInOrder(items: readonly BatchItem[]): Promise<Map<number, ChargeResult>> {
  const [first] = items;
  if (!first) return new Map();
  try {
    const results = await stepsFor(first).chargeAll(items.map((item) => item.charge));
    return new Map(
      items.map((item, position) => [item.index, results[position] ?? { charged: false, why: 'given_up' }]),
    );
  } catch {
    // the database did not answer in time: whatever was charged of it is found and refunded item by item
    return new Map(items.map((item) => [item.index, { charged: true, balance: 0 }]));
  }
}

function entryOf(index: number, outcome: Outcome<unknown>): BatchEntry {
  if (!outcome.ok) {
    const { ok: _, ...refusal } = outcome;
    return { index, ok: false, refusal };
  }
  const { charged, remaining, usageId } = outcome.credits;
  return { index, ok: true, usageId: usageId ?? '', charged, remaining };
}
