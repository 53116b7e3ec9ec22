import { Context } from '@temporalio/activity';
import { clockOf } from '../db/clock.ts';
import { purge } from '../db/store/purge.ts';
import type { Dependencies } from './dependencies.ts';
import { sweepImports } from './sweepImports.ts';

export const createMaintenanceActivities = ({ orm, ages }: Pick<Dependencies, 'orm' | 'ages'>) => ({
  /**
   * Deletes what has had its time; returns how many rows went from each table. Safe to repeat: it
   * goes on where it was.
   */
  purgeExpired: async (): Promise<Record<string, number>> => {
    const context = Context.current();
    const swept = await sweepImports(orm, context.client);
    const purged = await purge(orm, await clockOf(orm), ages, () => {
      context.heartbeat();
      context.cancellationSignal.throwIfAborted();
    });
    return { ...purged, ...swept };
  },
});
