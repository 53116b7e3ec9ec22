/** Finds the lexicon's phrases in a text. */
import { isCommonEnglish } from './englishWords.ts';
import {
  JOINED_LETTERS_MIN,
  type NameIndex,
  type OwnerIndex,
  type NamePhrase,
  type PhraseMap,
  phrasesIn,
  stepOf,
} from './nameIndex.ts';
import { type Rewording, rewordingsOf } from './rewordings.ts';
import { nameKey, type Language } from './stem.ts';
import type { GoodsText, WordScope } from './text.ts';
import { isInflected, mayBe } from './writtenForms.ts';

/** A phrase found at words `[at, at + length)`. */
export interface Hit {
  owner: number;
  at: number;
  length: number;
  /** Words of context that the name demanded and the text has. */
  contextWords: number;
  language: Language;
  /** What the name means, in English, where its author said so. */
  english?: string;
  /** The name, where its words do not stand together in the text: "feather and down pillow". */
  said?: string;
}

/** Hits of article names, those cancelled by a `not` phrase left out. */
export function matchArticles(
  text: GoodsText,
  names: NameIndex,
  languages: readonly Language[],
): Hit[] {
  const hits = matchOwners(text, names.articles, languages);
  const inOrder = (rewording: Rewording, spoken: readonly Language[]): Hit[] =>
    spoken.flatMap((language) =>
      matchPhrases(rewording, names.articles.names[language], language)
        .filter(({ at, length }) => at < rewording.seam && at + length > rewording.seam)
        .map((hit) => ({
          ...hit,
          at: placeOf(rewording, hit),
          said: rewording.words.slice(hit.at, hit.at + hit.length).join(' '),
        })),
    );
  const further = rewordingsOf(text).flatMap((rewording) => inOrder(rewording, languages));
  return further.length === 0 ? hits : [...hits, ...further];
}

/** Where the first word of a reworded name stands in the text. */
const placeOf = ({ from }: Rewording, { at, length }: Hit): number =>
  Math.min(...from.slice(at, at + length));

/** Hits of the words of axis values. */
export function matchValues(
  text: GoodsText,
  names: NameIndex,
  languages: readonly Language[],
): Hit[] {
  return matchOwners(text, names.values, languages);
}

function matchOwners(text: GoodsText, index: OwnerIndex, languages: readonly Language[]): Hit[] {
  const hits = languages
    .flatMap((language) => matchPhrases(text, index.names[language], language))
    .filter((hit) => !readsEnglishAsForeign(text, hit, languages));
  const cancels = hits.length === 0 ? [] : matchPhrases(text, index.exceptions, 'en');
  if (cancels.length === 0) return hits;
  return hits.filter(
    (hit) =>
      !cancels.some(
        (cancel) =>
          cancel.owner === hit.owner && overlaps(cancel, hit) && cancel.length >= hit.length,
      ),
  );
}

type Words = Pick<GoodsText, 'words' | 'ends' | 'runsOn' | 'marked'>;

/**
 * Whether a word that everybody writes in English is taken for a name of another language, in a text
 * that may be English: "hose" in a title of pipes is no German pair of trousers. A label that is
 * nothing else stands.
 */
const readsEnglishAsForeign = (
  { words }: Words,
  { at, length, language }: Hit,
  languages: readonly Language[],
): boolean =>
  language !== 'en' &&
  languages[0] === 'en' &&
  length === 1 &&
  words.length > 1 &&
  isCommonEnglish(words[at] ?? '');

function matchPhrases(text: Words, map: PhraseMap, language: Language): Hit[] {
  const keys = text.words.map((word) => nameKey(word, language));
  const hits = findPhrases(text, map, { keys, language, wordsMin: 1 });
  if (language !== 'en' || !keys.includes('glasses')) return hits;
  // Alone they are spectacles; in "wine glasses" they are glasses.
  const drinking = keys.map((key) => (key === 'glasses' ? 'glass' : key));
  return [...hits, ...findPhrases(text, map, { keys: drinking, language, wordsMin: 2 })];
}

interface Keys {
  keys: readonly string[];
  language: Language;
  /** Shorter phrases are left out. */
  wordsMin: number;
}

function findPhrases(text: Words, map: PhraseMap, { keys, language, wordsMin }: Keys): Hit[] {
  const hits: Hit[] = [];
  const present = new Set(keys);
  for (let at = 0; at < keys.length; at += 1) {
    for (const { phrase, length } of phrasesAt({ keys, language, wordsMin }, text, at, map)) {
      if (
        length < wordsMin ||
        !phrase.context.every((group) =>
          group.some((alternative) => holds(keys, present, alternative)),
        )
      )
        continue;
      hits.push({
        owner: phrase.owner,
        at,
        length,
        contextWords: phrase.context.length,
        language,
        ...(phrase.english === undefined ? {} : { english: phrase.english }),
      });
    }
  }
  return hits;
}

function* phrasesAt(
  spoken: Keys,
  text: Words,
  at: number,
  map: PhraseMap,
): Generator<{ phrase: NamePhrase; length: number }> {
  const { keys, language } = spoken;
  const compound = map.joined.get(keys[at] ?? '');
  if (compound !== undefined)
    for (const phrase of phrasesIn(map, compound)) yield { phrase, length: 1 };
  let node = 0;
  for (let length = 1; at + length <= keys.length; length += 1) {
    if (length > 1 && text.ends[at + length - 2]) break;
    node = stepOf(map, node, keys[at + length - 1] ?? '');
    if (node < 0) break;
    if (cutsWords(text, at, length)) continue;
    for (const phrase of phrasesMeant(map, node, text, { ...spoken, at, length }))
      yield { phrase, length };
  }
  if (text.ends[at] || at + 1 >= keys.length) return;
  // inside a word there are no endings: «tagliere in» is no «taglierino»
  const start = NOUN_FIRST.has(language) ? text.words[at] : keys[at];
  const joined = (start ?? '') + (keys[at + 1] ?? '');
  const whole = joined.length < JOINED_LETTERS_MIN ? -1 : stepOf(map, 0, joined);
  if (whole < 0) return;
  for (const phrase of phrasesIn(map, whole)) if (phrase.words === 1) yield { phrase, length: 2 };
}

/**
 * The phrases of a node that the words of the text may be as they are written. Where one is written
 * so, those of which it is no plural and no case are other words.
 */
function phrasesMeant(
  map: PhraseMap,
  node: number,
  { words, marked }: Words,
  { keys, language, at, length }: Keys & { at: number; length: number },
): Iterable<NamePhrase> {
  if (map.written.size === 0 || (map.first[node] ?? -1) < 0) return phrasesIn(map, node);
  const said = wordsWritten(words.slice(at, at + length), marked);
  const key = keys.slice(at, at + length).join(' ');
  const pairs = [...phrasesIn(map, node)].map((phrase) => ({
    phrase,
    said,
    name: phrase.written ?? key,
  }));
  const isNamed = pairs.some(({ name }) => name === said);
  return pairs
    .filter((pair) => mayBe(pair, language) && (!isNamed || isInflected(pair, language)))
    .map(({ phrase }) => phrase);
}

const wordsWritten = (words: readonly string[], marked: GoodsText['marked']): string =>
  words.map((word) => marked?.get(word) ?? word).join(' ');

/**
 * Whether a run of characters takes the end of one written word and the beginning of another: the
 * blank in «靴 下着» parts shoes from underwear, and there are no socks in it. Whole words may stand
 * together or apart, as in «휴대폰 케이스».
 */
function cutsWords({ runsOn }: Words, at: number, length: number): boolean {
  const last = at + length - 1;
  if (runsOn[at - 1] !== true && runsOn[last] !== true) return false;
  for (let place = at; place < last; place += 1) if (runsOn[place] !== true) return true;
  return false;
}

function holds(
  keys: readonly string[],
  present: ReadonlySet<string>,
  wanted: readonly string[],
): boolean {
  if (!wanted.every((key) => present.has(key))) return false;
  return (
    wanted.length === 1 ||
    keys.some((_, at) => wanted.every((key, index) => keys[at + index] === key))
  );
}

/**
 * What a name stands after, by its first word; by its last in languages that put the thing last:
 * there a name may reach beyond the sign, and only a part of it stand before one: «革ベルト付き».
 */
export function scopeOfHit({ scopes }: GoodsText, { at, length, language }: Hit): WordScope {
  return scopes[HEAD_LAST.has(language) ? at + length - 1 : at] ?? 'plain';
}

/** Chinese, Japanese and Korean put what a phrase names behind all that describes it. */
export const HEAD_LAST: ReadonlySet<Language> = new Set(['zh', 'ja', 'ko']);

/** French, Spanish, Italian and Portuguese put the noun first, and what describes it behind. */
export const NOUN_FIRST: ReadonlySet<Language> = new Set(['fr', 'es', 'it', 'pt']);

/** The place of each word of a stretch. */
export const placesOf = ({ at, length }: { at: number; length: number }): number[] =>
  Array.from({ length }, (_, index) => at + index);

/** Whether two stretches of words share a word. */
export function overlaps(
  left: { at: number; length: number },
  right: { at: number; length: number },
): boolean {
  return left.at < right.at + right.length && right.at < left.at + left.length;
}

/** Whether `outer` holds `inner` and is longer. */
export function within(
  inner: { at: number; length: number },
  outer: { at: number; length: number },
): boolean {
  return (
    outer.length > inner.length &&
    outer.at <= inner.at &&
    inner.at + inner.length <= outer.at + outer.length
  );
}

/** Finds the hits that hold another one and are longer, without comparing each with each. */
export function holdersAmong(hits: readonly Hit[]): (inner: Hit) => Hit[] {
  const starting = new Map<number, Hit[]>();
  let longest = 0;
  for (const hit of hits) {
    const known = starting.get(hit.at);
    if (known) known.push(hit);
    else starting.set(hit.at, [hit]);
    longest = Math.max(longest, hit.length);
  }
  return (inner) => {
    const found: Hit[] = [];
    for (let at = Math.max(0, inner.at + inner.length - longest); at <= inner.at; at += 1)
      for (const hit of starting.get(at) ?? []) if (within(inner, hit)) found.push(hit);
    return found;
  };
}
