/** Trade numbers within a line, wherever their label stands by: `ISBN#(978-…)`, `(EAN: …)`. */
import { gtinOf } from '../gtin.ts';
import { withoutTrailing } from '../trailing.ts';
import { factOf } from './labels.ts';

/** The numbers of a line that a label calls a GTIN or an ISBN, with that label. */
export function tradeNumbersIn(line: string): { label: string; text: string }[] {
  if (!MAY_HOLD.test(line)) return [];
  return [...line.matchAll(DIGITS)].flatMap(({ index, 0: run }) => {
    // `EAN 13 400…`: the length of the number stands before it
    const at = run.startsWith('1') && /^1[0234][\s-]\s?\d/.test(run) ? 2 : 0;
    const [text, from] =
      gtinOf(run) === null && at > 0 ? [run.slice(at), index + at] : [run, index];
    if (gtinOf(text) === null) return [];
    const label = labelBefore(line.slice(Math.max(0, from - LABEL_MAX), from));
    return label === null ? [] : [{ label, text: text.trim() }];
  });
}
const MAY_HOLD = /\d[\d \u00A0\u2010-\u2015-]{6}/;
const DIGITS = /(?<![\d\p{L}])\d[\d \u00A0\u2010-\u2015-]{6,18}[\dX](?![\d\p{L}])/gu;
const LABEL_MAX = 40;
const WORDS_MAX = 3;

/** The label that a text ends with, signs and the length of the number passed over. */
function labelBefore(text: string): string | null {
  const bare = withoutTrailing(text, SIGN);
  const words = withoutTrailing(bare.replace(/[\s-]1[0234]$/, ''), SIGN).split(/\s+/);
  for (let count = Math.min(WORDS_MAX, words.length); count > 0; count -= 1) {
    const label = words.slice(-count).join(' ');
    const fact = factOf(label.replace(/^[(（[【]/, ''));
    if (fact === 'gtin' || fact === 'isbn') return label;
  }
  return null;
}
const SIGN = /[\s:：=#№.(（[【«"'’-]/;
