import type { Outcome } from '../contract/outcome.ts';
import { billableStep } from './billable.ts';
import type { ShipmentInput } from './contract.ts';

/**
 * Calculates a consignment of several lines. Its answer is stored, so that the history stays small.
 */
export async function calculateShipment(input: ShipmentInput): Promise<Outcome<unknown>> {
  return billableStep(input, 'shipmentAndSettle');
}
