/** BigCommerce by its API v3; the address is that of the store: `https://api.bigcommerce.com/stores/abc`. */
import {
  type BigCustoms,
  type BigProduct,
  bigRecord,
  type BigShop,
} from '../../engine/catalog/sync/bigcommerce.ts';
import { bigUpdate } from '../../engine/catalog/sync/writeBack.ts';
import type { Caller } from './caller.ts';
import type { Shop } from './shop.ts';

const AT_ONCE = 50;
const CUSTOMS = '/v3/shipping/products/customs-information';

export function bigcommerce(caller: Caller): Shop {
  let shop: BigShop | undefined;
  return {
    kind: 'bigcommerce',
    pull: async (since, cursor) => {
      shop ??= await shopOf(caller);
      const query = new URLSearchParams({
        include: 'variants,images',
        limit: String(AT_ONCE),
        sort: 'id',
        direction: 'asc',
        ...(cursor === null ? {} : { 'id:greater': cursor }),
        ...(since === null ? {} : { 'date_modified:min': since }),
      });
      const { body } = await caller.ask({ path: `/v3/catalog/products?${query.toString()}` });
      const products = dataOf<BigProduct>(body);
      const customs = await customsOf(
        caller,
        products.map(({ id }) => id),
      );
      const known = shop;
      return {
        records: products.map((product) =>
          bigRecord(product, customs.get(product.id) ?? null, known),
        ),
        next: products.length < AT_ONCE ? null : String(products.at(-1)?.id ?? ''),
      };
    },
    has: async (externalId) => (await caller.ask({ path: pathOf(externalId) })).status !== 404,
    write: async (goods, { countriesOf }) => {
      const { status, body } = await caller.ask({ path: pathOf(goods.externalId) });
      if (status === 404) return null;
      const { data: product } = body as { data: BigProduct }; // as its documentation says
      const present = (await customsOf(caller, [product.id])).get(product.id) ?? null;
      const update = bigUpdate(goods, product, present, countriesOf);
      if (update === null) return 0;
      await caller.ask({ method: 'PUT', path: CUSTOMS, body: [update] });
      return 1;
    },
  };
}

const pathOf = (id: string): string =>
  `/v3/catalog/products/${encodeURIComponent(id)}?include=variants`;

async function customsOf(
  caller: Caller,
  ids: readonly number[],
): Promise<ReadonlyMap<number, BigCustoms>> {
  if (ids.length === 0) return new Map();
  const path = `${CUSTOMS}?product_id:in=${ids.join(',')}&limit=${AT_ONCE}`;
  const { body } = await caller.ask({ path });
  return new Map(dataOf<BigCustoms>(body).map((customs) => [customs.product_id, customs]));
}

async function shopOf(caller: Caller): Promise<BigShop> {
  const { body } = await caller.ask({ path: '/v2/store' });
  const { currency, weight_units, secure_url } = (body ?? {}) as Record<string, string | undefined>;
  return {
    currency: currency ?? null,
    weightUnits: weight_units ?? null,
    url: secure_url?.replace(/\/$/, '') ?? null,
  };
}

function dataOf<T>(body: unknown): T[] {
  const { data } = (body ?? {}) as { data?: unknown };
  return Array.isArray(data) ? (data as T[]) : [];
}
