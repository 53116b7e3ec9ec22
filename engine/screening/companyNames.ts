/** What the words of a company tell: its own name, words that many choose, and where it is. */
import { type Compared, isTelling, type Left } from './compared.ts';
import { EMPTY_WORDS, EVERYDAY_WORDS } from './everydayWords.ts';
import type { Pair } from './nameScore.ts';
import { PLACES } from './places.ts';
import { areFlights } from './tradeWords.ts';
import type { WordClass } from './wordWeight.ts';

const ALONE = { weight: 0.85, letters: 6 };

/** A company of one word that is rare and long enough to be nobody else's, letter by letter. */
export const isKnownAlone = ({ pairs: [pair, ...more], unheld, bearer }: Compared): boolean =>
  pair !== undefined &&
  more.length === 0 &&
  bearer === 'company' &&
  pair.likeness === 'equal' &&
  pair.weight >= ALONE.weight &&
  pair.listed.length >= ALONE.letters &&
  !EVERYDAY_WORDS.has(pair.listed) &&
  unheld.every(({ word }) => EMPTY_WORDS.has(word));

const NAME_WITHIN = { weight: 0.85, letters: 6, others: 2 };

/**
 * A person who is listed by one rare name, which a full name holds letter by letter: perhaps the
 * same, perhaps of the same family.
 */
export const isNameWithin = ({
  pairs: [pair, ...more],
  unheld,
  unasked,
  bearer,
  isReparted,
}: Compared): boolean =>
  pair !== undefined &&
  more.length + unasked.length === 0 &&
  bearer === 'person' &&
  !isReparted &&
  pair.likeness === 'equal' &&
  pair.weight >= NAME_WITHIN.weight &&
  pair.listed.length >= NAME_WITHIN.letters &&
  !EVERYDAY_WORDS.has(pair.listed) &&
  !PLACES.has(pair.listed) &&
  unheld.length <= NAME_WITHIN.others &&
  unheld.every(({ kind }) => isTelling(kind) || kind === 'initial');

/**
 * Words left over that are only a place beside a company's own name, on one side: on both they are
 * two companies' places.
 */
export function placesBeside(
  { unheld, unasked, bearer }: Compared,
  telling: readonly Pair[],
): Left {
  const isOwn = telling.some(
    ({ listed, weight, edits }) =>
      edits === 0 && weight >= ALONE.weight && !EVERYDAY_WORDS.has(listed) && !PLACES.has(listed),
  );
  const [left, missing] = [unheld, unasked].map(
    (words) => words.filter(({ word, kind }) => isTelling(kind) && PLACES.has(word)).length,
  );
  const isOneSided = !left || !missing;
  return bearer === 'company' && isOwn && isOneSided
    ? { left: left ?? 0, missing: missing ?? 0 }
    : { left: 0, missing: 0 };
}

/**
 * Only words that many companies choose are the same, and the trade is another one's: Bright Lotus
 * Hotel is not Bright Lotus, nor is Bright Lotus Yoga. One such word is not enough for the name of a
 * company of another trade; beside another word for flight neither is a place: China Airlines.
 */
export function isOrdinary(
  { pairs, unheld, unasked, bearer }: Compared,
  telling: readonly Pair[],
): boolean {
  if (bearer === 'person') return false;
  const [one, ...more] = telling;
  const isOtherTrade =
    one !== undefined &&
    more.length === 0 &&
    (EVERYDAY_WORDS.has(one.listed) || PLACES.has(one.listed)) &&
    pairs.some(({ asked, listed }) => areFlights(asked, listed));
  if (isOtherTrade) return true;
  if (!telling.every(({ listed }) => EVERYDAY_WORDS.has(listed))) return false;
  const isOfTrade = ({ word, kind }: { word: string; kind: WordClass }): boolean =>
    kind === 'generic' && !EMPTY_WORDS.has(word);
  const isOwn = ({ word, kind }: { word: string; kind: WordClass }): boolean =>
    isTelling(kind) && !PLACES.has(word);
  return (
    unheld.some((word) => isOfTrade(word) || isOwn(word)) ||
    (telling.length === 1 && unasked.some(isOfTrade))
  );
}
