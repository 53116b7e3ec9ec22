/** Which languages a text may be in, so that the German word for trousers is no English hose. */
import { isCharacter } from '../fold.ts';
import { isCommonEnglish } from './englishWords.ts';
import type { NameIndex } from './nameIndex.ts';
import { LATIN_LANGUAGES, nameKey, type Language } from './stem.ts';
import type { GoodsText } from './text.ts';

type LatinLanguage = (typeof LATIN_LANGUAGES)[number];

/** Words of grammar, folded, by language. */
export const FUNCTION_WORDS: Readonly<Record<LatinLanguage, ReadonlySet<string>>> = {
  en: new Set('the a an of for with and or in on to from by is are this that your'.split(' ')),
  de: new Set(
    'der die das und fur mit aus ohne ein eine von zum zur im den dem oder ist'.split(' '),
  ),
  fr: new Set('le la les de des du en pour avec et sans un une a au aux ou'.split(' ')),
  es: new Set('el la los las de del para con y sin un una en o'.split(' ')),
  it: new Set('il lo la gli le di da per con e in senza un una del della dei in'.split(' ')),
  nl: new Set('de het een van voor met en zonder in uit of'.split(' ')),
  pl: new Set('z ze do dla i na bez w o od'.split(' ')),
  pt: new Set('o a os as de do da dos das para com e sem em um uma'.split(' ')),
};

/**
 * Languages whose names are searched. The script tells those that have their own, and words of
 * Latin script among theirs are English; else English comes first, unless another covers the words
 * far better.
 */
export function languagesOf(
  text: GoodsText,
  names: NameIndex,
  knowsEnglish: (word: string) => boolean,
): Language[] {
  const told = languagesOfScript(text.words);
  if (told.length === 0) return latinLanguagesOf(text, names, knowsEnglish);
  const latin = text.words.filter((word) => LATIN_WORD.test(word)).length;
  if (latin === 0) return told;
  const isMostlyLatin = latin > text.words.length / 2;
  return [
    ...(isMostlyLatin ? latinLanguagesOf(text, names, knowsEnglish) : ['en' as const]),
    ...told,
  ];
}

const LATIN_WORD = /^\p{Script=Latin}{2,}$/u;

/**
 * The languages that a text's script tells; empty for Latin script alone. Characters of Chinese
 * without kana are Japanese as well, and the one kana that Chinese shops write for ornament makes
 * no Japanese.
 */
export function languagesOfScript(words: readonly string[]): Language[] {
  const found = new Set<Language>();
  let isHan = false;
  for (const word of words) {
    if (LATIN_OR_MARKS.test(word)) continue;
    if (!isCharacter(word)) {
      if (CYRILLIC.test(word)) found.add('ru');
    } else if (HANGUL.test(word)) found.add('ko');
    else if (KANA.test(word)) found.add('ja');
    else if (HAN.test(word)) isHan = true;
  }
  if (isHan && !found.has('ko') && !found.has('ja')) return ['zh', 'ja', ...found];
  return [...found];
}

/** A quick look: nothing of another script. */
const LATIN_OR_MARKS = /^[\0-\u036f]*$/;
const CYRILLIC = /\p{Script=Cyrillic}{2}/u;
const HANGUL = /\p{Script=Hangul}/u;
const HAN = /\p{Script=Han}/u;
const KANA = /(?!の)[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Languages that a word of its script may be of. */
export function languagesOfWord(word: string): readonly Language[] {
  if (LATIN_OR_MARKS.test(word)) return LATIN_LANGUAGES;
  if (isCharacter(word)) return CHARACTER_LANGUAGES;
  return CYRILLIC.test(word) ? CYRILLIC_LANGUAGES : LATIN_LANGUAGES;
}

const CHARACTER_LANGUAGES: readonly Language[] = ['zh', 'ja', 'ko'];
const CYRILLIC_LANGUAGES: readonly Language[] = ['ru'];

function latinLanguagesOf(
  text: GoodsText,
  names: NameIndex,
  knowsEnglish: (word: string) => boolean,
): Language[] {
  const words = [...new Set(text.words)].filter((word) => /^\p{L}{2,}$/u.test(word)).slice(0, 40);
  if (words.length === 0) return ['en'];
  const cover = (language: LatinLanguage): number =>
    words.filter((word) => knows(word, language)).length / words.length;
  const knows = (word: string, language: LatinLanguage): boolean =>
    FUNCTION_WORDS[language].has(word) ||
    (language === 'en' && knowsEnglish(word)) ||
    known(names, nameKey(word, language), language);
  const english = cover('en');
  // a long word that English does not know and another language does: «fietszadel comfort gel»
  const foreign = words.filter(
    (word) => word.length >= FOREIGN_MIN && !knows(word, 'en') && !isCommonEnglish(word),
  );
  const speaks = (language: LatinLanguage): boolean =>
    words.some((word) => FUNCTION_WORDS[language].has(word) && !FUNCTION_WORDS.en.has(word));
  const others = LATIN_LANGUAGES.filter((language) => language !== 'en')
    .map((language) => ({ language, share: cover(language), speaks: speaks(language) }))
    .filter(
      ({ language, share, speaks: hasGrammar }) =>
        share > english ||
        (hasGrammar && share >= english - NEAR) ||
        foreign.some((word) => knows(word, language)),
    );
  const best = Math.max(0, ...others.map(({ share }) => share));
  const chosen = others.filter(({ share }) => share > best - NEAR);
  // «panela de inox» is not English, although English knows a sugar of that name
  const isForeign =
    best - english > 0.3 ||
    (best >= english && chosen.some((one) => one.speaks) && !speaksEnglish(words));
  return [...(isForeign ? [] : ['en' as const]), ...chosen.map(({ language }) => language)];
}

/** Languages whose shares lie closer together are all searched. */
const NEAR = 0.2;

/** Whether the text has a word of English grammar that no other language writes. */
const speaksEnglish = (words: readonly string[]): boolean =>
  words.some(
    (word) =>
      FUNCTION_WORDS.en.has(word) &&
      LATIN_LANGUAGES.every((language) => language === 'en' || !FUNCTION_WORDS[language].has(word)),
  );

/** Shorter words are the same in many languages. */
const FOREIGN_MIN = 5;

function known(names: NameIndex, key: string, language: Language): boolean {
  return names.vocabulary[language].has(key);
}
