/** Workers in processes of their own, which a test may kill. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from '../../workers/process/config.ts';
import { COMPILED, NODE_FLAGS } from '../../workers/process/nodeRun.ts';
import { required } from './database.ts';
import type { TestService } from './service.ts';

export interface WorkerProcess {
  /** Ends it at once, in the middle of whatever it does. */
  kill: () => Promise<void>;
}

/** Starts a worker for the queues and database of a service; resolves when it polls. */
export const startWorkerProcess = (
  service: TestService,
  environment: Readonly<Record<string, string>> = {},
): Promise<WorkerProcess> => startProcess('worker', service, environment);

/**
 * Starts a process of the service in a role for the queues and database of a service; resolves when
 * it is ready.
 */
export async function startProcess(
  role: 'api' | 'worker' | 'service',
  { databaseUrl, queuePrefix }: TestService,
  environment: Readonly<Record<string, string>> = {},
  execArgv: readonly string[] = [],
): Promise<WorkerProcess> {
  const child = fork(path.join(ROOT, 'workers', `${role}.ts`), [], {
    execArgv: [...NODE_FLAGS, ...execArgv],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...COMPILED,
      ...process.env,
      DATABASE_URL: databaseUrl,
      TASK_QUEUE_PREFIX: queuePrefix,
      TEMPORAL_ADDRESS: required('TEMPORAL_ADDRESS'),
      LOG_LEVEL: 'silent',
      TARIFF_SYNC: 'off',
      METRICS_PORT: '0',
      ...environment,
    },
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the worker ended with ${String(code)} before it was ready`);
    }),
  ]);
  return { kill: () => kill(child) };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
