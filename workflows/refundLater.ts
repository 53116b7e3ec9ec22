import { CancellationScope, upsertSearchAttributes } from '@temporalio/workflow';
import { OUTCOME, type RefundLaterInput } from './contract.ts';
import { refund, refundUndelivered } from './owed.ts';

/**
 * Refunds what the API could not: it was away from the database when it had to tell its caller that
 * there is no answer.
 */
export async function refundLater({
  charges,
  errorCode,
  alsoSettled,
}: RefundLaterInput): Promise<void> {
  await CancellationScope.nonCancellable(async () => {
    for (const charge of charges) {
      const owed = { ...charge, errorCode };
      if (alsoSettled) await refundUndelivered(owed);
      else await refund(owed);
    }
  });
  upsertSearchAttributes([{ key: OUTCOME, value: errorCode }]);
}
