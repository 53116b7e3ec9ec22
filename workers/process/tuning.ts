/** Numbers of the workers, each with its reason. */
import type { WorkerOptions } from '@temporalio/worker';
import { FairQueue } from '../../activities/turns/fairQueue.ts';
import type { Turns } from '../../api/openWorkflows.ts';
import type { TurnQueues } from '../../activities/turns/inTurn.ts';

/** Callers wait for these: many short workflows, all of their steps local. */
export const REQUEST_WORKER: Partial<WorkerOptions> = {
  // the sandbox of a workflow is kept between its tasks; leaving this off costs half of the
  // throughput
  reuseV8Context: true,
  // a task that charges and works holds its slot for as long as that takes: beyond the open
  // workflows of this process there is room for those of others and for the pollers, which hold
  // slots too
  maxConcurrentWorkflowTaskExecutions: 64,
  // steps wait for their turn in a queue of ours, by workspace: here they would be served as they
  // come
  maxConcurrentLocalActivityExecutions: 1000,
  // so do questions to the language model, visits and photos: a slot is held while waiting, and
  // costs next to nothing
  maxConcurrentActivityTaskExecutions: 1000,
  maxCachedWorkflows: 1000,
  // what waits for a worker that was killed goes to another one while its caller still waits
  stickyQueueScheduleToStartTimeout: '3s',
  // a request in flight ends within its deadline; one that does not is resumed by another worker
  shutdownGraceTime: '5s',
  shutdownForceTime: '10s',
};

/**
 * What one process has under way at once. No workspace waits behind the work of another for longer
 * than one turn of it.
 */
export const createTurnQueues = (parserThreads: number): TurnQueues => ({
  // a photo holds 6 MB and its picture; two readers of text are enough work for four
  photos: new FairQueue({ running: 40, runningEach: 4, waitingEach: 100 }),
  // they wait for the network, but a page may hold 5 MB; what hangs for one workspace leaves places
  // to others
  visits: new FairQueue({ running: 40, runningEach: 8, waitingEach: 100 }),
  // one parser holds a thread for seconds at the worst
  parsers: new FairQueue({ running: parserThreads, runningEach: parserThreads, waitingEach: 100 }),
  // a question that hangs holds its place for LLM_TIMEOUT_MS
  model: new FairQueue({ running: 80, runningEach: 16, waitingEach: 100 }),
  // they calculate on one thread and share the connections of the database: more at once would only
  // wait there
  steps: new FairQueue({ running: 16, runningEach: 16, waitingEach: 1000 }),
  // each holds its turn for seconds at the worst, and would keep single requests out of the queue
  // above; they calculate one item at a time all together, so that more at once would only end
  // later
  batches: new FairQueue({ running: 4, runningEach: 3, waitingEach: 1000 }),
});

/**
 * Requests whose workflows run at once in a process. One workspace leaves room for others, and may
 * let as many wait as it has.
 */
export const createOpenWorkflows = (running: number): FairQueue =>
  new FairQueue({ running, runningEach: Math.ceil((running * 3) / 4), waitingEach: running * 4 });

/**
 * Bodies with photos that come in, or are worked off, at once: each is on the disk for as long.
 * Others wait unread.
 */
export const createLargeBodies = (running: number): FairQueue =>
  new FairQueue({
    running,
    runningEach: Math.ceil((running * 3) / 8), // slow senders of two workspaces leave room
    waitingEach: running * 3,
  });

/** A batch is the work of up to 25 requests: few at once, each of which is one open workflow too. */
export function createOpenBatches(
  openWorkflows: FairQueue,
  openMax: number,
): Turns & Pick<FairQueue, 'counts'> {
  const atOnce = Math.max(2, Math.floor(openMax / 8));
  const batches = new FairQueue({
    running: atOnce,
    runningEach: Math.ceil((atOnce * 3) / 4),
    waitingEach: atOnce * 6, // what is worked off in the time that they wait
  });
  return {
    run: (workspaceId, signal, work) =>
      batches.run(workspaceId, signal, () => openWorkflows.run(workspaceId, signal, work)),
    get counts() {
      const { running, waiting } = openWorkflows.counts;
      return { running, waiting: waiting + batches.counts.waiting };
    },
    sendAway: () => {
      batches.sendAway();
      openWorkflows.sendAway();
    },
  };
}

/** Nobody waits for these: few at a time, so that they never slow a request down. */
export const JOB_WORKER: Partial<WorkerOptions> = {
  reuseV8Context: true,
  maxConcurrentWorkflowTaskExecutions: 10,
  maxConcurrentActivityTaskExecutions: 4,
  // one thread runs the few workflows of this queue: each thread holds a copy of the bundle
  workflowThreadPoolSize: 1,
  maxCachedWorkflows: 100,
  shutdownGraceTime: '5s',
  shutdownForceTime: '10s',
};

/**
 * Messages to endpoints: they wait for the network, and the silent ones for 15 seconds, as steps of
 * the workflow's own task. The places are those of `activities/webhooks/deliver.ts` and as many
 * that only look or are turned away.
 */
export const WEBHOOK_WORKER: Partial<WorkerOptions> = {
  reuseV8Context: true,
  maxConcurrentWorkflowTaskExecutions: 256,
  maxConcurrentLocalActivityExecutions: 256,
  // those that an older process began
  maxConcurrentActivityTaskExecutions: 256,
  workflowThreadPoolSize: 1,
  // as many as have a task; the others sleep for hours and are read again then
  maxCachedWorkflows: 256,
  shutdownGraceTime: '5s',
  shutdownForceTime: '10s',
};

/**
 * Chunks of bulk runs, each a second's work or two on one thread: two at a time, so that one
 * calculates while the other waits for the database. They wait in the server, where workspaces take
 * turns, not here.
 */
export const BULK_WORKER: Partial<WorkerOptions> = {
  maxConcurrentActivityTaskExecutions: 2,
  activityTaskPollerBehavior: { type: 'simple-maximum', maximum: 1 },
  shutdownGraceTime: '5s',
  shutdownForceTime: '10s',
};
