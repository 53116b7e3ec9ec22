/** Stored calculations from which documents are made. */
import { ApiError, invalidInput } from '../contract/errors.ts';
import { readCalculation } from '../db/store/calculations.ts';
import type { Calculated } from '../engine/documents/fromCalculation.ts';
import type { KeyedCall } from './route.ts';

const WITH_GOODS: ReadonlySet<string> = new Set(['calculate', 'calculateShipment']);

/**
 * The request of a calculation or shipment of the caller's workspace; null where none is named. 404
 * for one of another workspace or without an answer, 400 for the usage of another operation.
 */
export async function calculatedFor(
  { services, principal }: KeyedCall,
  usageId: string | undefined,
): Promise<Calculated | null> {
  if (usageId === undefined) return null;
  const found = await readCalculation(services.orm, usageId, principal.workspace.id);
  if (!found)
    throw new ApiError('not_found', 'No request with this usageId is known to this workspace.');
  if (!WITH_GOODS.has(found.operation))
    throw invalidInput([
      { path: 'usageId', message: 'is the usage of no calculation and no shipment' },
    ]);
  if (found.answer === null || found.request === null)
    throw new ApiError(
      'not_found',
      'This calculation has no answer that is kept: it is at work still, was refunded, or its time is over.',
      { reason: 'not_answered' },
    );
  // kept by one of these very operations, with what it did not know of it
  const { request, catalog = [] } = found.request as {
    request: Calculated;
    catalog?: Calculated['catalog'];
  };
  return { ...request, catalog };
}
