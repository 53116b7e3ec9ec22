/**
 * Gives back, each minute, what was charged and can have no answer any more: whatever became of its
 * workflow.
 */
import type { Logger } from 'pino';
import type { Orm } from '../../db/orm.ts';
import { refundForgotten, type Told } from '../../db/store/credits.ts';
import { everySoOften } from './everySoOften.ts';

const EVERY_MS = 60_000;
/** Beyond the deadline, for what is about to refund itself. */
const GRACE_MS = 60_000;

/** Looks each minute until it is stopped; each refund is told. */
export function watchCharges(
  orm: Orm,
  deadlineMs: number,
  log: Logger,
  told: Told,
): { stop: () => void } {
  const look = (): void => void refundNow(orm, deadlineMs + GRACE_MS, log, told);
  return everySoOften(EVERY_MS, look);
}

async function refundNow(orm: Orm, olderThanMs: number, log: Logger, told: Told): Promise<void> {
  try {
    const refunded = await refundForgotten(orm, olderThanMs, told);
    if (refunded > 0)
      log.warn(
        { refunded },
        'requests that were charged and never answered were refunded: their workflows are gone',
      );
  } catch (cause) {
    log.warn(
      { err: cause },
      'charges without an answer could not be looked for; it is tried again in a minute',
    );
  }
}
