/** Classification modes as a workspace may use them. */
import { invalidInput } from '../contract/errors.ts';
import type { PriceTable } from '../engine/credits.ts';
import type { Effort } from '../engine/classify/types.ts';
import type { ApiSettings } from './services.ts';

const EFFORTS: readonly Effort[] = ['mini', 'pro', 'max'];

/** Modes that are switched on, weakest first; `max` only where a language model is configured. */
export const offeredModes = (
  prices: PriceTable,
  { modelTimeoutMs }: Pick<ApiSettings, 'modelTimeoutMs'>,
): Effort[] =>
  EFFORTS.filter(
    (mode) => prices[`classify:${mode}`] !== null && (mode !== 'max' || modelTimeoutMs !== null),
  );

/** The mode to run: the asked one, or the default. Throws 400 with the modes that there are. */
export function chooseMode(
  asked: string | undefined,
  defaultMode: string,
  offered: readonly Effort[],
  path = 'mode',
): Effort {
  const mode =
    asked === undefined
      ? defaultAmong(offered, defaultMode)
      : offered.find((name) => name === asked);
  if (mode) return mode;
  const message = `"${asked ?? defaultMode}" is not an available mode`;
  throw invalidInput([{ path, message, allowed: offered }], { availableModes: offered });
}

/**
 * The default mode, or where it is not offered the strongest weaker one, else the weakest;
 * undefined without any.
 */
export const defaultAmong = (
  offered: readonly Effort[],
  defaultMode: string,
): Effort | undefined => {
  const reach = EFFORTS.findIndex((name) => name === defaultMode);
  return offered.findLast((name) => EFFORTS.indexOf(name) <= reach) ?? offered[0];
};
