/** Whether two words are forms of one: singular and plural, and cases, by the rules of a language. */
import snowball from 'snowball-stemmers';
import { remembered } from '../remembered.ts';
import { LANGUAGES, nameKey, singular } from '../classify/stem.ts';

/** Languages beside those of the lexicon that have rules here. */
const ALGORITHMS: Readonly<Record<string, string>> = {
  sv: 'swedish',
  da: 'danish',
  nb: 'norwegian',
  fi: 'finnish',
  hu: 'hungarian',
  ro: 'romanian',
  ru: 'russian',
  tr: 'turkish',
};

/** The key under which a folded word of a language is looked up; the word itself where the language has no rules here. */
export function formKey(word: string, language: string): string {
  if (word.length < 3 || /\d/.test(word)) return word;
  const known = LANGUAGES.find((one) => one === language);
  const key = known
    ? nameKey(word, known)
    : ALGORITHMS[language] === undefined
      ? word
      : stemOf(`${language} ${word}`);
  // bol, bollen: the plural doubles the letter
  return DOUBLING.has(language) ? key.replace(/(\p{L})\1$/u, '$1') : key;
}

const DOUBLING: ReadonlySet<string> = new Set(['nl', 'de', 'sv', 'da', 'nb']);

const stemOf = remembered((asked: string): string => {
  const [language = '', word = ''] = asked.split(' ');
  return stemmerOf(ALGORITHMS[language] ?? '').stem(word);
});
const stemmerOf = remembered((algorithm: string) => snowball.newStemmer(algorithm));

/** Endings of number that a short word may take: a stem of three letters says too little. */
const SHORT_ENDINGS = new Set(['', 's', 'es', 'e', 'n', 'en', 'i', 'y', 'x']);

/**
 * Whether a word of the goods, whose key is that of the keyword, is a form of it: stems run words together that differ in
 * more than number, and the shorter they are, the more.
 */
export function isFormOf(word: string, keyword: string): boolean {
  if (word === keyword || singular(word) === singular(keyword)) return true;
  if (keyword.length <= 4)
    return (
      (word.startsWith(keyword) && SHORT_ENDINGS.has(word.slice(keyword.length))) ||
      (keyword.startsWith(word) && word.length >= 3 && SHORT_ENDINGS.has(keyword.slice(word.length)))
    );
  return Math.abs(word.length - keyword.length) <= 3 && word.slice(0, 4) === keyword.slice(0, 4);
}
