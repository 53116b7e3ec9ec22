/**
 * Each minute: bulk runs whose workflow was never started, or is gone, are started; those that a
 * top-up pays for go on; those that waited too long are cancelled.
 */
import type { Logger } from 'pino';
import { wakeBulk } from '../../api/bulk/work.ts';
import type { Orm } from '../../db/orm.ts';
import { wakeBulkRuns } from '../../db/store/bulkRuns.ts';
import { everySoOften } from './everySoOften.ts';

const EVERY_MS = 60_000;

type Workers = Parameters<typeof wakeBulk>[0] & { orm: Orm };

/** Looks at once and then each minute, until it is stopped. */
export function watchBulkRuns(workers: Workers, log: Logger): { stop: () => void } {
  const look = (): void => void wakeNow(workers, log);
  look();
  return everySoOften(EVERY_MS, look);
}

/** Safe to repeat, and beside another process that does the same. */
export async function wakeNow(workers: Workers, log: Logger): Promise<void> {
  try {
    for (const run of await wakeBulkRuns(workers.orm)) await wakeBulk(workers, run);
  } catch (cause) {
    log.warn({ err: cause }, 'bulk runs could not be looked for; it is tried again in a minute');
  }
}
