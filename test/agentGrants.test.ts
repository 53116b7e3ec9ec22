/** Credits of a grant: taken and given back with the charge, and never more than its ceiling. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import type { Charge } from '../contract/charge.ts';
import {
  createAgentGrant,
  findGrantAndCount,
  listAgentGrants,
  readAgentGrant,
  revokeAgentGrant,
} from '../db/store/agentGrants.ts';
import { chargeAll } from '../db/store/batches.ts';
import { charge, readBalance, refund } from '../db/store/credits.ts';
import { FIND_ACCESS_TOKEN } from '../db/store/oauthRecords.ts';
import { createDatabase, type TestDatabase } from './support/database.ts';
import { chargeOfOne } from './support/ledger.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.close());

interface Terms {
  ceiling: number | null;
  balance?: number;
  cost?: number;
}

async function granted({ ceiling, balance = 100, cost = 1 }: Terms) {
  const one = await chargeOfOne(database.orm, balance, cost);
  const { workspaceId } = one;
  const grantId = await createAgentGrant(database.orm, {
    workspaceId,
    userId: uuidv7(),
    clientId: 'https://client.example/id.json',
    clientName: 'Client',
    scopes: ['calculate'],
    creditCeiling: ceiling,
    mayApprove: false,
    endsAt: null,
  });
  const next = (): Charge => ({ ...one, keyId: null, grantId, usageId: uuidv7() });
  const spent = async (): Promise<number | undefined> =>
    (await readAgentGrant(database.orm, workspaceId, grantId))?.creditsSpent;
  return { workspaceId, grantId, next, spent };
}

describe('the ceiling of a grant', () => {
  it('lets through exactly what it pays for, of 20 charges at once', async () => {
    const { next, spent, workspaceId } = await granted({ ceiling: 7 });
    const results = await Promise.all(
      Array.from({ length: 20 }, () => charge(database.orm, next())),
    );
    expect(results.filter(({ charged }) => charged)).toHaveLength(7);
    expect(results.find(({ charged }) => !charged)).toMatchObject({
      why: 'insufficient_credits',
      ceilingLeft: 0,
    });
    expect(await spent()).toBe(7);
    expect(await readBalance(database.orm, workspaceId)).toBe(93);
  });

  it('is given back with a refund, once', async () => {
    const { next, spent } = await granted({ ceiling: 2, cost: 2 });
    const one = next();
    await charge(database.orm, one);
    expect(await charge(database.orm, next())).toMatchObject({ charged: false, ceilingLeft: 0 });
    const refunds = [1, 2].map(() => refund(database.orm, { ...one, errorCode: 'upstream_error' }));
    await Promise.all(refunds);
    expect(await spent()).toBe(0);
    expect(await charge(database.orm, next())).toMatchObject({ charged: true });
  });

  it('is not spent by a charge that the balance does not pay for', async () => {
    const { next, spent } = await granted({ ceiling: 10, balance: 1, cost: 2 });
    expect(await charge(database.orm, next())).toMatchObject({ charged: false, balance: 1 });
    expect(await spent()).toBe(0);
  });

  it('holds for the items of a batch in their order, and for batches at once', async () => {
    const { next, spent, workspaceId } = await granted({ ceiling: 5, cost: 2 });
    const batches = await Promise.all(
      [1, 2, 3].map(() => chargeAll(database.orm, [next(), next()])),
    );
    expect(batches.flat().filter(({ charged }) => charged)).toHaveLength(2);
    expect(await spent()).toBe(4);
    expect(await readBalance(database.orm, workspaceId)).toBe(96);
  });

  it('bounds nothing where there is none, and counts all the same', async () => {
    const { next, spent } = await granted({ ceiling: null });
    expect(await charge(database.orm, next())).toMatchObject({ charged: true });
    expect(await chargeAll(database.orm, [next(), next()])).toMatchObject([
      { charged: true },
      { charged: true },
    ]);
    expect(await spent()).toBe(3);
  });

  it('is nothing once the grant is revoked', async () => {
    const { next, workspaceId, grantId } = await granted({ ceiling: null });
    await revokeAgentGrant(database.orm, workspaceId, grantId);
    expect(await charge(database.orm, next())).toMatchObject({ charged: false, ceilingLeft: 0 });
    expect(await chargeAll(database.orm, [next()])).toMatchObject([{ charged: false }]);
  });
});

describe('a grant', () => {
  it('is found and counted as long as it stands, in its own workspace alone', async () => {
    const { workspaceId, grantId } = await granted({ ceiling: 3 });
    const other = await granted({ ceiling: 3 });
    const find = (workspace: string) =>
      findGrantAndCount(database.orm, { grantId, workspaceId: workspace }, 60);
    expect(await find(other.workspaceId)).toBeNull();
    expect(await find(workspaceId)).toMatchObject({
      count: 1,
      principal: { key: null, scopes: ['calculate'], workspace: { id: workspaceId } },
    });
    expect(await revokeAgentGrant(database.orm, other.workspaceId, grantId)).toBe(false);
    expect(await revokeAgentGrant(database.orm, workspaceId, grantId)).toBe(true);
    expect(await revokeAgentGrant(database.orm, workspaceId, grantId)).toBe(false);
    expect(await find(workspaceId)).toBeNull();
  });

  it('is listed newest first, in pages, to its own workspace', async () => {
    const { workspaceId, grantId } = await granted({ ceiling: 3 });
    const rows = await listAgentGrants(database.orm, workspaceId, { limit: 1 });
    expect(rows).toMatchObject([{ id: grantId, creditCeiling: 3, revokedAt: null }]);
    expect(await readAgentGrant(database.orm, uuidv7(), grantId)).toBeNull();
  });

  it('is found by its key at each call, however many there are', async () => {
    const plan = await database.orm.em.fork().transactional(async (em) => {
      const context = em.getTransactionContext();
      const run = (statement: string, values: unknown[] = []) =>
        em.getConnection().execute<object[]>(statement, values, 'all', context);
      // with so few rows a scan is quicker: what is asked is whether there is another way
      await run('set local enable_seqscan = off');
      return run(`explain ${FIND_ACCESS_TOKEN}`, [Buffer.alloc(32), '{"x"}']);
    });
    expect(JSON.stringify(plan)).toMatch(/agent_grants_pkey/);
    expect(JSON.stringify(plan)).not.toContain('Seq Scan');
  });
});
