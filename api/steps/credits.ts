import type { Operation } from '../../contract/operation.ts';
import { readBalance } from '../../db/store/credits.ts';
import type { Step } from '../route.ts';
import type { Services } from '../services.ts';

/** A billable request that fails was not charged, or refunded: its answer says so in the credit headers too. */
export const credits =
  (operation: Operation, { orm }: Pick<Services, 'orm'>): Step =>
  async (context, next) => {
    try {
      await next();
    } catch (error) {
      const { principal } = context.state;
      if (operation.idempotent && principal) {
        context.set('X-Credits-Charged', '0');
        const balance = await readBalance(orm, principal.workspace.id).catch(() => null); // the error matters more
        if (balance !== null) context.set('X-Credits-Remaining', String(balance));
      }
      throw error;
    }
  };
