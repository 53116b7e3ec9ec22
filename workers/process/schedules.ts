import {
  type Client,
  ScheduleAlreadyRunning,
  type ScheduleOptions,
  ScheduleOverlapPolicy,
} from '@temporalio/client';
import type { Logger } from 'pino';
import type { Queues, WorkflowName } from '../../workflows/contract.ts';

/**
 * Creates the daily schedules that the namespace does not have yet, and brings those that it has up
 * to date: the clean-up at 03:17 UTC, and the sync of official data at 04:41 UTC, which also runs
 * at once when it is created. With `sync` off the latter is paused. What an operator has paused by
 * hand stays so.
 */
export async function ensureSchedules(
  client: Client,
  queues: Queues,
  sync: boolean,
  log: Logger,
): Promise<void> {
  await ensure(client, log, daily('purge', queues, { hour: 3, minute: 17 }));
  const syncing = daily('syncDatasets', queues, { hour: 4, minute: 41 });
  if (sync) await ensure(client, log, { ...syncing, state: { triggerImmediately: true } });
  await pauseOrGoOn(client, log, syncing.scheduleId, sync);
}

type Daily = ReturnType<typeof daily>;

const daily = (workflow: WorkflowName, { jobs }: Queues, at: { hour: number; minute: number }) =>
  ({
    scheduleId: `${workflow}/${jobs}`,
    spec: { calendars: [at] },
    action: {
      type: 'startWorkflow',
      workflowType: workflow,
      taskQueue: jobs,
      workflowId: `${workflow}/${jobs}`,
    },
    policies: { overlap: ScheduleOverlapPolicy.SKIP },
  }) satisfies ScheduleOptions;

async function ensure(
  client: Client,
  log: Logger,
  options: Daily & Pick<ScheduleOptions, 'state'>,
): Promise<void> {
  try {
    await client.schedule.create(options);
  } catch (cause) {
    if (cause instanceof ScheduleAlreadyRunning) return update(client, log, options);
    log.warn(
      { err: cause },
      `cannot create the schedule ${options.scheduleId}; it is tried again at the next start`,
    );
  }
}

/**
 * An older version, or an operator, may have left another hour, queue or workflow; whether it is
 * paused is not ours to say.
 */
async function update(
  client: Client,
  log: Logger,
  { scheduleId, spec, action, policies }: Daily,
): Promise<void> {
  try {
    await client.schedule
      .getHandle(scheduleId)
      .update(({ state }) => ({ spec, action, policies, state }));
  } catch (cause) {
    log.warn(
      { err: cause },
      `cannot update the schedule ${scheduleId}; it is tried again at the next start`,
    );
  }
}

/** Said where the setting has paused it: only that is undone when the setting is on again. */
const OFF = 'TARIFF_SYNC is off';

/**
 * What the setting switches off stays off, and what it has switched off goes on; a schedule that is
 * not there does neither.
 */
async function pauseOrGoOn(
  client: Client,
  log: Logger,
  scheduleId: string,
  on: boolean,
): Promise<void> {
  const handle = client.schedule.getHandle(scheduleId);
  try {
    const { state } = await handle.describe();
    if (!on && !state.paused) await handle.pause(OFF);
    if (on && state.paused && state.note === OFF) await handle.unpause('TARIFF_SYNC is on');
  } catch (cause) {
    log.debug({ err: cause }, `the schedule ${scheduleId} is not there`);
  }
}
