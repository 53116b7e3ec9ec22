import { momentOf, type Orm, sql, type Timestamptz } from '../orm.ts';

/** How a dataset stands. */
export interface DatasetState {
  dataset: string;
  /** When its live release went live; null where none is live. */
  liveSince: string | null;
  /** When its publisher was last known to have that release; null: never. */
  confirmedAt: string | null;
  /** Releases that wait for the decision of an operator. */
  held: number;
}

/** Every dataset that has a release. */
export async function datasetStates(orm: Orm): Promise<DatasetState[]> {
  const rows = await sql<{
    dataset: string;
    live_since: Timestamptz | null;
    confirmed_at: Timestamptz | null;
    held: number;
  }>(
    orm,
    `select dataset, max(live_since) filter (where state = 'live') as live_since,
       max(confirmed_at) filter (where state = 'live') as confirmed_at,
       count(*) filter (where state = 'staged')::int as held
     from releases group by dataset order by dataset`,
  );
  return rows.map((row) => ({
    dataset: row.dataset,
    liveSince: row.live_since && momentOf(row.live_since).toISOString(),
    confirmedAt: row.confirmed_at && momentOf(row.confirmed_at).toISOString(),
    held: row.held,
  }));
}
