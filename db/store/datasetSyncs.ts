/** What became of the last sync of each dataset. */
import { momentOf, type Orm, sql, type Timestamptz } from '../orm.ts';

export type SyncOutcome = 'updated' | 'unchanged' | 'held' | 'refused' | 'unreachable';

export interface DatasetSync {
  dataset: string;
  outcome: SyncOutcome;
  message: string | null;
  triedAt: string;
  /** When the publisher last answered; null: never. */
  reachedAt: string | null;
  /** `ETag` and `Last-Modified` of each address, for conditional requests. */
  validators: Record<string, { etag?: string; lastModified?: string }>;
}

/** Records a try. */
export async function recordSync(
  orm: Orm,
  sync: {
    dataset: string;
    outcome: SyncOutcome;
    message: string | null;
    validators?: DatasetSync['validators'];
  },
): Promise<void> {
  const reached = sync.outcome !== 'unreachable';
  await sql(
    orm,
    `insert into dataset_syncs (dataset, outcome, message, tried_at, reached_at, validators)
     values (?, ?, ?, now(), ${reached ? 'now()' : 'null'}, coalesce(?::jsonb, '{}'))
     on conflict (dataset) do update set outcome = excluded.outcome, message = excluded.message,
       tried_at = excluded.tried_at, reached_at = coalesce(excluded.reached_at, dataset_syncs.reached_at),
       validators = coalesce(?::jsonb, dataset_syncs.validators)`,
    [
      sync.dataset,
      sync.outcome,
      sync.message,
      ...[sync.validators, sync.validators].map((one) => (one ? JSON.stringify(one) : null)),
    ],
  );
}

/** The last try of every dataset that was ever tried, by name. */
export async function listSyncs(orm: Orm): Promise<Map<string, DatasetSync>> {
  const rows = await sql<{
    dataset: string;
    outcome: SyncOutcome;
    message: string | null;
    tried_at: Timestamptz;
    reached_at: Timestamptz | null;
    validators: DatasetSync['validators'];
  }>(orm, 'select dataset, outcome, message, tried_at, reached_at, validators from dataset_syncs');
  return new Map(
    rows.map((row) => [
      row.dataset,
      {
        dataset: row.dataset,
        outcome: row.outcome,
        message: row.message,
        triedAt: momentOf(row.tried_at).toISOString(),
        reachedAt: row.reached_at && momentOf(row.reached_at).toISOString(),
        validators: row.validators,
      },
    ]),
  );
}
