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

/** Which modes there are, and which one is run where none is asked for. */
export interface ModeChoice {
  defaultMode: string;
  offered: readonly Effort[];
  hasModel: boolean;
}

/** The mode to run: the asked one, or the default. Throws 400 with the modes that there are. */
export function chooseMode(asked: string | undefined, choice: ModeChoice, path = 'mode'): Effort {
  const { defaultMode, offered } = choice;
  const mode =
    asked === undefined
      ? defaultAmong(offered, defaultMode)
      : offered.find((name) => name === asked);
  if (mode) return mode;
  const message = whyNot(asked ?? defaultMode, choice);
  throw invalidInput([{ path, message, allowed: offered }], { availableModes: offered });
}

function whyNot(mode: string, { offered, hasModel }: ModeChoice): string {
  if (mode === 'max' && !hasModel)
    return '"max" needs a language model, and none is configured: the operator sets LLM_BASE_URL and LLM_MODEL';
  if (offered.length === 0) return `"${mode}" is not available: all modes are switched off`;
  return `"${mode}" is not an available mode; there are ${offered.join(', ')}`;
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
