import { ApiError } from '../../contract/errors.ts';
import type { Operation } from '../../contract/operation.ts';
import type { Principal } from '../../db/store/workspaces.ts';
import { isPriceOf, PRICE_KEYS, type PriceTable } from '../../engine/credits.ts';
import type { AskedStep } from '../route.ts';

/**
 * Refuses an operation that is switched off. A batch asks for itself: items that were answered
 * before are replayed all the same.
 */
export const requireAction =
  (operation: Operation): AskedStep =>
  async (context, next) => {
    const { principal } = context.state;
    if (principal && !operation.batch) refuseSwitchedOff(operation, principal);
    await next();
  };

/**
 * Throws 403 where the operator has switched the action of an operation off, for all or for this
 * workspace.
 */
export function refuseSwitchedOff(
  { action }: Pick<Operation, 'action'>,
  { workspace, prices }: Principal,
): void {
  if (!action) return;
  const isOff = workspace.disabledActions.includes(action); // also one that has no price
  if (isOff || isUnpriced(prices, action))
    throw new ApiError('action_disabled', `The action "${action}" is switched off.`, { action });
}

/**
 * Whether every price of an action is switched off; an action of several modes is on while one of
 * them is.
 */
export function isUnpriced(prices: PriceTable, action: string): boolean {
  const keys = PRICE_KEYS.filter((key) => isPriceOf(key, action));
  return keys.length > 0 && keys.every((key) => prices[key] === null);
}
