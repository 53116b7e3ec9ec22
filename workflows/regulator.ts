import type { Outcome } from '../contract/outcome.ts';
import { billableStep } from './billable.ts';
import type { RegulatorInput } from './contract.ts';

/** Looks up the product code of the destination's import agency. */
export async function classifyRegulator(input: RegulatorInput): Promise<Outcome<unknown>> {
  return billableStep(input, 'regulateAndSettle');
}
