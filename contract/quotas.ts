/**
 * What a workspace may use at once or a minute, and the words in which more than that is refused:
 * 429 `quota_exceeded`.
 */
import type { Refused } from './outcome.ts';

/** Set by the operator. */
export interface Budgets {
  /** Bytes that the photos of one workspace at work may hold. */
  photoBytes: number;
  /** Visits to addresses a minute, for one workspace. */
  visits: number;
  /** Visits to one host a minute, for all workspaces together; one workspace has half of them. */
  hostVisits: number;
}

/** Which budget is used up. */
export type Budget = 'waiting' | 'photo_bytes' | 'visits' | 'host_visits';

/** Refused for a budget. `retryAfterSeconds`: when it has room again, at the latest. */
export const overBudget = (
  budget: Budget,
  why: string,
  retryAfterSeconds: number,
  more: Record<string, unknown> = {},
): Refused => ({
  ok: false,
  code: 'quota_exceeded',
  message: `${why} Nothing stays charged; try again in ${retryAfterSeconds} ${retryAfterSeconds === 1 ? 'second' : 'seconds'}.`,
  details: { budget, ...more, retryAfterSeconds },
});

const MB = 1024 * 1024;

/** The photos of a workspace that are at work are as large as they may be. */
export const tooManyPhotoBytes = (photoBytes: number, retryAfterSeconds: number): Refused =>
  overBudget(
    'photo_bytes',
    `With this photo, the photos of this workspace that are being read would exceed ${Math.floor(photoBytes / MB)} MB.`,
    retryAfterSeconds,
    { max: photoBytes },
  );

/** A workspace has had its visits of this minute. */
export const tooManyVisits = (max: number, retryAfterSeconds: number): Refused =>
  overBudget(
    'visits',
    `This workspace has reached its limit of ${max} address visits a minute.`,
    retryAfterSeconds,
    {
      max,
    },
  );

/** A host has had the visits of this minute that a workspace, or all of them, may make. */
export const tooManyHostVisits = (host: string, max: number, retryAfterSeconds: number): Refused =>
  overBudget(
    'host_visits',
    `The limit of ${max} visits a minute to ${host} has been reached.`,
    retryAfterSeconds,
    { host, max },
  );
