/** Goods of the catalogue that lines of a request name, with their approved codes. */
import type { ItemFields } from '../contract/catalogProduct.ts';
import { type ApiError, invalidInput } from '../contract/errors.ts';
import { type CodeRecord, openCodesOf } from '../db/store/catalog/classifications.ts';
import { type ItemRecord, namedProducts, type ProductRecord } from '../db/store/catalog/records.ts';
import type { KeyedCall } from './route.ts';

/** How a line names goods. */
export interface Named {
  productId?: string | undefined;
  itemId?: string | undefined;
  sku?: string | undefined;
}

export interface KnownGoods {
  products: readonly ProductRecord[];
  /** Approved codes of the products. */
  codes: readonly CodeRecord[];
}

export interface CatalogGoods {
  product: ProductRecord;
  /** Null: the product as a whole. */
  item: ItemRecord | null;
}

/** What the caller's catalogue has of the goods that are named. */
export async function knownGoods(
  { services, principal }: KeyedCall,
  named: readonly Named[],
): Promise<KnownGoods> {
  const { id } = principal.workspace;
  const products = await namedProducts(services.orm, id, named);
  const ids = products.map((product) => product.id);
  const open = await openCodesOf(services.orm, id, ids);
  return { products, codes: open.filter(({ state }) => state === 'approved') };
}

/** The goods that a line names; all that it names must be the same. Throws 400 on others. */
export function goodsNamed(
  { productId, itemId, sku }: Named,
  products: readonly ProductRecord[],
  at: (field: string) => string,
): CatalogGoods {
  const all = products.flatMap((product) =>
    [...product.items, null].map((item) => ({ product, item })),
  );
  const ways: [string, string, string | undefined, (one: (typeof all)[number]) => unknown][] = [
    ['sku', 'SKU', sku, ({ item }) => item?.sku],
    ['itemId', 'item', itemId, ({ item }) => item?.id],
    ['productId', 'product', productId, ({ product }) => product.id],
  ];
  let meant = all;
  for (const [field, what, named, of] of ways) {
    if (named === undefined) continue;
    if (!all.some((one) => of(one) === named)) throw unknown(at(field), what);
    meant = meant.filter((one) => of(one) === named);
    if (meant.length === 0) throw otherGoods(at(field), what);
  }
  const [first] = meant;
  if (!first) throw new Error('Bug: a line that names goods names nothing');
  requireSold(
    first,
    at(sku === undefined ? (itemId === undefined ? 'productId' : 'itemId') : 'sku'),
  );
  if (sku !== undefined || itemId !== undefined) return first;
  // a product that is sold as one item is that item
  const sold = first.product.items.filter(({ fields }) => fields.status !== 'archived');
  return { product: first.product, item: sold.length === 1 ? (sold[0] ?? null) : null };
}

const unknown = (path: string, what: string): ApiError =>
  invalidInput([{ path, message: `the catalogue has no such ${what}` }]);

const otherGoods = (path: string, what: string): ApiError =>
  invalidInput([{ path, message: `is the ${what} of other goods than the line names besides` }]);

/** Throws 400 on goods that are sold no more. */
function requireSold({ product, item }: CatalogGoods, path: string): void {
  const isSold = product.status !== 'archived' && item?.fields.status !== 'archived';
  if (isSold) return;
  const goods = `"${(product.fields.title ?? '').slice(0, 60)}"`;
  const what = product.status === 'archived' ? goods : `this item of ${goods}`;
  const message = `${what} is archived: name goods that are sold, or leave it out and give hsCode and originCountry`;
  throw invalidInput([{ path, message }], { reason: 'archived' });
}

/** The approved code of an item, else that of its product. */
export function approvedOf(
  product: ProductRecord,
  item: ItemRecord | null,
  schedule: string,
  codes: readonly CodeRecord[],
): CodeRecord | undefined {
  const own = codes.filter((code) => code.productId === product.id && code.schedule === schedule);
  return (
    own.find(({ itemId }) => item !== null && itemId === item.id) ??
    own.find(({ itemId }) => itemId === null)
  );
}

/** The goods in the words in which they are declared. */
export const declaredAs = ({ fields }: ProductRecord): string =>
  fields.customsDescription || (fields.title ?? '');

/** A net weight in a unit that calculations take. */
export function weightOf({ netWeight, weightUnit }: Partial<ItemFields>) {
  if (!netWeight || !weightUnit) return null;
  const { unit, part } = WEIGHTS[weightUnit];
  return { amount: netWeight / part, unit };
}

const WEIGHTS = {
  kg: { unit: 'kg', part: 1 },
  g: { unit: 'kg', part: 1000 },
  lb: { unit: 'lb', part: 1 },
  oz: { unit: 'lb', part: 16 },
} as const;
