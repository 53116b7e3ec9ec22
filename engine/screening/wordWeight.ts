/** How much a word tells of whose name it is. */
import { COMMON_NAMES } from './commonNames.ts';
import { KINDS } from './phrases.ts';
import { TRADE_WORDS } from './tradeWords.ts';
import { GENERIC, PARTICLES, STOP_WORDS } from './wordLists.ts';

/** `significant` words name somebody; the others are what many names have. */
export type WordClass = 'significant' | 'generic' | 'particle' | 'stop' | 'initial' | 'number';

export function classOf(word: string): WordClass {
  if (word.length === 1) return /\d/.test(word) ? 'number' : 'initial';
  if (STOP_WORDS.has(word)) return 'stop';
  if (PARTICLES.has(word)) return 'particle';
  if (GENERIC.has(word) || TRADE_WORDS.has(word) || KINDS.has(word)) return 'generic';
  return /^\d+$/.test(word) ? 'number' : 'significant';
}

const CLASS_WEIGHTS: Readonly<Record<Exclude<WordClass, 'significant'>, number>> = {
  generic: 0.36,
  particle: 0.2,
  stop: 0.08,
  initial: 0.15,
  number: 0.5,
};

/** In a short list every word is rare. */
const PARTIES_MIN = 10_000;
const RARE = 1;
const LEAST = 0.4;
/** At most this much for names that very many people bear, however few of them are listed. */
export const COMMON_MAX = 0.6;
const SHORT = 0.75; // of a word of two letters

/** 0 to 1: rare words most. `holders` is how many of `all` listed parties have the word. */
export function weightOfWord(word: string, holders: number, all: number): number {
  const kind = classOf(word);
  if (kind !== 'significant') return CLASS_WEIGHTS[kind];
  const commonness = Math.log(1 + holders) / Math.log(1 + Math.max(all, PARTIES_MIN) / 20);
  const rarity = Math.max(LEAST, RARE - (RARE - LEAST) * Math.min(1, commonness));
  return (
    Math.min(rarity, COMMON_NAMES.has(word) ? COMMON_MAX : RARE) * (word.length === 2 ? SHORT : 1)
  );
}
