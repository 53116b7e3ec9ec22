/** Cleans up behind imports whose workflow is gone: terminated, or never started. */
import type { Client } from '@temporalio/client';
import { WorkflowNotFoundError } from '@temporalio/common';
import type { Orm } from '../db/orm.ts';
import {
  dropSpentFiles,
  forgetUnfinished,
  unfinishedReleases,
} from '../db/store/unfinishedReleases.ts';
import { importId } from '../workflows/contract.ts';

/**
 * The command stores the files before it starts the workflow: a young release without one is being
 * handed in.
 */
const HANDED_IN_MS = 3_600_000;

/**
 * Forgets releases on their way whose workflow does not run, with all that was stored of them, and
 * the files of failed ones that were overtaken; returns how many releases went and how many files
 * were dropped.
 */
export async function sweepImports(
  orm: Orm,
  client: Client,
  now = new Date(),
): Promise<{ imports: number; failedFiles: number }> {
  let imports = 0;
  for (const { releaseId, dataset, createdAt } of await unfinishedReleases(orm)) {
    const status = await statusOf(client, importId(dataset, releaseId));
    const isLeft =
      status === null ? now.getTime() - createdAt.getTime() > HANDED_IN_MS : CLOSED.has(status);
    if (isLeft && (await forgetUnfinished(orm, releaseId))) imports += 1;
  }
  return { imports, failedFiles: await dropSpentFiles(orm) };
}

const CLOSED: ReadonlySet<string> = new Set([
  'COMPLETED',
  'FAILED',
  'CANCELLED',
  'TERMINATED',
  'TIMED_OUT',
]);

/** Null for a workflow that the server does not know (any more). */
async function statusOf(client: Client, workflowId: string): Promise<string | null> {
  try {
    return (await client.workflow.getHandle(workflowId).describe()).status.name;
  } catch (cause) {
    if (cause instanceof WorkflowNotFoundError) return null;
    throw cause;
  }
}
