/**
 * Pages that answer 200 and yet are no product page: walls against robots, missing pages, logins.
 */
import { Parser } from 'htmlparser2';
import { feed, NESTED_MAX } from './feed.ts';
import type { ProductFacts } from './types.ts';
import {
  ERROR_NUMBERS,
  LOGINS,
  MISSING,
  SIGHS,
  WALL_MARKS,
  WALL_SENTENCES,
  WALLS,
} from './blockedWords.ts';

export type BlockedReason = 'page_blocked' | 'page_not_found' | 'login_required';

/** A wall says what it wants in a few lines; a page that says more mentions it in passing. */
const WALL_CHARACTERS_MAX = 2500;
/**
 * Below a heading of its own, only a page that says hardly anything is a wall for what is in its
 * markup.
 */
const MARKED_CHARACTERS_MAX = 300;
/**
 * Fewer characters than this are no page: what there is to read is put there by scripts, or
 * nowhere.
 */
const PAGE_CHARACTERS_MIN = 40;

/**
 * Why a page is not one of a product; null when it is taken for one. A page that states facts of a
 * product for machines is always taken. Any other is refused when its title or heading, as a whole,
 * says that it is something else; when it has no heading and asks for a proof that one is no robot;
 * or when it says nothing at all.
 */
export function blockedReason(html: string, product: ProductFacts): BlockedReason | null {
  if (statesProduct(product)) return null;
  const look = lookedAt(html);
  if (isWall(look)) return 'page_blocked';
  if (says(look, MISSING) || linesOf(look).some((line) => ERROR_NUMBERS.test(plainOf(line))))
    return 'page_not_found';
  if (look.asksPassword && says(look, LOGINS)) return 'login_required';
  return saysNothing(look, product) ? 'page_blocked' : null;
}

const statesProduct = ({ sources, price, sku, gtin, mpn, brand }: ProductFacts): boolean =>
  [price, sku, gtin, mpn, brand].some((fact) => fact !== null) &&
  // every page has Open Graph
  sources.some((source) => source === 'json-ld' || source === 'microdata');

/** A title alone is the shop's as often as the product's. */
const saysNothing = (
  { text, runsScripts }: Look,
  { description, sources }: ProductFacts,
): boolean =>
  text.length < PAGE_CHARACTERS_MIN &&
  (runsScripts || text === '') && // a short page that is all there says what it has to say
  description === null &&
  !sources.some(
    (source) => source === 'json-ld' || source === 'microdata' || source === 'open-graph',
  );

function isWall(look: Look): boolean {
  const { headings, text, marks } = look;
  if (text.length > WALL_CHARACTERS_MAX) return false;
  if (says(look, WALLS)) return true;
  if (headings.length === 0) return marks || WALL_SENTENCES.test(text.toLowerCase());
  return marks && text.length < MARKED_CHARACTERS_MAX;
}

/**
 * Whether the title or a heading, or one part of it ("Access denied | Shop"), is such a phrase and
 * nothing else.
 */
const says = (look: Look, phrases: RegExp): boolean =>
  linesOf(look).some((line) =>
    [line, ...line.split(/\||(?<=\s)[·•–—-](?=\s)|:(?=\s)/)].some((part) => {
      const plain = plainOf(part);
      return plain !== '' && phrases.exec(plain)?.[0] === plain;
    }),
  );

const linesOf = ({ title, headings }: Look): string[] => [title, ...headings];
const plainOf = (line: string): string =>
  line
    .toLowerCase()
    .replaceAll(/[\s.…!?,¡¿。！？]+/g, ' ')
    .trim()
    .replace(SIGHS, '');

interface Look {
  title: string;
  headings: string[];
  /** It may show more once its scripts have run. */
  runsScripts: boolean;
  /** What a reader sees, blanks folded; cut when it is long enough to tell. */
  text: string;
  asksPassword: boolean;
  /** Something of a robot check stands in the markup. */
  marks: boolean;
}

const UNSEEN = new Set(['script', 'style', 'noscript', 'template', 'svg']);
const HEADINGS_MAX = 3;
const LINE_CHARACTERS_MAX = 300;
const PIECE_CHARACTERS_MAX = 10_000;

function lookedAt(html: string): Look {
  const look: Look = {
    title: '',
    headings: [],
    text: '',
    asksPassword: false,
    marks: false,
    runsScripts: false,
  };
  const open: string[] = []; // headings, titles and unseen elements that are open
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      look.runsScripts ||= name === 'script' && !/json/i.test(attributes['type'] ?? '');
      if (isHeading(name) || name === 'title' || UNSEEN.has(name)) open.push(name);
      if (isHeading(name) && look.headings.length < HEADINGS_MAX) look.headings.push('');
      if (attributes['type'] === 'password') look.asksPassword = true;
      look.marks ||= WALL_MARKS.test(Object.values(attributes).join(' '));
    },
    ontext(text) {
      if (open.includes('title')) look.title = added(look.title, text);
      else if (open.at(-1) === 'script') look.marks ||= WALL_MARKS.test(text);
      else if (!open.some((name) => UNSEEN.has(name))) {
        const heading = look.headings.at(-1);
        if (open.some(isHeading) && heading !== undefined)
          look.headings[look.headings.length - 1] = added(heading, text);
        if (look.text.length <= WALL_CHARACTERS_MAX)
          look.text += ` ${text.slice(0, PIECE_CHARACTERS_MAX)}`.replaceAll(/\s+/g, ' ');
      }
    },
    onclosetag(name) {
      depth -= 1;
      const at = open.lastIndexOf(name);
      if (at >= 0) open.length = at;
    },
  });
  feed(parser, html, () => depth <= NESTED_MAX);
  look.text = look.text.replaceAll(/\s+/g, ' ').trim();
  return look;
}

const isHeading = (name: string): boolean => name === 'h1' || name === 'h2';

const added = (line: string, text: string): string =>
  line.length < LINE_CHARACTERS_MAX ? line + text.slice(0, LINE_CHARACTERS_MAX) : line;
