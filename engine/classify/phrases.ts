/** Words of a text and names of axes as a reader says them. */
import type { GoodsText } from './text.ts';

export const quote = (words: string): string => `"${words}"`;

/** The words of the text at a place, with the blanks that it has between them. */
export function wordsAt(text: GoodsText, { at, length }: { at: number; length: number }): string {
  let said = '';
  for (let place = at; place < at + length; place += 1) {
    const isJoined = place === at || text.runsOn[place - 1] === true;
    said += `${isJoined ? '' : ' '}${text.words[place] ?? ''}`;
  }
  return said;
}

/** An axis in words. */
export const inWords = (axis: string): string => AXIS_WORDS.get(axis) ?? axis.replace(/-/g, ' ');

const AXIS_WORDS: ReadonlyMap<string, string> = new Map([
  ['main', 'main material'],
  ['outer', 'outer surface'],
  ['upper', 'upper material'],
  ['main-fibre', 'main fibre'],
  ['user', 'person it is for'],
  ['weave', 'kind of fabric'],
  ['for', 'purpose'],
  ['share', 'share of the material'],
  ['pack', 'packing'],
]);
