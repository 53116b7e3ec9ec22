/** Which languages a text may be in, so that the German word for trousers is no English hose. */
import type { NameIndex } from './nameIndex.ts';
import { LANGUAGES, nameKey, type Language } from './stem.ts';
import type { GoodsText } from './text.ts';

const FUNCTION_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
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

/** Languages whose names are searched, English first unless another covers the words far better. */
export function languagesOf(
  text: GoodsText,
  names: NameIndex,
  knowsEnglish: (word: string) => boolean,
): Language[] {
  const words = [...new Set(text.words)].filter((word) => /^\p{L}{2,}$/u.test(word)).slice(0, 40);
  if (words.length === 0) return ['en'];
  const cover = (language: Language): number =>
    words.filter((word) => knows(word, language)).length / words.length;
  const knows = (word: string, language: Language): boolean =>
    FUNCTION_WORDS[language].has(word) ||
    (language === 'en' && knowsEnglish(word)) ||
    known(names, nameKey(word, language), language);
  const english = cover('en');
  // a long word that English does not know and another language does: «fietszadel comfort gel»
  const foreign = words.filter((word) => word.length >= FOREIGN_MIN && !knows(word, 'en'));
  const speaks = (language: Language): boolean =>
    words.some((word) => FUNCTION_WORDS[language].has(word) && !FUNCTION_WORDS.en.has(word));
  const others = LANGUAGES.filter((language) => language !== 'en')
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
      LANGUAGES.every((language) => language === 'en' || !FUNCTION_WORDS[language].has(word)),
  );

/** Shorter words are the same in many languages. */
const FOREIGN_MIN = 5;

function known(names: NameIndex, key: string, language: Language): boolean {
  return names.vocabulary[language].has(key);
}
