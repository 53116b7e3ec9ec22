import type { Outcome } from '../contract/outcome.ts';
import { billableStep } from './billable.ts';
import type { CalculateInput } from './contract.ts';

/** Calculates duties, fees and taxes of one consignment of one code. */
export async function calculate(input: CalculateInput): Promise<Outcome<unknown>> {
  return billableStep(input, 'calculateAndSettle');
}
