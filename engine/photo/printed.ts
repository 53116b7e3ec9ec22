/**
 * Printed text out of what a reader believes to see: textures and edges look like letters to it,
 * and are told from words here.
 */
import type { PrintedLine, PrintedWord } from './types.ts';

const TEXT_CHARACTERS_MAX = 2000;

/**
 * Below this the reader guesses. Measured on rendered labels, sharp, tilted and blurred: 9 of 10
 * words of real text come at 85 and more; of patterns, noise and text that stands on its head
 * nearly all come below 75.
 */
const SURE = 70;
/** A line stands when it holds a word of this many letters that is surely read. */
const WORD_LETTERS_MIN = 3;
const LINE_SURE = 80;

/** The text of the lines that can be words, a line a line. */
export function printedText(lines: readonly PrintedLine[]): string {
  const kept = lines.map(wordsOf).filter((line) => isText(line));
  return kept
    .map((line) => line.map(({ text }) => text).join(' '))
    .join('\n')
    .slice(0, TEXT_CHARACTERS_MAX)
    .toWellFormed();
}

/**
 * How much was surely read: letters and digits of words that stand. Compares two readings of one
 * photo.
 */
export const lettersRead = (lines: readonly PrintedLine[]): number =>
  lines
    .map(wordsOf)
    .filter((line) => isText(line))
    .flat()
    .reduce((sum, { text }) => sum + lettersIn(text), 0);

/**
 * Letters in what looks like words however badly it was read: there may be text that stands another
 * way up.
 */
export const lettersSeen = (lines: readonly PrintedLine[]): number =>
  lines.flat().reduce((sum, { text }) => sum + lettersIn(text), 0);

const wordsOf = (line: PrintedLine): PrintedWord[] =>
  line
    .map(({ text, confidence }) => ({ text: tidy(text), confidence }))
    .filter(({ text, confidence }) => confidence >= SURE && /[\p{L}\p{N}%]/u.test(text));

const isText = (line: readonly PrintedWord[]): boolean =>
  line.some(({ text, confidence }) => confidence >= LINE_SURE && isWord(text)) &&
  isMostlyWords(line);

/**
 * Three letters in a row with a vowel among them, or capitals alone (a brand, a fibre code), or a
 * number of some length.
 */
function isWord(text: string): boolean {
  const letters = /\p{L}+/u.exec(text)?.[0] ?? '';
  if (letters.length >= WORD_LETTERS_MIN)
    return (
      !/(.)\1\1/iu.test(letters) &&
      (/[aeiouyàâäáéèêëíîïóôöúùûü]/iu.test(letters) || /^\p{Lu}+$/u.test(letters))
    );
  return /\d{4,}/.test(text);
}

/** Single letters between strokes make no line of text. */
const isMostlyWords = (line: readonly PrintedWord[]): boolean =>
  line.filter(({ text }) => lettersIn(text) >= 2).length * 2 >= line.length;

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Strokes and frames that cling to a word go. */
const tidy = (text: string): string =>
  text.replace(
    /^[|_~=*«»“”"'`^\\<>[\]{}—–]+|(?<![|_~=*«»“”"'`^\\<>[\]{}—–])[|_~=*«»“”"'`^\\<>[\]{}—–]+$/gu,
    '',
  );
