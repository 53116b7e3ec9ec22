import { log, proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';

// each batch tells that it goes on; what a broken run has deleted is gone all the same
const { purgeExpired } = proxyActivities<Activities>({
  startToCloseTimeout: '6 hours',
  heartbeatTimeout: '2 minutes',
  retry: { maximumAttempts: 20 },
});

/** Deletes what has had its time; started daily by a schedule. */
export async function purge(): Promise<Record<string, number>> {
  const purged = await purgeExpired();
  log.info('purged', { ...purged });
  return purged;
}
