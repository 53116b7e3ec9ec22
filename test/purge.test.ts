/** The daily clean-up: what has had its time goes, what is owed to callers stays. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { dropParts, packPart, putPart } from '../db/store/releaseContent.ts';
import { openRelease } from '../db/store/releases.ts';
import { sql } from '../db/orm.ts';
import { recordRequests } from '../db/store/account.ts';
import { keepPhoto, readPhoto } from '../db/store/photos.ts';
import { connectTemporal, queuesOf, type TemporalConnection } from '../workers/temporal.ts';
import { creditSnapshot } from './support/ledger.ts';
import { startService, type TestService, type TestWorkspace } from './support/service.ts';

const SHIRT = { description: 'Knitted cotton T-shirt', destinationCountry: 'US', mode: 'mini' };

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
async function purge(): Promise<{ requests: number; replays: number; blobs: number; photos: number }> {
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
const ago = (hours: number): Date => new Date(Date.now() - hours * HOUR_MS);

const logged = (workspace: TestWorkspace, createdAt: Date) => ({
  requestId: uuidv7(),
  workspaceId: workspace.id,
  keyId: workspace.keyId,
  method: 'GET',
  path: '/v1/me',
  endpoint: '/v1/me',
  query: null,
  status: 200,
  errorCode: null,
  durationMs: 1,
  source: 'api' as const,
  idempotencyKey: null,
  replayed: false,
  creditsCharged: null,
  body: null,
  bodyTruncated: false,
  apiVersion: 'v1',
  userAgent: null,
  createdAt,
});

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
    const ask = () => workspace.call('POST', '/v1/classify', { body: SHIRT, idempotencyKey: 'key' });
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
    expect(await creditSnapshot(service.orm, workspace.id)).toMatchObject({ balance: 98, charged: 2 });
  });

  it('keeps a key in progress, however old', async () => {
    const workspace = await service.workspace();
    await sql(
      service.orm,
      `insert into replays (workspace_id, key, operation, request_hash, usage_id, workflow_id, created_at)
       values (?, 'old', 'classify', ?, ?, 'none', now() - interval '60 days')`,
      [workspace.id, randomBytes(32), uuidv7()],
    );
    await purge();
    expect(await countOf('replays where workspace_id = ?', [workspace.id])).toBe(1);
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

  it('touches neither ledger nor usage, however old', async () => {
    const workspace = await service.workspace();
    await workspace.call('POST', '/v1/classify', { body: SHIRT });
    for (const table of ['ledger_entries', 'usage_events'])
      await sql(
        service.orm,
        `update ${table} set created_at = now() - interval '10 years' where workspace_id = ?`,
        [workspace.id],
      );
    const before = await creditSnapshot(service.orm, workspace.id);
    await purge();
    expect(await creditSnapshot(service.orm, workspace.id)).toEqual(before);
  });

  it('deletes content that no release has any more, and keeps what one has', async () => {
    const releaseId = uuidv7();
    const part = packPart('list', ['{"kind":"list"}']);
    await openRelease(service.orm, {
      releaseId,
      dataset: 'purged',
      origin: 'file',
      source: 'a file',
      version: null,
    });
    await putPart(service.orm, releaseId, part);
    expect(await purge()).toMatchObject({ blobs: 0 });
    await dropParts(service.orm, releaseId);
    expect(await purge()).toMatchObject({ blobs: 1 });
  });

  it('deletes photos that were not used for 30 days, not before', async () => {
    const ref = (seed: string) => keepPhoto(service.orm, Buffer.from(`a photo of ${seed}`), 'image/jpeg');
    const [old, fresh] = [await ref('long ago'), await ref('yesterday')];
    const age = (photoRef: string, hours: number) =>
      sql(service.orm, `update photos set last_used_at = ? where sha256 = decode(?, 'hex')`, [
        ago(hours),
        photoRef,
      ]);
    await age(old, 30 * 24 + 1);
    await age(fresh, 30 * 24 - 1);
    expect(await purge()).toMatchObject({ photos: 1 });
    expect(await readPhoto(service.orm, old)).toBeNull();
    expect((await readPhoto(service.orm, fresh))?.toString()).toBe('a photo of yesterday');
  });

  it('a photo that is sent again counts as used', async () => {
    const content = Buffer.from('a photo that comes back');
    const ref = await keepPhoto(service.orm, content, 'image/png');
    await sql(service.orm, `update photos set last_used_at = ?`, [ago(40 * 24)]);
    expect(await keepPhoto(service.orm, content, 'image/png')).toBe(ref);
    await purge();
    expect(await readPhoto(service.orm, ref)).toEqual(content);
  });

  it('may run twice', async () => {
    await purge();
    expect(await purge()).toEqual({ requests: 0, replays: 0, blobs: 0, photos: 0 });
  });

  it('is due every day by a schedule of its own', async () => {
    const { jobs } = queuesOf(service.queuePrefix);
    const schedule = await temporal.client.schedule.getHandle(`purge/${jobs}`).describe();
    expect(schedule.action).toMatchObject({ workflowType: 'purge', taskQueue: jobs });
    const [first, second] = schedule.info.nextActionTimes;
    expect(Number(second) - Number(first)).toBe(24 * HOUR_MS);
  });
});
