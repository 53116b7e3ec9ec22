/**
 * The lexicon's phrases in one map a language: article names, what cancels them, and the words of
 * axis values.
 */
import { foldMarks, markedWordsOf, wordsOf } from '../fold.ts';
import { inParts, partsOf } from '../inParts.ts';
import { addEdge, edgeOf, edgeTable, type EdgeTable } from './edgeTable.ts';
import type { Article, AxisValue, Lexicon, Name } from './lexicon.ts';
import { LANGUAGES, LATIN_LANGUAGES, nameKey, type Language } from './stem.ts';

/**
 * What must stand in the text besides a name: of each group one alternative; an alternative is its
 * word keys.
 */
export type Context = readonly (readonly (readonly string[])[])[];

/** A phrase found in the map: whose it is, and how many words its author wrote. */
export interface NamePhrase {
  /** Counts in the articles or in the values of the lexicon. */
  owner: number;
  words: number;
  context: Context;
  /** What the name means, in English, where its author said so. */
  english: string | undefined;
  /** The name in small letters with its marks, where its keys are not the same. */
  written: string | undefined;
}

/** Phrases as paths of words from a root: a hundred thousand of them in a few megabytes. */
export interface PhraseMap {
  /** Number of each word key that some phrase of the language holds. */
  words: ReadonlyMap<string, number>;
  /** The node behind a node and a word. The root is 0. */
  next: EdgeTable;
  /** The node of two words written as one. */
  joined: ReadonlyMap<string, number>;
  /** First phrase that ends in each node, by its number; -1: none. */
  first: Int32Array;
  /** The phrase that ends in the same node, after each phrase; -1: none. */
  following: Int32Array;
  owners: Int32Array;
  /** Words that the author wrote: a joined compound is one word on the path and two of these. */
  lengths: Uint8Array;
  /** Contexts of the phrases that demand one. */
  contexts: ReadonlyMap<number, Context>;
  /** The English of each phrase, by its place in `meanings`; -1 where none is said. */
  english: Int32Array;
  /** Each English once: many names mean the same. */
  meanings: readonly string[];
  /** Names whose keys leave marks or endings out, as they are written. */
  written: ReadonlyMap<number, string>;
}

/** The names of owners by language, and the longer things that cancel a name. */
export interface OwnerIndex {
  names: Readonly<Record<Language, PhraseMap>>;
  /**
   * Their language is not stated: all are under English keys, which leave the base form of other
   * languages alone.
   */
  exceptions: PhraseMap;
}

export interface NameIndex {
  articles: OwnerIndex;
  values: OwnerIndex;
  /** Keys of every word of a language's names and contexts. */
  vocabulary: Readonly<Record<Language, ReadonlyMap<string, number>>>;
  articleById: ReadonlyMap<string, Article>;
  /** `axis=value` to all wider values of the same axis, itself included. */
  widened: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The part of the index that takes long to make: plain data that can be stored. */
export type Phrases = Pick<NameIndex, 'articles' | 'values' | 'vocabulary'>;

/** The phrases of a lexicon. */
export function buildPhrases(lexicon: Lexicon): Phrases {
  const vocabulary = perLanguage(() => new Map<string, number>());
  return {
    articles: ownerIndex(lexicon.articles, vocabulary),
    values: ownerIndex(lexicon.values, vocabulary),
    vocabulary,
  };
}

/** The phrase index of a lexicon. */
export const nameIndexOf = (lexicon: Lexicon, phrases: Phrases): NameIndex =>
  inParts<NameIndex>({
    ...partsOf(phrases),
    articleById: () => new Map(lexicon.articles.map((article) => [article.id, article])),
    widened: () => widen(lexicon.values),
  });

/** The word keys of a phrase, joined the way the index joins them. */
export function phraseKeys(phrase: string, language: Language): string[] {
  return wordsOf(foldMarks(phrase)).map((word) => nameKey(word, language));
}

/** A joined word shorter than this is more likely another word than two run together. */
export const JOINED_LETTERS_MIN = 6;

type WordNumbers = Readonly<Record<Language, Map<string, number>>>;

function ownerIndex(
  owners: readonly { names: readonly Name[]; not: readonly string[] }[],
  words: WordNumbers,
): OwnerIndex {
  const growing = perLanguage((language) => new GrowingMap(words[language]));
  // words of exceptions are of any language: none of them makes a language known
  const exceptions = new GrowingMap(new Map());
  owners.forEach(({ names, not }, owner) => {
    for (const { language, phrase, context, english } of names) {
      const groups = context.map((alternatives) =>
        alternatives.map((one) => phraseKeys(one, language)),
      );
      const keys = phraseKeys(phrase, language);
      const written = WRITTEN.has(language) ? writtenOf(phrase) : undefined;
      growing[language].add(keys, { owner, context: groups, english, written });
    }
    for (const phrase of not)
      exceptions.add(phraseKeys(phrase, 'en'), { owner, context: NO_CONTEXT });
  });
  return {
    names: perLanguage((language) => growing[language].done()),
    exceptions: exceptions.done(),
  };
}

const perLanguage = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<
    Language,
    T
  >; // every language is there

const NO_CONTEXT: Context = [];

/** Languages of which marks and endings are left out of the keys. */
const WRITTEN: ReadonlySet<Language> = new Set(
  LATIN_LANGUAGES.filter((language) => language !== 'en'),
);

const writtenOf = (phrase: string): string => markedWordsOf(phrase).join(' ');

interface Named {
  owner: number;
  context: Context;
  english?: string | undefined;
  written?: string | undefined;
}

class GrowingMap {
  readonly #words: Map<string, number>;
  readonly #next = edgeTable();
  readonly #joined = new Map<string, number>();
  readonly #first: number[] = [-1];
  readonly #following: number[] = [];
  readonly #owners: number[] = [];
  readonly #lengths: number[] = [];
  readonly #contexts = new Map<number, Context>();
  readonly #english: number[] = [];
  readonly #meanings = new Map<string, number>();
  readonly #written = new Map<number, string>();

  constructor(words: Map<string, number>) {
    this.#words = words;
  }

  /** Adds a phrase, and two words also as one: `tea bag` is found in "teabag". */
  add(keys: readonly string[], named: Named): void {
    if (keys.length === 0) return;
    const { written, ...rest } = named;
    for (const key of named.context.flat(2)) this.#wordOf(key);
    let node = 0;
    for (const key of keys) node = this.#step(node, key);
    this.#put(node, keys.length, written === keys.join(' ') ? rest : named);
    const joined = keys.join('');
    if (keys.length !== 2 || joined.length < JOINED_LETTERS_MIN) return;
    const whole = this.#joined.get(joined) ?? this.#newNode();
    this.#joined.set(joined, whole);
    this.#put(whole, 2, rest);
  }

  done(): PhraseMap {
    return {
      words: this.#words,
      next: this.#next,
      joined: this.#joined,
      first: Int32Array.from(this.#first),
      following: Int32Array.from(this.#following),
      owners: Int32Array.from(this.#owners),
      lengths: Uint8Array.from(this.#lengths),
      contexts: this.#contexts,
      english: Int32Array.from(this.#english),
      meanings: [...this.#meanings.keys()],
      written: this.#written,
    };
  }

  /** The node behind a node by a word, made where there is none. */
  #step(node: number, key: string): number {
    const word = this.#wordOf(key);
    const known = edgeOf(this.#next, node, word);
    if (known >= 0) return known;
    const made = this.#newNode();
    addEdge(this.#next, node, word, made);
    return made;
  }

  #newNode(): number {
    return this.#first.push(-1) - 1;
  }

  #put(node: number, length: number, { owner, context, english, written }: Named): void {
    const phrase = this.#owners.length;
    this.#following.push(this.#first[node] ?? -1);
    this.#first[node] = phrase;
    this.#owners.push(owner);
    this.#lengths.push(length);
    if (context.length > 0) this.#contexts.set(phrase, context);
    if (written !== undefined) this.#written.set(phrase, written);
    this.#english.push(english === undefined ? -1 : this.#meaningOf(english));
  }

  #meaningOf(english: string): number {
    const known = this.#meanings.get(english);
    if (known !== undefined) return known;
    this.#meanings.set(english, this.#meanings.size);
    return this.#meanings.size - 1;
  }

  #wordOf(key: string): number {
    const known = this.#words.get(key);
    if (known !== undefined) return known;
    this.#words.set(key, this.#words.size);
    return this.#words.size - 1;
  }
}

/** The node behind a node by a word of the text; -1 where no phrase goes on. */
export function stepOf(map: PhraseMap, node: number, key: string): number {
  const word = map.words.get(key);
  return word === undefined ? -1 : edgeOf(map.next, node, word);
}

/** The phrases that end in a node. */
export function* phrasesIn(map: PhraseMap, node: number): Generator<NamePhrase> {
  for (let at = map.first[node] ?? -1; at >= 0; at = map.following[at] ?? -1)
    yield {
      owner: map.owners[at] ?? 0,
      words: map.lengths[at] ?? 0,
      context: map.contexts.get(at) ?? NO_CONTEXT,
      english: map.meanings[map.english[at] ?? -1],
      written: map.written.get(at),
    };
}

function widen(values: readonly AxisValue[]): Map<string, Set<string>> {
  const widerValues = new Map(
    values.map(({ axis, value, within }) => [`${axis}=${value}`, within]),
  );
  const all = new Map<string, Set<string>>();
  for (const { axis, value } of values) {
    const reached = new Set<string>([value]);
    for (const one of reached)
      for (const wider of widerValues.get(`${axis}=${one}`) ?? []) reached.add(wider);
    all.set(`${axis}=${value}`, reached);
  }
  return all;
}
