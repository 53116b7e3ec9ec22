/** Two processes of the service, on a task queue of their own: what one process more is worth. */
import { type Child, freePort, stopChild } from '../../workers/process/children.ts';
import type { Proof } from '../support/command.ts';
import { type Installation, reportedUrl, startNode } from '../support/installation.ts';

export interface TwoProcesses {
  urls: string[];
  /** For the count of their processor time. */
  processes: { first: number; second: number };
}

/**
 * API and workers in each; they idle while others are measured. Both are stopped with the proof.
 */
export async function startTwo(
  { environment }: Pick<Installation, 'environment'>,
  proof: Pick<Proof, 'atEnd'>,
): Promise<TwoProcesses> {
  const start = async (): Promise<{ child: Child; url: string }> => {
    const child = await startNode('workers/service.ts', [], {
      ...environment(),
      TASK_QUEUE_PREFIX: 'two', // the workers of the single process take none of their work
      PORT: String(await freePort()),
      METRICS_PORT: '0',
    });
    proof.atEnd(() => stopChild(child, 'SIGTERM', 15_000));
    return { child, url: (await reportedUrl(child)) ?? '' };
  };
  const [first, second] = await Promise.all([start(), start()]);
  return {
    urls: [first.url, second.url],
    processes: { first: first.child.pid, second: second.child.pid },
  };
}
