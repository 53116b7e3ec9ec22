import {
  CancellationScope,
  executeChild,
  log,
  ParentClosePolicy,
  proxyActivities,
  uuid4,
} from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import { importId, type ImportOutcome } from './contract.ts';
import { importRelease } from './importRelease.ts';

const { dueSyncs } = proxyActivities<Activities>({
  startToCloseTimeout: '1 minute',
  retry: { maximumAttempts: 10 },
});

type Outcome = ImportOutcome['state'] | 'ended';

/** Syncs every dataset that is due, one after the other; started daily by a schedule. A publisher that fails stops no other. */
export async function syncDatasets(): Promise<Record<string, Outcome>> {
  const outcomes: Record<string, Outcome> = {};
  for (const { dataset, kind } of await dueSyncs()) {
    const releaseId = uuid4();
    try {
      const { state } = await executeChild(importRelease, {
        workflowId: importId(dataset, releaseId),
        args: [{ dataset, releaseId, from: kind, override: null }],
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
