/**
 * The connector between the catalogue and shops, as an operator runs it, against stand-ins that
 * speak their protocols.
 */
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ShopifyProduct } from '../engine/catalog/sync/shopify.ts';
import type { WooProduct, WooVariation } from '../engine/catalog/sync/woocommerce.ts';
import { ROOT } from '../workers/process/config.ts';
import {
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from './support/service.ts';
import { bigApi, type ShopApi, shopifyApi, startShopApi, wooApi } from './support/shopApis.ts';

let service: TestService;
let shop: TestWorkspace;
let folder: string;
let api: ShopApi | undefined;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  await api?.stop();
  api = undefined;
  shop = await service.workspace();
  folder = mkdtempSync(path.join(tmpdir(), 'landfall-connect-'));
});
afterAll(async () => {
  await api?.stop();
  rmSync(folder, { recursive: true });
});

interface Said {
  code: number;
  out: string;
  error: string;
}

const fileOf = (name: string, content: string, mode = 0o600): string => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  chmodSync(file, mode);
  return file;
};

/** Runs the command as an operator does; the stand-in is named unless `isNamed` is false. */
function connect(
  kind: string,
  at: Pick<ShopApi, 'url' | 'host'>,
  token: string,
  { words = [], isNamed = true }: { words?: string[]; isNamed?: boolean } = {},
): Promise<Said> {
  const given = [
    kind,
    '--address',
    at.url,
    '--token-file',
    fileOf('token', `${token}\n`),
    '--key-file',
    fileOf('key', shop.key),
    '--api',
    service.url,
    ...words,
  ];
  const environment = {
    ...process.env,
    LANDFALL_HOME: folder,
    FETCH_ALLOW_HOSTS: isNamed ? at.host : '',
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(ROOT, 'operator', 'connect.ts'), ...given],
      { env: environment },
      (fault, out, error) => {
        const code = typeof fault?.code === 'number' ? fault.code : 0;
        resolve({ code, out, error });
      },
    );
  });
}

/** The same, which must have come to its end. */
async function connected(...given: Parameters<typeof connect>): Promise<Json> {
  const [kind, at, token, options = {}] = given;
  const said = await connect(kind, at, token, {
    ...options,
    words: [...(options.words ?? []), '--json'],
  });
  expect([said.code, said.error]).toEqual([0, '']);
  return JSON.parse(said.out);
}

const products = async (): Promise<Json[]> =>
  (await shop.call('GET', '/v1/catalog/products?limit=100')).body.data.toReversed();
const approve = async (productId: string, body: object): Promise<Json> => {
  const at = `/v1/catalog/products/${productId}/classifications`;
  const answer = await shop.call('POST', at, { body: { state: 'approved', ...body } });
  expect(answer.status).toBe(201);
  return answer.body.data;
};
const sellTo = (...markets: string[]) =>
  shop.call('POST', '/v1/catalog/markets', { body: { markets } });

const shopifyProduct = (at: number): ShopifyProduct => ({
  id: `gid://shopify/Product/${at}`,
  title: `Tee ${at}`,
  handle: `tee-${at}`,
  descriptionHtml: '<p>Knitted <b>cotton</b> T-shirt</p>',
  vendor: 'Nordhus',
  productType: 'Shirts',
  tags: ['new'],
  status: 'ACTIVE',
  updatedAt: `2026-11-0${at}T10:00:00Z`,
  variants: {
    pageInfo: { hasNextPage: false },
    nodes: ['S', 'M'].map((size) => ({
      id: `gid://shopify/ProductVariant/${at}${size}`,
      sku: `TEE-${at}-${size}`,
      barcode: null,
      price: '19.50',
      selectedOptions: [{ name: 'Size', value: size }],
      inventoryItem: {
        id: `gid://shopify/InventoryItem/${at}${size}`,
        harmonizedSystemCode: null,
        countryCodeOfOrigin: 'PT',
        countryHarmonizedSystemCodes: {
          nodes: [{ countryCode: 'CH', harmonizedSystemCode: '61091000' }],
        },
        measurement: { weight: { value: 180, unit: 'GRAMS' } },
      },
    })),
  },
});

describe('Shopify', () => {
  it('is pulled page by page, through limits and faults, then told of its codes', async () => {
    const stock = [1, 2, 3, 4].map(shopifyProduct);
    api = await shopifyApi(stock);
    const throttleStatus = { currentlyAvailable: 40, restoreRate: 100 };
    api.faults.push(
      { status: 429, headers: { 'retry-after': '0.1' } },
      { status: 502 },
      {
        body: {
          errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
          extensions: { cost: { requestedQueryCost: 60, throttleStatus } },
        },
      },
    );
    await sellTo('US', 'DE', 'FR');
    const { pulled } = await connected('shopify', api, 'shpat_1');
    expect(pulled).toMatchObject({ created: 4, failed: 0 });
    const [first, second] = await products();
    expect(first).toMatchObject({
      title: 'Tee 1',
      brand: 'Nordhus',
      category: 'Shirts',
      originCountry: 'PT',
      status: 'active',
      source: { kind: 'shopify', externalId: 'gid://shopify/Product/1' },
      items: [
        { sku: 'TEE-1-S', unitValue: 19.5, currency: 'EUR', netWeight: 180, weightUnit: 'g' },
        { sku: 'TEE-1-M', title: 'M' },
      ],
    });

    const us = await approve(first.id, { schedule: 'US', code: '6109100012' });
    await approve(first.id, { schedule: 'EU', code: '61091000', itemId: first.items[1].id });
    await approve(second.id, { schedule: 'US', code: '6109100004' });
    // one that changes goes alone
    Object.assign(stock[3] ?? {}, { title: 'Tee, blue', updatedAt: '2026-11-09T10:00:00Z' });
    const before = api.asked.length;
    const again = await connected('shopify', api, 'shpat_1');
    expect(again).toMatchObject({
      pulled: { updated: 1, unchanged: 0 },
      written: { products: 2, calls: 4, problems: [] },
    });
    expect(api.asked[before]?.body.variables.query).toBe("updated_at:>='2026-11-04T10:00:00Z'");
    const held = (at: number) => stock[0]?.variants.nodes[at]?.inventoryItem;
    const swiss = { countryCode: 'CH', harmonizedSystemCode: '61091000' };
    expect(held(0)).toMatchObject({
      harmonizedSystemCode: '610910',
      countryHarmonizedSystemCodes: {
        nodes: [swiss, { countryCode: 'US', harmonizedSystemCode: '6109100012' }],
      },
    });
    expect(held(1)?.countryHarmonizedSystemCodes.nodes).toHaveLength(4);

    expect((await connected('shopify', api, 'shpat_1')).written).toMatchObject({ calls: 0 });
    await shop.call('POST', `/v1/catalog/products/${first.id}/classifications/${us.id}/reject`, {
      body: { note: 'wrong' },
    });
    expect((await connected('shopify', api, 'shpat_1')).written).toMatchObject({ products: 1 });
    expect(held(0)).toMatchObject({
      harmonizedSystemCode: null,
      countryHarmonizedSystemCodes: { nodes: [swiss] },
    });
  });

  it('tells what it has no more: that is archived, what a page left out is not', async () => {
    const stock = [1, 2, 3].map(shopifyProduct);
    const at = await shopifyApi(stock, 10);
    api = at;
    const words = ['--only', 'pull', '--full'];
    const pulled = async () => (await connected('shopify', at, 'shpat_1', { words })).pulled;
    expect(await pulled()).toMatchObject({ created: 3, archived: 0 });
    stock.splice(1, 1);
    const preview = await connected('shopify', api, 'shpat_1', { words: ['--dry-run'] });
    expect(preview).toEqual({ gone: ['gid://shopify/Product/2'], problems: [] });
    expect(await products()).toHaveLength(3);
    expect(await pulled()).toMatchObject({ archived: 1, failed: 0, problems: [] });
    expect((await products()).map(({ title }: Json) => title)).toEqual(['Tee 1', 'Tee 3']);
    stock.splice(0);
    const empty = await connect('shopify', at, 'shpat_1', { words });
    expect([empty.code, empty.out]).toEqual([2, expect.stringContaining('None is archived')]);
    expect(await products()).toHaveLength(2);
  });

  it('broken off in the middle goes on at its page', async () => {
    api = await shopifyApi([1, 2, 3, 4].map(shopifyProduct), 1);
    const failing = await startShopApi(() => ({ status: 403 }));
    const gone = connect('shopify', failing, 'shpat_1');
    expect(await gone).toMatchObject({ code: 1, error: expect.stringContaining('the token') });
    await failing.stop();
    const { asked, faults } = api;
    const words = ['--only', 'pull', '--state', path.join(folder, 'state.json')];
    const first = connect('shopify', api, 'shpat_1', { words });
    // the third page is refused
    while (asked.filter(({ body }) => body.variables.first === 1).length < 2)
      await new Promise((resolve) => setTimeout(resolve, 5));
    faults.push({ status: 403 });
    expect((await first).code).toBe(1);
    const before = asked.length;
    const { pulled } = await connected('shopify', api, 'shpat_1', { words });
    const cursors = asked.slice(before).map(({ body }) => body.variables.cursor);
    expect(cursors).not.toContain(null);
    expect(pulled.created).toBeLessThan(4);
    expect(await products()).toHaveLength(4);
  });
});

describe('WooCommerce', () => {
  const goods = { price: '12', weight: '0.3', date_modified_gmt: '2026-11-01T10:00:00' };
  const mug = (): WooProduct => ({
    ...goods,
    id: 7,
    sku: 'MUG',
    name: 'Mug',
    type: 'variable',
    status: 'publish',
    customs_country_of_origin: 'CN',
    customs_commodity_code: null,
  });
  const colour = (id: number, option: string): WooVariation => ({
    ...goods,
    id,
    sku: `MUG-${option}`,
    customs_commodity_code: null,
    attributes: [],
  });

  it('is pulled with its variations, and holds one code for all markets', async () => {
    const [stock, variations] = [[mug()], [colour(71, 'red'), colour(72, 'blue')]];
    api = await wooApi(stock, { 7: variations });
    await connected('woocommerce', api, 'ck_1:cs_1');
    const [product] = await products();
    expect(product).toMatchObject({
      title: 'Mug',
      originCountry: 'CN',
      items: [{ sku: 'MUG-red', unitValue: 12, currency: 'EUR', weightUnit: 'kg' }, {}],
    });
    await shop.call('PATCH', `/v1/catalog/products/${product.id}`, {
      body: { customsDescription: 'Ceramic drinking mugs, glazed, for the kitchen' },
    });
    await approve(product.id, { schedule: 'US', code: '6912004400' });
    await connected('woocommerce', api, 'ck_1:cs_1', { words: ['--market', 'us'] });
    expect(stock[0]).toMatchObject({
      customs_commodity_code: '6912004400',
      customs_description: 'Ceramic drinking mugs, glazed, for',
    });
    // they inherit it
    expect(variations[0]?.customs_commodity_code).toBeNull();
  });
});

describe('BigCommerce', () => {
  it('is pulled with its customs information, which gets the codes by country', async () => {
    const variants = [{ id: 91, sku: 'MUG', price: null, weight: null }];
    const stock = { id: 9, name: 'Mug', sku: 'MUG', price: 12, weight: 1, is_visible: true };
    const dated = { date_modified: '2026-11-01T10:00:00+00:00', variants };
    const customs = [{ product_id: 9, country_of_origin: 'CN', hs_codes: { CA: '6912001000' } }];
    api = await bigApi([{ ...stock, ...dated }], customs);
    const at = { url: `${api.url}/stores/abc`, host: api.host };
    await connected('bigcommerce', at, 'big_1');
    const [product] = await products();
    expect(product).toMatchObject({
      originCountry: 'CN',
      items: [{ sku: 'MUG', unitValue: 12, currency: 'USD', netWeight: 1, weightUnit: 'lb' }],
    });
    await approve(product.id, { schedule: 'US', code: '6912004400' });
    expect((await connected('bigcommerce', at, 'big_1')).written).toMatchObject({ calls: 1 });
    expect(customs[0]).toMatchObject({
      country_of_origin: 'CN',
      hs_codes: { CA: '6912001000', US: '6912004400', ALL: '691200' },
    });
  });
});

describe('refused is', () => {
  it('an address in the own network that nobody has allowed, before the token is sent', async () => {
    api = await shopifyApi([]);
    const said = await connect('shopify', api, 'shpat_1', { isNamed: false });
    expect(said).toMatchObject({ code: 1, error: expect.stringContaining('FETCH_ALLOW_HOSTS') });
    expect(api.asked).toEqual([]);
  });

  it('a way on to another address: the token stays', async () => {
    const other = await shopifyApi([]);
    api = await startShopApi(() => ({ status: 302, headers: { location: `${other.url}/x` } }));
    const said = await connect('shopify', api, 'shpat_1');
    expect(said).toMatchObject({ code: 1, error: expect.stringContaining('302') });
    expect(other.asked).toEqual([]);
    await other.stop();
  });

  it('a token that others may read, and it is kept nowhere', async () => {
    api = await shopifyApi([]);
    await connected('shopify', api, 'shpat_1', { words: ['--state', path.join(folder, 's.json')] });
    expect(readFileSync(path.join(folder, 's.json'), 'utf8')).not.toContain('shpat_1');
    const open = fileOf('open', 'shpat_1', 0o644);
    const said = await connect('shopify', api, 'shpat_1', { words: ['--token-file', open] });
    expect(said).toMatchObject({ code: 1, error: expect.stringContaining('chmod 600') });
  });
});
