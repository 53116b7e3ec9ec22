/** Facts of a product from its structured data. */
import { categoryOf } from './breadcrumbs.ts';
import type { PageHome } from './currencies.ts';
import { gtinOf, gtinOfNumber } from '../gtin.ts';
import { factOf, type LabelledFact } from './labels.ts';
import { isSoldOutProduct, offeredCurrency, offeredPrice } from './offers.ts';
import type { PagePrice } from './prices.ts';
import { plainLines, stated } from './text.ts';
import { isThing, textsOf, textsOfValue, thingsOf, valuesOf, type Thing } from './things.ts';
import type { StateEntry } from './embeddedState.ts';

/** What one source says of the product; what is absent or null it does not say. */
export interface PartialFacts {
  siteName?: string | null;
  title?: string | null;
  description?: string | null;
  brand?: string | null;
  sku?: string | null;
  gtin?: string | null;
  mpn?: string | null;
  category?: string | null;
  material?: string | null;
  color?: string | null;
  price?: PagePrice | null;
  /** The code that is stated of prices, also where it stands apart from them. */
  currency?: string | null;
  images?: readonly string[];
}

/**
 * Facts of a product; where it is a group, of its variants what the page chose or what all agree
 * on.
 */
export function factsOfProduct(
  product: Thing,
  chosen: Thing | null,
  place: PageHome,
  home: string | null,
): PartialFacts {
  const variants = thingsOf(product, 'hasVariant', 'model');
  const group = thingsOf(product, 'isVariantOf')[0] ?? null;
  const order = [chosen, product, group].filter((one) => one !== null);
  const each = <T>(read: (thing: Thing) => T | null): T | null =>
    first(order, read) ?? agreed(variants, read);
  // a page that names no variant shows the first that can be bought, and its price is the one that
  // is read
  const shown = chosen ? [] : variants.filter((one) => !isSoldOutProduct(one)).slice(0, 1);
  const numbered = (read: (thing: Thing) => string | null): string | null =>
    each(read) ?? first(shown, read);
  const price =
    first(order, (thing) => offeredPrice(thing, place, home)) ?? bestPrice(variants, place, home);
  const title = first([product, ...order], (thing) =>
    stated(textsOf(thing, 'name', 'title', 'headline')[0]),
  );
  return {
    title,
    description: first(order, descriptionOf) ?? first(variants.slice(0, 1), descriptionOf),
    brand: each((thing) => brandOf(thing)),
    sku: numbered(skuOf) ?? first(order, (thing) => stated(textsOf(thing, 'productGroupID')[0])),
    gtin: numbered(gtinOfThing),
    mpn: numbered(mpnOf),
    category: each((thing) => categoryOfThing(thing, title)),
    material: each((thing) => listOf(thing, 'material') ?? propertyOf(thing, 'material')),
    color: each((thing) => listOf(thing, 'color') ?? propertyOf(thing, 'color')),
    price,
    currency: first([...order, ...variants], (thing) => offeredCurrency(thing, place)),
    images:
      [...order, ...variants.slice(0, 1)].map(imagesOf).find((images) => images.length > 0) ?? [],
  };
}

/** The first that is read of several, null where nothing is. */
export function first<One, T>(several: readonly One[], read: (one: One) => T | null): T | null {
  for (const one of several) {
    const found = read(one);
    if (found !== null) return found;
  }
  return null;
}

/** What every variant says alike. */
function agreed<T>(variants: readonly Thing[], read: (thing: Thing) => T | null): T | null {
  const found = variants.map(read);
  const [value = null] = found;
  return found.every((one) => one === value) ? value : null;
}

function bestPrice(
  variants: readonly Thing[],
  place: PageHome,
  home: string | null,
): PagePrice | null {
  const offers = variants.flatMap((variant) => valuesOf(variant, 'offers', 'offer'));
  if (offers.length === 0) return null;
  return offeredPrice(
    { types: ['Product'], id: null, properties: new Map([['offers', [...offers]]]) },
    place,
    home,
  );
}

const offersOf = (thing: Thing): Thing[] =>
  thingsOf(thing, 'offers', 'offer').flatMap((offer) => [offer, ...thingsOf(offer, 'offers')]);

function descriptionOf(thing: Thing): string | null {
  const [text] = textsOf(thing, 'description', 'disambiguatingDescription', 'abstract');
  return stated(text) === null ? null : plainLines(text ?? '');
}

const brandOf = (thing: Thing): string | null => {
  const names = textsOf(thing, 'brand')
    .map((name) => stated(name))
    .filter((name) => name !== null && !/^https?:/.test(name));
  return names[0] ?? propertyOf(thing, 'brand');
};

/** Who made it: stands for the brand where no source names one. */
export const makerOf = (thing: Thing): string | null => stated(textsOf(thing, 'manufacturer')[0]);

const skuOf = (thing: Thing): string | null =>
  stated(textsOf(thing, 'sku')[0]) ??
  first(offersOf(thing), (offer) => stated(textsOf(offer, 'sku')[0])) ??
  stated(
    textsOf(thing, 'productID')
      .find((id) => !/^(?:isbn|gtin|ean|upc|mpn)/i.test(id))
      ?.replace(/^sku:\s*/i, ''),
  );

const mpnOf = (thing: Thing): string | null =>
  stated(textsOf(thing, 'mpn')[0]) ??
  first(offersOf(thing), (offer) => stated(textsOf(offer, 'mpn')[0]));

const GTIN_NAMES = [
  'gtin13',
  'gtin',
  'gtin12',
  'gtin14',
  'gtin8',
  'ean',
  'ean13',
  'upc',
  'isbn',
  'isbn13',
  'barcode',
];

function gtinOfThing(thing: Thing): string | null {
  for (const one of [thing, ...offersOf(thing)]) {
    for (const name of GTIN_NAMES)
      for (const value of valuesOf(one, name)) {
        const found =
          typeof value === 'number'
            ? gtinOfNumber(value)
            : textsOfValue(value)
                .map(gtinOf)
                .find((gtin) => gtin !== null);
        if (found !== undefined && found !== null) return found;
      }
    const named = textsOf(one, 'productID')
      .filter((id) => /^(?:isbn|gtin|ean|upc)/i.test(id))
      .map(gtinOf)
      .find((gtin) => gtin !== null);
    if (named !== undefined && named !== null) return named;
  }
  const labelled = propertyOf(thing, 'gtin');
  return labelled === null ? null : gtinOf(labelled);
}

/** Values of a list joined with ", ", each once. */
function listOf(thing: Thing, name: string): string | null {
  const found = [...new Set(textsOf(thing, name).flatMap((text) => stated(text) ?? []))].filter(
    (text) => !/^https?:\/\//.test(text),
  );
  return found.length === 0 ? null : found.slice(0, 10).join(', ');
}

/** Names and values of additional properties and of identifiers. */
export const additionalProperties = (thing: Thing): StateEntry[] =>
  [
    ...thingsOf(thing, 'additionalProperty'),
    ...thingsOf(thing, 'additionalProperties'),
    ...thingsOf(thing, 'identifier'),
  ].flatMap((property) => {
    const label = stated(textsOf(property, 'name', 'propertyID')[0]);
    const texts = valuesOf(property, 'value', 'description').flatMap((value) =>
      textsOfValue(isThing(value) ? value : String(value)),
    );
    const text = stated(texts.join(', '));
    return label === null || text === null ? [] : [{ label, text }];
  });

const propertyOf = (thing: Thing, fact: LabelledFact): string | null =>
  additionalProperties(thing).find(({ label }) => factOf(label) === fact)?.text ?? null;

/** A category in words; numbers and addresses of a taxonomy say nothing to a reader. */
function categoryOfThing(thing: Thing, title: string | null): string | null {
  const texts = textsOf(thing, 'category').flatMap(
    (text) => stated(text.replace(/&amp;gt;|&gt;/g, '>')) ?? [],
  );
  const words = texts.filter((text) => /\p{L}/u.test(text) && !/^https?:/.test(text));
  if (words.length === 0) return null;
  return categoryOf(
    words.flatMap((text) => text.split(/[>»›→]|(?<=\s)\/(?=\s)/)),
    title,
    null,
  );
}

function imagesOf(thing: Thing): string[] {
  return valuesOf(thing, 'image', 'images', 'photo', 'primaryImageOfPage').flatMap((value) =>
    isThing(value)
      ? value.properties.size === 0 && value.id !== null
        ? [value.id]
        : textsOf(value, 'contentUrl', 'url', 'image')
      : typeof value === 'string'
        ? [value]
        : [],
  );
}
