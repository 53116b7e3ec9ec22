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

/** A product, or one item of it. */
export interface Goods {
  product: ProductRecord;
  /** Null: the product as a whole. */
  item: ItemRecord | null;
}

/** Goods of the catalogue, with their approved codes. */
export interface KnownGoods {
  products: ReadonlyMap<string, ProductRecord>;
  bySku: ReadonlyMap<string, Goods>;
  byItem: ReadonlyMap<string, Goods>;
  /** By the product that they are of. */
  codes: ReadonlyMap<string, readonly CodeRecord[]>;
}

/** The goods that are named, those that the catalogue of the workspace has. */
export async function readGoods(call: KeyedCall, named: readonly Named[]): Promise<KnownGoods> {
  const { services, principal } = call;
  return knownGoods(call, await namedProducts(services.orm, principal.workspace.id, named));
}

/** The same of products that were read already. */
export async function knownGoods(
  { services, principal }: KeyedCall,
  products: readonly ProductRecord[],
): Promise<KnownGoods> {
  const ids = products.map(({ id }) => id);
  const open = await openCodesOf(services.orm, principal.workspace.id, ids);
  const approved = open.filter(({ state }) => state === 'approved');
  const all = products.flatMap((product) => product.items.map((item) => ({ product, item })));
  return {
    products: new Map(products.map((product) => [product.id, product])),
    bySku: new Map(all.flatMap((one) => (one.item.sku === null ? [] : [[one.item.sku, one]]))),
    byItem: new Map(all.map((one) => [one.item.id, one])),
    codes: Map.groupBy(approved, ({ productId }) => productId),
  };
}

/**
 * The goods that a line names; all that it names must be the same. Throws 400 on others, and on
 * goods that are sold no more.
 */
export function goodsNamed(
  { productId, itemId, sku }: Named,
  { products, bySku, byItem }: KnownGoods,
  at: (field: string) => string,
): Goods {
  const ofSku = sku === undefined ? undefined : bySku.get(sku);
  if (sku !== undefined && !ofSku) throw unknown(at('sku'), 'SKU');
  const ofItem = itemId === undefined ? undefined : byItem.get(itemId);
  if (itemId !== undefined && !ofItem) throw unknown(at('itemId'), 'item');
  if (ofSku && ofItem && ofSku !== ofItem) throw otherGoods(at('itemId'), 'item');
  const found = ofSku ?? ofItem;
  const product = productId === undefined ? found?.product : products.get(productId);
  if (!product) throw unknown(at('productId'), 'product');
  if (found && found.product !== product) throw otherGoods(at('productId'), 'product');
  const name = sku === undefined ? (itemId === undefined ? 'productId' : 'itemId') : 'sku';
  const goods = found ?? { product, item: null };
  requireSold(goods, at(name));
  if (found) return found;
  // a product that is sold as one item is that item
  const sold = soldItems(product);
  return { product, item: sold.length === 1 ? (sold[0] ?? null) : null };
}

const unknown = (path: string, what: string): ApiError =>
  invalidInput([{ path, message: `the catalogue has no such ${what}` }]);

const otherGoods = (path: string, what: string): ApiError =>
  invalidInput([{ path, message: `is the ${what} of other goods than the line names besides` }]);

/** Throws 400 on goods that are sold no more. */
function requireSold({ product, item }: Goods, path: string): void {
  const isSold = product.status !== 'archived' && item?.fields.status !== 'archived';
  if (isSold) return;
  const goods = `"${(product.fields.title ?? '').slice(0, 60)}"`;
  const what = product.status === 'archived' ? goods : `this item of ${goods}`;
  const message = `${what} is archived: name goods that are sold, or leave it out and give hsCode and originCountry`;
  throw invalidInput([{ path, message }], { reason: 'archived' });
}

/** Items that are sold. */
export const soldItems = ({ items }: ProductRecord): ItemRecord[] =>
  items.filter(({ fields }) => fields.status !== 'archived');

/** The approved code of an item, else that of its product. */
export function approvedOf(
  { product, item }: Goods,
  schedule: string,
  { codes }: KnownGoods,
): CodeRecord | undefined {
  const own = (codes.get(product.id) ?? []).filter((code) => code.schedule === schedule);
  return (
    own.find(({ itemId }) => item !== null && itemId === item.id) ??
    own.find(({ itemId }) => itemId === null)
  );
}

/** The goods in the words in which they are declared: the caller's, else those of the code. */
export function declaredAs({ fields }: ProductRecord, code?: CodeRecord): string {
  const { customsDescription } = code?.details ?? {};
  return (
    fields.customsDescription ||
    (typeof customsDescription === 'string' ? customsDescription : '') ||
    (fields.title ?? '')
  );
}

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
