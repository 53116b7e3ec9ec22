/** Unicode folding and the cut into words, the same for texts, names and labels. */

/**
 * Small letters without marks; letters of other scripts stay. `Größe 38 Ø` is `grosse 38 o`. Marks
 * go, so that words written with care and without meet; names of places are told apart by some of
 * them, see `foldAccents` of origin. Kana keep the marks that make another sound of them (`バッグ` is
 * no `ハック`), and syllables of Hangul stay whole.
 */
export function foldMarks(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const folded = text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[ßæœøłđþı’‘`´″”“]/g, (sign) => SIGNS[sign] ?? sign);
  return TAKEN_APART.test(folded) ? folded.normalize('NFC') : folded;
}

/** Marks of every script but the two of kana, for voiced sounds and for p. */
const MARKS = /(?:(?![\u3099\u309A])\p{M})+/gu;
/** Letters of Hangul, marks of kana: nothing else that NFC would join is left in a text. */
const TAKEN_APART = /[\u1100-\u11FF\u3099\u309A]/;

/** Printable ASCII without the back quote: nothing to fold but capitals. */
const PLAIN = /^[ -_a-~\s]*$/;

const SIGNS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  þ: 'th',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  '″': '"',
  '”': '"',
  '“': '"',
};

/**
 * The words of a folded text, in order. A possessive `'s` falls; a number keeps its point and its
 * per cent sign.
 */
export function wordsOf(folded: string): string[] {
  const plain = folded.replace(/'s\b|s'(?=\s|$)/g, 's');
  return (plain.match(wordIn(plain)) ?? []).slice(0, WORDS_MAX);
}

/** The words of a text in small letters with their marks, in order. */
export const markedWordsOf = (text: string): string[] =>
  wordsOf(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[’‘`´]/g, "'"),
  );

/**
 * The words of a text that bear marks, by what folding leaves of them; a word that also stands there
 * without them is left out.
 */
export function markedIn(text: string): ReadonlyMap<string, string> {
  if (PLAIN.test(text)) return NO_MARKS;
  const found = new Map<string, string>();
  for (const word of markedWordsOf(text)) {
    const plain = foldMarks(word);
    if ((found.get(plain) ?? word) !== word) found.set(plain, plain);
    else if (plain !== word || found.has(plain)) found.set(plain, word);
  }
  return found;
}
const NO_MARKS: ReadonlyMap<string, string> = new Map();

/**
 * What is a word in a folded text, as it is looked up. Chinese, Japanese and Korean set no blanks
 * between words, or set them as the writer likes: they are read by character, and a name is found
 * wherever its characters stand.
 */
export const wordIn = (folded: string): RegExp => (hasCharacters(folded) ? PIECE : WORD);

/** Whether anything in a folded text is read by character. */
export const hasCharacters = (folded: string): boolean =>
  BEHIND_HANGUL.test(folded) && HAS_CHARACTER.test(folded);

/** Where the scripts that are read by character begin: a quick look at texts that have none. */
const BEHIND_HANGUL = /[\u1100-\uffff]/;

/**
 * A number with its point and its per cent sign or unit: `2.5%`, `0.25w`, `3d`; else letters and
 * digits together.
 */
export const WORD = /\d+(?:[.,]\d+)*(?:%|[\p{L}\p{N}]*)|[\p{L}\p{N}]+/gu;

const BY_CHARACTER = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー';
const LETTER = `(?:(?![${BY_CHARACTER}])[\\p{L}\\p{N}])`;
/** `iphone用ケース` is `iphone`, `用`, `ケ`, `ー`, `ス`; `棉95%` is `棉`, `95%`. */
const PIECE = new RegExp(
  `\\d+(?:[.,]\\d+)*(?:%|${LETTER}*)|${LETTER}+|(?=[\\p{L}\\p{N}])[${BY_CHARACTER}]`,
  'gu',
);
const HAS_CHARACTER = new RegExp(`[${BY_CHARACTER}]`, 'u');

/** Whether a word is one character of a script that is read by character. */
export const isCharacter = (word: string): boolean =>
  word.length <= 2 && BEHIND_HANGUL.test(word) && IS_CHARACTER.test(word);
const IS_CHARACTER = new RegExp(`^[${BY_CHARACTER}]$`, 'u');

/** Bound on the words read of one text: 2,000 characters hold some 400. */
const WORDS_MAX = 600;
