/**
 * Deliveries under any order of events, processes that die between two steps among them: every
 * message arrives at least once, none waits for another, and no round has more than its tries. Time
 * is moved in the rows, not waited for.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { againAfterMs } from '../activities/webhooks/tries.ts';
import type { AttemptOutcome } from '../contract/webhooks.ts';
import { sql } from '../db/orm.ts';
import {
  claimWaiting,
  type DeliveryRef,
  markStarted,
  nextTry,
  recordTry,
  recoverSince,
  resendMessage,
  reviveLost,
} from '../db/store/webhooks/deliveries.ts';
import { addEndpoint, changeEndpoint, removeEndpoint } from '../db/store/webhooks/endpoints.ts';
import { announce } from '../db/store/webhooks/outbox.ts';
import { createWorkspace } from '../db/store/workspaces.ts';
import { createDatabase, type TestDatabase } from './support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.close());

const TRIES_MAX = 10;
const outcome = fc.constantFrom<AttemptOutcome>(
  'delivered',
  'refused',
  'timed_out',
  'unreachable',
  'gone',
);
const event = fc.oneof(
  { weight: 2, arbitrary: fc.record({ what: fc.constant('say' as const) }) },
  // `dies`: the process is killed before it writes down what it did
  { weight: 3, arbitrary: fc.record({ what: fc.constant('start' as const), dies: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('try' as const),
      which: fc.nat(20),
      outcome,
      dies: fc.boolean(),
    }),
  },
  fc.record({ what: fc.constantFrom('later' as const, 'lose' as const, 'recover' as const) }),
  fc.record({ what: fc.constant('resend' as const), which: fc.nat(20) }),
  fc.record({ what: fc.constant('switch' as const), which: fc.nat(1), enabled: fc.boolean() }),
);
type Event = typeof event extends fc.Arbitrary<infer One> ? One : never;

class World {
  workspaceId = '';
  endpoints: string[] = [];
  messages: string[] = [];
  /** Every workflow that was ever started, those of rounds that are over too. */
  workflows: DeliveryRef[] = [];
  arrived = new Set<string>();

  async open(): Promise<void> {
    ({ id: this.workspaceId } = await createWorkspace(database.orm, `Hooks ${uuidv7()}`));
    for (let at = 0; at < 2; at += 1) {
      const id = uuidv7();
      const url = 'https://shop.example/';
      const blank = { description: null, types: null, secret: 'none.' };
      await addEndpoint(database.orm, this.workspaceId, { id, url, ...blank });
      this.endpoints.push(id);
    }
  }

  async happen(one: Event): Promise<void> {
    const { orm } = database;
    if (one.what === 'say') await this.say();
    else if (one.what === 'start') await this.start(one.dies);
    else if (one.what === 'try') {
      const ref = this.workflows[one.which % Math.max(1, this.workflows.length)];
      if (ref) await this.try(ref, one.outcome, one.dies);
    } else if (one.what === 'later') await this.later();
    else if (one.what === 'lose') {
      await this.age('3 hours');
      await reviveLost(orm);
    } else if (one.what === 'recover')
      for (const id of this.endpoints) await recoverSince(orm, this.workspaceId, id, new Date(0));
    else if (one.what === 'resend') {
      const message = this.messages[one.which % Math.max(1, this.messages.length)];
      if (message) await resendMessage(orm, this.workspaceId, message, null);
    } else if (one.what === 'switch') {
      const id = this.endpoints[one.which] ?? '';
      await changeEndpoint(orm, this.workspaceId, id, { enabled: one.enabled });
    }
  }

  async say(): Promise<void> {
    const id = await announce(database.orm, {
      workspaceId: this.workspaceId,
      type: 'endpoint.test',
      subject: null,
      data: { endpointId: this.endpoints[0] ?? '', message: 'Test' },
    });
    if (id) this.messages.push(id);
    // only a test of one endpoint is left out of what is recovered
    await sql(database.orm, `update webhook_messages set type = 'bulk.completed' where id = ?`, [
      id,
    ]);
  }

  async start(dies: boolean): Promise<void> {
    const waiting = await claimWaiting(database.orm, 100);
    const own = waiting.filter(({ workspaceId }) => workspaceId === this.workspaceId);
    this.workflows.push(
      ...own.map(({ messageId, endpointId, round }) => ({ messageId, endpointId, round })),
    );
    if (!dies) await markStarted(database.orm, own);
  }

  async try(ref: DeliveryRef, came: AttemptOutcome, dies: boolean): Promise<void> {
    const next = await nextTry(database.orm, ref);
    if (!('due' in next)) return;
    if (came === 'delivered') this.arrived.add(`${ref.messageId}/${ref.endpointId}`);
    if (dies) return;
    const tries = next.due.attempts + 1;
    expect(tries).toBeLessThanOrEqual(TRIES_MAX);
    const againMs = againAfterMs({ outcome: came, tries, retryAfterMs: null, chance: 0 });
    const plain = { status: null, response: null, durationMs: 1, at: new Date() };
    const state = await recordTry(database.orm, ref, { outcome: came, againMs, ...plain });
    expect(state).toBe(
      came === 'delivered' ? 'delivered' : againMs === null ? 'failed' : 'pending',
    );
  }

  /** The time of every row is over. */
  later = (): Promise<void> => this.age('1 minute');

  async age(by: string): Promise<void> {
    await sql(
      database.orm,
      `update webhook_deliveries set due_at = least(due_at, now()) - ?::interval,
         claimed_at = claimed_at - ?::interval, started_at = started_at - ?::interval where workspace_id = ?`,
      [by, by, by, this.workspaceId],
    );
  }

  /** Receivers are up again, and people send again what was missed. */
  async settle(): Promise<void> {
    const { orm } = database;
    for (const id of this.endpoints)
      await changeEndpoint(orm, this.workspaceId, id, { enabled: true });
    await this.happen({ what: 'recover' });
    for (let round = 0; round < 3; round += 1) {
      await this.happen({ what: 'lose' });
      await this.start(false);
      // each finds its turn, whatever became of those before it
      for (const ref of this.workflows) await this.try(ref, 'delivered', false);
    }
  }
}

it('every message arrives at every endpoint at least once, whoever dies', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 30 }), async (events) => {
      const world = new World();
      await world.open();
      await world.say();
      for (const one of events) await world.happen(one);
      await world.settle();
      const wanted = world.messages.flatMap((id) => world.endpoints.map((at) => `${id}/${at}`));
      expect(wanted.filter((one) => !world.arrived.has(one))).toEqual([]);
      const open = await sql(
        database.orm,
        `select 1 as one from webhook_deliveries where workspace_id = ? and state = 'pending'`,
        [world.workspaceId],
      );
      expect(open).toEqual([]);
    }),
    { numRuns: 40 },
  );
}, 240_000);

it('a message that fails holds up no later one, whatever came of its tries', async () => {
  const failing = fc.constantFrom<AttemptOutcome>(
    'refused',
    'redirected',
    'timed_out',
    'unreachable',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(failing, { minLength: 1, maxLength: TRIES_MAX + 1 }),
      fc.integer({ min: 1, max: 3 }),
      async (outcomes, later) => {
        const world = new World();
        await world.open();
        await world.say();
        await world.start(false);
        const [first] = world.workflows;
        if (!first) throw new Error('nothing was started');
        for (const came of outcomes) {
          await world.try(first, came, false);
          await world.later();
        }
        for (let at = 0; at < later; at += 1) await world.say();
        await world.start(false);
        const behind = world.workflows.filter(({ messageId }) => messageId !== first.messageId);
        expect(behind).toHaveLength(later * world.endpoints.length);
        for (const ref of behind) {
          expect(await nextTry(database.orm, ref)).toMatchObject({ due: { attempts: 0 } });
          await world.try(ref, 'delivered', false);
        }
        expect(world.arrived.size).toBe(behind.length);
      },
    ),
    { numRuns: 15 },
  );
}, 240_000);

it('what waits for a later try is sent at once where a person asks for it', async () => {
  const world = new World();
  await world.open();
  await world.say();
  await world.start(false);
  const [ref] = world.workflows;
  if (!ref) throw new Error('nothing was started');
  const { messageId, endpointId } = ref;
  const again = async (ask: () => Promise<number | null>): Promise<void> => {
    const before = world.workflows.at(-1) ?? ref;
    await world.try(before, 'refused', false); // the next try is seconds, then hours away
    expect(await nextTry(database.orm, before)).toHaveProperty('waitMs');
    expect(await ask()).toBe(1);
    expect(await nextTry(database.orm, before)).toEqual({ over: true });
    await world.start(false);
    const begun = world.workflows.at(-1) ?? ref;
    expect(begun).toEqual({ messageId, endpointId, round: before.round + 1 });
    expect(await nextTry(database.orm, begun)).toMatchObject({ due: { attempts: 0 } });
    expect(await ask()).toBe(0); // its try is under way, or comes at once
  };
  world.workflows = [ref];
  await again(() => resendMessage(database.orm, world.workspaceId, messageId, endpointId));
  await again(() => recoverSince(database.orm, world.workspaceId, endpointId, new Date(0)));
});

it('an endpoint that is removed while it is tried ends the delivery, and writes nothing', async () => {
  const world = new World();
  await world.open();
  await world.say();
  await world.start(false);
  const [ref] = world.workflows;
  if (!ref) throw new Error('nothing was started');
  expect(await nextTry(database.orm, ref)).toHaveProperty('due');
  expect(await removeEndpoint(database.orm, world.workspaceId, ref.endpointId)).toBe(true);
  const tried = { outcome: 'refused', status: 500, response: '', durationMs: 1 } as const;
  expect(
    await recordTry(database.orm, ref, { ...tried, at: new Date(), againMs: 5000 }),
  ).toBeNull();
  expect(await nextTry(database.orm, ref)).toEqual({ over: true });
  const [left] = await sql<{ n: number }>(
    database.orm,
    'select count(*)::int as n from webhook_attempts where workspace_id = ?',
    [world.workspaceId],
  );
  expect(left?.n).toBe(0);
});

it('a try of a round that is over writes nothing', async () => {
  const world = new World();
  await world.open();
  await world.say();
  await world.start(false);
  const [ref] = world.workflows;
  if (!ref) throw new Error('nothing was started');
  await world.happen({ what: 'lose' }); // another workflow goes on with it
  expect(await nextTry(database.orm, ref)).toEqual({ over: true });
  const tried = { outcome: 'delivered', status: 200, response: '', durationMs: 1 } as const;
  expect(
    await recordTry(database.orm, ref, { ...tried, at: new Date(), againMs: null }),
  ).toBeNull();
});

it('five days without success disable an endpoint, and the other is told', async () => {
  const world = new World();
  await world.open();
  await world.say();
  await world.start(false);
  const [failing] = world.endpoints;
  const ref = world.workflows.find(({ endpointId }) => endpointId === failing);
  if (!ref) throw new Error('nothing was started');
  await world.try(ref, 'refused', false);
  const since = (age: string) =>
    sql(
      database.orm,
      'update webhook_endpoints set failing_since = now() - ?::interval where id = ?',
      [age, failing],
    );
  const reason = async () =>
    (
      await sql<{ disabled_reason: string | null }>(
        database.orm,
        'select disabled_reason from webhook_endpoints where id = ?',
        [failing],
      )
    )[0]?.disabled_reason;
  await since('4 days 23 hours');
  await world.later();
  await world.try(ref, 'refused', false);
  expect(await reason()).toBeNull();
  await since('5 days 1 minute');
  await world.later();
  await world.try(ref, 'refused', false);
  expect(await reason()).toBe('failing');
  const told = await sql<{ endpoint_id: string }>(
    database.orm,
    `select d.endpoint_id from webhook_messages m join webhook_deliveries d on d.message_id = m.id
     where m.workspace_id = ? and m.type = 'endpoint.disabled'`,
    [world.workspaceId],
  );
  expect(told.map((row) => row.endpoint_id)).toEqual([world.endpoints[1]]);
});
