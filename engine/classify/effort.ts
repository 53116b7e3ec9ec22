/** What each mode does more than the one before. */
import type { Reach } from './decide.ts';
import type { Effort } from './types.ts';

export const REACH: Readonly<Record<Effort, Reach>> = {
  mini: { candidates: 20, rerank: 0.5, repair: false, likeness: false },
  pro: { candidates: 30, rerank: 0.5, repair: true, likeness: false },
  max: { candidates: 80, rerank: 0.9, repair: true, likeness: true },
};
