/**
 * A worker is killed in the middle of an import: another one finishes it, and no half release is
 * ever live.
 *
 * @alone processes of the service beside its own
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import proto from '@temporalio/proto';
import pg from 'pg';
import { sql } from '../../db/orm.ts';
import { listReleases } from '../../db/store/releases.ts';
import { connectTemporal, type TemporalConnection } from '../../workers/process/temporal.ts';
import { importId } from '../../workflows/contract.ts';
import { type DataDesk, openDesk } from '../support/dataCommand.ts';
import { startService, type TestService } from '../support/service.ts';
import { SHIRTS, usTariffAt } from '../support/usTariff.ts';
import { eventually } from '../support/waiting.ts';
import { startWorkerProcess, type WorkerProcess } from '../support/worker.ts';

let service: TestService;
let desk: DataDesk;
let worker: WorkerProcess;
let temporal: TemporalConnection;
beforeAll(async () => {
  service = await startService({ roles: { api: true, worker: false } });
  desk = openDesk(service);
  [worker, temporal] = await Promise.all([startWorkerProcess(service), connectTemporal()]);
});
afterAll(async () => {
  await worker.kill();
  await temporal.connection.close();
  await desk.close();
  await service.stop();
});

/** Holds a table so that whoever writes into it waits. */
async function holdTable(
  table: string,
): Promise<{ waiters: () => Promise<number[]>; release: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${table} in share mode`); // reading goes on
  return {
    waiters: async () => {
      const waiting = await sql<{ pid: number }>(
        service.orm,
        `select pid from pg_locks where not granted and relation = '${table}'::regclass
           and database = (select oid from pg_database where datname = current_database())`,
      );
      return waiting.map(({ pid }) => pid);
    },
    release: async () => {
      await client.query('rollback');
      await client.end();
    },
  };
}

type Patience = proto.temporal.api.activity.v1.IActivityOptions;

/** Has the import read its files with less patience than a day's. */
async function shortenPatience(
  releaseId: string,
  activityOptions: Patience,
  ...paths: string[]
): Promise<void> {
  const { connection, namespace } = temporal;
  await connection.workflowService.updateActivityOptions({
    namespace,
    execution: { workflowId: importId('us-hts', releaseId) },
    type: 'readReleaseFiles',
    activityOptions,
    updateMask: { paths },
  });
}

const seconds = (count: number) => proto.google.protobuf.Duration.fromObject({ seconds: count });

/** An import that waits to store its first row, and what lets it. */
async function storing(rate: string) {
  const held = await holdTable('release_parts');
  const file = desk.file('hts_2026_rev_9.json', usTariffAt(rate));
  const importing = desk.tell('import', 'us-hts', '--file', file);
  await eventually(held.waiters, (waiting) => waiting.length > 0);
  const [half] = await listReleases(service.orm, 'us-hts');
  expect(half).toMatchObject({ state: 'parsing', origin: 'file' });
  return { ...held, importing, releaseId: half?.releaseId ?? '' };
}

it('killed while it stores the rows: another reads the files again and the release is live whole', async () => {
  const held = await storing('17.5%');
  // given to another worker after three seconds without a sign of life, not after a minute
  await shortenPatience(held.releaseId, { heartbeatTimeout: seconds(3) }, 'heartbeatTimeout');
  await worker.kill();
  worker = await startWorkerProcess(service);
  await held.release();
  const { data, exitCode } = await held.importing;
  expect([data.state, exitCode]).toEqual(['live', 0]);
  expect(data.release).toMatchObject({ rows: 72, counts: { line: 72 } });
  const stored = await sql<{ rows: string }>(
    service.orm,
    'select sum(rows) as rows from release_parts join release_blobs using (digest) where release_id = ?',
    [data.release.releaseId],
  );
  expect(stored).toEqual([{ rows: '72' }]);
  const { body } = await (
    await service.workspace()
  ).call('POST', '/v1/calculate', { body: SHIRTS });
  expect(body.data.lines[0]).toMatchObject({ rate: '17.5%' });
});

it('survives ten restarts of its worker while it stores the rows', async () => {
  const held = await storing('18.5%');
  const soon = { initialInterval: seconds(1), maximumInterval: seconds(1) };
  await shortenPatience(
    held.releaseId,
    { heartbeatTimeout: seconds(3), retryPolicy: soon },
    'heartbeatTimeout',
    'retryPolicy.initialInterval',
    'retryPolicy.maximumInterval',
  );
  for (let restart = 0; restart < 10; restart += 1) {
    const before = await held.waiters(); // the server goes on with a wait whose client is gone
    await worker.kill();
    worker = await startWorkerProcess(service);
    await eventually(held.waiters, (pids) => pids.some((pid) => !before.includes(pid)));
  }
  await held.release();
  const { data, exitCode } = await held.importing;
  expect([data.state, exitCode, data.release.rows]).toEqual(['live', 0, 72]);
}, 180_000);
