import type { Operation } from '../../contract/operation.ts';
import { readBalance } from '../../db/store/credits.ts';
import type { Step } from '../route.ts';
import { within } from '../patience.ts';
import type { Services } from '../services.ts';
import { ChargeStands } from '../undelivered.ts';

const READ_MS = 1000;

/**
 * What a billable request that fails has cost: nothing as a rule. Its answer says so in the credit
 * headers; no header where that is not known.
 */
export const credits =
  (operation: Operation, { orm }: Pick<Services, 'orm'>): Step =>
  async (context, next) => {
    try {
      await next();
    } catch (error) {
      const { principal } = context.state;
      if (operation.idempotent && principal) {
        const charged =
          error instanceof ChargeStands ? error.charged : (context.state.creditsCharged ?? 0);
        if (charged === null) context.remove('X-Credits-Charged');
        else context.set('X-Credits-Charged', String(charged));
        if (charged) context.state.creditsCharged = charged;
        const reading = readBalance(orm, principal.workspace.id);
        const balance = await within(READ_MS, reading).catch(() => null); // the error matters more
        if (balance !== null) context.set('X-Credits-Remaining', String(balance));
      }
      throw error;
    }
  };
