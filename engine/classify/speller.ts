/** Spelling repair and the splitting of compounds, against the words the edition knows. */
import { editDistance } from '../editDistance.ts';
import { foldMarks, wordsOf } from '../fold.ts';
import { isCommonEnglish } from './englishWords.ts';
import type { LabelIndex } from './labelIndex.ts';
import type { Lexicon } from './lexicon.ts';
import { LATIN_LANGUAGES, type Language } from './stem.ts';
import type { GoodsText } from './text.ts';

export interface Speller {
  /** Known words, as written and folded. */
  words: readonly string[];
  known: ReadonlySet<string>;
  /** Word numbers by trigram. */
  trigrams: ReadonlyMap<string, Uint32Array>;
  /** Room to count shared trigrams in, by word number; all zero between two searches. */
  counts: Uint8Array;
}

const LATIN: ReadonlySet<Language> = new Set(LATIN_LANGUAGES);

/** The speller of an edition: the words of all labels, names and values. */
export function buildSpeller(labels: LabelIndex, lexicon: Lexicon): Speller {
  const known = new Set(labels.vocabulary.keys());
  for (const { names } of [...lexicon.articles, ...lexicon.values]) {
    for (const { language, phrase, context } of names) {
      if (!LATIN.has(language)) continue; // what is misspelt is of Latin script
      for (const word of wordsOf(foldMarks([phrase, ...context.flat()].join(' ')))) known.add(word);
    }
  }
  const words = [...known].filter((word) => /^\p{Script=Latin}{3,24}$/u.test(word)).sort();
  const lists = new Map<string, number[]>();
  words.forEach((word, number) => {
    for (const gram of trigramsOf(word)) {
      const list = lists.get(gram);
      if (list) list.push(number);
      else lists.set(gram, [number]);
    }
  });
  return {
    words,
    known,
    trigrams: new Map([...lists].map(([gram, list]) => [gram, Uint32Array.from(list)])),
    counts: new Uint8Array(words.length),
  };
}

/**
 * A text of goods has few unknown words; one of many is written in no language we read, and each
 * costs a search.
 */
const LOOKED_UP_MOST = 60;

/**
 * The text with unknown words put right or split, where that is clear; the same text when nothing
 * is.
 */
export function repair(
  text: GoodsText,
  speller: Speller,
  recognised: (word: string) => boolean,
): GoodsText {
  const words: string[] = [];
  const ends: boolean[] = [];
  const runsOn: boolean[] = [];
  const scopes: GoodsText['scopes'][number][] = [];
  const fieldOf: number[] = [];
  const lookedUp = new Map<string, string[]>();
  const better = (word: string): string[] => {
    const found = lookedUp.get(word);
    if (found || lookedUp.size >= LOOKED_UP_MOST || recognised(word)) return found ?? [word];
    const instead = mended(word, speller);
    lookedUp.set(word, instead);
    return instead;
  };
  text.words.forEach((word, at) => {
    const instead = better(word);
    instead.forEach((one, place) => {
      words.push(one);
      ends.push(text.ends[at] === true && place === instead.length - 1);
      runsOn.push(text.runsOn[at] === true && place === instead.length - 1);
      scopes.push(text.scopes[at] ?? 'plain');
      fieldOf.push(text.fieldOf[at] ?? 0);
    });
  });
  const fields = text.fields.map((field, number) => ({
    ...field,
    start: fieldOf.indexOf(number),
    end: fieldOf.lastIndexOf(number) + 1,
  }));
  const marked = new Map(text.marked);
  for (const [word, instead] of lookedUp) addMarked(marked, word, instead);
  return { words, ends, runsOn, scopes, fields, fieldOf, marked };
}

/** The parts of a compound bear the marks that it bears: «Küchenhocker» is of a «Küche». */
function addMarked(marked: Map<string, string>, word: string, parts: readonly string[]): void {
  const written = marked.get(word);
  if (written?.length !== word.length) return;
  for (const part of parts) {
    const at = word.indexOf(part);
    if (at >= 0) marked.set(part, written.slice(at, at + part.length));
  }
}

/** Shorter words have too many neighbours to be put right. */
const REPAIRED_LETTERS_MIN = 6;
const TWICE_WRONG_LETTERS_MIN = 9;
const SPLIT_LETTERS_MIN = 8;

function mended(word: string, speller: Speller): string[] {
  if (!/^\p{Script=Latin}+$/u.test(word) || word.length < REPAIRED_LETTERS_MIN || word.length > 40)
    return [word];
  // A clean compound first: a wristband is no misspelt waistband.
  const parts = word.length >= SPLIT_LETTERS_MIN ? splitWord(word, speller) : null;
  if (parts && parts.every((part) => part.length >= 4)) return parts;
  // nor is a word that everybody writes: a father is no feather
  const near = isCommonEnglish(word) ? undefined : nearest(word, speller, 1)[0];
  const like =
    near &&
    near.word[0] === word[0] &&
    Math.min(word.length, near.word.length) >= REPAIRED_LETTERS_MIN
      ? near
      : null;
  if (like?.distance === 1) return [like.word];
  if (parts) return parts;
  return like && like.distance === 2 && word.length >= TWICE_WRONG_LETTERS_MIN
    ? [like.word]
    : [word];
}

/**
 * Two known words in one, with the German joints between them; the longer the second, the better.
 */
export function splitWord(word: string, speller: Speller): string[] | null {
  for (let cut = 3; cut <= word.length - 4; cut += 1) {
    const tail = word.slice(cut);
    if (!speller.known.has(tail)) continue;
    const head = word.slice(0, cut);
    const stem = [
      head,
      `${head}e`,
      `${head}n`,
      head.replace(/[ns]$/, ''),
      head.replace(/e[ns]$/, ''),
    ].find((one) => one.length >= 3 && speller.known.has(one));
    if (stem !== undefined) return [stem, tail];
  }
  return null;
}

/**
 * Words less alike than this, or of lengths that differ by more, are no misspelling of each other.
 */
const LIKENESS_MIN = 0.4;
const LENGTHS_APART_MOST = 3;
/** So many of the most alike are compared letter by letter. */
const COMPARED_MOST = 12;

/**
 * Known words most like a word, best first, with their edit distance and likeness (Dice of
 * trigrams, 0 to 1).
 */
export function nearest(
  word: string,
  speller: Speller,
  count: number,
): { word: string; distance: number; likeness: number }[] {
  const likely: { word: string; likeness: number }[] = [];
  const { words, counts } = speller;
  const letters = word.length;
  for (const number of countShared(word, speller)) {
    const common = counts[number] ?? 0;
    counts[number] = 0;
    const known = words[number] ?? '';
    const likeness = (2 * common) / (letters + known.length);
    if (likeness < LIKENESS_MIN || Math.abs(known.length - word.length) > LENGTHS_APART_MOST)
      continue;
    likely.push({ word: known, likeness });
  }
  return likely
    .sort((a, b) => b.likeness - a.likeness || (a.word < b.word ? -1 : 1))
    .slice(0, COMPARED_MOST)
    .map((one) => ({ ...one, distance: editDistance(word, one.word) }))
    .sort((a, b) => a.distance - b.distance || b.likeness - a.likeness)
    .slice(0, count);
}

/**
 * Counts in `counts` the trigrams that each known word shares with a word; the numbers of those
 * that share any.
 */
function countShared(word: string, { trigrams, counts }: Speller): number[] {
  const touched: number[] = [];
  for (const gram of trigramsOf(word)) {
    for (const number of trigrams.get(gram) ?? []) {
      const before = counts[number] ?? 0;
      if (before === 0) touched.push(number);
      counts[number] = before + 1;
    }
  }
  return touched;
}

/** Trigrams with the word's edges marked; as many as the word has letters. */
function trigramsOf(word: string): string[] {
  const marked = `^${word}$`;
  return Array.from({ length: word.length }, (_, at) => marked.slice(at, at + 3));
}
