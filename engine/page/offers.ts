/** The price that structured data offer. */
import { fromNumber } from '../decimal.ts';
import { type PagePrice, roundedPrice, statedPrice } from './prices.ts';
import { type PageHome, statedUnit, type Unit } from './currencies.ts';
import { isThing, term, textsOf, thingsOf, valuesOf, type Thing } from './things.ts';

/**
 * The price of a product's offers: in stock before sold out, then in the currency of the page, then
 * the lowest. Null where none is stated or all are zero.
 */
export function offeredPrice(
  product: Thing,
  place: PageHome,
  home: string | null,
): PagePrice | null {
  const offers = thingsOf(product, 'offers', 'offer').flatMap((offer) =>
    nestedOffers(offer).map((one) => ({ one, around: unitOf(offer, place) })),
  );
  const own =
    offers.length === 0 && product.properties.has('price')
      ? [{ one: product, around: null }]
      : offers;
  const found = own.flatMap(({ one, around }) => {
    const price = offerPrice(one, around, place);
    return price ? [{ price, sold: isSoldOut(one) }] : [];
  });
  const [best] = found.sort(
    (one, other) =>
      Number(one.sold) - Number(other.sold) ||
      Number(other.price.currency === home) - Number(one.price.currency === home) ||
      one.price.amount.cmp(other.price.amount),
  );
  if (!best) return null;
  const rest = found
    .filter(({ sold }) => sold === best.sold)
    .map(({ price }) => price.upTo ?? price.amount);
  const upTo = rest.reduce((high, amount) => (amount.gt(high) ? amount : high), best.price.amount);
  return upTo.gt(best.price.amount) ? { ...best.price, upTo } : best.price;
}

/** The offers within an aggregate, or the aggregate itself. */
function nestedOffers(offer: Thing): Thing[] {
  const inner = thingsOf(offer, 'offers', 'itemOffered').filter(
    (one) => one.properties.has('price') || one.properties.has('priceSpecification'),
  );
  return offer.properties.has('lowPrice') || inner.length === 0
    ? [offer]
    : inner.slice(0, OFFERS_MAX);
}
const OFFERS_MAX = 300;

/** `around`: the currency that is stated of all offers. */
function offerPrice(offer: Thing, around: Unit | null, place: PageHome): PagePrice | null {
  const all = thingsOf(offer, 'priceSpecification');
  const general = all.filter((one) => !isForSome(one));
  const specified = (general.length > 0 ? general : all).flatMap((one) =>
    specifiedPrice(one, place),
  );
  const sale = specified.find((one) => one.sale);
  const low = pricesOf(offer, place, 'lowPrice', 'price', 'highPrice');
  const high = offer.properties.has('lowPrice') ? pricesOf(offer, place, 'highPrice') : null;
  const own = low && high?.amount.gt(low.amount) ? { ...low, upTo: high.amount } : low;
  const best = sale?.price ?? own ?? specified.map(({ price }) => price).sort(byAmount)[0] ?? null;
  if (!best || isNamed(best)) return best;
  const unit = specified.map(({ price }) => price).find(isNamed) ?? around;
  return unit ? { ...unit, amount: best.amount } : best;
}
const byAmount = (one: PagePrice, other: PagePrice): number => one.amount.cmp(other.amount);
const isNamed = ({ currency, open, strange }: Unit): boolean =>
  strange === true || (currency !== null && !open);

/**
 * A price specification, unless it is a list or former price, a price per measure, or an
 * instalment.
 */
function specifiedPrice(
  specification: Thing,
  place: PageHome,
): { price: PagePrice; sale: boolean }[] {
  const type = term(textsOf(specification, 'priceType')[0] ?? '').toLowerCase();
  if (/list|strike|msrp|srp|regular|minimumadvertised|invoice/.test(type)) return [];
  if (
    isPerMeasure(specification) ||
    specification.properties.has('billingDuration') ||
    specification.properties.has('billingIncrement')
  )
    return [];
  const price = pricesOf(specification, place, 'price', 'minPrice');
  return price ? [{ price, sale: /sale|special|promo/.test(type) }] : [];
}

/** For members, or without the tax that a buyer pays. */
const isForSome = (specification: Thing): boolean =>
  specification.properties.has('validForMemberTier') ||
  specification.properties.has('membershipPointsEarned') ||
  valuesOf(specification, 'valueAddedTaxIncluded').some(
    (value) => value === false || (typeof value === 'string' && /^false$/i.test(value)),
  );

/** A reference quantity other than one piece makes it a price per kilogram, litre or metre. */
function isPerMeasure(specification: Thing): boolean {
  if (textsOf(specification, 'unitText').some((unit) => /month|monat|mois|mes\b/i.test(unit)))
    return true;
  return thingsOf(specification, 'referenceQuantity', 'eligibleQuantity').some((quantity) => {
    const unit = (textsOf(quantity, 'unitCode', 'unitText')[0] ?? '').toUpperCase();
    return unit !== '' && !PIECES.has(unit);
  });
}
const PIECES: ReadonlySet<string> = new Set([
  'C62',
  'EA',
  'H87',
  'PCE',
  'PIECE',
  'PIECES',
  'STK',
  'ST',
  'UNIT',
  'NAR',
]);

function pricesOf(thing: Thing, place: PageHome, ...names: string[]): PagePrice | null {
  const unit = unitOf(thing, place);
  for (const name of names)
    for (const value of valuesOf(thing, name)) {
      const price = priceOf(
        isThing(value) ? (textsOf(value, 'price', 'value')[0] ?? '') : value,
        unit,
        place,
      );
      if (price) return price;
    }
  return null;
}

/** A number as it is; a text as a bare number of the currency or as a printed price. */
function priceOf(
  value: string | number | boolean,
  unit: Unit | null,
  place: PageHome,
): PagePrice | null {
  if (typeof value === 'boolean') return null;
  if (typeof value === 'string') return statedPrice(value, unit, place);
  return value > 0 && Number.isFinite(value) && value < 1e13
    ? { currency: null, ...unit, amount: roundedPrice(fromNumber(value), unit?.currency ?? null) }
    : null;
}

function unitOf(thing: Thing, place: PageHome): Unit | null {
  for (const text of textsOf(thing, 'priceCurrency', 'currency')) {
    const found = statedUnit(text, place);
    if (found !== null) return found;
  }
  return null;
}

/** The currency that a product or its offers state by its code, also where they state no price. */
export function offeredCurrency(product: Thing, place: PageHome): string | null {
  const offers = thingsOf(product, 'offers', 'offer');
  for (const one of [...offers.flatMap((offer) => [offer, ...nestedOffers(offer)]), product]) {
    const unit = unitOf(one, place);
    if (unit && unit.currency !== null && !unit.open) return unit.currency;
  }
  return null;
}

/**
 * Whether none of the offers of a product can be bought; one without offers, or that does not say,
 * can.
 */
export function isSoldOutProduct(product: Thing): boolean {
  const offers = thingsOf(product, 'offers', 'offer').flatMap(nestedOffers);
  return offers.length > 0 && offers.every(isSoldOut);
}

const isSoldOut = (offer: Thing): boolean =>
  textsOf(offer, 'availability').some((text) =>
    /outofstock|soldout|discontinued/i.test(text.replace(/[\s_-]/g, '')),
  );
