import { purge } from '../db/store/account.ts';
import { purgePhotos } from '../db/store/photos.ts';
import { purgeBlobs } from '../db/store/releaseContent.ts';
import type { Dependencies } from './dependencies.ts';

/** Rows that went. */
export interface Purged {
  requests: number;
  replays: number;
  blobs: number;
  photos: number;
}

export const createMaintenanceActivities = ({
  orm,
  replayHours,
}: Pick<Dependencies, 'orm' | 'replayHours'>) => ({
  /** Deletes what has had its time, and content that no release has any more; returns how many rows went. */
  purgeExpired: async (): Promise<Purged> => ({
    ...(await purge(orm, new Date(), replayHours)),
    blobs: await purgeBlobs(orm),
    photos: await purgePhotos(orm),
  }),
});
