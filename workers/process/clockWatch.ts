/**
 * Warns when the clock of this process is not that of the database. Deadlines do not depend on it;
 * days and logs do.
 */
import type { Logger } from 'pino';
import { clockSkew } from '../../db/clock.ts';
import type { Orm } from '../../db/orm.ts';
import { everySoOften } from './everySoOften.ts';

const SKEW_MS_MAX = 2000;
const EVERY_MS = 600_000;

/** Looks now and every ten minutes, until it is stopped. */
export async function watchClock(orm: Orm, log: Logger): Promise<{ stop: () => void }> {
  await look(orm, log);
  return everySoOften(EVERY_MS, () => void look(orm, log));
}

async function look(orm: Orm, log: Logger): Promise<void> {
  try {
    const { aheadMs, uncertainMs } = await clockSkew(orm);
    if (Math.abs(aheadMs) - uncertainMs < SKEW_MS_MAX) return;
    const seconds = (Math.abs(aheadMs) / 1000).toFixed(1);
    log.warn(
      { aheadMs: Math.round(aheadMs) },
      `the clock of this machine is ${seconds} seconds ${aheadMs > 0 ? 'ahead of' : 'behind'} the database's: set both by NTP`,
    );
  } catch (cause) {
    log.debug({ err: cause }, 'the clock of the database could not be read');
  }
}
