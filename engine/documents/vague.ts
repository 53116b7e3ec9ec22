import { isVague } from '../classify/refuse.ts';
import { readGoods } from '../classify/text.ts';

/** Whether a description holds nothing but general words: gift, parts, accessories. */
export const isVagueDescription = (description: string): boolean =>
  isVague(readGoods({ description }));
