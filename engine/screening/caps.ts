/**
 * Bounds of a score that the sum of words alone does not know: how much must be the same before
 * words left over are forgiven. Below the threshold they say: not worth a look.
 */
import { isKnownAlone, isNameWithin, isOrdinary, placesBeside } from './companyNames.ts';
import { type Compared, isTelling, type Left, NOT_ENOUGH, THRESHOLD } from './compared.ts';
import { costOf, costOfPair, lettersOf, RARE_MIN, withinBudget } from './letterBudget.ts';
import type { Pair } from './nameScore.ts';
import { isOtherWord } from './tradeWords.ts';

/** One word is the same and more are not: a first name, the word of a brand. */
const ONE_OF_MORE = 0.62;
const PART_OF_NAME = 0.78;
const ONE_WORD_NAME = 0.85;
/** What a listed name of one rare word reaches with words of trade, or other names, beside it. */
const BROAD_BESIDE = 0.72;

/** Initials that contradict the listed ones make another person likelier. */
const OTHER_INITIAL = 0.85;

/** The score within its bounds, lower where an initial is another one. */
export function ceilingOf(compared: Compared, score: number): number {
  const bounded = boundedScore(compared, score);
  return isOtherInitial(compared) ? bounded * OTHER_INITIAL : bounded;
}

/**
 * Whether a person has an initial that no name of the listed one begins with: John B. is not John
 * A.
 */
const isOtherInitial = ({ bearer, unheld, unasked }: Compared): boolean =>
  bearer === 'person' &&
  unheld.some(({ kind }) => kind === 'initial') &&
  unasked.some(({ kind, isFamily }) => !isFamily && (isTelling(kind) || kind === 'initial'));

function boundedScore(compared: Compared, score: number): number {
  const { pairs, unheld, unasked, isReparted } = compared;
  const telling = pairs.filter(({ kind, likeness }) => isTelling(kind) && likeness !== 'initial');
  const places = placesBeside(compared, telling);
  const left = unheld.filter(({ kind }) => isTelling(kind)).length - places.left;
  const missing = unasked.filter(({ kind }) => isTelling(kind)).length - places.missing;
  const initials = pairs.filter(({ likeness }) => likeness === 'initial').length;
  if (telling.length === 0) {
    const isWhole = unheld.every(({ kind }) => kind === 'stop') && unasked.length === 0;
    // of broad words alone another word for a trade is another name: Star Airways is not Star Air
    const isOther = pairs.some(
      ({ likeness, degree }) => likeness === 'abbreviation' && isOtherWord(degree),
    );
    return isWhole && !isOther ? withinBudget(compared, score) : 0;
  }
  if (isOrdinary(compared, telling)) return Math.min(score, NOT_ENOUGH);
  if (telling.length === 1 && initials > 0)
    return withInitials(telling, compared, { left, missing }, score);
  if (left + missing === 0) {
    const worth = places.left + places.missing > 0 ? Math.max(score, THRESHOLD) : score;
    return telling.length === 1 ? oneTelling(compared, worth) : withinBudget(compared, worth);
  }
  if (isNameWithin(compared)) return BROAD_BESIDE;
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
  pairs.every(
    ({ edits, likeness, degree }) =>
      edits === 0 && !(likeness === 'abbreviation' && isOtherWord(degree)),
  ) &&
  // a first and a family name that very many bear are another person with a third
  (bearer !== 'person' || pairs.some(({ kind, weight }) => isTelling(kind) && weight > RARE_MIN));

/** Letters of the one word that tells in which one may be wrong beside words of trade too many. */
const MISSPELT_LETTERS_MIN = 8;

/** One word that tells, and words of trade beside it on either side. */
function oneTelling(compared: Compared, score: number): number {
  const { pairs, unheld, unasked } = compared;
  const extra = unheld.filter(({ kind }) => kind === 'generic').length;
  const absent = unasked.filter(({ kind }) => kind === 'generic').length;
  const within = withinBudget(compared, score);
  const isShort = lettersOf(pairs.filter(({ kind }) => isTelling(kind))) < MISSPELT_LETTERS_MIN;
  if (extra > 0 && isShort && costOf(pairs) > 0) return Math.min(within, NOT_ENOUGH);
  if (extra > 0 && absent === 0 && isKnownAlone(compared)) return BROAD_BESIDE;
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
  if (left === 0 && isFatherless(compared, telling, cost)) return Math.max(score, THRESHOLD);
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

const FATHERS_NAME = /(?:vich|vych|vitch|ovna|evna|ichna|oglu|ogly|qizi|kyzy)$/;
/** Letters of a first and a family name in which one may be wrong without the father's. */
const FATHERLESS_LETTERS_MIN = 12;

/** A person with one letter wrong whose father's name alone is missing. */
const isFatherless = (
  { unasked, bearer }: Compared,
  telling: readonly Pair[],
  cost: number,
): boolean =>
  bearer === 'person' &&
  cost <= 1 &&
  unasked.every(({ word, isFamily }) => !isFamily && FATHERS_NAME.test(word)) &&
  telling.reduce((sum, { weight }) => sum + weight, 0) >= MIDDLELESS_WEIGHT_MIN &&
  lettersOf(telling) >= FATHERLESS_LETTERS_MIN;

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
