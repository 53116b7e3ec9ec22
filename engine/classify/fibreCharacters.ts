/**
 * Fibres that East Asian texts write with one character. Inside of other words it may mean
 * anything; beside a share, or as a word of its own, it is the fibre: `棉95%`, `면 티셔츠`.
 */
import { isCharacter } from '../fold.ts';
import type { Hit } from './match.ts';
import type { GoodsText } from './text.ts';

const FIBRES: ReadonlyMap<string, string> = new Map([
  ...[...'棉綿면'].map((one) => [one, 'cotton'] as const),
  ...[...'麻마'].map((one) => [one, 'flax'] as const),
  ...[...'毛모'].map((one) => [one, 'wool'] as const),
  ...[...'丝絲絹견'].map((one) => [one, 'silk'] as const),
]);

/**
 * Places of such characters, each with the material it says; those inside of other hits are left
 * out.
 */
export function fibresIn(text: GoodsText, hits: readonly Hit[]): { hit: Hit; value: string }[] {
  return text.words.flatMap((word, at) => {
    const value = FIBRES.get(word);
    const isNamed = hits.some((hit) => hit.at <= at && at < hit.at + hit.length);
    if (value === undefined || isNamed || !(isAlone(text, at) || hasShare(text, at))) return [];
    return [{ value, hit: { owner: -1, at, length: 1, contextWords: 0, language: 'zh' as const } }];
  });
}

const isAlone = ({ words, runsOn }: GoodsText, at: number): boolean =>
  !(runsOn[at - 1] === true && isCharacter(words[at - 1] ?? '')) &&
  !(runsOn[at] === true && isCharacter(words[at + 1] ?? ''));

const hasShare = ({ words, ends }: GoodsText, at: number): boolean =>
  (ends[at] !== true && words[at + 1]?.endsWith('%') === true) ||
  (ends[at - 1] === false && words[at - 1]?.endsWith('%') === true);
