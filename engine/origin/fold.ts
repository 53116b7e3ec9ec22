/**
 * Text as it is compared: lower case, without accents, and with the way back to what was written.
 */
import { remembered } from '../remembered.ts';

/** A text and its folded form. */
export interface Folded {
  raw: string;
  folded: string;
  /** For each character of `folded`, and for its end, where it stands in `raw`. */
  at: Uint32Array;
}

// accents of Latin, Greek and Cyrillic, points of Hebrew, vowel signs and tatweel of Arabic; what
// other scripts write above and below letters (Thai, Hindi, kana) makes other words and stays
const MARKS =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0640\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ё: 'е',
  ς: 'σ',
  ى: 'ي',
  ة: 'ه',
  '\u2019': "'",
  '\u02bc': "'",
  '\u2018': "'",
  '\u0060': "'",
  '\u00b4': "'",
};

const foldOne = remembered((character) => {
  const plain = character
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC');
  return /\s/u.test(plain) ? ' ' : [...plain].map((letter) => LETTERS[letter] ?? letter).join('');
});

/**
 * The folded form alone: for words that are looked up. `foldMarks` takes away the marks of every
 * script; here those that make other words stay, and each character is folded alone, so that the
 * way back is known.
 */
export function foldAccents(text: string): string {
  let folded = '';
  for (const character of text.normalize('NFC')) folded += foldOne(character);
  return folded;
}

/** The folded form with the place of each of its characters. */
export function foldWithPlaces(text: string): Folded {
  const raw = text.normalize('NFC');
  const places: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of raw) {
    const one = foldOne(character);
    folded += one;
    for (let unit = 0; unit < one.length; unit += 1) places.push(at);
    at += character.length;
  }
  places.push(at);
  return { raw, folded, at: Uint32Array.from(places) };
}
