/** All that a page prints where its goods come from: collected, not judged. */
import { withoutTrailing } from '../trailing.ts';
import type { FactRow } from './factRows.ts';
import { isOriginLabel } from './labels.ts';
import { metaText, type MetaTags } from './metaTags.ts';
import { additionalProperties } from './productFacts.ts';
import type { StateEntry } from './embeddedState.ts';
import { plainLines, stated } from './text.ts';
import { textsOf, thingsOf, type Thing } from './things.ts';
import type { Block } from './textBlocks.ts';
import type { OriginMention } from './types.ts';

/** What a page has been read for. */
export interface OriginPlaces {
  /** The main products of each structured notation, and the variant that the page chose. */
  products: readonly Thing[];
  stray: Thing;
  tags: MetaTags;
  state: readonly StateEntry[];
  rows: readonly FactRow[];
  blocks: readonly Block[];
  headingAt: number;
  /** The description of structured data, where it is not in the text. */
  description: string | null;
}

/**
 * The mentions, surest places first, each text once in a zone, at most 400, texts of at most 600
 * characters; none of other products, none of buyers.
 */
export function originMentions(places: OriginPlaces): OriginMention[] {
  const found = [
    ...structured(places),
    ...places.rows
      .filter(({ label, zone }) => zone !== 'others' && isOriginLabel(label))
      .map(rowMention),
    ...descriptionMentions(places.description),
    ...metaMentions(places.tags),
    ...textMentions(places),
  ];
  const known = new Set<string>();
  const kept = found.filter(({ zone, label, text }) => {
    const key = `${zone} ${label ?? ''} ${text}`;
    if (text === '' || known.has(key)) return false;
    known.add(key);
    return true;
  });
  return kept
    .sort((one, other) => ZONES.indexOf(one.zone) - ZONES.indexOf(other.zone))
    .slice(0, MENTIONS_MAX);
}
const ZONES: readonly OriginMention['zone'][] = [
  'structured',
  'row',
  'meta',
  'product',
  'body',
  'aside',
];
const MENTIONS_MAX = 400;
const TEXT_MAX = 600;

const ORIGIN_PROPERTIES = [
  'countryOfOrigin',
  'countryOfManufacture',
  'madeIn',
  'originCountry',
  'countryOfAssembly',
  'countryOfLastProcessing',
  'placeOfOrigin',
  'productionCountry',
];

function structured({ products, stray, tags, state }: OriginPlaces): OriginMention[] {
  const things = [
    ...products,
    ...products.flatMap((product) => thingsOf(product, 'isVariantOf')),
    stray,
  ];
  const mentions = things.flatMap((thing) => thingEntries(thing));
  const variants = products.flatMap((product) => agreedEntries(thingsOf(product, 'hasVariant')));
  const metas = [...tags.keys()]
    .filter((name) => META_ORIGIN.test(name))
    .flatMap((name) => entry(name, metaText(tags, name)));
  return [...mentions, ...variants, ...metas, ...state].map(({ label, text }) => ({
    zone: 'structured',
    label,
    text: text.slice(0, TEXT_MAX),
  }));
}
const META_ORIGIN =
  /country[_-]?of[_-]?(?:origin|manufacture)|origin[_-]?country|made[_-]?in|(?:^|[:._-])(?:coo|origin)$/;

/**
 * Properties of an origin; several values of one are several entries with all of them as their
 * text.
 */
function thingEntries(thing: Thing): StateEntry[] {
  const own = ORIGIN_PROPERTIES.flatMap((name) => {
    const texts = originTexts(thing, name);
    return texts.length === 0 ? [] : [{ label: name, text: texts.join(', ') }];
  });
  const additional = additionalProperties(thing).filter(({ label }) => isOriginLabel(label));
  const offered = thingsOf(thing, 'offers').flatMap((offer) =>
    entry('countryOfOrigin', originTexts(offer, 'countryOfOrigin')[0] ?? null),
  );
  return [...own, ...additional, ...offered];
}

/** A country as text, code or thing; its code where it has no name. */
function originTexts(thing: Thing, name: string): string[] {
  const named = textsOf(thing, name).flatMap((text) => stated(text) ?? []);
  const coded = thingsOf(thing, name).flatMap((country) =>
    textsOf(country, 'addressCountry', 'isoCode', 'sameAs', 'url'),
  );
  return [
    ...new Set(
      named.length > 0
        ? named
        : coded.length > 0
          ? coded
          : thingsOf(thing, name).flatMap(({ id }) => id ?? []),
    ),
  ].map(lastOfAddress);
}
const lastOfAddress = (text: string): string =>
  /^https?:\/\//.test(text) ? withoutTrailing(text, /[/#]/).replace(/^.*[/#]/, '') : text;

/** What all variants say alike of their origin. */
function agreedEntries(variants: readonly Thing[]): StateEntry[] {
  const [first = [], ...others] = variants.map(thingEntries);
  return first.filter(({ text }) =>
    others.every((entries) => entries.some((one) => one.text === text)),
  );
}

const entry = (label: string, text: string | null): StateEntry[] =>
  text === null ? [] : [{ label, text }];

const rowMention = ({ label, text, zone }: FactRow): OriginMention => ({
  zone: zone === 'main' ? 'row' : zone === 'story' ? 'body' : 'aside',
  label,
  text: text.slice(0, TEXT_MAX),
});

const descriptionMentions = (description: string | null): OriginMention[] =>
  description === null
    ? []
    : pieces(description).map((text) => ({ zone: 'product', label: null, text }));

const metaMentions = (tags: MetaTags): OriginMention[] =>
  ['description', 'og:description', 'twitter:description'].flatMap((name) => {
    const text = metaText(tags, name);
    return text === null
      ? []
      : pieces(plainLines(text)).map((part): OriginMention => ({
          zone: 'meta',
          label: null,
          text: part,
        }));
  });

function textMentions({ blocks, headingAt }: OriginPlaces): OriginMention[] {
  return blocks.flatMap(({ text, zone, at, described }) => {
    const near = at >= headingAt - BEFORE && at <= headingAt + AFTER;
    const place =
      zone === 'aside'
        ? 'aside'
        : zone === 'story'
          ? 'body'
          : described !== null || near
            ? 'product'
            : 'body';
    return text.length < TEXT_MIN || zone === 'others'
      ? []
      : pieces(text).map((part): OriginMention => ({ zone: place, label: null, text: part }));
  });
}
/** Elements around the heading that are the product block. */
const BEFORE = 30;
const AFTER = 250;
/** A shorter text names no origin: "in", a size, a number. */
const TEXT_MIN = 5;

/** A long text in pieces, cut between sentences where it can be. */
function pieces(text: string): string[] {
  if (text.length <= TEXT_MAX && !text.includes('\n')) return [text];
  const found: string[] = [];
  for (const line of text.split('\n')) {
    let rest = line;
    while (rest.length > TEXT_MAX && found.length < PIECES_MAX) {
      const end = Math.max(
        ...['. ', '。', '! ', '; ', ', '].map((sign) =>
          rest.lastIndexOf(sign, TEXT_MAX - sign.length),
        ),
      );
      const size = end > 100 ? end + 1 : TEXT_MAX;
      found.push(rest.slice(0, size).trim());
      rest = rest.slice(size);
    }
    found.push(rest.slice(0, TEXT_MAX).trim());
  }
  return found.slice(0, PIECES_MAX);
}
const PIECES_MAX = 40;
