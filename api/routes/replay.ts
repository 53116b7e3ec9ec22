import { ApiError, invalidInput } from '../../contract/errors.ts';
import { isReplayable, replay } from '../../contract/replay.ts';
import { readCalculation, type StoredCalculation } from '../../db/store/calculations.ts';
import type { ReplayInput } from '../../workflows/contract.ts';
import { runBillable } from '../billable.ts';
import { keyedRoute } from '../route.ts';

/**
 * Free. Whose calculation it is decides whether there is one: of other workspaces nothing is told.
 */
export const replayRoute = keyedRoute(replay, async (call) => {
  const { body, principal, services } = call;
  const { usageId, entryDate = null } = body;
  requireReplayable(await readCalculation(services.orm, usageId, principal.workspace.id));
  return runBillable(call, {
    workflow: 'replay',
    summary: `again: ${usageId}`,
    terms: { action: 'replay', cost: 0, summary: usageId },
    input: (charge, deadlineMs): ReplayInput => ({ charge, deadlineMs, usageId, entryDate }),
  });
});

function requireReplayable(found: StoredCalculation | null): void {
  if (!found)
    throw new ApiError('not_found', 'No request with this usageId is known to this workspace.');
  if (!isReplayable(found.operation))
    throw invalidInput([
      { path: 'usageId', message: 'is the usage of no calculation, shipment or comparison' },
    ]);
  if (found.answer === null)
    throw new ApiError(
      'not_found',
      'This calculation has no answer: it is at work still, or was refunded.',
      {
        reason: 'not_answered',
      },
    );
  if (found.request === null)
    throw new ApiError(
      'not_found',
      'This calculation was answered before requests were kept, so that it cannot be calculated again.',
      { reason: 'request_not_kept' },
    );
}
