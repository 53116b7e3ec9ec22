import type { ScreenInput } from './contract.ts';
import { kept, type KeptOutcome } from './kept.ts';

/** Screens one name and keeps the check. Its answer is stored, so that the history stays small. */
export async function screen(input: ScreenInput): Promise<KeptOutcome> {
  return kept(input, (steps) => steps.screenAndKeep(input));
}
