/**
 * Which of several names in a phrase is the thing, in the languages that are told by their script.
 * Chinese, Japanese and Korean put it last: `手机支架` is a stand, and a name with other characters
 * right behind it describes what they name. Russian puts it first, as its cases show: `чехол
 * телефона`.
 */
import { isCharacter } from '../fold.ts';
import { HEAD_LAST, type Hit } from './match.ts';
import type { Language } from './stem.ts';
import type { GoodsText } from './text.ts';

/** A text with the places of names in it. */
export interface Phrases {
  text: GoodsText;
  /** How far the longest name that begins at each word reaches. */
  named: ReadonlyMap<number, number>;
  /** Words of axis values. */
  stated: ReadonlySet<number>;
}

export const phrasesOf = (
  text: GoodsText,
  hits: readonly Hit[],
  values: readonly Hit[],
): Phrases => {
  const named = new Map<number, number>();
  const ordered = hits.filter(isOrdered);
  if (ordered.length === 0) return { text, named, stated: NOTHING };
  for (const { at, length } of ordered) named.set(at, Math.max(at + length, named.get(at) ?? 0));
  const stated = new Set<number>();
  for (const { at, length } of values)
    for (let place = at; place < at + length; place += 1) stated.add(place);
  return { text, named, stated };
};

const NOTHING: ReadonlySet<number> = new Set();

const HEAD_FIRST: ReadonlySet<Language> = new Set(['ru']);

/** Whether the order of names tells the thing in the language of a name. */
export const isOrdered = ({ language }: Hit): boolean =>
  HEAD_LAST.has(language) || HEAD_FIRST.has(language);

/** Weights of a name by where it stands; 1 where nothing is told. */
const WEIGHTS = { head: 1.25, describes: 0.35, describesUnknown: 0.6, beforeAnother: 0.9 } as const;

/** The weight of a name by its place in its phrase; null where its language tells nothing by it. */
export function headInOrder(phrases: Phrases, hit: Hit): number | null {
  if (HEAD_LAST.has(hit.language)) return headLast(phrases, hit);
  return HEAD_FIRST.has(hit.language) ? headFirst(phrases, hit) : null;
}

function headLast({ text, named, stated }: Phrases, hit: Hit): number {
  const behind = hit.at + hit.length;
  if (runsOn(text, behind - 1)) {
    if (isFollowed(named, hit)) return WEIGHTS.describes;
    const next = text.words[behind] ?? '';
    return stated.has(behind) || opens(text, behind) || ENDS_NAME.test(next)
      ? 1
      : WEIGHTS.describesUnknown;
  }
  return isFollowedInClause(text, named, behind) ? WEIGHTS.beforeAnother : WEIGHTS.head;
}

/** Whether the characters go on right behind a word. */
const runsOn = ({ words, ends, runsOn: joined }: GoodsText, at: number): boolean =>
  joined[at] === true && ends[at] !== true && isCharacter(words[at + 1] ?? '');

/** Whether another name begins within a name, or right behind it, and goes further. */
function isFollowed(named: ReadonlyMap<number, number>, { at, length }: Hit): boolean {
  for (let place = at + 1; place <= at + length; place += 1)
    if ((named.get(place) ?? 0) > at + length) return true;
  return false;
}

/** Whether what follows stands in another scope: `ケース iPhone用`. */
const opens = ({ scopes }: GoodsText, at: number): boolean =>
  (scopes[at] ?? 'plain') !== (scopes[at - 1] ?? 'plain');

/** Particles and signs that end a name in Japanese and Korean. */
const ENDS_NAME = /^[をにでとはがもへや付를을은는이가와과도로]$/;

function isFollowedInClause(
  { ends, scopes }: GoodsText,
  named: ReadonlyMap<number, number>,
  behind: number,
): boolean {
  for (let at = behind; ends[at - 1] !== true && at < ends.length; at += 1)
    if (named.has(at) && scopes[at] === 'plain') return true;
  return false;
}

function headFirst({ text, named }: Phrases, { at }: Hit): number {
  for (let place = at - 1; place >= 0 && text.ends[place] !== true; place -= 1)
    if (named.has(place)) return 1;
  return WEIGHTS.head;
}

/** How many words of a language with blanks a name is worth. */
export function wordsIn({ words }: GoodsText, { at, length, language }: Hit): number {
  if (!HEAD_LAST.has(language)) return length;
  let sum = 0;
  for (let place = at; place < at + length; place += 1) sum += worthOf(words[place] ?? '');
  return Math.max(sum, WORTH_MIN);
}

/** A word takes two characters of Chinese, two or three of Korean, three or four of kana. */
const worthOf = (word: string): number =>
  !isCharacter(word) ? 1 : HAN.test(word) ? 0.5 : HANGUL.test(word) ? 0.4 : 0.3;
const WORTH_MIN = 0.7;
const HAN = /\p{Script=Han}/u;
const HANGUL = /\p{Script=Hangul}/u;
