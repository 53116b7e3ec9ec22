/** Photos by the SHA-256 of their bytes. A reference is made from the bytes alone, so none leads to what its sender does not have. */
import { createHash } from 'node:crypto';
import type { PhotoMime } from '../../engine/photo/types.ts';
import { type Orm, sql } from '../orm.ts';

/** Hex of the SHA-256: what workflows carry in the place of the photo. */
export type PhotoRef = string;

const UNUSED_DAYS = 30;

/** Keeps a photo, or notes that one kept before was used again. */
export async function keepPhoto(orm: Orm, content: Buffer, mime: PhotoMime): Promise<PhotoRef> {
  const sha256 = createHash('sha256').update(content).digest();
  const [known] = await sql(
    orm,
    'update photos set last_used_at = now() where sha256 = ? returning 1 as one',
    [sha256],
  );
  if (!known)
    await sql(
      orm,
      `insert into photos (sha256, content, mime, bytes) values (?, ?, ?, ?)
       on conflict (sha256) do update set last_used_at = now()`,
      [sha256, content, mime, content.length],
    );
  return sha256.toString('hex');
}

/** The bytes of a kept photo; null when it was never kept, or is deleted. */
export async function readPhoto(orm: Orm, ref: PhotoRef): Promise<Buffer | null> {
  const [row] = await sql<{ content: Buffer }>(orm, 'select content from photos where sha256 = ?', [
    Buffer.from(ref, 'hex'),
  ]);
  return row?.content ?? null;
}

/** Notes the size in pixels of a photo that could be opened. */
export const notePhotoSize = (
  orm: Orm,
  ref: PhotoRef,
  { width, height }: { width: number; height: number },
): Promise<object[]> =>
  sql(orm, 'update photos set width = ?, height = ? where sha256 = ? and width is null', [
    width,
    height,
    Buffer.from(ref, 'hex'),
  ]);

/** Deletes photos that were not used for 30 days; returns how many. */
export async function purgePhotos(orm: Orm): Promise<number> {
  const gone = await sql(
    orm,
    `delete from photos where last_used_at < now() - make_interval(days => ?) returning 1 as one`,
    [UNUSED_DAYS],
  );
  return gone.length;
}
