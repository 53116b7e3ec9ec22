/** Microdata and RDFa Lite as things, read as the elements close. */
import { withoutStruck } from './struckOut.ts';
import type { Element, Reader } from './walk.ts';
import { term, type Thing, type Value } from './things.ts';
import { isApart } from './zones.ts';

interface Open {
  element: Element;
  thing: Thing | null;
  names: string[];
}

/** The top items of a page, and `stray`: properties printed outside any item, as some shops do. */
export interface Items {
  items: Thing[];
  stray: Thing;
}

/**
 * Collects items with their properties; what stands in an aside (other products, reviews) is no
 * item of the page's own.
 */
export function microdataReader(): { reader: Reader; found: Items } {
  const found: Items = { items: [], stray: thing([], null) };
  const open: Open[] = [];
  const holder = (): Thing | null => open.findLast((one) => one.thing !== null)?.thing ?? null;
  const reader: Reader = {
    open(element) {
      const names = namesOf(element);
      const item = itemOf(element);
      if (!item && names.length === 0) return;
      const within = holder();
      if (item && names.length > 0 && within) add(within, names, item);
      else if (item && !isApart(element.zone)) found.items.push(item);
      else if (item && item.types.includes('BreadcrumbList')) found.items.push(item);
      open.push({ element, thing: item, names: item ? [] : names });
    },
    close(element) {
      if (open.at(-1)?.element !== element) return;
      const { names } = open.pop() ?? { names: [] };
      if (names.length === 0) return;
      const within = holder();
      if (!within && isApart(element.zone)) return;
      if (element.struck && names.some((name) => PRICES.has(name))) return;
      const value = valueOf(element);
      if (value !== '') add(within ?? found.stray, names, value);
    },
  };
  return { reader, found };
}

/** A price that is struck out is a former one. */
const PRICES: ReadonlySet<string> = new Set(['price', 'lowPrice']);

const thing = (types: readonly string[], id: string | null): Thing => ({
  types,
  id,
  properties: new Map<string, Value[]>(),
});

function itemOf({ attributes }: Element): Thing | null {
  const type =
    attributes['itemscope'] !== undefined ? (attributes['itemtype'] ?? '') : attributes['typeof'];
  if (type === undefined) return null;
  return thing(
    type.split(/\s+/).filter(Boolean).map(term),
    attributes['itemid'] ?? attributes['resource'] ?? attributes['about'] ?? null,
  );
}

/**
 * Names of microdata; of RDFa only those of schema.org, plain or prefixed: `og:title` is Open
 * Graph.
 */
function namesOf({ attributes }: Element): string[] {
  const written = attributes['itemprop'] ?? rdfaNames(attributes['property']);
  if (written === undefined) return [];
  return written.split(/\s+/).filter(Boolean).map(term);
}
const rdfaNames = (property: string | undefined): string | undefined =>
  property
    ?.split(/\s+/)
    .filter((name) => /^(?:schema:|s:|https?:\/\/schema\.org\/)?[A-Za-z][\w]*$/.test(name))
    .join(' ');

function add(item: Thing, names: readonly string[], value: Value): void {
  for (const name of names) {
    const values = item.properties.get(name);
    if (!values) item.properties.set(name, [value]);
    else if (values.length < VALUES_MAX) values.push(value);
  }
}
const VALUES_MAX = 300;

/**
 * The value of a property by its element, as the HTML standard says; `content` speaks first
 * wherever it stands.
 */
function valueOf(element: Element): string {
  const { tag, attributes } = element;
  const live = withoutStruck(element.live).trim();
  const shown = live === '' ? element.text.trim() : live;
  if (attributes['content'] !== undefined) return attributes['content'].trim();
  if (LINKS.has(tag) && shown !== '' && !namesOf(element).every((name) => ADDRESSES.has(name)))
    return shown;
  // a link around a picture names what the picture shows
  if (LINKS.has(tag) && !namesOf(element).some((name) => ADDRESSES.has(name))) {
    const shownBy = element.parts.find((part) => part.tag === 'img')?.attributes['alt'];
    if (shownBy !== undefined) return shownBy.trim();
  }
  const named = attributes[VALUE_ATTRIBUTES[tag] ?? ''];
  if (named !== undefined) return named.trim();
  if (tag === 'img') return (attributes['data-src'] ?? '').trim();
  return shown;
}
/**
 * A link that shops mark as the brand, the category or the name is meant for its words, whatever
 * the standard says.
 */
const LINKS: ReadonlySet<string> = new Set(['a', 'area']);
/** Properties whose values are addresses. */
const ADDRESSES: ReadonlySet<string> = new Set(
  'url image images photo sameAs contentUrl thumbnailUrl logo item mainEntityOfPage availability itemCondition additionalType hasMap license embedUrl id'.split(
    ' ',
  ),
);
const VALUE_ATTRIBUTES: Readonly<Record<string, string>> = {
  a: 'href',
  link: 'href',
  area: 'href',
  img: 'src',
  audio: 'src',
  video: 'src',
  source: 'src',
  embed: 'src',
  iframe: 'src',
  object: 'data',
  data: 'value',
  meter: 'value',
  time: 'datetime',
};
