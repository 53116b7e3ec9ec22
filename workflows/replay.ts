import type { Outcome } from '../contract/outcome.ts';
import { billable } from './billable.ts';
import type { ReplayInput } from './contract.ts';

/** Calculates a stored calculation again. Its answer is stored, so that the history stays small. */
export async function replay(input: ReplayInput): Promise<Outcome<unknown>> {
  return billable(input, (steps) => steps.replayAndSettle(input));
}
