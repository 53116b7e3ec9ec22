import { continueAsNew, proxyActivities, sleep, workflowInfo } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import type { DeliveryInput } from './contract.ts';

/** Nothing but its own queue takes these: a silent receiver delays no request and no job. */
const stepsOf = ({ endpointId }: DeliveryInput) =>
  proxyActivities<Activities>({
    priority: { fairnessKey: endpointId },
    startToCloseTimeout: '1 minute',
    // the rows outlive every trouble of the database
    retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
  });

/**
 * Delivers one message to one endpoint, in up to ten tries over three days. The rows say whether it
 * is over and when the next try is due: what waits here is a timer that outlives every process.
 */
export async function deliverWebhook(input: DeliveryInput): Promise<void> {
  const { deliverMessage } = stepsOf(input);
  for (let turnedAway = 0; ;) {
    const turn = await deliverMessage({ ...input, turnedAway });
    if (turn === null) return;
    turnedAway = turn.turnedAway ? turnedAway + 1 : 0;
    await sleep(turn.waitMs);
    if (workflowInfo().continueAsNewSuggested) await continueAsNew(input);
  }
}
