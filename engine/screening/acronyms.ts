/** Organisations by the first letters of their names. */
import { classOf } from './wordWeight.ts';

const LETTERS = { min: 4, max: 8 };

/**
 * The first letters of the words that name an organisation, and of these with its legal form where
 * that is one word (National Oil Company); none for a name of few words or of very many.
 */
export function acronymsOf(words: readonly string[], forms: string): string[] {
  const lettersOf = (all: readonly string[]): string =>
    all
      .filter((word) => !['stop', 'particle'].includes(classOf(word)))
      .map((word) => word[0] ?? '')
      .join('');
  const isWord = forms.length > LETTERS.min && !forms.includes(' ');
  const withForm = isWord ? [...words, forms] : words;
  return [...new Set([lettersOf(words), lettersOf(withForm)])].filter(
    (letters) =>
      letters.length >= LETTERS.min && letters.length <= LETTERS.max && /^[a-z]+$/.test(letters),
  );
}
