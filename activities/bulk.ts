/** The steps of a bulk run. What they are given is a number: the rows say what is to be done. */
import { Context } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { ErrorCode } from '../contract/errors.ts';
import * as chunks from '../db/store/bulkChunks.ts';
import { giveWay } from '../edition/inPieces.ts';
import { stakesIn } from '../edition/lookup/atStake.ts';
import type { BulkStep } from '../workflows/contract.ts';
import { alive } from './alive.ts';
import { createBulkWork, type DoItem } from './bulkWork.ts';
import type { Dependencies } from './dependencies.ts';
import { requireRun } from './gate.ts';
import { dayIn, eachSpace, inSpace } from './inSpace.ts';

/** How often an item is begun; then it has failed. */
const TRIES = 5;

export const createBulkActivities = (dependencies: Dependencies) => {
  const { orm } = dependencies;
  const works = eachSpace(dependencies, createBulkWork);
  return {
    /** How a run stands, and its next chunks. */
    async planBulkRun({ most, ...run }: BulkStep & { most: number }): Promise<chunks.BulkPlan> {
      await requireRun(dependencies, run);
      return chunks.planBulkRun(orm, run.runId, most);
    },

    /**
     * Charges a chunk, does its items one after the other, and settles it. Says whether the run
     * goes on. Safe to repeat: what is settled is not done again, and an attempt that another one
     * has overtaken writes nothing. Fails, to be tried again, while items failed in a way that may
     * pass.
     */
    workChunk: ({ chunk, ...run }: BulkStep & { chunk: number }): Promise<{ goesOn: boolean }> =>
      alive(async () => {
        await requireRun(dependencies, run);
        const { runId } = run;
        const begun = await chunks.beginChunk(orm, runId, chunk);
        if (begun.ended) return { goesOn: await goesOn(runId) };
        const { workspaceId, lease, items } = begun;
        const doItem = await works(workspaceId)(begun.run.kind, workspaceId);
        const { outcomes, later } = await eachOf(items, doItem);
        const stakeOf = stakesIn(
          inSpace(dependencies, workspaceId).editions.current,
          dayIn(workspaceId),
        );
        const held = { runId, chunk, lease, stakeOf };
        await chunks.settleChunk(orm, held, outcomes);
        if (later > 0) throw again(`${later} items of chunk ${chunk} are to be done again`);
        return { goesOn: await goesOn(runId) };
      }),

    /** Ends a run and gives back what is not settled. */
    async finishBulkRun({ state, error, ...run }: BulkStep & chunks.BulkEnd): Promise<void> {
      await requireRun(dependencies, run);
      await chunks.finishBulkRun(orm, run.runId, { state, error });
    },
  };

  async function goesOn(runId: string): Promise<boolean> {
    const { state } = await chunks.planBulkRun(orm, runId, 0);
    return state === 'queued' || state === 'running';
  }
};

const again = (message: string): ApplicationFailure =>
  ApplicationFailure.create({ type: 'again', message });

/**
 * What the items came to, and how many are left for another attempt: all that are not begun when
 * the process stops, and what failed in a way that may pass.
 */
async function eachOf(
  items: readonly chunks.BulkItem[],
  doItem: DoItem,
): Promise<{ outcomes: chunks.ItemOutcome[]; later: number }> {
  const { cancellationSignal } = Context.current();
  const outcomes: chunks.ItemOutcome[] = [];
  for (const [position, item] of items.entries()) {
    await giveWay(position);
    if (isStopping(cancellationSignal)) break;
    const outcome = item.attempts > TRIES ? failed(item, GIVEN_UP) : await outcomeOf(item, doItem);
    if (outcome) outcomes.push(outcome);
  }
  return { outcomes, later: items.length - outcomes.length };
}

/** A run that is paused or cancelled lets a chunk end; a process that stops does not wait for it. */
const isStopping = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && reason instanceof Error && reason.message === 'WORKER_SHUTDOWN';

/** Null where it may be tried again. */
async function outcomeOf(
  item: chunks.BulkItem,
  doItem: DoItem,
): Promise<chunks.ItemOutcome | null> {
  try {
    const done = await doItem(item);
    return 'error' in done ? failed(item, done.error) : { place: item.place, ...done };
  } catch (cause) {
    const isFinal = cause instanceof ApplicationFailure && cause.nonRetryable === true;
    return isFinal || item.attempts >= TRIES ? failed(item, GIVEN_UP) : null;
  }
}

const failed = (
  { place }: chunks.BulkItem,
  error: { code: ErrorCode; message: string; details?: Record<string, unknown> },
): chunks.ItemOutcome => ({ place, error });

const GIVEN_UP = {
  code: 'upstream_error',
  message: 'The engine failed on this item. Any credits were refunded.',
} as const;
