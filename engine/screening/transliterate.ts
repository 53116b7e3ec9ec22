/** Names in other scripts, as the Latin-script lists spell them. */
import anyAscii from 'any-ascii';
import { ARABIC_NAMES } from './arabicNames.ts';
import { chineseWords } from './chineseWords.ts';
import { kanaWord } from './kana.ts';
import { koreanWords } from './koreanWords.ts';

/**
 * The text in Latin letters, lower case, marks off. Cyrillic goes the way of the US Board on
 * Geographic Names, Greek that of ELOT 743, both as sanctions lists mostly do; Arabic names that
 * are known get their usual spelling and others their written letters, without the short vowels
 * that nobody writes; Chinese and Korean words of trade are translated, other characters are read
 * as pinyin, a syllable a word. Every other script goes letter by letter.
 */
export function toLatin(text: string): string {
  if (!/[^\u0020-\u007e]/.test(text)) return text.toLowerCase();
  const composed = text.normalize('NFKC').toLowerCase();
  const words = composed
    .replaceAll(/[\u0600-\u06ff\u0750-\u077f]+/g, (word) => arabic(word))
    .replaceAll(/[\u3400-\u9fff\uf900-\ufaff]+/g, (run) => ` ${chineseWords(run)} `)
    .replaceAll(/[\u3041-\u30fa\u30fc]+/g, (run) => ` ${kanaWord(run)} `)
    .replaceAll(/[\u0400-\u04ff]+/g, (word) => cyrillic(word))
    .replaceAll(/[\u0370-\u03ff\u1f00-\u1fff]+/g, (word) => greek(word))
    .replaceAll(/[\uac00-\ud7a3]+/g, (run) => ` ${koreanWords(run, korean)} `);
  const bare = words.normalize('NFKD').replaceAll(/\p{M}+/gu, '');
  return anyAscii(bare.replaceAll(/[øəıđłþß]/g, (letter) => LATIN[letter] ?? letter)).toLowerCase();
}

/** Whether the text holds letters of a script that is written without vowels. */
export const isUnvowelled = (text: string): boolean => /[\u0600-\u06ff\u0590-\u05ff]/.test(text);

const LATIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ə: 'a',
  ı: 'i',
  đ: 'd',
  ł: 'l',
  þ: 'th',
  ß: 'ss',
};

const CYRILLIC: Readonly<Record<string, string>> = {
  ...pairs('абвгдзийклмнопрстуфыэ', 'abvgdziyklmnoprstufye'),
  ж: 'zh',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ю: 'yu',
  я: 'ya',
  ё: 'yo',
  ъ: '',
  ь: '',
  і: 'i',
  ї: 'yi',
  є: 'ye',
  ґ: 'g',
  ў: 'w',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  ђ: 'dj',
  џ: 'dz',
  қ: 'q',
  ғ: 'gh',
  ң: 'ng',
  ө: 'o',
  ұ: 'u',
  ү: 'u',
  һ: 'h',
  ә: 'a',
  ҳ: 'h',
  ҷ: 'j',
  ӣ: 'i',
  ӯ: 'u',
};

const VOWELS = 'аеёиоуыэюяіїєъь';

function cyrillic(word: string): string {
  let latin = '';
  for (const [at, letter] of [...word].entries()) {
    const before = word[at - 1] ?? '';
    if (letter === 'е') latin += before === '' || VOWELS.includes(before) ? 'ye' : 'e';
    else latin += CYRILLIC[letter] ?? letter;
  }
  return latin.replace(/(?:iy|yy)$/, 'y');
}

const GREEK: Readonly<Record<string, string>> = {
  ...pairs('αβγδεζηικλμνξοπρσςτυφω', 'avgdeziiklmnxoprsstyfo'),
  θ: 'th',
  χ: 'ch',
  ψ: 'ps',
};

/** Two letters that are one sound, at the beginning of a word and elsewhere. */
const GREEK_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^μπ/, 'b'],
  [/μπ/g, 'mb'],
  [/^ντ/, 'd'],
  [/γγ/g, 'ng'],
  [/γκ/g, 'gk'],
  [/ου/g, 'ou'],
  [/([αεη])υ(?=[βγδζλμνραειουω])/g, '$1v'],
  [/([αεη])υ/g, '$1f'],
];

function greek(word: string): string {
  const bare = word.normalize('NFD').replaceAll(/\p{M}+/gu, '');
  const sounds = GREEK_SOUNDS.reduce((text, [form, sound]) => text.replace(form, sound), bare);
  return [...sounds].map((letter) => GREEK[letter] ?? letter).join('');
}

const ARABIC: Readonly<Record<string, string>> = {
  ...pairs('ابتجحدرزسصضطظفقكلمنهويىةآأإپگکیئؤڤ', 'abtjhdrzssdtzfqklmnhwyaaaaapgkyywv'),
  ث: 'th',
  خ: 'kh',
  ذ: 'dh',
  ش: 'sh',
  غ: 'gh',
  چ: 'ch',
  ژ: 'zh',
  ع: '',
  ء: '',
  ـ: '',
  ۀ: 'e',
  ہ: 'h',
};

function arabic(written: string): string {
  // short vowels, where somebody wrote them
  const word = written.replaceAll(/[\u064b-\u065f\u0670]/g, '');
  const known = arabicKnown(word);
  if (known !== undefined) return known;
  const joined = PERSIAN_END.exec(word);
  if (joined) return `${arabic(word.slice(0, joined.index))}${PERSIAN_ENDS[joined[0]]}`;
  const article = /^ال(?=...)/.test(word);
  const rest = article ? word.slice(2) : word;
  const letters = (part: string): string =>
    [...part].map((letter) => ARABIC[letter] ?? letter).join('');
  return `${article ? 'al ' : ''}${(article ? arabicKnown(rest) : undefined) ?? letters(rest)}`;
}

/** What Persian names end with, written in one with what stands before it. */
const PERSIAN_ENDS: Readonly<Record<string, string>> = {
  رضا: 'reza',
  زاده: 'zadeh',
  پور: 'pour',
  نژاد: 'nejad',
};
const PERSIAN_END = /(?<=...)(?:رضا|زاده|پور|نژاد)$/;

const arabicKnown = (word: string): string | undefined =>
  ARABIC_NAMES.get(word.replaceAll(/[أإآ]/g, 'ا').replaceAll('ی', 'ي').replaceAll('ک', 'ك'));

const INITIALS = 'k kk n t tt r m p pp s ss  j jj ch k t p h'.split(' ');
const MIDDLES = 'a ae ya yae o e yo ye o wa wae oe yo u wo we wi yu u ui i'.split(' ');
const FINALS = ' k k k n n n t l l l l l l l l m p p t t ng t t k t p t'.split(' ');
const FIRST_SYLLABLE = 0xac00;

/** Surnames whose usual spelling is not that of their letters. */
const KOREAN_SURNAMES: Readonly<Record<string, string>> = {
  김: 'kim',
  이: 'ri',
  리: 'ri',
  박: 'pak',
  최: 'choe',
};

/**
 * Hangul by its letters, the first of a short name as a surname, a syllable a word: the way the
 * lists write Korean names.
 */
function korean(word: string): string {
  return [...word]
    .map((syllable, at) => {
      const surname = at === 0 && word.length <= 4 ? KOREAN_SURNAMES[syllable] : undefined;
      if (surname !== undefined) return surname;
      const code = (syllable.codePointAt(0) ?? FIRST_SYLLABLE) - FIRST_SYLLABLE;
      return `${INITIALS[Math.floor(code / 588)]}${MIDDLES[Math.floor((code % 588) / 28)]}${FINALS[code % 28]}`;
    })
    .join(' ');
}

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((letter, at) => [letter, to[at] ?? '']));
}
