/** Word forms: one key for singular and plural, in each language of the lexicon. */
import snowball from 'snowball-stemmers';
import { isCharacter } from '../fold.ts';
import { remembered } from '../remembered.ts';
import { inflected } from './inflection.ts';
import { simplified } from './simplified.ts';

/** Languages of Latin script, whose texts tell by their words which of them they are in. */
export const LATIN_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'] as const;
/** Languages that are told by their script. */
export const SCRIPT_LANGUAGES = ['zh', 'ja', 'ko', 'ru'] as const;
export const LANGUAGES = [...LATIN_LANGUAGES, ...SCRIPT_LANGUAGES] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a reader calls each. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
  pt: 'Portuguese',
  zh: 'Chinese',
  ja: 'Japanese',
  ko: 'Korean',
  ru: 'Russian',
};

const ALGORITHMS: Partial<Record<Language, string>> = {
  de: 'german',
  nl: 'dutch',
  ru: 'russian',
};

/** Of a language: texts of strangers must not fill the memory. */
const REMEMBERED_WORDS_MAX = 60_000;

/**
 * The key under which a folded word of `language` is looked up in names; English keeps all but the
 * plural. A character of Chinese stands for its simplified form; Japanese has forms of its own.
 */
export function nameKey(word: string, language: Language): string {
  if (isCharacter(word)) return language === 'ja' ? word : simplified(word);
  if (word.length < 3 || /\d/.test(word)) return word;
  return keysIn(language)(word);
}

const keysIn = remembered((language: Language) =>
  remembered((word) => {
    if (language === 'en') return singular(word);
    if (language === 'pl') return polish(word);
    if (language === 'ru') return russian(word);
    if (language === 'de') return german(word);
    const base = inflected(word, language);
    if (base !== undefined) return base;
    if (language === 'zh' || language === 'ja' || language === 'ko') return singular(word);
    return stemmerOf(ALGORITHMS[language] ?? 'english').stem(word);
  }, REMEMBERED_WORDS_MAX),
);

/**
 * The key under which a folded English word is looked up in labels: `knitted`, `knitting` and
 * `knits` are one.
 */
export function labelKey(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  return labelStem(word);
}

const labelStem = remembered(
  (word) => KEPT_APART.get(word) ?? stemmerOf('english').stem(singular(word)),
  REMEMBERED_WORDS_MAX,
);

/**
 * The English singular of a folded word; words that mean something else in the plural stay as they
 * are.
 */
export function singular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  // hoodie, hoodies and hoody
  if (word.endsWith('ie') && word.length > 4) return `${word.slice(0, -2)}y`;
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (/.{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (/(?:tat|mat|her|ang|arg|ech)oes$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ...[
    'glasses',
    'clothes',
    'shorts',
    'goods',
    'lens',
    'gas',
    'canvas',
    'christmas',
    'series',
    'news',
    'always',
    'mars',
    'atlas',
    'xmas',
    'gps',
    'abs',
    'led',
    'yes',
    'dungarees',
  ].map((word) => [word, word] as const),
  ['lenses', 'lens'],
  ['gases', 'gas'],
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
  ['childrens', 'child'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['mice', 'mouse'],
  ['geese', 'goose'],
  ['knives', 'knife'],
  ['wives', 'wife'],
  ['lives', 'life'],
  ['scarves', 'scarf'],
  ['shelves', 'shelf'],
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['halves', 'half'],
  ['wolves', 'wolf'],
  ['calves', 'calf'],
  ['hooves', 'hoof'],
  ['axes', 'axe'],
  ['mens', 'man'],
  ['womens', 'woman'],
  ['ladies', 'lady'],
  ['kids', 'kid'],
  ['mangoes', 'mango'],
  ['shoes', 'shoe'],
  ['dies', 'die'],
  ['ties', 'tie'],
  ['pies', 'pie'],
  ['jewellery', 'jewelry'],
  ['aluminum', 'aluminium'],
  ['gray', 'grey'],
  ['color', 'colour'],
  ['colors', 'colour'],
  ['fiber', 'fibre'],
  ['fibers', 'fibre'],
  ['pajama', 'pyjama'],
  ['pajamas', 'pyjama'],
  ['tire', 'tyre'],
  ['tires', 'tyre'],
  ['mold', 'mould'],
  ['molds', 'mould'],
  ['plow', 'plough'],
  ['donut', 'doughnut'],
  ['donuts', 'doughnut'],
  ['yoghurt', 'yogurt'],
  ['eyeglasses', 'eyeglasses'],
  ['sunglasses', 'sunglasses'],
]);

/**
 * Words whose English stem would run them into another thing: a painting is no paint, an earring no
 * ear.
 */
const KEPT_APART: ReadonlyMap<string, string> = new Map(
  [
    'earring',
    'painting',
    'bedding',
    'wedding',
    'lighting',
    'stocking',
    'legging',
    'clothing',
    'building',
    'string',
    'glasses',
    'clothes',
    'shorts',
    'organ',
    'organic',
    'university',
    'universal',
    'general',
    'generator',
    'printer',
    'printing',
  ].flatMap((word): [string, string][] => [
    [word, word],
    [`${word}s`, word],
  ]),
);

/**
 * Polish endings of case and number, longest first; what is left is long enough to tell words
 * apart.
 */
function polish(word: string): string {
  const ending =
    /(?:owego|owych|iami|ami|ach|owe|owy|owa|ego|ych|ich|ow|om|em|ie|y|i|a|e|o|u)$/.exec(word);
  return ending && ending.index >= 3 ? word.slice(0, ending.index) : word;
}

/**
 * The stemmer takes endings off that make another word: «magnetisch» is no magnet, «Leder» no
 * «LED». Such words lose the ending of case and number alone.
 */
function german(word: string): string {
  const made = GERMAN_MADE.exec(word);
  if (made) return word.slice(0, made.index) + (made[1] ?? '');
  const base = stemmerOf('german').stem(word);
  return base.length < 4 && word.endsWith('er') ? word : base;
}
const GERMAN_MADE = /(?<=...)(isch|lich|ig|ung|heit|keit|end|ik)(?:e[mnrs]?|s)?$/;

/**
 * Folding has made й an и: where it ends a word the stemmer knows the ending by it. `ё` is `е` by
 * folding. The vowel that comes and goes before a last к falls: «футболок» are «футболки».
 */
const russian = (word: string): string =>
  stemmerOf('russian')
    .stem(word.replace(/(?<=[аеиоуыэюя])и$/, 'й'))
    .replace(/(?<=..[бвгджзклмнпрстфхцчшщ])[ое]к$/, 'к');

/** The stemmer of an algorithm, by its name in the package. */
export const stemmerOf = remembered((algorithm: string) => snowball.newStemmer(algorithm));
