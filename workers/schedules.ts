import { type Client, ScheduleAlreadyRunning, ScheduleOverlapPolicy } from '@temporalio/client';
import type { Logger } from 'pino';
import type { Queues } from '../workflows/contract.ts';

/** Creates the daily clean-up at 03:17 UTC, if the namespace has no such schedule yet. */
export async function ensureSchedules(client: Client, queues: Queues, log: Logger): Promise<void> {
  try {
    await client.schedule.create({
      scheduleId: `purge/${queues.jobs}`,
      spec: { calendars: [{ hour: 3, minute: 17 }] },
      action: {
        type: 'startWorkflow',
        workflowType: 'purge',
        taskQueue: queues.jobs,
        workflowId: `purge/${queues.jobs}`,
      },
      policies: { overlap: ScheduleOverlapPolicy.SKIP },
    });
  } catch (cause) {
    if (cause instanceof ScheduleAlreadyRunning) return;
    log.warn(
      { err: cause },
      'cannot create the schedule of the daily clean-up; it is tried again at the next start',
    );
  }
}
