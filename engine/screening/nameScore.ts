/** How well a listed name answers a question, word by word. */
import { editDistance } from '../editDistance.ts';
import { ceilingOf } from './caps.ts';
import type { Compared } from './compared.ts';
import type { AskedWord } from './question.ts';
import { BEARERS, type ScreeningIndex } from './screeningIndex.ts';
import type { Likeness } from './wordSimilarity.ts';
import type { WordClass } from './wordWeight.ts';

/** A word of the question and the listed word that it is taken for. */
export interface Pair {
  asked: string;
  listed: string;
  degree: number;
  likeness: Likeness | 'initial';
  edits: number;
  /** The asked word is another name that very many bear. */
  isOtherName: boolean;
  weight: number;
  kind: WordClass;
  /** Places in the two names. */
  at: number;
  place: number;
}

export interface Scored {
  score: number;
  pairs: readonly Pair[];
  /** Words left over, on the list and in the question. */
  unheld: readonly string[];
  unasked: readonly string[];
  /** The question is the first letters of the listed words. */
  isAcronym?: true;
}

const INITIAL_DEGREE = 0.75;
/** What a word left over takes away, by its weight. */
const UNASKED = 0.35;
const UNASKED_FAMILY = 0.75;
const UNHELD = 1;
export const SCORE_MAX = 0.98;

/** The score of a listed name, at most 0.98: equality is for those who compare letters. */
export function scoreName(
  asked: readonly AskedWord[],
  name: number,
  index: ScreeningIndex,
  { isReparted, forms }: { isReparted: boolean; forms: string },
): Scored {
  const { names, weights, classes, vocabulary } = index;
  const listed = names.words.subarray(names.starts[name] ?? 0, names.starts[name + 1] ?? 0);
  const bearer = BEARERS[names.bearers[name] ?? 0] ?? 'company';
  const family = (names.families[name] ?? 0) - 1;
  const pairs = pairsOf(asked, listed, index, { isPerson: bearer === 'person', family });
  const taken = new Set(pairs.map(({ place }) => place));
  const held = new Set(pairs.map(({ at }) => at));
  const formText = names.formTexts[names.forms[name] ?? 0] ?? '';
  const unheld = asked.filter(({ word }, at) => !held.has(at) && !isFormOf(word, formText));
  let missing = 0;
  const unasked: Compared['unasked'][number][] = [];
  for (const [place, word] of listed.entries()) {
    if (taken.has(place)) continue;
    const weight = weights[word] ?? 0;
    missing += weight * (place === family ? UNASKED_FAMILY : UNASKED);
    unasked.push({
      word: vocabulary.words[word] ?? '',
      kind: classes[word] ?? 'significant',
      weight,
      isFamily: place === family,
      isLast: place === listed.length - 1,
    });
  }
  const matched = pairs.reduce((sum, { weight }) => sum + weight, 0);
  const alike = pairs.reduce((sum, { weight, degree }) => sum + weight * degree, 0);
  const extra = unheld.reduce((sum, { weight }) => sum + weight, 0) * UNHELD;
  const compared: Compared = {
    pairs,
    unheld,
    unasked,
    bare: ratio(alike, matched + missing),
    isReparted,
    bearer,
    isSameForm: forms !== '' && forms === formText,
  };
  const score = ceilingOf(compared, ratio(alike, matched + missing + extra));
  return {
    score: Math.min(score, SCORE_MAX),
    pairs,
    unheld: unheld.map(({ word }) => word),
    unasked: unasked.map(({ word }) => word),
  };
}

const LONG_FORM = 4;

/**
 * Whether the word is one of the legal forms that the listed name has, with a letter wrong or two
 * of a long one.
 */
function isFormOf(word: string, formText: string): boolean {
  if (formText === '') return false;
  return formText.split(' ').some((form) => {
    const edits = form.length >= LONG_FORM ? 2 : 1;
    return editDistance(word, form, edits) <= edits;
  });
}

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** The pairs that weigh most, each word in one of them. */
function pairsOf(
  asked: readonly AskedWord[],
  listed: Uint32Array,
  index: ScreeningIndex,
  { isPerson, family }: { isPerson: boolean; family: number },
): Pair[] {
  const possible: Pair[] = [];
  for (const [at, { word, nearBy }] of asked.entries())
    for (const [place, number] of listed.entries()) {
      const near = nearBy.get(number);
      const other = index.vocabulary.words[number] ?? '';
      const like = near ?? (isPerson ? initialOf(word, other) : null);
      if (like === null) continue;
      const { degree, likeness, edits } = like;
      const isFamily = place === family; // Sheikh may be somebody's family name
      const weight = Math.max(index.weights[number] ?? 0, isFamily ? FAMILY_WEIGHT : 0);
      const listedAs = isFamily ? 'significant' : (index.classes[number] ?? 'significant');
      const kind = likeness === 'abbreviation' ? 'generic' : listedAs;
      if (!isNamed(kind) && edits > 1 && other.length < LONG_BROAD_WORD) continue;
      const isOtherName = like.isOtherName === true;
      possible.push({
        asked: word,
        listed: other,
        degree,
        likeness,
        edits,
        isOtherName,
        weight,
        kind,
        at,
        place,
      });
    }
  if (possible.length > 1)
    possible.sort(
      (left, right) =>
        right.weight * right.degree - left.weight * left.degree ||
        Math.abs(left.at - left.place) - Math.abs(right.at - right.place),
    );
  const [held, taken] = [new Set<number>(), new Set<number>()];
  return possible.filter(({ at, place }) => {
    if (held.has(at) || taken.has(place)) return false;
    held.add(at);
    taken.add(place);
    return true;
  });
}

const FAMILY_WEIGHT = 0.5;

/** A word that many names have, and is not much like the one asked for, is not the same. */
const LONG_BROAD_WORD = 7;
const isNamed = (kind: WordClass): boolean =>
  kind === 'significant' || kind === 'number' || kind === 'initial';

const isInitial = (word: string): boolean => /^[a-z]$/.test(word);

function initialOf(
  asked: string,
  listed: string,
): { degree: number; likeness: 'initial'; edits: number; isOtherName?: false } | null {
  const isOne =
    isInitial(asked) !== isInitial(listed) &&
    asked.startsWith(listed[0] ?? ' ') &&
    asked[0] === listed[0];
  return isOne ? { degree: INITIAL_DEGREE, likeness: 'initial', edits: 0 } : null;
}
