import {
  continueAsNew,
  proxyActivities,
  proxyLocalActivities,
  sleep,
  workflowInfo,
} from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import type { DeliveryInput } from './contract.ts';

// the rows outlive every trouble of the database
const BOUNDS = {
  startToCloseTimeout: '1 minute',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
} as const;

/** In the process that began it: most messages arrive with their first try, and end there. */
const here = proxyLocalActivities<Activities>(BOUNDS);

/** Nothing but its own queue takes these: a silent receiver delays no request and no job. */
const anywhere = ({ endpointId }: DeliveryInput) =>
  proxyActivities<Activities>({ ...BOUNDS, priority: { fairnessKey: endpointId } });

/**
 * Delivers one message to one endpoint, in up to ten tries over three days. The rows say whether it
 * is over and when the next try is due: what waits here is a timer that outlives every process.
 */
export async function deliverWebhook(input: DeliveryInput): Promise<void> {
  const { deliverMessage } = input.shape === 2 ? here : anywhere(input);
  for (let turnedAway = 0; ;) {
    const turn = await deliverMessage({ ...input, turnedAway });
    if (turn === null) return;
    turnedAway = turn.turnedAway ? turnedAway + 1 : 0;
    await sleep(turn.waitMs);
    if (workflowInfo().continueAsNewSuggested) await continueAsNew(input);
  }
}
