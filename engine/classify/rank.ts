/**
 * Scores the articles found in a text: longer names, head position, fields, scopes, part before
 * host.
 */
import { rememberedOf } from '../remembered.ts';
import { isBroad } from './broadNames.ts';
import { belongingsAmong, isServedByFirst } from './belongings.ts';
import type { Facts } from './facts.ts';
import type { Article } from './lexicon.ts';
import { codesOf } from './lexiconRules.ts';
import { headInOrder, isOrdered, phrasesOf, wordsIn, type Phrases } from './headOrder.ts';
import { holdersAmong, NOUN_FIRST, overlaps, scopeOfHit, type Hit } from './match.ts';
import { OF } from './ofWords.ts';
import { endsInVerb } from './particles.ts';
import { leadsClause } from './putUp.ts';
import { isOnlyLook } from './semblance.ts';
import { opensScope, type GoodsText } from './text.ts';

export interface RankedArticle {
  article: Article;
  score: number;
  /** The hit that gave most of the score. */
  hit: Hit;
}

/** Weights of the score; measured in ranges, none of them critical. */
const WEIGHTS = {
  word: 0.7,
  context: 0.56,
  insideLonger: 0.15,
  onlyLook: 0.15,
  material: 0.5,
  field: { title: 1, category: 0.45, body: 0.35, attribute: 0.25 },
  headOfPhrase: 1.25,
  container: 0.5,
  agreement: 0.3,
  hostNamed: 0.3,
  hostOfPart: 0.35,
  workOfMachine: 0.3,
  laterClause: 0.25,
  shelf: 0.5,
  depicted: 0.15,
} as const;

const SCOPE_FACTOR = { plain: 1, for: 0.08, with: 0.45, in: 0.45, without: 0 } as const;

/** What else is known of the text. */
export interface Known {
  /** Places of the words of axis values. */
  values: readonly Hit[];
  /** Places of the words of materials. */
  materials: readonly Hit[];
  /** What the goods are for. */
  hosts: ReadonlySet<string>;
  facts: Facts;
}

/** Articles of the hits, best first; scores around 1 for one clear word, more for longer names. */
export function rankArticles(
  text: GoodsText,
  hits: readonly Hit[],
  articles: readonly Article[],
  { values, materials, hosts, facts }: Known,
): RankedArticle[] {
  const best = new Map<number, { score: number; hit: Hit; fields: Map<string, number> }>();
  const holdersOf = holdersAmong(hits);
  const phrases = phrasesOf(text, hits, values);
  const starts = new Set(hits.map(({ at }) => at));
  const isMaterial = placedLike(materials);
  for (const hit of hits) {
    const kind = text.fields[text.fieldOf[hit.at] ?? 0]?.kind ?? 'body';
    const article = articles[hit.owner];
    if (!article || endsInVerb(text, hit, (place) => starts.has(place))) continue;
    const stuff = isMaterial(hit) && isOfAnother(text, hit, hits) ? WEIGHTS.material : 1;
    const work = isMachine(article) ? 1 : workOfMachine(text, hit, hits);
    const shelf = isBroad(text, hit, hits) ? WEIGHTS.shelf : 1;
    const look = isLookOfAnother(text, hit, hits) ? WEIGHTS.onlyLook : 1;
    const score = scoreOf(phrases, hit, kind, holdersOf(hit)) * work * shelf * look * stuff;
    if (score <= 0) continue;
    const before = best.get(hit.owner);
    const fields = before?.fields ?? new Map<string, number>();
    fields.set(kind, Math.max(score, fields.get(kind) ?? 0));
    best.set(
      hit.owner,
      before && before.score >= score ? { ...before, fields } : { score, hit, fields },
    );
  }
  const ranked = [...best].flatMap(([owner, { hit, fields }]) => {
    const article = articles[owner];
    if (!article) return [];
    const sum = [...fields.values()].reduce((total, one) => total + one, 0);
    const agrees = fields.has('title') && fields.has('category') ? WEIGHTS.agreement : 0;
    return [{ article, score: sum + agrees, hit }];
  });
  const belongings = belongingsAmong(ranked, text, facts);
  return preferParts(ranked, { hosts, text, belongings, articles }).sort(
    (left, right) => right.score - left.score || (left.article.id < right.article.id ? -1 : 1),
  );
}

function scoreOf(
  phrases: Phrases,
  hit: Hit,
  kind: keyof typeof WEIGHTS.field,
  holders: readonly Hit[],
): number {
  const { text } = phrases;
  const name = 1 + WEIGHTS.word * (wordsIn(text, hit) - 1) + WEIGHTS.context * hit.contextWords;
  const scope = SCOPE_FACTOR[scopeOfHit(text, hit)];
  const inside = holders.some(({ owner }) => owner !== hit.owner) ? WEIGHTS.insideLonger : 1;
  const field = text.fields[text.fieldOf[hit.at] ?? 0];
  if (!field) return 0;
  const place =
    kind === 'title'
      ? 1.15 - (0.35 * (hit.at - field.start)) / Math.max(1, field.end - field.start)
      : 1;
  const head = headInOrder(phrases, hit) ?? (isHead(text, hit) ? WEIGHTS.headOfPhrase : 1);
  return (
    name *
    scope *
    inside *
    place *
    head *
    container(text, hit) *
    (isDepicted(text, hit) ? WEIGHTS.depicted : 1) *
    (isLater(phrases, hit, field) ? WEIGHTS.laterClause : 1) *
    WEIGHTS.field[kind]
  );
}

/**
 * Whether a name only tells the colour or the look of what another name stands for: «pull couleur
 * crème», "chocolate brown sofa".
 */
function isLookOfAnother(text: GoodsText, hit: Hit, hits: readonly Hit[]): boolean {
  const field = text.fields[text.fieldOf[hit.at] ?? 0];
  return (
    field !== undefined &&
    isOnlyLook(text, hit, field) &&
    hits.some((other) => !overlaps(other, hit) && scopeOfHit(text, other) === 'plain')
  );
}

/** Whether the words of a name are also those of a material: "human hair". */
function placedLike(materials: readonly Hit[]): (hit: Hit) => boolean {
  const places = new Set(materials.map(({ at, length }) => `${at} ${length}`));
  return ({ at, length }) => places.has(`${at} ${length}`);
}

/** Whether goods are named right beside a material, which then tells what they are made of. */
function isOfAnother({ ends, scopes }: GoodsText, hit: Hit, hits: readonly Hit[]): boolean {
  const isBefore = (one: Hit, other: Hit): boolean =>
    one.at + one.length === other.at && ends[other.at - 1] !== true;
  return hits.some(
    (other) =>
      other.owner !== hit.owner &&
      other.language === hit.language &&
      scopes[other.at] === 'plain' &&
      (isBefore(other, hit) || isBefore(hit, other)),
  );
}

/** Whether a name is the noun of its phrase. */
export function isHead(text: GoodsText, hit: Hit): boolean {
  if (NOUN_FIRST.has(hit.language)) return leadsClause(text, hit.at);
  const last = hit.at + hit.length - 1;
  const next = text.words[last + 1];
  return (
    text.ends[last] === true ||
    next === undefined ||
    opensScope(next) ||
    next === 'of' ||
    next === 'in' ||
    next === 'von' ||
    /^\d/.test(next)
  );
}

/**
 * Whether a name stands behind the first clause, which names the goods: "lees, wine" are no wine.
 * Titles of scripts of their own begin with clauses that name nothing: 【高品质】.
 */
function isLater({ text, named }: Phrases, hit: Hit, field: { start: number }): boolean {
  let names = !isOrdered(hit);
  for (let at = field.start; at < hit.at; at += 1) {
    names ||= named.has(at);
    if (names && text.ends[at] === true) return true;
  }
  return false;
}

/**
 * "coffee roasting machines": what stands before the name of a machine is its work, not the goods.
 * Longer names that hold the machine match on their own.
 */
function workOfMachine(text: GoodsText, hit: Hit, hits: readonly Hit[]): number {
  if (NOUN_FIRST.has(hit.language) || isOrdered(hit)) return 1;
  const behind = hit.at + hit.length;
  const head = headAt(text, behind - 1);
  if (head < behind || head > behind + 2 || !MACHINES.test(text.words[head] ?? '')) return 1;
  const isNamed = hits.some(
    ({ owner, at, length }) => owner === hit.owner && at <= head && head < at + length,
  );
  return isNamed ? 1 : WEIGHTS.workOfMachine;
}

/** Place of the last word of the phrase that a word stands in. */
function headAt({ words, ends }: GoodsText, from: number): number {
  let at = from;
  while (ends[at] !== true && !opensScope(words[at + 1] ?? '') && !LINKS.has(words[at + 1] ?? ''))
    at += 1;
  return at;
}

const LINKS = new Set(['', 'of', 'in', 'and', 'or', 'von', 'on', 'to', 'from', 'by']);
const MACHINES =
  /^(?:machines?|machinery|equipment|apparatus|appliances?|plants?|devices?|instruments?|maschinen?|gerate?|anlagen?)$/;

/** Whether an article is itself a machine, an apparatus or an instrument: chapters 84 to 90. */
const isMachine = rememberedOf(({ rules }: Article): boolean =>
  codesOf(rules).some((code) => code >= '84' && code < '91'),
);

/** "box of chocolates": the box is packing. "set of knives": the knives are meant. */
export const CONTAINERS: ReadonlySet<string> = new Set(
  'box bag pack set pair bottle jar piece case can tin tube roll bundle packet sachet sheet kit bunch carton'.split(
    ' ',
  ),
);

function container(text: GoodsText, hit: Hit): number {
  return text.words[hit.at + hit.length] === 'of' &&
    CONTAINERS.has(text.words[hit.at + hit.length - 1] ?? '')
    ? WEIGHTS.container
    : 1;
}

/** "poster of a sports car": what a picture shows is not sold. */
function isDepicted({ words }: GoodsText, { at }: Hit): boolean {
  for (let place = at - 1; place > 0 && place >= at - DEPICTED_REACH; place -= 1)
    if (OF.has(words[place] ?? '') && PICTURES.has(words[place - 1] ?? '')) return true;
  return false;
}
const DEPICTED_REACH = 4;
const PICTURES: ReadonlySet<string> = new Set(
  (
    'poster posters photo photos photograph print picture painting drawing portrait postcard sticker mural foto bild gemalde plakat aufkleber ' +
    'affiche tableau autocollant cuadro lamina pegatina quadro stampa adesivo schilderij obraz zdjecie naklejka gravura'
  ).split(' '),
);

/** What tells parts from belongings. */
interface Sold {
  /** What the text says that the goods are for. */
  hosts: ReadonlySet<string>;
  text: GoodsText;
  /** Parts that come with the goods named beside them. */
  belongings: ReadonlySet<RankedArticle>;
  articles: readonly Article[];
}

/**
 * Of goods and a part for them the part is sold; one that comes along makes them no less: a
 * "bicycle with training wheels".
 */
function preferParts(
  ranked: RankedArticle[],
  { hosts, text, belongings, articles }: Sold,
): RankedArticle[] {
  const ids = new Set(ranked.map(({ article }) => article.id));
  const isSold = (one: RankedArticle): boolean =>
    scopeOfHit(text, one.hit) !== 'with' && !belongings.has(one);
  const served = new Set(
    ranked.filter(isSold).flatMap(({ article }) => article.relation?.hosts ?? []),
  );
  return ranked.map((one) => {
    const relation = isSold(one) ? one.article.relation : null;
    const named = relation?.hosts.some((host) => ids.has(host) || hosts.has(host)) ?? false;
    const isHost = served.has(one.article.id) || isServedByFirst(one, ranked, { text, articles });
    const held = isHost || belongings.has(one) ? WEIGHTS.hostOfPart : 1;
    return { ...one, score: one.score * held + (named ? WEIGHTS.hostNamed : 0) };
  });
}
