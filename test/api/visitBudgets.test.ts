/** Budgets of visits: of a workspace, of a host, and of a workspace at a host. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from '../../db/orm.ts';
import { countVisit } from '../../db/store/visits.ts';
import { creditsOf } from '../support/access.ts';
import { dataUrl, label } from '../support/labels.ts';
import { MUG_PAGE } from '../support/pages.ts';
import {
  type Answer,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';
import { html, redirect, type Shop, startShop } from '../support/shop.ts';

let shop: Shop;
let other: Shop;
let service: TestService;
beforeAll(async () => {
  shop = await startShop();
  other = await startShop();
  shop.serve('/mug', html(MUG_PAGE));
  shop.serve('/mug.jpg', {
    headers: { 'content-type': 'image/jpeg' },
    body: await label(['CERAMIC COFFEE MUG']).jpeg().toBuffer(),
  });
  service = await startService({
    environment: {
      FETCH_ALLOW_HOSTS: `${shop.host},${other.host}`,
      VISITS_PER_MINUTE: '3',
      HOST_VISITS_PER_MINUTE: '8',
    },
  });
});
beforeEach(() => sql(service.orm, 'delete from rate_windows'));
afterAll(async () => {
  await service.stop();
  await shop.stop();
  await other.stop();
});

const extract = (
  workspace: TestWorkspace,
  idempotencyKey?: string,
  path = '/mug',
): Promise<Answer> =>
  workspace.call('POST', '/v1/products/extract', {
    body: { url: `${shop.url}${path}` },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

const countOf = async (bucket: string): Promise<number> => {
  const [row] = await sql<{ count: number }>(
    service.orm,
    'select count from rate_windows where bucket = ?',
    [bucket],
  );
  return row?.count ?? 0;
};

function expectOver({ status, headers, body }: Answer, budget: string, max: number): void {
  expect([status, body.error.code]).toEqual([429, 'quota_exceeded']);
  const { details } = body.error;
  expect(details).toMatchObject({ budget, max });
  expect(details.retryAfterSeconds).toBeGreaterThanOrEqual(1);
  expect(details.retryAfterSeconds).toBeLessThanOrEqual(60);
  expect(headers.get('retry-after')).toBe(String(details.retryAfterSeconds));
}

describe('the budget of a workspace', () => {
  it('refuses the visit beyond it in every operation before anything is charged or visited', async () => {
    const workspace = await service.workspace();
    for (let n = 0; n < 3; n += 1) expect((await extract(workspace)).status).toBe(200);
    const asked = shop.asked().length;
    expectOver(await extract(workspace, 'again'), 'visits', 3);
    const productUrl = `${shop.url}/mug`;
    const imageUrl = `${shop.url}/mug.jpg`;
    for (const [path, body] of [
      ['/v1/classify', { destinationCountry: 'US', productUrl }],
      ['/v1/classify', { destinationCountry: 'US', imageUrl }],
      ['/v1/origin', { productUrl }],
      ['/v1/origin/validate', { imageUrl, declaredOrigin: 'CN' }],
    ] as const)
      expectOver(await workspace.call('POST', path, { body }), 'visits', 3);
    expect(shop.asked()).toHaveLength(asked);
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 97,
      charged: 3,
      refunded: 0,
    });
    expect((await extract(await service.workspace())).status).toBe(200);
    // what is not visited is not refused, and the key of the refused call is free
    const text = {
      destinationCountry: 'US',
      description: 'Knitted cotton T-shirt for men',
      mode: 'mini',
    };
    expect((await workspace.call('POST', '/v1/classify', { body: text })).status).toBe(200);
    const photo = { destinationCountry: 'US', mode: 'mini', imageUrl: dataUrl(await mugPhoto()) };
    expect((await workspace.call('POST', '/v1/classify', { body: photo })).status).toBe(200);
    await sql(service.orm, 'delete from rate_windows');
    expect((await extract(workspace, 'again')).status).toBe(200);
  });

  it('counts no answer that is given again, and no address that is not visited', async () => {
    const workspace = await service.workspace();
    for (let n = 0; n < 5; n += 1) expect((await extract(workspace, 'one-key')).status).toBe(200);
    const bad = await workspace.call('POST', '/v1/products/extract', {
      body: { url: 'http://10.0.0.1/' },
    });
    expect(bad.status).toBe(400);
    expect(await countOf(`visits:${workspace.id}`)).toBe(1);
  });

  it('found used up within a batch fails and refunds that item alone', async () => {
    const workspace = await service.workspace();
    const item = { productUrl: `${shop.url}/mug` };
    const { status, body } = await workspace.call('POST', '/v1/origin/batch', {
      body: { items: [item, item, item, item, item] },
    });
    expect(status).toBe(200);
    const errors = body.data.results.flatMap((result: { error?: object }) => result.error ?? []);
    expect(errors).toHaveLength(2);
    for (const error of errors)
      expect(error).toMatchObject({
        code: 'quota_exceeded',
        details: { budget: 'visits', max: 3 },
      });
    expect(body.credits.charged).toBe(3);
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 97,
      charged: 3,
      refunded: 2,
    });
  });
});

describe('the budget of a host', () => {
  it('is shared by all workspaces; one of them has half of it', async () => {
    await sql(
      service.orm,
      `insert into rate_windows (bucket, started_at, count) values ('host:127.0.0.1', now(), 7)`,
    );
    expect((await extract(await service.workspace())).status).toBe(200);
    const refused = await extract(await service.workspace());
    expectOver(refused, 'host_visits', 8);
    expect(refused.body.error.details.host).toBe('127.0.0.1');
    await sql(service.orm, 'delete from rate_windows');
    const workspace = await service.workspace();
    await sql(
      service.orm,
      `insert into rate_windows (bucket, started_at, count) values (?, now(), 4)`,
      [`host-share:${workspace.id}:127.0.0.1`],
    );
    expectOver(await extract(workspace), 'host_visits', 4);
    expect((await extract(await service.workspace())).status).toBe(200);
  });

  it('counts a host that a redirect leads to, once a visit', async () => {
    const workspace = await service.workspace();
    shop.serve('/moved', redirect('/mug'));
    expect((await extract(workspace, undefined, '/moved')).status).toBe(200);
    expect(await countOf('host:127.0.0.1')).toBe(1);
    other.serve('/mug', html(MUG_PAGE));
    shop.serve('/away', redirect(other.url.replace('127.0.0.1', 'localhost')));
    // that name is not allowed here, but it was about to be visited
    await extract(workspace, undefined, '/away');
    expect(await countOf(`visits:${workspace.id}`)).toBe(2);
  });
});

it('counts exactly when many processes count at once, and nothing of what is refused', async () => {
  const [workspaceId, host] = [randomUUID(), 'shop.example'];
  const budgets = { visits: 1000, hostVisits: 20 };
  const refusals = await Promise.all(
    Array.from({ length: 40 }, () => countVisit(service.orm, { workspaceId, host }, budgets)),
  );
  expect(refusals.filter((refused) => refused === null)).toHaveLength(10);
  expect(await countOf(`visits:${workspaceId}`)).toBe(10);
  expect(await countOf(`host:${host}`)).toBe(10);
  expect(
    await countVisit(service.orm, { workspaceId, host: 'SHOP.example.' }, budgets),
  ).not.toBeNull();
  expect(await countVisit(service.orm, { workspaceId, host: 'other.example' }, budgets)).toBeNull();
});

const mugPhoto = (): Promise<Buffer> => label(['CERAMIC COFFEE MUG']).jpeg().toBuffer();
