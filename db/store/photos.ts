/**
 * Photos of requests that are at work. Each belongs to one request of one workspace, whoever else
 * sends the same; it goes in the very transaction that settles, refunds or refuses its request
 * (credits.ts), whichever process that is.
 */
import type { Charge } from '../../contract/charge.ts';
import type { PhotoMime } from '../../engine/photo/types.ts';
import { type Orm, sql, type Timestamptz } from '../orm.ts';

/** What workflows carry in the place of the photo: the usage id of its request. */
export type PhotoRef = string;

/** Whose photo it is. */
export type PhotoOwner = Pick<Charge, 'usageId' | 'workspaceId'>;

export interface NewPhoto {
  content: Buffer;
  mime: PhotoMime;
  /** Epoch milliseconds by the database's clock: the deadline of its request. */
  untilMs: number;
}

/**
 * `quota`: the workspace has as many bytes at work as it may. `ended`: its request was settled or
 * given up by now.
 */
export type KeptPhoto =
  | { kept: true; photoRef: PhotoRef }
  | { kept: false; why: 'quota'; secondsLeft: number }
  | { kept: false; why: 'ended' };

/**
 * Keeps the photo of a request until that has ended. Safe to repeat. Photos of one workspace are
 * kept one after the other.
 */
export function keepPhoto(
  orm: Orm,
  { usageId, workspaceId }: PhotoOwner,
  photo: NewPhoto,
  bytesMax: number,
): Promise<KeptPhoto> {
  return orm.em.fork().transactional(async (em): Promise<KeptPhoto> => {
    await sql({ em }, `select pg_advisory_xact_lock(hashtextextended(?, 0))`, [
      `photos:${workspaceId}`,
    ]);
    // held until the photo is in: who gives the request up meanwhile finds it there
    const [event] = await sql<{ settled_at: Timestamptz | null; refunded_at: Timestamptz | null }>(
      { em },
      'select settled_at, refunded_at from usage_events where id = ? for share',
      [usageId],
    );
    if (event?.settled_at || event?.refunded_at) return { kept: false, why: 'ended' };
    const [used] = await sql<{ bytes: number; seconds_left: number }>({ em }, AT_WORK, [
      workspaceId,
      usageId,
    ]);
    if (used && used.bytes + photo.content.length > bytesMax)
      return { kept: false, why: 'quota', secondsLeft: Math.max(1, used.seconds_left) };
    await sql(
      { em },
      `insert into photos (usage_id, workspace_id, content, mime, bytes, expires_at)
       values (?, ?, ?, ?, ?, to_timestamp(?::float8 / 1000)) on conflict (usage_id) do nothing`,
      [usageId, workspaceId, photo.content, photo.mime, photo.content.length, photo.untilMs],
    );
    return { kept: true, photoRef: usageId };
  });
}

/** Bytes of the other requests of a workspace, and when the first of them has its deadline. */
const AT_WORK = `
  select coalesce(sum(bytes), 0)::float8 as bytes,
    ceil(coalesce(extract(epoch from min(expires_at) - now()), 0))::int as seconds_left
  from photos where workspace_id = ? and usage_id <> ? and expires_at > now()`;

/** What the photos of a workspace hold, and when the first of them has its deadline. */
export async function photosAtWork(
  orm: Orm,
  workspaceId: string,
): Promise<{ bytes: number; secondsLeft: number }> {
  const [used] = await sql<{ bytes: number; seconds_left: number }>(orm, AT_WORK, [
    workspaceId,
    NOBODY,
  ]);
  return { bytes: used?.bytes ?? 0, secondsLeft: Math.max(1, used?.seconds_left ?? 0) };
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The bytes of the photo of a request; null when there is none, or none any more. */
export async function readPhoto(
  orm: Orm,
  { usageId, workspaceId }: PhotoOwner,
): Promise<Buffer | null> {
  const [row] = await sql<{ content: Buffer }>(
    orm,
    'select content from photos where usage_id = ? and workspace_id = ?',
    [usageId, workspaceId],
  );
  return row?.content ?? null;
}

/** Deletes the photos of requests that are not begun after all. */
export async function dropPhotos(orm: Orm, usageIds: readonly string[]): Promise<void> {
  await sql(orm, 'delete from photos where usage_id = any(?::uuid[])', [`{${usageIds.join(',')}}`]);
}
