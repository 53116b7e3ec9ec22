/**
 * The General Rules for the Interpretation of the Harmonized System, in their order, on candidates
 * that the terms of the headings and the notes have left: which rule decides, and what it changes.
 */
import type { Facts } from './facts.ts';
import { MATERIAL } from './axisNames.ts';
import { overlaps, scopeOfHit, within } from './match.ts';
import type { NameIndex } from './nameIndex.ts';
import type { RankedArticle } from './rank.ts';
import type { GoodsText } from './text.ts';

export type GeneralRule = '1' | '2(b)' | '3(b)' | '3(c)';

/** A candidate as the rules see it. */
export interface Interpreted {
  code: string;
  share: number;
  support?: { article: { id: string }; held: readonly { test: string; axis?: string }[] };
}

export interface Interpretation<T> {
  candidates: T[];
  /** The rule that decided; every answer also rests on rule 6, subheading by subheading. */
  rule: GeneralRule;
}

/** How much the article that gives a set its character gains on the others in it. */
const CHARACTER = 1.6;
/** An article this far behind the best is no component of a set. */
const COMPONENT_MIN = 0.3;
/** Two headings closer than this merit equally. */
const EQUAL_WITHIN = 0.02;

interface Seen {
  text: GoodsText;
  facts: Facts;
  names: NameIndex;
  articles: readonly RankedArticle[];
}

/** The candidates, surest first, after rules 3(b) and 3(c), with the rule that decided. */
export function interpret<T extends Interpreted>(
  candidates: readonly T[],
  seen: Seen,
): Interpretation<T> {
  const components = componentsOf(seen);
  if (components.length < 2) {
    const [first] = candidates;
    return {
      candidates: [...candidates],
      rule: first && isMixture(first, seen) ? '2(b)' : '1',
    };
  }
  const characterised = byCharacter(candidates, components);
  const [first, second] = characterised;
  if (!first || !second || !meritEqually(first, second))
    return { candidates: characterised, rule: '3(b)' };
  const last = first.code > second.code ? first : second;
  return { candidates: [last, ...characterised.filter((one) => one !== last)], rule: '3(c)' };
}

/**
 * Rule 3(c): the heading that comes last in numerical order, where two merit equal consideration.
 */
function meritEqually(first: Interpreted, second: Interpreted): boolean {
  return (
    first.code.slice(0, 4) !== second.code.slice(0, 4) && first.share - second.share < EQUAL_WITHIN
  );
}

/**
 * The ids of the articles of a set put up together, in the order in which they are named; empty
 * where there is no set.
 */
function componentsOf({ text, facts, articles }: Seen): string[] {
  const [best] = articles;
  // «jeu de société» is a game and no set: a name says what its own words are
  const isSet = (facts.values.get('pack') ?? []).some(
    ({ value, at, length }) => value === 'set' && !(best && within({ at, length }, best.hit)),
  );
  if (!best || !isSet) return [];
  const named = articles.filter(
    ({ score, hit }, at) =>
      score >= best.score * COMPONENT_MIN &&
      scopeOfHit(text, hit) !== 'for' &&
      articles.every((other, place) => place >= at || !overlaps(other.hit, hit)),
  );
  // a name that says it is a set is the set itself: rule 1
  const isSetItself = text.words
    .slice(best.hit.at, best.hit.at + best.hit.length)
    .some((word) => SET_WORDS.has(word));
  if (isSetItself) return [];
  return named.sort((a, b) => a.hit.at - b.hit.at).map(({ article }) => article.id);
}

const SET_WORDS = new Set([
  'set',
  'sets',
  'kit',
  'kits',
  'satz',
  'coffret',
  'juego',
  'zestaw',
  'conjunto',
]);

/**
 * Rule 3(b): the component that gives a set its essential character; without values, the one that
 * is named first.
 */
function byCharacter<T extends Interpreted>(
  candidates: readonly T[],
  [main]: readonly string[],
): T[] {
  const weighed = candidates.map((one) => ({
    ...one,
    share: one.share * (one.support?.article.id === main ? CHARACTER : 1),
  }));
  const total = weighed.reduce((sum, { share }) => sum + share, 0) || 1;
  return weighed
    .map((one) => ({ ...one, share: one.share / total }))
    .sort((a, b) => b.share - a.share || (a.code < b.code ? -1 : 1));
}

/** Rule 2(b): goods of several materials, where the material decided. */
function isMixture({ support }: Interpreted, { facts, names }: Seen): boolean {
  const [most, ...further] = facts.values.get('main') ?? [];
  const holds = (wider: string, value: string): boolean =>
    names.widened.get(`${MATERIAL}=${value}`)?.has(wider) === true;
  // cast iron is iron: that is one material
  const next = further.find(
    ({ value }) =>
      most && value !== most.value && !holds(value, most.value) && !holds(most.value, value),
  );
  return (
    (support?.held ?? []).some(({ axis }) => axis !== undefined && MATERIAL_AXES.has(axis)) &&
    most !== undefined &&
    next !== undefined &&
    next.weight > most.weight * 0.6
  );
}

const MATERIAL_AXES = new Set(['main', 'outer', 'upper', 'main-fibre', 'metal']);
