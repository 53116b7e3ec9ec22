/** The price that structured data offer. */
import { fromNumber, ZERO } from '../decimal.ts';
import { amountOf, priceIn, type PagePrice, roundedPrice } from './prices.ts';
import { currencyIn, type PageHome } from './currencies.ts';
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
  const offers = thingsOf(product, 'offers', 'offer').flatMap(nestedOffers);
  const own = offers.length === 0 && product.properties.has('price') ? [product] : offers;
  const found = own.flatMap((offer) => {
    const price = offerPrice(offer, place);
    return price ? [{ ...price, sold: isSoldOut(offer) }] : [];
  });
  const [best] = found.sort(
    (one, other) =>
      Number(one.sold) - Number(other.sold) ||
      Number(other.currency === home) - Number(one.currency === home) ||
      one.amount.cmp(other.amount),
  );
  return best ? { amount: best.amount, currency: best.currency } : null;
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

function offerPrice(offer: Thing, place: PageHome): PagePrice | null {
  const specified = thingsOf(offer, 'priceSpecification').flatMap((one) =>
    specifiedPrice(one, place),
  );
  const sale = specified.find((one) => one.sale);
  const own = pricesOf(offer, place, 'lowPrice', 'price', 'highPrice');
  const best =
    sale ?? own ?? specified.sort((one, other) => one.amount.cmp(other.amount))[0] ?? null;
  if (!best) return null;
  return {
    amount: best.amount,
    currency:
      best.currency ?? specified.find(({ currency }) => currency !== null)?.currency ?? null,
  };
}

/**
 * A price specification, unless it is a list or former price, a price per measure, or an
 * instalment.
 */
function specifiedPrice(specification: Thing, place: PageHome): (PagePrice & { sale: boolean })[] {
  const type = term(textsOf(specification, 'priceType')[0] ?? '').toLowerCase();
  if (/list|strike|msrp|srp|regular|minimumadvertised|invoice/.test(type)) return [];
  if (
    isPerMeasure(specification) ||
    specification.properties.has('billingDuration') ||
    specification.properties.has('billingIncrement')
  )
    return [];
  const price = pricesOf(specification, place, 'price', 'minPrice');
  return price ? [{ ...price, sale: /sale|special|promo/.test(type) }] : [];
}

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
  const currency = currencyOf(thing, place);
  for (const name of names)
    for (const value of valuesOf(thing, name)) {
      const price = priceOf(
        isThing(value) ? (textsOf(value, 'price', 'value')[0] ?? '') : value,
        currency,
        place,
      );
      if (price) return price;
    }
  return null;
}

/** A number as it is; a text as a bare number of the currency or as a printed price. */
function priceOf(
  value: string | number | boolean,
  currency: string | null,
  place: PageHome,
): PagePrice | null {
  if (typeof value === 'number')
    return value > 0 && Number.isFinite(value) && value < 1e13
      ? { amount: roundedPrice(fromNumber(value), currency), currency }
      : null;
  if (typeof value === 'boolean') return null;
  const bare = /^[\d.,'’\s]+$/.test(value) ? amountOf(value.trim(), currency) : null;
  if (bare !== null) return bare.gt(ZERO) ? { amount: bare, currency } : null;
  const printed = priceIn(value, place);
  return printed && { amount: printed.amount, currency: currency ?? printed.currency };
}

function currencyOf(thing: Thing, place: PageHome): string | null {
  for (const text of textsOf(thing, 'priceCurrency', 'currency')) {
    const found = currencyIn(text, place);
    if (found !== null) return found;
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
