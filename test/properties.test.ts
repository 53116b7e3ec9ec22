/** What holds for every sequence of events, not for the examples that we thought of. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import type { Charge } from '../contract/charge.ts';
import { sql } from '../db/orm.ts';
import { RequestTokens } from '../db/store/requestTokens.ts';
import { listUsage } from '../db/store/account.ts';
import { addCredits, charge, readBalance, refund, settle } from '../db/store/credits.ts';
import { createWorkspace } from '../db/store/workspaces.ts';
import { digitsOf, formatCode } from '../engine/hscode.ts';
import { pageOf, readCursor } from '../api/cursor.ts';
import { bodyForLog } from '../api/requestLog.ts';
import { createDatabase, type TestDatabase } from './support/database.ts';
import { costing, creditSnapshot } from './support/ledger.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.close());

const newWorkspace = async (): Promise<string> =>
  (await createWorkspace(database.orm, `P ${uuidv7()}`)).id;

const chargeOf = (workspaceId: string, usageId: string, cost: number): Charge => ({
  usageId,
  workspaceId,
  keyId: usageId,
  requestId: usageId,
  operation: 'classify',
  action: 'classify',
  ...costing(cost),
});

describe('credits', () => {
  // few, so that steps of one event meet in every order
  const event = fc.integer({ min: 0, max: 4 });
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('charge' as const),
      event,
      cost: fc.integer({ min: 0, max: 9 }),
    }),
    fc.record({ kind: fc.constant('settle' as const), event, late: fc.boolean() }),
    fc.record({ kind: fc.constant('refund' as const), event }),
    fc.record({ kind: fc.constant('grant' as const), amount: fc.integer({ min: 1, max: 20 }) }),
    fc.record({
      kind: fc.constant('adjustment' as const),
      amount: fc.integer({ min: -20, max: -1 }),
    }),
  );
  type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

  async function take(workspaceId: string, events: readonly string[], one: Step): Promise<unknown> {
    const { orm } = database;
    if (one.kind === 'grant' || one.kind === 'adjustment')
      return addCredits(orm, {
        workspaceId,
        kind: one.kind,
        amount: one.amount,
        description: null,
      });
    const usageId = events[one.event] ?? '';
    if (one.kind === 'charge') return charge(orm, chargeOf(workspaceId, usageId, one.cost));
    if (one.kind === 'refund')
      return refund(orm, { ...chargeOf(workspaceId, usageId, 0), errorCode: 'upstream_error' });
    const deadline = new Date(Date.now() + (one.late ? -1 : 60_000));
    return settle(orm, { usageId, answer: { one: 1 }, resultCode: null, deadline });
  }

  it('whatever is charged, settled, refunded and granted, the ledger sums to the balance, never below 0', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
        const workspaceId = await newWorkspace();
        const events = Array.from({ length: 5 }, () => uuidv7());
        for (const one of steps) await take(workspaceId, events, one);
        await creditSnapshot(database.orm, workspaceId); // throws when it does not hold
        const [both] = await sql<{ n: number }>(
          database.orm,
          `select count(*)::int as n from usage_events where workspace_id = ?
             and settled_at is not null and (status = 'refunded' or refunded_at is not null)`,
          [workspaceId],
        );
        expect(both?.n).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('and so it is when all of it happens at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        const workspaceId = await newWorkspace();
        await addCredits(database.orm, {
          workspaceId,
          kind: 'grant',
          amount: 10,
          description: null,
        });
        const events = Array.from({ length: 5 }, () => uuidv7());
        // of two equal statements at once one may be refused by a constraint: the workflow tries it
        // again
        await Promise.allSettled(steps.map((one) => take(workspaceId, events, one)));
        await creditSnapshot(database.orm, workspaceId);
      }),
      { numRuns: 40 },
    );
  });

  it('charge then refund is identity', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 0, max: 60 }),
        async (balance, cost) => {
          const workspaceId = await newWorkspace();
          if (balance > 0)
            await addCredits(database.orm, {
              workspaceId,
              kind: 'grant',
              amount: balance,
              description: null,
            });
          const input = chargeOf(workspaceId, uuidv7(), cost);
          const { charged } = await charge(database.orm, input);
          expect(charged).toBe(cost <= balance);
          expect(await readBalance(database.orm, workspaceId)).toBe(
            charged ? balance - cost : balance,
          );
          await refund(database.orm, { ...input, errorCode: 'upstream_error' });
          expect(await readBalance(database.orm, workspaceId)).toBe(balance);
          await creditSnapshot(database.orm, workspaceId);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('paging', () => {
  it('visits every row once, newest first, whatever the page size and however many rows share an instant', async () => {
    const tokens = new RequestTokens(database.orm);
    const instants = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(instants, fc.integer({ min: 1, max: 10 }), async (offsets, limit) => {
        const workspaceId = await newWorkspace();
        const ids = offsets.map(() => uuidv7());
        for (const [index, offset] of offsets.entries()) {
          await charge(database.orm, chargeOf(workspaceId, ids[index] ?? '', 0));
          await sql(
            database.orm,
            `update usage_events set created_at = timestamptz '2026-11-01' + make_interval(secs => ?) where id = ?`,
            [offset / 1000, ids[index]],
          );
        }
        const filter = { list: 'usage' };
        const seen: { id: string; createdAt: Date }[] = [];
        let cursor: string | undefined;
        do {
          const after = await readCursor(tokens, cursor, filter);
          const rows = await listUsage(
            database.orm,
            workspaceId,
            {},
            { limit, ...(after ? { after } : {}) },
          );
          const page = await pageOf(tokens, rows, limit, filter, (row) => ({
            at: row.createdAt,
            id: row.id,
          }));
          seen.push(...page.rows);
          cursor = page.next ?? undefined;
        } while (cursor);
        expect(seen.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
        const order = seen.map(({ createdAt, id }) => `${createdAt.toISOString()} ${id}`);
        expect(order).toEqual(order.toSorted().toReversed());
      }),
      { numRuns: 20 },
    );
  });

  it('a cursor that this service did not make is refused, whatever it is', async () => {
    const tokens = new RequestTokens(database.orm);
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.base64String(), fc.json()), async (cursor) => {
        for (const sent of [cursor, Buffer.from(cursor).toString('base64url')])
          await expect(readCursor(tokens, sent, { list: 'usage' })).rejects.toThrow(/^cursor: /);
      }),
    );
  });

  it('a cursor that was changed in one place is refused, also one of the year 0000', async () => {
    const tokens = new RequestTokens(database.orm);
    const row = { at: new Date('2026-11-01T00:00:00Z'), id: uuidv7() };
    const { next } = await pageOf(tokens, [row, row], 1, 'list', (one) => one);
    expect(await readCursor(tokens, next ?? '', 'list')).toEqual({
      at: row.at.toISOString(),
      id: row.id,
    });
    const [end = '', token] = (next ?? '')
      .split('.', 1)
      .concat((next ?? '').slice((next ?? '').indexOf('.') + 1));
    const early = Buffer.from(end, 'base64url').toString().replace('2026-11-01', '0000-11-01');
    for (const forged of [
      `${end}.${token}x`,
      `${Buffer.from(early).toString('base64url')}.${token}`,
    ])
      await expect(readCursor(tokens, forged, 'list')).rejects.toThrow(/^cursor: /);
  });
});

describe('the request log', () => {
  it('holds any body that JSON can carry', async () => {
    const text = fc.string({ unit: 'binary' });
    const anything = fc.anything({
      key: fc.oneof(text, fc.constantFrom('\u0000', '\ud800', '__proto__')),
      values: [
        text,
        fc.constantFrom('a\u0000', '\udfff'),
        fc.double(),
        fc.boolean(),
        fc.constant(null),
      ],
      maxDepth: 4,
    });
    await fc.assert(
      fc.asyncProperty(anything, async (value) => {
        const sent: unknown = JSON.parse(JSON.stringify(value) ?? 'null');
        const { body } = bodyForLog(sent);
        const [row] = await sql<{ kept: unknown }>(database.orm, 'select ?::jsonb as kept', [
          JSON.stringify(body),
        ]);
        expect(row).toBeDefined();
      }),
      { numRuns: 100 },
    );
  });
});

describe('tariff codes', () => {
  it('a code comes back from its written form', () => {
    const digits = fc.stringMatching(/^\d{2,12}$/);
    fc.assert(
      fc.property(digits, fc.constantFrom('us', 'eu', 'gb', 'ca'), (code, schedule) => {
        expect(digitsOf(formatCode(code, schedule as 'us'))).toBe(code);
      }),
    );
  });
});
