import {
  type Client,
  ScheduleAlreadyRunning,
  type ScheduleOptions,
  ScheduleOverlapPolicy,
} from '@temporalio/client';
import type { Logger } from 'pino';
import type { Queues } from '../../workflows/contract.ts';

/**
 * Creates the daily schedules that the namespace does not have yet: the clean-up at 03:17 UTC, and the sync of official data
 * at 04:41 UTC, which also runs at once when it is created. With `sync` off the latter is paused.
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

const daily = (
  workflow: string,
  { jobs }: Queues,
  at: { hour: number; minute: number },
): ScheduleOptions => ({
  scheduleId: `${workflow}/${jobs}`,
  spec: { calendars: [at] },
  action: {
    type: 'startWorkflow',
    workflowType: workflow,
    taskQueue: jobs,
    workflowId: `${workflow}/${jobs}`,
  },
  policies: { overlap: ScheduleOverlapPolicy.SKIP },
});

async function ensure(client: Client, log: Logger, options: ScheduleOptions): Promise<void> {
  try {
    await client.schedule.create(options);
  } catch (cause) {
    if (cause instanceof ScheduleAlreadyRunning) return;
    log.warn(
      { err: cause },
      `cannot create the schedule ${options.scheduleId}; it is tried again at the next start`,
    );
  }
}

/** What an operator switches off stays off, and what is switched on again goes on; a schedule that is not there is neither. */
async function pauseOrGoOn(client: Client, log: Logger, scheduleId: string, on: boolean): Promise<void> {
  const handle = client.schedule.getHandle(scheduleId);
  try {
    const { state } = await handle.describe();
    if (state.paused === !on) return;
    if (on) await handle.unpause('TARIFF_SYNC is on');
    else await handle.pause('TARIFF_SYNC is off');
  } catch (cause) {
    log.debug({ err: cause }, `the schedule ${scheduleId} is not there`);
  }
}
