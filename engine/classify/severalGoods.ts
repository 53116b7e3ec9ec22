/** Texts that list several goods, each of which is to be classified by itself. */
import { rememberedOf } from '../remembered.ts';
import { isShelf } from './broadNames.ts';
import { MATERIAL } from './axisNames.ts';
import type { Facts } from './facts.ts';
import { OF } from './ofWords.ts';
import { STOP_WORDS } from './labelIndex.ts';
import type { Article, Lexicon } from './lexicon.ts';
import { codesOf } from './lexiconRules.ts';
import { CONTAINERS } from './rank.ts';
import { type Hit, NOUN_FIRST, placesOf, scopeOfHit } from './match.ts';
import { hasMeaning, type GoodsText } from './text.ts';

/** A stretch of words. */
export interface Place {
  at: number;
  length: number;
}

interface Seen {
  text: GoodsText;
  /** Names of articles in the text. */
  hits: readonly Hit[];
  /** Words that say a material, a user or the like. */
  values: readonly Hit[];
  lexicon: Lexicon;
  facts: Facts;
}

/** What one item of a list names. */
interface Item extends Place {
  article: Article;
  hit: Hit;
  /** Only a shelf is named («toys»). */
  isShelf: boolean;
}

/**
 * The items of a text that is nothing but a list of goods of different headings; empty where it is
 * no list, or where the goods are put up in a set.
 */
export function severalGoods(seen: Seen): Place[] {
  const { text, facts } = seen;
  if ((facts.values.get('pack') ?? []).some(({ value }) => value === 'set')) return [];
  const stretches = itemsIn(text);
  if (stretches.length < 2 || stretches.length > ITEMS_MAX) return [];
  const items: Item[] = [];
  for (const stretch of stretches) {
    const item = goodsAt(stretch, seen);
    if (item === null) return [];
    items.push(item);
  }
  const [first, ...others] = items.filter((one) => !one.isShelf);
  if (!first || sharesNoun(items, text) || !others.some((one) => isOther(one, first))) return [];
  return items.map(({ at, length }) => ({ at, length }));
}

/** More is a list of search words. */
const ITEMS_MAX = 12;

/** The stretches between commas, semicolons and conjunctions of what is said of the goods. */
function itemsIn({ words, ends, fields }: GoodsText): Place[] {
  const found: Place[] = [];
  for (const { kind, start, end } of fields) {
    if (kind === 'attribute' || kind === 'category') continue;
    let from = start;
    for (let at = start; at < end; at += 1) {
      const joins = AND.has(words[at] ?? '');
      const until = joins ? at : ends[at] === true || at === end - 1 ? at + 1 : -1;
      if (until < 0) continue;
      if (until > from) found.push({ at: from, length: until - from });
      from = at + 1;
    }
  }
  return found;
}

const AND: ReadonlySet<string> = new Set('and und et e y i en и oraz и'.split(' '));

/** The goods that a stretch names whole; null where a word of it says something else. */
function goodsAt({ at, length }: Place, { text, hits, values, lexicon }: Seen): Item | null {
  const end = at + length;
  const isIn = (one: Hit): boolean => one.at >= at && one.at + one.length <= end;
  const words = text.words.slice(at, end);
  // «570 g squeeze bottle» is the packing of what stands before
  if (CONTAINERS.has(words.at(-1) ?? '') && words.some((word) => /^\d/.test(word))) return null;
  // «en» is "in" in other languages: what it joins here is goods of its own
  const joins = AND.has(text.words[at - 1] ?? '');
  const inside = hits.filter(
    (hit) => isIn(hit) && (scopeOfHit(text, hit) === 'plain' || (joins && hit.at === at)),
  );
  const told = values.filter(isIn);
  const materials = told.filter(({ owner }) => lexicon.values[owner]?.axis === MATERIAL);
  const [hit] = inside
    .filter((one) => isNoun(one, { at, length }, text) && !isMaterial(one, materials))
    .sort((one, other) => other.length - one.length);
  const article = hit && lexicon.articles[hit.owner];
  if (!article) return null;
  const said = new Set([...inside, ...told].flatMap(placesOf));
  const isSaid = placesOf({ at, length }).every(
    (place) => said.has(place) || saysNothing(text.words[place] ?? ''),
  );
  return isSaid ? { at, length, article, hit, isShelf: isShelf(text, hit) } : null;
}

const saysNothing = (word: string): boolean =>
  STOP_WORDS.has(word) || OF.has(word) || !hasMeaning(word);

/** Whether a name is the noun of a stretch: its last words, where the noun comes first the first. */
function isNoun(hit: Hit, { at, length }: Place, { words }: GoodsText): boolean {
  if (!NOUN_FIRST.has(hit.language)) return hit.at + hit.length === at + length;
  return placesOf({ at, length: hit.at - at }).every((place) => saysNothing(words[place] ?? ''));
}

/** Whether a name is also that of a material, which the goods before it are made of. */
const isMaterial = ({ at, length }: Hit, told: readonly Hit[]): boolean =>
  told.some((one) => one.at === at && one.length === length);

/** In "salt and pepper mill" both words may go with the noun behind them. */
function sharesNoun([first, last, third]: readonly Item[], { words }: GoodsText): boolean {
  if (!first || !last || third || NOUN_FIRST.has(last.hit.language)) return false;
  return AND.has(words[last.at - 1] ?? '') && first.length === 1 && last.length > 1;
}

const headingsOf = rememberedOf(
  ({ rules }: Article): ReadonlySet<string> =>
    new Set(codesOf(rules).map((code) => code.slice(0, 4))),
);

/** Whether two items are goods of different headings, and none a part of the other. */
function isOther({ article: one }: Item, { article: other }: Item): boolean {
  const belongs =
    one.relation?.hosts.includes(other.id) === true ||
    other.relation?.hosts.includes(one.id) === true;
  const headings = headingsOf(other);
  return !belongs && ![...headingsOf(one)].some((heading) => headings.has(heading));
}
