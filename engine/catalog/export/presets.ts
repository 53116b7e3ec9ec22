/**
 * Files that shops import, with approved codes alone, each within what the shop takes. Read 2026-11:
 * Shopify's help on inventory files (codes of 6 to 13 digits), WooCommerce's customs data of
 * products (6 to 14 digits, 35 characters), BigCommerce's customs information (100 characters).
 */
import { HARMONIZED_SYSTEM } from '../../hscode.ts';
import {
  BIGCOMMERCE_CHARACTERS_MAX,
  described,
  DIGITS_MIN,
  SHOPIFY_DIGITS_MAX,
  shortened,
  sixDigits,
  WOOCOMMERCE_CHARACTERS_MAX,
  WOOCOMMERCE_DIGITS_MAX,
} from '../shops.ts';
import type { ExportedItem, ExportedProduct } from './rows.ts';

export type Preset = 'shopify-inventory' | 'woocommerce' | 'bigcommerce';

/** Whose codes are wanted; null: the six digits that all tariffs share. */
export interface Market {
  country: string;
  schedule: string;
}

/** Digits that a shop takes. */
interface Digits {
  min: number;
  max: number;
}
const SHOPIFY_DIGITS: Digits = { min: DIGITS_MIN, max: SHOPIFY_DIGITS_MAX };
const WOOCOMMERCE_DIGITS: Digits = { min: DIGITS_MIN, max: WOOCOMMERCE_DIGITS_MAX };
const SHOPIFY_OPTIONS = 3;

const SHOPIFY_HEADER = [
  'Handle',
  'Title',
  ...Array.from({ length: SHOPIFY_OPTIONS }, (_, at) => [
    `Option${at + 1} Name`,
    `Option${at + 1} Value`,
  ]).flat(),
  'SKU',
  'HS Code',
  'COO',
];
const WOOCOMMERCE_HEADER = [
  'ID',
  'SKU',
  'commodity_code',
  'country_of_origin',
  'customs_description',
];

/** Header of a preset of CSV; null for one whose lines are JSON. */
export function headerOf(preset: Preset): readonly string[] | null {
  if (preset === 'shopify-inventory') return SHOPIFY_HEADER;
  return preset === 'woocommerce' ? WOOCOMMERCE_HEADER : null;
}

/**
 * Rows of a product in a preset of CSV: of items with a SKU and a code. A shop may take a blank cell
 * for one that is to be emptied, and may hold a code that nobody has approved here.
 */
export function presetRows(
  preset: 'shopify-inventory' | 'woocommerce',
  product: ExportedProduct,
  market: Market | null,
): string[][] {
  const row = preset === 'shopify-inventory' ? shopifyRow : woocommerceRow;
  return product.items.flatMap((item) => {
    const cells = row(product, item, market);
    return item.sku === null || cells[CODE_CELL[preset]] === '' ? [] : [cells];
  });
}

const CODE_CELL = {
  'shopify-inventory': SHOPIFY_HEADER.indexOf('HS Code'),
  woocommerce: WOOCOMMERCE_HEADER.indexOf('commodity_code'),
};

/** Found by handle and options: a variant without its options would be another one. */
function shopifyRow(product: ExportedProduct, item: ExportedItem, market: Market | null): string[] {
  const { fields } = product;
  return [
    text(fields['slug']) || idIn('shopify', product, product.externalId),
    text(fields['title']),
    ...optionCells(product, item),
    item.sku ?? '',
    codeWithin(product, item, market, SHOPIFY_DIGITS),
    originOf(product, item),
  ];
}

/** Names and values of options; what has none is the one variant that Shopify makes itself. */
function optionCells({ items }: ExportedProduct, { fields }: ExportedItem): string[] {
  const stated = (Array.isArray(fields['attributes']) ? fields['attributes'] : []).flatMap(
    ({ name, value }: { name?: unknown; value?: unknown }) =>
      typeof name === 'string' && typeof value === 'string' ? [[name, value]] : [],
  );
  const title = items.length > 1 ? text(fields['title']) : '';
  const options = stated.length > 0 ? stated : [['Title', title || 'Default Title']];
  return Array.from({ length: SHOPIFY_OPTIONS }, (_, at) => options[at] ?? ['', '']).flat();
}

/** Found by its id, or by its SKU where the id is not known: a variation has an id of its own. */
function woocommerceRow(
  product: ExportedProduct,
  item: ExportedItem,
  market: Market | null,
): string[] {
  const own = item.externalId ?? (product.items.length === 1 ? product.externalId : null);
  const id = idIn('woocommerce', product, own);
  return [
    /^\d{1,18}$/.test(id) ? id : '',
    item.sku ?? '',
    codeWithin(product, item, market, WOOCOMMERCE_DIGITS),
    originOf(product, item),
    shortened(described(product.fields), WOOCOMMERCE_CHARACTERS_MAX),
  ];
}

/** An id of goods in a shop; blank where it is that of another one. */
const idIn = (shop: string, { sourceKind }: ExportedProduct, id: string | null): string =>
  id !== null && (sourceKind === shop || sourceKind === 'csv') ? id : '';

const originOf = ({ fields }: ExportedProduct, item: ExportedItem | null): string =>
  text(item?.fields['originCountry'] ?? fields['originCountry']);

/**
 * A body of BigCommerce's customs information; null for a product that it does not know, or that
 * has no code: the body takes the place of all codes that the shop has.
 */
export function customsInformation(
  product: ExportedProduct,
  market: Market | null,
): Record<string, unknown> | null {
  const { fields, items } = product;
  const id = idIn('bigcommerce', product, product.externalId);
  if (!/^\d{1,18}$/.test(id)) return null;
  const [item = null] = items;
  const approved = approvedCodes(product, item);
  const all = sixDigits(approved);
  const own = market && approved.get(market.schedule);
  if (all === null && !own) return null;
  return {
    product_id: Number(id),
    country_of_origin: originOf(product, item),
    commodity_description: shortened(described(fields), BIGCOMMERCE_CHARACTERS_MAX),
    international_shipping: true,
    hs_codes: {
      ...(market && own ? { [market.country]: own } : {}),
      ...(all === null ? {} : { ALL: all }),
    },
  };
}

/** The approved codes by schedule, an item's own before its product's. */
function approvedCodes(
  product: ExportedProduct,
  item: ExportedItem | null,
): ReadonlyMap<string, string> {
  const codes = [...(item?.codes ?? []), ...product.codes].filter(({ isApproved }) => isApproved);
  // the last of a map stands
  return new Map(codes.toReversed().map(({ schedule, code }) => [schedule, code]));
}

/**
 * The approved code of a market's tariff, or the six digits that all share; blank where there is
 * none, or the shop takes no code of its length: a code cut short is another code.
 */
function codeWithin(
  product: ExportedProduct,
  item: ExportedItem,
  market: Market | null,
  { min, max }: Digits,
): string {
  const approved = approvedCodes(product, item);
  const isShared = market === null || market.schedule === HARMONIZED_SYSTEM;
  const code = (isShared ? sixDigits(approved) : approved.get(market.schedule)) ?? '';
  return code.length >= min && code.length <= max ? code : '';
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
