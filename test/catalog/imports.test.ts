/** Files of goods sent to a running service: what is in the catalogue afterwards, and what is told. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import type { SingleSteps } from '../../activities/index.ts';
import { moveImport, storeImport } from '../../db/store/catalog/imports.ts';
import { listProducts } from '../../db/store/catalog/products.ts';
import { listCodes } from '../../db/store/catalog/classifications.ts';
import { goldenGoods, importEnded, importGoods, sendGoods } from '../support/goodsImports.ts';
import {
  type Answer,
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';

let service: TestService;
let shop: TestWorkspace;
let steps: SingleSteps;
beforeAll(async () => {
  service = await startService({ overrides: { activities: (usual) => (steps = usual) } });
});
afterAll(() => service.stop());
beforeEach(async () => {
  shop = await service.workspace();
});

const send = (content: string, options?: object, fileName?: string): Promise<Answer> =>
  sendGoods(shop, content, options, fileName);
const ended = (id: string): Promise<Json> => importEnded(shop, id);
const imported = (content: string, options?: object): Promise<Json> =>
  importGoods(shop, content, options);
const products = () => listProducts(service.orm, shop.id, {}, { limit: 100 });

const MUGS = `sku,title,country of origin,price,currency,hs code
MUG-W,Mug white,Portugal,12.50,EUR,6912.00
MUG-B,Mug blue,Portugal,12.50,EUR,6912.00
`;

describe('a file of goods', () => {
  it('comes into the catalogue, its codes as suggestions', async () => {
    const done = await imported(MUGS);
    expect(done).toMatchObject({
      state: 'completed',
      format: 'generic',
      counts: { rows: 2, created: 2, updated: 0, unchanged: 0, failed: 0, products: 2 },
      errors: [],
    });
    const [blue] = await products();
    expect(blue).toMatchObject({
      fields: { title: 'Mug blue', originCountry: 'PT' },
      items: [{ sku: 'MUG-B', fields: { unitValue: 12.5, currency: 'EUR' } }],
    });
    const codes = await listCodes(service.orm, shop.id, {}, { limit: 10 });
    expect(codes).toHaveLength(2);
    expect(codes[0]).toMatchObject({
      schedule: 'HS',
      code: '691200',
      state: 'suggested',
      origin: 'import',
    });
  });

  it('changes nothing when it is sent again', async () => {
    await imported(MUGS);
    const before = await products();
    const again = await imported(MUGS);
    expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 2, failed: 0 });
    expect(await products()).toEqual(before);
    expect(await listCodes(service.orm, shop.id, {}, { limit: 10 })).toHaveLength(2);
  });

  it('changes what it says otherwise, and its blank cells clear nothing', async () => {
    await imported(MUGS);
    const done = await imported('sku,title,country of origin\nMUG-W,Mug ivory,\nMUG-B,,\n');
    expect(done.counts).toMatchObject({ updated: 1, unchanged: 1 });
    const titles = (await products()).map(({ fields }) => [fields.title, fields.originCountry]);
    expect(titles).toEqual([
      ['Mug blue', 'PT'],
      ['Mug ivory', 'PT'],
    ]);
  });

  it('clears by blank cells where that is asked for', async () => {
    await imported(MUGS);
    await imported('sku,title,country of origin\nMUG-W,Mug white,\n', { emptyCells: 'clear' });
    const white = (await products()).find(({ fields }) => fields.title === 'Mug white');
    expect(white?.fields.originCountry).toBeNull();
  });

  it('brings codes as approved where that is asked for', async () => {
    await imported(MUGS, { approveCodes: true });
    const codes = await listCodes(service.orm, shop.id, { state: 'approved' }, { limit: 10 });
    expect(codes).toHaveLength(2);
    expect((await imported(MUGS, { approveCodes: true })).counts.unchanged).toBe(2);
  });

  it('leaves out a code that the tariff does not have, and says so', async () => {
    const done = await imported('sku,title,code_HS\nX-1,Thing,699999\n');
    expect(done).toMatchObject({
      counts: { created: 1 },
      warnings: [{ row: 2, code: 'unknown_code', value: '699999' }],
    });
  });

  it('reports faulty rows and takes the others', async () => {
    const done = await imported(goldenGoods('faulty-sku-twice.csv'));
    expect(done.counts).toMatchObject({ rows: 4, created: 2, failed: 2 });
    expect(done.errors).toMatchObject([
      { row: 2, column: 'SKU', code: 'sku_repeated', value: 'MUG-1' },
      { row: 4, column: 'SKU', code: 'sku_repeated', value: 'MUG-1' },
    ]);
  });

  it('is refused as a whole where it is no table of goods', async () => {
    const done = await imported(goldenGoods('faulty-doctype.xml'));
    expect(done).toMatchObject({ state: 'failed', errors: [{ row: null, code: 'file_refused' }] });
  });

  it.each([
    ['[{"sku": "A"}]', 'a list as JSON'],
    ['{"items": 3}', 'Line 1 is no product'],
    ['{"a": 1}', 'Line 1 has no field of a product, only "a". A line is a product'],
    ['{\n  "title": "Mug",\n  "items": []\n}\n', 'Line 1 is no JSON'],
    ['{"goods": [\n{"title": "Mug"},\n{"title": "Cup"}\n]}', 'Line 1 is no JSON'],
    ['{"title": "Mug"}\n{"name": "Cup"}\n{"name": "Jug"}', 'Line 2 has no field of a product'],
    ['a,b\n1,2\n', 'there must be a header with a title or a SKU'],
  ])('is refused as a whole where it is other JSON: %s', async (content, reason) => {
    const done = await imported(content);
    expect(done.errors[0].message).toContain(reason);
    expect(done.errors[0].message).not.toContain('/sync');
  });

  it('names each faulty line of JSON, and takes the others', async () => {
    const done = await imported(goldenGoods('faulty-lines.ndjson'));
    expect(done.counts).toMatchObject({ rows: 6, created: 3, failed: 3, products: 3 });
    expect(done.errors.map(({ row, code }: Json) => [row, code])).toEqual(
      [2, 3, 5].map((row) => [row, 'no_product']),
    );
  });

  it('names what nothing is read from, in lines of JSON too', async () => {
    const done = await imported(
      '{"title": "Mug", "colour": "red", "items": [{"sku": "A", "size": 1}]}',
    );
    expect(done).toMatchObject({ counts: { created: 1 }, unmapped: ['colour', 'items.size'] });
  });

  it('with a currency that is none fails the row, and says where', async () => {
    const done = await imported('sku,title,price,currency\nA,Mug,5,ZZZ\nB,Cup,5,EUR\n');
    expect(done.counts).toMatchObject({ created: 1, failed: 1 });
    expect(done.errors).toMatchObject([
      { row: 2, column: 'currency', code: 'currency_unknown', value: 'ZZZ' },
    ]);
    const { status, body } = await send(MUGS, { currency: 'ZZZ' });
    expect([status, body.error.details.issues[0].path]).toEqual([400, 'options.currency']);
  });

  it('fails rows whose SKU belongs to another product', async () => {
    await imported('title,sku,item_title\nBowl,B-1,\nPlate,P-1,\n');
    const [first, second] = (await products()).map(({ id }) => id);
    const done = await imported(`product_id,sku,title\n${first},B-1,Bowl\n${second},B-1,Plate\n`);
    expect(done.counts.failed).toBe(2);
  });

  it('knows a product by its id in the shop, whatever its SKUs', async () => {
    await imported(goldenGoods('shopify-old-linen.csv'));
    const done = await imported(
      'Handle,Title,Variant SKU\nlinen-duvet-cover,Linen duvet cover,ML-NEW\n',
      { matchBy: 'externalId' },
    );
    expect(done.counts).toMatchObject({ created: 0, updated: 1 });
    const [cover] = await products();
    expect(cover?.items.map(({ sku }) => sku)).toEqual(['ML-DC-140-CH', 'ML-DC-200-CH', 'ML-NEW']);
  });

  it('refuses products that exist, or do not, as its mode says', async () => {
    const none = await imported(MUGS, { mode: 'update' });
    expect(none.counts).toMatchObject({ created: 0, failed: 2 });
    await imported(MUGS);
    const twice = await imported(MUGS, { mode: 'create' });
    expect(twice.counts).toMatchObject({ created: 0, unchanged: 0, failed: 2 });
  });
});

describe('a dry run', () => {
  it('tells what would become of the rows, writes nothing, and is begun by hand', async () => {
    const ready = await imported(MUGS, { dryRun: true });
    expect(ready).toMatchObject({ state: 'ready', counts: { created: 2 }, finishedAt: null });
    expect(ready.preview[0]).toMatchObject({ row: 2, product: { fields: { title: 'Mug white' } } });
    expect(await products()).toEqual([]);
    const started = await shop.call('POST', `/v1/catalog/imports/${ready.id}/start`, { body: {} });
    expect(started.status).toBe(200);
    expect(await ended(ready.id)).toMatchObject({ state: 'completed', counts: { created: 2 } });
    expect(await products()).toHaveLength(2);
  });

  it('takes another mapping when it is begun', async () => {
    const ready = await imported('nr,what\nQ-1,Quilt\n', {
      dryRun: true,
      mapping: { nr: 'sku', what: 'description' },
    });
    await shop.call('POST', `/v1/catalog/imports/${ready.id}/start`, {
      body: { mapping: { what: 'title' } },
    });
    expect(await ended(ready.id)).toMatchObject({ state: 'completed', counts: { created: 1 } });
    const [quilt] = await products();
    expect(quilt?.fields.title).toBe('Quilt');
  });

  it('is cancelled before it is begun, and then begun no more', async () => {
    const { id } = await imported(MUGS, { dryRun: true });
    const gone = await shop.call('DELETE', `/v1/catalog/imports/${id}`);
    expect(gone.body.data.state).toBe('cancelled');
    const late = await shop.call('POST', `/v1/catalog/imports/${id}/start`, { body: {} });
    expect([late.status, late.body.error.details.state]).toEqual([409, 'cancelled']);
    expect(await products()).toEqual([]);
  });
});

describe('the list of imports', () => {
  it('shows those of the workspace alone, newest first', async () => {
    const first = await imported(MUGS);
    const second = await imported(MUGS);
    const { body } = await shop.call('GET', '/v1/catalog/imports?limit=1');
    expect(body.data.map(({ id }: Json) => id)).toEqual([second.id]);
    const rest = await shop.call('GET', `/v1/catalog/imports?limit=1&cursor=${body.next}`);
    expect(rest.body.data.map(({ id }: Json) => id)).toEqual([first.id]);
    const other = await service.workspace();
    expect((await other.call('GET', `/v1/catalog/imports/${first.id}`)).status).toBe(404);
    expect((await other.call('DELETE', `/v1/catalog/imports/${first.id}`)).status).toBe(404);
  });
});

describe('a form', () => {
  const post = async (form: FormData): Promise<Answer> => {
    const request = new Response(form);
    return shop.call('POST', '/v1/catalog/imports', {
      rawBody: Buffer.from(await request.arrayBuffer()),
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    });
  };

  it('brings a file as it is', async () => {
    const form = new FormData();
    form.set(
      'file',
      new Blob([Buffer.from(goldenGoods('amazon-flat.xlsm'), 'base64')]),
      'flat.xlsm',
    );
    form.set('options', JSON.stringify({ dryRun: true }));
    const { body } = await post(form);
    expect(await ended(body.data.id)).toMatchObject({
      fileName: 'flat.xlsm',
      state: 'ready',
      format: 'amazon',
      counts: { rows: 4, created: 4 },
    });
  });

  it('without a file is refused, and so are options that are no JSON', async () => {
    const form = new FormData();
    form.set('options', '{');
    expect((await post(form)).status).toBe(400);
    form.set('file', new Blob(['sku,title']), 'a.csv');
    expect((await post(form)).body.error.details.issues[0].path).toBe('options');
  });
});

describe('what is refused at once', () => {
  it.each([
    ['no content', { fileName: 'a.csv' }, 'content'],
    [
      'a field that is none',
      { fileName: 'a.csv', content: 'a', options: { mapping: { a: 'colour' } } },
      'options.mapping.a',
    ],
    ['what is no base64', { fileName: 'a.csv', content: 'a,b', encoding: 'base64' }, 'content'],
  ])('%s', async (_, body, named) => {
    const { status, body: answer } = await shop.call('POST', '/v1/catalog/imports', { body });
    expect(status).toBe(400);
    expect(JSON.stringify(answer.error.details.issues)).toContain(named);
  });
});

describe('a step that is done again, because a worker died', () => {
  const act = <T>(step: () => Promise<T>): Promise<T> => new MockActivityEnvironment().run(step);
  const options = {
    mode: 'create',
    matchBy: 'sku',
    emptyCells: 'ignore',
    dryRun: false,
    approveCodes: false,
  } as const;

  it('writes each row once, and counts it once', async () => {
    const createdBy = { type: 'key', id: 'k', name: 'Till' } as const;
    const sent = { fileName: 'mugs.csv', options, createdBy, requestId: null };
    const { id: importId } = await storeImport(service.orm, shop.id, sent, Buffer.from(MUGS));
    for (let times = 0; times < 2; times += 1)
      expect(await act(() => steps.readCatalogFile({ importId }))).toBe(1);
    for (let times = 0; times < 2; times += 1)
      await act(() => steps.beginCatalogImport({ importId }));
    for (let times = 0; times < 2; times += 1)
      expect(await act(() => steps.applyCatalogChunk({ importId, chunk: 0 }))).toBe(true);
    await act(() => steps.readCatalogFile({ importId }));
    await act(() => steps.applyCatalogChunk({ importId, chunk: 0 }));
    for (let times = 0; times < 2; times += 1)
      await act(() => steps.endCatalogImport({ importId }));
    expect(await ended(importId)).toMatchObject({
      state: 'completed',
      counts: { rows: 2, created: 2, unchanged: 0, failed: 0 },
    });
    expect(await products()).toHaveLength(2);
  });

  it('writes nothing more of an import that is cancelled', async () => {
    const createdBy = { type: 'key', id: 'k', name: 'Till' } as const;
    const sent = { fileName: 'mugs.csv', options, createdBy, requestId: null };
    const { id: importId } = await storeImport(service.orm, shop.id, sent, Buffer.from(MUGS));
    await act(() => steps.readCatalogFile({ importId }));
    await act(() => steps.beginCatalogImport({ importId }));
    await moveImport(service.orm, importId, ['running'], 'cancelling');
    expect(await act(() => steps.applyCatalogChunk({ importId, chunk: 0 }))).toBe(false);
    await act(() => steps.endCatalogImport({ importId }));
    expect((await ended(importId)).state).toBe('cancelled');
    expect(await products()).toEqual([]);
  });
});
