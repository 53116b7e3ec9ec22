/**
 * Bounds of a score that the sum of words alone does not know: how many letters may be wrong in a
 * name of what length, and how much must be the same before words left over are forgiven. Below the
 * threshold they say: not worth a look.
 */
import type { Pair } from './nameScore.ts';
import type { AskedWord } from './question.ts';
import type { Bearer } from './screeningIndex.ts';
import { isOtherWord } from './tradeWords.ts';
import { COMMON_MAX, type WordClass } from './wordWeight.ts';

export interface Compared {
  pairs: readonly Pair[];
  unheld: readonly AskedWord[];
  unasked: readonly {
    word: string;
    kind: WordClass;
    weight: number;
    isFamily: boolean;
    isLast: boolean;
  }[];
  /** The score as if the question had no word left over. */
  bare: number;
  /** The words were parted in another way than they were written. */
  isReparted: boolean;
  bearer: Bearer;
  /** Both have the same legal forms. */
  isSameForm: boolean;
}

/** From here on a match is worth a look. */
export const THRESHOLD = 0.7;

/** One word is the same and more are not: a first name, the word of a brand. */
const ONE_OF_MORE = 0.62;
const NOT_ENOUGH = 0.66;
const PART_OF_NAME = 0.78;
const ONE_WORD_NAME = 0.85;

/** The score within its bounds. */
export function ceilingOf(compared: Compared, score: number): number {
  const { pairs, unheld, unasked, isReparted } = compared;
  const telling = pairs.filter(({ kind, likeness }) => isTelling(kind) && likeness !== 'initial');
  const left = unheld.filter(({ kind }) => isTelling(kind)).length;
  const missing = unasked.filter(({ kind }) => isTelling(kind)).length;
  const initials = pairs.filter(({ likeness }) => likeness === 'initial').length;
  if (telling.length === 0) {
    const isWhole = unheld.every(({ kind }) => kind === 'stop') && unasked.length === 0;
    // of broad words alone another word for a trade is another name: Star Airways is not Star Air
    const isOther = pairs.some(
      ({ likeness, degree }) => likeness === 'abbreviation' && isOtherWord(degree),
    );
    return isWhole && !isOther ? withinBudget(compared, score) : 0;
  }
  if (telling.length === 1 && initials > 0)
    return withInitials(telling, compared, { left, missing }, score);
  if (left + missing === 0)
    return telling.length === 1 ? oneTelling(compared, score) : withinBudget(compared, score);
  if (left === 1 && isWholeName(compared)) return Math.max(score, THRESHOLD);
  if (telling.length === 1 || isReparted) return Math.min(score, ONE_OF_MORE);
  return partOfName(compared, { telling, left, missing }, score);
}

/**
 * Two and more words that are the whole listed name, broad ones too, letter by letter: a place or a
 * father's name beside them loses nothing.
 */
const isWholeName = ({ pairs, unasked, isReparted, bearer }: Compared): boolean =>
  pairs.length > 1 &&
  unasked.length === 0 &&
  !isReparted &&
  pairs.every(({ edits }) => edits === 0) &&
  // a first and a family name that very many bear are another person with a third
  (bearer !== 'person' || pairs.some(({ kind, weight }) => isTelling(kind) && weight > RARE_MIN));

const isTelling = (kind: WordClass): boolean => kind === 'significant' || kind === 'number';

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
function withinBudget(compared: Compared, score: number): number {
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
function costOf(pairs: readonly Pair[]): number {
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
const RARE_MIN = COMMON_MAX + 0.01;

/** Neighbours swapped are an error of the keyboard: hardly two people differ in that alone. */
const SWAP_COST = 0.5;

function costOfPair(pair: Pair): number {
  const { kind, likeness, edits, degree, asked, listed } = pair;
  if (kind === 'stop') return 0;
  if (likeness === 'variant') return SOUND_COST;
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
const lettersOf = (pairs: readonly Pair[]): number =>
  pairs.reduce((sum, { kind, asked, listed, likeness }) => {
    if (likeness === 'initial') return sum + 1;
    const letters =
      likeness === 'abbreviation' ? Math.min(asked.length, listed.length) : listed.length;
    return sum + letters * (isTelling(kind) ? 1 : 0.5);
  }, 0);

/** One word that tells, and words of trade beside it on either side. */
function oneTelling(compared: Compared, score: number): number {
  const { pairs, unheld, unasked } = compared;
  const extra = unheld.filter(({ kind }) => kind === 'generic').length;
  const absent = unasked.filter(({ kind }) => kind === 'generic').length;
  const within = withinBudget(compared, score);
  if (extra > 0 && (absent > 0 || pairs.length === 1)) return Math.min(within, NOT_ENOUGH);
  if (absent > 0)
    return costOf(pairs) > 0 ? Math.min(within, NOT_ENOUGH) : Math.min(within, PART_OF_NAME);
  return pairs.length === 1 && unheld.length > 0 ? Math.min(within, ONE_WORD_NAME) : within;
}

const FAMILY_WEIGHT_MIN = 0.8;

/** The same with two initials that stand in the order of the listed names. */
const TWO_INITIALS_WEIGHT_MIN = 0.7;

/** `V. Surname`, `V. P. Surname`: worth a look when the surname is rare and the same. */
function withInitials(
  [pair]: readonly Pair[],
  compared: Compared,
  { left, missing }: Left,
  score: number,
): number {
  const initials = compared.pairs.filter(({ likeness }) => likeness === 'initial');
  const isOrdered = initials.every(({ at, place }, number) =>
    initials.slice(number + 1).every((other) => at < other.at === place < other.place),
  );
  const least = initials.length > 1 && isOrdered ? TWO_INITIALS_WEIGHT_MIN : FAMILY_WEIGHT_MIN;
  const isRare = pair !== undefined && costOfPair(pair) === 0 && pair.weight >= least;
  return isRare && isOrdered && left === 0 && missing < 2
    ? Math.min(Math.max(score, THRESHOLD), PART_OF_NAME)
    : Math.min(score, ONE_OF_MORE);
}

/** Words that tell and are left over, in the question and on the list. */
interface Left {
  left: number;
  missing: number;
}

interface Counts extends Left {
  telling: readonly Pair[];
}

/** What two words of a longer name must weigh together, and how many letters they must have. */
const PART_WEIGHT_MIN = 1.3;
/** The same where the family name is missing. */
const FAMILYLESS_WEIGHT_MIN = 1.7;
/** The same where two words and more are missing. */
const LITTLE_WEIGHT_MIN = 1.6;
const PART_LETTERS_MIN = 9;
const PART_COST_MAX = 0.5;
/** What a name must reach without the one word too many to be worth a look with it. */
const EXTRA_MIN = 0.8;
/**
 * What two words must weigh of which the name lacks only the last: a middle name or the father's.
 */
const MIDDLELESS_WEIGHT_MIN = 1.1;

/** Two or more words that tell are the same, and others are left over. */
function partOfName(compared: Compared, { telling, left, missing }: Counts, score: number): number {
  const cost = costOf(compared.pairs);
  const isManyAlike = telling.length > 2 && cost <= 1;
  if ((left > 0 && missing > 0) || left > 1) {
    if (!isManyAlike || left > 1) return Math.min(score, NOT_ENOUGH);
    return isOneMisspelt(compared, telling) ? Math.max(score, THRESHOLD) : score;
  }
  if (cost > PART_COST_MAX && !isManyAlike) return Math.min(score, NOT_ENOUGH);
  const weight = telling.reduce((sum, pair) => sum + pair.weight, 0);
  if (left === 1) {
    const { bare } = compared;
    return bare < EXTRA_MIN || weight < PART_WEIGHT_MIN
      ? Math.min(score, NOT_ENOUGH)
      : Math.max(score, THRESHOLD + (bare - EXTRA_MIN) / 10);
  }
  const isEnough =
    weight >= partWeightMin(compared, missing) && lettersOf(telling) >= PART_LETTERS_MIN;
  return isEnough || isManyAlike ? score : Math.min(score, NOT_ENOUGH);
}

/** What the words that are alike must weigh for the only other one to be taken for its like. */
const REST_WEIGHT_MIN = 2;

/**
 * A long name of which one word is too short for the letters wrong in it: it begins with the same
 * letter.
 */
function isOneMisspelt({ unheld, unasked }: Compared, telling: readonly Pair[]): boolean {
  const [asked, ...moreAsked] = unheld.filter(({ kind }) => isTelling(kind));
  const [listed, ...moreListed] = unasked.filter(({ kind }) => isTelling(kind));
  if (!asked || !listed || moreAsked.length + moreListed.length > 0) return false;
  const weight = telling.reduce((sum, pair) => sum + pair.weight, 0);
  return asked.word[0] === listed.word[0] && weight >= REST_WEIGHT_MIN;
}

function partWeightMin({ unasked, bearer }: Compared, missing: number): number {
  if (unasked.some(({ isFamily }) => isFamily)) return FAMILYLESS_WEIGHT_MIN;
  if (missing > 1) return LITTLE_WEIGHT_MIN;
  const isMiddle =
    bearer === 'person' && unasked.every(({ isLast, kind }) => isLast || !isTelling(kind));
  return isMiddle ? MIDDLELESS_WEIGHT_MIN : PART_WEIGHT_MIN;
}
