/**
 * One pass over a document: elements with their text, their place and what stands around them, told
 * to readers as they open and close.
 */
import { Parser } from 'htmlparser2';
import { remembered } from '../remembered.ts';
import { feed, NESTED_MAX } from './feed.ts';
import { isHeadOfOthers } from './otherProducts.ts';
import { struckAfter } from './struckOut.ts';
import { headingZone, isApart, markZone, marksOf, own, tagZone, type Zone } from './zones.ts';

/** An element as far as it has been read; `text` and `parts` are whole when it closes. */
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Class and id in one spelling: `price-box product-title`. */
  readonly marks: string;
  readonly parent: Element | null;
  /** Number of elements opened before it: a measure of distance. */
  readonly at: number;
  /** What part of the page it stands in. */
  zone: Zone;
  /** It is the first that stands in its zone: what holds it stood in another when it opened. */
  readonly opensZone: boolean;
  /** Struck out: a former price. */
  readonly struck: boolean;
  /** Its characters are no text of the page. */
  readonly mute: boolean;
  /**
   * Text of it and all within save other zones, blocks on lines of their own, cut at a length that
   * no fact reaches.
   */
  text: string;
  /** The same without what is struck out. */
  live: string;
  /** Children that have closed. */
  readonly parts: Element[];
  /** Part of the page that its last heading opens for what follows. */
  headed: Zone | null;
  /** Its text ends with that of a child. */
  endsWithPart: boolean;
}

/** Who reads: each is told of every element and text in the order of the document. */
export interface Reader {
  readonly open?: (element: Element) => void;
  readonly text?: (text: string, element: Element) => void;
  readonly close?: (element: Element) => void;
}

/**
 * Tells the readers all of a document; malformed HTML is read as far as it goes, nothing is thrown,
 * and one nested without end is read no further.
 */
export function walk(html: string, readers: readonly Reader[]): void {
  let current: Element | null = null;
  let count = 0;
  let depth = 0;
  let tooDeep = 0;
  const opens = readers.filter((reader) => reader.open);
  const texts = readers.filter((reader) => reader.text);
  const closes = readers.filter((reader) => reader.close);
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        count += 1;
        if (depth >= DEPTH_MAX) {
          tooDeep += 1;
          return;
        }
        depth += 1;
        const element = elementOf(tag, attributes, current, count);
        current = element;
        for (const reader of opens) reader.open?.(element);
      },
      ontext(text) {
        if (!current) return;
        if (!current.mute) addText(current, text);
        for (const reader of texts) reader.text?.(text, current);
      },
      onclosetag() {
        if (tooDeep > 0) {
          tooDeep -= 1;
          return;
        }
        const element = current;
        if (!element) return;
        depth -= 1;
        for (const reader of closes) reader.close?.(element);
        current = element.parent;
        if (current) closeInto(current, element);
      },
    },
    { decodeEntities: true, recognizeCDATA: false },
  );
  feed(parser, html, () => tooDeep <= NESTED_MAX);
}

/**
 * Elements within elements beyond which a page only repeats itself; their text counts for the last
 * one that is read.
 */
const DEPTH_MAX = 200;

function elementOf(
  tag: string,
  attributes: Record<string, string>,
  parent: Element | null,
  at: number,
): Element {
  const marks = marksOf(attributes['class'], attributes['id']);
  const inherited = parent?.headed ?? parent?.zone ?? 'main';
  const zone = zoneOf(tag, attributes, marks, inherited);
  const element: Element = {
    tag,
    attributes,
    marks,
    parent,
    at,
    zone,
    opensZone: zone !== (parent?.zone ?? 'main'),
    struck:
      (parent?.struck ?? false) ||
      STRUCK_TAGS.has(tag) ||
      isStruckOut(attributes['style']) ||
      isFormer(tag, marks),
    mute: (parent?.mute ?? false) || MUTE_TAGS.has(tag),
    text: '',
    live: '',
    parts: [],
    headed: null,
    endsWithPart: false,
  };
  if (tag === 'h1' && !isMasthead(element)) freeAncestors(element);
  return element;
}

const isStruckOut = (style: string | undefined): boolean =>
  style !== undefined && style.includes('line-through');

/** Style sheets strike out what class names call a former price. */
const isFormer = (tag: string, marks: string): boolean =>
  marks !== '' && !HOLDERS.has(tag) && isFormerMark(marks);
const isFormerMark = remembered((marks) => FORMER_WORDS.test(marks) || FORMER_MARKS.test(marks));
/** A word alone is a class of its own: `product_cat-old-fashioned` is a shelf of the shop. */
const FORMER_WORDS =
  /(?:^|\s)(?:old|was|rrp|msrp|mrp|uvp|compareatprice|strike|strikethrough|striked|struck|crossed|linethrough)(?=$|\s)/;
/** How shops of other languages name a price, and one that was. */
const PRICES = 'price|preis|prix|precio|preco|prezzo|prijs|cena|pris|hinta|fiyat|harga|ar|pret|gia';
const FORMERS =
  'alt|alte|alter|statt|vorher|streich|barre|raye|ancien|ancienne|avant|vecchio|precedente|listino|oud|oude|eski|vanha|gammel|gammal|gammalt|' +
  'fore|tidligere|tidigare|przed|stara|stary|puvodni|povodna|regi|eredeti|vechi|vechiu|staraya|antes|anterior|antiguo|antigo|tachado|riscado|lama|goc';
const FORMER_MARKS = new RegExp(
  own(
    '(?:old|was|list|before|previous|former|original|regular-old|compare|compare-at)-?price|price-?(?:old|was|before|previous|former|original|rrp|compare|compare-at|strike|struck)|' +
      'strike-through|crossed-out|line-through|text-strike|' +
      `(?:${PRICES})-(?:${FORMERS}|de|van)|(?:${FORMERS})-(?:${PRICES})`,
  ),
);
const HOLDERS: ReadonlySet<string> = new Set(
  'html body main section article form ul ol table tbody tr dl'.split(' '),
);

const STRUCK_TAGS: ReadonlySet<string> = new Set(['del', 's', 'strike']);
const MUTE_TAGS: ReadonlySet<string> = new Set(
  'script style template noscript svg select option datalist iframe textarea button-group title head canvas object'.split(
    ' ',
  ),
);

function zoneOf(
  tag: string,
  attributes: Record<string, string>,
  marks: string,
  inherited: Zone,
): Zone {
  if (isApart(inherited) || tag === 'body' || tag === 'html' || tag === 'main') return inherited;
  return tagZone(tag, attributes['role']) ?? markZone(marks) ?? inherited;
}

/** The name of the shop, not of the product: in the head of the page, or marked as its logo. */
const isMasthead = (heading: Element): boolean => {
  if (/(^|[\s-])(logo|brand-name|site-title|site-name)($|[\s-])/.test(heading.marks)) return true;
  let inHeader = false;
  for (let above = heading.parent; above; above = above.parent) {
    if (above.tag === 'main' || above.tag === 'article') return false;
    if (
      above.tag === 'nav' ||
      above.tag === 'footer' ||
      /(^|\s|-)(logo|masthead)($|\s|-)/.test(above.marks)
    )
      return true;
    inHeader ||= above.tag === 'header' && !/product|item|entry|article|title/.test(above.marks);
  }
  return inHeader; // of the page: that of an article or of the main part is none
};

/** What holds the heading of the page is no aside, whatever its class says. */
function freeAncestors(heading: Element): void {
  for (let above: Element | null = heading; above; above = above.parent) {
    above.zone = 'main';
    above.headed = null;
  }
}

function addText(element: Element, text: string): void {
  element.endsWithPart = false;
  if (element.text.length >= TEXT_MAX) return;
  element.text += text;
  if (!element.struck) element.live += text;
}
const TEXT_MAX = 6000;

function closeInto(parent: Element, element: Element): void {
  noteHeading(parent, element);
  if (parent.parts.length < PARTS_MAX) parent.parts.push(element);
  for (const part of element.parts) part.parts.length = 0; // grandchildren serve nobody any more
  if (element.tag === 'br') return addText(parent, '\n');
  if (element.mute || element.text === '' || parent.text.length >= TEXT_MAX) return;
  // what is of something else is no text of the product's part
  if (element.opensZone && isApart(element.zone)) return;
  const text = minorPart(parent, element) ? `.${element.text}` : element.text;
  const edge = INLINE_TAGS.has(element.tag) ? '' : '\n';
  const gap = parent.endsWithPart && needsBlank(parent.text, text) ? ' ' : '';
  parent.endsWithPart = true;
  parent.text += edge + gap + text + edge;
  if (!element.struck) parent.live += edge + gap + element.live + edge;
  else if (!parent.struck) parent.live = struckAfter(parent.live, text);
}

const PARTS_MAX = 80;

/**
 * Whether two elements side by side would run into one word: style sheets set them apart. Scripts
 * that know no blanks need none.
 */
export const needsBlank = (before: string, after: string): boolean =>
  /[\p{L}:](?<![\u3040-\u9FFF\u0E00-\u0E7F])$/u.test(before.slice(-2)) &&
  /^[\p{L}\p{N}](?<![\u3040-\u9FFF\u0E00-\u0E7F])/u.test(after);

/** Tags that stand within a line of text. */
export const INLINE_TAGS: ReadonlySet<string> = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i img input ins kbd label mark meter output q ruby s samp small span ' +
    'strike strong sub sup time tt u var wbr link meta'
  )
    .split(' ')
    .concat('price-value', 'rt', 'rp'),
);

/** Cents set small beside the units without a sign between: 12<sup>99</sup>. */
function minorPart(parent: Element, element: Element): boolean {
  if (!/^\s*\d{2}\s*$/.test(element.text) || !/\d\s*$/.test(parent.text)) return false;
  if (
    element.tag !== 'sup' &&
    !/(^|[\s-])(cents?|fraction|decimals?|minor|kopeck|grosze)($|[\s-])/.test(element.marks)
  )
    return false;
  element.live = `.${element.live}`;
  return true;
}

/**
 * A heading rules what follows it in its container; one that is all of a wrapper rules what follows
 * the wrapper.
 */
function noteHeading(parent: Element, element: Element): void {
  const zone = HEADING_TAGS.has(element.tag)
    ? headingZone(element.text)
    : LINE_TAGS.has(element.tag) && isHeadOfOthers(element.text)
      ? 'others'
      : wrapped(element);
  if (zone === null || isApart(parent.zone)) return;
  parent.headed = zone === 'main' ? null : zone;
}
const HEADING_TAGS: ReadonlySet<string> = new Set([
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'summary',
  'legend',
]);

/** Tags of lines that shops set as headings. */
const LINE_TAGS: ReadonlySet<string> = new Set(['p', 'div', 'strong', 'b', 'center', 'dt']);

function wrapped(element: Element): Zone | null {
  const [only] = element.parts;
  if (!only || element.text.length > 120 || element.text.trim() !== only.text.trim()) return null;
  return HEADING_TAGS.has(only.tag)
    ? headingZone(only.text)
    : only.parts.length > 0
      ? null
      : (element.headed ?? null);
}
