/** Texts in the letters that a form can be printed and read in. */
import anyAscii from 'any-ascii';
import type { Issue } from '../refusal.ts';

/** A text that was changed, with where it stood. */
export interface Respelt {
  path: string;
  printed: string;
  /** What to know of how it is spelt; absent where there is nothing. */
  hint?: string;
}

/** What a form prints, and which of its texts are spelt in other letters than they were sent. */
export interface Lettered<T> {
  value: T;
  respelt: Respelt[];
}

const OUTSIDE_ASCII = /[^\u0020-\u007e]/gu;
// Latin, Greek and Cyrillic with their marks, and the signs of trade: what the fonts draw letter by
// letter. Scripts that join or turn round are not among them.
const OUTSIDE_FONTS =
  /[^\u0020-\u007e\u00a0-\u024f\u02bc\u02c6-\u02dd\u0370-\u03ff\u0400-\u052f\u1e00-\u1fff\u2010-\u2027\u2030-\u203a\u20a0-\u20bf\u2116\u2122\u2153-\u215e\u2212\u2260-\u2265]/gu;

/**
 * Capitals and basic Latin, as air waybills are written. Fields named in `kept` stay as they are:
 * words of closed lists, and what is no text.
 */
export const inCapitals = <T>(value: T, kept: ReadonlySet<string>): Lettered<T> =>
  lettered(value, kept, (text) => inLatin(text, OUTSIDE_ASCII).toUpperCase());

/** Names that are looked up, not printed. */
const UNPRINTED: ReadonlySet<string> = new Set(['sku']);

/** Latin, Greek and Cyrillic letters; what is of another script goes into Latin ones. */
export const inEuropeanLetters = <T>(value: T): Lettered<T> =>
  lettered(value, UNPRINTED, (text) => inLatin(text, OUTSIDE_FONTS));

/** A sign at a time: what stands beside it is printed as it is. */
const inLatin = (text: string, outside: RegExp): string =>
  text
    .replaceAll(PICTURES, ' ')
    // syllables of Chinese stand apart, or capitals would run together
    .replaceAll(HAN, (sign) => ` ${anyAscii(sign)} `)
    .replaceAll(outside, (sign) => anyAscii(sign).replaceAll('`', "'"))
    .replaceAll(/ {2,}/g, ' ')
    .trim();

// signs of trade are letters here; what joins pictures and colours them goes with them
const PICTURES =
  /(?![\u00a9\u00ae\u2122])[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]|\p{Variation_Selector}|\u200d|\u20e3/gu;
const HAN = /\p{Script=Han}/gu;

const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

/** What to know of a text in other letters; undefined where they say as much. */
function hintOf(text: string): string | undefined {
  if (KANA.test(text) && text.search(HAN) >= 0) return 'its characters are read as Chinese ones';
  if (UNVOWELLED.test(text)) return 'without the vowels that its script leaves out';
  return text.search(PICTURES) >= 0 ? 'without its pictures' : undefined;
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const UNVOWELLED = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

type Spell = (text: string) => string;

/** Every text of a value, however deep, spelt anew. */
function lettered<T>(value: T, kept: ReadonlySet<string>, spell: Spell): Lettered<T> {
  const respelt: Respelt[] = [];
  const walk = (part: unknown, path: string): unknown => {
    if (typeof part === 'string') {
      const plain = oneLine(part);
      const printed = spell(plain);
      // capitals alone are no other letters
      if (printed.toUpperCase() !== plain.toUpperCase()) {
        const hint = hintOf(plain);
        respelt.push({ path, printed, ...(hint === undefined ? {} : { hint }) });
      }
      return printed;
    }
    if (Array.isArray(part)) return part.map((one, at) => walk(one, under(path, String(at))));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, one]) => [
        name,
        kept.has(name) ? one : walk(one, under(path, name)),
      ]),
    );
  };
  return { value: walk(value, '') as T, respelt }; // the same shape: texts stay texts
}

const under = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const NAMED_MAX = 20;

/** What is said of texts that are printed in other letters, a sentence each. */
export function respeltWarnings(respelt: readonly Respelt[]): string[] {
  const named = respelt
    .slice(0, NAMED_MAX)
    .map(
      ({ path, printed, hint }) =>
        `${path} is printed in Latin letters${hint === undefined ? '' : `, ${hint}`}: ${printed.slice(0, 80)}`,
    );
  const more = respelt.length - named.length;
  return more > 0 ? [...named, `${more} more texts are printed in Latin letters.`] : named;
}

/** Texts of which nothing can be printed, each at its field. */
export const blankIssues = (respelt: readonly Respelt[]): Issue[] =>
  respelt
    .filter(({ printed }) => printed === '')
    .map(({ path }) => ({
      path,
      message: 'holds no letter that can be printed: write it in Latin letters',
    }));
