/**
 * The life of a check that is kept as evidence: one step that checks and keeps, or the idempotency
 * key is free again.
 */
import { CancellationScope } from '@temporalio/workflow';
import type { Refused } from '../contract/outcome.ts';
import { refusalOf, type LocalSteps, stepsFor } from './billable.ts';
import { endWith } from './ending.ts';
import type { KeptInput, Timed } from './contract.ts';
import { freeKey } from './owed.ts';

/** Kept: the answer is read from the record, and does not travel through the history. */
export type KeptOutcome = { ok: true } | Refused;

/** Runs one check and says how it ended in the search attribute `Outcome`. */
export async function kept(
  input: KeptInput,
  work: (steps: LocalSteps) => Promise<KeptOutcome>,
): Promise<KeptOutcome> {
  const outcome = await worked(input, work);
  if (!outcome.ok) await CancellationScope.nonCancellable(() => freeKey(input.check));
  return endWith(outcome, outcome.ok ? 'answered' : outcome.code);
}

async function worked(
  timed: Timed,
  work: (steps: LocalSteps) => Promise<KeptOutcome>,
): Promise<KeptOutcome> {
  try {
    return await work(stepsFor(timed));
  } catch (failure) {
    const { code } = refusalOf(failure);
    return {
      ok: false,
      code,
      message: 'The check could not be run to its end; nothing was kept. Try again.',
    };
  }
}
