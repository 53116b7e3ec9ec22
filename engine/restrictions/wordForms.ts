/**
 * Whether two words are forms of one: singular and plural, and cases, by the rules of a language.
 */
import { LATIN_LANGUAGES, nameKey, singular, stemmerOf } from '../classify/stem.ts';
import { remembered } from '../remembered.ts';

/** For words whose language nobody said: all endings count. */
export const ANY_LANGUAGE = '*';

/** Languages beside those of Latin script in the lexicon that have rules here. */
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

/**
 * The keys under which a folded word of a language is looked up: its stem, and the word without the
 * sign of the plural, since stems take some plurals for other words («saucissons»). The word itself
 * where the language has no rules here.
 */
export function formKeys(word: string, language: string): readonly string[] {
  if (word.length < 3 || /\d/.test(word)) return [word];
  if (language === ANY_LANGUAGE) return basesInAny(word);
  const stem = stemIn(word, language);
  const plain = word.replace(/(?<=.{3})[sx]$/, '');
  return stem === plain ? [stem] : [stem, plain];
}

const basesInAny = remembered((word: string): readonly string[] => [
  ...new Set([...basesOf(word), ...basesOf(singular(word))]),
]);

function stemIn(word: string, language: string): string {
  const known = LATIN_LANGUAGES.find((one) => one === language);
  const stem = known
    ? nameKey(word, known)
    : ALGORITHMS[language] === undefined
      ? word
      : stemOf(`${language} ${word}`);
  // bol, bollen: the plural doubles the letter
  return DOUBLING.has(language) ? stem.replace(/(\p{L})\1$/u, '$1') : stem;
}

/** The word without each ending that it may have: two forms of one word share such a base. */
function basesOf(word: string): string[] {
  const bases = [word];
  for (let length = 1; length <= ENDING_LENGTH_MAX && word.length - length >= 3; length += 1)
    if (ENDINGS.has(word.slice(-length))) bases.push(word.slice(0, -length));
  return bases;
}
const ENDING_LENGTH_MAX = 3;

const DOUBLING: ReadonlySet<string> = new Set(['nl', 'de', 'sv', 'da', 'nb']);

const stemOf = remembered((asked: string): string => {
  const [language = '', word = ''] = asked.split(' ');
  return stemmerOf(ALGORITHMS[language] ?? '').stem(word);
});

/**
 * What number and case put at the end of a folded word, in the languages of keywords, and what they
 * change there.
 */
const ENDINGS: ReadonlySet<string> = new Set(
  (
    's es e n en er ern em ens nen i y a o u x l ux is il ais ao oes aes os as hi he h io ii ie ies ow om ami ach ych ego ej a ze z ' +
    'ya'
  ).split(' '),
);
/** Of a word of up to four letters: a stem of three says too little. */
const SHORT_ENDINGS: ReadonlySet<string> = new Set(['s', 'es', 'e', 'n', 'en', 'i', 'y', 'x']);
const SHORT = 4;

/**
 * Whether a word of the goods, whose key is that of the keyword, is a form of it. Stems run words
 * together that differ in more than number («sauce» and «saucisse»): what the two do not share must
 * be endings. Languages whose cases add more are taken at the word of their stems.
 */
export function isFormOf(word: string, keyword: string, language: string): boolean {
  if (word === keyword || singular(word) === singular(keyword)) return true;
  if (ALGORITHMS[language] !== undefined)
    return (
      stemIn(word, language) === stemIn(keyword, language) &&
      Math.abs(word.length - keyword.length) <= 4
    );
  const endings = keyword.length <= SHORT ? SHORT_ENDINGS : ENDINGS;
  let shared = 0;
  while (shared < word.length && word[shared] === keyword[shared]) shared += 1;
  const isEnding = (rest: string): boolean =>
    rest === '' ||
    endings.has(rest) ||
    (rest[0] === word[shared - 1] && endings.has(rest.slice(1)));
  // versteckte, versteckter: what is shared may be the beginning of both endings
  return [shared, shared - 1].some(
    (at) => at >= 3 && isEnding(word.slice(at)) && isEnding(keyword.slice(at)),
  );
}
