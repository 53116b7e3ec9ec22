import { purge } from '../db/store/account.ts';
import { purgeBlobs } from '../db/store/releaseContent.ts';
import type { Dependencies } from './dependencies.ts';

export const createMaintenanceActivities = ({
  orm,
  replayHours,
}: Pick<Dependencies, 'orm' | 'replayHours'>) => ({
  /** Deletes what has had its time, and content that no release has any more; returns how many rows went. */
  purgeExpired: async (): Promise<{ requests: number; replays: number; blobs: number }> => ({
    ...(await purge(orm, new Date(), replayHours)),
    blobs: await purgeBlobs(orm),
  }),
});
