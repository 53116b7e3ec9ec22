/** Stand-ins for the interfaces of shops: what they hold is in memory, and they fail when told to. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BigCustoms, BigProduct } from '../../engine/catalog/sync/bigcommerce.ts';
import type { ShopifyProduct } from '../../engine/catalog/sync/shopify.ts';
import type { WooProduct, WooVariation } from '../../engine/catalog/sync/woocommerce.ts';
import type { Json } from './service.ts';

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Json;
}
export interface Told {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface ShopApi {
  url: string;
  /** For `FETCH_ALLOW_HOSTS`. */
  host: string;
  asked: Asked[];
  /** What the next calls are answered in the place of what they ask for. */
  faults: Told[];
  stop: () => Promise<void>;
}

/** Starts a server that answers in JSON. Stop it in `afterAll`. */
export async function startShopApi(answer: (asked: Asked) => Told): Promise<ShopApi> {
  const asked: Asked[] = [];
  const faults: Told[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://shop');
      const text = Buffer.concat(pieces).toString('utf8');
      const call: Asked = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: text === '' ? null : JSON.parse(text),
      };
      asked.push(call);
      const { status = 200, headers = {}, body = null } = faults.shift() ?? answer(call);
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    asked,
    faults,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Shopify's GraphQL interface; a query for more than `dear` products at once costs too much. */
export const shopifyApi = (products: ShopifyProduct[], dear = 3): Promise<ShopApi> =>
  startShopApi(({ path, headers, body }) => {
    if (headers['x-shopify-access-token'] !== 'shpat_1') return { status: 401 };
    if (path !== '/admin/api/2026-10/graphql.json') return { status: 404 };
    const { query, variables } = body;
    if (query.startsWith('mutation')) {
      const item = products
        .flatMap(({ variants }) => variants.nodes)
        .find(({ inventoryItem }) => inventoryItem.id === variables.id)?.inventoryItem;
      const { countryHarmonizedSystemCodes: list, ...rest } = variables.input;
      Object.assign(item ?? {}, rest);
      if (item && list) item.countryHarmonizedSystemCodes = { nodes: list };
      return { body: { data: { inventoryItemUpdate: { userErrors: [] } } } };
    }
    if (variables.id !== undefined) {
      const product = products.find(({ id }) => id === variables.id) ?? null;
      return { body: { data: { product } } };
    }
    if (variables.first > dear)
      return { body: { errors: [{ message: 'dear', extensions: { code: 'MAX_COST_EXCEEDED' } }] } };
    const since = /updated_at:>='([^']+)'/.exec(variables.query ?? '')?.[1] ?? '';
    const found = products.filter(({ updatedAt }) => updatedAt >= since);
    const from = Number(variables.cursor ?? 0);
    const nodes = found.slice(from, from + variables.first);
    const endCursor = String(from + nodes.length);
    const pageInfo = { hasNextPage: from + nodes.length < found.length, endCursor };
    return { body: { data: { shop: { currencyCode: 'EUR' }, products: { pageInfo, nodes } } } };
  });

/** WooCommerce's REST interface. */
export const wooApi = (
  products: WooProduct[],
  variations: Record<number, WooVariation[]>,
): Promise<ShopApi> =>
  startShopApi(({ method, path, query, headers, body }) => {
    if (headers.authorization !== `Basic ${Buffer.from('ck_1:cs_1').toString('base64')}`)
      return { status: 401 };
    const setting = /\/settings\/\w+\/(\w+)$/.exec(path)?.[1];
    if (setting) return { body: { value: setting.endsWith('unit') ? 'kg' : 'EUR' } };
    const [, id, ofVariations, variation] =
      /^\/wp-json\/wc\/v3\/products(?:\/(\d+)(\/variations)?(?:\/(\d+))?)?$/.exec(path) ?? [];
    const page = (all: readonly unknown[]): Told => {
      const size = Number(query.get('per_page'));
      return { body: all.slice((Number(query.get('page')) - 1) * size).slice(0, size) };
    };
    if (id === undefined) return page(products);
    const goods = ofVariations
      ? (variations[Number(id)] ?? []).find((one) => one.id === Number(variation))
      : products.find((one) => one.id === Number(id));
    if (ofVariations && variation === undefined) return page(variations[Number(id)] ?? []);
    if (!goods) return { status: 404, body: { message: 'No such product' } };
    if (method === 'PUT') Object.assign(goods, body);
    return { body: goods };
  });

/** BigCommerce's interface, below `/stores/abc`. */
export const bigApi = (products: BigProduct[], customs: BigCustoms[]): Promise<ShopApi> =>
  startShopApi(({ method, path, query, headers, body }) => {
    if (headers['x-auth-token'] !== 'big_1') return { status: 401 };
    const at = path.replace('/stores/abc', '');
    if (at === '/v2/store')
      return {
        body: { currency: 'USD', weight_units: 'LBS', secure_url: 'https://mugs.example.com' },
      };
    if (at === '/v3/shipping/products/customs-information') {
      for (const entry of method === 'PUT' ? (body as BigCustoms[]) : []) {
        const known = customs.findIndex((one) => one.product_id === entry.product_id);
        if (known >= 0) customs[known] = entry;
        else customs.push(entry);
      }
      const ids = (query.get('product_id:in') ?? '').split(',').map(Number);
      return { body: { data: customs.filter((one) => ids.includes(one.product_id)) } };
    }
    const id = /^\/v3\/catalog\/products\/(\d+)$/.exec(at)?.[1];
    if (id === undefined) {
      const after = Number(query.get('id:greater') ?? 0);
      const limit = Number(query.get('limit'));
      return { body: { data: products.filter((one) => one.id > after).slice(0, limit) } };
    }
    const product = products.find((one) => one.id === Number(id));
    return product ? { body: { data: product } } : { status: 404 };
  });
