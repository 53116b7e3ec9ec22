/** Texts that the rules cannot be looked for in. */
import type { CheckedItem } from './check.ts';
import { UNSPACED } from './phraseIndex.ts';

type Described = Pick<CheckedItem, 'title' | 'description' | 'material' | 'category'>;

/**
 * Why nothing that is found in an item means nothing; null where its words are in the letters that
 * keywords are written in.
 */
export function whyUnread({ title, description, material, category }: Described): string | null {
  const text = [title, description, material, category].filter((part) => part !== null).join(' ');
  if (text.trim() !== '' && !/\p{L}/u.test(text))
    return 'The text holds no word: nothing could be looked for in it.';
  const words = text.match(/\p{L}+/gu) ?? [];
  const [latin, other] = [words.filter(isLatin), words.filter((word) => !isLatin(word))];
  // "9 mm" and "XL" stand in texts of every script
  const isOther =
    lettersOf(other) > 0 && lettersOf(other) >= lettersOf(latin.filter(({ length }) => length > 2));
  return isOther
    ? 'The text is in a script in which few keywords are known: that none was found says little. Send it in English, or a code.'
    : null;
}

const isLatin = (word: string): boolean => /^\p{Script=Latin}/u.test(word);
/** A sign of a script without blanks says as much as some letters: 오일 is «oil». */
const LETTERS_OF_SIGN = 3;
const lettersOf = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + word.length * (UNSPACED.test(word) ? LETTERS_OF_SIGN : 1), 0);
