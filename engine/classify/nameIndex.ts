/** The lexicon's phrases in one map a language: article names, what cancels them, and the words of axis values. */
import { fold, wordsOf } from './fold.ts';
import type { Article, AxisValue, Lexicon, Name } from './lexicon.ts';
import { LANGUAGES, nameKey, type Language } from './stem.ts';

/** A phrase and whose it is; `owner` counts in the articles or in the values of the lexicon. */
export interface Phrase {
  owner: number;
  words: number;
  /** Each group must have one alternative in the text; an alternative is its word keys. */
  context: readonly (readonly (readonly string[])[])[];
}

export interface PhraseMap {
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Longest phrase, in words, by its first word. */
  longest: ReadonlyMap<string, number>;
}

/** The names of owners by language, and the longer things that cancel a name. */
export interface OwnerIndex {
  names: Readonly<Record<Language, PhraseMap>>;
  /** Their language is not stated: all are under English keys, which leave the base form of other languages alone. */
  exceptions: PhraseMap;
}

export interface NameIndex {
  articles: OwnerIndex;
  values: OwnerIndex;
  /** Keys of every word of a language's names and contexts. */
  vocabulary: Readonly<Record<Language, ReadonlySet<string>>>;
  articleById: ReadonlyMap<string, Article>;
  /** `axis=value` to all wider values of the same axis, itself included. */
  widened: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The phrase index of a lexicon. */
export function buildNameIndex(lexicon: Lexicon): NameIndex {
  const vocabulary = perLanguage(() => new Set<string>());
  return {
    articles: ownerIndex(lexicon.articles, vocabulary),
    values: ownerIndex(lexicon.values, vocabulary),
    vocabulary,
    articleById: new Map(lexicon.articles.map((article) => [article.id, article])),
    widened: widen(lexicon.values),
  };
}

/** The word keys of a phrase, joined the way the index joins them. */
export function phraseKeys(phrase: string, language: Language): string[] {
  return wordsOf(fold(phrase)).map((word) => nameKey(word, language));
}

/** A joined word shorter than this is more likely another word than two run together. */
const JOINED_LETTERS_MIN = 6;

type GrowingMap = { phrases: Map<string, Phrase[]>; longest: Map<string, number> };

function ownerIndex(
  owners: readonly { names: readonly Name[]; not: readonly string[] }[],
  vocabulary: Readonly<Record<Language, Set<string>>>,
): OwnerIndex {
  const emptyMap = (): GrowingMap => ({ phrases: new Map(), longest: new Map() });
  const made = { names: perLanguage(emptyMap), exceptions: emptyMap() };
  owners.forEach(({ names, not }, owner) => {
    for (const { language, phrase, context } of names) {
      const keys = phraseKeys(phrase, language);
      const groups = context.map((alternatives) => alternatives.map((one) => phraseKeys(one, language)));
      add(made.names[language], keys, { owner, words: 0, context: groups });
      for (const key of [...keys, ...groups.flat(2)]) vocabulary[language].add(key);
    }
    for (const phrase of not) {
      add(made.exceptions, phraseKeys(phrase, 'en'), { owner, words: 0, context: [] });
    }
  });
  return made;
}

const perLanguage = <T>(make: () => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make()])) as Record<Language, T>; // every language is there

function add(map: GrowingMap, keys: readonly string[], phrase: Phrase): void {
  const [first] = keys;
  if (first === undefined) return;
  const entry = { ...phrase, words: keys.length };
  put(map.phrases, keys.join(' '), entry);
  map.longest.set(first, Math.max(keys.length, map.longest.get(first) ?? 0));
  const joined = keys.join('');
  if (keys.length !== 2 || joined.length < JOINED_LETTERS_MIN) return;
  put(map.phrases, joined, entry);
  map.longest.set(joined, Math.max(1, map.longest.get(joined) ?? 0));
}

function put<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function widen(values: readonly AxisValue[]): Map<string, Set<string>> {
  const within = new Map(values.map(({ axis, value, within }) => [`${axis}=${value}`, within]));
  const all = new Map<string, Set<string>>();
  for (const { axis, value } of values) {
    const reached = new Set<string>([value]);
    for (const one of reached) for (const wider of within.get(`${axis}=${one}`) ?? []) reached.add(wider);
    all.set(`${axis}=${value}`, reached);
  }
  return all;
}
