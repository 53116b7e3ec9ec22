/** Which of the products in a page's structured data is the one that the page is about. */
import { withoutTrailing } from '../trailing.ts';
import { foldedLabel } from './labels.ts';
import { isOfType, isThing, textsOf, thingsOf, type Thing } from './things.ts';

/** A product with the group that it is a variant of, where there is one. */
export interface ProductCandidate {
  thing: Thing;
  variants: readonly Thing[];
}

/** What the page says of itself. */
export interface PageIdentity {
  /** Addresses of the page: asked for, final, canonical. */
  addresses: readonly string[];
  /** Heading and title, best first. */
  names: readonly (string | null)[];
}

/**
 * The products among things and within what says that they are its subject; never those of lists,
 * related items and reviews.
 */
export function productsAmong(things: readonly Thing[]): Thing[] {
  const found: Thing[] = [];
  const seen = new Set<Thing>();
  const visit = (thing: Thing, depth: number): void => {
    if (depth > DEPTH_MAX || seen.has(thing)) return;
    seen.add(thing);
    if (isProduct(thing)) found.push(thing);
    else
      for (const inner of SUBJECTS.flatMap((name) => thingsOf(thing, name)))
        visit(inner, depth + 1);
  };
  for (const thing of things) visit(thing, 0);
  return found;
}
const DEPTH_MAX = 6;
const SUBJECTS = ['mainEntity', 'mainEntityOfPage', 'itemOffered', 'about', 'mainContentOfPage'];

const PRODUCT_TYPES: ReadonlySet<string> = new Set([
  'Product',
  'ProductGroup',
  'ProductModel',
  'IndividualProduct',
  'SomeProducts',
  'Vehicle',
  'Car',
  'Motorcycle',
  'product',
]);
const SOLD_WORKS: ReadonlySet<string> = new Set([
  'Book',
  'MusicAlbum',
  'VideoGame',
  'Movie',
  'Drug',
  'VisualArtwork',
  'CreativeWork',
]);

const isProduct = (thing: Thing): boolean =>
  isOfType(thing, PRODUCT_TYPES) ||
  (isOfType(thing, SOLD_WORKS) && (thing.properties.has('offers') || thing.properties.has('isbn')));

/**
 * The main product: its address is the page's, else its name is closest to the heading, else it has
 * offers, else it is the first. Null of none.
 */
export function mainProduct(products: readonly Thing[], page: PageIdentity): Thing | null {
  const [first] = products;
  if (!first || products.length === 1) return first ?? null;
  for (const exact of [true, false]) {
    const here = new Set(page.addresses.map((address) => addressKey(address, exact)));
    const named = products.filter((product) =>
      addressesOf(product, page.addresses[0]).some((address) =>
        here.has(addressKey(address, exact)),
      ),
    );
    if (named.length > 0) return closest(named, page) ?? named[0] ?? null;
  }
  return (
    closest(products, page) ?? products.find((product) => product.properties.has('offers')) ?? first
  );
}

/** The variant that the address of the page names, null where it names none. */
export function variantHere(variants: readonly Thing[], page: PageIdentity): Thing | null {
  const here = new Set(
    page.addresses
      .filter((address) => address.includes('?') || variants.length > 0)
      .map((address) => addressKey(address, true)),
  );
  const named = variants.filter((variant) =>
    addressesOf(variant, page.addresses[0]).some((address) => here.has(addressKey(address, true))),
  );
  return named.length === 1 ? (named[0] ?? null) : null;
}

function closest(products: readonly Thing[], { names }: PageIdentity): Thing | null {
  for (const name of names) {
    if (name === null) continue;
    const rated = products
      .map((product) => ({ product, likeness: likeness(textsOf(product, 'name')[0] ?? '', name) }))
      .filter((one) => one.likeness >= ALIKE)
      .sort(
        (one, other) =>
          other.likeness - one.likeness ||
          Number(other.product.properties.has('offers')) -
            Number(one.product.properties.has('offers')),
      );
    if (rated[0]) return rated[0].product;
  }
  return null;
}
const ALIKE = 0.5;

/** Share of the words of both names that they have in common. */
export function likeness(one: string, other: string): number {
  const left = wordsOf(one);
  const right = wordsOf(other);
  const common = [...left].filter((word) => right.has(word)).length;
  const all = left.size + right.size - common;
  return all === 0 ? 0 : common / all;
}

/** Words, and pairs of letters where a script has no blanks between words. */
function wordsOf(name: string): Set<string> {
  const words = foldedLabel(name.slice(0, 80)).split(' ').filter(Boolean);
  return new Set(
    words.flatMap((word) =>
      /[\u3040-\u9FFF\u0E00-\u0E7F]/.test(word)
        ? [...word].map((sign, at) => sign + ([...word][at + 1] ?? ''))
        : [word],
    ),
  );
}

function addressesOf(product: Thing, base: string | undefined): string[] {
  const written = [
    ...textsOf(product, 'url'),
    product.id ?? '',
    ...pagesOf(product),
    ...thingsOf(product, 'offers').flatMap((offer) => textsOf(offer, 'url')),
  ];
  return written.flatMap((one) =>
    one !== '' && URL.canParse(one, base) ? [new URL(one, base).href] : [],
  );
}

const pagesOf = (product: Thing): string[] =>
  [...(product.properties.get('mainEntityOfPage') ?? [])].flatMap((page) =>
    isThing(page) ? [page.id ?? '', ...textsOf(page, 'url')] : [String(page)],
  );

/** An address without what does not tell pages apart; with its query only where `exact`. */
function addressKey(address: string, exact: boolean): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, search } = new URL(address);
  return `${hostname.replace(/^www\.|^m\./, '')}${withoutTrailing(pathname, /\//)}${exact ? search : ''}`;
}
