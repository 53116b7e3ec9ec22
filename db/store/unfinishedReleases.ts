/**
 * Releases whose import did not end: on their way, left behind by a workflow that is gone, or
 * failed.
 */
import { momentOf, type Orm, sql, type Timestamptz } from '../orm.ts';

/**
 * Raw files are forgotten when an import ends: a staged release that still has some is on its way,
 * or was left there.
 */
export const ON_ITS_WAY = `(state in ('fetching', 'parsing', 'checking') or (state = 'staged' and
  exists (select 1 from release_files where release_files.release_id = releases.release_id)))`;

export interface UnfinishedRelease {
  releaseId: string;
  dataset: string;
  createdAt: Date;
}

/** Every release that is on its way, whether or not anybody still works on it. */
export async function unfinishedReleases(orm: Orm): Promise<UnfinishedRelease[]> {
  const rows = await sql<{ release_id: string; dataset: string; created_at: Timestamptz }>(
    orm,
    `select release_id, dataset, created_at from releases where origin <> 'embedded' and ${ON_ITS_WAY}`,
  );
  return rows.map((row) => ({
    releaseId: row.release_id,
    dataset: row.dataset,
    createdAt: momentOf(row.created_at),
  }));
}

/**
 * Forgets a release that nobody works on any more, unless its import ended meanwhile; says whether
 * it went.
 */
export async function forgetUnfinished(orm: Orm, releaseId: string): Promise<boolean> {
  const gone = await sql(
    orm,
    `delete from releases where release_id = ? and ${ON_ITS_WAY} returning 1`,
    [releaseId],
  );
  return gone.length > 0;
}

/**
 * Forgets a release with all that was stored of it, however far it is. False for one that went
 * live: it stays, without its raw files.
 */
export async function undoRelease(orm: Orm, releaseId: string): Promise<boolean> {
  await sql(
    orm,
    `delete from releases where release_id = ? and state in ('fetching', 'parsing', 'checking', 'staged')`,
    [releaseId],
  );
  await sql(orm, 'delete from release_files where release_id = ?', [releaseId]);
  const left = await sql(
    orm,
    `select 1 from releases where release_id = ? and state in ('live', 'superseded')`,
    [releaseId],
  );
  return left.length === 0;
}

/**
 * Begins to read the files of a release, again when that failed before. False when it is not there,
 * or ended otherwise.
 */
export async function beginReading(orm: Orm, releaseId: string): Promise<boolean> {
  const begun = await sql(
    orm,
    `update releases set state = 'parsing', reasons = '[]' where release_id = ?
       and state in ('fetching', 'parsing', 'checking', 'staged', 'failed') returning 1`,
    [releaseId],
  );
  return begun.length > 0;
}

/** Days for which the files of a failed import are kept, when no later one has taken its place. */
const FAILED_DAYS = 30;

/**
 * Forgets the files of failed imports that nobody will read again; returns of how many releases.
 */
export async function dropSpentFiles(orm: Orm): Promise<number> {
  const rows = await sql<{ release_id: string }>(
    orm,
    `delete from release_files f using releases r
     where r.release_id = f.release_id and r.state = 'failed'
       and (r.created_at < now() - make_interval(days => ?) or exists (
         select 1 from releases later where later.dataset = r.dataset and later.seq > r.seq
           and later.state in ('live', 'superseded')))
     returning f.release_id`,
    [FAILED_DAYS],
  );
  return new Set(rows.map((row) => row.release_id)).size;
}
