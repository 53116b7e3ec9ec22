/** How widely each mode searches; `max` asks a language model on top of what `pro` finds. */
import type { Reach } from './decide.ts';
import type { Effort } from './types.ts';

const PRO: Reach = { candidates: 50, rerank: 0.5, repair: true };

export const REACH: Readonly<Record<Effort, Reach>> = {
  mini: { candidates: 50, rerank: 0.5, repair: false },
  pro: PRO,
  max: PRO,
};
