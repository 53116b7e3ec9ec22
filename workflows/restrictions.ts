import type { RestrictionsInput } from './contract.ts';
import { kept, type KeptOutcome } from './kept.ts';

/** Checks up to 100 items against the rules on restricted goods and keeps the check. */
export async function checkRestrictions(input: RestrictionsInput): Promise<KeptOutcome> {
  return kept(input, (steps) => steps.checkAndKeepRestrictions(input));
}
