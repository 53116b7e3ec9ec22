/** Finds phrases of many rules in the words of an item: one pass, whatever the number of phrases. */
import { fold } from '../classify/fold.ts';
import { remembered } from '../remembered.ts';
import { phraseWords, type Word } from './itemWords.ts';
import type { Phrase } from './types.ts';
import { formKeys, isFormOf } from './wordForms.ts';

/** Where a phrase stands among the words: `[start, end)`. */
export interface Span {
  start: number;
  end: number;
}

export interface Found<T> extends Span {
  of: T;
  phrase: Phrase;
}

interface Entry<T> {
  of: T;
  phrase: Phrase;
  words: readonly string[];
}

export interface PhraseIndex<T> {
  /** Phrases whose first word the word is a form of, in whatever language. */
  beginningWith: (word: string) => readonly Entry<T>[];
  /** Phrases of two words, and words, written together. */
  joined: ReadonlyMap<string, readonly Entry<T>[]>;
  /** Phrases of scripts that set no blanks between words. */
  unspaced: readonly { of: T; phrase: Phrase; folded: string }[];
}

/** Japanese, Chinese, Korean and Thai set no blanks, or join particles. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** Shorter words are found inside of too many others. */
const JOINED_LENGTH_MIN = 7;

/** The index of phrases, each with what it belongs to. */
export function indexPhrases<T>(phrases: Iterable<readonly [T, Phrase]>): PhraseIndex<T> {
  const byFirst = new Map<string, Map<string, Entry<T>[]>>();
  const joined = new Map<string, Entry<T>[]>();
  const unspaced: { of: T; phrase: Phrase; folded: string }[] = [];
  for (const [of, phrase] of phrases) {
    if (UNSPACED.test(phrase.text)) {
      unspaced.push({ of, phrase, folded: fold(phrase.text) });
      continue;
    }
    const words = phraseWords(phrase.text);
    const [first] = words;
    if (first === undefined) continue;
    const entry = { of, phrase, words };
    const language = byFirst.get(phrase.language) ?? new Map<string, Entry<T>[]>();
    byFirst.set(phrase.language, language);
    for (const key of formKeys(first, phrase.language)) add(language, key, entry);
    const together = words.join('');
    if (words.length <= 2 && together.length >= JOINED_LENGTH_MIN) add(joined, together, entry);
  }
  return { beginningWith: remembered((word) => beginning(byFirst, word)), joined, unspaced };
}

/** Goods share most of their words, so that this is asked once for each. */
function beginning<T>(
  byFirst: ReadonlyMap<string, ReadonlyMap<string, readonly Entry<T>[]>>,
  word: string,
): readonly Entry<T>[] {
  const found: Entry<T>[] = [];
  for (const [language, entries] of byFirst) {
    const sharing = new Set(formKeys(word, language).flatMap((key) => entries.get(key) ?? []));
    for (const entry of sharing) if (isFormOf(word, entry.words[0] ?? '', language)) found.push(entry);
  }
  return found;
}

function add<T>(map: Map<string, Entry<T>[]>, key: string, entry: Entry<T>): void {
  const entries = map.get(key);
  if (entries) entries.push(entry);
  else map.set(key, [entry]);
}

/** Every place where a phrase stands; words of a phrase stand close together. */
export function findPhrases<T>(index: PhraseIndex<T>, words: readonly Word[]): Found<T>[] {
  const found: Found<T>[] = [];
  for (const [start, word] of words.entries()) {
    for (const entry of index.beginningWith(word.text)) {
      const end = endOf(entry, words, start);
      if (end !== null) found.push({ of: entry.of, phrase: entry.phrase, start, end });
    }
    found.push(...joinedAt(index, words, start), ...unspacedAt(index, word.text, start));
  }
  return found;
}

/** Where the phrase ends that begins at the place; null where its other words do not follow. */
function endOf<T>({ words: sought, phrase }: Entry<T>, words: readonly Word[], start: number): number | null {
  for (let offset = 1; offset < sought.length; offset += 1) {
    const word = words[start + offset];
    if (word?.gap !== 'close' || !isFormOf(word.text, sought[offset] ?? '', phrase.language)) return null;
  }
  return start + sought.length;
}

/** «Snake skin» for snakeskin, «powerbank» for power bank. */
function joinedAt<T>({ joined }: PhraseIndex<T>, words: readonly Word[], start: number): Found<T>[] {
  const [word, next] = [words[start]?.text ?? '', words[start + 1]];
  const one = (joined.get(word) ?? []).filter((entry) => entry.words.length === 2);
  const two =
    next?.gap === 'close'
      ? (joined.get(word + next.text) ?? []).filter((entry) => entry.words.length === 1)
      : [];
  return [
    ...one.map(({ of, phrase }) => ({ of, phrase, start, end: start + 1 })),
    ...two.map(({ of, phrase }) => ({ of, phrase, start, end: start + 2 })),
  ];
}

const unspacedAt = <T>({ unspaced }: PhraseIndex<T>, word: string, start: number): Found<T>[] =>
  UNSPACED.test(word)
    ? unspaced
        .filter(({ folded }) => word.includes(folded))
        .map(({ of, phrase }) => ({ of, phrase, start, end: start + 1 }))
    : [];
