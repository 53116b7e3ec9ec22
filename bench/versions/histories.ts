/** What the histories of a task queue tell: who did the work, and what failed. */
import { Client, Connection, type WorkflowHandle } from '@temporalio/client';

export interface QueueWork {
  workflows: number;
  /** Workflow tasks that were done, by the process that did them. */
  tasksBy: Record<string, number>;
  /** Workflow tasks that failed, each with its cause: non-determinism is one. */
  failed: string[];
}

const AT_ONCE = 8;

type History = Awaited<ReturnType<WorkflowHandle['fetchHistory']>>;

/** Reads every history of each of these queues. */
export async function readWork(address: string, queues: readonly string[]): Promise<QueueWork[]> {
  const connection = await Connection.connect({ address });
  const client = new Client({ connection, namespace: 'default' });
  const works: QueueWork[] = [];
  for (const queue of queues) works.push(await workOf(client, queue));
  await connection.close();
  return works;
}

async function workOf(client: Client, queue: string): Promise<QueueWork> {
  const work: QueueWork = { workflows: 0, tasksBy: {}, failed: [] };
  const listed = client.workflow.list({ query: `TaskQueue = '${queue}'` });
  for await (const { workflowId, history } of listed.intoHistories({ concurrency: AT_ONCE })) {
    work.workflows += 1;
    const { events } = history as History; // which the SDK leaves untyped here
    for (const { workflowTaskCompletedEventAttributes: done, ...event } of events ?? []) {
      const pid = done?.identity?.split('@')[0]; // the SDK's usual identity: process id and host
      if (pid) work.tasksBy[pid] = (work.tasksBy[pid] ?? 0) + 1;
      const { workflowTaskFailedEventAttributes: failed } = event;
      if (failed) work.failed.push(`${workflowId}: ${failed.failure?.message ?? 'no reason'}`);
    }
  }
  return work;
}
