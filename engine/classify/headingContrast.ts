/** What tells a line from another one, by the headings' own words. */
import { quote } from './phrases.ts';
import { isResidual } from './printedLine.ts';

/**
 * One sentence on when the one wording is right instead of the other: what the goods are worth where
 * that alone differs, else the words in which they differ.
 */
export function contrastOf(wording: string, other: string): string {
  const worth = worthIn(wording);
  if (worth !== null && worth !== worthIn(other)) return `Right if the goods are worth ${worth}.`;
  if (isResidual(wording)) return `Right if the goods are other than ${quote(shown(other))}.`;
  if (isResidual(other)) return `Right if the goods are ${quote(shown(wording))}.`;
  const [own, theirs] = differing(wording, other);
  if (IS_BOUND.test(own)) return `Right if the goods are ${own}.`;
  return `Right if the goods are ${quote(shown(own))} rather than ${quote(shown(theirs))}.`;
}

/** A value band as labels print it: «valued over $5 each», «$6.50 to $12 a pair». */
function worthIn(wording: string): string | null {
  const part = partsOf(wording).find((one) => MONEY.test(one) && !OF_A_SERVICE.test(one));
  const words = part?.split(':')[0]?.split(' ') ?? [];
  const named = words.findIndex((word) => WORTH.test(word));
  const at = named < 0 ? words.findIndex((word) => BOUND.test(word)) : named + 1;
  return at < 0 ? null : words.slice(at).join(' ');
}

const MONEY = /[$€£¢]|\b(?:valued|worth)\b/i;
const WORTH = /^(?:valued|worth)$/i;
/** Where a band begins: the bound or the amount; what stands before names the goods. */
const BOUND = /^(?:over|up|under|below|not|[$€£]\d.*|\d[\d.,]*¢)$/i;
/** What a whole service of a pattern is worth is no value of the goods themselves. */
const OF_A_SERVICE = /\bpattern\b/i;

/** Parts between commas; one of a number is no comma of the sentence. */
const partsOf = (wording: string): string[] =>
  wording.split(/[,;](?!\d)/).map((part) => part.trim());

/** What a part may begin with and still say something by itself. */
const BEGINS = /^(?:of|for|with|without|over|up|under|not|in|containing)\b/i;
/** So many words alike are a name that need not be said twice. */
const ALIKE_MIN = 2;

/** A bound by itself does not say of what: «heel up to 3 cm». */
const IS_BOUND = /^(?:over|up|under|not) /i;

/** Both wordings from where they differ, if each still begins with a phrase; else whole. */
function differing(wording: string, other: string): readonly [string, string] {
  const [mine, theirs] = [wording.split(' '), other.split(' ')];
  let alike = 0;
  while (alike < Math.min(mine.length, theirs.length) && mine[alike] === theirs[alike]) alike += 1;
  for (let from = alike; from >= ALIKE_MIN; from -= 1) {
    const rests = [mine, theirs].map((words) => words.slice(from).join(' '));
    if (!rests.every((rest) => BEGINS.test(rest) && !MONEY.test(rest))) continue;
    const comma = mine.slice(0, from).findLastIndex((word) => /[,;:]$/.test(word)) + 1;
    const isNamed = comma > 0 && comma < from && rests.some((rest) => IS_BOUND.test(rest));
    const [own = '', its = ''] = isNamed
      ? [mine, theirs].map((words) => words.slice(comma).join(' '))
      : rests;
    return [own, its];
  }
  const [own, its] = [wording, other].map(withoutExamples);
  return own !== undefined && its !== undefined && own !== its
    ? differingParts(own, its)
    : differingParts(wording, other);
}

/** A label names goods of its line behind a colon: «Tableware of stoneware: cups, plates». */
const withoutExamples = (wording: string): string => wording.split(': ')[0] ?? wording;

/** Both wordings without the parts between commas that they begin or end with alike; else whole. */
function differingParts(wording: string, other: string): readonly [string, string] {
  const [mine, theirs] = [partsOf(wording), partsOf(other)];
  const most = Math.min(mine.length, theirs.length) - 1;
  let from = 0;
  while (from < most && mine[from] === theirs[from]) from += 1;
  let till = 0;
  while (from + till < most && mine.at(-1 - till) === theirs.at(-1 - till)) till += 1;
  const left = (parts: readonly string[]): string =>
    parts.slice(from, parts.length - till).join(', ');
  return [left(mine), left(theirs)];
}

const SHOWN_MAX = 140;

const shown = (wording: string): string =>
  wording.length <= SHOWN_MAX
    ? wording
    : `${wording.slice(0, wording.lastIndexOf(' ', SHOWN_MAX)).replace(/[,;:(]$/, '')} …`;
