/** The reading of a product page: a call into the world, bounded by the request's deadline. */
import { proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import { type BillableInput, type ReadProductPage, SETTLE_MS } from './contract.ts';
import { leftOf } from './timeLeft.ts';

/** Less than this is not worth a visit. */
const VISIT_MS_MIN = 250;
/** What the step may need to say that it has ended. */
const GRACE_MS = 500;

/**
 * What the page at `url` says, or a refusal for the caller that names `field`. A page is visited
 * once; again only when the worker died on it. Throws when time runs out all the same: the request
 * is then given up as a whole.
 */
export async function readPage(
  input: BillableInput,
  url: string,
  field: string,
): Promise<ReadProductPage> {
  const leftMs = leftOf(input) - SETTLE_MS;
  if (leftMs < VISIT_MS_MIN)
    return {
      ok: false,
      code: 'upstream_timeout',
      message: 'There was no time left to read the page. Any credits were refunded.',
    };
  const { readProductPage } = proxyActivities<Activities>({
    // it may wait for its turn; the visit itself ends after ten seconds
    startToCloseTimeout: leftMs + GRACE_MS,
    scheduleToCloseTimeout: leftMs + GRACE_MS,
    heartbeatTimeout: '3s', // a worker that died is replaced while there is time left
    // one page may end the process that reads others; the second try is in one that reads a page at
    // a time
    retry: {
      initialInterval: 100,
      backoffCoefficient: 2,
      maximumInterval: 1000,
      maximumAttempts: 3,
    },
  });
  return readProductPage({
    charge: input.charge,
    url,
    field,
    untilMs: Date.now() + leftMs,
    leftMs,
  });
}
