import { log, proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import type { Purged } from '../activities/maintenance.ts';

const { purgeExpired } = proxyActivities<Activities>({ startToCloseTimeout: '5 minutes' });

/** Deletes what has had its time; started daily by a schedule. */
export async function purge(): Promise<Purged> {
  const purged = await purgeExpired();
  log.info('purged', { ...purged });
  return purged;
}
