/**
 * Finds phrases whose words stand near each other in any order: «baton, telescopic» and «couteau
 * pliant papillon».
 */
import { phraseWords, type Word } from './itemWords.ts';
import {
  findPhrases,
  type FoundPhrase,
  indexPhrases,
  type Owner,
  type PhraseIndex,
  UNSPACED,
} from './phraseIndex.ts';
import type { KeywordPhrase } from './types.ts';
import { formKeys, isFormOf } from './wordForms.ts';

/** The words of a phrase beside the one that it is looked up by. */
interface Group<T> {
  others: readonly string[];
  language: string;
  owners: Owner<T>[];
}

export type TogetherIndex<T> = PhraseIndex<Group<T>>;

/** The index of those of the phrases that count in any order. */
export function indexTogether<T>(phrases: Iterable<readonly [T, KeywordPhrase]>): TogetherIndex<T> {
  const groups = new Map<string, readonly [Group<T>, KeywordPhrase]>();
  for (const [of, phrase] of phrases) {
    const words = phrase.anyOrder ? phraseWords(phrase.text) : [];
    if (words.length < 2) continue;
    const { language } = phrase;
    // the longest word is the rarest
    const [head = '', ...others] = words.toSorted((left, right) => right.length - left.length);
    const key = [language, head, ...others].join(' ');
    const group: Group<T> = groups.get(key)?.[0] ?? { others, language, owners: [] };
    if (group.owners.at(-1)?.of !== of) group.owners.push({ of, phrase });
    groups.set(key, [group, { text: head, language }]);
  }
  return indexPhrases(groups.values());
}

/** Other words that may stand between those of a phrase. */
const BETWEEN_MOST = 2;

/**
 * Every place where the words of a phrase stand together. A word that ends what stands before, or
 * says that something is for another thing, never stands between: `parts`.
 */
export function findTogether<T>(
  index: TogetherIndex<T>,
  words: readonly Word[],
  parts: (word: string, language: string) => boolean,
): FoundPhrase<T>[] {
  return findPhrases(index, words).flatMap(({ owners: groups, start, end }) =>
    groups.flatMap(({ of: { others, language, owners } }): FoundPhrase<T>[] => {
      const span = spanWith(words, { start, end }, others, language);
      if (span === null) return [];
      const { taken, ...place } = span;
      const isParted = words
        .slice(place.start, place.end)
        .some(({ text }, at) => !taken.has(place.start + at) && parts(text, language));
      return isParted ? [] : [{ owners, ...place }];
    }),
  );
}

/**
 * The span of a word and of all others, each at its nearest place, and their places; null where one
 * is missing.
 */
function spanWith(
  words: readonly Word[],
  head: { start: number; end: number },
  others: readonly string[],
  language: string,
): { start: number; end: number; taken: ReadonlySet<number> } | null {
  const reach = others.length + BETWEEN_MOST;
  const near = placesNear(words, head.start, reach);
  const taken = new Set([head.start]);
  for (const other of others) {
    const place = near.find((at) => !taken.has(at) && isWord(words[at], other, language));
    if (place === undefined) return null;
    taken.add(place);
  }
  const start = Math.min(...taken);
  const end = Math.max(...taken) + 1;
  return end - start > reach + 1 ? null : { start, end, taken };
}

/** Places of the same sentence around one, nearest first. */
function placesNear(words: readonly Word[], from: number, reach: number): number[] {
  const places: number[] = [];
  let [goesBack, goesOn] = [true, true];
  for (let distance = 1; distance <= reach; distance += 1) {
    const [before, behind] = [from - distance, from + distance];
    goesBack &&= before >= 0 && words[before + 1]?.gap !== 'sentence';
    goesOn &&= behind < words.length && words[behind]?.gap !== 'sentence';
    if (goesBack) places.push(before);
    if (goesOn) places.push(behind);
  }
  return places;
}

function isWord(word: Word | undefined, asked: string, language: string): boolean {
  if (word === undefined) return false;
  if (word.text === asked) return true;
  if (word.text[0] !== asked[0] && !UNSPACED.test(asked)) return false; // no forms of one word
  if (UNSPACED.test(asked)) return word.text.includes(asked);
  const keys = formKeys(word.text, language);
  return (
    formKeys(asked, language).some((key) => keys.includes(key)) &&
    isFormOf(word.text, asked, language)
  );
}
