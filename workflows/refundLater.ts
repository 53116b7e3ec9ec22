import { CancellationScope, proxyLocalActivities, upsertSearchAttributes } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import { OUTCOME, type RefundLaterInput } from './contract.ts';

// a refund is owed until it is paid: no deadline, and no cancellation stops it
const { refund, refundUndelivered } = proxyLocalActivities<Activities>({
  startToCloseTimeout: '10s',
  retry: { initialInterval: 100, backoffCoefficient: 2, maximumInterval: 5000 },
});

/** Refunds what the API could not: it was away from the database when it had to tell its caller that there is no answer. */
export async function refundLater({ charges, errorCode, alsoSettled }: RefundLaterInput): Promise<void> {
  await CancellationScope.nonCancellable(async () => {
    for (const charge of charges) {
      const owed = { ...charge, errorCode };
      if (alsoSettled) await refundUndelivered(owed);
      else await refund(owed);
    }
  });
  upsertSearchAttributes([{ key: OUTCOME, value: errorCode }]);
}
