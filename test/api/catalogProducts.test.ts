/** Products of the catalogue: written, found, archived; nobody else's are seen. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OPERATIONS } from '../../contract/operations.ts';
import { describeAccess } from '../support/access.ts';
import {
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';

let service: TestService;
let shop: TestWorkspace;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  shop = await service.workspace();
});

const PRODUCTS = '/v1/catalog/products';
const create = async (body: object, workspace = shop): Promise<Json> => {
  const answer = await workspace.call('POST', PRODUCTS, { body });
  expect(answer.status).toBe(201);
  return answer.body.data;
};
const list = async (query = '', workspace = shop): Promise<Json> => {
  const answer = await workspace.call('GET', `${PRODUCTS}${query}`);
  expect(answer.status).toBe(200);
  return answer.body;
};
const titles = async (query: string): Promise<string[]> =>
  (await list(query)).data.map(({ title }: Json) => title);

const ID = '019db3a0-0000-7000-8000-000000000000';
const CATALOGUE = OPERATIONS.filter(({ access }) => access === 'catalog');
describe.each(CATALOGUE.map((operation) => [operation.id, operation] as const))(
  '%s',
  (_, operation) => {
    const body = operation.id === 'classifyCatalog' ? { productIds: [ID] } : {};
    const path = operation.path.replaceAll(/\{\w+\}/g, ID);
    describeAccess(() => service, { ...operation, path }, operation.body ? { body } : {});
  },
);

describe('a product', () => {
  it.each([
    ['by SKU', [{ sku: 'A' }, { sku: 'B' }, { sku: ' A ' }], [0, 2]],
    ['by id', 'id', [0, 1]],
    ['by SKU and id', 'both', [0, 1]],
  ])(
    'with one item twice, %s, is refused and nothing is lost',
    async (_, sent, [first, second]) => {
      const { id, items } = await create({ title: 'Tee', items: [{ sku: 'OLD', unitValue: 1 }] });
      const [item] = items;
      const body = {
        items: Array.isArray(sent)
          ? sent
          : [{ id: item.id, unitValue: 2 }, sent === 'id' ? { id: item.id } : { sku: 'OLD' }],
      };
      const answer = await shop.call('PATCH', `${PRODUCTS}/${id}`, { body });
      expect(answer.status).toBe(400);
      expect(answer.body.error.details.issues).toMatchObject([
        { path: `items.${first}`, message: expect.stringContaining(`items.${second}`) },
        { path: `items.${second}`, message: expect.stringContaining(`items.${first}`) },
      ]);
      expect((await shop.call('GET', `${PRODUCTS}/${id}`)).body.data.items).toEqual(items);
      if (Array.isArray(sent))
        expect(
          (await shop.call('POST', PRODUCTS, { body: { title: 'New', ...body } })).status,
        ).toBe(400);
    },
  );

  it('is answered whole, with what is missing to ship it', async () => {
    await shop.call('POST', '/v1/catalog/markets', { body: { markets: ['us', 'DE', 'FR'] } });
    const product = await create({
      title: ' Tee ',
      originCountry: 'pt',
      items: [{ sku: ' A ', unitValue: 10, currency: 'usd', netWeight: 0.2, weightUnit: 'kg' }],
    });
    expect(product).toMatchObject({
      title: 'Tee',
      originCountry: 'PT',
      status: 'draft',
      markets: null,
      version: 1,
      items: [{ sku: 'A', currency: 'USD', status: 'active' }],
      readiness: {
        complete: false,
        missing: [
          { field: 'code', market: 'US' },
          { field: 'code', market: 'DE' },
          { field: 'code', market: 'FR' },
        ],
      },
    });
    expect((await shop.call('GET', `${PRODUCTS}/${product.id}`)).body.data).toEqual(product);
  });

  it('lacks a code in each market whose tariff has none for all that is sold', async () => {
    const fact = { unitValue: 10, currency: 'USD', netWeight: 1, weightUnit: 'kg' };
    const { id, items } = await create({
      title: 'Tee',
      originCountry: 'PT',
      markets: ['US', 'DE', 'MX'],
      items: [
        { ...fact, sku: 'A' },
        { sku: 'B', unitValue: 10 },
      ],
    });
    const path = `${PRODUCTS}/${id}`;
    const missing = async (): Promise<string[][]> =>
      (await shop.call('GET', path)).body.data.readiness.missing.map((one: Json) => [
        one.field,
        one.market,
      ]);
    const approve = (schedule: string, itemId?: string) =>
      shop.call('POST', `${path}/classifications`, {
        body: { schedule, code: '610910', state: 'approved', itemId },
      });
    const codes = [
      ['code', 'US'],
      ['code', 'DE'],
      ['code', 'MX'],
    ];
    expect(await missing()).toEqual([['currency', null], ['netWeight', null], ...codes]);
    await shop.call('PATCH', path, { body: { items: [{ sku: 'B', ...fact }] } });
    expect(await missing()).toEqual(codes);
    await approve('EU');
    await approve('US', items[0].id);
    expect(await missing()).toEqual([
      ['code', 'US'],
      ['code', 'MX'],
    ]);
    await approve('US', items[1].id);
    const mexico = (await missing()).map(([, market]) => market);
    expect(mexico).toEqual(['MX']);
    await approve('HS');
    expect(await missing()).toEqual([]);
    // what is no longer sold needs nothing
    await shop.call('PATCH', path, { body: { items: [{ sku: 'C', status: 'archived' }] } });
    expect(await missing()).toEqual([]);
  });

  it('changes field by field; null clears, blank and absent do not', async () => {
    const { id } = await create({ title: 'Tee', brand: 'Ours', category: 'Tops' });
    const body = { brand: null, category: '', tags: ['new'], version: 1 };
    const { body: answer } = await shop.call('PATCH', `${PRODUCTS}/${id}`, { body });
    expect(answer.data).toMatchObject({ brand: null, category: 'Tops', tags: ['new'], version: 2 });
    const { body: history } = await shop.call('GET', `${PRODUCTS}/${id}/history`);
    expect(history.data[0]).toMatchObject({
      action: 'updated',
      actor: { type: 'key', name: 'Test key' },
      changes: [
        { path: 'brand', from: 'Ours', to: null },
        { path: 'tags', from: null, to: ['new'] },
      ],
    });
  });

  it.each([
    ['title', { title: 'x'.repeat(301) }],
    ['description', { title: 'x', description: 'x'.repeat(5001) }],
    ['tags', { title: 'x', tags: Array.from({ length: 101 }, (_, at) => `t${at}`) }],
    ['imageUrls', { title: 'x', imageUrls: Array.from({ length: 51 }, () => 'https://a.example') }],
    ['items', { title: 'x', items: Array.from({ length: 2049 }, () => ({})) }],
    ['extra', { title: 'x', extra: { text: 'x'.repeat(17_000) } }],
    ['items.0.sku', { title: 'x', items: [{ sku: ' ' }] }],
    ['items.1.currency', { title: 'x', items: [{ currency: 'EUR' }, { currency: 'ZZZ' }] }],
    ['originCountry', { title: 'x', originCountry: 'UK' }],
  ])('beyond a limit is refused, naming %s', async (path, body) => {
    const answer = await shop.call('POST', PRODUCTS, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.error.details.issues[0].path).toBe(path);
  });

  it('may not take the SKU of another one, even of an archived one', async () => {
    const owner = await create({ title: 'Tee', items: [{ sku: 'A' }] });
    await shop.call('POST', `${PRODUCTS}/${owner.id}/archive`, { body: { note: 'sold out' } });
    const other = await create({ title: 'Cap' });
    for (const [method, path] of [
      ['POST', PRODUCTS],
      ['PATCH', `${PRODUCTS}/${other.id}`],
    ] as const) {
      const answer = await shop.call(method, path, { body: { title: 'x', items: [{ sku: 'A' }] } });
      expect(answer.status).toBe(409);
      expect(answer.body.error).toMatchObject({
        code: 'conflict',
        details: { reason: 'sku_taken', sku: 'A', productId: owner.id },
      });
    }
  });

  it('that is archived changes no more, and is hidden from the list', async () => {
    const { id } = await create({ title: 'Tee' });
    const path = `${PRODUCTS}/${id}`;
    const archive = () => shop.call('POST', `${path}/archive`, { body: {} });
    const first = await archive();
    expect(first.body.data).toMatchObject({ status: 'archived', version: 2 });
    expect((await archive()).body).toEqual(first.body);
    const answer = await shop.call('PATCH', path, { body: { title: 'x' } });
    expect([answer.status, answer.body.error.details.reason]).toEqual([409, 'archived']);
    expect(await titles('')).toEqual([]);
    expect(await titles('?status=archived')).toEqual(['Tee']);
  });

  it('that has changed since is not overwritten', async () => {
    const { id } = await create({ title: 'Tee' });
    const path = `${PRODUCTS}/${id}`;
    await shop.call('PATCH', path, { body: { title: 'Tea' } });
    const answer = await shop.call('PATCH', path, { body: { title: 'Toe', version: 1 } });
    expect([answer.status, answer.body.error.details]).toEqual([
      409,
      { reason: 'version', version: 2 },
    ]);
  });
});

describe('the list', () => {
  it('is paged, newest first, and a cursor belongs to its filters', async () => {
    for (const title of ['One', 'Two', 'Three']) await create({ title, tags: ['all'] });
    const first = await list('?limit=2&tag=all');
    expect(first.data.map(({ title }: Json) => title)).toEqual(['Three', 'Two']);
    const next = encodeURIComponent(first.next);
    expect(await titles(`?limit=2&tag=all&cursor=${next}`)).toEqual(['One']);
    const other = await shop.call('GET', `${PRODUCTS}?limit=2&cursor=${next}`);
    expect(other.body.error.details.issues[0].path).toBe('cursor');
  });

  it.each([
    ['?q=cott%20tee', ['Tee']],
    ['?q=COTTÓN', ['Tee']],
    ['?q=blue', ['Tee']],
    ['?q=ott', []],
    ['?q=%21%21', []],
    ['?sku=TEE-BLUE-M', ['Tee']],
    ['?sku=tee-blue-m', ['Tee']],
    ['?tag=SUMMER', ['Tee']],
    ['?market=FR', ['Tee']],
    ['?market=US', ['Cap']],
    ['?missing=originCountry', ['Cap']],
    ['?missing=unitValue', ['Cap']],
    ['?status=active', ['Cap']],
    ['?classification=none', ['Cap', 'Tee']],
    ['?classification=approved', []],
    ['?classification=stale', []],
    ['?updatedSince=2020-01-01T00:00:00.000Z', ['Cap', 'Tee']],
    ['?updatedSince=2120-01-01T00:00:00.000Z', []],
  ])('%s finds %j', async (query, found) => {
    await shop.call('POST', '/v1/catalog/markets', { body: { markets: ['US'] } });
    await create({
      title: 'Tee',
      description: 'Of cotton',
      tags: ['Summer'],
      originCountry: 'PT',
      markets: ['FR'],
      items: [{ sku: 'TEE-BLUE-M', unitValue: 3, currency: 'EUR' }],
    });
    await create({ title: 'Cap', status: 'active' });
    expect(await titles(query)).toEqual(found);
  });
});

describe('another workspace', () => {
  it('finds none of it by any operation, and may use the same SKU', async () => {
    const product = await create({ title: 'Tee', items: [{ sku: 'A' }] });
    const { body: added } = await shop.call('POST', `${PRODUCTS}/${product.id}/classifications`, {
      body: { destinationCountry: 'US', code: '6109.10' },
    });
    const other = await service.workspace();
    for (const { method, path, body } of CATALOGUE) {
      if (!path.includes('{id}')) continue;
      const target = path.replace('{id}', product.id).replace('{classificationId}', added.data.id);
      const sent = path.endsWith('/classifications')
        ? { destinationCountry: 'US', code: '610910' }
        : path.endsWith('/suggest')
          ? { destinations: ['US'] }
          : {};
      const answer = await other.call(method.toUpperCase(), target, body ? { body: sent } : {});
      expect([path, answer.status]).toEqual([path, 404]);
    }
    for (const path of [PRODUCTS, '/v1/catalog/classifications'])
      expect((await other.call('GET', path)).body.data).toEqual([]);
    const many = await other.call('POST', '/v1/catalog/classifications/approve', {
      body: { ids: [added.data.id] },
    });
    expect(many.body.data).toMatchObject({ approved: 0, results: [{ ok: false }] });
    const classify = await other.call('POST', '/v1/catalog/classify', {
      body: { productIds: [product.id], destinations: ['US'] },
    });
    expect(classify.status).toBe(404);
    await create({ title: 'Mine', items: [{ sku: 'A' }] }, other);
    expect((await shop.call('GET', `${PRODUCTS}/${product.id}`)).body.data.version).toBe(1);
  });
});

it('a product that is not there is 404', async () => {
  const answer = await shop.call('GET', `${PRODUCTS}/${randomUUID()}`);
  expect([answer.status, answer.body.error.code]).toEqual([404, 'not_found']);
});

describe('markets', () => {
  it('are kept in their order, with region and channel, and are those of the workspace', async () => {
    const markets = ['de', { country: 'CA', region: 'ON', channel: 'Web' }, 'US'];
    const { body } = await shop.call('POST', '/v1/catalog/markets', { body: { markets } });
    expect(body.data.markets).toEqual([
      { country: 'DE', region: null, channel: null, schedule: 'EU', landedCost: true },
      { country: 'CA', region: 'ON', channel: 'Web', schedule: 'CA', landedCost: true },
      { country: 'US', region: null, channel: null, schedule: 'US', landedCost: true },
    ]);
    expect((await shop.call('GET', '/v1/catalog/markets')).body).toEqual(body);
    const { body: me } = await shop.call('GET', '/v1/me');
    expect(me.data.settings.defaultMarkets).toEqual(['DE', 'CA', 'US']);
  });

  it('may not be named twice, nor be more than fifty', async () => {
    for (const markets of [['US', 'us'], Array.from({ length: 51 }, () => 'US')])
      expect((await shop.call('POST', '/v1/catalog/markets', { body: { markets } })).status).toBe(
        400,
      );
  });
});

it('terms and sources are told', async () => {
  await create({ title: 'Tee' });
  const { body: terms } = await shop.call('GET', '/v1/catalog/terms');
  expect(terms.data.weightUnit.map(({ value }: Json) => value)).toEqual(['kg', 'lb', 'g', 'oz']);
  const { body: sources } = await shop.call('GET', '/v1/catalog/sources');
  expect(sources.data).toContainEqual(
    expect.objectContaining({ kind: 'api', products: 1, lastSyncAt: null }),
  );
});
