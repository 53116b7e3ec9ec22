/** Facts of the product from meta tags and from the text of the page. */
import { categoryOf } from './breadcrumbs.ts';
import { type PageHome, statedUnit } from './currencies.ts';
import type { FactRow } from './factRows.ts';
import { gtinOf } from '../gtin.ts';
import { numberIn } from './identifiers.ts';
import {
  factOf,
  foldedLabel,
  isDescriptionHeading,
  isKnownLabel,
  type LabelledFact,
} from './labels.ts';
import { metaText, twitterLabels, type MetaTags } from './metaTags.ts';
import { priceIn, type PagePrice, statedPrice } from './prices.ts';
import { first, type PartialFacts } from './productFacts.ts';
import { stated } from './text.ts';
import type { Block } from './textBlocks.ts';

/** Open Graph and its product properties. */
export function openGraphFacts(
  tags: MetaTags,
  place: PageHome,
  siteName: string | null,
): PartialFacts {
  const title = withoutSite(metaText(tags, 'og:title'), siteName);
  return {
    title: title === siteName ? null : title,
    description: metaText(tags, 'og:description'),
    brand: metaText(tags, 'product:brand', 'og:brand'),
    sku: metaText(tags, 'product:retailer_item_id', 'product:sku', 'og:sku'),
    gtin: gtinAmong(
      tags,
      'product:gtin',
      'product:ean',
      'product:upc',
      'product:isbn',
      'og:ean',
      'og:upc',
      'og:isbn',
      'og:gtin',
      'books:isbn',
      'book:isbn',
    ),
    mpn: metaText(tags, 'product:mfr_part_no', 'product:retailer_part_no', 'product:mpn'),
    category: trailOf(metaText(tags, 'product:category', 'og:product:category'), title),
    material: metaText(tags, 'product:material'),
    color: metaText(tags, 'product:color'),
    price:
      metaPrice(tags, place, 'product:sale_price:amount', 'product:sale_price:currency') ??
      metaPrice(tags, place, 'product:price:amount', 'product:price:currency') ??
      metaPrice(tags, place, 'og:price:amount', 'og:price:currency'),
    currency: metaCurrency(tags, place, 'product:price:currency', 'og:price:currency'),
    images:
      ['og:image:secure_url', 'og:image', 'og:image:url']
        .map((name) => tags.get(name) ?? [])
        .find((images) => images.length > 0) ?? [],
  };
}

/** Other meta tags. */
export function metaFacts(tags: MetaTags, place: PageHome, siteName: string | null): PartialFacts {
  const labels = twitterLabels(tags);
  const labelled = (fact: LabelledFact): string | null =>
    labels.find(({ label }) => factOf(label) === fact)?.text ?? null;
  const price = labelled('price');
  return {
    title: withoutSite(
      metaText(tags, 'twitter:title', 'dc.title', 'dcterms.title', 'product-name', 'product_name'),
      siteName,
    ),
    description: metaText(tags, 'twitter:description', 'description', 'dc.description'),
    brand: metaText(tags, 'brand', 'product-brand') ?? labelled('brand'),
    sku: metaText(tags, 'sku', 'product-sku', 'product_sku') ?? labelled('sku'),
    gtin: gtinAmong(tags, 'gtin', 'ean', 'isbn'),
    material: labelled('material'),
    color: labelled('color'),
    price:
      metaPrice(tags, place, 'price', 'currency') ??
      metaPrice(tags, place, 'product-price', 'product-currency') ??
      (price === null ? null : priceIn(price, place)),
    currency: metaCurrency(tags, place, 'currency', 'product-currency'),
    images:
      ['twitter:image', 'twitter:image:src', 'thumbnail', 'image']
        .map((name) => tags.get(name) ?? [])
        .find((images) => images.length > 0) ?? [],
  };
}

function metaPrice(
  tags: MetaTags,
  place: PageHome,
  amountName: string,
  currencyName: string,
): PagePrice | null {
  const written = metaText(tags, amountName);
  if (written === null) return null;
  const named = metaText(tags, currencyName, 'product:price:currency', 'og:price:currency');
  return statedPrice(written, statedUnit(named ?? '', place), place);
}

/** The code that one of the tags states. */
function metaCurrency(tags: MetaTags, place: PageHome, ...names: string[]): string | null {
  const unit = statedUnit(metaText(tags, ...names) ?? '', place);
  return unit && !unit.open ? unit.currency : null;
}

function gtinAmong(tags: MetaTags, ...names: string[]): string | null {
  for (const name of names)
    for (const value of tags.get(name) ?? []) {
      const found = gtinOf(value);
      if (found !== null) return found;
    }
  return null;
}

const trailOf = (text: string | null, title: string | null): string | null =>
  text === null || !/\p{L}/u.test(text)
    ? null
    : categoryOf(text.split(/[>»›→]|(?<=\s)\/(?=\s)/), title, null);

/** A title without the name of the shop that software puts after or before it. */
export function withoutSite(title: string | null, siteName: string | null): string | null {
  if (title === null || siteName === null || siteName === '') return title;
  const parts = title.split(/(\s[|–—·•:»-]\s|\s?[|｜»]\s?)/);
  const same = (part: string | undefined): boolean => {
    const one = siteKey(part ?? '');
    return (
      one !== '' &&
      (one === siteKey(siteName) ||
        siteKey(siteName).startsWith(one) ||
        one.startsWith(siteKey(siteName)))
    );
  };
  while (parts.length > 2 && same(parts.at(-1))) parts.splice(-2);
  if (parts.length > 2 && same(parts[0])) parts.splice(0, 2);
  return parts.join('').trim() || null;
}
const siteKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^www\.|\.(?:com?|net|org|shop|store)?(?:\.?[a-z]{2})?$/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What the text of a page gives. */
export interface PageText {
  rows: readonly FactRow[];
  blocks: readonly Block[];
  headingAt: number;
}

/** Facts of labelled rows of the product's part of the page. */
export function rowFacts({ rows }: PageText): PartialFacts {
  const main = rows.filter(({ zone }) => zone === 'main');
  const value = (...facts: LabelledFact[]): string | null => {
    for (const fact of facts)
      for (const row of main) {
        const found = factOf(row.label) === fact ? stated(row.text) : null;
        if (found !== null && found.length <= VALUE_MAX[fact]) return found;
      }
    return null;
  };
  const numbered = (fact: 'sku' | 'mpn'): string | null =>
    first(main, (row) =>
      factOf(row.label) === fact && row.text.length <= VALUE_MAX[fact]
        ? sureNumber(row.label, numberIn(stated(row.text) ?? ''))
        : null,
    );
  const number = value('gtin') ?? value('isbn');
  const model = value('model');
  return {
    brand: value('brand'),
    sku: numbered('sku'),
    gtin: number === null ? null : gtinOf(number),
    mpn:
      numbered('mpn') ?? (model !== null && /^\S+$/.test(model) && /\d/.test(model) ? model : null),
    category: trailOf(value('category'), null),
    material: value('material'),
    color: value('color'),
  };
}
const VALUE_MAX: Readonly<Record<LabelledFact, number>> = {
  brand: 60,
  maker: 80,
  sku: 60,
  mpn: 60,
  model: 60,
  gtin: 40,
  isbn: 40,
  material: 300,
  color: 100,
  category: 200,
  kind: 100,
  price: 80,
};

/** `Stock: 25` counts things: behind a word that is also said of them a number is a long one. */
const sureNumber = (label: string, number: string | null): string | null =>
  number !== null && number.length < SURE_MIN && COUNTED.has(foldedLabel(label)) ? null : number;
const SURE_MIN = 4;
const COUNTED: ReadonlySet<string> = new Set(['stock', 'item', 'part', 'style', 'order number']);

/** The number of its maker that a row prints, which is the shop's own where it has no other. */
export const makerNumberInRows = (text: PageText): string | null => rowFacts(text).mpn ?? null;

/** The maker that a row names, where no brand is named. */
export const makerInRows = ({ rows }: PageText): string | null =>
  rows
    .filter(
      ({ zone, label, text }) => zone === 'main' && factOf(label) === 'maker' && text.length <= 60,
    )
    .map(({ text }) => stated(text))[0] ?? null;

/**
 * The text of the product itself: what stands in its description, in its details, else the first
 * paragraphs after the heading. Lines; null where there is none.
 */
export function productText({ blocks, headingAt }: PageText): string | null {
  const main = blocks.filter((block) => block.zone === 'main' && isProse(block));
  const after = main.filter(({ at }) => at >= headingAt);
  for (const kind of ['description', 'details'] as const)
    for (const part of [after, main]) {
      const text = part.filter(({ described }) => described === kind).map((block) => block.text);
      const says = text.some((line) => sizeOf(line) >= LINE_MIN && !isPair(line));
      if (says && sizeOf(text.join(' ')) >= DESCRIBED_MIN) return cut(text);
    }
  return firstParagraphs(after.filter(({ text }) => !isPair(text)));
}

/** The first long paragraphs, and the shorter ones that follow each in its kind. */
function firstParagraphs(blocks: readonly Block[]): string | null {
  const kept: string[] = [];
  let follows: string | null = null;
  for (const { text, tag } of blocks) {
    const size = sizeOf(text);
    const starts = size >= PARAGRAPH_MIN || (tag === 'li' && size >= LINE_MIN);
    if (starts || (follows === tag && size >= FOLLOWING_MIN)) {
      kept.push(text);
      follows = tag;
    } else follows = null;
    if (kept.length >= PARAGRAPHS_MAX) break;
  }
  return kept.length === 0 ? null : cut(kept);
}
const FOLLOWING_MIN = 15;
const PARAGRAPHS_MAX = 8;

/** `Material: wool`: a row, not a sentence. */
const isPair = (line: string): boolean =>
  isKnownLabel(/^([^:：]{2,40})[:：]/.exec(line)?.[1] ?? '');

/** Characters, those of scripts that write a word in one or two of them threefold. */
const sizeOf = (text: string): number =>
  text.length + 2 * (text.match(/[\u3040-\u9FFF\uAC00-\uD7AF]/g)?.length ?? 0);

/** No heading, no cell of a table, no label, no line that names a price. */
const isProse = ({ tag, text }: Block): boolean =>
  !NO_PROSE.has(tag) &&
  !isDescriptionHeading(text) &&
  !(text.length <= PRICED_MAX && PRICED.test(text) && !/[.!?]\s+\p{Lu}/u.test(text));
const NO_PROSE: ReadonlySet<string> = new Set(
  'h1 h2 h3 h4 h5 h6 td th dt dd label legend button figcaption caption summary address form'.split(
    ' ',
  ),
);
const PRICED_MAX = 70;
const PRICED = /\d[.,]?\s*(?:\p{Sc}|zł|kr|Kč|Ft|lei|руб|円|원|元)|\p{Sc}\s*\d/u;
const DESCRIBED_MIN = 40;
const LINE_MIN = 25;
const PARAGRAPH_MIN = 50;

const cut = (lines: readonly string[]): string =>
  [...new Set(lines)].join('\n').slice(0, DESCRIPTION_MAX);
/** Characters of a description that are kept. */
export const DESCRIPTION_MAX = 5000;
