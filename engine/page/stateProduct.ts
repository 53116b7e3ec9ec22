/**
 * The product in the data that a page keeps for its own scripts (`__NEXT_DATA__`,
 * `window.__STATE__`), where shops built by scripts say all.
 */
import { likeness } from './chooseProduct.ts';
import type { StateEntry } from './embeddedState.ts';
import type { Json } from './looseJson.ts';
import { jsonOfScript, MAY_HOLD_PRODUCT } from './stateJson.ts';

export type StateObject = { readonly [key: string]: Json };

/**
 * A product of the state: its own object, and that around it, which often holds its attributes.
 * Other products are left out of both.
 */
export interface StateProduct {
  own: StateObject;
  around: StateObject;
}

/** What tells which of the products of the state is that of the page. */
export interface StateIdentity {
  names: readonly (string | null)[];
  addresses: readonly string[];
}

/**
 * The product of the page; null where the state names none, or several of which none is told to be
 * the one.
 */
export function stateProduct(scripts: readonly string[], page: StateIdentity): StateProduct | null {
  const found = candidatesIn(scripts).map((one) => ({ ...one, rank: rankOf(one, page) }));
  const told = found.filter(({ rank }) => rank > 0).sort((one, other) => other.rank - one.rank);
  const alone = found.filter(({ listed }) => !listed);
  const best = told[0] ?? (alone.length === 1 ? alone[0] : undefined);
  return best ? { own: withoutOthers(best.own), around: withoutOthers(best.around) } : null;
}

interface Candidate {
  own: StateObject;
  around: StateObject;
  /** Stands in a list, among others of its kind. */
  listed: boolean;
}

function candidatesIn(scripts: readonly string[]): Candidate[] {
  const found: Candidate[] = [];
  let left = NODES_MAX;
  const visit = (json: Json, around: StateObject, listed: boolean, depth: number): void => {
    left -= 1;
    if (json === null || typeof json !== 'object' || depth > DEPTH_MAX || left < 0) return;
    if (Array.isArray(json)) {
      for (const part of json) visit(part, around, listed || json.length > 1, depth + 1);
      return;
    }
    if (isProduct(json)) found.push({ own: json, around, listed });
    for (const [key, value] of Object.entries(json))
      if (!OTHERS.test(key)) visit(value, json, listed && !isProduct(json), depth + 1);
  };
  for (const script of scripts) {
    if (left < 0) break;
    if (MAY_HOLD_PRODUCT.test(script))
      for (const json of jsonOfScript(script)) visit(json, {}, false, 0);
  }
  return found;
}
const DEPTH_MAX = 14;
const NODES_MAX = 100_000;

/** Keys of what is not the product of the page: other products, baskets, menus, what buyers say. */
const OTHERS =
  /recommend|^recs?$|related|similar|up_?sells?|cross_?sells?|recent|viewed|also|suggest|best_?sell|popular|trending|cart|basket|wish|bundle|accessor|banner|^ads?$|advert|menu|navigation|review|filter|facet|breadcrumb|search|^user$|customer|sponsor|complementary|others?(?:products|goods)/i;

/** A name (or variants of a vendor, that have their own), and at least two things of goods. */
function isProduct(json: StateObject): boolean {
  const keys = new Set(Object.keys(json).map(stateKey));
  if (!NAMES.some((name) => keys.has(name)) && !(keys.has('vendor') && keys.has('variants')))
    return false;
  return SIGNS.filter((signs) => signs.some((sign) => keys.has(sign))).length >= 2;
}

/** A key in one spelling: `goods_name`, `goodsName` are `goodsname`. */
export const stateKey = (key: string): string => key.replace(/[_\-\s]/g, '').toLowerCase();

export const NAMES: readonly string[] = [
  'title',
  'name',
  'productname',
  'producttitle',
  'goodsname',
  'goodstitle',
  'itemname',
  'itemtitle',
  'displayname',
];
export const PRICE_NAMES: readonly string[] = [
  'saleprice',
  'sellingprice',
  'currentprice',
  'finalprice',
  'specialprice',
  'discountprice',
  'discountedprice',
  'promoprice',
  'price',
  'pricevalue',
  'prices',
];
export const CODES: readonly string[] = [
  'sku',
  'skucode',
  'skuid',
  'productcode',
  'itemcode',
  'vendorcode',
  'stylecode',
  'articlenumber',
  'article',
  'itemnumber',
  'productid',
  'goodsid',
  'itemid',
];
export const BARCODES: readonly string[] = [
  'gtin13',
  'gtin',
  'gtin14',
  'gtin12',
  'gtin8',
  'ean',
  'ean13',
  'barcode',
  'upc',
  'jan',
  'isbn',
];
export const BRANDS: readonly string[] = ['brand', 'brandname', 'vendor', 'manufacturer'];
export const PICTURES: readonly string[] = [
  'images',
  'pics',
  'pictures',
  'photos',
  'gallery',
  'imageurls',
  'imagelist',
  'media',
  'image',
  'mainimage',
  'imageurl',
  'cover',
  'pic',
];
const SIGNS = [PRICE_NAMES, CODES, BARCODES, BRANDS, PICTURES, ['variants']];

/**
 * How surely it is the product of the page: its name, or its number in the address; 0 where nothing
 * tells.
 */
function rankOf({ own }: Candidate, { names, addresses }: StateIdentity): number {
  const name = textUnder(own, NAMES) ?? '';
  const alike = Math.max(
    0,
    ...names.map((one) => (one === null || name === '' ? 0 : nearness(name, one))),
  );
  const numbers = [
    textUnder(own, [...CODES, 'id']),
    ...Object.entries(own).flatMap(([key, value]) =>
      /id$/i.test(key) && (typeof value === 'number' || typeof value === 'string')
        ? String(value)
        : [],
    ),
  ];
  const isNamed = numbers.some(
    (number) =>
      number !== null && number.length >= 3 && addresses.some((address) => holds(address, number)),
  );
  return (alike >= ALIKE ? alike : 0) + (isNamed ? 1 : 0);
}
const ALIKE = 0.5;

/** A title of a page holds the name of its product, and often more. */
const nearness = (name: string, title: string): number =>
  name.length >= 6 && title.toLowerCase().includes(name.toLowerCase()) ? 1 : likeness(name, title);

/** Whether an address holds a number as a word of its own. */
function holds(address: string, number: string): boolean {
  const at = address.toLowerCase().indexOf(number.toLowerCase());
  const [before = '', after = ''] = [address[at - 1], address[at + number.length]];
  return at >= 0 && !/[a-z\d]/i.test(before) && !/[a-z\d]/i.test(after);
}

/** The first text or number of several keys, in their order; null where none holds one. */
export function textUnder(json: StateObject, keys: readonly string[]): string | null {
  for (const key of keys)
    for (const [written, value] of Object.entries(json)) {
      if (stateKey(written) !== key) continue;
      const text = plainOf(value);
      if (text !== null) return text;
    }
  return null;
}

/** A text, a number, or what an object names: `{"name": "…"}`. */
function plainOf(value: Json): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (typeof value === 'number') return String(value);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  const named = value['name'] ?? value['title'] ?? value['value'] ?? value['label'];
  return typeof named === 'string' && named.trim() !== '' ? named : null;
}

/** A copy without what is of others. */
function withoutOthers(json: StateObject): StateObject {
  return Object.fromEntries(Object.entries(json).filter(([key]) => !OTHERS.test(key)));
}

/**
 * The attributes of a product: objects of a name and a value, wherever they stand in it or beside
 * it.
 */
export function attributesOf({ own, around }: StateProduct): StateEntry[] {
  const found: StateEntry[] = [];
  const visit = (json: Json, depth: number): void => {
    if (
      json === null ||
      typeof json !== 'object' ||
      depth > ATTRIBUTE_DEPTH ||
      found.length >= ATTRIBUTES_MAX
    )
      return;
    if (Array.isArray(json)) {
      for (const part of json.slice(0, ATTRIBUTES_MAX)) visit(part, depth + 1);
      return;
    }
    const [label, text] = [
      textUnder(json, ['name', 'label', 'key', 'title', 'attributename', 'attrname']),
      textUnder(json, ['value', 'text', 'displayvalue', 'attrvalue', 'valuename']),
    ];
    if (label !== null && text !== null) found.push({ label, text });
    else
      for (const [key, value] of Object.entries(json))
        if (!OTHERS.test(key)) visit(value, depth + 1);
  };
  for (const json of [own, around]) {
    visit(json, 0);
    if (found.length > 0) break;
  }
  return found;
}
const ATTRIBUTE_DEPTH = 5;
const ATTRIBUTES_MAX = 200;
