import { ApiError } from '../../contract/errors.ts';
import type { Operation } from '../../contract/operation.ts';
import { isPriceOf, PRICE_KEYS, type PriceTable } from '../../engine/credits.ts';
import type { Step } from '../route.ts';

/** Refuses an operation whose action the operator has switched off, for all or for this workspace. */
export const requireAction =
  (operation: Operation): Step =>
  async (context, next) => {
    const { principal } = context.state;
    const { action } = operation;
    if (principal && action) {
      const isOff = principal.workspace.disabledActions.includes(action); // also one that has no price
      if (isOff || isUnpriced(principal.prices, action))
        throw new ApiError('action_disabled', `The action "${action}" is switched off.`, { action });
    }
    await next();
  };

/** Whether every price of an action is switched off; an action of several modes is on while one of them is. */
export function isUnpriced(prices: PriceTable, action: string): boolean {
  const keys = PRICE_KEYS.filter((key) => isPriceOf(key, action));
  return keys.length > 0 && keys.every((key) => prices[key] === null);
}
