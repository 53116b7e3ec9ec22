/** The daily clean-up: what has had its time goes, what is owed to callers stays. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { sql } from '../db/orm.ts';
import { recordRequests } from '../db/store/requestLog.ts';
import { keepPhoto, readPhoto } from '../db/store/photos.ts';
import { purge as purgeTables, TABLES } from '../db/store/purge.ts';
import { dropParts, packPart, putFile, putPart } from '../db/store/releaseContent.ts';
import { openRelease } from '../db/store/releases.ts';
import { agesOf, readConfig } from '../workers/process/config.ts';
import { connectTemporal, queuesOf, type TemporalConnection } from '../workers/process/temporal.ts';
import { creditSnapshot } from './support/ledger.ts';
import { loggedRequest } from './support/loggedRequest.ts';
import { startService, type TestService, type TestWorkspace } from './support/service.ts';

const SHIRT = { description: 'Knitted cotton T-shirt', destinationCountry: 'US', mode: 'mini' };
const SHIRT_AT_THE_BORDER = { hsCode: '6109.10.00', originCountry: 'VN', destinationCountry: 'US' };

let service: TestService;
let temporal: TemporalConnection;
beforeAll(async () => {
  service = await startService();
  temporal = await connectTemporal();
});
afterAll(async () => {
  await temporal.connection.close();
  await service.stop();
});

/** Runs the clean-up as the schedule does. */
async function purge(): Promise<Record<string, number>> {
  return temporal.client.workflow.execute('purge', {
    workflowId: `purge/${uuidv7()}`,
    taskQueue: queuesOf(service.queuePrefix).jobs,
  });
}

const countOf = async (statement: string, parameters: unknown[]): Promise<number> => {
  const [row] = await sql<{ n: number }>(
    service.orm,
    `select count(*)::int as n from ${statement}`,
    parameters,
  );
  return row?.n ?? -1;
};

const HOUR_MS = 3_600_000;

const AGES = agesOf(readConfig({}));

/**
 * A workspace that has called once: an answer with its usage event, a check, a word of feedback.
 */
async function used(): Promise<TestWorkspace> {
  const workspace = await service.workspace();
  const item = { title: 'Knitted cotton T-shirt' };
  const answers = [
    await workspace.call('POST', '/v1/classify', { body: SHIRT }),
    await workspace.call('POST', '/v1/restrictions', {
      body: { destinationCountry: 'US', items: [item] },
    }),
    await workspace.call('POST', '/v1/classify/feedback', {
      body: {
        destinationCountry: 'US',
        description: 'Shirt',
        predictedCode: '6109',
        verdict: 'right',
      },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  return workspace;
}

const ago = (hours: number): Date => new Date(Date.now() - hours * HOUR_MS);

const logged = ({ id, keyId }: TestWorkspace, createdAt: Date) =>
  loggedRequest(id, { keyId, createdAt });

describe('the clean-up', () => {
  it('deletes the request log after 30 days, not before', async () => {
    const workspace = await service.workspace();
    await recordRequests(service.orm, [
      logged(workspace, ago(30 * 24 + 1)),
      logged(workspace, ago(30 * 24 - 1)),
      logged(workspace, ago(0)),
    ]);
    const { requests } = await purge();
    expect(requests).toBe(1);
    expect(await countOf('requests where workspace_id = ?', [workspace.id])).toBe(2);
  });

  it('forgets a completed idempotency key after 24 hours, not before: the request then runs anew', async () => {
    const workspace = await service.workspace();
    const ask = () =>
      workspace.call('POST', '/v1/classify', { body: SHIRT, idempotencyKey: 'key' });
    await ask();
    const age = (hours: number) =>
      sql(service.orm, 'update replays set completed_at = ? where workspace_id = ?', [
        ago(hours),
        workspace.id,
      ]);
    await age(23);
    await purge();
    expect((await ask()).body.replayed).toBe(true);
    await age(25);
    expect((await purge()).replays).toBe(1);
    expect((await ask()).body.replayed).toBe(false);
    expect(await creditSnapshot(service.orm, workspace.id)).toMatchObject({
      balance: 98,
      charged: 2,
    });
  });

  it('gives up a key that is in progress for a day: whatever held it has died', async () => {
    const workspace = await service.workspace();
    const take = (key: string, hours: number) =>
      sql(
        service.orm,
        `insert into replays (workspace_id, key, operation, request_hash, usage_id, workflow_id, created_at)
         values (?, ?, 'classify', ?, ?, 'none', ?)`,
        [workspace.id, key, randomBytes(32), uuidv7(), ago(hours)],
      );
    await take('orphaned', 25);
    await take('at work', 23);
    await purge();
    const left = await sql(service.orm, 'select key from replays where workspace_id = ?', [
      workspace.id,
    ]);
    expect(left).toEqual([{ key: 'at work' }]);
  });

  it('keeps running rate windows, those of a day included', async () => {
    await sql(
      service.orm,
      `insert into rate_windows (bucket, started_at, count)
       values ('gone', now() - interval '26 hours', 1), ('running', now() - interval '23 hours', 1)`,
    );
    await purge();
    expect(await countOf(`rate_windows where bucket = 'gone'`, [])).toBe(0);
    expect(await countOf(`rate_windows where bucket = 'running'`, [])).toBe(1);
  });

  it.each([
    ['answers', 'usage_answers', 'created_at', 1096],
    ['usage events', 'usage_events', 'created_at', 3653],
    ['checks', 'checks', 'created_at', 3653],
    ['feedback', 'feedback', 'updated_at', 1096],
  ])('deletes %s after their days, not before', async (_, table, column, days) => {
    const workspace = await used();
    const mine =
      table === 'usage_answers'
        ? 'usage_id in (select id from usage_events where workspace_id = ?)'
        : 'workspace_id = ?';
    const age = (hours: number) =>
      sql(service.orm, `update ${table} set ${column} = ? where ${mine}`, [
        ago(hours),
        workspace.id,
      ]);
    const count = () => countOf(`${table} where ${mine}`, [workspace.id]);
    await age(days * 24 - 1);
    await purge();
    expect(await count()).toBe(1);
    await age(days * 24 + 1);
    expect((await purge())[table]).toBe(1);
    expect(await count()).toBe(0);
  });

  it('keeps the answer of a free question as long as its key, and its usage event for longer', async () => {
    const workspace = await service.workspace();
    const calculation = { ...SHIRT_AT_THE_BORDER, currency: 'USD', value: 50 };
    const { body } = await workspace.call('POST', '/v1/calculate', { body: calculation });
    const stack = () =>
      workspace.call('POST', '/v1/calculate/stacking', {
        body: { items: [SHIRT_AT_THE_BORDER] },
        idempotencyKey: 'stack',
      });
    const replay = { usageId: body.credits.usageId };
    expect((await stack()).status).toBe(200);
    expect((await workspace.call('POST', '/v1/replay', { body: replay })).status).toBe(200);
    const count = (table: string, column: string) =>
      countOf(`${table} where ${column} in (select id from usage_events where workspace_id = ?)`, [
        workspace.id,
      ]);
    const age = async (hours: number) => {
      await sql(service.orm, 'update replays set completed_at = ? where workspace_id = ?', [
        ago(hours),
        workspace.id,
      ]);
      await sql(
        service.orm,
        `update usage_answers set created_at = ?
         where usage_id in (select id from usage_events where workspace_id = ?)`,
        [ago(hours), workspace.id],
      );
    };
    await age(23);
    await purge();
    expect(await count('usage_answers', 'usage_id')).toBe(3);
    expect((await stack()).body.replayed).toBe(true);
    await age(25);
    expect((await purge())['usage_answers']).toBe(2);
    expect(await count('usage_events', 'id')).toBe(3);
    // what was paid for can still be calculated again
    expect((await workspace.call('POST', '/v1/replay', { body: replay })).status).toBe(200);
  });

  it('deletes the answer with its usage event, also one that is a moment younger', async () => {
    const workspace = await used();
    await sql(service.orm, 'update usage_events set created_at = ? where workspace_id = ?', [
      ago(3653 * 24 + 1),
      workspace.id,
    ]);
    expect(await purge()).toMatchObject({ usage_answers: 0, usage_events: 1 });
    expect((await workspace.call('GET', '/v1/usage')).body.data).toEqual([]);
  });

  it('leaves the ledger, however old', async () => {
    const workspace = await used();
    await sql(
      service.orm,
      `update ledger_entries set created_at = now() - interval '50 years' where workspace_id = ?`,
      [workspace.id],
    );
    await purge();
    expect(await countOf('ledger_entries where workspace_id = ?', [workspace.id])).toBe(2);
  });

  it('takes the days from the settings', async () => {
    const workspace = await used();
    await workspace.call('GET', '/v1/requests'); // the log is written
    const gone = await purgeTables(service.orm, new Date(Date.now() + 49 * HOUR_MS), {
      requestLogDays: 2,
      replayHours: 24,
      answerDays: 2,
      usageDays: 2,
      checkDays: 2,
      documentDays: 2,
      feedbackDays: 2,
    });
    for (const table of ['requests', 'usage_answers', 'usage_events', 'checks', 'feedback'])
      expect([table, await countOf(table, [])]).toEqual([table, 0]);
    expect(gone['usage_events']).toBeGreaterThan(0);
    expect(await countOf('ledger_entries where workspace_id = ?', [workspace.id])).toBe(2);
  });

  it('deletes messages to endpoints after 30 days with all their tries, not what is still tried', async () => {
    const workspace = await service.workspace();
    await sql(
      service.orm,
      `insert into webhook_endpoints (id, workspace_id, url, secret, disabled_at, disabled_reason)
       values (?, ?, 'https://shop.example/', 'none.', now(), 'person')`,
      [workspace.id, workspace.id],
    );
    for (const [days, state] of [
      [31, 'delivered'],
      [29, 'delivered'],
      [31, 'pending'],
    ] as const)
      await sql(
        service.orm,
        `with message as (
           insert into webhook_messages (id, workspace_id, type, body, created_at)
           values (?, ?, 'endpoint.test', '{}', ?) returning id
         ), delivery as (
           insert into webhook_deliveries (message_id, endpoint_id, workspace_id, state, started_at)
           select id, ?::uuid, ?::uuid, ?, now() from message
         ) insert into webhook_attempts (id, workspace_id, message_id, endpoint_id, number, outcome, duration_ms, at)
           select id, ?::uuid, id, ?::uuid, 1, 'refused', 1, now() from message`,
        [
          uuidv7(),
          workspace.id,
          ago(days * 24),
          workspace.id,
          workspace.id,
          state,
          workspace.id,
          workspace.id,
        ],
      );
    expect((await purge())['webhook_messages']).toBe(1);
    for (const table of ['webhook_messages', 'webhook_deliveries', 'webhook_attempts'])
      expect([table, await countOf(`${table} where workspace_id = ?`, [workspace.id])]).toEqual([
        table,
        2,
      ]);
  });

  it('deletes secrets of endpoints that are valid no more, and no others', async () => {
    const workspace = await service.workspace();
    await sql(
      service.orm,
      `insert into webhook_endpoints (id, workspace_id, url, secret) values (?, ?, 'https://shop.example/', 'none.')`,
      [workspace.id, workspace.id],
    );
    for (const until of [ago(1), ago(-1)])
      await sql(
        service.orm,
        `insert into webhook_previous_secrets (id, workspace_id, endpoint_id, secret, valid_until)
         values (?, ?, ?, 'none.', ?)`,
        [uuidv7(), workspace.id, workspace.id, until],
      );
    expect((await purge())['webhook_previous_secrets']).toBe(1);
    expect(
      await countOf('webhook_previous_secrets where workspace_id = ? and valid_until > now()', [
        workspace.id,
      ]),
    ).toBe(1);
  });

  it('deletes a batch at a time, and can be stopped between two', async () => {
    const workspace = await service.workspace();
    const old = Array.from({ length: 2500 }, () => logged(workspace, ago(50 * 24)));
    await recordRequests(service.orm, old);
    let batches = 0;
    const stop = () => {
      batches += 1;
      if (batches === 2) throw new Error('stopped');
    };
    await expect(purgeTables(service.orm, new Date(), AGES, stop)).rejects.toThrow('stopped');
    expect(await countOf('requests where workspace_id = ?', [workspace.id])).toBe(500);
    expect((await purge())['requests']).toBe(500);
  });

  it('deletes files that an import left behind long ago, not those of a young one', async () => {
    const open = async (days: number) => {
      const releaseId = uuidv7();
      const source = 'a file';
      await openRelease(service.orm, {
        releaseId,
        dataset: 'left',
        origin: 'file',
        source,
        version: null,
      });
      await putFile(service.orm, releaseId, 'a.csv', Buffer.from('a'));
      await sql(
        service.orm,
        `update releases set state = 'superseded', created_at = ? where release_id = ?`,
        [ago(days * 24), releaseId],
      );
      return releaseId;
    };
    const [old, young] = [await open(31), await open(29)];
    expect((await purge())['release_files']).toBe(1);
    expect(await countOf('release_files where release_id = ?', [old])).toBe(0);
    expect(await countOf('release_files where release_id = ?', [young])).toBe(1);
  });

  it('deletes content that no release has any more after an hour, and keeps what one has', async () => {
    const releaseId = uuidv7();
    const part = packPart('list', ['{"kind":"list"}']);
    await openRelease(service.orm, {
      releaseId,
      dataset: 'purged',
      origin: 'file',
      source: 'a file',
      version: null,
    });
    const storedFor = (minutes: number) =>
      sql(service.orm, 'update release_blobs set stored_at = ? where digest = ?', [
        ago(minutes / 60),
        Buffer.from(part.digest),
      ]);
    await putPart(service.orm, releaseId, part);
    await storedFor(61);
    expect(await purge()).toMatchObject({ release_blobs: 0 });
    await dropParts(service.orm, releaseId);
    await storedFor(59);
    expect(await purge()).toMatchObject({ release_blobs: 0 });
    await storedFor(61);
    // an import stores the same content, and has not named it yet
    await putPart(service.orm, releaseId, part);
    await dropParts(service.orm, releaseId);
    expect(await purge()).toMatchObject({ release_blobs: 0 });
    await storedFor(61);
    expect(await purge()).toMatchObject({ release_blobs: 1 });
  });

  it('deletes photos whose request has had its time and that nobody took away, not before', async () => {
    const { id: workspaceId } = await service.workspace();
    const keep = async (untilMs: number) => {
      const owner = { usageId: uuidv7(), workspaceId };
      const photo = { content: Buffer.from('a photo'), mime: 'image/jpeg' as const, untilMs };
      expect((await keepPhoto(service.orm, owner, photo, 1000)).kept).toBe(true);
      return owner;
    };
    const [old, fresh] = [await keep(Date.now()), await keep(Date.now() + HOUR_MS)];
    expect(await purge()).toMatchObject({ photos: 1 });
    expect(await readPhoto(service.orm, old)).toBeNull();
    expect((await readPhoto(service.orm, fresh))?.toString()).toBe('a photo');
  });

  it('may run twice', async () => {
    await purge();
    expect(Object.values(await purge()).every((gone) => gone === 0)).toBe(true);
  });

  it('is due every day by a schedule of its own', async () => {
    const { jobs } = queuesOf(service.queuePrefix);
    const schedule = await temporal.client.schedule.getHandle(`purge/${jobs}`).describe();
    expect(schedule.action).toMatchObject({ workflowType: 'purge', taskQueue: jobs });
    const [first, second] = schedule.info.nextActionTimes;
    expect(Number(second) - Number(first)).toBe(24 * HOUR_MS);
  });
});

describe('every table', () => {
  it('has a rule by which its rows go, or a reason why they stay', async () => {
    const tables = await sql<{ name: string }>(
      service.orm,
      `select table_name as name from information_schema.tables
       where table_schema = current_schema() and table_type = 'BASE TABLE'`,
    );
    expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(TABLES).sort());
  });

  const rules = Object.entries(TABLES).flatMap(([table, given]) =>
    'stays' in given ? [] : given.map((rule, at) => [table, at, rule] as const),
  );
  // readers are the processes that run
  it.each(rules.filter(([table]) => table !== 'edition_readers'))(
    'is cleaned by an index, not by a scan: %s, rule %d',
    async (table, _, { statement }) => {
      const plan = await service.orm.em.fork().transactional(async (em) => {
        const context = em.getTransactionContext();
        // with so few rows a scan is quicker: what is asked is whether there is another way
        for (const way of ['seqscan', 'bitmapscan', 'sort'])
          await em.getConnection().execute(`set local enable_${way} = off`, [], 'run', context);
        return em
          .getConnection()
          .execute<object[]>(`explain ${statement}`, [new Date()], 'all', context);
      });
      const printed = plan.flatMap((line) => Object.values(line)).join('\n');
      expect(printed).not.toContain(`Seq Scan on ${table}`);
      expect(printed).not.toMatch(/Sort Key/);
    },
  );
});
