/** The catalogue as a file: for shops, and to be imported again without a loss. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { listProducts } from '../../db/store/catalog/products.ts';
import { listCodes } from '../../db/store/catalog/classifications.ts';
import { goldenGoods, importGoods } from '../support/goodsImports.ts';
import {
  type Answer,
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

const imported = (content: string, options?: object): Promise<Json> =>
  importGoods(shop, content, options);
const products = () => listProducts(service.orm, shop.id, {}, { limit: 100 });

const MUGS = `sku,title,country of origin,price,currency,hs code
MUG-W,Mug white,Portugal,12.50,EUR,6912.00
MUG-B,Mug blue,Portugal,12.50,EUR,6912.00
`;

describe('an export', () => {
  const exported = (query: string): Promise<Answer> =>
    shop.call('GET', `/v1/catalog/exports${query}`);
  const fileOf = async (format: string): Promise<string> =>
    String((await exported(`?format=${format}`)).body);
  const withoutIds = (file: string): Json[] =>
    file
      .trim()
      .split('\n')
      .map((line) => {
        const { id: _, items, ...product } = JSON.parse(line);
        return { ...product, items: items.map(({ id: __, ...item }: Json) => item) };
      })
      .toSorted((a, b) => (a.title < b.title ? -1 : 1));

  it('comes back as an import that changes nothing', async () => {
    await imported(goldenGoods('shopify-old-linen.csv'), { currency: 'EUR' });
    await imported(goldenGoods('shopify-inventory-codes.csv'), { approveCodes: true });
    await imported("sku,title,tags\nF-1,'=Formula & <co>,'+a\n");
    const file = await exported('');
    expect(file.headers.get('content-type')).toContain('text/csv');
    const again = await imported(file.body, { approveCodes: true });
    expect(again).toMatchObject({
      format: 'own',
      counts: { created: 0, updated: 0, failed: 0 },
      errors: [],
      warnings: [],
    });
    expect(again.counts.unchanged).toBe(again.counts.rows);
    expect((await exported('')).body).toBe(file.body);
  });

  it('for WooCommerce comes back without a loss: its cut description is no new one', async () => {
    const customsDescription = 'Ceramic drinking mugs, glazed, for hot drinks at the table';
    const body = { title: 'Mug', customsDescription, items: [{ sku: 'MUG-1' }] };
    const made = (await shop.call('POST', '/v1/catalog/products', { body })).body.data;
    await shop.call('POST', `/v1/catalog/products/${made.id}/classifications`, {
      body: { schedule: 'HS', code: '691200', state: 'approved' },
    });
    const file = String((await exported('?preset=woocommerce')).body);
    expect(file).toContain('"Ceramic drinking mugs, glazed, for"');
    expect(await imported(file)).toMatchObject({ counts: { unchanged: 1 } });
    const [product] = await products();
    expect(product?.fields.customsDescription).toBe(customsDescription);
    await imported(file.replace('glazed, for', 'painted'));
    const [changed] = await products();
    expect(changed?.fields.customsDescription).toBe('Ceramic drinking mugs, painted');
  });

  it('names the columns that are asked for, and products of the status', async () => {
    await imported(MUGS, { status: 'active' });
    const { body } = await exported('?columns=sku,origin_country&status=active');
    expect(body).toBe('sku,origin_country\r\nMUG-B,PT\r\nMUG-W,PT\r\n');
    expect((await exported('?status=draft&columns=sku')).body).toBe('sku\r\n');
    expect((await exported('?columns=colour')).status).toBe(400);
  });

  it('is a file for a shop, with approved codes alone', async () => {
    await imported(MUGS, { approveCodes: true });
    await imported('sku,title,hs code\nJUG,Jug,6912.00\n');
    const { body } = await exported('?preset=shopify-inventory');
    expect(body).toBe(
      'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,SKU,HS Code,COO\r\n' +
        ',Mug blue,Title,Default Title,,,,,MUG-B,691200,PT\r\n' +
        ',Mug white,Title,Default Title,,,,,MUG-W,691200,PT\r\n',
    );
  });

  it('for a shop that has none of the goods is refused, and says what is missing', async () => {
    const found = async (preset: string) => {
      const { status, body } = await exported(`?preset=${preset}`);
      return [status, body.error?.details.issues[0].path];
    };
    expect(await found('woocommerce')).toEqual([400, 'preset']);
    await imported(MUGS); // nobody has approved its codes
    expect(await found('woocommerce')).toEqual([400, 'preset']);
    await imported(MUGS, { approveCodes: true });
    expect(await found('woocommerce')).toEqual([200, undefined]);
    expect(await found('bigcommerce')).toEqual([400, 'preset']);
  });

  it('for a shop has a form of its own: another that is asked for is refused', async () => {
    const found = async (query: string) => {
      const { status, body } = await exported(query);
      return [status, body.error?.details.issues[0].path];
    };
    await imported(MUGS, { approveCodes: true });
    expect(await found('?preset=woocommerce&format=ndjson')).toEqual([400, 'format']);
    expect(await found('?preset=bigcommerce&format=csv')).toEqual([400, 'format']);
    expect(await found('?preset=woocommerce&columns=sku')).toEqual([400, 'columns']);
    expect(await found('?preset=woocommerce&format=csv')).toEqual([200, undefined]);
  });

  it.each(['csv', 'ndjson'])('as %s says which codes nobody has approved', async (format) => {
    await imported('sku,title,code_US,code_HS\nM-1,Mug,6912.00.35.10,6912.00\n');
    const [code] = await listCodes(service.orm, shop.id, { schedule: 'US' }, { limit: 1 });
    await shop.call(
      'POST',
      `/v1/catalog/products/${code?.productId}/classifications/${code?.id}/approve`,
      { body: {} },
    );
    const again = await imported(await fileOf(format), { approveCodes: true });
    expect(again).toMatchObject({ counts: { unchanged: 1, failed: 0 }, errors: [] });
    const found = await listCodes(service.orm, shop.id, {}, { limit: 9 });
    expect(new Map(found.map(({ schedule, state }) => [schedule, state]))).toEqual(
      new Map([
        ['HS', 'suggested'],
        ['US', 'approved'],
      ]),
    );
    expect(found).toHaveLength(2);
  });

  it.each([
    ['one code of the product and one of an item', [null, 0], ['691200', '691110']],
    ['the same code of each item', [0, 1], ['691200', '691200']],
  ])('with %s comes back as it is', async (_, places, codes) => {
    const { body } = await shop.call('POST', '/v1/catalog/products', {
      body: { title: 'Bowl', items: [{ sku: 'B-1' }, { sku: 'B-2' }] },
    });
    const { id, items } = body.data;
    for (const [at, place] of places.entries())
      await shop.call('POST', `/v1/catalog/products/${id}/classifications`, {
        body: {
          schedule: 'HS',
          code: codes[at],
          state: 'approved',
          ...(place === null ? {} : { itemId: items[place].id }),
        },
      });
    for (const format of ['csv', 'ndjson']) {
      const again = await imported(await fileOf(format), { approveCodes: true });
      expect(again).toMatchObject({ counts: { unchanged: 2, failed: 0 }, warnings: [] });
    }
  });

  it('as NDJSON holds the whole catalogue: another workspace has it by it', async () => {
    await imported(goldenGoods('shopify-old-linen.csv'), { currency: 'EUR', approveCodes: true });
    await shop.call('POST', '/v1/catalog/products', {
      body: {
        title: "'=Odd' title",
        description: 'Two\nlines',
        attributes: [{ name: 'care', value: 'cold' }],
        components: [{ material: 'steel', share: 0.2 }],
        extra: { shelf: { row: 7 } },
        originEvidence: { paper: 'EUR.1' },
        items: [{ sku: 'ODD', unitsPerYear: 1200, attributes: [{ name: 'size', value: 'L' }] }],
      },
    });
    const file = await fileOf('ndjson');
    const again = await imported(file, { approveCodes: true });
    expect(again).toMatchObject({ format: 'own', counts: { created: 0, updated: 0, failed: 0 } });
    expect(await fileOf('ndjson')).toBe(file);
    shop = await service.workspace();
    const mapping = { product_id: null, item_id: null };
    const done = await imported(file, { approveCodes: true, mapping });
    expect(done.counts).toMatchObject({ created: again.counts.rows, failed: 0 });
    expect(withoutIds(await fileOf('ndjson'))).toEqual(withoutIds(file));
  });
});
