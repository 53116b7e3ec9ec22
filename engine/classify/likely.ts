/** The codes that a title may mean, for checks that need no line of a tariff and no reasons. */
import { probabilityOf } from './answer.ts';
import { decide } from './decide.ts';
import type { ClassificationEdition } from './edition.ts';
import { REACH } from './effort.ts';
import { readGoods } from './text.ts';

/** Six digits, and how likely they are those of the goods. */
export interface LikelyCode {
  code: string;
  probability: number;
}

/**
 * The likely codes of a title, surest first; none where its words name no goods. The first is as
 * likely as a classification says, the others by their share of the evidence.
 */
export function likelyCodes(
  title: string,
  edition: ClassificationEdition,
  destination: string,
): LikelyCode[] {
  const context = { destination, price: undefined, reach: REACH.mini };
  const decision = decide(readGoods({ description: title }), edition, context);
  const [best] = decision.candidates;
  if (!best || best.share === 0) return [];
  const first = probabilityOf(decision, best);
  return decision.candidates.map(({ code, share }) => ({
    code,
    probability: (first * share) / best.share,
  }));
}
