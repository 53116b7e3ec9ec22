import type { Outcome } from '../contract/outcome.ts';
import { billableStep } from './billable.ts';
import type { StackingInput } from './contract.ts';

/**
 * Says which duties stand on each of up to 100 codes. Its answer is stored, so that the history
 * stays small.
 */
export async function calculateStacking(input: StackingInput): Promise<Outcome<unknown>> {
  return billableStep(input, 'stackAndSettle');
}
