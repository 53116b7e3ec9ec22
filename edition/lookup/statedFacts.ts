import { wrongFacts as wrongIn, type StatedFacts } from '../../engine/classify/statedFacts.ts';
import type { Issue } from '../../engine/refusal.ts';
import type { Edition } from '../edition.ts';

/** The stated facts that the classification cannot read, as faults of the request. */
export const wrongFacts = (
  facts: StatedFacts,
  { classification }: Pick<Edition, 'classification'>,
): Issue[] => wrongIn(facts, classification);
