/** The workflows of bulk runs: started once their rows are there, and told when these change. */
import type { OpenBulkRun } from '../../db/store/bulkRuns.ts';
import { BULK_CHUNKS_A_RUN, bulkRunId, LOOK_AGAIN } from '../../workflows/contract.ts';
import { type Job, startJob, wakeJob } from '../run.ts';
import type { Services } from '../services.ts';

type Workers = Pick<Services, 'tokens'> & {
  temporal: Pick<Services['temporal'], 'client' | 'queues'>;
};

/** Starts the workflow of a run that was stored a moment ago. */
export const startBulk = async (
  workers: Pick<Services, 'temporal' | 'tokens'>,
  run: OpenBulkRun,
): Promise<void> => startJob(workers.temporal, await jobOf(workers, run));

/** Tells the workflow of a run to look again, and starts it where it is not at work. */
export const wakeBulk = async (workers: Workers, run: OpenBulkRun): Promise<void> =>
  wakeJob(workers.temporal, await jobOf(workers, run));

const jobOf = async (
  { temporal, tokens }: Workers,
  { id: runId, workspaceId, requestId }: OpenBulkRun,
): Promise<Job<'runBulk'>> => ({
  workflow: 'runBulk',
  workflowId: bulkRunId(runId),
  input: {
    runId,
    workspaceId,
    token: await tokens.signRun(runId),
    queue: temporal.queues.bulk,
    chunksMost: BULK_CHUNKS_A_RUN,
  },
  charge: { workspaceId, operation: 'startBulkRun', requestId },
  summary: 'a bulk run',
  signal: LOOK_AGAIN,
});
