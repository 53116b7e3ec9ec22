/**
 * Steps of requests in turns: those that go out into the world, and those that calculate in this
 * process.
 */
import { Context } from '@temporalio/activity';
import type { Charge } from '../../contract/charge.ts';
import type { Refused } from '../../contract/outcome.ts';
import { overBudget } from '../../contract/quotas.ts';
import type { BillableInput, KeptInput } from '../../workflows/contract.ts';
import { alive } from '../alive.ts';
import { timeUp } from '../timeLeft.ts';
import { type FairQueue, QueueFull } from './fairQueue.ts';

/** What waits in turns, each in a queue of its own. */
export interface TurnQueues {
  /**
   * Photos in hand: their bytes are in memory. Their passes take turns once more, in the reader.
   */
  photos: FairQueue;
  /** Visits to addresses that callers name. */
  visits: FairQueue;
  /** Pages that are parsed. */
  parsers: FairQueue;
  /** Questions to the language model. */
  model: FairQueue;
  /** Steps that calculate an answer and store it. */
  steps: FairQueue;
  /** Those of a whole batch, which hold their turn for as long as all of its items take. */
  batches: FairQueue;
}

export interface Turn {
  charge: Pick<Charge, 'workspaceId'>;
  /** Epoch milliseconds; what is not begun by then is not begun any more. */
  untilMs: number;
}

/**
 * What the work comes to, in its turn; `upstream_timeout` when its time is over before,
 * `quota_exceeded` when as much of its workspace waits in this process as may. Rejects when the
 * step is cancelled, or as the work does.
 */
export async function inTurn<T>(
  queue: FairQueue,
  { charge, untilMs }: Turn,
  work: () => Promise<T>,
): Promise<T | Refused> {
  const patience = timeUp(untilMs);
  const signal = AbortSignal.any([patience, Context.current().cancellationSignal]);
  let isBegun = false;
  try {
    return await queue.run(charge.workspaceId, signal, () => {
      isBegun = true;
      return work();
    });
  } catch (cause) {
    if (cause instanceof QueueFull) return tooMuchWaits;
    if (!isBegun && patience.aborted) return noTurn;
    throw cause;
  }
}

const RETRY_S = 5; // turns are a matter of seconds

const tooMuchWaits = overBudget(
  'waiting',
  'Too much of this workspace waits for its turn.',
  RETRY_S,
);

const noTurn: Refused = {
  ok: false,
  code: 'upstream_timeout',
  message:
    'There was no turn in time, since much of this workspace waits. Any credits were refunded.',
};

type Settling = BillableInput | KeptInput | { input: BillableInput };
/**
 * A step of one request, or of the items of a batch, which are of one workspace: one turn for all
 * of them.
 */
type Settled = Settling | readonly { input: BillableInput }[];

/**
 * The same activities, with those that settle or keep an answer in turns: the items of many batches
 * of one workspace leave room for the single request of another. The steps of whole batches wait
 * for each other alone.
 */
export function settlingInTurn<A extends object>(
  { steps, batches }: Pick<TurnQueues, 'steps' | 'batches'>,
  activities: A,
): A {
  const turned = Object.entries(activities).map(([name, step]: [string, Step]) => {
    if (!SETTLES.test(name)) return [name, step];
    if (!OF_BATCH.test(name)) return [name, (task: Settled) => settleInTurn(steps, step, task)];
    return [name, (task: Settled) => alive(() => settleInTurn(batches, step, task))];
  });
  return Object.fromEntries(turned) as A; // the same names, inputs and results
}

type Step = (task: Settled) => Promise<unknown>;
const SETTLES = /AndSettle$|AndKeep/;
const OF_BATCH = /AllAndSettle$/;

const settleInTurn = (queue: FairQueue, step: Step, task: Settled): Promise<unknown> =>
  queue.run(workspaceOf(task), Context.current().cancellationSignal, () => step(task));

function workspaceOf(task: Settled): string {
  if (isMany(task)) return task[0]?.input.charge.workspaceId ?? '';
  const input = 'input' in task ? task.input : task;
  return 'check' in input ? input.check.workspaceId : input.charge.workspaceId;
}

const isMany = (task: Settled): task is readonly { input: BillableInput }[] => Array.isArray(task);
