/** How alike two words of names are, and in which way. */
import { editDistance } from '../editDistance.ts';
import { COMMON_NAMES } from './commonNames.ts';
import { kinshipOf } from './nameFamilies.ts';
import { sameNumber } from './numberWords.ts';
import { sameTrade, tradeLikeness } from './tradeWords.ts';
import { GENERIC } from './wordLists.ts';

/** A word with what it is compared by. */
export interface Sounded {
  word: string;
  sound: string;
  skeleton: string;
  /** The word by other countries' spelling. */
  others: readonly Spelling[];
}

export interface Spelling {
  word: string;
  sound: string;
}

export type Likeness = 'equal' | 'abbreviation' | 'variant' | 'spelling' | 'sound';

export interface Similarity {
  /** 0 to 1. */
  degree: number;
  likeness: Likeness;
  /** Letters that differ. */
  edits: number;
  /** The asked word is a name that very many bear: it is seldom the listed one misspelt. */
  isOtherName?: boolean;
}

const EDITS_MAX = 2;
/** Longest words of a length, and what one letter and two letters wrong leave of their likeness. */
const LEFT: readonly (readonly [number, number, number])[] = [
  // letters, one wrong, two wrong
  [2, 0.5, 0],
  [3, 0.68, 0],
  [4, 0.78, 0.4],
  [5, 0.85, 0.58],
  [6, 0.88, 0.7],
  [7, 0.9, 0.76],
  [9, 0.92, 0.82],
  [12, 0.94, 0.87],
  [Infinity, 0.95, 0.9],
];

const SOUND_EQUAL = 0.93;
const SOUND_LETTERS_MIN = 5;
const SKELETON_EQUAL = 0.84;
const SKELETON_SOUNDS_MIN = 3;
const SOUND_EDITS_MAX = 3;
const SAME_STEM = 0.95;

/** Spellings of one name; one of another country; and one that may be another name. */
const SAME_NAME: Similarity = { degree: 0.95, likeness: 'variant', edits: 1 };
const SAME_NUMBER: Similarity = { degree: 0.95, likeness: 'variant', edits: 0 };
const OTHER_SPELLING: Similarity = { degree: 0.92, likeness: 'variant', edits: 1 };
const OPEN_NAME: Similarity = { degree: 0.86, likeness: 'spelling', edits: 1 };

/**
 * The likeness of an asked and a listed word; null when they are not alike. Numbers are equal or
 * nothing.
 */
export function similarityOf(left: Sounded, right: Sounded): Similarity | null {
  if (left.word === right.word) return { degree: 1, likeness: 'equal', edits: 0 };
  if (sameNumber(left.word).includes(right.word)) return SAME_NUMBER;
  if (/\d/.test(left.word) || /\d/.test(right.word)) return numbered(left.word, right.word);
  if (isSameStem(left.word, right.word))
    return { degree: SAME_STEM, likeness: 'abbreviation', edits: 0 };
  const trade = tradeLikeness(left.word, right.word);
  if (trade !== null) return { degree: trade, likeness: 'abbreviation', edits: 0 };
  // two words of trade are two words, however alike: importadora, exportadora
  if (isTrade(left) && isTrade(right)) return null;
  const kinship = kinshipOf(left.word, right.word);
  if (kinship !== null) return kinship === 'same' ? SAME_NAME : OPEN_NAME;
  const length = Math.max(left.word.length, right.word.length);
  if (length === 1) return null;
  if (isOtherSpelling(left, right)) return OTHER_SPELLING;
  const edits = editDistance(left.word, right.word, SOUND_EDITS_MAX);
  const spelt = edits > EDITS_MAX ? 0 : spellingDegree(length, edits);
  const sounds = soundDegree(left, right, edits);
  if (Math.max(spelt, sounds) === 0) return null;
  const likeness = sounds === SOUND_EQUAL || sounds > spelt ? 'sound' : 'spelling';
  return {
    degree: Math.max(spelt, sounds),
    likeness,
    edits,
    isOtherName: isOtherName(left, right),
  };
}

const isTrade = ({ word }: Sounded): boolean => sameTrade(word).length > 0;

const OTHER_SPELLING_EDITS_MAX = 2;

/** Whether a spelling of one, by the ways of another country, sounds like the other. */
function isOtherSpelling(left: Sounded, right: Sounded): boolean {
  if (left.others.length + right.others.length === 0) return false;
  return [left, ...left.others].some((one) =>
    [right, ...right.others].some(
      (other) =>
        one.sound === other.sound &&
        (one !== left || other !== right) &&
        editDistance(one.word, other.word, OTHER_SPELLING_EDITS_MAX) <= OTHER_SPELLING_EDITS_MAX,
    ),
  );
}

/**
 * Whether the asked word is a name of its own that very many bear, and not the listed one: unless
 * it sounds the same or two letters changed places.
 */
const isOtherName = (asked: Sounded, listed: Sounded): boolean =>
  COMMON_NAMES.has(asked.word) &&
  asked.sound !== listed.sound &&
  asked.word.length > 2 &&
  [...asked.word].sort().join('') !== [...listed.word].sort().join('');

/** What is left of the likeness of words of a length with so many letters wrong. */
function spellingDegree(length: number, edits: number): number {
  const row = LEFT.find(([letters]) => length <= letters);
  return row?.[edits === 1 ? 1 : 2] ?? 0;
}

/** Words that sound alike: the same sounds, or the same three and more consonants. */
function soundDegree(left: Sounded, right: Sounded, edits: number): number {
  const shorter = Math.min(left.word.length, right.word.length);
  if (shorter < SOUND_LETTERS_MIN || edits > SOUND_EDITS_MAX) return 0;
  if (left.sound === right.sound) return SOUND_EQUAL;
  const isSame = left.skeleton === right.skeleton && left.skeleton.length >= SKELETON_SOUNDS_MIN;
  return isSame ? SKELETON_EQUAL : 0;
}

/** Letters and digits of a number plate or a hull: one letter may be wrong, no digit. */
function numbered(left: string, right: string): Similarity | null {
  if (left.replaceAll(/\D/g, '') !== right.replaceAll(/\D/g, '')) return null;
  const edits = editDistance(left, right, 1);
  return edits === 1 && Math.max(left.length, right.length) > SOUND_LETTERS_MIN
    ? { degree: 0.8, likeness: 'spelling', edits }
    : null;
}

const TRADE_STEM = 6;

/** Two forms of one word of trade: technology and technologies. */
const isSameStem = (left: string, right: string): boolean =>
  left.length > TRADE_STEM &&
  left.slice(0, TRADE_STEM) === right.slice(0, TRADE_STEM) &&
  GENERIC.has(left) &&
  GENERIC.has(right);
