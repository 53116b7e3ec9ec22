/**
 * Bulk runs through trouble: a worker that is killed, a workflow that is gone, histories that are
 * cut off; and beside the runs of others.
 *
 * @alone processes of the service beside its own
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { calculateRequest } from '../../contract/calculate.ts';
import { bulkItemId } from '../../db/id.ts';
import { sql } from '../../db/orm.ts';
import { createBulkRun } from '../../db/store/bulkRuns.ts';
import { RequestTokens } from '../../db/store/requestTokens.ts';
import { wakeNow } from '../../workers/process/bulkRuns.ts';
import {
  connectTemporal,
  queuesOf,
  type TemporalConnection,
} from '../../workers/process/temporal.ts';
import { bulkRunId } from '../../workflows/contract.ts';
import { holdTable } from '../support/brokenDatabase.ts';
import { creditSnapshot } from '../support/ledger.ts';
import {
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';
import { eventually } from '../support/waiting.ts';
import { startWorkerProcess, type WorkerProcess } from '../support/worker.ts';

let service: TestService;
let temporal: TemporalConnection;
beforeAll(async () => {
  service = await startService({ environment: { QUEUES: 'requests,jobs' } });
  temporal = await connectTemporal();
});
afterAll(async () => {
  await temporal.connection.close();
  await service.stop();
});

const line = {
  hsCode: '6109100012',
  originCountry: 'CN',
  destinationCountry: 'US',
  value: 100,
  currency: 'USD',
};
/** Of a machine that does other things as well. */
const LONG_MS = 150_000;
const TEST_MS = 300_000;

async function begin(by: TestWorkspace, n: number): Promise<string> {
  const body = { kind: 'calculate', items: Array.from({ length: n }, () => line) };
  const answer = await by.call('POST', '/v1/bulk/runs', { body });
  expect(answer.status).toBe(202);
  return answer.body.data.id as string;
}
const until = (by: TestWorkspace, id: string, wanted: (run: Json) => boolean): Promise<Json> =>
  eventually(
    async () => (await by.call('GET', `/v1/bulk/status?id=${id}`)).body.data,
    wanted,
    LONG_MS,
  );
const isCompleted = ({ state }: Json): boolean => state === 'completed';
const tokens = (): RequestTokens => new RequestTokens(service.orm);
const queues = () => queuesOf(service.queuePrefix);

describe('without a process of bulk runs', () => {
  it('a run waits, and can be cancelled at once', async () => {
    const by = await service.workspace();
    const id = await begin(by, 5);
    await by.call('DELETE', `/v1/bulk/runs?id=${id}`);
    const { counts } = await until(by, id, ({ state }) => state === 'cancelled');
    expect(counts).toMatchObject({ skipped: 5 });
    expect(await creditSnapshot(service.orm, by.id)).toMatchObject({ balance: 100, charged: 0 });
  });
});

describe('with one', () => {
  let worker: WorkerProcess;
  const start = () => startWorkerProcess(service, { QUEUES: 'bulk' });

  it(
    'a small run goes before the many chunks of another workspace',
    async () => {
      const large = await service.workspace({ credits: 10_000 });
      const small = await service.workspace();
      const runs = [await begin(large, 800), await begin(large, 800), await begin(large, 800)];
      const id = await begin(small, 20);
      worker = await start();
      await until(small, id, isCompleted);
      const [before] = await sql<{ n: number }>(
        service.orm,
        `select count(*)::int as n from ledger_entries where workspace_id = ? and kind = 'usage'
         and seq < (select min(seq) from ledger_entries where workspace_id = ? and kind = 'usage')`,
        [large.id, small.id],
      );
      expect(before?.n).toBeLessThanOrEqual(6); // of the 24 that waited
      for (const run of runs) await large.call('DELETE', `/v1/bulk/runs?id=${run}`);
      for (const run of runs) await until(large, run, ({ state }) => state === 'cancelled');
      await creditSnapshot(service.orm, large.id);
    },
    TEST_MS,
  );

  it(
    'a worker that is killed in the middle charges and answers no item twice',
    async () => {
      const by = await service.workspace({ credits: 1000 });
      const held = await holdTable(service, 'usage_answers');
      const id = await begin(by, 250);
      await eventually(held.isAwaited, (awaited) => awaited, LONG_MS);
      await worker.kill();
      worker = await start();
      await held.release();
      const ended = await until(by, id, isCompleted);
      expect(ended).toMatchObject({
        counts: { succeeded: 250, failed: 0 },
        credits: { charged: 250, refunded: 0 },
      });
      expect(await creditSnapshot(service.orm, by.id)).toMatchObject({
        balance: 750,
        charged: 250,
      });
    },
    TEST_MS,
  );

  it('a run whose workflow is gone is started again', async () => {
    const by = await service.workspace();
    const id = await begin(by, 3);
    await by.call('POST', `/v1/bulk/pause?id=${id}`);
    const handle = temporal.client.workflow.getHandle(bulkRunId(id));
    await handle.terminate().catch(() => {}); // it may have ended before the pause
    await by.call('POST', `/v1/bulk/resume?id=${id}`, { body: {} });
    const workers = { orm: service.orm, tokens: tokens() };
    const { client } = temporal;
    await wakeNow(
      { ...workers, temporal: { client, queues: queues() } },
      pino({ level: 'silent' }),
    );
    await until(by, id, isCompleted);
    expect(await creditSnapshot(service.orm, by.id)).toMatchObject({ balance: 97, charged: 3 });
  });

  it(
    'twenty continued histories lose nothing',
    async () => {
      const by = await service.workspace();
      const runId = uuidv7();
      const request = { ...calculateRequest.parse(line), entryDate: '2026-11-27' };
      const items = Array.from({ length: 20 }, (_, index) => ({
        usageId: bulkItemId(runId, index, 'calculate'),
        reference: null,
        cost: 1,
        terms: { operation: 'calculate', action: 'calculate' as const },
        task: { request, unknownFields: [] },
        goods: null,
        error: null,
      }));
      const run = {
        id: runId,
        workspaceId: by.id,
        keyId: by.keyId,
        grantId: null,
        requestId: uuidv7(),
        actor: { type: 'key' as const, id: by.keyId, name: 'Test key' },
        kind: 'calculate' as const,
        name: null,
        reference: null,
        onEmptyBalance: 'pause' as const,
        maxCredits: null,
      };
      await createBulkRun(service.orm, run, items, { chunkItems: 1, openMax: 5 });
      const handle = await temporal.client.workflow.start('runBulk', {
        workflowId: bulkRunId(runId),
        taskQueue: queues().jobs,
        args: [
          {
            runId,
            workspaceId: by.id,
            token: await tokens().signRun(runId),
            queue: queues().bulk,
            chunksMost: 1,
          },
        ],
      });
      await handle.result();
      const { counts } = await until(by, runId, isCompleted);
      expect(counts).toMatchObject({ succeeded: 20 });
      const query = `WorkflowId = "${bulkRunId(runId)}" and ExecutionStatus = "ContinuedAsNew"`;
      const continued = () => temporal.client.workflow.count(query);
      expect(await eventually(continued, ({ count }) => count >= 20)).toMatchObject({ count: 20 });
      expect(await creditSnapshot(service.orm, by.id)).toMatchObject({ balance: 80, charged: 20 });
      await worker.kill();
    },
    TEST_MS,
  );

  it('a run that the API did not store is worked off by nobody', async () => {
    const forged = temporal.client.workflow.start('runBulk', {
      workflowId: bulkRunId(uuidv7()),
      taskQueue: queues().jobs,
      args: [
        {
          runId: uuidv7(),
          workspaceId: uuidv7(),
          token: 'forged',
          queue: queues().bulk,
          chunksMost: 1,
        },
      ],
    });
    await expect((await forged).result()).rejects.toThrow();
  });
});
