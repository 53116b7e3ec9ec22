/** Unicode folding and the cut into words, the same for texts, names and labels. */

/**
 * Small letters without marks; letters of other scripts stay. `Größe 38 Ø` is `grosse 38 o`. Marks
 * of every script go, so that words written with care and without meet; names of places are told
 * apart by some of them, see `foldAccents` of origin.
 */
export function foldMarks(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđþı’‘`´″”“]/g, (sign) => SIGNS[sign] ?? sign);
}

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
  return (folded.replace(/'s\b|s'(?=\s|$)/g, 's').match(WORD) ?? []).slice(0, WORDS_MAX);
}

/**
 * A number with its point and its per cent sign or unit: `2.5%`, `0.25w`, `3d`; else letters and
 * digits together.
 */
export const WORD = /\d+(?:[.,]\d+)*(?:%|[\p{L}\p{N}]*)|[\p{L}\p{N}]+/gu;

/** Bound on the words read of one text: 2,000 characters hold some 400. */
const WORDS_MAX = 600;
