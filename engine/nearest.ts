/** What a mistyped word was meant to be: for messages alone, nothing is read by it. */
import { editDistance } from './editDistance.ts';

/** A longer word is no slip of the pen. */
const CHARACTERS_MAX = 60;
/** Shorter words have one letter wrong at most: with two wrong they may be any other. */
const SHORT = 5;

/**
 * The known word that a written one comes nearest to, whatever its case, underscores and hyphens;
 * undefined where none is near.
 */
export function nearest(written: string, known: readonly string[]): string | undefined {
  if (written.length > CHARACTERS_MAX) return undefined;
  const asked = plain(written);
  if (asked === '') return undefined;
  const max = asked.length < SHORT ? 1 : 2;
  const found = known
    .map((word) => ({ word, distance: editDistance(asked, plain(word), max) }))
    .filter(({ word, distance }) => distance <= max && distance < plain(word).length)
    .sort((a, b) => a.distance - b.distance);
  return found[0]?.word;
}

/** `; did you mean X?`, to stand behind a message; empty, or what is given, where no word is near. */
export function didYouMean(word: string | undefined, otherwise = ''): string {
  return word === undefined ? otherwise : `; did you mean ${word}?`;
}

const plain = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
