/** Which process answers from which releases. */
import { type Orm, sql } from '../orm.ts';

/** Says from which releases a process answers now. */
export async function reportReading(orm: Orm, processId: string, releases: string): Promise<void> {
  await sql(
    orm,
    `insert into edition_readers (process_id, releases) values (?, ?)
     on conflict (process_id) do update set releases = excluded.releases, seen_at = now()`,
    [processId, releases],
  );
  await sql(orm, `delete from edition_readers where seen_at < now() - interval '10 minutes'`);
}

/** A process that ends reads nothing any more. */
export const endReading = (orm: Orm, processId: string): Promise<object[]> =>
  sql(orm, 'delete from edition_readers where process_id = ?', [processId]);

/** Processes seen in the last fifteen seconds, and how many of them read the release. */
export async function readersOf(
  orm: Orm,
  releaseId: string,
): Promise<{ seen: number; reading: number }> {
  const [row] = await sql<{ seen: string; reading: string }>(
    orm,
    `select count(*) as seen, count(*) filter (where position(? in releases) > 0) as reading
     from edition_readers where seen_at > now() - interval '15 seconds'`,
    [releaseId],
  );
  return { seen: Number(row?.seen ?? 0), reading: Number(row?.reading ?? 0) };
}
