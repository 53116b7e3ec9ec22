/**
 * The floor: workflows that do nothing, started eagerly by a client that shares the worker's
 * connection, as the service starts its own. A process of its own beside the service, on a queue of
 * its own; told what to run over its channel.
 */
import path from 'node:path';
import { Runtime, Worker } from '@temporalio/worker';
import { newId } from '../../db/id.ts';
import { bundledWorkflows } from '../../workers/process/bundle.ts';
import { ROOT } from '../../workers/process/config.ts';
import { runUntilStopped } from '../../workers/process/run.ts';
import { connectTemporal } from '../../workers/process/temporal.ts';
import { REQUEST_WORKER } from '../../workers/process/tuning.ts';
import { WORKFLOW_TASK_TIMEOUT } from '../../workflows/contract.ts';
import { measure } from './cell.ts';

export interface FloorOrder {
  callers: number;
  milliseconds: number;
}

await runUntilStopped(async () => {
  const silent = (): void => {};
  const logger = {
    log: silent,
    trace: silent,
    debug: silent,
    info: silent,
    warn: console.warn,
    error: console.error,
  };
  Runtime.install({ shutdownSignals: [], logger });
  const { connection, client, namespace, dataConverter } = await connectTemporal();
  const taskQueue = `floor-${process.pid}`;
  const worker = await Worker.create({
    ...REQUEST_WORKER,
    connection,
    namespace,
    dataConverter,
    taskQueue,
    workflowBundle: { code: await bundledWorkflows(path.join(ROOT, '.landfall', 'cache')) },
  });
  const ran = worker.run();
  const runEmpty = async (): Promise<void> => {
    const handle = await client.workflow.start('empty', {
      workflowId: `empty/${newId()}`,
      taskQueue,
      requestEagerStart: true,
      workflowTaskTimeout: WORKFLOW_TASK_TIMEOUT,
    });
    await handle.result();
  };
  process.on('message', ({ callers, milliseconds }: FloorOrder) => {
    measure(callers, milliseconds, runEmpty).then(
      (cell) => process.send?.(cell),
      (cause: unknown) => {
        console.error(cause);
        process.exit(1);
      },
    );
  });
  process.send?.({ ready: true });
  return {
    broken: ran.then(() => new Promise<never>(() => {})),
    stop: async () => {
      if (worker.getState() === 'RUNNING') worker.shutdown();
      await ran;
      await connection.close();
    },
  };
});
