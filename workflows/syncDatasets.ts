import { executeChild, log, ParentClosePolicy, proxyActivities, uuid4 } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import { importId, type ImportOutcome } from './contract.ts';
import { importRelease } from './importRelease.ts';

const { dueSyncs } = proxyActivities<Activities>({
  startToCloseTimeout: '1 minute',
  retry: { maximumAttempts: 10 },
});

/** Syncs every dataset that is due, one after the other; started daily by a schedule. A publisher that fails stops no other. */
export async function syncDatasets(): Promise<Record<string, ImportOutcome['state']>> {
  const outcomes: Record<string, ImportOutcome['state']> = {};
  for (const { dataset, kind } of await dueSyncs()) {
    const releaseId = uuid4();
    const { state } = await executeChild(importRelease, {
      workflowId: importId(dataset, releaseId),
      args: [{ dataset, releaseId, from: kind, override: null }],
      parentClosePolicy: ParentClosePolicy.ABANDON,
    });
    outcomes[dataset] = state;
  }
  log.info('synced', outcomes);
  return outcomes;
}
