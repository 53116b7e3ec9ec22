/** The workflows of deliveries, one for each round of a message and an endpoint. */
import type { Waiting } from '../../db/store/webhooks/deliveries.ts';
import { deliveryId } from '../../workflows/contract.ts';
import { startHere, type Temporal } from '../run.ts';

/** A try may take 15 seconds within one task, which is kept alive meanwhile. */
const WORKFLOW_TASK_MS = 10_000;

/**
 * Starts the workflow of a delivery, in a process that takes the queue; one that is there already is
 * left alone.
 */
export const startDelivery = (
  temporal: Pick<Temporal, 'client' | 'queues'>,
  { messageId, endpointId, round, workspaceId, type }: Waiting,
): Promise<void> => {
  const input = { messageId, endpointId, round, shape: 2 as const };
  const call = {
    workflow: 'deliverWebhook' as const,
    workflowId: deliveryId(input),
    input,
    charge: { workspaceId, operation: 'deliverWebhook', requestId: messageId },
    summary: type,
  };
  const taskQueue = temporal.queues.webhooks;
  return startHere(temporal, call, { taskQueue, workflowTaskTimeout: WORKFLOW_TASK_MS });
};
