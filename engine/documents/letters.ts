/** Texts in the letters that a form can be printed and read in. */
import anyAscii from 'any-ascii';

/** A text that was changed, with where it stood. */
export interface Respelt {
  path: string;
  printed: string;
}

/** What a form prints, and which of its texts are spelt in other letters than they were sent. */
export interface Lettered<T> {
  value: T;
  respelt: Respelt[];
}

const OUTSIDE_ASCII = /[^\u0020-\u007e]/;
// Latin, Greek and Cyrillic with their marks, and the signs of trade: what the fonts draw letter by
// letter. Scripts that join or turn round are not among them.
const OUTSIDE_FONTS =
  /[^\u0020-\u007e\u00a0-\u024f\u02bc\u02c6-\u02dd\u0370-\u03ff\u0400-\u052f\u1e00-\u1fff\u2010-\u2027\u2030-\u203a\u20a0-\u20bf\u2116\u2122\u2153-\u215e\u2212\u2260-\u2265]/gu;

/**
 * Capitals and basic Latin, as air waybills are written. Fields named in `kept` stay as they are:
 * words of closed lists, and what is no text.
 */
export const inCapitals = <T>(value: T, kept: ReadonlySet<string>): Lettered<T> =>
  lettered(value, kept, (text) => {
    const plain = oneLine(text);
    const isOther = OUTSIDE_ASCII.test(plain);
    return { printed: (isOther ? anyAscii(plain) : plain).toUpperCase(), isOther };
  });

/** Latin, Greek and Cyrillic letters; what is of another script goes into Latin ones. */
export const inEuropeanLetters = <T>(value: T): Lettered<T> =>
  lettered(value, new Set(), (text) => {
    const plain = oneLine(text);
    // a sign at a time: what stands beside it is printed as it is
    const printed = plain.replace(OUTSIDE_FONTS, (sign) => anyAscii(sign));
    return { printed, isOther: printed !== plain };
  });

const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

type Spell = (text: string) => { printed: string; isOther: boolean };

/** Every text of a value, however deep, spelt anew. */
function lettered<T>(value: T, kept: ReadonlySet<string>, spell: Spell): Lettered<T> {
  const respelt: Respelt[] = [];
  const walk = (part: unknown, path: string): unknown => {
    if (typeof part === 'string') {
      const { printed, isOther } = spell(part);
      if (isOther) respelt.push({ path, printed });
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
    .map(({ path, printed }) => `${path} is printed in Latin letters: ${printed.slice(0, 80)}`);
  const more = respelt.length - named.length;
  return more > 0 ? [...named, `${more} more texts are printed in Latin letters.`] : named;
}
