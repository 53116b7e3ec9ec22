/**
 * A bulk run: chunks in a sliding window, each an ordinary step on the queue `bulk`. The rows in
 * the database are the truth of it; here is only which chunk is at work. So what a person wants
 * (pause, resume, cancel) is written there, and the workflow is told to look again: a signal, which
 * needs no answer and may come twice, late or never, as each minute another one comes.
 */
import {
  ActivityCancellationType,
  CancellationScope,
  condition,
  continueAsNew,
  defineSignal,
  isCancellation,
  log,
  proxyActivities,
  proxyLocalActivities,
  rootCause,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import { type BulkRunInput, type BulkStep, LOOK_AGAIN } from './contract.ts';
import { lanes } from './lanes.ts';

/** Chunks of one run at work or waiting for a worker. */
const WINDOW = 8;
/** Of the fair queue: below what is urgent, above nothing. */
const PRIORITY = 4;

const lookAgain = defineSignal(LOOK_AGAIN);

// the rows outlive every trouble of the database: no deadline
const { planBulkRun, finishBulkRun } = proxyLocalActivities<Activities>({
  startToCloseTimeout: '10s',
  retry: { initialInterval: 200, backoffCoefficient: 2, maximumInterval: 5000 },
});

/** Works off a bulk run until its rows say that it has ended. */
export async function runBulk(input: BulkRunInput): Promise<void> {
  const { runId, token } = input;
  const step: BulkStep = { runId, token };
  let told = 0;
  setHandler(lookAgain, () => {
    told += 1;
  });
  let left = input.chunksMost;
  for (;;) {
    const seen = told;
    const { state, chunks } = await planBulkRun({ ...step, most: left });
    if (state === 'cancelling') return finishBulkRun({ ...step, state: 'cancelled', error: null });
    if (state === 'paused') await condition(() => told > seen);
    else if (!isAtWork(state)) return; // ended, or gone
    else if (chunks.length === 0)
      return finishBulkRun({ ...step, state: 'completed', error: null });
    else if (!(await inWindow(input, chunks, { seen, told: () => told })))
      return finishBulkRun({ ...step, ...BROKEN });
    else left -= chunks.length;
    // the window is empty, and what was told is in the rows, which the next run reads first
    if (left <= 0 || workflowInfo().continueAsNewSuggested) await continueAsNew(input);
  }
}

const isAtWork = (state: string | null): boolean => state === 'queued' || state === 'running';

const BROKEN = {
  state: 'failed',
  error: {
    code: 'upstream_error',
    message: 'The run broke. What was not answered was refunded; send it again.',
  },
} as const;

/** What the run was told: how often until now, and until its rows were read. */
interface Told {
  seen: number;
  told: () => number;
}

/**
 * Works off chunks, several at a time, until all have had their turn or the run is no longer at
 * work: what waits for a worker is then taken back, and what is under way ends. False when a chunk
 * could not be worked off by any trying.
 */
async function inWindow(
  input: BulkRunInput,
  chunks: readonly number[],
  told: Told,
): Promise<boolean> {
  const { runId, token } = input;
  const { workChunk } = stepsOf(input);
  let [isOver, isWhole, isDone] = [false, true, false];
  const scope = new CancellationScope();
  const work = scope.run(() =>
    lanes(WINDOW, chunks, async (chunk) => {
      if (isOver) return;
      try {
        const { goesOn } = await workChunk({ runId, token, chunk });
        if (!goesOn) isOver = true;
      } catch (failure) {
        isOver = true;
        if (isCancellation(failure)) return;
        log.error('a chunk could not be worked off', { chunk, cause: rootCause(failure) });
        isWhole = false;
      }
    }),
  );
  const done = work.then(() => void (isDone = true));
  for (let { seen } = told; ;) {
    await condition(() => isDone || told.told() > seen);
    if (isDone) break;
    seen = told.told();
    const { state } = await planBulkRun({ runId, token, most: 0 });
    if (isAtWork(state)) continue;
    isOver = true;
    scope.cancel();
    break;
  }
  await done;
  return isWhole;
}

const stepsOf = ({ queue, workspaceId }: BulkRunInput) =>
  proxyActivities<Activities>({
    taskQueue: queue,
    allowEagerDispatch: false, // workers of that queue alone take it, in their fair turn
    priority: { priorityKey: PRIORITY, fairnessKey: workspaceId },
    cancellationType: ActivityCancellationType.WAIT_CANCELLATION_COMPLETED,
    startToCloseTimeout: '15 minutes',
    heartbeatTimeout: '15 seconds',
    retry: {
      initialInterval: 500,
      backoffCoefficient: 2,
      maximumInterval: 30_000,
      maximumAttempts: 60,
    },
  });
