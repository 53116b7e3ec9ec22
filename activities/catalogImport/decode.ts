/** The text of a file, piece by piece, under the encoding that its bytes are in. */
import { isUtf8 } from 'node:buffer';
import { likeliestCharset } from '../charsets/detect.ts';
import { FileRefused } from './refused.ts';

/** A name by which `TextDecoder` knows it. */
export type Encoding = string;

const PIECE_BYTES = 1 << 16;
const SAMPLE_BYTES = 1 << 12;
/** Share of zeros at even or odd places from which a text is UTF-16. */
const ZEROS_MIN = 0.3;

/** The encoding of a text. Refuses bytes that are no text. */
export function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const half = Math.max(1, sample.length / 2);
  if (odd / half > ZEROS_MIN && even === 0) return 'utf-16le';
  if (even / half > ZEROS_MIN && odd === 0) return 'utf-16be';
  if (even + odd > 0) throw new FileRefused('The file is no text: it holds binary data.');
  return isUtf8(bytes) ? 'utf-8' : olderThanUnicode(bytes);
}

const USUAL = 'windows-1252';
const LETTERS_BYTES = 1 << 16;
/** Letters beyond ASCII alone, or with others of their script: a word, where signs are none. */
const WORD = /^(?:\p{Script=Latin}{3,}|(?:(?!\p{Script=Latin})[\p{L}\p{M}]){2,})$/u;

/**
 * The charset of a language in whose letters the text is written. A table may hold few letters
 * beyond ASCII, or signs alone (20×30, Ø, µ), which look like letters in other charsets: those are
 * believed that make words of most.
 */
function olderThanUnicode(bytes: Uint8Array): Encoding {
  const likeliest = likeliestCharset(bytes);
  if (likeliest === USUAL) return USUAL;
  const text = new TextDecoder(likeliest).decode(bytes.subarray(0, LETTERS_BYTES));
  const written = (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => /[^\0-\x7F]/.test(word));
  const words = written.filter((word) => WORD.test(word));
  return words.length > written.length / 2 ? likeliest : USUAL;
}

/** The text without its byte order mark; `bytesMax`: of its beginning alone. */
export function* textOf(
  bytes: Uint8Array,
  encoding: Encoding,
  bytesMax = bytes.length,
): Generator<string> {
  const decoder = new TextDecoder(encoding);
  const end = Math.min(bytes.length, bytesMax);
  for (let at = 0; at < end; at += PIECE_BYTES) {
    const isLast = at + PIECE_BYTES >= end;
    yield decoder.decode(bytes.subarray(at, Math.min(end, at + PIECE_BYTES)), { stream: !isLast });
  }
}
