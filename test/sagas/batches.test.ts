/**
 * Keys, charges and answers of a batch, each in one statement: every item stands on its own,
 * whatever else is under way.
 */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApplicationFailure } from '@temporalio/common';
import { MockActivityEnvironment } from '@temporalio/testing';
import { v7 as uuidv7 } from 'uuid';
import { settleTogether } from '../../activities/together.ts';
import type { Charge } from '../../contract/charge.ts';
import { sql } from '../../db/orm.ts';
import { chargeAll, settleAll } from '../../db/store/batches.ts';
import { CostChanged, readAnswers, refund } from '../../db/store/credits.ts';
import { completeKey, type KeyRequest, type ReplayState, takeKeys } from '../../db/store/replay.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { chargeOfOne, costing, creditSnapshot } from '../support/ledger.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.close());

const rounds = Array.from({ length: 25 }, (_, round) => round);
const refundOf = (input: Charge) => ({ ...input, errorCode: 'upstream_timeout' });
const snapshot = ({ workspaceId }: Charge) => creditSnapshot(database.orm, workspaceId);
/** A failure of one of two racing statements is tried again by the workflow: here once. */
const retried = <T>(work: () => Promise<T>): Promise<T> => work().catch(work);

/** Items of one workspace, by their costs. */
async function newBatch(balance: number, costs: readonly number[]): Promise<Charge[]> {
  const first = await chargeOfOne(database.orm, balance, 0); // a free one names no price
  return costs.map((cost) => ({ ...first, usageId: uuidv7(), ...costing(cost) }));
}

describe('the items of a batch', () => {
  const TAKEN = (balance: number) => ({ charged: true, balance });
  const SHORT = (required: number, balance: number) => ({
    charged: false,
    why: 'insufficient_credits',
    required,
    balance,
  });

  it('are paid in their order, each from what those before it have left', async () => {
    const batch = await newBatch(6, [3, 4, 0, 2, 2, 1]);
    expect(await chargeAll(database.orm, batch)).toEqual([
      TAKEN(3),
      SHORT(4, 3),
      TAKEN(3),
      TAKEN(1),
      SHORT(2, 1),
      TAKEN(0),
    ]);
    expect(await snapshot(batch[0] as Charge)).toMatchObject({ balance: 0, charged: 3, free: 1 });
    const entries = await sql(
      database.orm,
      `select amount, balance_after, usage_id from ledger_entries where workspace_id = ? and kind = 'usage' order by seq`,
      [batch[0]?.workspaceId],
    );
    expect(entries).toEqual(
      [
        [0, 3, 3],
        [3, 2, 1],
        [5, 1, 0],
      ].map(([at = 0, cost = 0, left]) => ({
        amount: -cost,
        balance_after: left,
        usage_id: batch[at]?.usageId,
      })),
    );
  });

  it('that were charged before are not charged again, those that were given up not at all', async () => {
    const batch = await newBatch(10, [1, 2, 3]);
    await chargeAll(database.orm, batch.slice(0, 1));
    await refund(database.orm, refundOf(batch[1] as Charge));
    const charged = await chargeAll(database.orm, batch);
    expect(charged).toEqual([TAKEN(9), { charged: false, why: 'given_up' }, TAKEN(6)]);
    expect(await chargeAll(database.orm, batch)).toMatchObject(
      charged.map(({ charged: is }) => ({ charged: is })),
    );
    expect(await snapshot(batch[0] as Charge)).toMatchObject({ balance: 6, charged: 2 });
  });

  it('at a price that has changed since some were charged: those go back', async () => {
    const [first, second] = await newBatch(10, [2, 3]);
    if (!first || !second) throw new Error('there are two');
    await chargeAll(database.orm, [first]);
    await expect(chargeAll(database.orm, [first, { ...second, cost: 4 }])).rejects.toThrow(
      CostChanged,
    );
    expect(await snapshot(first)).toMatchObject({ balance: 10, charged: 0, refunded: 1 });
  });

  it('of two workspaces are not charged together', async () => {
    const [first, other] = [
      await chargeOfOne(database.orm, 10, 3),
      await chargeOfOne(database.orm, 10, 3),
    ];
    await expect(chargeAll(database.orm, [first, other])).rejects.toThrow('several workspaces');
    expect(await snapshot(first)).toMatchObject({ balance: 10, charged: 0 });
  });

  it.each(rounds)(
    'of many batches at once take what there is, each in its order (%d)',
    async () => {
      const all = await newBatch(
        20,
        Array.from({ length: 30 }, () => 1),
      );
      const batches = [0, 10, 20].map((from) => all.slice(from, from + 10));
      const results = await Promise.all(batches.map((batch) => chargeAll(database.orm, batch)));
      for (const result of results) {
        const paid = result.map(({ charged }) => charged);
        expect(paid).toEqual(paid.toSorted((a, b) => Number(b) - Number(a)));
      }
      expect(await snapshot(all[0] as Charge)).toMatchObject({ balance: 0, charged: 20 });
    },
  );

  it.each(rounds)('twice at once, in another order, are charged once (%d)', async () => {
    const batch = await newBatch(20, [1, 2, 3, 1, 2]);
    const orders = [batch, batch.toReversed()];
    await Promise.all(orders.map((items) => retried(() => chargeAll(database.orm, items))));
    expect(await snapshot(batch[0] as Charge)).toMatchObject({ balance: 11, charged: 5 });
  });

  it.each(rounds)('while each is refunded: nothing stays charged (%d)', async () => {
    const batch = await newBatch(20, [1, 2, 3]);
    await Promise.all([
      // a third try would find them given up
      retried(() => chargeAll(database.orm, batch)).catch(() => {}),
      ...batch.map((item) => retried(() => refund(database.orm, refundOf(item)))),
    ]);
    expect(await snapshot(batch[0] as Charge)).toMatchObject({ balance: 20, charged: 0 });
  });
});

describe('the keys of a batch', () => {
  const keysOf = ({ workspaceId }: Charge, hash = randomBytes(32)): KeyRequest[] =>
    Array.from({ length: 8 }, (_, itemIndex) => ({
      workspaceId,
      key: 'k',
      itemIndex,
      operation: 'classifyBatch',
      requestHash: hash,
      usageId: uuidv7(),
      workflowId: 'w',
    }));

  it('are told each for itself, in their order', async () => {
    const input = await chargeOfOne(database.orm, 10, 3);
    const hash = randomBytes(32);
    const [first, other, third] = [keysOf(input, hash), keysOf(input), keysOf(input, hash)];
    expect(await takeKeys(database.orm, [first[1], first[2]] as KeyRequest[])).toEqual([
      { state: 'new' },
      { state: 'new' },
    ]);
    await takeKeys(database.orm, [other[3]] as KeyRequest[]);
    await completeKey(database.orm, first[2]?.usageId ?? '');
    const states = await takeKeys(database.orm, third.slice(0, 5));
    expect(states).toMatchObject([
      { state: 'new' },
      { state: 'in_progress', usageId: first[1]?.usageId },
      { state: 'completed', usageId: first[2]?.usageId },
      { state: 'different_request' },
      { state: 'new' },
    ]);
  });

  it.each(rounds)(
    'of two calls at once, in another order: each goes to one of them (%d)',
    async () => {
      const input = await chargeOfOne(database.orm, 10, 3);
      const hash = randomBytes(32);
      const [one, other] = [keysOf(input, hash), keysOf(input, hash).toReversed()];
      const [first, second] = await Promise.all([
        takeKeys(database.orm, one),
        takeKeys(database.orm, other),
      ]);
      const isNew = ({ state }: ReplayState): boolean => state === 'new';
      expect([...first, ...second].filter(isNew)).toHaveLength(8);
      expect(first.map(isNew)).toEqual(second.toReversed().map((state) => !isNew(state)));
    },
  );
});

describe('the answers of a batch', () => {
  const settlementOf = ({ usageId }: Charge, inMs = 60_000) => ({
    usageId,
    answer: { b: usageId, a: '"quoted"' },
    resultCode: '610910',
    deadline: new Date(Date.now() + inMs),
  });
  const answers = (batch: readonly Charge[]) =>
    readAnswers(
      database.orm,
      batch.map(({ usageId }) => usageId),
    );
  const charged = async (size: number): Promise<Charge[]> => {
    const batch = await newBatch(
      20,
      Array.from({ length: size }, () => 1),
    );
    await chargeAll(database.orm, batch);
    return batch;
  };

  it('stand each for itself: not what was refunded, is too late, or was never charged', async () => {
    const [one, refunded, late, again] = await charged(4);
    const [never] = await newBatch(1, [1]);
    if (!one || !refunded || !late || !again || !never) throw new Error('there are five');
    await refund(database.orm, refundOf(refunded));
    await settleAll(database.orm, [settlementOf(again)]);
    const other = { ...settlementOf(again), answer: 'of a second try' };
    const settlements = [
      settlementOf(one),
      settlementOf(refunded),
      settlementOf(late, -1),
      other,
      settlementOf(never),
    ];
    expect(await settleAll(database.orm, settlements)).toEqual(
      new Set([one.usageId, again.usageId]),
    );
    const stored = await answers([one, refunded, late, again, never]);
    expect(JSON.stringify([...stored].toSorted(([a], [b]) => (a < b ? -1 : 1)))).toBe(
      JSON.stringify([one, again].map((item) => [item.usageId, settlementOf(item).answer])),
    );
    expect(await snapshot(one)).toMatchObject({ balance: 17, charged: 3, refunded: 1 });
  });

  it.each(rounds)('while each is refunded: an answer or a refund, never both (%d)', async () => {
    const batch = await charged(4);
    const settling = [batch, batch.toReversed()].map((items) =>
      settleAll(
        database.orm,
        items.map((item) => settlementOf(item)),
      ),
    );
    const refunds = batch.map((item) => refund(database.orm, refundOf(item)));
    const [refunded, [first, second]] = [await Promise.all(refunds), await Promise.all(settling)];
    expect(first).toEqual(second);
    for (const [at, { usageId }] of batch.entries())
      expect(first?.has(usageId)).toBe(!refunded[at]);
    expect([...(await answers(batch)).keys()].toSorted()).toEqual([...(first ?? [])].toSorted());
  });

  const inputOf = (charge: Charge) => ({ charge, deadlineMs: Date.now() + 60_000 });
  const together = (
    batch: readonly Charge[],
    work: (position: number) => object,
    signal = new AbortController(),
  ) => {
    const environment = new MockActivityEnvironment();
    signal.signal.addEventListener('abort', () => environment.cancel('TIMED_OUT'));
    const steps = batch.map((charge, position) => ({ position, input: inputOf(charge) }));
    return environment.run(() =>
      settleTogether<(typeof steps)[number], object>(database, steps, async ({ position }) =>
        work(position),
      ),
    );
  };
  const ANSWER = { toStore: { answer: 'an answer', resultCode: null } };

  it('are stored beside an item that fails for good, is refused, or goes on', async () => {
    const batch = await charged(5);
    await refund(database.orm, refundOf(batch[4] as Charge));
    const work = (position: number): object => {
      if (position === 1)
        throw ApplicationFailure.nonRetryable('the engine broke', 'upstream_error');
      return (
        [
          ANSWER,
          ANSWER,
          { ok: false, code: 'invalid_input' },
          { ok: true, settled: false },
          ANSWER,
        ][position] ?? {}
      );
    };
    expect(await together(batch, work)).toMatchObject([
      { ok: true, data: null },
      { failed: 'the engine broke' },
      { ok: false, code: 'invalid_input' },
      { ok: true, settled: false },
      { ok: false, code: 'upstream_timeout' },
    ]);
    expect([...(await answers(batch)).keys()]).toEqual([batch[0]?.usageId]);
  });

  it('are stored beside an item that fails for a while: it is left to a step of its own', async () => {
    const batch = await charged(3);
    const broken = (position: number): object => {
      if (position === 1) throw new Error('a list of this item cannot be read now');
      return ANSWER;
    };
    expect(await together(batch, broken)).toEqual([
      { ok: true, data: null },
      { left: true },
      { ok: true, data: null },
    ]);
    expect((await answers(batch)).size).toBe(2);
  });

  it('that were made when the time is over are stored, the others are refused', async () => {
    const batch = await charged(3);
    const ending = new AbortController();
    const work = (position: number): object => {
      if (position === 1) ending.abort();
      return ANSWER;
    };
    expect(await together(batch, work, ending)).toMatchObject([
      { ok: true },
      { ok: true },
      { code: 'upstream_timeout' },
    ]);
    expect((await answers(batch)).size).toBe(2);
  });
});
