/**
 * The one place that starts workflows. A billable request is started, waited for, and given up at
 * its deadline.
 */
import {
  type Client,
  WorkflowExecutionAlreadyStartedError,
  WorkflowFailedError,
  WorkflowNotFoundError,
} from '@temporalio/client';
import { TypedSearchAttributes } from '@temporalio/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { Charge } from '../contract/charge.ts';
import { UnsealedPayload } from '../contract/sealed.ts';
import type { Endings } from './endings.ts';
import type { Turns } from './openWorkflows.ts';
import {
  attributesOf,
  type InputOf,
  type Queues,
  type ResultOf,
  WORKFLOW_TASK_TIMEOUT,
  type WorkflowName,
} from '../workflows/contract.ts';

export interface Temporal {
  client: Client;
  queues: Queues;
  /** Client and worker share this process and one connection. */
  eager: boolean;
  /** Time that a request has from its arrival to its answer. */
  deadlineMs: number;
  /** Where the workflows that this process runs tell how they end. */
  endings: Endings;
  /** Requests with a workflow under way, and those that wait for their turn. */
  openWorkflows: Turns;
  /** The same for batches. */
  openBatches: Turns;
}

/**
 * How a workflow ended for the caller that waited for it. `kept`: the answer of its usage event as
 * JSON, where this process stored it just now. `not_started`: as far as is known; the start may
 * have got through.
 */
export type Ended<T> =
  | { ended: 'answered'; result: T; kept: string | null }
  | { ended: 'failed' | 'timed_out' | 'not_started'; cause: unknown };

export interface WorkflowCall<Name extends WorkflowName> {
  workflow: Name;
  workflowId: string;
  input: InputOf<Name>;
  charge: Pick<Charge, 'workspaceId' | 'operation' | 'requestId'>;
  /** Whose answer the workflow stores, where it is one event's. */
  usageId?: string;
  /** Shown to operators in the Temporal UI. */
  summary: string;
  /** W3C trace context of who asked, kept in the memo of the workflow. */
  trace?: string | null;
  /** Time that it has from now on. */
  budgetMs: number;
}

type Begun<Name extends WorkflowName> = Omit<WorkflowCall<Name>, 'budgetMs'>;

// the workflow ends by its deadline on its own; this is what it may need to say so
const GRACE_MS = 2000;
// a workflow that begins in this process tells how it ended; the server is asked only when that
// takes long
const TOLD_MS = 1000;
const AGAIN_MS = 200;
/**
 * A request whose workflow cannot even give up is ended by the server; what it had charged is
 * refunded by the sweep of each minute. No deadline is half as long.
 */
const RUN_TIMEOUT = '10 minutes';

/**
 * Starts work in a queue that this process takes, where it then begins at once; one that is started
 * already is left alone.
 */
export async function startHere<Name extends WorkflowName>(
  temporal: Pick<Temporal, 'client' | 'queues'>,
  call: Begun<Name>,
  bounds: Required<Pick<Bounds, 'taskQueue' | 'workflowTaskTimeout'>>,
): Promise<void> {
  await start({ ...temporal, eager: true }, call, bounds);
}

/** Starts a workflow that nobody waits for; one that is started already is left alone. */
export async function startWorkflow<Name extends WorkflowName>(
  temporal: Temporal,
  call: Begun<Name>,
): Promise<void> {
  await start(temporal, call);
}

/** Starts long work, which delays no request; one that is started already is left alone. */
export async function startJob<Name extends WorkflowName>(
  temporal: Temporal,
  call: Begun<Name>,
): Promise<void> {
  await start({ ...temporal, eager: false }, call, { taskQueue: temporal.queues.jobs });
}

/** Starts a workflow and waits for its result until the deadline and a little longer. */
export async function runWorkflow<Name extends WorkflowName>(
  temporal: Temporal,
  call: WorkflowCall<Name>,
): Promise<Ended<ResultOf<Name>>> {
  const over = new AbortController();
  const patience = pause(call.budgetMs + GRACE_MS, undefined, { signal: over.signal }).then(
    (): Ended<never> => ({
      ended: 'timed_out',
      cause: 'no answer by the deadline',
    }),
  );
  patience.catch(() => {}); // answered before
  try {
    return await Promise.race([startAndWait(temporal, call, over.signal), patience]);
  } finally {
    over.abort();
  }
}

/** `over` aborts when nobody waits any more: no question to the server outlives its request. */
async function startAndWait<Name extends WorkflowName>(
  temporal: Temporal,
  call: WorkflowCall<Name>,
  over: AbortSignal,
): Promise<Ended<ResultOf<Name>>> {
  const { endings } = temporal;
  const { workflowId, usageId } = call;
  const told = endings.expect(workflowId, usageId);
  const kept = () => (usageId === undefined ? null : endings.answerOf(usageId));
  try {
    const runsHere = await start(temporal, call, { workflowRunTimeout: RUN_TIMEOUT });
    const answered = told.then((result): Ended<ResultOf<Name>> => ({
      ended: 'answered',
      result: result as ResultOf<Name>, // of this very workflow
      kept: kept(),
    }));
    return await Promise.race([answered, askedFor(temporal, call, runsHere ? TOLD_MS : 0, over)]);
  } catch (cause) {
    return { ended: 'not_started', cause };
  } finally {
    endings.forget(workflowId, usageId);
  }
}

/** How a workflow ended, by the server, which is asked after a while. */
async function askedFor<Name extends WorkflowName>(
  { client }: Temporal,
  { workflowId }: WorkflowCall<Name>,
  afterMs: number,
  over: AbortSignal,
): Promise<Ended<ResultOf<Name>>> {
  const handle = client.workflow.getHandle(workflowId);
  await pause(afterMs, undefined, { signal: over }).catch(() => {});
  for (;;) {
    try {
      over.throwIfAborted();
      const result: ResultOf<Name> = await client.withAbortSignal(over, () => handle.result());
      return { ended: 'answered', result, kept: null };
    } catch (cause) {
      if (over.aborted) return { ended: 'timed_out', cause }; // nobody hears it
      if (cause instanceof WorkflowFailedError || cause instanceof UnsealedPayload)
        return { ended: 'failed', cause };
      // the server is away: the workflow is kept and goes on when it is back
      await pause(AGAIN_MS, undefined, { signal: over }).catch(() => {});
    }
  }
}

/** A job that nobody waits for. */
/** `signal`: by which it is told to look again; absent where it looks by itself. */
export type Job<Name extends WorkflowName> = Omit<Begun<Name>, 'usageId'> & { signal?: string };

/**
 * Starts a job, unless it is at work, and tells it to look again. One that ended before begins
 * anew.
 */
export async function wakeJob<Name extends WorkflowName>(
  { client, queues }: Pick<Temporal, 'client' | 'queues'>,
  { workflow, workflowId, input, charge, summary, signal }: Job<Name>,
): Promise<void> {
  const options = {
    workflowId,
    taskQueue: queues.jobs,
    args: [input],
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    workflowIdConflictPolicy: 'USE_EXISTING',
    typedSearchAttributes: new TypedSearchAttributes(attributesOf(charge)),
    staticSummary: summary,
  } as const;
  if (signal === undefined) await client.workflow.start(workflow, options);
  else await client.workflow.signalWithStart(workflow, { ...options, signal });
}

interface Bounds {
  /** That of requests, unless it is long work. */
  taskQueue?: string;
  workflowRunTimeout?: typeof RUN_TIMEOUT;
  /** Milliseconds; that of requests, unless a step takes longer. */
  workflowTaskTimeout?: number;
}

/** Returns whether its first task was given to a worker of this process at once. */
async function start<Name extends WorkflowName>(
  temporal: Pick<Temporal, 'client' | 'queues' | 'eager'>,
  call: Begun<Name>,
  { taskQueue = temporal.queues.requests, ...bounds }: Bounds = {},
): Promise<boolean> {
  try {
    const { eagerlyStarted } = await temporal.client.workflow.start(call.workflow, {
      workflowId: call.workflowId,
      taskQueue,
      args: [call.input],
      requestEagerStart: temporal.eager,
      workflowIdReusePolicy: 'REJECT_DUPLICATE',
      workflowIdConflictPolicy: 'FAIL',
      workflowTaskTimeout: WORKFLOW_TASK_TIMEOUT,
      ...bounds,
      typedSearchAttributes: new TypedSearchAttributes(attributesOf(call.charge)),
      staticSummary: call.summary,
      ...(call.trace ? { memo: { traceparent: call.trace } } : {}),
    });
    return eagerlyStarted;
  } catch (cause) {
    // the first try of a repeated start got through
    if (cause instanceof WorkflowExecutionAlreadyStartedError) return false;
    throw cause;
  }
}

/**
 * Whether a workflow is still at work; false also when the server has forgotten it or never knew
 * it.
 */
export async function isRunning(temporal: Temporal, workflowId: string): Promise<boolean> {
  try {
    const { status } = await temporal.client.workflow.getHandle(workflowId).describe();
    return status.name === 'RUNNING';
  } catch (cause) {
    if (cause instanceof WorkflowNotFoundError) return false;
    throw new Error(`cannot ask for the state of ${workflowId}`, { cause });
  }
}
