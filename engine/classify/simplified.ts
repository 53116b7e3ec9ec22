/** Traditional Chinese characters as Simplified ones. */
import traditional from 'opencc-js/dict/TSCharacters';
import { once } from '../remembered.ts';

/**
 * The Simplified form of one character, or the character itself. Character by character: a few
 * Traditional characters stand for several words and the first form is taken.
 */
export const simplified = (character: string): string => table().get(character) ?? character;

/** Four thousand characters, from the table of OpenCC: `項 项|鍊 链|…`. */
const table = once(
  () =>
    new Map(
      traditional.split('|').flatMap((entry): [string, string][] => {
        const [from = '', to = ''] = entry.split(' ');
        return to === '' ? [] : [[from, to]];
      }),
    ),
);
