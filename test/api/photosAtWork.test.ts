/**
 * Photos are at rest nowhere: each belongs to one request of one workspace and is gone when the
 * call has ended.
 *
 * @alone readers of photos
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { sql } from '../../db/orm.ts';
import { keepPhoto, type PhotoOwner, readPhoto } from '../../db/store/photos.ts';
import { connectTemporal } from '../../workers/process/temporal.ts';
import { creditsOf } from '../support/access.ts';
import { createFaults, failsForGood, hangs } from '../support/faults.ts';
import { dataUrl, label } from '../support/labels.ts';
import { startLanguageModel, type StandInModel } from '../support/languageModel.ts';
import {
  type Answer,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';
import { type Shop, startShop } from '../support/shop.ts';

const MB = 1024 * 1024;
let shop: Shop;
let model: StandInModel;
let service: TestService;
let mug: Buffer;
let mugUrl: string;
const faults = createFaults();
beforeAll(async () => {
  shop = await startShop();
  model = await startLanguageModel();
  service = await startService({
    environment: { FETCH_ALLOW_HOSTS: shop.host, PHOTO_MB_PER_WORKSPACE: '6' },
    overrides: { activities: faults.activities },
  });
  mug = await label(['CERAMIC COFFEE MUG']).jpeg().toBuffer();
  mugUrl = dataUrl(mug);
});
afterEach(() => faults.clear());
afterAll(async () => {
  await service.stop();
  await shop.stop();
  await model.stop();
});

const ask = (workspace: TestWorkspace, body: object, idempotencyKey?: string): Promise<Answer> =>
  workspace.call('POST', '/v1/classify', {
    body: { destinationCountry: 'US', mode: 'mini', imageUrl: mugUrl, ...body },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

async function photosLeft({ orm }: Pick<TestService, 'orm'> = service): Promise<number> {
  const [row] = await sql<{ n: number }>(orm, 'select count(*)::int as n from photos');
  return row?.n ?? -1;
}

/** Photos that are there while a step runs. */
async function whileReading<T>(
  during: () => Promise<T>,
  work: () => Promise<Answer>,
): Promise<[T, Answer]> {
  const gate = faults.gate('readPhoto');
  const answering = work();
  await gate.reached;
  const seen = await during();
  gate.release();
  return [seen, await answering];
}

describe('no photo is left', () => {
  it('when the call is answered; while it is read there is one, of its workspace and of its usage event', async () => {
    const workspace = await service.workspace();
    const [rows, { status, body }] = await whileReading(
      () => sql<object>(service.orm, 'select workspace_id, usage_id from photos'),
      () => ask(workspace, {}),
    );
    expect([status, body.error]).toEqual([200, undefined]);
    expect(rows).toEqual([{ workspace_id: workspace.id, usage_id: body.credits.usageId }]);
    expect(await photosLeft()).toBe(0);
  });

  it('of a call that the balance does not pay for: it is never kept, and nothing is begun', async () => {
    const workspace = await service.workspace({ credits: 0 });
    const answer = await ask(workspace, {}, 'unpaid');
    expect([answer.status, answer.body.error.details]).toEqual([402, { required: 1, balance: 0 }]);
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 0,
      charged: 0,
      refunded: 0,
    });
    expect(await photosLeft()).toBe(0);
    // the key is free for another try
    expect((await ask(workspace, {}, 'unpaid')).status).toBe(402);
  });

  it('of a call whose credits were spent by another one in the meantime', async () => {
    const workspace = await service.workspace({ credits: 1 });
    const gate = faults.gate('charge');
    const late = ask(workspace, {});
    await gate.reached;
    await sql(service.orm, 'update workspaces set balance = 0 where id = ?', [workspace.id]);
    gate.release();
    expect((await late).status).toBe(402);
    expect(await photosLeft()).toBe(0);
  });

  it('that is no photo, damaged, or names no goods: 400', async () => {
    const workspace = await service.workspace();
    const blank = await label(['MADE IN PORTUGAL']).png().toBuffer();
    for (const bytes of [Buffer.from('hello'), mug.subarray(0, mug.length / 2), blank])
      expect((await ask(workspace, { imageUrl: dataUrl(bytes) })).status).toBe(400);
    expect(await photosLeft()).toBe(0);
  });

  it('when a step fails for good: 502', async () => {
    for (const step of ['readPhoto', 'classifyAndSettle'] as const) {
      faults.set(step, failsForGood);
      expect((await ask(await service.workspace(), {})).status).toBe(502);
      faults.clear();
    }
    expect(await photosLeft()).toBe(0);
  });

  it('of a batch with items that fail; what one gives back pays for the next', async () => {
    const workspace = await service.workspace({ credits: 2 });
    const items = [
      { imageUrl: mugUrl },
      { imageUrl: dataUrl(mug.subarray(0, mug.length / 2)) },
      { imageUrl: mugUrl },
      { imageUrl: mugUrl },
    ].map((item) => ({ ...item, destinationCountry: 'US', mode: 'mini' }));
    const { body } = await workspace.call('POST', '/v1/classify/batch', { body: { items } });
    const codes = body.data.results.map(
      (result: { error?: { code: string } }) => result.error?.code,
    );
    expect(codes).toEqual([undefined, 'invalid_input', undefined, 'insufficient_credits']);
    expect(await photosLeft()).toBe(0);
  });

  it('when the time is over: 504, also with the worker in another process', async () => {
    const environment = { REQUEST_DEADLINE_MS: '2000' };
    const lone = await startService({ environment, roles: { api: true, worker: false } });
    const worker = await startService({
      beside: lone,
      roles: { api: false, worker: true },
      environment,
      overrides: { activities: faults.activities },
    });
    faults.set('readPhoto', hangs);
    expect((await ask(await lone.workspace(), {})).status).toBe(504);
    expect(await photosLeft(lone)).toBe(0);
    await worker.stop();
    // and where no worker is there at all
    expect((await ask(await lone.workspace(), {})).status).toBe(504);
    expect(await photosLeft(lone)).toBe(0);
    await lone.stop();
  });

  it('that was fetched from an address, without a model and with one that is shown it', async () => {
    shop.serve('/mug.jpg', { headers: { 'content-type': 'image/jpeg' }, body: mug });
    const imageUrl = `${shop.url}/mug.jpg`;
    expect((await ask(await service.workspace(), { imageUrl })).status).toBe(200);
    model.say(
      { reply: { product: 'ceramic coffee mug' } },
      { reply: { axes: {}, code: null, reason: '' } },
    );
    const seeing = await startService({
      environment: { FETCH_ALLOW_HOSTS: shop.host, LLM_BASE_URL: model.url, LLM_MODEL: 'stand-in' },
    });
    const blank = await label(['MADE IN PORTUGAL']).jpeg().toBuffer();
    shop.serve('/blank.jpg', { headers: { 'content-type': 'image/jpeg' }, body: blank });
    const shown = await ask(await seeing.workspace(), {
      imageUrl: `${shop.url}/blank.jpg`,
      mode: 'max',
    });
    expect(shown.body.data.readFromImage).toContain('Seen: ceramic coffee mug');
    expect(await photosLeft(seeing)).toBe(0);
    await seeing.stop();
    expect(await photosLeft()).toBe(0);
  });
});

describe('the same photo', () => {
  it('sent by two workspaces is two photos, and neither reads that of the other', async () => {
    const [one, other] = [await service.workspace(), await service.workspace()];
    const gate = faults.gate('readPhoto');
    const answering = [ask(one, {}), ask(other, {})];
    await gate.reached;
    const owners = async (): Promise<PhotoOwner[]> =>
      sql<PhotoOwner>(
        service.orm,
        'select usage_id as "usageId", workspace_id as "workspaceId" from photos',
      );
    let rows = await owners();
    while (rows.length < 2) rows = await owners();
    expect(new Set(rows.map(({ workspaceId }) => workspaceId))).toEqual(
      new Set([one.id, other.id]),
    );
    const [first, second] = rows as [PhotoOwner, PhotoOwner];
    expect(await readPhoto(service.orm, { ...first, workspaceId: second.workspaceId })).toBeNull();
    expect(await readPhoto(service.orm, first)).toEqual(mug);
    gate.release();
    expect((await Promise.all(answering)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await photosLeft()).toBe(0);
  });
});

describe('the quota', () => {
  it('of bytes at work refuses the photo beyond it, names it and when there is room, and leaves others alone', async () => {
    const workspace = await service.workspace();
    const owner = { usageId: uuidv7(), workspaceId: workspace.id };
    const large = {
      content: Buffer.alloc(6 * MB),
      mime: 'image/png' as const,
      untilMs: Date.now() + 20_000,
    };
    expect((await keepPhoto(service.orm, owner, large, 6 * MB)).kept).toBe(true);
    const answer = await ask(workspace, {}, 'too-much');
    expect([answer.status, answer.body.error.code]).toEqual([429, 'quota_exceeded']);
    const { details } = answer.body.error;
    expect(details).toMatchObject({ budget: 'photo_bytes', max: 6 * MB });
    expect(details.retryAfterSeconds).toBeLessThanOrEqual(20);
    expect(answer.headers.get('retry-after')).toBe(String(details.retryAfterSeconds));
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 0,
    });
    const batch = await workspace.call('POST', '/v1/classify/batch', {
      body: {
        items: [
          { imageUrl: mugUrl, destinationCountry: 'US', mode: 'mini' },
          { description: 'Knitted cotton T-shirt for men', destinationCountry: 'US', mode: 'mini' },
        ],
      },
    });
    expect(batch.body.data.results[0].error).toMatchObject({
      code: 'quota_exceeded',
      details: { budget: 'photo_bytes' },
    });
    expect(batch.body.data.results[1].ok).toBe(true);
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 99 });
    expect((await ask(await service.workspace(), {})).status).toBe(200);
    await sql(service.orm, 'delete from photos where usage_id = ?', [owner.usageId]);
    expect((await ask(workspace, {}, 'too-much')).status).toBe(200);
  });

  it('is kept exactly when many come at once', async () => {
    const { id: workspaceId } = await service.workspace();
    const photo = {
      content: Buffer.alloc(MB),
      mime: 'image/png' as const,
      untilMs: Date.now() + 60_000,
    };
    const kept = await Promise.all(
      Array.from({ length: 10 }, () =>
        keepPhoto(service.orm, { usageId: uuidv7(), workspaceId }, photo, 6 * MB),
      ),
    );
    expect(kept.filter((one) => one.kept)).toHaveLength(6);
    const ends = await sql<{ ms: number }>(
      service.orm,
      'select distinct (extract(epoch from expires_at) * 1000)::float8 as ms from photos where workspace_id = ?',
      [workspaceId],
    );
    // the deadline as the database was told it, whatever this clock says
    expect(ends).toEqual([{ ms: photo.untilMs }]);
    await sql(service.orm, 'delete from photos where workspace_id = ?', [workspaceId]);
  });
});

it('a photo that comes after its request has ended is not kept', async () => {
  const workspace = await service.workspace();
  const { body } = await ask(workspace, {});
  const owner = { usageId: body.credits.usageId as string, workspaceId: workspace.id };
  const photo = { content: mug, mime: 'image/jpeg' as const, untilMs: Date.now() + 60_000 };
  expect(await keepPhoto(service.orm, owner, photo, 6 * MB)).toEqual({ kept: false, why: 'ended' });
});

it('a photo goes with its workspace', async () => {
  const { id: workspaceId, keyId } = await service.workspace({ credits: 0 });
  const photo = { content: mug, mime: 'image/jpeg' as const, untilMs: Date.now() + 60_000 };
  await keepPhoto(service.orm, { usageId: uuidv7(), workspaceId }, photo, 6 * MB);
  await sql(service.orm, 'delete from api_keys where id = ?', [keyId]);
  await sql(service.orm, 'delete from workspaces where id = ?', [workspaceId]);
  expect(await photosLeft()).toBe(0);
});

it('no history holds a photo, only its reference', async () => {
  const workspace = await service.workspace();
  const { body } = await ask(workspace, {});
  const { client, connection } = await connectTemporal();
  const id = `classify/${workspace.id}/${body.credits.usageId as string}`;
  const history = JSON.stringify(await client.workflow.getHandle(id).fetchHistory());
  await connection.close();
  const written = mug.toString('base64').slice(1000, 1040);
  expect(history).not.toContain(written);
  expect(history).not.toContain(Buffer.from(written).toString('base64').slice(4, 40));
});
