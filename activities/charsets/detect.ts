/** A guess at the charset of bytes that are no UTF-8 and declare nothing that fits. */
import { rememberedOf } from '../../engine/remembered.ts';
import { LANGUAGE_LETTERS, type LanguageLetters } from './languages.ts';

const SAMPLE_BYTES = 24 * 1024;
/** What the page's own language is worth: it decides between charsets that read alike. */
const NAMED_LANGUAGE = 0.5;
const USUAL = 'windows-1252';
/**
 * Another charset than the usual one must look better by this much: a single sign is no evidence.
 */
const MARGIN = 0.03;

/**
 * Name of the charset whose reading looks most like a language; windows-1252 where nothing does.
 */
export function likeliestCharset(bytes: Uint8Array): string {
  const sample = sampleOf(bytes);
  const named = languageOf(bytes);
  let best = { charset: USUAL, score: -Infinity };
  for (const candidate of LANGUAGE_LETTERS) {
    for (const charset of candidate.charsets) {
      const bonus = isNamed(candidate, named) ? NAMED_LANGUAGE : 0;
      const score = likeness(new TextDecoder(charset).decode(sample), lettersOf(candidate)) + bonus;
      const margin = best.charset === USUAL && charset !== USUAL ? MARGIN : 0;
      if (score > best.score + margin) best = { charset, score };
    }
  }
  return best.charset;
}

const OPENING = 4096;

/** What `<html lang>` says, lower case; empty where it says nothing. */
function languageOf(bytes: Uint8Array): string {
  const opening = new TextDecoder(USUAL).decode(bytes.subarray(0, OPENING));
  return /<html\b[^<>]*?\blang\s*=\s*["']?([a-z-]{2,12})/i.exec(opening)?.[1]?.toLowerCase() ?? '';
}

const TRADITIONAL = /^zh-(?:hant|tw|hk|mo)/;
const NORWEGIAN = /^n[bno]$/;

function isNamed({ language }: LanguageLetters, named: string): boolean {
  if (TRADITIONAL.test(named)) return language === 'zh-hant';
  const [subtag = ''] = named.split('-');
  return language === (NORWEGIAN.test(subtag) ? 'da' : subtag === 'fi' ? 'sv' : subtag);
}

const LINE_FEED = 0x0a;
const LESS = 0x3c;
const MORE = 0x3e;

/**
 * The pieces of text that hold bytes beyond ASCII, in one buffer. They are cut at tags and line
 * ends, whose bytes are the second half of a character in none of the charsets.
 */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const sample = new Uint8Array(SAMPLE_BYTES);
  let filled = 0;
  let start = 0;
  let high = false;
  for (let at = 0; at <= bytes.length && filled < SAMPLE_BYTES; at += 1) {
    const byte = bytes[at] ?? LINE_FEED;
    if (byte >= 0x80) high = true;
    if (byte !== LESS && byte !== MORE && byte !== LINE_FEED) continue;
    if (high) {
      const piece = bytes.subarray(start, Math.min(at, start + SAMPLE_BYTES - filled - 1));
      sample.set(piece, filled);
      filled += piece.length;
      sample[filled] = LINE_FEED;
      filled += 1;
    }
    start = at + 1;
    high = false;
  }
  return sample.subarray(0, filled);
}

type Letters = ReadonlyMap<string, number>;

/** Frequent letters count for more: 1 for the first, down to a half. */
const lettersOf = rememberedOf((language: LanguageLetters): Letters => {
  const letters = [...language.letters];
  const weights = new Map<string, number>();
  for (const [rank, letter] of letters.entries()) {
    const weight = 1 - rank / letters.length / 2;
    if (!weights.has(letter)) weights.set(letter, weight);
    const capital = letter.toUpperCase();
    if (!weights.has(capital)) weights.set(capital, weight / 2);
  }
  return weights;
});

const SIGNS = '«»„“”‚‘’–—…•·©®™°±²³½¼¾µ€£¥§¡¿×\u00a0\u3000％（）【】！？「」■●◆◇★／';
const SIGN = 0.3;
const OTHER_IDEOGRAPH = 0.2;
const OTHER = -1;
const BROKEN = -2;

/**
 * How much a text looks like one in a language: the mean over its signs beyond ASCII, at most 1.
 */
function likeness(text: string, letters: Letters): number {
  let sum = 0;
  let count = 0;
  let before = '';
  for (const sign of text) {
    if (sign > '\u007f') {
      count += 1;
      sum += worth(sign, before, letters);
    }
    before = sign;
  }
  return count === 0 ? 0 : sum / count;
}

function worth(sign: string, before: string, letters: Letters): number {
  const letter = letters.get(sign);
  if (letter !== undefined) {
    // a capital within a word: the bytes are another charset's small letters
    return sign !== sign.toLowerCase() && /\p{Ll}/u.test(before) ? OTHER : letter;
  }
  if (SIGNS.includes(sign)) return /\p{L}/u.test(before) && before > '\u007f' ? 0 : SIGN;
  if (sign === '\ufffd' || /\p{C}/u.test(sign)) return BROKEN;
  return /[\p{Script=Han}\p{Script=Hangul}]/u.test(sign) ? OTHER_IDEOGRAPH : OTHER;
}
