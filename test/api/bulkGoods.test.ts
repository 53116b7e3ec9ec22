/** Bulk runs over goods of the catalogue: by product, filter, import, and by what an item names. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { creditSnapshot } from '../support/ledger.ts';
import { issuePaths } from '../support/access.ts';
import {
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';
import { eventually } from '../support/waiting.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const PRODUCTS = '/v1/catalog/products';
const RUNS = '/v1/bulk/runs';

async function made(by: TestWorkspace, title: string, more: object = {}): Promise<Json> {
  const answer = await by.call('POST', PRODUCTS, { body: { title, ...more } });
  expect(answer).toMatchObject({ status: 201 });
  return answer.body.data;
}
const tee = (by: TestWorkspace, sku: string, more: object = {}): Promise<Json> =>
  made(by, 'Knitted T-shirt for men', {
    description: 'Knitted T-shirt for men, 100% cotton',
    originCountry: 'CN',
    items: [{ sku, unitValue: 20, currency: 'EUR', netWeight: 200, weightUnit: 'g' }],
    ...more,
  });
const approve = async (by: TestWorkspace, id: string): Promise<void> => {
  const body = { destinationCountry: 'US', code: '6109100012', state: 'approved' };
  expect((await by.call('POST', `${PRODUCTS}/${id}/classifications`, { body })).status).toBe(201);
};
const codesOf = async (by: TestWorkspace, id: string): Promise<Json[]> =>
  (await by.call('GET', `${PRODUCTS}/${id}/classifications`)).body.data;

async function resultsOf(by: TestWorkspace, id: string): Promise<Json[]> {
  await eventually(
    async () => (await by.call('GET', `/v1/bulk/status?id=${id}`)).body.data.state,
    (state) => state === 'completed',
  );
  return (await by.call('GET', `/v1/bulk/results?id=${id}`)).body.data;
}
async function done(by: TestWorkspace, body: object): Promise<Json[]> {
  const answer = await by.call('POST', RUNS, { body });
  expect(answer).toMatchObject({ status: 202 });
  return resultsOf(by, answer.body.data.id);
}

describe('landed costs', () => {
  it('of products: a line for each item and destination, filled as by the single call', async () => {
    const by = await service.workspace();
    const [coded, bare] = [await tee(by, 'TEE-1'), await tee(by, 'TEE-2')];
    await approve(by, coded.id);
    const productIds = [coded.id, bare.id];
    const defaults = { destinationCountry: 'US', quantity: 2 };
    const results = await done(by, { kind: 'calculate', productIds, defaults });
    const single = await by.call('POST', '/v1/calculate', {
      body: { sku: 'TEE-1', destinationCountry: 'US', quantity: 2, value: 40, currency: 'EUR' },
    });
    const { upstreamRequestId: _, ...data } = single.body.data;
    expect(results).toMatchObject([
      { ok: true, reference: 'TEE-1', productId: coded.id, destinationCountry: 'US', result: data },
      {
        ok: false,
        reference: 'TEE-2',
        productId: bare.id,
        itemId: bare.items[0].id,
        destinationCountry: 'US',
        usageId: null,
        error: { code: 'invalid_input', details: { reason: 'no_approved_code' } },
      },
    ]);
    expect(await creditSnapshot(service.orm, by.id)).toMatchObject({ balance: 98, charged: 2 });
  });

  it('of items that name goods: one without a code fails alone, one that is unknown refuses the run', async () => {
    const by = await service.workspace();
    await approve(by, (await tee(by, 'TEE-1')).id);
    const bare = await tee(by, 'TEE-2');
    const run = (skus: readonly string[]) => ({
      kind: 'calculate',
      defaults: { destinationCountry: 'US', value: 20, currency: 'EUR' },
      items: skus.map((sku) => ({ sku })),
    });
    const results = await done(by, run(['TEE-2', 'TEE-1']));
    expect(results).toMatchObject([
      {
        ok: false,
        reference: 'TEE-2',
        productId: bare.id,
        destinationCountry: 'US',
        error: { details: { reason: 'no_approved_code' } },
      },
      { ok: true, reference: 'TEE-1', result: { hsCode: '6109100012' } },
    ]);
    const refused = await by.call('POST', RUNS, { body: run(['TEE-1', 'NONE']) });
    expect(issuePaths(refused)).toEqual(['items.1.sku']);
  });
});

it('goods of which nothing says where they go fail with their product', async () => {
  const by = await service.workspace();
  const { id } = await tee(by, 'TEE-1');
  const [result] = await done(by, { kind: 'calculate', productIds: [id] });
  expect(result).toMatchObject({ ok: false, productId: id, destinationCountry: null });
});

describe('classifications', () => {
  it('of a filter are kept as suggestions of the products, unless told not to', async () => {
    const by = await service.workspace();
    const { id } = await tee(by, 'TEE-1', { tags: ['autumn'] });
    await tee(by, 'TEE-2');
    const run = { kind: 'classify', filter: { tag: 'autumn' }, destinations: ['US', 'DE', 'FR'] };
    await done(by, { ...run, writeBack: 'none' });
    expect(await codesOf(by, id)).toEqual([]);
    const results = await done(by, { ...run, mode: 'mini' });
    expect(results).toMatchObject([
      { ok: true, reference: 'TEE-1', productId: id, destinationCountry: 'US' },
      { ok: true, reference: 'TEE-1', productId: id, destinationCountry: 'DE' },
    ]);
    const codes = await codesOf(by, id);
    expect(codes.map(({ schedule, state, usageId }) => [schedule, state, usageId])).toEqual(
      expect.arrayContaining([
        ['US', 'suggested', results[0]?.usageId],
        ['EU', 'suggested', results[1]?.usageId],
      ]),
    );
    expect(codes[0]).toMatchObject({ origin: 'engine', confidence: expect.any(String) });
  });

  it('of items that name goods take their words from the catalogue', async () => {
    const by = await service.workspace();
    const { id } = await tee(by, 'TEE-1');
    const defaults = { destinationCountry: 'US' };
    const items = [{ productId: id }, { sku: 'TEE-1' }, { sku: 'OWN', description: 'ceramic mug' }];
    const run = { kind: 'classify', defaults, items, writeBack: 'suggest' };
    const results = await done(by, run);
    expect(results.map(({ result }) => result.hsCode.slice(0, 4))).toEqual([
      '6109',
      '6109',
      '6912',
    ]);
    expect(await codesOf(by, id)).toHaveLength(2);
  });

  it('of more than 25 products by the catalogue become a run, once for a key', async () => {
    const by = await service.workspace();
    for (let at = 0; at < 26; at += 1) await made(by, `Knitted cotton T-shirt for men, no ${at}`);
    const body = { filter: {}, destinations: ['US'], mode: 'mini' };
    const ask = (more: object = {}, idempotencyKey?: string) =>
      by.call('POST', '/v1/catalog/classify', {
        body: { ...body, ...more },
        ...(idempotencyKey ? { idempotencyKey } : {}),
      });
    expect((await ask({ estimateOnly: true })).body.data).toEqual({
      estimatedCredits: 26,
      results: [],
    });
    expect(issuePaths(await ask({ maxCredits: 25 }))).toEqual(['maxCredits']);
    const begun = await ask({}, 'once');
    expect(begun).toMatchObject({ status: 202, body: { data: { kind: 'classify' } } });
    const results = await resultsOf(by, begun.body.data.id);
    expect(results.filter(({ ok }) => ok)).toHaveLength(26);
    expect((await ask({}, 'once')).body.data.id).toBe(begun.body.data.id);
    expect((await ask({ mode: 'pro' }, 'once')).status).toBe(409);
    expect((await ask()).body.data).toEqual({ estimatedCredits: 0, results: [] });
    expect(await creditSnapshot(service.orm, by.id)).toMatchObject({ balance: 74, charged: 26 });
  });

  it('a key of the catalogue alone sees the run that it has begun, and no other', async () => {
    const by = await service.workspace({ scopes: ['catalog'] });
    for (let at = 0; at < 26; at += 1) await made(by, `Cotton T-shirt ${at}`);
    const body = { filter: {}, destinations: ['US'], mode: 'mini' };
    const { id } = (await by.call('POST', '/v1/catalog/classify', { body })).body.data;
    expect(await resultsOf(by, id)).toHaveLength(26);
    expect((await by.call('GET', RUNS)).body.data).toHaveLength(1);
  });
});

describe('other kinds', () => {
  it('origins and restrictions are asked for the goods; a screening is of parties', async () => {
    const by = await service.workspace();
    const { id } = await tee(by, 'TEE-1', { markets: ['US', 'CA'] });
    const productIds = [id];
    const [origin, ...more] = await done(by, { kind: 'origin', productIds });
    expect([origin?.ok, origin?.result.declaredOrigin, more]).toEqual([true, 'CN', []]);
    const checks = await done(by, { kind: 'restrictions', productIds });
    expect(checks.map(({ destinationCountry }) => destinationCountry)).toEqual(['US', 'CA']);
    expect(checks[0]?.result.items).toMatchObject([{ sku: 'TEE-1' }]);
    const screened = await by.call('POST', RUNS, { body: { kind: 'screen', productIds } });
    expect(issuePaths(screened)).toEqual(['productIds']);
    const item = await by.call('POST', RUNS, {
      body: { kind: 'screen', items: [{ name: 'A', productId: id }] },
    });
    expect(issuePaths(item)).toEqual(['items.0.productId']);
  });

  it('the products of an import, those that it found unchanged too', async () => {
    const by = await service.workspace();
    const content = 'sku,title\nA-1,Mug made in Portugal\nA-2,Cup\n';
    const imported = async (): Promise<string> => {
      const body = { fileName: 'goods.csv', content };
      const { id } = (await by.call('POST', '/v1/catalog/imports', { body })).body.data;
      await eventually(
        async () => (await by.call('GET', `/v1/catalog/imports/${id}`)).body.data.state,
        (state) => state === 'completed',
      );
      return id;
    };
    await imported();
    await made(by, 'Another');
    const results = await done(by, { kind: 'origin', importId: await imported() });
    expect(results.map(({ reference }) => reference)).toEqual(['A-1', 'A-2']);
  });
});

describe('what is refused', () => {
  it('products that there are not, of others, archived; nothing meant; defaults that none could have', async () => {
    const [by, other] = [await service.workspace(), await service.workspace()];
    const [theirs, gone] = [await tee(other, 'T-1'), await tee(by, 'T-1')];
    await by.call('POST', `${PRODUCTS}/${gone.id}/archive`, { body: {} });
    const ask = (body: object) => by.call('POST', RUNS, { body: { kind: 'origin', ...body } });
    expect((await ask({ productIds: [theirs.id] })).status).toBe(404);
    expect((await ask({ productIds: [gone.id] })).status).toBe(409);
    expect((await ask({ importId: theirs.id })).status).toBe(404);
    expect(issuePaths(await ask({ filter: {} }))).toEqual(['filter']);
    expect(issuePaths(await ask({ filter: { tagg: 'x' } }))).toEqual(['filter']);
    expect(issuePaths(await ask({ filter: {}, items: [{ title: 'Mug' }] }))).toEqual(['items']);
    const defaults = { shipFromCountry: 'Utopia' };
    expect(issuePaths(await ask({ filter: {}, defaults }))).toEqual(['defaults.shipFromCountry']);
    expect(issuePaths(await ask({ items: [{ title: 'Mug' }], writeBack: 'suggest' }))).toEqual([
      'writeBack',
    ]);
  });

  it('a key without the scope of the catalogue', async () => {
    const by = await service.workspace({ scopes: ['origin'] });
    const body = { kind: 'origin', filter: {} };
    expect(await by.call('POST', RUNS, { body })).toMatchObject({
      status: 403,
      body: { error: { details: { scope: 'catalog' } } },
    });
  });
});
