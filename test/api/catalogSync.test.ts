/** Records of a source come in five hundred at a time; their approved codes go back. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from '../../db/orm.ts';
import { takeTurn } from '../../db/store/catalog/records.ts';
import {
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';
import { eventually } from '../support/waiting.ts';

let service: TestService;
let shop: TestWorkspace;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  shop = await service.workspace();
});

const SYNC = '/v1/catalog/sync';
const record = (externalId: string, more: object = {}): object => ({
  externalId,
  product: { title: `Tee ${externalId}` },
  ...more,
});
const sync = async (records: unknown[], more: object = {}, workspace = shop): Promise<Json> => {
  const body = { source: 'shopify', records, ...more };
  const answer = await workspace.call('POST', SYNC, { body });
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return answer.body.data;
};
const codes = async (query = '', workspace = shop): Promise<Json> => {
  const answer = await workspace.call('GET', `${SYNC}/codes?source=shopify${query}`);
  expect(answer.status).toBe(200);
  return answer.body;
};
const approve = async (productId: string, body: object = {}): Promise<Json> => {
  const path = `/v1/catalog/products/${productId}/classifications`;
  const code = { schedule: 'US', code: '6109.10.00.12', state: 'approved', ...body };
  const answer = await shop.call('POST', path, { body: code });
  expect(answer.status).toBe(201);
  return answer.body.data;
};

describe('a sync', () => {
  it('takes a blank text for one that says nothing, whatever its field', async () => {
    const blank = {
      externalId: '1',
      alias: '',
      updatedAt: ' ',
      product: {
        title: 'Mug',
        brand: '',
        originCountry: '',
        productUrl: '',
        tags: ['', 'gift'],
        imageUrls: [''],
        markets: [' '],
      },
      items: [
        { externalId: 'i', sku: '', gtin: '', currency: '', originCountry: '', weightUnit: '' },
      ],
    };
    const { results } = await sync([blank]);
    expect(results).toMatchObject([{ action: 'created' }]);
    const path = `/v1/catalog/products/${results[0].productId}`;
    const stored = (await shop.call('GET', path)).body.data;
    expect(stored).toMatchObject({ title: 'Mug', tags: ['gift'], originCountry: null });
    const said = { ...blank, product: { title: '', originCountry: 'PT', brand: 'Olaria' } };
    expect((await sync([said])).results).toMatchObject([{ action: 'updated' }]);
    expect((await sync([blank])).results).toMatchObject([{ action: 'unchanged' }]);
    expect((await shop.call('GET', path)).body.data).toMatchObject({
      title: 'Mug',
      originCountry: 'PT',
      brand: 'Olaria',
    });
    const unknown = record('2', { product: { title: 'Mug', colour: '' } });
    expect((await sync([unknown])).results[0].error.message).toContain('product.colour');
    expect((await sync([record('3', { product: { title: ' ' } })])).failed).toBe(1);
    expect((await sync([record(' ')])).results[0].error.message).toContain('externalId');
  });

  it('creates, changes, leaves alone, archives, skips and refuses, each record by itself', async () => {
    const at = (day: number) => `2026-11-0${day}T10:00:00+01:00`;
    const before = await sync([
      record('1', { updatedAt: at(2) }),
      record('2'),
      record('3', { items: [{ externalId: 'v3', sku: 'A' }] }),
    ]);
    const data = await sync([
      record('1', { updatedAt: at(1) }),
      record('2', { product: { title: 'Tee, blue' } }),
      record('3', { deleted: true }),
      record('4', { items: [{ sku: 'A' }] }),
      record('5', { product: { title: 'x', originCountry: 'UK' } }),
      { externalId: '6' },
      { externalId: '7', deleted: true },
      { product: {} },
      record('8'),
      record('8'),
    ]);
    const [first, second, third] = before.results;
    const failed = { productId: null, action: 'failed' };
    expect(data).toMatchObject({
      created: 1,
      updated: 1,
      unchanged: 2,
      archived: 1,
      skipped: 1,
      failed: 4,
      results: [
        { externalId: '1', productId: first.productId, action: 'skipped' },
        { externalId: '2', productId: second.productId, action: 'updated' },
        { externalId: '3', productId: third.productId, action: 'archived' },
        {
          ...failed,
          externalId: '4',
          error: {
            code: 'conflict',
            details: { reason: 'sku_taken', sku: 'A', productId: third.productId },
          },
        },
        {
          ...failed,
          externalId: '5',
          error: { details: { issues: [{ path: 'records.4.product.originCountry' }] } },
        },
        {
          ...failed,
          externalId: '6',
          error: { details: { issues: [{ path: 'records.5.product.title' }] } },
        },
        { externalId: '7', productId: null, action: 'unchanged' },
        {
          ...failed,
          externalId: null,
          error: { details: { issues: [{ path: 'records.7.externalId' }] } },
        },
        { externalId: '8', action: 'created' },
        { externalId: '8', action: 'unchanged' },
      ],
    });
    const { body } = await shop.call('GET', `/v1/catalog/products/${second.productId}/history`);
    expect(body.data).toMatchObject([
      {
        action: 'synced',
        actor: { type: 'key', name: 'Test key' },
        changes: [{ path: 'title', from: 'Tee 2', to: 'Tee, blue' }],
      },
      { action: 'synced' },
    ]);
  });

  it('keeps what a person has set, and says so', async () => {
    const { results } = await sync([record('1')]);
    const path = `/v1/catalog/products/${results[0].productId}`;
    await shop.call('PATCH', path, { body: { title: 'Ours' } });
    const again = await sync([record('1', { updatedAt: '2099-01-01T00:00:00Z' })]);
    expect(again.results[0]).toMatchObject({ action: 'unchanged', kept: ['title'] });
    expect((await shop.call('GET', path)).body.data.title).toBe('Ours');
    await sync([record('1')], { mode: 'replace' });
    expect((await shop.call('GET', path)).body.data.title).toBe('Tee 1');
  });

  it('suggests codes that the source holds, once, and none that says less than an approved one', async () => {
    const held = [
      { code: '6109.10' },
      { destinationCountry: 'US', code: '6109100012' },
      { destinationCountry: 'US', code: '9999999999' },
    ];
    const first = await sync([record('1', { codes: held })]);
    const { productId } = first.results[0];
    const path = `/v1/catalog/products/${productId}/classifications`;
    const told = async (): Promise<string[]> =>
      (await shop.call('GET', path)).body.data
        .map((one: Json) => `${one.schedule} ${one.code} ${one.state}`)
        .toSorted();
    expect(await told()).toEqual(['HS 610910 suggested', 'US 6109100012 suggested']);
    expect(await sync([record('1', { codes: held })])).toMatchObject({ unchanged: 1 });
    const { body } = await shop.call('GET', path);
    for (const { id } of body.data)
      await shop.call('POST', `${path}/${id}/reject`, { body: { note: 'wrong' } });
    await approve(productId, { code: '6109100004' });
    const items = [{ externalId: 'v1', codes: [{ code: '610910' }, { code: '620520' }] }];
    expect(await sync([record('1', { codes: held, items })])).toMatchObject({ updated: 1 });
    expect(await told()).toEqual([
      'HS 610910 rejected',
      'HS 620520 suggested',
      'US 6109100004 approved',
      'US 6109100012 rejected',
    ]);
  });

  it.each([
    ['records', { source: 'shopify', records: [] }],
    ['records', { source: 'shopify', records: Array.from({ length: 501 }, () => record('1')) }],
    ['source', { source: ' ', records: [record('1')] }],
    ['mode', { source: 'shopify', records: [record('1')], mode: 'overwrite' }],
  ])('with a wrong %s is refused as a whole', async (path, body) => {
    const answer = await shop.call('POST', SYNC, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.error.details.issues[0].path).toBe(path);
  });

  it('with a currency that is none fails alone, and names it', async () => {
    const items = (currency: string) => [{ externalId: 'v', unitValue: 12, currency }];
    const done = await sync([record('1', { items: items('ZZZ') }), record('2', { items: [] })]);
    expect(done).toMatchObject({ created: 1, failed: 1 });
    expect(done.results[0]).toMatchObject({
      externalId: '1',
      action: 'failed',
      error: { details: { issues: [{ path: 'records.0.items.0.currency' }] } },
    });
  });

  it('of a shop that cuts descriptions takes none from a longer one', async () => {
    const long = 'Ceramic drinking mugs, glazed, for hot drinks at the table';
    const product = (customsDescription: string) => ({ title: 'Mug', customsDescription });
    await sync([record('1', { product: product(long) })], { source: 'woocommerce' });
    const cut = record('1', { product: product('Ceramic drinking mugs, glazed, for') });
    for (const mode of ['merge', 'replace'])
      expect(await sync([cut], { source: 'woocommerce', mode })).toMatchObject({ updated: 0 });
    const { body } = await shop.call('GET', '/v1/catalog/products');
    expect(body.data[0].customsDescription).toBe(long);
  });

  it('of five hundred products with eight items each is one call', async () => {
    const items = (at: number) =>
      Array.from({ length: 8 }, (_, size) => ({
        externalId: `${at}-${size}`,
        sku: `S${at}-${size}`,
        title: `Blue, ${size}`,
        unitValue: 10,
        currency: 'EUR',
        netWeight: 0.2,
        weightUnit: 'kg',
      }));
    const records = Array.from({ length: 500 }, (_, at) => record(`${at}`, { items: items(at) }));
    expect(await sync(records)).toMatchObject({ created: 500 });
    expect(await sync(records)).toMatchObject({ unchanged: 500 });
  });

  it('that is larger than 4 MB is refused', async () => {
    const records = Array.from({ length: 500 }, (_, at) =>
      record(`${at}`, { product: { title: 'x', extra: { text: 'x'.repeat(9000) } } }),
    );
    const answer = await shop.call('POST', SYNC, { body: { source: 'shopify', records } });
    expect(answer.status).toBe(413);
    expect(answer.body.error.message).toContain('fewer records');
  });

  it('repeated with its key answers the same and writes nothing; another body is refused', async () => {
    const idempotencyKey = randomUUID();
    const body = { source: 'shopify', records: [record('1'), record('2', { product: {} })] };
    const ask = (sent: object) => shop.call('POST', SYNC, { body: sent, idempotencyKey });
    const both = await Promise.all([ask(body), ask(body)]);
    expect(both[0].body.data).toMatchObject({ created: 1, failed: 1 });
    expect(both[1].body).toEqual(both[0].body);
    await shop.call('PATCH', `/v1/catalog/products/${both[0].body.data.results[0].productId}`, {
      body: { title: 'Ours' },
    });
    expect((await ask(body)).body).toEqual(both[0].body);
    const other = await ask({ ...body, mode: 'replace' });
    expect([other.status, other.body.error.details.reason]).toEqual([409, 'different_request']);
  });

  it('of another workspace touches nothing of this one', async () => {
    const [mine, other] = [await sync([record('1')]), await service.workspace()];
    const theirs = await sync([record('1', { items: [{ sku: 'A' }] })], {}, other);
    expect(theirs.created).toBe(1);
    expect(theirs.results[0].productId).not.toBe(mine.results[0].productId);
    await approve(mine.results[0].productId);
    expect((await codes('', other)).data).toEqual([]);
  });
});

describe('nothing is lost', () => {
  it('when the process dies in the middle: the same key then writes it once', async () => {
    const body = { source: 'shopify', records: [record('1', { items: [{ sku: 'A' }] })] };
    const ask = () => shop.call('POST', SYNC, { body, idempotencyKey: 'a-key' });
    const died = await holdingTurn(async (waiting) => {
      const first = ask();
      const [connection] = await eventually(waiting, (found) => found.length > 0);
      // as the database sees a process that is killed
      await sql(service.orm, 'select pg_terminate_backend(?)', [connection?.pid]);
      return first;
    });
    expect(died.status).toBe(500);
    const again = await ask();
    expect(again.body.data).toMatchObject({ created: 1, failed: 0 });
    expect((await ask()).body).toEqual(again.body);
    const { body: list } = await shop.call('GET', '/v1/catalog/products');
    expect(list.data).toHaveLength(1);
  });

  it('of a sync beside an import of the same SKU', async () => {
    const content = 'sku,title,origin_country,net_weight,weight_unit\nA,Tee,PT,0.2,kg\n';
    const items = [{ externalId: 'v1', sku: 'A', unitValue: 12, currency: 'EUR' }];
    const imported = shop.call('POST', '/v1/catalog/imports', {
      body: { fileName: 'goods.csv', content },
    });
    const synced = await sync([record('1', { items })]);
    const { id } = (await imported).body.data;
    const { data } = await eventually(
      async () => (await shop.call('GET', `/v1/catalog/imports/${id}`)).body,
      (body: Json) => body.data.state === 'completed',
    );
    const { body } = await shop.call('GET', '/v1/catalog/products?sku=A');
    expect(body.data).toHaveLength(1);
    const [product] = body.data;
    expect(data.counts.failed).toBe(0);
    expect(product).toMatchObject({ originCountry: 'PT', items: [{ sku: 'A', netWeight: 0.2 }] });
    const [result] = synced.results;
    if (result.action === 'created') expect(product.items[0].unitValue).toBe(12);
    else expect(result.error.details).toMatchObject({ sku: 'A', productId: product.id });
  });
});

/** Does something while nobody else may write into the catalogue of the shop; `waiting`: who would. */
async function holdingTurn<T>(work: (waiting: () => Promise<{ pid: number }[]>) => Promise<T>) {
  return service.orm.em.fork().transactional(async (em) => {
    await takeTurn({ em }, shop.id);
    return work(() =>
      sql<{ pid: number }>(
        service.orm,
        `select pid from pg_locks where locktype = 'advisory' and not granted
           and database = (select oid from pg_database where datname = current_database())`,
      ),
    );
  });
}

describe('codes', () => {
  it('are told with what a shop needs, then only what is new, for ever', async () => {
    const item = { externalId: 'v1', sku: 'A', originCountry: 'VN' };
    const product = { title: 'Tee', originCountry: 'PT', customsDescription: 'Cotton T-shirts' };
    const { results } = await sync([record('1', { product, items: [item] })]);
    const { productId } = results[0];
    const empty = await codes();
    expect(empty).toMatchObject({ data: [], more: false });
    const whole = await approve(productId);
    const { body } = await shop.call('GET', `/v1/catalog/products/${productId}`);
    const itemId = body.data.items[0].id;
    const own = await approve(productId, { schedule: 'EU', code: '61091000', itemId });
    const told = await codes(`&since=${empty.next}&limit=1`);
    const common = { externalId: '1', productId, customsDescription: 'Cotton T-shirts' };
    expect(told).toMatchObject({
      data: [
        {
          ...common,
          itemId: null,
          sku: null,
          schedule: 'US',
          code: '6109100012',
          codeFormatted: '6109.10.00.12',
          hs6: '610910',
          originCountry: 'PT',
          classificationId: whole.id,
          removed: false,
        },
      ],
      more: true,
    });
    const rest = await codes(`&since=${told.next}`);
    expect(rest).toMatchObject({
      data: [
        {
          ...common,
          itemId,
          itemExternalId: 'v1',
          sku: 'A',
          schedule: 'EU',
          originCountry: 'VN',
          classificationId: own.id,
        },
      ],
      more: false,
    });
    const last = await codes(`&since=${rest.next}`);
    expect(last).toMatchObject({ data: [], next: rest.next });
    await shop.call('POST', `/v1/catalog/products/${productId}/classifications/${own.id}/reject`, {
      body: { note: 'wrong' },
    });
    expect((await codes(`&since=${rest.next}`)).data).toMatchObject([
      { classificationId: own.id, removed: true },
    ]);
  });

  it.each(['', '?source=shopify&since=x', '?source=shopify&since=-1', '?source=s&limit=501'])(
    'asked for by "%s" are refused',
    async (query) => {
      expect((await shop.call('GET', `${SYNC}/codes${query}`)).status).toBe(400);
    },
  );
});

it('sources tell how many products they have, and when they synced last', async () => {
  const before = Date.now();
  await sync([record('1'), record('2')]);
  await sync([record('1')], { source: 'erp' });
  await shop.call('POST', '/v1/catalog/products', { body: { title: 'Cap' } });
  const { body } = await shop.call('GET', '/v1/catalog/sources');
  const of = (kind: string): Json => body.data.find((source: Json) => source.kind === kind);
  expect(of('api')).toMatchObject({ products: 1, writesBack: false, lastSyncAt: null });
  expect(of('shopify')).toMatchObject({ products: 2, writesBack: true });
  expect(of('erp')).toMatchObject({ products: 1, writesBack: true, label: 'erp' });
  expect(of('woocommerce')).toMatchObject({ products: 0, writesBack: true, lastSyncAt: null });
  expect(of('csv')).toMatchObject({ products: 0, writesBack: false, lastSyncAt: null });
  expect(Date.parse(of('shopify').lastSyncAt)).toBeGreaterThanOrEqual(before - 1000);
});
