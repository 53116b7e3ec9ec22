/** The one place that starts workflows. A billable request is started, waited for, and given up at its deadline. */
import {
  type Client,
  WorkflowExecutionAlreadyStartedError,
  WorkflowFailedError,
  WorkflowNotFoundError,
} from '@temporalio/client';
import { TypedSearchAttributes } from '@temporalio/common';
import type { Charge } from '../contract/charge.ts';
import { UnsealedPayload } from '../contract/sealed.ts';
import { attributesOf, type Queues, WORKFLOW_TASK_TIMEOUT } from '../workflows/contract.ts';

export interface Temporal {
  client: Client;
  queues: Queues;
  /** Client and worker share this process and one connection. */
  eager: boolean;
  /** Time that a request has from its arrival to its answer. */
  deadlineMs: number;
}

/** How a workflow ended for the caller that waited for it. `not_started`: as far as is known; the start may have got through. */
export type Ended<T> =
  | { ended: 'answered'; result: T }
  | { ended: 'failed' | 'timed_out' | 'not_started'; cause: unknown };

export interface WorkflowCall {
  workflow: string;
  workflowId: string;
  input: unknown;
  charge: Pick<Charge, 'workspaceId' | 'operation' | 'requestId'>;
  /** Shown to operators in the Temporal UI. */
  summary: string;
  /** Time that it has from now on. */
  budgetMs: number;
}

type Begun = Omit<WorkflowCall, 'budgetMs'>;

// the workflow ends by its deadline on its own; this is what it may need to say so
const GRACE_MS = 2000;

/** Starts a workflow that nobody waits for; one that is started already is left alone. */
export const startWorkflow = (temporal: Temporal, call: Begun): Promise<void> => start(temporal, call);

/** Starts a workflow and waits for its result until the deadline and a little longer. */
export async function runWorkflow<T>(temporal: Temporal, call: WorkflowCall): Promise<Ended<T>> {
  const untilMs = performance.now() + call.budgetMs + GRACE_MS;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Ended<T>>((resolve) => {
    timer = setTimeout(resolve, untilMs - performance.now(), {
      ended: 'timed_out',
      cause: 'no answer by the deadline',
    });
  });
  try {
    return await Promise.race([startAndWait<T>(temporal, call, untilMs), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

async function startAndWait<T>(temporal: Temporal, call: WorkflowCall, untilMs: number): Promise<Ended<T>> {
  try {
    await start(temporal, call);
  } catch (cause) {
    return { ended: 'not_started', cause };
  }
  const handle = temporal.client.workflow.getHandle(call.workflowId);
  for (;;) {
    try {
      return { ended: 'answered', result: await handle.result() };
    } catch (cause) {
      if (cause instanceof WorkflowFailedError || cause instanceof UnsealedPayload)
        return { ended: 'failed', cause };
      // the server is away: the workflow is kept and goes on when it is back
      if (performance.now() >= untilMs) return { ended: 'timed_out', cause };
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

async function start(temporal: Temporal, call: Begun): Promise<void> {
  try {
    await temporal.client.workflow.start(call.workflow, {
      workflowId: call.workflowId,
      taskQueue: temporal.queues.requests,
      args: [call.input],
      requestEagerStart: temporal.eager,
      workflowIdReusePolicy: 'REJECT_DUPLICATE',
      workflowIdConflictPolicy: 'FAIL',
      workflowTaskTimeout: WORKFLOW_TASK_TIMEOUT,
      typedSearchAttributes: new TypedSearchAttributes(attributesOf(call.charge)),
      staticSummary: call.summary,
    });
  } catch (cause) {
    // the first try of a repeated start got through
    if (!(cause instanceof WorkflowExecutionAlreadyStartedError)) throw cause;
  }
}

/** Whether a workflow is still at work; false also when the server has forgotten it or never knew it. */
export async function isRunning(temporal: Temporal, workflowId: string): Promise<boolean> {
  try {
    const { status } = await temporal.client.workflow.getHandle(workflowId).describe();
    return status.name === 'RUNNING';
  } catch (cause) {
    if (cause instanceof WorkflowNotFoundError) return false;
    throw new Error(`cannot ask for the state of ${workflowId}`, { cause });
  }
}

/** Whether the Temporal server answers. */
export async function isReachable(temporal: Temporal): Promise<boolean> {
  try {
    await temporal.client.withDeadline(Date.now() + 2000, () =>
      temporal.client.workflowService.getSystemInfo({}),
    );
    return true;
  } catch {
    return false;
  }
}
