/**
 * The language of a text that nobody here reads, so that its sender learns why it was not
 * understood.
 */
import { foldMarks } from '../fold.ts';
import { FUNCTION_WORDS } from './language.ts';
import { LATIN_LANGUAGES } from './stem.ts';
import type { Goods } from './types.ts';

const READ =
  'English, German, French, Spanish, Italian, Dutch, Polish, Portuguese, Chinese, Japanese, Korean or Russian';

/**
 * A sentence that names the language of the goods' text, where it is none that is read; else null.
 */
export function unreadInWords(goods: Goods): string | null {
  const language = unreadLanguageOf(`${goods.title ?? ''}\n${goods.description}`);
  return language === null
    ? null
    : `The text seems to be in ${language}, which is not read; send it in ${READ}.`;
}

/**
 * The name of the language that a text shows by its script, or by letters and words that no
 * language we read has; null where nothing shows one.
 */
export function unreadLanguageOf(text: string): string | null {
  const read = text.slice(0, READ_MAX).normalize('NFC').toLowerCase();
  const letters = read.match(/\p{L}/gu)?.length ?? 0;
  const inScript = SCRIPTS.find(
    ({ script, sign }) => (read.match(script)?.length ?? 0) > letters / 2 && sign.test(read),
  );
  return inScript?.language ?? latinLanguageOf(read);
}

/** Enough to tell a language by. */
const READ_MAX = 1000;

const script = (language: string, name: string, sign = /./u) => ({
  language,
  script: new RegExp(`\\p{Script=${name}}`, 'gu'),
  sign,
});

/** Where a script is that of several languages, the letters that only one of them has. */
const SCRIPTS = [
  script('Urdu', 'Arabic', /[ٹڈڑےں]/u),
  script('Persian', 'Arabic', /[پچژگ]/u),
  script('Arabic', 'Arabic'),
  script('Hebrew', 'Hebrew'),
  script('Greek', 'Greek'),
  script('Thai', 'Thai'),
  script('Hindi', 'Devanagari'),
  script('Bengali', 'Bengali'),
  script('Tamil', 'Tamil'),
  script('Telugu', 'Telugu'),
  script('Gujarati', 'Gujarati'),
  script('Georgian', 'Georgian'),
  script('Armenian', 'Armenian'),
  script('Khmer', 'Khmer'),
  script('Lao', 'Lao'),
  script('Burmese', 'Myanmar'),
  script('Amharic', 'Ethiopic'),
  script('Kazakh', 'Cyrillic', /[әғқңұһ]/u),
  script('Ukrainian', 'Cyrillic', /[їєґі]/u),
  script('Belarusian', 'Cyrillic', /ў/u),
  script('Serbian or Macedonian', 'Cyrillic', /[јљњћђџѓќ]/u),
  // in Russian ъ stands before a vowel only
  script('Bulgarian', 'Cyrillic', /ъ(?![аеёиоуыэюя])/u),
];

interface LatinSigns {
  language: string;
  /** Letters that no language we read has. */
  letters: string;
  words: ReadonlySet<string>;
}

const signs = (language: string, letters: string, words: string): LatinSigns => ({
  language,
  letters,
  words: new Set(words.split(' ')),
});

/**
 * A few letters and common words of each, in small letters as they are written; no words that mean
 * something in a language we read.
 */
const LATIN: readonly LatinSigns[] = [
  signs('Turkish', 'ışğ', 've için ile kadın erkek çocuk pamuklu pamuk ahşap çanta ayakkabı'),
  signs('Swedish', 'å', 'och för till på från av utan är herr bomull läder väska barns skor'),
  signs('Danish', 'åø', 'og til på fra uden børn herre bomuld læder taske hvid sko'),
  signs('Norwegian', 'åø', 'og til på fra uten herre bomull skinn lær veske hvit sko'),
  signs(
    'Finnish',
    '',
    'sekä ilman kanssa naisten miesten lasten puuvillaa puuvilla nahkaa nahka musta valkoinen laukku kengät housut paita',
  ),
  signs('Czech', 'řěůčšž', 'pro dámské dámská pánské pánská dětské dětská bavlna kůže kožená'),
  signs('Slovak', 'ľĺŕčšž', 'pre dámske dámska pánske pánska detské detská bavlna koža kožená'),
  signs('Hungarian', 'őű', 'és női férfi gyerek nélkül pamut bőr készlet egy fekete fehér táska'),
  signs('Romanian', 'ășț', 'și pentru fără femei bărbați copii bumbac piele geantă negru'),
  signs('Croatian or Slovenian', 'čšž', 'za sa ženska ženske muška moška pamuk bombaž koža'),
  signs('Lithuanian', 'ėųįū', 'iš moterims vyrams vaikams medvilnė'),
  signs('Latvian', 'āēīūķļņģ', 'sieviešu vīriešu bērnu kokvilna āda'),
  signs('Estonian', 'õ', 'ning naiste meeste laste puuvill nahk kott'),
  signs('Icelandic', 'ðþ', 'fyrir með úr án dömu herra barna bómull leður'),
  signs(
    'Vietnamese',
    'ơưđạảấầẩẫậắằẳặẹẻẽếềểễệỉịọỏốồổỗộớờởợụủứừửữựỷỹ',
    'và cho của với bằng nữ áo túi',
  ),
  signs(
    'Indonesian or Malay',
    '',
    'untuk dengan dan yang wanita pria kulit tanpa kain bahan sepatu',
  ),
];

/** At least so many different letters and words of a language show it. */
const SIGNS_MIN = 2;

function latinLanguageOf(text: string): string | null {
  const words = new Set(text.match(/\p{L}+/gu) ?? []);
  const letters = new Set(text);
  const shown = LATIN.map(({ language, letters: own, words: common }) => ({
    language,
    signs: [...own].filter((one) => letters.has(one)).length + countIn(words, common),
  }));
  const most = Math.max(...shown.map(({ signs: count }) => count));
  if (most < SIGNS_MIN || most <= readSigns(words)) return null;
  return shown
    .filter(({ signs: count }) => count === most)
    .map(({ language }) => language)
    .join(' or ');
}

/** Words of the language we read that the text shows most. */
function readSigns(words: ReadonlySet<string>): number {
  const folded = new Set([...words].map(foldMarks));
  return Math.max(...LATIN_LANGUAGES.map((language) => countIn(folded, FUNCTION_WORDS[language])));
}

const countIn = (words: ReadonlySet<string>, common: ReadonlySet<string>): number =>
  [...words].filter((word) => common.has(word)).length;
