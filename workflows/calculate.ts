import type { Outcome } from '../contract/outcome.ts';
import { billable } from './billable.ts';
import type { CalculateInput } from './contract.ts';

/** Calculates duties, fees and taxes of one consignment of one code. */
export async function calculate(input: CalculateInput): Promise<Outcome<unknown>> {
  return billable(input, (steps) => steps.calculateAndSettle(input));
}
