/** Classification modes as a workspace may use them. */
import { invalidInput } from '../contract/errors.ts';
import type { PriceTable } from '../engine/credits.ts';
import type { Effort } from '../engine/classify/types.ts';

const EFFORTS: readonly Effort[] = ['mini', 'pro', 'max'];

/** Modes that are switched on, weakest first. */
export const offeredModes = (prices: PriceTable): Effort[] =>
  EFFORTS.filter((mode) => prices[`classify:${mode}`] !== null);

/** The mode to run: the asked one, or the default. Throws 400 with the modes that there are. */
export function chooseMode(
  asked: string | undefined,
  defaultMode: string,
  prices: PriceTable,
  path = 'mode',
): Effort {
  const offered = offeredModes(prices);
  const wanted = asked ?? defaultMode;
  const mode = offered.find((name) => name === wanted) ?? (asked === undefined ? offered[0] : undefined);
  if (mode) return mode;
  throw invalidInput([{ path, message: `"${wanted}" is not an available mode`, allowed: offered }], {
    availableModes: offered,
  });
}
