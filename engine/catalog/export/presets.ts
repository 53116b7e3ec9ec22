/**
 * Files that shops import, with approved codes alone, each within what the shop takes. Read 2026-11:
 * Shopify's help on inventory files (codes of 6 to 13 digits), WooCommerce's customs data of
 * products (6 to 14 digits, 35 characters), BigCommerce's customs information (100 characters).
 */
import { codeFor, type ExportedItem, type ExportedProduct } from './rows.ts';

export type Preset = 'shopify-inventory' | 'woocommerce' | 'bigcommerce';

/** Whose codes are wanted; null: the six digits that all tariffs share. */
export interface Market {
  country: string;
  schedule: string;
}

const SHOPIFY_DIGITS_MAX = 13;
const WOOCOMMERCE_DIGITS_MAX = 14;
const WOOCOMMERCE_CHARACTERS_MAX = 35;
const BIGCOMMERCE_CHARACTERS_MAX = 100;

/** Header of a preset of CSV; null for one whose lines are JSON. */
export function headerOf(preset: Preset): readonly string[] | null {
  if (preset === 'shopify-inventory') return ['Handle', 'Title', 'SKU', 'HS Code', 'COO'];
  return preset === 'woocommerce'
    ? ['ID', 'SKU', 'commodity_code', 'country_of_origin', 'customs_description']
    : null;
}

/** Rows of a product in a preset of CSV; none for one without any item that has a SKU. */
export function presetRows(
  preset: 'shopify-inventory' | 'woocommerce',
  product: ExportedProduct,
  market: Market | null,
): string[][] {
  const { fields, externalId } = product;
  return product.items.flatMap((item) => {
    if (item.sku === null) return [];
    const origin = text(item.fields['originCountry'] ?? fields['originCountry']);
    if (preset === 'shopify-inventory') {
      const code = codeWithin(product, item, market, SHOPIFY_DIGITS_MAX);
      return [[externalId ?? '', text(fields['title']), item.sku, code, origin]];
    }
    const code = codeWithin(product, item, market, WOOCOMMERCE_DIGITS_MAX);
    // the id is the product's, and a variation has another: its SKU finds it
    const id = product.items.length === 1 ? (externalId ?? '') : '';
    return [[id, item.sku, code, origin, shortened(described(fields), WOOCOMMERCE_CHARACTERS_MAX)]];
  });
}

/** A body of BigCommerce's customs information; null for a product that it does not know. */
export function customsInformation(
  product: ExportedProduct,
  market: Market | null,
): Record<string, unknown> | null {
  const { fields, externalId, items } = product;
  if (externalId === null || !/^\d{1,18}$/.test(externalId)) return null;
  const [item = null] = items;
  const approved = codesOf(product, item);
  const all = approved.get('HS') ?? [...approved.values()][0]?.slice(0, 6);
  const own = market ? approved.get(market.schedule) : undefined;
  return {
    product_id: Number(externalId),
    country_of_origin: text(item?.fields['originCountry'] ?? fields['originCountry']),
    commodity_description: shortened(described(fields), BIGCOMMERCE_CHARACTERS_MAX),
    international_shipping: true,
    hs_codes: {
      ...(market && own !== undefined ? { [market.country]: own } : {}),
      ...(all === undefined ? {} : { ALL: all }),
    },
  };
}

function codesOf(
  { codes }: ExportedProduct,
  item: ExportedItem | null,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { schedule, code, isApproved } of [...(item?.codes ?? []), ...codes])
    if (isApproved && !found.has(schedule)) found.set(schedule, code);
  return found;
}

/**
 * The approved code of a market's tariff, or the six digits that all share; blank where there is
 * none, or it has more digits than the shop takes: a code cut short is another code.
 */
function codeWithin(
  product: ExportedProduct,
  item: ExportedItem,
  market: Market | null,
  digitsMax: number,
): string {
  const approved = {
    codes: product.codes.filter(({ isApproved }) => isApproved),
  };
  const own = { codes: item.codes.filter(({ isApproved }) => isApproved) };
  const code = codeFor(approved, own, market?.schedule ?? 'HS')?.code ?? '';
  return code.length <= digitsMax ? code : '';
}

const described = (fields: ExportedProduct['fields']): string =>
  text(fields['customsDescription']) || text(fields['title']);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Cut after a whole word. */
function shortened(written: string, max: number): string {
  const line = written.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max + 1);
  const end = cut.lastIndexOf(' ');
  return (end > 0 ? cut.slice(0, end) : line.slice(0, max)).trim();
}
