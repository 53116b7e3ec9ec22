/** Finds rows of a tariff by words or by the first digits of their code. */
import { foldMarks, wordsOf } from '../../fold.ts';
import { atOnce, type Steps } from '../../steps.ts';
import { labelKey } from '../../classify/stem.ts';
import { codeOf, existsAt, type TariffBook } from './book.ts';

/** A row that was found; `score` is above 0 and at most 1. */
export interface FoundRow {
  at: number;
  score: number;
}

/**
 * Words that stand in the rows, and who has them. Made once for a book, in time linear in its rows.
 */
export interface SearchIndex {
  book: TariffBook;
  /** Code of each row; null for text alone. */
  codes: readonly (string | null)[];
  rowsOf: ReadonlyMap<string, readonly number[]>;
  /** All words, sorted, for those that are only begun. */
  words: readonly string[];
  /** How many words a row says, with the text rows that introduce it. */
  sizes: Uint16Array;
}

const indexes = new WeakMap<TariffBook, SearchIndex>();

/**
 * The index of a book, kept as long as the book. `labelOf` gives further words for a code, in the
 * language of the trade; it is asked only when the index is made.
 */
export const searchIndexOf = (book: TariffBook, labelOf?: LabelOf): SearchIndex =>
  atOnce(searchIndexInSteps(book, labelOf));

type LabelOf = (code: string) => string | undefined;

/** The same in pieces, some hundred rows each. */
export function* searchIndexInSteps(
  book: TariffBook,
  labelOf: LabelOf = () => undefined,
): Steps<SearchIndex> {
  const known = indexes.get(book);
  if (known) return known;
  const made = yield* makeIndex(book, labelOf);
  indexes.set(book, made);
  return made;
}

/** Some 5 ms of work. */
const ROWS_AT_ONCE = 250;

function* makeIndex(book: TariffBook, labelOf: LabelOf): Steps<SearchIndex> {
  const codes: (string | null)[] = [];
  const rowsOf = new Map<string, number[]>();
  const sizes = new Uint16Array(book.rows.length);
  for (const [at, { text }] of book.rows.entries()) {
    if (at % ROWS_AT_ONCE === 0) yield;
    const code = codeOf(book, at);
    codes.push(code);
    const own = keysOf(`${text} ${(code && labelOf(code)) ?? ''}`);
    const above = book.parents[at] ?? -1;
    sizes[at] = own.length + (codes[above] === null ? (sizes[above] ?? 0) : 0);
    for (const key of own) {
      const rows = rowsOf.get(key);
      if (rows) rows.push(at);
      else rowsOf.set(key, [at]);
    }
  }
  return { book, codes, rowsOf, words: [...rowsOf.keys()].sort(), sizes };
}

/** Each word of a text once, in the form in which it is looked up. */
const keysOf = (text: string): string[] => [
  ...new Set(wordsOf(foldMarks(text)).flatMap((word) => (SILENT.has(word) ? [] : labelKey(word)))),
];

const SILENT = new Set(
  'a an and any as at be but by for from in into is it its of on or other such than that the thereof to which with'.split(
    ' ',
  ),
);

/** Words of a question that are looked up; the rest is passed over. */
const ASKED_MAX = 24;
/** Rows that fit worse are left out. */
const SCORE_MIN = 0.2;
/** What a word is worth that only a row above says; and one that is only begun. */
const INHERITED = 0.6;
const BEGUN = 0.9;
/** The part of the score that goes to rows which say little else. */
const BREVITY = 0.2;

/**
 * Rows with a code of the day that fit the words, best first; of equal ones the earlier in the
 * tariff.
 */
export function searchRows(
  index: SearchIndex,
  words: string,
  limit: number,
  date: string,
): FoundRow[] {
  const { book, codes, sizes } = index;
  const asked = keysOf(words).slice(0, ASKED_MAX);
  const fit = new Float32Array(book.rows.length);
  const said = new Uint8Array(book.rows.length);
  let whole = 0;
  for (const key of asked) whole += addWord(index, key, fit, said);
  const found: FoundRow[] = [];
  for (const [at, sum] of fit.entries()) {
    if (!said[at] || codes[at] === null || !existsAt(book, at, date)) continue;
    const brevity = Math.min(1, (said[at] ?? 0) / Math.max(1, sizes[at] ?? 1));
    const score = (sum / whole) * (1 - BREVITY + BREVITY * brevity);
    if (score >= SCORE_MIN) found.push({ at, score: Math.round(score * 1000) / 1000 });
  }
  return found
    .sort((left, right) => right.score - left.score || left.at - right.at)
    .slice(0, limit);
}

/**
 * Adds what one word is worth to the rows that say it or stand below one that does; returns the
 * most it could add. A word that nobody says tells no rows apart and counts for nothing.
 */
function addWord(index: SearchIndex, key: string, fit: Float32Array, said: Uint8Array): number {
  const { book, codes, rowsOf } = index;
  const exact = rowsOf.get(key);
  const rows = exact ?? begun(index, key);
  if (rows.length === 0) return 0;
  const weight = Math.log(1 + book.rows.length / rows.length);
  const worth = exact ? weight : weight * BEGUN;
  const hits = new Uint8Array(book.rows.length);
  for (const at of rows) hits[at] = SAID;
  for (let at = 0; at < hits.length; at += 1) {
    const above = book.parents[at] ?? -1; // an earlier row: its hit is known
    const hitAbove = hits[above] ?? 0;
    // a text row speaks for the rows right below it
    if (hitAbove === SAID && codes[above] === null) hits[at] = SAID;
    else if (hitAbove > 0 && !hits[at]) hits[at] = SAID_ABOVE;
    if (!hits[at]) continue;
    fit[at] = (fit[at] ?? 0) + (hits[at] === SAID ? worth : worth * INHERITED);
    if (hits[at] === SAID) said[at] = (said[at] ?? 0) + 1;
  }
  return weight;
}

const SAID_ABOVE = 1;
const SAID = 2;

const BEGUN_LENGTH_MIN = 3;
const BEGUN_WORDS_MAX = 40;

/** Rows with a word that begins so: the last word may not be typed to its end. */
function begun({ words, rowsOf }: SearchIndex, start: string): number[] {
  if (start.length < BEGUN_LENGTH_MIN) return [];
  const rows = new Set<number>();
  const first = firstNotBefore(words, start);
  for (const word of words.slice(first, first + BEGUN_WORDS_MAX)) {
    if (!word.startsWith(start)) break;
    for (const at of rowsOf.get(word) ?? []) rows.add(at);
  }
  return [...rows];
}

/** Index of the first of the sorted words that is not before `word`. */
function firstNotBefore(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Rows of the day whose code begins with the digits, in the order of the tariff: the shorter the
 * rest, the higher the score. No digits find no rows.
 */
export function rowsUnder(
  { book, codes }: SearchIndex,
  digits: string,
  limit: number,
  date: string,
): FoundRow[] {
  const found: FoundRow[] = [];
  if (digits === '') return found;
  for (const [at, code] of codes.entries()) {
    if (!code?.startsWith(digits) || !existsAt(book, at, date)) continue;
    found.push({ at, score: Math.round((digits.length / code.length) * 1000) / 1000 });
  }
  return found
    .sort((left, right) => right.score - left.score || left.at - right.at)
    .slice(0, limit);
}
