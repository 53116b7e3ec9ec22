import {
  CancellationScope,
  executeChild,
  log,
  ParentClosePolicy,
  proxyActivities,
} from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import { importId, type ImportOutcome } from './contract.ts';
import { importRelease } from './importRelease.ts';

const { dueSyncs } = proxyActivities<Activities>({
  startToCloseTimeout: '1 minute',
  retry: { maximumAttempts: 10 },
});

type Outcome = ImportOutcome['state'] | 'ended';

/**
 * Syncs every dataset that is due, one after the other; started daily by a schedule. A publisher
 * that fails stops no other.
 */
export async function syncDatasets(): Promise<Record<string, Outcome>> {
  const outcomes: Record<string, Outcome> = {};
  for (const { kind, ...order } of await dueSyncs()) {
    const { dataset } = order;
    try {
      const { state } = await executeChild(importRelease, {
        workflowId: importId(dataset, order.releaseId),
        args: [{ ...order, from: kind }],
        parentClosePolicy: ParentClosePolicy.ABANDON,
      });
      outcomes[dataset] = state;
    } catch (cause) {
      if (CancellationScope.current().consideredCancelled) throw cause;
      outcomes[dataset] = 'ended'; // an operator cancelled or terminated it: the others go on
    }
  }
  log.info('synced', outcomes);
  return outcomes;
}
