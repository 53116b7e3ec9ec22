/** What two statements at once make of one charge: the row of its usage event is the arbiter. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import type { Charge } from '../../contract/charge.ts';
import { sql } from '../../db/orm.ts';
import { chargeAll } from '../../db/store/batches.ts';
import {
  addCredits,
  charge,
  CostChanged,
  readAnswer,
  refund,
  refundForgotten,
  refundUndelivered,
  settle,
} from '../../db/store/credits.ts';
import { takeKey } from '../../db/store/replay.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { chargeOfOne, creditSnapshot } from '../support/ledger.ts';

const ROUNDS = 25;

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.close());

const newCharge = (balance = 10, cost = 3): Promise<Charge> =>
  chargeOfOne(database.orm, balance, cost);

const settlementOf = ({ usageId }: Charge, inMs = 60_000) => ({
  usageId,
  answer: { code: '610910' },
  resultCode: '610910',
  deadline: new Date(Date.now() + inMs),
});
const refundOf = (input: Charge) => ({ ...input, errorCode: 'upstream_timeout' });
const snapshot = ({ workspaceId }: Charge) => creditSnapshot(database.orm, workspaceId);
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
/** A failure of one of two racing statements is tried again by the workflow: here once. */
const retried = <T>(work: () => Promise<T>): Promise<T> => work().catch(work);

describe('charge', () => {
  it('at a price that has changed: none of a batch stays charged', async () => {
    const first = await newCharge(10, 2);
    const second = { ...first, usageId: uuidv7(), cost: 3 };
    await expect(chargeAll(database.orm, [first, second])).rejects.toThrow(CostChanged);
    await expect(charge(database.orm, second)).rejects.toThrow(CostChanged);
    expect(await snapshot(first)).toMatchObject({
      balance: 10,
      ledgerSum: 10,
      charged: 0,
      refunded: 0,
    });
  });

  it.each([
    // balance, cost, charged, left
    [5, 5, true, 0],
    [4, 5, false, 4],
    [0, 0, true, 0],
    [0, 1, false, 0],
  ] as const)(
    'from %d, a charge of %d: %s, and %d is left',
    async (balance, cost, charged, left) => {
      const input = await newCharge(balance, cost);
      const result = await charge(database.orm, input);
      expect(result).toMatchObject(
        charged
          ? { charged, balance: left }
          : { charged, why: 'insufficient_credits', required: cost, balance },
      );
      expect(await snapshot(input)).toMatchObject({ balance: left, refunded: 0 });
    },
  );

  it('many at once take no more than there is', async () => {
    const input = await newCharge(10, 3);
    const results = await Promise.all(
      Array.from({ length: 10 }, () => charge(database.orm, { ...input, usageId: uuidv7() })),
    );
    expect(results.filter(({ charged }) => charged)).toHaveLength(3);
    expect(await snapshot(input)).toMatchObject({ balance: 1, charged: 3 });
  });

  it('the same one many times at once is one charge', async () => {
    const input = await newCharge(10, 3);
    const results = await Promise.all(
      Array.from({ length: 10 }, () => retried(() => charge(database.orm, input))),
    );
    expect(results.every(({ charged }) => charged)).toBe(true);
    expect(await snapshot(input)).toMatchObject({ balance: 7, charged: 1 });
  });

  it('a refused one frees its idempotency key', async () => {
    const input = await newCharge(0, 1);
    const request = {
      workspaceId: input.workspaceId,
      key: 'k',
      itemIndex: -1,
      operation: 'classify',
      requestHash: randomBytes(32),
      usageId: input.usageId,
      workflowId: 'w',
    };
    expect(await takeKey(database.orm, request)).toEqual({ state: 'new' });
    expect(await takeKey(database.orm, request)).toMatchObject({ state: 'in_progress' });
    await charge(database.orm, input);
    expect(await takeKey(database.orm, request)).toEqual({ state: 'new' });
  });
});

describe('refund while settle races', () => {
  it.each(rounds)('exactly one of them wins (%d)', async (round) => {
    const input = await newCharge();
    await charge(database.orm, input);
    const settling = () => settle(database.orm, settlementOf(input));
    const refunding = () => refund(database.orm, refundOf(input));
    const [settled, refunded] =
      round % 2 === 0
        ? await Promise.all([settling(), refunding()])
        : (await Promise.all([refunding(), settling()])).toReversed();
    expect(refunded).toBe(!settled);
    const after = settled
      ? { balance: 7, charged: 1, refunded: 0 }
      : { balance: 10, charged: 0, refunded: 1 };
    expect(await snapshot(input)).toMatchObject(after);
    expect((await readAnswer(database.orm, input.usageId)) !== null).toBe(settled !== null);
  });
});

describe('refund of an answer that reached nobody', () => {
  const undelivered = (input: Charge) => refundUndelivered(database.orm, refundOf(input));

  it('many at once: the credits go back once, and the answer is gone', async () => {
    const input = await newCharge();
    await charge(database.orm, input);
    await settle(database.orm, settlementOf(input));
    await Promise.all(Array.from({ length: 5 }, () => retried(() => undelivered(input))));
    expect(await snapshot(input)).toMatchObject({ balance: 10, charged: 0, refunded: 1 });
    expect(await readAnswer(database.orm, input.usageId)).toBeNull();
  });

  it.each(rounds)('while settle races: there is no answer beside a refund (%d)', async () => {
    const input = await newCharge();
    await charge(database.orm, input);
    await Promise.all([settle(database.orm, settlementOf(input)), undelivered(input)]);
    expect(await snapshot(input)).toMatchObject({ balance: 10, charged: 0, refunded: 1 });
    expect(await readAnswer(database.orm, input.usageId)).toBeNull();
    expect(await settle(database.orm, settlementOf(input))).toBeNull();
  });

  it('before its charge: nothing is charged any more', async () => {
    const input = await newCharge();
    await undelivered(input);
    expect(await charge(database.orm, input)).toEqual({ charged: false, why: 'given_up' });
    expect(await snapshot(input)).toMatchObject({ balance: 10, charged: 0 });
  });

  it('its idempotency key leads to nothing, and is free', async () => {
    const input = await newCharge();
    const request = {
      workspaceId: input.workspaceId,
      key: 'k',
      itemIndex: -1,
      operation: 'classify',
      requestHash: randomBytes(32),
      usageId: input.usageId,
      workflowId: 'w',
    };
    await takeKey(database.orm, request);
    await charge(database.orm, input);
    await settle(database.orm, settlementOf(input));
    await undelivered(input);
    expect(await takeKey(database.orm, request)).toEqual({ state: 'new' });
  });
});

describe('refund while charge races', () => {
  it.each(rounds)('nothing stays charged (%d)', async () => {
    const input = await newCharge();
    await Promise.all([
      retried(() => charge(database.orm, input)),
      retried(() => refund(database.orm, refundOf(input))),
    ]);
    expect(await snapshot(input)).toMatchObject({ balance: 10, charged: 0 });
  });
});

describe('order', () => {
  it('a charge after its refund is refused, for good', async () => {
    const input = await newCharge();
    expect(await refund(database.orm, refundOf(input))).toBe(true);
    expect(await charge(database.orm, input)).toEqual({ charged: false, why: 'given_up' });
    expect(await charge(database.orm, input)).toEqual({ charged: false, why: 'given_up' });
    expect(await snapshot(input)).toMatchObject({ balance: 10, charged: 0 });
  });

  it('a settlement after the refund is refused, and no answer is stored', async () => {
    const input = await newCharge();
    await charge(database.orm, input);
    await refund(database.orm, refundOf(input));
    expect(await settle(database.orm, settlementOf(input))).toBeNull();
    expect(await readAnswer(database.orm, input.usageId)).toBeNull();
  });

  it('a settlement after the deadline is refused, and the refund is still to be had', async () => {
    const input = await newCharge();
    await charge(database.orm, input);
    expect(await settle(database.orm, settlementOf(input, -1))).toBeNull();
    expect(await refund(database.orm, refundOf(input))).toBe(true);
    expect(await snapshot(input)).toMatchObject({ balance: 10, refunded: 1 });
  });

  it('a settlement repeated after its deadline is still settled', async () => {
    const input = await newCharge();
    await charge(database.orm, input);
    const { answer } = settlementOf(input);
    const stands = { answer, printed: JSON.stringify(answer) };
    expect(await settle(database.orm, settlementOf(input))).toEqual(stands);
    const other = { ...settlementOf(input, -1), answer: { code: '620520' } };
    expect(await settle(database.orm, other)).toEqual(stands); // the one that is stored is told
    expect(await snapshot(input)).toMatchObject({ balance: 7, charged: 1 });
  });

  it('a refund after the settlement is refused, a repeated refund changes nothing', async () => {
    const settled = await newCharge();
    await charge(database.orm, settled);
    await settle(database.orm, settlementOf(settled));
    expect(await refund(database.orm, refundOf(settled))).toBe(false);
    expect(await snapshot(settled)).toMatchObject({ balance: 7, charged: 1 });

    const given = await newCharge();
    await charge(database.orm, given);
    await Promise.all(
      Array.from({ length: 5 }, () => retried(() => refund(database.orm, refundOf(given)))),
    );
    expect(await snapshot(given)).toMatchObject({ balance: 10, refunded: 1 });
  });

  it('a settlement without a charge is refused', async () => {
    expect(await settle(database.orm, settlementOf(await newCharge()))).toBeNull();
  });
});

describe('credits', () => {
  it('an adjustment never takes a balance below zero', async () => {
    const { workspaceId } = await newCharge(5);
    const adjust = (amount: number) =>
      addCredits(database.orm, { workspaceId, kind: 'adjustment', amount, description: null });
    expect(await adjust(-6)).toBeNull();
    expect(await adjust(-5)).toBe(0);
    expect(await creditSnapshot(database.orm, workspaceId)).toMatchObject({ balance: 0 });
  });
});

describe('what nobody settles', () => {
  const age = (input: Charge): Promise<object[]> =>
    sql(
      database.orm,
      `update usage_events set created_at = now() - interval '10 minutes' where id = ?`,
      [input.usageId],
    );

  it('is refunded once its deadline is long past; what is settled, or still at work, is not', async () => {
    const [forgotten, settled, atWork] = [await newCharge(), await newCharge(), await newCharge()];
    await Promise.all([forgotten, settled, atWork].map((input) => charge(database.orm, input)));
    await settle(database.orm, settlementOf(settled));
    await Promise.all([forgotten, settled].map(age));
    expect(await refundForgotten(database.orm, 90_000)).toBe(1);
    expect(await refundForgotten(database.orm, 90_000)).toBe(0);
    expect(await snapshot(forgotten)).toMatchObject({ balance: 10, refunded: 1 });
    expect(await snapshot(settled)).toMatchObject({ balance: 7, charged: 1 });
    expect(await snapshot(atWork)).toMatchObject({ balance: 7, charged: 1 });
  });
});

describe('a charge that the balance did not pay for', () => {
  it('stays refused when its step runs again, though the balance would pay by then', async () => {
    const input = await newCharge(2, 3);
    const refused = { charged: false, why: 'insufficient_credits', required: 3 };
    expect(await charge(database.orm, input)).toMatchObject({ ...refused, balance: 2 });
    await addCredits(database.orm, {
      workspaceId: input.workspaceId,
      kind: 'grant',
      amount: 10,
      description: null,
    });
    expect(await charge(database.orm, input)).toMatchObject({ ...refused, balance: 12 });
    expect(await snapshot(input)).toMatchObject({ balance: 12 });
  });

  it('within a batch may be paid later while another one was', async () => {
    const [first, second] = [await newCharge(3, 3), await newCharge(0, 3)];
    const short = { ...second, workspaceId: first.workspaceId };
    const results = await chargeAll(database.orm, [first, short]);
    expect(results).toMatchObject([{ charged: true }, { why: 'insufficient_credits' }]);
    await refund(database.orm, refundOf(first));
    expect(await chargeAll(database.orm, [short])).toMatchObject([{ charged: true, balance: 0 }]);
  });
});
