import { purge } from '../db/store/account.ts';
import type { Dependencies } from './dependencies.ts';

export const createMaintenanceActivities = ({
  orm,
  replayHours,
}: Pick<Dependencies, 'orm' | 'replayHours'>) => ({
  /** Deletes what has had its time; returns how many rows went. */
  purgeExpired: (): Promise<{ requests: number; replays: number }> => purge(orm, new Date(), replayHours),
});
