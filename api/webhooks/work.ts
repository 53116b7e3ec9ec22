/** The workflows of deliveries, one for each round of a message and an endpoint. */
import type { Waiting } from '../../db/store/webhooks/deliveries.ts';
import { deliveryId } from '../../workflows/contract.ts';
import { startIn, type Temporal } from '../run.ts';

/** Starts the workflow of a delivery; one that is there already is left alone. */
export const startDelivery = (
  temporal: Pick<Temporal, 'client' | 'queues'>,
  { messageId, endpointId, round, workspaceId, type }: Waiting,
): Promise<void> => {
  const input = { messageId, endpointId, round };
  return startIn(temporal, temporal.queues.webhooks, {
    workflow: 'deliverWebhook',
    workflowId: deliveryId(input),
    input,
    charge: { workspaceId, operation: 'deliverWebhook', requestId: messageId },
    summary: type,
  });
};
