import { describe, expect, it } from '@jest/globals';
import { originBatch } from '../../contract/origin.ts';
import { sql } from '../../db/orm.ts';
import { updateSettings } from '../../db/store/workspaces.ts';
import { connectTemporal } from '../../workers/process/temporal.ts';
import { creditsOf, describeAccess, issuePaths } from '../support/access.ts';
import { failsForGood, hangs } from '../support/faults.ts';
import { useFaultyService } from '../support/faultyService.ts';
import { type Json, startService, type TestWorkspace } from '../support/service.ts';

const BAG = { description: 'Made in Italy', sku: 'bag' };
const KNIFE = { declaredOrigin: 'DE', description: 'Made in China', sku: 'knife' };

/** Goods of which a page is read first: the step of such an item is its own. */
const LISTED = { ...BAG, productUrl: 'https://shop.example/bag' };

const { service, faults } = useFaultyService(4000);

const readPages = (): void =>
  faults.set('readProductPage', async () => ({
    ok: true,
    page: {
      product: { gtin: null },
      signals: [],
      stated: { country: null, evidence: null },
      readFromUrl: 'a bag',
    },
  }));

const ask = (
  workspace: TestWorkspace,
  items: unknown,
  idempotencyKey?: string,
  more: object = {},
) =>
  workspace.call('POST', '/v1/origin/batch', {
    body: { items, ...more },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

describe('200', () => {
  it('validates an item that declares an origin and infers another, in their order', async () => {
    const workspace = await service.workspace();
    const { status, body } = await ask(workspace, [KNIFE, BAG]);
    expect(status).toBe(200);
    expect(body.data.results).toMatchObject([
      {
        index: 0,
        ok: true,
        kind: 'validation',
        validation: { verdict: 'contradicted', sku: 'knife' },
      },
      { index: 1, ok: true, kind: 'inference', origin: { country: 'IT', sku: 'bag' } },
    ]);
    expect(body.data.results[0].origin).toBeUndefined();
    expect(body.data.results[1].validation).toBeUndefined();
    expect(body.credits).toEqual({ charged: 2, remaining: 98 });
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 98, charged: 2 });
    const usage = await workspace.call('GET', '/v1/usage?action=infer_origin');
    expect(usage.body.data.map(({ sku }: Json) => sku).toSorted()).toEqual(['bag', 'knife']);
  });

  it('takes 50 items', async () => {
    const workspace = await service.workspace();
    const { status, body } = await ask(
      workspace,
      Array.from({ length: 50 }, () => BAG),
    );
    expect(status).toBe(200);
    expect(body.data.results.map(({ index, ok }: Json) => [index, ok])).toEqual(
      Array.from({ length: 50 }, (_, index) => [index, true]),
    );
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 50, charged: 50 });
  });

  it("an item's threshold comes before the batch's, and that before the workspace's", async () => {
    const workspace = await service.workspace();
    await updateSettings(service.orm, workspace.id, { originReviewThreshold: 0.7 });
    const thresholds = async (more: object) =>
      (
        await ask(workspace, [BAG, { ...BAG, reviewThreshold: 0.9 }], undefined, more)
      ).body.data.results.map(({ origin }: Json) => origin.reviewThreshold);
    expect(await thresholds({})).toEqual([0.7, 0.9]);
    expect(await thresholds({ reviewThreshold: 0.1 })).toEqual([0.1, 0.9]);
  });

  it('items are paid in their order as far as the balance reaches', async () => {
    const workspace = await service.workspace({ credits: 2 });
    const { status, body } = await ask(workspace, [BAG, KNIFE, BAG]);
    expect(status).toBe(200);
    expect(body.data.results.map(({ ok }: Json) => ok)).toEqual([true, true, false]);
    expect(body.data.results[2]).toMatchObject({
      kind: 'inference',
      error: { code: 'insufficient_credits' },
    });
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 0,
      charged: 2,
      refunded: 0,
    });
  });

  it('an item on which the engine fails is refunded on its own and stops no other', async () => {
    readPages();
    faults.set('originAndSettle', (run, attempt) =>
      attempt === 2 ? failsForGood(run, attempt) : run(),
    );
    const workspace = await service.workspace();
    const { status, body } = await ask(workspace, [LISTED, KNIFE, LISTED]);
    expect(status).toBe(200);
    const failed = body.data.results.filter(({ ok }: Json) => !ok);
    expect(failed.map(({ error }: Json) => error.code)).toEqual(['upstream_error']);
    expect(body.credits).toEqual({ charged: 2, remaining: 98 });
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 98,
      charged: 2,
      refunded: 1,
    });
  });

  it('four items are at work at a time, and items out of time are refunded', async () => {
    readPages();
    let [running, most] = [0, 0];
    faults.set('originAndSettle', async (run, attempt) => {
      running += 1;
      most = Math.max(most, running);
      try {
        return await (attempt <= 4 ? run() : hangs(run, attempt));
      } finally {
        running -= 1;
      }
    });
    const workspace = await service.workspace();
    const { status, body } = await ask(
      workspace,
      Array.from({ length: 9 }, () => LISTED),
    );
    expect(status).toBe(200);
    expect(most).toBe(4);
    const codes = body.data.results.map(({ error }: Json) => error?.code ?? 'ok');
    expect(codes.toSorted()).toEqual([
      ...Array(4).fill('ok'),
      ...Array(5).fill('upstream_timeout'),
    ]);
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 96,
      charged: 4,
      refunded: 5,
    });
  });

  it('with a key each item replays on its own; what failed is tried again', async () => {
    readPages();
    faults.set('originAndSettle', (run, attempt) =>
      attempt === 1 ? failsForGood(run, attempt) : run(),
    );
    const workspace = await service.workspace();
    const first = await ask(workspace, [LISTED, KNIFE], 'one');
    faults.clear();
    readPages();
    const second = await ask(workspace, [LISTED, KNIFE], 'one');
    expect(first.body.credits).toEqual({ charged: 1, remaining: 99 });
    expect(second.body.credits).toEqual({ charged: 1, remaining: 98 });
    expect(second.body.data.results.map(({ ok }: Json) => ok)).toEqual([true, true]);
    const third = await ask(workspace, [LISTED, KNIFE], 'one');
    expect(third.body.credits).toEqual({ charged: 0, remaining: 98 });
    expect(third.body.data).toEqual(second.body.data);
  });
});

describe('400', () => {
  it.each([
    ['no items', [], 'items'],
    ['51 items', Array.from({ length: 51 }, () => BAG), 'items'],
    ['items that are no list', 'bag', 'items'],
  ])('names the list: %s', async (_, items, path) => {
    const workspace = await service.workspace();
    expect(issuePaths(await ask(workspace, items))).toEqual([path]);
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 0,
    });
  });

  it('names the threshold of the batch', async () => {
    const answer = await ask(await service.workspace(), [BAG], undefined, { reviewThreshold: -1 });
    expect(issuePaths(answer)).toEqual(['reviewThreshold']);
  });
});

it.each([
  ['with a name that is no text', { title: 7 }, 'items.1.title', 'inference'],
  [
    'that declares no country',
    { ...KNIFE, declaredOrigin: 'XX' },
    'items.1.declaredOrigin',
    'validation',
  ],
  ['with a wrong barcode', { gtin: '12' }, 'items.1.gtin', 'inference'],
])('an item %s fails alone', async (_, item, path, kind) => {
  const { status, body } = await ask(await service.workspace(), [BAG, item]);
  expect(status).toBe(200);
  expect(body.data.results).toMatchObject([
    { ok: true },
    { ok: false, kind, error: { code: 'invalid_input', details: { issues: [{ path }] } } },
  ]);
  expect(body.credits).toEqual({ charged: 1, remaining: 99 });
});

describe('402', () => {
  it('a balance that pays for none of the items refuses the call', async () => {
    const workspace = await service.workspace({ credits: 0 });
    const answer = await ask(workspace, [BAG, KNIFE]);
    expect(answer.status).toBe(402);
    expect(answer.body.error).toMatchObject({
      code: 'insufficient_credits',
      details: { required: 2, balance: 0 },
    });
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 0,
      charged: 0,
      refunded: 0,
    });
  });
});

describeAccess(() => service, originBatch, { body: { items: [BAG] } });

it('a key that stood for another item is a conflict of that item', async () => {
  const workspace = await service.workspace();
  await ask(workspace, [BAG], 'one');
  const { status, body } = await ask(workspace, [KNIFE, BAG], 'one');
  expect(status).toBe(200);
  expect(body.data.results).toMatchObject([
    { ok: false, error: { code: 'conflict', details: { reason: 'different_request' } } },
    { ok: true },
  ]);
  expect(await creditsOf(service, workspace)).toMatchObject({ balance: 98, charged: 2 });
});

describe('409', () => {
  it('a key that stood for another threshold is refused', async () => {
    const workspace = await service.workspace();
    await ask(workspace, [BAG], 'one', { reviewThreshold: 0.5 });
    const answer = await ask(workspace, [BAG], 'one', { reviewThreshold: 0.6 });
    expect(answer.status).toBe(409);
    expect(answer.body.error).toMatchObject({
      code: 'conflict',
      details: { reason: 'different_request' },
    });
  });
});

describe('413', () => {
  it('a body over nine megabytes is refused', async () => {
    const answer = await ask(await service.workspace(), [
      { ...BAG, brand: 'x'.repeat(9 * 1024 * 1024) },
    ]);
    expect(answer.status).toBe(413);
    expect(answer.body.error.code).toBe('payload_too_large');
  });
});

describe('502', () => {
  it('a batch that an operator ends in the middle is answered so, and every item is refunded', async () => {
    const gate = faults.gate('originAllAndSettle');
    const workspace = await service.workspace();
    const answering = ask(workspace, [BAG, KNIFE], 'ended');
    await gate.reached;
    const [running] = await sql<{ id: string }>(
      service.orm,
      'select distinct workflow_id as id from replays where workspace_id = ?',
      [workspace.id],
    );
    const temporal = await connectTemporal();
    await temporal.client.workflow.getHandle(running?.id ?? '').terminate('on purpose');
    const answer = await answering;
    expect(answer.status).toBe(502);
    expect(answer.body.error.code).toBe('upstream_error');
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 2,
    });
    gate.release();
    faults.clear();
    expect((await ask(workspace, [BAG, KNIFE], 'ended')).body.credits).toEqual({
      charged: 2,
      remaining: 98,
    });
    await temporal.connection.close();
  });
});

describe('504', () => {
  it('a batch that no worker takes in time is answered so, and nothing is charged', async () => {
    const lone = await startService({
      environment: { REQUEST_DEADLINE_MS: '500' },
      roles: { api: true, worker: false },
    });
    const workspace = await lone.workspace();
    const answer = await ask(workspace, [BAG, KNIFE]);
    expect(answer.status).toBe(504);
    expect(answer.body.error.code).toBe('upstream_timeout');
    expect(await creditsOf(lone, workspace)).toMatchObject({ balance: 100, charged: 0 });
    await lone.stop();
  });
});
