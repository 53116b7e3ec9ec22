import {
  continueAsNew,
  isCancellation,
  proxyActivities,
  proxyLocalActivities,
  sleep,
  workflowInfo,
} from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import type { DeliveryInput } from './contract.ts';

const ONE_MINUTE = '1 minute';

/**
 * In the process that began it: most messages arrive with their first try, and end there. What
 * fails waits on the server: a worker cannot stop with a step that waits in it.
 */
const here = proxyLocalActivities<Activities>({
  startToCloseTimeout: ONE_MINUTE,
  retry: { maximumAttempts: 1 },
});

/** Nothing but its own queue takes these: a silent receiver delays no request and no job. */
const anywhere = ({ endpointId }: DeliveryInput) =>
  proxyActivities<Activities>({
    startToCloseTimeout: ONE_MINUTE,
    // the rows outlive every trouble of the database
    retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: ONE_MINUTE },
    priority: { fairnessKey: endpointId },
  });

/** The step failed, as when the database is away: the same once more, later and later. */
const afterFailure = (turnedAway: number) => (cause: unknown) => {
  if (isCancellation(cause)) throw cause;
  return { waitMs: 1000 * 2 ** Math.min(turnedAway, DOUBLINGS_MAX), turnedAway: true };
};
const DOUBLINGS_MAX = 6;

/**
 * Delivers one message to one endpoint, in up to ten tries over three days. The rows say whether it
 * is over and when the next try is due: what waits here is a timer that outlives every process.
 */
export async function deliverWebhook(input: DeliveryInput): Promise<void> {
  const { deliverMessage } = input.shape === 2 ? here : anywhere(input);
  for (let turnedAway = 0; ;) {
    const turn = await deliverMessage({ ...input, turnedAway }).catch(afterFailure(turnedAway));
    if (turn === null) return;
    turnedAway = turn.turnedAway ? turnedAway + 1 : 0;
    await sleep(turn.waitMs);
    if (workflowInfo().continueAsNewSuggested) await continueAsNew(input);
  }
}
