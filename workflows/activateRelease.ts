import { proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import type { ImportStep } from './contract.ts';

const { makeLive, awaitReaders } = proxyActivities<Activities>({
  startToCloseTimeout: '1 minute',
  heartbeatTimeout: '10 seconds',
  retry: { maximumAttempts: 5 },
});

/**
 * Makes a release live that was held, or that was live before; ends when the running processes read
 * it.
 */
export async function activateRelease(
  order: ImportStep,
): Promise<{ seq: number; readers: { seen: number; reading: number } }> {
  const live = await makeLive(order);
  if (live.status !== 'live') throw new Error('Bug: an operator decides whatever is live');
  return { seq: live.seq, readers: await awaitReaders(order) };
}
