/** Facts of the product from the data that a page keeps for its own scripts. */
import { decimal, fromNumber, ZERO } from '../decimal.ts';
import { minorDigits } from '../money.ts';
import { type PageHome, statedUnit, type Unit } from './currencies.ts';
import { stateOrigins, type StateEntry } from './embeddedState.ts';
import { gtinOf } from '../gtin.ts';
import { factOf, type LabelledFact } from './labels.ts';
import type { Json } from './looseJson.ts';
import { type PagePrice, statedPrice } from './prices.ts';
import type { PartialFacts } from './productFacts.ts';
import {
  attributesOf,
  BARCODES,
  BRANDS,
  CODES,
  NAMES,
  PICTURES,
  PRICE_NAMES,
  stateKey,
  type StateObject,
  type StateProduct,
  textUnder,
} from './stateProduct.ts';
import { stated } from './text.ts';

/** What the state says of a product; every field that it leaves open is null. */
export function stateFacts(product: StateProduct, place: PageHome): PartialFacts {
  const { own } = product;
  const attributes = attributesOf(product);
  const labelled = (fact: LabelledFact): string | null =>
    stated(attributes.find(({ label }) => factOf(label) === fact)?.text);
  const variant = firstVariant(own);
  const barcode = textUnder(own, BARCODES) ?? textUnder(variant, BARCODES) ?? labelled('gtin');
  return {
    title: stated(textUnder(own, NAMES)),
    description: stated(
      textUnder(own, ['description', 'shortdescription', 'productdescription', 'goodsdesc']),
    ),
    brand: stated(textUnder(own, BRANDS)) ?? labelled('brand'),
    sku:
      stated(textUnder(own, ['sku', 'skucode']) ?? textUnder(variant, ['sku', 'skucode'])) ??
      stated(textUnder(own, CODES)) ??
      labelled('sku') ??
      lettered(textUnder(own, ['id'])),
    gtin: barcode === null ? null : gtinOf(barcode),
    mpn: stated(textUnder(own, ['mpn', 'manufacturerpartnumber', 'partnumber'])) ?? labelled('mpn'),
    category: worded(stated(textUnder(own, ['category', 'categoryname', 'producttype']))),
    material: stated(textUnder(own, ['material', 'composition', 'fabric'])) ?? labelled('material'),
    color: stated(textUnder(own, ['color', 'colour', 'colorname'])) ?? labelled('color'),
    price: statePrice(own, place),
    images: picturesOf(own),
  };
}

/** What stands for a product whose variants alone have numbers: the first. */
function firstVariant(own: StateObject): StateObject {
  const [, variants = null] =
    Object.entries(own).find(([key]) => stateKey(key) === 'variants') ?? [];
  const first = Array.isArray(variants) ? variants[0] : null;
  return typeof first === 'object' && first !== null && !Array.isArray(first) ? first : {};
}

/** An identity that a person chose: one of digits alone is the database's. */
const lettered = (id: string | null): string | null =>
  id !== null && /^(?=.*\p{Lu})(?=.*\d)[\p{L}\d._/-]{3,40}$/u.test(id) ? id : null;

const worded = (text: string | null): string | null =>
  text !== null && /\p{L}{3}/u.test(text) ? text : null;

/**
 * The origins that the state names of the product itself; where its object names none, of what
 * stands around it.
 */
export function stateProductOrigins({ own, around }: StateProduct): StateEntry[] {
  const found = stateOrigins([JSON.stringify(own)], []);
  return found.length > 0 ? found : stateOrigins([JSON.stringify(around)], []);
}

/**
 * The price to pay; the first of the keys that holds one, with the currency beside it or within it.
 */
function statePrice(own: StateObject, place: PageHome): PagePrice | null {
  const beside = unitOf(own, place);
  for (const key of PRICE_NAMES)
    for (const [written, value] of Object.entries(own)) {
      const price = stateKey(written) === key ? priceOf(value, beside, place) : null;
      if (price) return price;
    }
  return null;
}

function priceOf(value: Json, beside: Unit | null, place: PageHome): PagePrice | null {
  if (typeof value === 'number')
    return value > 0 && Number.isFinite(value) && value < AMOUNT_MAX
      ? { ...(beside ?? NO_UNIT), amount: fromNumber(value) }
      : null;
  if (typeof value === 'string') return statedPrice(value, beside, place);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  const within = unitOf(value, place) ?? beside;
  const cents = textUnder(value, MINOR_AMOUNTS);
  if (cents !== null && /^\d{1,12}$/.test(cents) && decimal(cents).gt(ZERO))
    return {
      ...(within ?? NO_UNIT),
      amount: decimal(`${cents}e-${minorDigits(within?.currency ?? '')}`),
    };
  for (const key of AMOUNTS)
    for (const [written, inner] of Object.entries(value)) {
      const price = stateKey(written) === key ? priceOf(inner, within, place) : null;
      if (price) return price;
    }
  return null;
}
const AMOUNT_MAX = 1e12;
const NO_UNIT: Unit = { currency: null };
/** Keys of an amount in the minor unit of its currency. */
const MINOR_AMOUNTS = [
  'centamount',
  'amountincents',
  'cents',
  'valueincents',
  'minorunits',
  'amountminor',
];
/** Keys of an amount within a price, what is paid now before what was. */
const AMOUNTS = [
  'saleprice',
  'currentprice',
  'finalprice',
  'sellingprice',
  'offerprice',
  'discountedprice',
  'sale',
  'current',
  'final',
  'discounted',
  'selling',
  'now',
  'amount',
  'value',
  'price',
  'withtax',
  'gross',
  'min',
  'minprice',
  'lowprice',
  'formatted',
  'regular',
  'regularprice',
];

function unitOf(json: StateObject, place: PageHome): Unit | null {
  const text = textUnder(json, [
    'currency',
    'currencycode',
    'pricecurrency',
    'currencyid',
    'currencyiso',
  ]);
  return text === null ? null : statedUnit(text, place);
}

/** The addresses of the first key that holds pictures, in their order. */
function picturesOf(own: StateObject): string[] {
  for (const key of PICTURES)
    for (const [written, value] of Object.entries(own)) {
      const found = stateKey(written) === key ? addressesIn(value) : [];
      if (found.length > 0) return found;
    }
  return [];
}

function addressesIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value === 'string') return /^(?:https?:)?\/\S+$/.test(value) ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  const address = textUnder(value, [
    'original',
    'large',
    'full',
    'url',
    'src',
    'href',
    'imageurl',
    'path',
  ]);
  return address === null ? [] : addressesIn(address);
}
