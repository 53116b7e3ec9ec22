/** The price as printed on the page, where no property states it. */
import { factOf } from './labels.ts';
import type { FactRow } from './factRows.ts';
import { leadsToOthers } from './otherProducts.ts';
import type { Block } from './textBlocks.ts';
import { labelRole, priceIn, statedPrice, type PrintedPrice } from './prices.ts';
import type { PageHome } from './currencies.ts';
import type { Element, Reader } from './walk.ts';
import { between, marksOf, own } from './zones.ts';

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
      const { tag, attributes, zone, struck, at } = element;
      if (zone !== 'main' || struck || marks.length >= MARKS_MAX) return;
      if (tag === 'input' && FIELD.test(attributes['name'] ?? ''))
        marks.push({ text: attributes['value'] ?? '', at, score: -FIELD_SCORE });
      const machine =
        attributes['data-price-amount'] ??
        attributes['data-price'] ??
        attributes['data-product-price'];
      if (machine === undefined && !isMarked(element)) return;
      const text = element.live.trim();
      if (text.length > TEXT_MAX || isOther(element)) return;
      const shown = DIGIT.test(text) ? text : (machine ?? '');
      if (!DIGIT.test(shown)) return;
      const around = element.parent?.live ?? '';
      const label = labelRole(around.slice(-LABEL_MAX));
      if (label === 'none' || leadsToOthers(lineOf(around, text))) return;
      const away = label === 'regular' ? FIELD_SCORE : label === 'aside' ? FOR_SOME : 0;
      marks.push({ text: shown, at, score: scoreOf(element) - away });
    },
  };
  return { reader, marks };
}

/** The line that ends with a text. */
const lineOf = (before: string, text: string): string =>
  `${before.slice(before.lastIndexOf('\n') + 1)}${text}`.trim();

/** Its names say price, or it is the current one of what says so. */
function isMarked(element: Element): boolean {
  const names = namesOf(element);
  if (PRICE.test(names)) return true;
  return (
    names !== '' &&
    element.parent !== null &&
    CURRENT.test(names) &&
    PRICE.test(namesOf(element.parent))
  );
}

/** Class names, and the names that shops give elements for their tests, compounds as words. */
function namesOf({ marks, attributes }: Element): string {
  const hook = HOOKS.map((name) => attributes[name]).find((value) => value !== undefined);
  const names = hook === undefined ? marks : `${marks} ${marksOf(hook, undefined)}`;
  return names.includes('price')
    ? names.replace(/(?<=[a-z])price/g, '-price').replace(/price(?=[a-rt-z\d])/g, 'price-')
    : names;
}
const HOOKS = [
  'data-hook',
  'data-testid',
  'data-test',
  'data-test-id',
  'data-qa',
  'data-auto',
  'data-automation',
];

/** Characters before a price that say what it is. */
const LABEL_MAX = 40;
/** A field of the form that the price is sent with: where nothing is printed. */
const FIELD = /^(?:amount|price|product[_-]?price|item[_-]?price)$/i;
const FIELD_SCORE = 4;
/** A digit of any script. */
const DIGIT = /\p{Nd}/u;
const MARKS_MAX = 200;
const TEXT_MAX = 160;

const PRICE = new RegExp(
  between(
    'prices?|preis|prix|precio|preco|prezzo|prijs|cena|cenas|pris|hinta|fiyat|harga|gia|kakaku|amount|money|cost|pricing|pricetag|kaina|ar|tsena|kwota|montant|importe|betrag|valor|pret|cijena|hind|timi',
  ),
);
const CURRENT = new RegExp(
  between(
    'sale|current|now|today|final|special|actual|our|promo(?:tion)?|deal|selling|discounted|offer|reduced|new|pay|buy|main|primary|offscreen|to-pay',
  ),
);
const REGULAR = new RegExp(between('regular|normal|standard|reg'));
const OTHER = new RegExp(
  own(
    'old|was|compare|compare-at|(?<!price-)list|list-price|before|previous|prev|rrp|uvp|msrp|strike|strikethrough|struck|crossed|line-through|retail|original|unit|per-unit|base-price|baseprice|grundpreis|' +
      'installments?|instalments?|emi|monthly|financing|klarna|afterpay|savings?|save|saved|origin|org|ori|discount-amount|discount-percent|percent(?:age)?|points|tax|vat|shipping|filter|slider|alert|history|lowest|omnibus|symbol|currency-symbol|label|ancienne|antes|anterior|vorher|statt|stara|cart|minicart|secondary|coupon|voucher|deposit',
  ),
);

function isOther(element: Element): boolean {
  if (/old|list|regular(?!.*final)/i.test(element.attributes['data-price-type'] ?? '')) return true;
  let above: Element | null = element;
  const isCurrent = CURRENT.test(namesOf(element));
  for (let level = 0; above && level < 4; level += 1, above = above.parent) {
    if (above.tag === 'body' || above.tag === 'main' || above.tag === 'form') return false;
    if (OTHER.test(namesOf(above)) && !(level > 0 && isCurrent)) return true;
  }
  return false;
}

function scoreOf(element: Element): number {
  const { parent } = element;
  const names = namesOf(element);
  const current = CURRENT.test(names) || /final/i.test(element.attributes['data-price-type'] ?? '');
  const around =
    parent !== null &&
    (isCurrentPrice(namesOf(parent)) || parent.tag === 'ins' || element.tag === 'ins');
  return (
    (current ? 5 : 0) +
    (around ? 4 : 0) -
    (REGULAR.test(names) ? 2 : 0) -
    (isForSome(element) ? FOR_SOME : 0)
  );
}

const isCurrentPrice = (names: string): boolean => CURRENT.test(names) && PRICE.test(names);

/** Within what is named as for members, for subscribers, for a set or without tax. */
function isForSome(element: Element): boolean {
  let above: Element | null = element;
  for (let level = 0; above && level < 4; level += 1, above = above.parent)
    if (above.marks !== '' && SOME.test(namesOf(above))) return true;
  return false;
}
const SOME = new RegExp(
  between(
    'members?|membership|club|loyalty|vip|subscri(?:be|ption|ptions)|autoship|bundles?|together|set-total|wholesale|trade|ex-vat|ex-tax|excl|excl-(?:vat|tax)|excluding-tax|net|netto|ht|points?|tooltip|popover|modal|popup|sticky-promo|gift|warranty|protection|insurance|addons?|add-on',
  ),
);

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
): PrintedPrice | null {
  const marked = marks.flatMap((mark): Rated[] => {
    const price = statedPrice(mark.text, null, place);
    return price
      ? [{ price, at: mark.at, score: mark.score - (holdsAnother(mark, marks) ? 1 : 0) }]
      : [];
  });
  const named = rows.flatMap((row): Rated[] => {
    const price = rowPrice(row, place);
    return price ? [{ price, at: row.at, score: 0 }] : [];
  });
  const [best] = [...marked, ...named]
    .map((one) => ({ ...one, score: one.score - doubtOf(one, headingAt) }))
    .sort(
      (one, other) =>
        other.score - one.score || Math.abs(one.at - headingAt) - Math.abs(other.at - headingAt),
    );
  return best?.price ?? priceInLines(blocks, headingAt, place);
}

interface Rated {
  price: PrintedPrice;
  at: number;
  score: number;
}

/** What speaks against a price: its place, that it names no unit, that few pay it. */
const doubtOf = ({ price, at }: Rated, headingAt: number): number =>
  (at < headingAt ? 3 : at - headingAt > FAR ? 4 : 0) +
  (price.currency === null ? 2 : 0) +
  (price.aside ? FOR_SOME : 0);

/** The price of a row that is called so. */
const rowPrice = ({ zone, label, text }: FactRow, place: PageHome): PrintedPrice | null =>
  zone === 'main' && factOf(label) === 'price' ? priceIn(text, place) : null;

/** The first line that is a price; one for some, or without tax, only where there is no other. */
function priceInLines(
  blocks: readonly Block[],
  headingAt: number,
  place: PageHome,
): PrintedPrice | null {
  const lines = blocks.filter(
    ({ zone, at, live }) =>
      zone === 'main' &&
      live !== '' &&
      at >= headingAt &&
      at - headingAt < FAR &&
      live.length <= LINE_MAX,
  );
  const found = lines.flatMap(({ live: text }) => {
    if (!AMOUNT_FIRST.test(text) || leadsToOthers(text)) return [];
    const price = priceIn(text, place);
    return price && (price.currency !== null || price.open || DASHED.test(text)) ? [price] : [];
  });
  return found.find(({ aside }) => !aside) ?? found[0] ?? null;
}
/** More than any name that says current. */
const FOR_SOME = 10;
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
