import type { Outcome } from '../contract/outcome.ts';
import { billableStep } from './billable.ts';
import type { ReplayInput } from './contract.ts';

/** Calculates a stored calculation again. Its answer is stored, so that the history stays small. */
export async function replay(input: ReplayInput): Promise<Outcome<unknown>> {
  return billableStep(input, 'replayAndSettle');
}
