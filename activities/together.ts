/**
 * Items of a batch that are worked off in one step: each for itself, their answers stored by one
 * statement.
 */
import { cancellationSignal } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import { settleAll } from '../db/store/batches.ts';
import type { Settlement } from '../db/store/credits.ts';
import { giveWay } from '../edition/inPieces.ts';
import type { BillableInput } from '../workflows/contract.ts';
import type { Dependencies } from './dependencies.ts';
import { settlementOf, type Settled, type Stored } from './tariff.ts';
import { tooLate } from './tooLate.ts';

/** One item failed for good, in these words for the operator: the others do not. */
export interface Failed {
  failed: string;
}

/**
 * One item failed in a way that may pass: it is tried again by a step of its own, and holds up
 * nothing else.
 */
export interface Left {
  left: true;
}

/**
 * What the work on one item came to: an answer to be stored, or what stands in the place of one.
 */
export type Ran<Other> = { toStore: Settled<unknown> } | Other;

/**
 * What each item came to. Other requests go before it between two items. What is answered is stored
 * within half a second of work, so that a batch whose time runs out has lost no more than that;
 * what was not reached in time is refused.
 */
export async function settleTogether<Step extends { input: BillableInput }, Other extends object>(
  { orm }: Pick<Dependencies, 'orm'>,
  steps: readonly Step[],
  work: (step: Step) => Promise<Ran<Other>>,
): Promise<(Stored | Other | Failed | Left)[]> {
  const results = steps.map((): Stored | Other | Failed | Left => tooLate());
  const answered = new Map<number, Settlement>();
  const store = async (): Promise<void> => {
    const standing = await settleAll(orm, [...answered.values()]);
    for (const [position, { usageId }] of answered)
      if (standing.has(usageId)) results[position] = { ok: true, data: null };
    answered.clear();
  };
  const givenUp = cancellationSignal();
  let storedMs = performance.now();
  for (const [position, step] of steps.entries()) {
    await giveWay(position);
    if (givenUp.aborted) break;
    const ran = await orFailed(() => work(step));
    if ('toStore' in ran) answered.set(position, settlementOf(step.input, ran.toStore));
    else results[position] = ran;
    if (performance.now() - storedMs < STORED_WITHIN_MS) continue;
    await store();
    storedMs = performance.now();
  }
  await store();
  return results;
}

const STORED_WITHIN_MS = 500;

/**
 * A failure that is not tried again is the end of its item; any other leaves the item to a step of
 * its own.
 */
async function orFailed<T>(work: () => Promise<T>): Promise<T | Failed | Left> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof ApplicationFailure && cause.nonRetryable === true)
      return { failed: cause.message };
    return { left: true };
  }
}
