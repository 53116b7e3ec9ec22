/** Follows a workflow that brings a release to life, with a bar on the terminal. */
import type { WorkflowHandle } from '@temporalio/client';
import type { Orm } from '../../db/orm.ts';
import { findRelease } from '../../db/store/releases.ts';
import { progress } from '../../workers/process/progress.ts';
import type { ImportOutcome } from '../../workflows/contract.ts';

const LOOK_MS = 250;
const STEPS = ['fetching', 'parsing', 'checking', 'staged', 'live'];

const pause = (): Promise<false> =>
  new Promise((resolve) => setTimeout(() => resolve(false), LOOK_MS));

/** The outcome of the import; until then, shows the step and how far it is. */
export async function watchImport(
  orm: Orm,
  dataset: string,
  releaseId: string,
  handle: Pick<WorkflowHandle, 'result'>,
): Promise<ImportOutcome> {
  const bar = progress(dataset.padEnd(18), STEPS.length);
  const done = handle.result() as Promise<ImportOutcome>;
  const ended = done.then(
    () => true,
    () => true,
  );
  for (let isOver = false; !isOver; isOver = await Promise.race([ended, pause()])) {
    const release = await findRelease(orm, releaseId);
    const step = STEPS.indexOf(release?.state ?? 'fetching');
    const { done: rows = 0, total = null } = release?.progress ?? {};
    const counted = rows === 0 ? '' : `: ${rows}${total === null ? '' : ` of about ${total}`} rows`;
    if (step >= 0)
      bar(Math.min(step, STEPS.length - 1), `${release?.state ?? 'fetching'}${counted}`);
  }
  const outcome = await done;
  bar(STEPS.length, outcome.state);
  return outcome;
}
