import { contentWords } from '../classify/refuse.ts';
import { readGoods } from '../classify/text.ts';
import { areTooWide } from '../classify/vagueWords.ts';
import { besideHidden } from './hiddenContents.ts';

/** What is said of a description that customs would send back; nothing of one that names goods. */
export const vagueRemarks = (path: string, description: string): string[] =>
  isVagueDescription(description)
    ? [
        `${path} says too little for customs (${description.slice(0, 60)}): name the goods, their material and use.`,
      ]
    : [];

/** Whether a description holds no words, or wide ones alone: gift, parts, clothes, mystery box. */
export function isVagueDescription(description: string): boolean {
  const named = besideHidden(description) ?? description;
  const words = contentWords(readGoods({ description: named }));
  return words.length === 0 || areTooWide(words);
}
