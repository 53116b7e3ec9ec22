import { isVague } from '../classify/refuse.ts';
import { readGoods } from '../classify/text.ts';

/** What is said of a description that customs would send back; nothing of one that names goods. */
export const vagueRemarks = (path: string, description: string): string[] =>
  isVagueDescription(description)
    ? [
        `${path} says too little for customs (${description.slice(0, 60)}): name the goods, their material and use.`,
      ]
    : [];

/** Whether a description holds nothing but general words: gift, parts, accessories. */
export const isVagueDescription = (description: string): boolean =>
  isVague(readGoods({ description }));
