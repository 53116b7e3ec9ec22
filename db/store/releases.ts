/** Which release of each dataset is live. A dataset whose content changed gets the next number. */
import { v7 as uuidv7 } from 'uuid';
import { momentOf, type Orm, sql, type Timestamptz } from '../orm.ts';

export interface Release {
  dataset: string;
  seq: number;
  releaseId: string;
  version: string | null;
  liveSince: string;
}

export interface DatasetContent {
  dataset: string;
  version: string | null;
  /** SHA-256 of the content. */
  sha256: Buffer;
  rows: number;
}

/** Registers content as the live release of its dataset; content that is live already keeps its release. */
export async function registerRelease(orm: Orm, content: DatasetContent): Promise<Release> {
  await sql(
    orm,
    `insert into releases (dataset, seq, release_id, version, sha256, rows)
     select ?, coalesce(max(seq), 0) + 1, ?, ?, ?, ? from releases where dataset = ?
     having not exists (
       select 1 from releases where dataset = ? and sha256 = ? and seq = (select max(seq) from releases where dataset = ?)
     )
     on conflict do nothing`,
    [
      content.dataset,
      uuidv7(),
      content.version,
      content.sha256,
      content.rows,
      content.dataset,
      content.dataset,
      content.sha256,
      content.dataset,
    ],
  );
  const [row] = await sql<ReleaseRow>(
    orm,
    `select dataset, seq, release_id, version, live_since from releases
     where dataset = ? and sha256 = ? order by seq desc limit 1`,
    [content.dataset, content.sha256],
  );
  if (!row) return registerRelease(orm, content); // another process took the number: draw the next one
  return toRelease(row);
}

interface ReleaseRow {
  dataset: string;
  seq: number;
  release_id: string;
  version: string | null;
  live_since: Timestamptz;
}

const toRelease = (row: ReleaseRow): Release => ({
  dataset: row.dataset,
  seq: row.seq,
  releaseId: row.release_id,
  version: row.version,
  liveSince: momentOf(row.live_since).toISOString(),
});

/** The newest release of every dataset. */
export async function liveReleases(orm: Orm): Promise<Release[]> {
  const rows = await sql<ReleaseRow>(
    orm,
    `select distinct on (dataset) dataset, seq, release_id, version, live_since from releases order by dataset, seq desc`,
  );
  return rows.map(toRelease);
}
