/**
 * Finds phrases of many rules in the words of an item: one pass, whatever the number of phrases.
 */
import { foldMarks } from '../fold.ts';
import { remembered } from '../remembered.ts';
import type { Steps as Pieces } from '../steps.ts';
import { phraseWords, type Word } from './itemWords.ts';
import type { Span } from './spans.ts';
import type { KeywordPhrase } from './types.ts';
import { ANY_LANGUAGE, formKeys, isFormOf } from './wordForms.ts';

/** Whose phrase it is, and how it is written there. */
export interface Owner<T> {
  of: T;
  phrase: KeywordPhrase;
}

/** A place of a phrase, told once for all whose phrase it is. */
export interface FoundPhrase<T> extends Span {
  owners: readonly Owner<T>[];
}

interface Entry<T> {
  /** Words of the phrase; those of a script without blanks count as one. */
  length: number;
  /** Its place among the phrases of the index. */
  rank: number;
  owners: Owner<T>[];
}

/** A word of phrases. */
interface Step<T> {
  word: string;
  /** The phrase that ends here. */
  entry: Entry<T> | null;
  /** The words that may follow. */
  next: Steps<T> | null;
}

interface Steps<T> {
  language: string;
  byWord: Map<string, Step<T>>;
  /** Under each key that a form of the word may have; made when it is first asked for. */
  byKey: Map<string, Step<T>[]> | null;
}

export interface PhraseIndex<T> {
  /** First words of phrases, in whatever language, that the word is a form of. */
  beginningWith: (word: string) => readonly Step<T>[];
  /** Phrases of two words, and words, written together. */
  joined: ReadonlyMap<string, readonly Entry<T>[]>;
  /** Phrases of scripts that set no blanks between words, folded. */
  unspaced: ReadonlyMap<string, Entry<T>>;
  /** How long these are, each length once. */
  unspacedLengths: readonly number[];
  /** Makes what is else made when a word is first asked, a language in each piece. */
  makeReady: () => Pieces<void>;
}

/** Japanese, Chinese, Korean and Thai set no blanks, or join particles. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** Shorter words are found inside of too many others. */
const JOINED_LENGTH_MIN = 7;

/**
 * The index of phrases, each with what it belongs to. Phrases of equal folded words are one, with
 * several owners.
 */
export function indexPhrases<T>(phrases: Iterable<readonly [T, KeywordPhrase]>): PhraseIndex<T> {
  const byLanguage = new Map<string, Steps<T>>();
  const joined = new Map<string, Entry<T>[]>();
  const unspaced = new Map<string, Entry<T>>();
  let rank = 0;
  for (const [of, phrase] of phrases) {
    rank += 1;
    if (UNSPACED.test(phrase.text)) {
      const folded = foldMarks(phrase.text);
      const entry = unspaced.get(folded) ?? { length: 1, rank, owners: [] };
      unspaced.set(folded, entry);
      own(entry, { of, phrase });
      continue;
    }
    const words = phraseWords(phrase.text);
    if (words.length === 0) continue;
    const beginning = byLanguage.get(phrase.language) ?? noSteps<T>(phrase.language);
    byLanguage.set(phrase.language, beginning);
    const last = stepTo(beginning, words);
    const isNew = last.entry === null;
    last.entry ??= { length: words.length, rank, owners: [] };
    own(last.entry, { of, phrase });
    const together = words.join('');
    if (isNew && words.length <= 2 && together.length >= JOINED_LENGTH_MIN)
      add(joined, together, last.entry);
  }
  const beginnings = [...byLanguage.values()];
  const begin = (word: string): Step<T>[] => beginnings.flatMap((steps) => sharing(steps, word));
  return {
    // goods share most of their words, so that of many languages this is asked once for each
    beginningWith: beginnings.length > 1 ? remembered(begin) : begin,
    joined,
    unspaced,
    unspacedLengths: [...new Set([...unspaced.keys()].map((folded) => folded.length))],
    *makeReady() {
      for (const words of beginnings) {
        words.byKey ??= keysOf(words);
        yield;
      }
    },
  };
}

/** One whose phrase it is is named once, however often it writes the same words. */
function own<T>({ owners }: Entry<T>, owner: Owner<T>): void {
  const last = owners.at(-1); // phrases of one owner come together
  if (last?.of === owner.of && last.phrase.needsCode === owner.phrase.needsCode) return;
  owners.push(owner);
}

const noSteps = <T>(language: string): Steps<T> => ({ language, byWord: new Map(), byKey: null });

/** The step of the last of the words, made where there is none. */
function stepTo<T>(beginning: Steps<T>, [first = '', ...others]: readonly string[]): Step<T> {
  let step = stepFrom(beginning, first);
  for (const word of others) step = stepFrom((step.next ??= noSteps(beginning.language)), word);
  return step;
}

function stepFrom<T>({ byWord }: Steps<T>, word: string): Step<T> {
  const step = byWord.get(word) ?? { word, entry: null, next: null };
  byWord.set(word, step);
  return step;
}

function add<T>(map: Map<string, T[]>, key: string, one: T): void {
  const known = map.get(key);
  if (known) known.push(one);
  else map.set(key, [one]);
}

/** Steps whose word shares a key with the word, and that it is a form of. */
function sharing<T>(steps: Steps<T>, word: string): Step<T>[] {
  const byKey = (steps.byKey ??= keysOf(steps));
  const candidates = new Set(formKeys(word, steps.language).flatMap((key) => byKey.get(key) ?? []));
  return [...candidates].filter((step) => isFormOf(word, step.word, steps.language));
}

function keysOf<T>({ language, byWord }: Steps<T>): Map<string, Step<T>[]> {
  const byKey = new Map<string, Step<T>[]>();
  for (const step of byWord.values())
    for (const key of formKeys(step.word, language)) add(byKey, key, step);
  return byKey;
}

/**
 * Steps that may follow. Phrases of the tables go on in few ways, those of a workspace perhaps in
 * thousands.
 */
function following<T>(next: Steps<T>, word: string): Step<T>[] {
  if (next.language === ANY_LANGUAGE) return sharing(next, word);
  return [...next.byWord.values()].filter((step) => isFormOf(word, step.word, next.language));
}

/**
 * Every place where a phrase stands, in the order of where they begin; words of a phrase stand
 * close together. With `firstOnly` the first place of each phrase.
 */
export function findPhrases<T>(
  index: PhraseIndex<T>,
  words: readonly Word[],
  { firstOnly = false }: { firstOnly?: boolean } = {},
): FoundPhrase<T>[] {
  const found: FoundPhrase<T>[] = [];
  const seen = new Set<Entry<T>>();
  const tell = (entry: Entry<T>, start: number, end: number): void => {
    if (firstOnly && seen.has(entry)) return;
    if (firstOnly) seen.add(entry);
    found.push({ owners: entry.owners, start, end });
  };
  for (const [start, word] of words.entries()) {
    const follow = (step: Step<T>, end: number): void => {
      if (step.entry) tell(step.entry, start, end);
      const next = words[end];
      if (step.next === null || next?.gap !== 'close') return;
      for (const one of following(step.next, next.text)) follow(one, end + 1);
    };
    for (const step of index.beginningWith(word.text)) follow(step, start + 1);
    for (const entry of ofLength(index.joined.get(word.text), 2)) tell(entry, start, start + 1);
    const next = words[start + 1];
    if (next?.gap === 'close')
      for (const entry of ofLength(index.joined.get(word.text + next.text), 1))
        tell(entry, start, start + 2);
    for (const entry of unspacedIn(index, word.text)) tell(entry, start, start + 1);
    for (const run of latinRuns(word.text))
      for (const { entry } of index.beginningWith(run)) if (entry) tell(entry, start, start + 1);
  }
  return found;
}

/**
 * Of phrases written together those of so many words: «powerbank» is a power bank, «snake skin» is
 * snakeskin.
 */
const ofLength = <T>(
  entries: readonly Entry<T>[] | undefined,
  length: number,
): readonly Entry<T>[] => entries?.filter((entry) => entry.length === length) ?? [];

/** Words of Latin letters that a script without blanks runs on to: CBD in «CBDオイル». */
const latinRuns = (word: string): readonly string[] =>
  UNSPACED.test(word) ? (word.match(/[a-z]{3,}/g) ?? []) : [];

/**
 * Phrases inside of a word, in the order of the index. Asked by length, since they may be
 * thousands.
 */
function unspacedIn<T>({ unspaced, unspacedLengths }: PhraseIndex<T>, word: string): Entry<T>[] {
  if (unspaced.size === 0 || !UNSPACED.test(word)) return [];
  const entries = new Set<Entry<T>>();
  for (const length of unspacedLengths)
    for (let at = 0; at + length <= word.length; at += 1) {
      const entry = unspaced.get(word.slice(at, at + length));
      if (entry) entries.add(entry);
    }
  return [...entries].sort((left, right) => left.rank - right.rank);
}
