import type { Charge, ChargeResult } from '../contract/charge.ts';
import * as credits from '../db/store/credits.ts';
import { completeKey, freeKey } from '../db/store/replay.ts';
import type { Dependencies } from './dependencies.ts';

export const createCreditActivities = ({ orm }: Pick<Dependencies, 'orm'>) => ({
  /** Takes the cost of a request from the balance. */
  charge: (charge: Charge): Promise<ChargeResult> => credits.charge(orm, charge),

  /** Charges the items of a batch in their order; each stands on its own. */
  async chargeAll(charges: Charge[]): Promise<ChargeResult[]> {
    const results: ChargeResult[] = [];
    for (const charge of charges) results.push(await credits.charge(orm, charge));
    return results;
  },

  /** Gives a request up and its credits back; false when it is settled and its answer stands. */
  refund: (refund: credits.Refund): Promise<boolean> => credits.refund(orm, refund),

  /** The stored answer of a settled request, and the present balance. */
  async readSettled({ usageId, workspaceId }: Charge): Promise<{ answer: unknown; balance: number }> {
    const [answer, balance] = await Promise.all([
      credits.readAnswer(orm, usageId),
      credits.readBalance(orm, workspaceId),
    ]);
    return { answer, balance };
  },

  /** Completes the idempotency key of a whole batch call. */
  completeKey: (usageId: string): Promise<void> => completeKey(orm, usageId),

  /** Frees the idempotency key of a check that was not kept; one that was kept holds its key. */
  freeKey: (checkId: string): Promise<void> => freeKey(orm, checkId),
});
