/** WooCommerce by its REST API v3. */
import {
  isVariable,
  type WooProduct,
  wooRecord,
  type WooShop,
  type WooVariation,
} from '../../engine/catalog/sync/woocommerce.ts';
import { wooUpdates } from '../../engine/catalog/sync/writeBack.ts';
import type { Caller } from './caller.ts';
import type { Shop } from './shop.ts';

const API = '/wp-json/wc/v3';
const AT_ONCE = 50;
const VARIATIONS_AT_ONCE = 100;

export function woocommerce(caller: Caller): Shop {
  let shop: WooShop | undefined;
  return {
    kind: 'woocommerce',
    pull: async (since, cursor) => {
      shop ??= await shopOf(caller);
      const page = Number(cursor ?? 1);
      // `edit`: what is inherited comes as null
      const query = new URLSearchParams({
        context: 'edit',
        per_page: String(AT_ONCE),
        page: String(page),
        orderby: 'id',
        order: 'asc',
        ...(since === null ? {} : { modified_after: since, dates_are_gmt: 'true' }),
      });
      const { body } = await caller.ask({ path: `${API}/products?${query.toString()}` });
      const products = listOf<WooProduct>(body);
      const records = [];
      for (const product of products)
        records.push(wooRecord(product, await variationsOf(caller, product), shop));
      return { records, next: products.length < AT_ONCE ? null : String(page + 1) };
    },
    has: async (externalId) => (await caller.ask({ path: pathOf(externalId) })).status !== 404,
    write: async (goods, { market }) => {
      const { status, body } = await caller.ask({ path: pathOf(goods.externalId) });
      if (status === 404) return null;
      const product = body as WooProduct; // as its documentation says
      const updates = wooUpdates(goods, product, await variationsOf(caller, product), market);
      for (const update of updates)
        await caller.ask({ method: 'PUT', path: `${API}${update.path}`, body: update.body });
      return updates.length;
    },
  };
}

const pathOf = (id: string): string => `${API}/products/${encodeURIComponent(id)}?context=edit`;

async function variationsOf(caller: Caller, product: WooProduct): Promise<WooVariation[]> {
  if (!isVariable(product)) return [];
  const variations: WooVariation[] = [];
  for (let page = 1; ; page += 1) {
    const query = `context=edit&per_page=${VARIATIONS_AT_ONCE}&page=${page}&orderby=id&order=asc`;
    const path = `${API}/products/${product.id}/variations?${query}`;
    const found = listOf<WooVariation>((await caller.ask({ path })).body);
    variations.push(...found);
    if (found.length < VARIATIONS_AT_ONCE) return variations;
  }
}

/** In what the shop weighs and counts; null where it does not say. */
async function shopOf(caller: Caller): Promise<WooShop> {
  const setting = async (path: string): Promise<string | null> => {
    const { body } = await caller.ask({ path: `${API}/settings/${path}` });
    const value = (body as { value?: unknown } | null)?.value;
    return typeof value === 'string' ? value : null;
  };
  return {
    currency: await setting('general/woocommerce_currency'),
    weightUnit: await setting('products/woocommerce_weight_unit'),
  };
}

const listOf = <T>(body: unknown): T[] => (Array.isArray(body) ? (body as T[]) : []);
