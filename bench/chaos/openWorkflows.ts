import { Client, Connection } from '@temporalio/client';

const WAIT_MS = 60_000; // twice the deadline of a request
/** Task queues of requests, of which that of the installation itself is one. */
const QUEUES = ['requests', 'alone-requests'];

/**
 * Workflows of requests, refunds that are owed among them, that are still open after a bounded
 * wait; lists lag a little behind.
 */
export async function openWorkflows(
  address: string,
  queues: readonly string[] = QUEUES,
): Promise<number> {
  const names = queues.map((queue) => `'${queue}'`).join(', ');
  const query = `ExecutionStatus = 'Running' AND TaskQueue IN (${names})`;
  const connection = await Connection.connect({ address });
  const client = new Client({ connection, namespace: 'default' });
  const untilMs = Date.now() + WAIT_MS;
  for (;;) {
    const { count } = await client.workflow.count(query);
    if (count === 0 || Date.now() > untilMs) {
      await connection.close();
      return count;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
