/**
 * What releases hold: raw files until they are read, then parts, of which unchanged ones are shared
 * between releases.
 */
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ReleaseRecord } from '../../engine/release/records.ts';
import { type Orm, sql } from '../orm.ts';

const CHUNK_BYTES = 4 * 1024 * 1024;

/** Stores a file of a release; storing it again replaces it. */
export async function putFile(
  orm: Orm,
  releaseId: string,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  await sql(orm, 'delete from release_files where release_id = ? and name = ?', [releaseId, name]);
  for (let chunk = 0; chunk * CHUNK_BYTES < Math.max(1, bytes.length); chunk += 1) {
    const content = Buffer.from(bytes.subarray(chunk * CHUNK_BYTES, (chunk + 1) * CHUNK_BYTES));
    await sql(
      orm,
      'insert into release_files (release_id, name, chunk, content) values (?, ?, ?, ?)',
      [releaseId, name, chunk, content],
    );
  }
}

/** The files of a release in the order of their names, as they were stored. */
export async function readFiles(
  orm: Orm,
  releaseId: string,
): Promise<{ name: string; bytes: Uint8Array }[]> {
  const names = await fileNames(orm, releaseId);
  const files: { name: string; bytes: Uint8Array }[] = [];
  for (const name of names) {
    const chunks = await sql<{ content: Buffer }>(
      orm,
      'select content from release_files where release_id = ? and name = ? order by chunk',
      [releaseId, name],
    );
    files.push({ name, bytes: Buffer.concat(chunks.map(({ content }) => content)) });
  }
  return files;
}

/** Names of the files that a release has so far. */
export async function fileNames(orm: Orm, releaseId: string): Promise<string[]> {
  const rows = await sql<{ name: string }>(
    orm,
    'select distinct name from release_files where release_id = ? order by name',
    [releaseId],
  );
  return rows.map(({ name }) => name);
}

/** Forgets the raw files: what was read of them is in the parts. */
export const dropFiles = (orm: Orm, releaseId: string): Promise<object[]> =>
  sql(orm, 'delete from release_files where release_id = ?', [releaseId]);

/** A part made ready to store. */
export interface PackedPart {
  part: string;
  rows: number;
  digest: Uint8Array;
  content: Uint8Array;
}

/** Packs the rows of a part, each a line of JSON; equal rows give an equal digest. */
export function packPart(part: string, lines: readonly string[]): PackedPart {
  const text = lines.join('\n');
  return {
    part,
    rows: lines.length,
    digest: createHash('sha256').update(text).digest(),
    content: gzipSync(text, { level: 6 }),
  };
}

/** Stores a part of a release; safe to repeat. */
export async function putPart(orm: Orm, releaseId: string, packed: PackedPart): Promise<void> {
  const digest = Buffer.from(packed.digest);
  await sql(
    orm,
    // content that is there already may be named by nothing: its hour begins anew
    `insert into release_blobs (digest, rows, content) values (?, ?, ?)
     on conflict (digest) do update set stored_at = now()`,
    [digest, packed.rows, Buffer.from(packed.content)],
  );
  await sql(
    orm,
    `insert into release_parts (release_id, part, digest) values (?, ?, ?)
     on conflict (release_id, part) do update set digest = excluded.digest`,
    [releaseId, packed.part, digest],
  );
}

/** Removes what an attempt before has stored of a release. */
export const dropParts = (orm: Orm, releaseId: string): Promise<object[]> =>
  sql(orm, 'delete from release_parts where release_id = ?', [releaseId]);

/** Names and digests of the parts of a release, by name: equal digests are equal parts. */
export async function partsOf(orm: Orm, releaseId: string): Promise<Map<string, string>> {
  const rows = await sql<{ part: string; digest: string }>(
    orm,
    `select part, encode(digest, 'hex') as digest from release_parts where release_id = ? order by part`,
    [releaseId],
  );
  return new Map(rows.map(({ part, digest }) => [part, digest]));
}

/** The rows of one part; empty when the release has no such part. */
export async function readPart(
  orm: Orm,
  releaseId: string,
  part: string,
): Promise<ReleaseRecord[]> {
  const packed = await packedPart(orm, releaseId, part);
  return packed ? unpack(packed) : [];
}

/** One part as it is stored; null when the release has no such part. */
export async function packedPart(
  orm: Orm,
  releaseId: string,
  part: string,
): Promise<Buffer | null> {
  const [row] = await sql<{ content: Buffer }>(
    orm,
    'select b.content from release_parts p join release_blobs b on b.digest = p.digest where p.release_id = ? and p.part = ?',
    [releaseId, part],
  );
  return row?.content ?? null;
}

/** The packed parts of a release as they are stored. */
export function packedParts(
  orm: Orm,
  releaseId: string,
): Promise<{ part: string; content: Buffer }[]> {
  return sql(
    orm,
    'select p.part, b.content from release_parts p join release_blobs b on b.digest = p.digest where p.release_id = ?',
    [releaseId],
  );
}

/** The rows of a packed part. */
export const unpack = (content: Uint8Array): ReleaseRecord[] =>
  JSON.parse(`[${gunzipSync(content).toString('utf8').replaceAll('\n', ',')}]`) as ReleaseRecord[];

/**
 * All rows of a release, part by part in the order of their names; other work gets its turn in
 * between.
 */
export async function* readParts(
  orm: Orm,
  releaseId: string,
  prefix = '',
): AsyncGenerator<{ part: string; rows: ReleaseRecord[] }> {
  for (const [part] of await partsOf(orm, releaseId)) {
    if (part.startsWith(prefix)) yield { part, rows: await readPart(orm, releaseId, part) };
  }
}
