/** `Idempotency-Key` on writes of the catalogue: one key, one write, one answer. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OPERATIONS } from '../../contract/operations.ts';
import { sql } from '../../db/orm.ts';
import { creditsOf } from '../support/access.ts';
import {
  type Answer,
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';

let service: TestService;
let shop: TestWorkspace;
let product: string;
let code: string;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  shop = await service.workspace();
  const body = { title: 'T-shirt', description: 'Knitted cotton T-shirt for men' };
  product = (await shop.call('POST', PRODUCTS, { body })).body.data.id;
  const added = await shop.call('POST', codes(), {
    body: { schedule: 'US', code: '610910' },
  });
  code = added.body.data.id;
});

const PRODUCTS = '/v1/catalog/products';
const codes = (): string => `${PRODUCTS}/${product}/classifications`;
const send = (path: string, body: object, idempotencyKey = 'again'): Promise<Answer> =>
  shop.call('POST', path, { body, idempotencyKey });
const FILE = { fileName: 'a.csv', content: 'sku,title\nA-1,Mug\n' };

/** Each write with a body, and another body. */
const WRITES: Record<string, [() => string, object, object]> = {
  createCatalogProduct: [() => PRODUCTS, { title: 'Mug' }, { title: 'Jug' }],
  archiveCatalogProduct: [() => `${PRODUCTS}/${product}/archive`, { note: 'old' }, {}],
  setCatalogMarkets: [() => '/v1/catalog/markets', { markets: ['US'] }, { markets: [] }],
  addProductClassification: [
    codes,
    { schedule: 'EU', code: '610910' },
    { schedule: 'EU', code: '610990' },
  ],
  suggestProductClassifications: [
    () => `${codes()}/suggest`,
    { destinations: ['US'], mode: 'mini' },
    { destinations: ['DE'], mode: 'mini' },
  ],
  approveClassification: [() => `${codes()}/${code}/approve`, { note: 'yes' }, {}],
  rejectClassification: [() => `${codes()}/${code}/reject`, { note: 'no' }, {}],
  approveClassifications: [
    () => '/v1/catalog/classifications/approve',
    { filter: {}, expectedCount: 1 },
    { filter: {}, dryRun: true },
  ],
  classifyCatalog: [
    () => '/v1/catalog/classify',
    { filter: {}, destinations: ['DE'], mode: 'mini' },
    { filter: {}, destinations: ['GB'], mode: 'mini' },
  ],
  createCatalogImport: [() => '/v1/catalog/imports', FILE, { ...FILE, fileName: 'b.csv' }],
};

it('every write of the catalogue by POST takes a key', () => {
  const keyed = OPERATIONS.filter(
    ({ access, method }) => access === 'catalog' && method === 'post',
  );
  expect(keyed.filter(({ once, idempotent }) => !once && !idempotent).map(({ id }) => id)).toEqual(
    [],
  );
});

it.each([
  ['a product', () => PRODUCTS, { title: 'Mug' }],
  ['a code', codes, { schedule: 'EU', code: '610910' }],
  ['a decision', () => `${codes()}/${code}/reject`, { correctCode: '610990' }],
  ['an import', () => '/v1/catalog/imports', FILE],
  ['the end of a product', () => `${PRODUCTS}/${product}/archive`, {}],
])('%s is not written where its key cannot be completed with it', async (_, path, body) => {
  const written = (): Promise<unknown> =>
    sql(
      service.orm,
      `select (select count(*) from catalog_history where workspace_id = ?) as history,
         (select count(*) from catalog_imports where workspace_id = ?) as imports,
         (select count(*) from feedback where workspace_id = ?) as feedback`,
      [shop.id, shop.id, shop.id],
    );
  const before = await written();
  // as a process that dies between the write and its key
  await sql(
    service.orm,
    `alter table replays add constraint dies check (workspace_id <> '${shop.id}' or state <> 'completed')`,
  );
  const died = await send(path(), body, 'dies');
  await sql(service.orm, 'alter table replays drop constraint dies');
  expect(died.status).toBe(500);
  expect(await written()).toEqual(before);
  const again = await send(path(), body, 'dies');
  expect(again.status).toBeLessThan(300);
  expect((await send(path(), body, 'dies')).body).toEqual(again.body);
});

describe.each(Object.entries(WRITES))('%s under the same key', (_, [path, body, other]) => {
  it('is answered as it was, and another body is refused', async () => {
    const first = await send(path(), body);
    expect(first.status).toBeLessThan(300);
    const again = await send(path(), body);
    const { credits, ...answer } = first.body;
    expect(again).toMatchObject({ status: first.status, body: answer });
    if (credits) expect(again.body.credits).toEqual({ ...credits, charged: 0 });
    const refused = await send(path(), other);
    expect([refused.status, refused.body.error.details]).toEqual([
      409,
      { reason: 'different_request' },
    ]);
  });
});

describe('a repeat', () => {
  const list = async (): Promise<Json[]> => (await shop.call('GET', PRODUCTS)).body.data;

  it('writes nothing', async () => {
    await send(PRODUCTS, { title: 'Mug' });
    await send(PRODUCTS, { title: 'Mug' });
    expect(await list()).toHaveLength(2);
    await send('/v1/catalog/imports', FILE, 'file');
    await send('/v1/catalog/imports', FILE, 'file');
    expect((await shop.call('GET', '/v1/catalog/imports')).body.data).toHaveLength(1);
    await send('/v1/catalog/classify', { filter: {}, destinations: ['DE'], mode: 'mini' }, 'many');
    const { charged } = await creditsOf(service, shop);
    await send('/v1/catalog/classify', { filter: {}, destinations: ['DE'], mode: 'mini' }, 'many');
    expect(charged).toBeGreaterThan(0);
    expect(await creditsOf(service, shop)).toMatchObject({ charged });
  });

  it('for another product is another request', async () => {
    const other = (await send(PRODUCTS, { title: 'Mug' }, 'new')).body.data.id;
    await send(`${PRODUCTS}/${product}/archive`, {});
    expect((await send(`${PRODUCTS}/${other}/archive`, {})).status).toBe(409);
  });

  it('of what was refused is done anew', async () => {
    const body = { title: 'Mug', items: [{ sku: 'M' }] };
    const owner = (await send(PRODUCTS, body, 'first')).body.data.id;
    expect((await send(PRODUCTS, body)).status).toBe(409);
    await shop.call('PATCH', `${PRODUCTS}/${owner}`, {
      body: { items: [{ sku: null, id: (await list())[0].items[0].id }] },
    });
    expect((await send(PRODUCTS, body)).status).toBe(201);
  });

  it('waits for the first to be done, and takes over from one that died', async () => {
    await send(PRODUCTS, { title: 'Mug' });
    const age = (seconds: number) =>
      sql(
        service.orm,
        `update replays set state = 'in_progress', completed_at = null, answer = null,
           created_at = now() - ?::int * interval '1 second' where workspace_id = ?`,
        [seconds, shop.id],
      );
    await age(0);
    const waiting = await send(PRODUCTS, { title: 'Mug' });
    expect([waiting.status, waiting.body.error.details]).toEqual([409, { reason: 'in_progress' }]);
    await age(600);
    expect((await send(PRODUCTS, { title: 'Mug' })).status).toBe(201);
  });

  it('in another workspace is its own', async () => {
    await send(PRODUCTS, { title: 'Mug' });
    const other = await service.workspace();
    const options = { body: { title: 'Mug' }, idempotencyKey: 'again' };
    await other.call('POST', PRODUCTS, options);
    expect((await other.call('GET', PRODUCTS)).body.data).toHaveLength(1);
  });
});
