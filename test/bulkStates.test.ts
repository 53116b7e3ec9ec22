/**
 * A bulk run under any order of events, those of overtaken workers among them: credits add up, no
 * item is charged or answered twice, and what has ended stays as it is.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { bulkItemId } from '../db/id.ts';
import { sql } from '../db/orm.ts';
import {
  type BegunChunk,
  beginChunk,
  finishBulkRun,
  type ItemOutcome,
  planBulkRun,
  settleChunk,
} from '../db/store/bulkChunks.ts';
import {
  changeBulkRun,
  createBulkRun,
  readBulkRun,
  resumeBulkRun,
  wakeBulkRuns,
} from '../db/store/bulkRuns.ts';
import { addCredits } from '../db/store/credits.ts';
import { createWorkspace } from '../db/store/workspaces.ts';
import { createDatabase, type TestDatabase } from './support/database.ts';
import { creditSnapshot } from './support/ledger.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.close());

const [ITEMS, CHUNK_ITEMS, COST] = [7, 2, 3];
const CHUNKS = Math.ceil(ITEMS / CHUNK_ITEMS);

const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('begin'), chunk: fc.nat(CHUNKS - 1) }) },
  // `old`: which of the attempts so far, the last one first; `failing`: places whose item fails
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('settle'),
      old: fc.nat(2),
      failing: fc.uniqueArray(fc.nat(ITEMS - 1), { maxLength: 2 }),
    }),
  },
  fc.record({ what: fc.constantFrom('pause', 'resume', 'cancel', 'wake') }),
  fc.record({ what: fc.constant('topUp'), amount: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ what: fc.constant('raise'), amount: fc.integer({ min: 0, max: 30 }) }),
);
type Event = typeof event extends fc.Arbitrary<infer One> ? One : never;

interface Attempt {
  chunk: number;
  begun: Extract<BegunChunk, { ended: false }>;
}

async function newRun(balance: number, maxCredits: number | null) {
  const { id: workspaceId } = await createWorkspace(database.orm, `Bulk ${uuidv7()}`);
  const runId = uuidv7();
  if (balance > 0)
    await addCredits(database.orm, {
      workspaceId,
      kind: 'grant',
      amount: balance,
      description: null,
    });
  const items = Array.from({ length: ITEMS }, (_, index) => ({
    usageId: bulkItemId(runId, index, 'calculate'),
    reference: null,
    cost: COST,
    terms: { operation: 'calculate', action: 'calculate' as const },
    task: {},
    goods: null,
    error: null,
  }));
  const actor = { type: 'key' as const, id: uuidv7(), name: 'Test' };
  const told = { kind: 'calculate', onEmptyBalance: 'pause', name: null, reference: null } as const;
  await createBulkRun(
    database.orm,
    {
      id: runId,
      workspaceId,
      keyId: actor.id,
      grantId: null,
      requestId: uuidv7(),
      actor,
      maxCredits,
      ...told,
    },
    items,
    { chunkItems: CHUNK_ITEMS, openMax: 5 },
  );
  return { runId, workspaceId };
}

const readRun = async (workspaceId: string, id: string) => {
  const run = await readBulkRun(
    database.orm,
    { workspaceId, id: uuidv7(), kinds: ['calculate'] },
    id,
  );
  if (!run) throw new Error('the run is gone');
  return run;
};

/** Whether this settlement was the last attempt's, and so may write. */
async function settle(
  runId: string,
  { chunk, begun }: Attempt,
  failing: readonly number[],
): Promise<boolean> {
  const outcomes = begun.items.map(({ place }): ItemOutcome =>
    failing.includes(place)
      ? { place, error: { code: 'upstream_error', message: 'It failed.' } }
      : { place, answer: { place }, resultCode: null, needsReview: false },
  );
  return settleChunk(database.orm, { runId, chunk, lease: begun.lease }, outcomes);
}

async function happen(
  one: Event,
  { runId, workspaceId }: { runId: string; workspaceId: string },
  attempts: Attempt[],
): Promise<void> {
  const { orm } = database;
  if ('chunk' in one) {
    const begun = await beginChunk(orm, runId, one.chunk);
    if (!begun.ended) attempts.push({ chunk: one.chunk, begun });
  } else if ('old' in one) {
    const attempt = attempts.at(-1 - one.old);
    if (!attempt) return;
    const later = attempts.slice(attempts.indexOf(attempt) + 1);
    const wrote = await settle(runId, attempt, one.failing);
    if (later.some(({ chunk }) => chunk === attempt.chunk)) expect(wrote).toBe(false);
  } else if (one.what === 'topUp' && 'amount' in one)
    await addCredits(orm, { workspaceId, kind: 'purchase', amount: one.amount, description: null });
  else if (one.what === 'raise' && 'amount' in one) await resumeBulkRun(orm, runId, one.amount);
  else if (one.what === 'wake') await wakeBulkRuns(orm);
  else if (one.what === 'resume') await resumeBulkRun(orm, runId, null);
  else if (one.what === 'pause' || one.what === 'cancel') await changeBulkRun(orm, runId, one.what);
}

/** What must hold after every event. */
async function expectWhole(run: { runId: string; workspaceId: string }): Promise<void> {
  const { counts, charged, refunded } = await readRun(run.workspaceId, run.runId);
  const { pending, running, succeeded, failed, skipped } = counts;
  expect(pending + running + succeeded + failed + skipped).toBe(ITEMS);
  const [paid] = await sql<{ n: number }>(
    database.orm,
    `select count(*)::int as n from bulk_items where run_id = ? and state in ('charged', 'succeeded')`,
    [run.runId],
  );
  expect(charged - refunded).toBe((paid?.n ?? 0) * COST);
  expect(running + succeeded).toBeLessThanOrEqual(paid?.n ?? 0);
  await creditSnapshot(database.orm, run.workspaceId);
  const [answers] = await sql<{ n: number }>(
    database.orm,
    `select count(*)::int as n from usage_answers a join usage_events u on u.id = a.usage_id
     where u.bulk_run_id = ? and u.status = 'charged'`,
    [run.runId],
  );
  expect(answers?.n).toBe(succeeded);
}

it('credits add up, and nothing is done twice, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 30 }),
      fc.option(fc.integer({ min: 0, max: 30 })),
      fc.array(event, { minLength: 3, maxLength: 20 }),
      async (balance, maxCredits, events) => {
        const run = await newRun(balance, maxCredits);
        const attempts: Attempt[] = [];
        for (const one of events) {
          await happen(one, run, attempts);
          await expectWhole(run);
        }
        await finishBulkRun(database.orm, run.runId, { state: 'cancelled', error: null });
        const ended = await readRun(run.workspaceId, run.runId);
        for (const attempt of attempts) expect(await settle(run.runId, attempt, [])).toBe(false);
        await happen({ what: 'resume' }, run, attempts);
        await finishBulkRun(database.orm, run.runId, { state: 'completed', error: null });
        expect(await readRun(run.workspaceId, run.runId)).toEqual(ended);
        expect(ended.counts).toMatchObject({ pending: 0, running: 0 });
        await expectWhole(run);
      },
    ),
    { numRuns: 30 },
  );
}, 300_000);

it('what is taken back when a run pauses is no longer running, and is not charged again', async () => {
  const { orm } = database;
  const run = await newRun(ITEMS * COST, null);
  const counts = async () => (await readRun(run.workspaceId, run.runId)).counts;
  const attempts: Attempt[] = [];
  for (const chunk of [0, 2]) await happen({ what: 'begin', chunk }, run, attempts);
  // chunk 1 is paid for with those around it, and nobody is at it
  expect(await counts()).toMatchObject({ running: 4, pending: 3 });
  await changeBulkRun(orm, run.runId, 'pause');
  const [first, last] = attempts;
  if (!first || !last) throw new Error('two chunks are begun');
  expect(await settle(run.runId, last, [])).toBe(true);
  expect(await counts()).toMatchObject({ running: 2, succeeded: 2, pending: 3 });
  const held = { runId: run.runId, chunk: first.chunk, lease: first.begun.lease };
  expect(await settleChunk(orm, held, [])).toBe(true); // its process stops
  expect(await counts()).toMatchObject({ running: 0, succeeded: 2, pending: 5 });
  await resumeBulkRun(orm, run.runId, null);
  for (const chunk of [0, 1, 3]) {
    await happen({ what: 'begin', chunk }, run, attempts);
    const begun = attempts.at(-1);
    if (!begun) throw new Error('a chunk is begun');
    expect(await settle(run.runId, begun, [])).toBe(true);
  }
  const { charged, refunded, counts: all } = await readRun(run.workspaceId, run.runId);
  expect([charged, refunded]).toEqual([ITEMS * COST, 0]);
  expect(all).toMatchObject({ succeeded: ITEMS, running: 0, pending: 0 });
});

it('items are charged in their order, also where a later chunk is begun first', async () => {
  const run = await newRun(3 * COST, null);
  const begun = await beginChunk(database.orm, run.runId, 3);
  expect(begun).toMatchObject({ ended: false, items: [] });
  const charged = await sql<{ place: number }>(
    database.orm,
    `select place from bulk_items where run_id = ? and state = 'charged' order by place`,
    [run.runId],
  );
  expect(charged.map(({ place }) => place)).toEqual([0, 1, 2]);
  expect(await planBulkRun(database.orm, run.runId, 10)).toEqual({
    state: 'paused',
    chunks: [0, 1, 2, 3],
  });
});
