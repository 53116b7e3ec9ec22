/**
 * What the service does not wait for: a free connection, a statement, a lock, a transaction that
 * stands still.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type DatabaseLimits, type Orm, openOrm, sql, together } from '../db/orm.ts';
import { createDatabase, type TestDatabase } from './support/database.ts';
import { holdTable } from './support/brokenDatabase.ts';
import { startService } from './support/service.ts';

let database: TestDatabase;
const opened: Orm[] = [];
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(async () => {
  await Promise.all(opened.map((orm) => orm.close(true)));
  await database.close();
});

const NONE: DatabaseLimits = {
  poolWaitMs: 0,
  statementMs: 0,
  lockMs: 0,
  idleTransactionMs: 0,
  silenceMs: 0,
};
const open = async (limits: Partial<DatabaseLimits>, poolMax = 2): Promise<Orm> => {
  const orm = await openOrm({ databaseUrl: database.url, poolMax, limits: { ...NONE, ...limits } });
  opened.push(orm);
  return orm;
};

it('a statement ends', async () => {
  await expect(sql(await open({ statementMs: 50 }), 'select pg_sleep(60)')).rejects.toThrow(
    'statement timeout',
  );
});

it('a transaction that stands still is broken off', async () => {
  const orm = await open({ idleTransactionMs: 50 });
  const elsewhere = sql(database.orm, 'select pg_sleep(0.5)');
  const standing = together(orm, async () => {
    await sql(orm, 'select 1');
    await elsewhere;
    await sql(orm, 'select 1');
  });
  await expect(standing).rejects.toThrow();
});

it('a connection is not waited for where all are in use', async () => {
  const orm = await open({ poolWaitMs: 50 }, 1);
  const busy = sql(orm, 'select pg_sleep(1)');
  await expect(sql(orm, 'select 1')).rejects.toThrow(/timeout/);
  await busy;
});

it('work that is begun later is refused with 503 while the database stands still', async () => {
  const service = await startService({ environment: { DATABASE_LOCK_MS: '50' } });
  const workspace = await service.workspace();
  const held = await holdTable(service, 'bulk_runs');
  const run = { kind: 'origin', items: [{ title: 'Mug' }] };
  const started = await workspace.call('POST', '/v1/bulk/runs', { body: run, idempotencyKey: 'k' });
  const listed = await workspace.call('GET', '/v1/bulk/runs');
  await held.release();
  for (const { status, body, headers } of [started, listed]) {
    expect([status, body.error.code]).toEqual([503, 'upstream_busy']);
    expect(headers.get('retry-after')).toBe(String(body.error.details.retryAfterSeconds));
  }
  const again = await workspace.call('POST', '/v1/bulk/runs', { body: run, idempotencyKey: 'k' });
  expect(again.status).toBe(202);
  await service.stop();
});

it('a service gives up what another transaction has locked, and answers', async () => {
  const service = await startService({ environment: { DATABASE_LOCK_MS: '50' } });
  const workspace = await service.workspace();
  const held = await holdTable(service, 'usage_events');
  const answer = await workspace.call('GET', '/v1/usage');
  await held.release();
  expect([answer.status, answer.body.error.code]).toEqual([500, 'internal']);
  expect((await workspace.call('GET', '/v1/usage')).status).toBe(200);
  await service.stop();
});
