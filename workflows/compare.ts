import type { Outcome } from '../contract/outcome.ts';
import { billableStep } from './billable.ts';
import type { CompareInput } from './contract.ts';

/**
 * Compares destinations or origins of the same goods. Its answer is stored, so that the history
 * stays small.
 */
export async function compare(input: CompareInput): Promise<Outcome<unknown>> {
  return billableStep(input, 'compareAndSettle');
}
