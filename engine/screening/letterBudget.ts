/** How many letters may be wrong in a name of what length. */
import { type Compared, isTelling, NOT_ENOUGH, THRESHOLD } from './compared.ts';
import type { Pair } from './nameScore.ts';
import type { Bearer } from './screeningIndex.ts';
import { COMMON_MAX } from './wordWeight.ts';

/**
 * Letters of a whole name in which one letter may be wrong: of one word, of several, of words
 * parted otherwise.
 */
const ONE_WRONG_LETTERS_MIN = { single: 6, several: 5, reparted: 8, thing: 5 };
/**
 * Letters of a name whose shortest word, of those that differ, may be so short that another letter
 * makes another person of it.
 */
const SHORT_WORD = 4;
const SHORT_WORD_LETTERS_MIN: Readonly<Record<Bearer, number>> = {
  person: 8,
  company: 7,
  thing: 5,
};
/** Letters of one word that are all there, two neighbours swapped. */
const SWAPPED_LETTERS_MIN = 5;

/** Keeps a name below the threshold that has more letters wrong than its length allows. */
export function withinBudget(compared: Compared, score: number): number {
  const { pairs, isReparted } = compared;
  const cost = costOf(pairs);
  if (cost === 0) return score;
  const letters = lettersOf(pairs) + (compared.isSameForm ? SAME_FORM_LETTERS : 0);
  const isBorne = cost <= 1 ? isOneBorne(compared, letters) : isTwoBorne(pairs, cost, isReparted);
  return isBorne ? Math.max(score, THRESHOLD) : Math.min(score, NOT_ENOUGH);
}

function isOneBorne({ pairs, unheld, isReparted, bearer }: Compared, letters: number): boolean {
  if (isReparted && pairs.some(({ likeness }) => likeness === 'sound')) return false;
  const { single, several, reparted, thing } = ONE_WRONG_LETTERS_MIN;
  if (bearer === 'thing' && !isReparted && unheld.length === 0) return letters >= thing;
  const wrong = wrongOf(pairs);
  if (!isReparted && wrong.every(isSwapped)) return letters >= SWAPPED_LETTERS_MIN;
  if (letters < (isReparted ? reparted : pairs.length === 1 ? single : several)) return false;
  return (
    wrong.every(({ listed, likeness }) => listed.length > SHORT_WORD || likeness === 'variant') ||
    letters >= SHORT_WORD_LETTERS_MIN[bearer]
  );
}

const isSwapped = ({ asked, listed, edits }: Pair): boolean =>
  edits === 1 && [...asked].sort().join('') === [...listed].sort().join('');

/** Letters of a name in which two may be wrong, and of the words in which they are. */
const TWO_WRONG = { letters: 9, word: 4, sameWord: 7 };
const TWO_WRONG_LONG = { letters: 12, word: 3, sameWord: 6 };

function isTwoBorne(pairs: readonly Pair[], cost: number, isReparted: boolean): boolean {
  if (cost > 2 || isReparted) return false;
  return [TWO_WRONG, TWO_WRONG_LONG].some(
    (bound) =>
      lettersOf(pairs) >= bound.letters &&
      wrongOf(pairs).every(
        ({ listed, asked, edits }) =>
          Math.max(listed.length, asked.length) >= (edits > 1 ? bound.sameWord : bound.word),
      ),
  );
}

const wrongOf = (pairs: readonly Pair[]): Pair[] =>
  pairs.filter(({ edits, kind }) => edits > 0 && isTelling(kind));

/**
 * Letters wrong; those of a word that many names have, or neighbours swapped, count half, and a
 * long word that sounds the same less.
 */
export function costOf(pairs: readonly Pair[]): number {
  const wrong = pairs.reduce((sum, pair) => sum + costOfPair(pair), 0);
  const others = pairs.filter(({ isOtherName }) => isOtherName);
  const isRareBeside = pairs.some(
    ({ isOtherName, kind, weight }) => !isOtherName && isTelling(kind) && weight > RARE_MIN,
  );
  return others.length > 0 && !isRareBeside ? wrong + OTHER_NAME_COST : wrong;
}

/** A common name that is nearly a listed one, and nothing rare beside it: another person. */
const OTHER_NAME_COST = 1;
/**
 * What a word weighs that is not one of the names that very many bear; weights are rounded to 32
 * bits.
 */
export const RARE_MIN = COMMON_MAX + 0.01;

/** Neighbours swapped are an error of the keyboard: hardly two people differ in that alone. */
const SWAP_COST = 0.5;

export function costOfPair(pair: Pair): number {
  const { kind, likeness, edits, degree, asked, listed } = pair;
  if (kind === 'stop') return 0;
  if (likeness === 'variant') return edits === 0 ? 0 : SOUND_COST;
  if (isSwapped(pair) && listed.length >= SHORT_WORD) return SWAP_COST;
  if (kind === 'generic' || kind === 'particle') return Math.min(edits, 1) / 2;
  const isSameSound =
    likeness === 'sound' &&
    degree > SOUND_DEGREE_MIN &&
    Math.max(asked.length, listed.length) > SAME_SOUND_LETTERS;
  return isSameSound ? SOUND_COST : edits;
}

/** Of words with the same sounds, not the same consonants alone. */
const SOUND_DEGREE_MIN = 0.86;
const SAME_SOUND_LETTERS = 5;
const SOUND_COST = 0.25;

/** What the same legal form is worth in letters. */
const SAME_FORM_LETTERS = 2;

/**
 * Letters that are compared; those of words that many names have count half, and of an abbreviation
 * those that it has.
 */
export const lettersOf = (pairs: readonly Pair[]): number =>
  pairs.reduce((sum, { kind, asked, listed, likeness }) => {
    if (likeness === 'initial') return sum + 1;
    const letters =
      likeness === 'abbreviation' ? Math.min(asked.length, listed.length) : listed.length;
    return sum + letters * (isTelling(kind) ? 1 : 0.5);
  }, 0);
