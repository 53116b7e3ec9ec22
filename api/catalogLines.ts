/** Fills lines of calculations from the goods of the catalogue that they name. */
import type { CatalogLine } from '../contract/claims.ts';
import { namesGoods } from '../contract/consignment.ts';
import { type ApiError, invalidInput } from '../contract/errors.ts';
import type { ItemFields } from '../contract/catalogProduct.ts';
import { type CodeRecord, openCodesOf } from '../db/store/catalog/classifications.ts';
import { type ItemRecord, namedProducts, type ProductRecord } from '../db/store/catalog/records.ts';
import { codeIn, scheduleFor } from '../edition/lookup/scheduleCodes.ts';
import type { KeyedCall } from './route.ts';

/** What a line may say itself, and what the catalogue may know. */
interface Line {
  hsCode?: string | undefined;
  originCountry?: string | undefined;
  quantity?: number | undefined;
  weight?: number | undefined;
  weightUnit?: 'kg' | 'lb' | undefined;
  netWeight?: number | undefined;
  volumeLiters?: number | undefined;
  alcoholPercent?: number | undefined;
  productId?: string | undefined;
  itemId?: string | undefined;
  sku?: string | undefined;
}

type Filled<L extends Line> = L & { hsCode: string; originCountry: string };

interface Terms {
  destinationCountry: string;
  /** Day on which the code must be in the tariff. */
  on: string;
  /** Path of the list that holds the lines. */
  prefix: 'items' | null;
}

/**
 * The lines with what they left out, and what was filled; what a line says itself stays. Throws 400
 * on goods that the catalogue does not have, and with the reason `no_approved_code` where only an
 * approved code that the tariff has on the day could tell what the goods are. Nothing is guessed.
 */
export async function fillLines<L extends Line>(
  call: KeyedCall,
  lines: readonly L[],
  terms: Terms,
): Promise<{ lines: Filled<L>[]; catalog?: CatalogLine[] }> {
  const named = lines.filter(namesGoods);
  // complete by `requireCode`
  if (named.length === 0) return { lines: lines as Filled<L>[] };
  const { services, principal } = call;
  const { id } = principal.workspace;
  const products = await namedProducts(services.orm, id, named);
  const ids = products.map((product) => product.id);
  const open = await openCodesOf(services.orm, id, ids);
  const known = { products, codes: open.filter(({ state }) => state === 'approved') };
  const catalog: CatalogLine[] = [];
  const filled = lines.map((line, index): Filled<L> => {
    if (!namesGoods(line)) return line as Filled<L>;
    const one = fillLine(call, line, index, terms, known);
    catalog.push(one.said);
    return one.line;
  });
  return { lines: filled, catalog };
}

interface Known {
  products: readonly ProductRecord[];
  codes: readonly CodeRecord[];
}

function fillLine<L extends Line>(
  { services }: KeyedCall,
  line: L,
  index: number,
  { destinationCountry, on, prefix }: Terms,
  { products, codes }: Known,
): { line: Filled<L>; said: CatalogLine } {
  const edition = services.editions.current;
  const at = (field: string) => (prefix === null ? field : `${prefix}.${index}.${field}`);
  const { product, item } = goodsNamed(line, products, at);
  const schedule = scheduleFor(destinationCountry, edition);
  const code = line.hsCode === undefined ? approvedOf(product, item, schedule, codes) : undefined;
  if (line.hsCode === undefined && !code) throw noCode(at('hsCode'), product, schedule);
  if (code && !codeIn(schedule, code.code, on, edition))
    throw noCode(at('hsCode'), product, schedule, code.code);
  const facts = factsOf(line, product, item);
  const hsCode = line.hsCode ?? code?.code ?? '';
  const originCountry = line.originCountry ?? facts['originCountry'];
  if (typeof originCountry !== 'string')
    throw invalidInput([
      { path: at('originCountry'), message: 'is required: the catalogue does not know it' },
    ]);
  const { productId: _, itemId: __, sku: ___, ...said } = line;
  return {
    // what was left out, and what was not
    line: { ...facts, ...said, hsCode, originCountry } as unknown as Filled<L>,
    said: {
      index,
      productId: product.id,
      itemId: item?.id ?? null,
      sku: item?.sku ?? null,
      title: product.fields.title ?? '',
      schedule,
      classificationId: code?.id ?? null,
      code: hsCode,
      filled: [...(code ? ['hsCode'] : []), ...Object.keys(facts)],
    },
  };
}

/** The goods that a line names; all that it names must be the same. Throws 400 on others. */
function goodsNamed(
  { productId, itemId, sku }: Line,
  products: readonly ProductRecord[],
  at: (field: string) => string,
): { product: ProductRecord; item: ItemRecord | null } {
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
function requireSold(
  { product, item }: { product: ProductRecord; item: ItemRecord | null },
  path: string,
): void {
  const isSold = product.status !== 'archived' && item?.fields.status !== 'archived';
  if (isSold) return;
  const goods = `"${(product.fields.title ?? '').slice(0, 60)}"`;
  const what = product.status === 'archived' ? goods : `this item of ${goods}`;
  const message = `${what} is archived: name goods that are sold, or leave it out and give hsCode and originCountry`;
  throw invalidInput([{ path, message }], { reason: 'archived' });
}

/** The approved code of an item, else that of its product. */
function approvedOf(
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

/** Facts that the line leaves out and the catalogue knows, for the pieces of the line. */
function factsOf(line: Line, product: ProductRecord, item: ItemRecord | null) {
  const facts: Record<string, string | number> = {};
  const known: Partial<ItemFields> = item?.fields ?? {};
  const origin = known.originCountry ?? product.fields.originCountry;
  if (line.originCountry === undefined && origin) facts['originCountry'] = origin;
  const { quantity } = line;
  const weight = weightOf(known);
  const saysWeight = [line.weight, line.netWeight, line.weightUnit].some(
    (one) => one !== undefined,
  );
  if (quantity !== undefined && weight && !saysWeight) {
    facts['netWeight'] = rounded(weight.amount * quantity);
    facts['weightUnit'] = weight.unit;
  }
  if (quantity !== undefined && line.volumeLiters === undefined && known.volumeLiters)
    facts['volumeLiters'] = rounded(known.volumeLiters * quantity);
  if (line.alcoholPercent === undefined && (known.alcoholPercent ?? null) !== null)
    facts['alcoholPercent'] = known.alcoholPercent as number;
  return facts;
}

// a product of two decimals in binary: nothing below a millionth is meant
const rounded = (value: number): number => Number(value.toFixed(6));

/** A net weight in a unit that calculations take. */
function weightOf({ netWeight, weightUnit }: Partial<ItemFields>) {
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

function noCode(path: string, { fields }: ProductRecord, schedule: string, stale?: string) {
  const goods = `"${(fields.title ?? '').slice(0, 60)}"`;
  const message = stale
    ? `the approved code ${stale} of ${goods} is not in the tariff ${schedule} on that day: approve another one, or give hsCode`
    : `${goods} has no approved code of the tariff ${schedule}: approve one, or give hsCode`;
  return invalidInput([{ path, message }], { reason: 'no_approved_code' });
}
