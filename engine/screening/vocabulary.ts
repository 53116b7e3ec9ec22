/** Every word of the listed names, and which of them are like a word that is asked for. */
import { COMMON_NAMES } from './commonNames.ts';
import { conventionsOf } from './conventions.ts';
import { filedUnder, type HashedLists, hashedLists } from './hashedLists.ts';
import { sameNumber } from './numberWords.ts';
import { spellingsOf } from './nameFamilies.ts';
import { skeletonOf, soundOf, unvowelledOf } from './sounds.ts';
import { sameTrade } from './tradeWords.ts';
import { type Similarity, similarityOf, type Sounded, type Spelling } from './wordSimilarity.ts';

export interface Vocabulary {
  words: readonly string[];
  sounds: readonly string[];
  /** Spellings of listed words by the ways of other countries, where there are any. */
  others: ReadonlyMap<number, readonly Spelling[]>;
  numbers: ReadonlyMap<string, number>;
  bySound: HashedLists;
  bySkeleton: HashedLists;
  byConsonants: HashedLists;
  /** Words under what is left of them when up to two letters are dropped. */
  byRemains: HashedLists;
}

/** A listed word that is like one asked for. */
export interface Near extends Similarity {
  number: number;
}

const SLICE = 250;

/**
 * The vocabulary of the words, each of which stands there once. Yields between slices of the work.
 */
export function* buildVocabulary(words: readonly string[]): Generator<void, Vocabulary> {
  const numbers = new Map(words.map((word, at) => [word, at] as const));
  const sounds = words.map(soundOf);
  yield;
  const others = new Map<number, readonly Spelling[]>();
  for (const [at, word] of words.entries()) {
    const spellings = otherSpellingsOf(word);
    if (spellings.length > 0) others.set(at, spellings);
    if (at % SLICE === SLICE - 1) yield;
  }
  const filedBy = (keysOf: (word: string, at: number) => Iterable<string>, places: number) =>
    hashedLists(places, function* (file) {
      for (const [at, word] of words.entries()) {
        for (const key of keysOf(word, at)) file(key, at);
        if (at % SLICE === SLICE - 1) yield;
      }
    });
  const soundAt = (at: number): string => sounds[at] ?? '';
  yield;
  return {
    words,
    sounds,
    others,
    numbers,
    bySound: yield* filedBy(
      (_, at) => soundsOf(soundAt(at), others.get(at)),
      words.length * SOUNDS_PLACES,
    ),
    bySkeleton: yield* filedBy((_, at) => longEnough(skeletonOf(soundAt(at))), words.length),
    byConsonants: yield* filedBy((word) => [unvowelledOf(word)], words.length),
    byRemains: yield* filedBy((word) => remainsOf(word), words.length * REMAINS_PLACES),
  };
}

const REMAINS_PLACES = 8;
const SOUNDS_PLACES = 2;

/**
 * A word by other countries' spelling; names that very many bear are known by their families
 * instead.
 */
const otherSpellingsOf = (word: string): Spelling[] =>
  COMMON_NAMES.has(word)
    ? []
    : conventionsOf(word).map((other) => ({ word: other, sound: soundOf(other) }));

const soundsOf = (sound: string, others: readonly Spelling[] = []): Set<string> =>
  new Set([sound, ...others.map((other) => other.sound)]);
const SKELETON_MIN = 3;
const longEnough = (skeleton: string): string[] =>
  skeleton.length < SKELETON_MIN ? [] : [skeleton];

/**
 * Letters at the beginning in which up to two errors are looked for; what follows is compared when
 * a word is found.
 */
const PREFIX = 7;
const TWO_ERRORS_LETTERS_MIN = 4;

/** The word's beginning, and what is left of it without one letter, or two of a longer one. */
function remainsOf(word: string): Set<string> {
  const head = word.slice(0, PREFIX);
  const remains = new Set([head]);
  if (word.length < 2) return remains;
  const withoutOne = dropped([head]);
  for (const one of withoutOne) remains.add(one);
  if (word.length >= TWO_ERRORS_LETTERS_MIN)
    for (const two of dropped(withoutOne)) remains.add(two);
  return remains;
}

function dropped(texts: Iterable<string>): Set<string> {
  const shorter = new Set<string>();
  for (const text of texts)
    for (let at = 0; at < text.length; at += 1) shorter.add(text.slice(0, at) + text.slice(at + 1));
  return shorter;
}

/**
 * The listed words like the given one, the most alike first. A word without vowels is like all that
 * have its consonants; one that was written with marks also what is like its other spelling.
 */
export function nearTo(
  word: string,
  vocabulary: Vocabulary,
  { unvowelled, unmarked }: { unvowelled: boolean; unmarked: string | undefined },
): Near[] {
  const others = otherSpellingsOf(word);
  if (unmarked !== undefined)
    others.push({ word: unmarked, sound: soundOf(unmarked) }, ...otherSpellingsOf(unmarked));
  const asked = soundedOf(word, soundOf(word), others);
  const near: Near[] = [];
  for (const number of candidatesFor(asked, vocabulary)) {
    const listed = soundedOf(
      vocabulary.words[number] ?? '',
      vocabulary.sounds[number] ?? '',
      vocabulary.others.get(number) ?? [],
    );
    const similarity = similarityOf(asked, listed);
    if (similarity !== null) near.push({ number, ...similarity });
  }
  return (unvowelled ? withConsonants(near, unvowelledNear(word, vocabulary)) : near).sort(
    (left, right) => right.degree - left.degree || left.number - right.number,
  );
}

const soundedOf = (word: string, sound: string, others: readonly Spelling[]): Sounded => ({
  word,
  sound,
  skeleton: skeletonOf(sound),
  others,
});

function candidatesFor(
  { word, sound, skeleton, others }: Sounded,
  vocabulary: Vocabulary,
): Set<number> {
  const found = new Set<number>();
  const take = (number: number | undefined): void => {
    if (number !== undefined) found.add(number);
  };
  take(vocabulary.numbers.get(word));
  for (const other of sameNumber(word)) take(vocabulary.numbers.get(other));
  if (word.length === 1) {
    for (const number of filedUnder(vocabulary.byRemains, word))
      if ((vocabulary.words[number]?.length ?? 0) <= 2) found.add(number);
    return found;
  }
  for (const other of sameTrade(word)) take(vocabulary.numbers.get(other));
  for (const spelling of spellingsOf(word)) take(vocabulary.numbers.get(spelling));
  for (const one of soundsOf(sound, others))
    for (const number of filedUnder(vocabulary.bySound, one)) found.add(number);
  if (longEnough(skeleton).length > 0)
    for (const number of filedUnder(vocabulary.bySkeleton, skeleton)) found.add(number);
  for (const rest of remainsOf(word))
    for (const number of filedUnder(vocabulary.byRemains, rest)) found.add(number);
  return found;
}

const CONSONANTS_EQUAL = 0.9;
const TWO_CONSONANTS_EQUAL = 0.8;

/** The vowels that nobody wrote are no letters wrong: the same consonants are the better likeness. */
function withConsonants(near: readonly Near[], consonants: readonly Near[]): Near[] {
  const all = new Map(near.map((one) => [one.number, one] as const));
  for (const one of consonants)
    if ((all.get(one.number)?.degree ?? 0) < one.degree) all.set(one.number, one);
  return [...all.values()];
}

function unvowelledNear(word: string, vocabulary: Vocabulary): Near[] {
  const consonants = unvowelledOf(word);
  if (consonants.length < 2) return [];
  return [...filedUnder(vocabulary.byConsonants, consonants)]
    .filter((number) => unvowelledOf(vocabulary.words[number] ?? '') === consonants)
    .map((number) => ({
      number,
      degree: consonants.length > 2 ? CONSONANTS_EQUAL : TWO_CONSONANTS_EQUAL,
      likeness: 'sound' as const,
      edits: 0,
    }));
}
