import type { Charge, ChargeResult } from '../contract/charge.ts';
import { chargeAll } from '../db/store/batches.ts';
import * as credits from '../db/store/credits.ts';
import { completeKey, freeKey } from '../db/store/replay.ts';
import { isOlderThanTokens } from '../db/store/signingKeys.ts';
import type { Check } from '../contract/evidence.ts';
import type { Dependencies } from './dependencies.ts';
import { repriced } from './failures.ts';
import {
  requireCall,
  requireCharge,
  requireCheck,
  requireNewCharge,
  requireUndelivered,
} from './gate.ts';

export const createCreditActivities = (
  dependencies: Pick<Dependencies, 'orm' | 'tokens' | 'observeRefund'>,
) => {
  const { orm, observeRefund } = dependencies;
  return {
    /** Takes the cost of a request from the balance. */
    async charge(charge: Charge): Promise<ChargeResult> {
      await requireNewCharge(dependencies, charge);
      return atItsPrice(credits.charge(orm, charge));
    },

    /**
     * Charges the items of a batch in their order; those it is too low for may come again while one
     * was charged.
     */
    async chargeAll(charges: Charge[]): Promise<ChargeResult[]> {
      for (const charge of charges) await requireNewCharge(dependencies, charge);
      return atItsPrice(chargeAll(orm, charges));
    },

    /** Gives a request up and its credits back; false when it is settled and its answer stands. */
    async refund({ errorCode, ...charge }: Charge & { errorCode: string }): Promise<boolean> {
      const isOld = charge.token === undefined && (await isOlderThanTokens(orm, charge));
      if (!isOld) await requireCharge(dependencies, charge);
      return credits.refund(orm, { ...charge, errorCode }, observeRefund);
    },

    /**
     * The same where the answer reached nobody: what is settled is refunded too, and its answer is
     * gone.
     */
    async refundUndelivered({
      errorCode,
      ...charge
    }: Charge & { errorCode: string }): Promise<void> {
      await requireUndelivered(dependencies, charge);
      await credits.refundUndelivered(orm, { ...charge, errorCode }, observeRefund);
    },

    /** The stored answer of a settled request, and the present balance. */
    async readSettled(charge: Charge): Promise<{ answer: unknown; balance: number }> {
      await requireCharge(dependencies, charge);
      const [answer, balance] = await Promise.all([
        credits.readAnswer(orm, charge.usageId),
        credits.readBalance(orm, charge.workspaceId),
      ]);
      return { answer, balance };
    },

    /** Completes the idempotency key of a whole batch call. */
    async completeKey(call: { usageId: string; token?: string }): Promise<void> {
      await requireCall(dependencies, call);
      await completeKey(orm, call.usageId);
    },

    /** Frees the idempotency key of a check that was not kept; one that was kept holds its key. */
    async freeKey(check: Check): Promise<void> {
      await requireCheck(dependencies, check);
      await freeKey(orm, check.checkId);
    },
  };
};

/** A charge whose price has changed since the API signed it is refused. */
const atItsPrice = <T>(charging: Promise<T>): Promise<T> =>
  charging.catch((cause: unknown) => {
    throw cause instanceof credits.CostChanged ? repriced() : cause;
  });
