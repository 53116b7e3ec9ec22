/** The price as printed on the page, where no property states it. */
import { ZERO } from '../decimal.ts';
import { factOf } from './labels.ts';
import type { FactRow } from './factRows.ts';
import type { Block } from './textBlocks.ts';
import { amountOf, priceIn, type PagePrice } from './prices.ts';
import { currencyIn, type PageHome } from './currencies.ts';
import type { Element, Reader } from './walk.ts';

/** An element that is marked as a price. */
export interface PriceMark {
  text: string;
  at: number;
  /** How much it looks like the price to pay: sale before regular. */
  score: number;
}

/**
 * Collects the elements whose class names say price, without former prices, instalments and
 * savings.
 */
export function priceReader(): { reader: Reader; marks: PriceMark[] } {
  const marks: PriceMark[] = [];
  const reader: Reader = {
    close(element) {
      const { attributes, zone, struck, at } = element;
      if (zone !== 'main' || struck || marks.length >= MARKS_MAX) return;
      const machine =
        attributes['data-price-amount'] ??
        attributes['data-price'] ??
        attributes['data-product-price'];
      if (machine === undefined && !PRICE.test(element.marks)) return;
      const text = element.live.trim();
      if (text.length > TEXT_MAX || isOther(element)) return;
      const shown = DIGIT.test(text) ? text : (machine ?? '');
      if (DIGIT.test(shown)) marks.push({ text: shown, at, score: scoreOf(element) });
    },
  };
  return { reader, marks };
}
/** A digit of any script. */
const DIGIT = /\p{Nd}/u;
const MARKS_MAX = 200;
const TEXT_MAX = 160;

const between = (words: string): RegExp => new RegExp(`(?:^|[\\s-])(?:${words})(?=$|[\\s-])`);
const PRICE = between(
  'prices?|preis|prix|precio|preco|prezzo|prijs|cena|cenas|pris|hinta|fiyat|harga|gia|kakaku|amount|money|cost|pricing|pricetag|kaina|ar|tsena|kwota|montant|importe|betrag|valor',
);
const CURRENT = between(
  'sale|current|now|final|special|actual|our|promo(?:tion)?|deal|selling|discounted|offer|reduced|new|pay|buy|main|offscreen|to-pay',
);
const REGULAR = between('regular|normal|standard|reg');
const OTHER = between(
  'old|was|compare|compare-at|list|list-price|before|previous|prev|rrp|uvp|msrp|strike|strikethrough|struck|crossed|line-through|retail|original|unit|per-unit|base-price|baseprice|grundpreis|' +
    'installments?|instalments?|emi|monthly|financing|klarna|afterpay|savings?|save|saved|origin|org|ori|discount-amount|discount-percent|percent(?:age)?|points|tax|vat|shipping|filter|slider|alert|history|lowest|omnibus|symbol|currency-symbol|label|ancienne|antes|anterior|vorher|statt|stara|cart|minicart',
);

function isOther(element: Element): boolean {
  if (/old|list|regular(?!.*final)/i.test(element.attributes['data-price-type'] ?? '')) return true;
  let above: Element | null = element;
  for (let level = 0; above && level < 4; level += 1, above = above.parent) {
    if (above.tag === 'body' || above.tag === 'main' || above.tag === 'form') return false;
    if (OTHER.test(above.marks) && !(level > 0 && CURRENT.test(element.marks))) return true;
  }
  return false;
}

function scoreOf(element: Element): number {
  const { marks, parent } = element;
  const current = CURRENT.test(marks) || /final/i.test(element.attributes['data-price-type'] ?? '');
  const around =
    parent !== null &&
    (CURRENT.test(parent.marks) || parent.tag === 'ins' || element.tag === 'ins');
  return (current ? 5 : 0) + (around ? 4 : 0) - (REGULAR.test(marks) ? 2 : 0);
}

/** What the page has been read for. */
export interface PrintedPrices {
  marks: readonly PriceMark[];
  rows: readonly FactRow[];
  blocks: readonly Block[];
  /** Where the heading of the product stands. */
  headingAt: number;
}

/**
 * The price nearest to the heading among those that look most like the price to pay; then a row
 * called price; then a line that is a price.
 */
export function printedPrice(
  { marks, rows, blocks, headingAt }: PrintedPrices,
  place: PageHome,
): PagePrice | null {
  const rated = marks
    .flatMap((mark) => {
      const price = priceIn(mark.text, place) ?? barePrice(mark.text, place);
      const away = mark.at < headingAt ? 3 : mark.at - headingAt > FAR ? 4 : 0;
      return price
        ? [
            {
              price,
              at: mark.at,
              score:
                mark.score -
                away -
                (price.currency === null ? 2 : 0) -
                (holdsAnother(mark, marks) ? 1 : 0),
            },
          ]
        : [];
    })
    .sort(
      (one, other) =>
        other.score - one.score || Math.abs(one.at - headingAt) - Math.abs(other.at - headingAt),
    );
  const [best] = rated;
  if (best) return best.price;
  for (const row of rows)
    if (row.zone === 'main' && factOf(row.label) === 'price') {
      const price = priceIn(row.text, place);
      if (price) return price;
    }
  const lines = blocks.filter(
    ({ zone, at, text, struck }) =>
      zone === 'main' &&
      !struck &&
      at >= headingAt &&
      at - headingAt < FAR &&
      text.length <= LINE_MAX,
  );
  for (const { text } of lines) {
    if (currencyIn(text, place) === null && !DASHED.test(text)) continue;
    const price = AMOUNT_FIRST.test(text) ? priceIn(text, place) : null;
    if (price) return price;
  }
  return null;
}
/** Elements from the heading within which the price of the product stands. */
const FAR = 400;
const LINE_MAX = 90;
/** An amount at the start of a line, and one with a dash for its cents. */
const AMOUNT_FIRST = /^\P{Nd}{0,20}\p{Nd}/u;
const DASHED = /^\D{0,6}\d[\d\s'’.,]*[.,:]\s?[-–—]+$/;

/** A wrapper says no more than the price within it, and may hold several. */
const holdsAnother = ({ at, text }: PriceMark, marks: readonly PriceMark[]): boolean =>
  marks.some(
    (other) => other.at > at && other.text.length < text.length && text.includes(other.text),
  );

function barePrice(text: string, place: PageHome): PagePrice | null {
  const currency = currencyIn(text, place);
  const amount = /^[\d.,'’\s]+$/.test(text) ? amountOf(text, currency) : null;
  return amount === null || amount.lte(ZERO) ? null : { amount, currency };
}
