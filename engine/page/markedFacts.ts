/** Number and brand of a product where elements are named for them and no label stands by. */
import { brandIn, numberIn } from './identifiers.ts';
import { isKnownLabel } from './labels.ts';
import type { PartialFacts } from './productFacts.ts';
import { stated, tidy } from './text.ts';
import type { Element, Reader } from './walk.ts';
import { between } from './zones.ts';

/** What an element says of the product by its name. */
export interface MarkedFact {
  fact: 'sku' | 'brand';
  text: string;
  at: number;
  /** How sure its name is: the lower, the surer. */
  rank: number;
}

/** Collects elements named for a number or a brand, attributes and fields that hold a number. */
export function markReader(): { reader: Reader; marks: MarkedFact[] } {
  const marks: MarkedFact[] = [];
  const pictured = new WeakMap<Element, string>();
  const add = (element: Element, fact: MarkedFact['fact'], text: string, rank: number): void => {
    if (marks.length < MARKS_MAX) marks.push({ fact, text, at: element.at, rank });
  };
  const reader: Reader = {
    open(element) {
      const { tag, attributes, zone } = element;
      if (zone !== 'main') return;
      if (tag === 'img' && attributes['alt']) notePicture(element, attributes['alt'], pictured);
      const held = heldNumber(element);
      if (held !== null) add(element, 'sku', held, 1);
      const kept = held ?? keptNumber(attributes);
      if (held === null && kept !== null) add(element, 'sku', kept, 2);
    },
    close(element) {
      if (element.zone !== 'main' || element.mute || element.text.length > TEXT_MAX) return;
      const text = tidy(element.text);
      if (element.marks !== '' && NUMBER_MARKS.test(element.marks)) {
        const number = numberIn(text) ?? numberIn(text.slice(text.lastIndexOf(' ') + 1));
        if (number !== null && number.length > 1) add(element, 'sku', number, 0);
      }
      const rank = brandRank(element, text);
      if (rank === null) return;
      const name = brandIn(text === '' ? (pictured.get(element) ?? '') : text);
      if (name !== null && isName(name)) add(element, 'brand', name, rank);
    },
  };
  return { reader, marks };
}
const MARKS_MAX = 200;
const TEXT_MAX = 90;

const NUMBER_MARKS = new RegExp(
  between(
    '(?:product-|item-|variant-)?sku(?:-(?:value|number|code))?|(?:item|product|article|style|order|stock|catalog|part)-(?:number|no|code|nr)|art-?(?:nr|no)|artikel-?(?:nr|nummer)|(?:order|item|style|article)number|(?:product|item|style)code|bestellnummer|product-(?:reference|ref)|reference|codice|referencia',
  ),
);
const BRAND_MARKS = new RegExp(
  between(
    '(?:product-|item-|pdp-)?(?:brand|vendor|manufacturer|designer|supplier)(?:-(?:name|link|title|logo))?|byline(?:-info)?|(?:product|item)-?(?:brand|vendor)|marke|marque|marca|hersteller',
  ),
);
/** The shop itself, a list of brands, a filter. */
const NO_BRAND_MARKS = new RegExp(
  between('navbar-brand|site-brand|header-brand|brands|vendors|story|filter'),
);
const BRAND_PATH =
  /\/(?:brands?|marken?|marques?|marcas?|marche|merken|vendors?|manufacturers?|hersteller|designers?)\/|\/collections\/vendors\b/i;

/** A picture is the words of what holds it and nothing else. */
function notePicture(picture: Element, alt: string, pictured: WeakMap<Element, string>): void {
  let above = picture.parent;
  for (let level = 0; above && level < 3; level += 1, above = above.parent)
    if (!pictured.has(above)) pictured.set(above, tidy(alt).replace(/ logo$/i, ''));
}

/** The number that an attribute or a field of the form holds. */
function heldNumber({ tag, attributes }: Element): string | null {
  const isField = tag === 'input' && FIELDS.test(attributes['name'] ?? '');
  const named = isField
    ? attributes['value']
    : NUMBER_ATTRIBUTES.map((name) => attributes[name]).find((value) => value);
  const text = named?.trim() ?? '';
  return /^[\p{L}\d][\p{L}\d./_-]{1,40}$/u.test(text) && /\d/.test(text) ? text : null;
}
/** The first number in the JSON that an attribute keeps of the product or its variants. */
function keptNumber(attributes: Element['attributes']): string | null {
  for (const name of KEEPERS) {
    const [, sku] =
      /"(?:sku|reference)"\s{0,3}:\s{0,3}"([^"\s]{2,40})"/.exec(attributes[name] ?? '') ?? [];
    if (sku !== undefined && /\d/.test(sku)) return sku;
  }
  return null;
}
const KEEPERS = ['data-product', 'data-variants', 'data-product-json', 'data-product_variations'];
const NUMBER_ATTRIBUTES = [
  'data-sku',
  'data-product-sku',
  'data-productsku',
  'data-item-sku',
  'data-variant-sku',
  'data-item-number',
  'data-article-number',
  'data-product-code',
  'data-style-number',
];
const FIELDS =
  /^(?:product[_-]?)?(?:sku|(?:item|product|style|article)[_-]?(?:number|no|code)|itemno)$/i;

/** How surely an element names the brand; null where it does not. */
function brandRank({ tag, attributes, marks, parts }: Element, text: string): number | null {
  // the name of the shop leads to its first page
  if ([attributes, ...parts.map((part) => part.attributes)].some(({ href }) => href === '/'))
    return null;
  if (marks !== '' && BRAND_MARKS.test(marks) && !NO_BRAND_MARKS.test(marks)) return 0;
  if (tag === 'a' && BRAND_PATH.test(attributes['href'] ?? '')) return 1;
  return /^by \p{Lu}/u.test(text) ? 2 : null;
}

/** A few words, and no label, sum or sentence. */
const isName = (text: string): boolean =>
  text.length <= NAME_MAX &&
  text.split(' ').length <= 6 &&
  /\p{L}/u.test(text) &&
  !/[:?!|]|\.\s|\p{Sc}|\d{4}/u.test(text) &&
  !isKnownLabel(text) &&
  stated(text) !== null;
const NAME_MAX = 50;

/** The surest and nearest of each; brands only around the heading. */
export function markedFacts(marks: readonly MarkedFact[], headingAt: number): PartialFacts {
  const best = (fact: MarkedFact['fact'], before: number, after: number): string | null =>
    marks
      .filter(
        (mark) =>
          mark.fact === fact && mark.at >= headingAt - before && mark.at <= headingAt + after,
      )
      .sort(
        (one, other) =>
          one.rank - other.rank || Math.abs(one.at - headingAt) - Math.abs(other.at - headingAt),
      )[0]?.text ?? null;
  return {
    sku: best('sku', NUMBER_FAR, NUMBER_FAR),
    brand: best('brand', BRAND_BEFORE, BRAND_AFTER),
  };
}
/** Elements from the heading within which they are of the product; further up stands the shop. */
const NUMBER_FAR = 400;
const BRAND_BEFORE = 15;
const BRAND_AFTER = 80;

/** The brand that a trail of categories goes through: `Brands / X / …`. */
export function brandInTrail(trails: readonly (readonly string[])[]): string | null {
  for (const trail of trails) {
    const at = trail.findIndex((step) => BRAND_STEP.test(step.trim()));
    const name = at < 0 ? undefined : trail[at + 1];
    if (name !== undefined && at + 2 <= trail.length - 1 && isName(name)) return name;
  }
  return null;
}
const BRAND_STEP =
  /^(?:(?:all |our |shop by )?(?:brands?|designers?)|marken|hersteller|marques|marcas|marche|merken|marki|značky|бренды)$/i;
