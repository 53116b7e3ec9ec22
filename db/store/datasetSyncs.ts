/** What became of the last sync of each dataset. */
import { momentOf, type Orm, sql, type Timestamptz } from '../orm.ts';

/** `failed`: the publisher answered, and this service could not keep what it said. */
export type SyncOutcome =
  | 'updated'
  | 'unchanged'
  | 'held'
  | 'refused'
  | 'failed'
  | 'cancelled'
  | 'unreachable';

/** The publisher was heard, and what it said was kept or refused. */
const REACHED: ReadonlySet<SyncOutcome> = new Set(['updated', 'unchanged', 'held', 'refused']);

export interface DatasetSync {
  dataset: string;
  outcome: SyncOutcome;
  message: string | null;
  triedAt: string;
  /** When the publisher last answered; null: never. */
  reachedAt: string | null;
  /** `ETag` and `Last-Modified` of each address, for conditional requests. */
  validators: Record<string, { etag?: string; lastModified?: string }>;
  /** The release whose content they stand for; null: they stand for none. */
  validatorsOf: string | null;
}

/**
 * Records a try. `confirms` is the release whose content the publisher has now, live or not: only
 * that one is known to be right today, and the validators stand for it.
 */
export async function recordSync(
  orm: Orm,
  sync: {
    dataset: string;
    outcome: SyncOutcome;
    message: string | null;
    validators?: DatasetSync['validators'];
    confirms?: string | null;
  },
): Promise<void> {
  const { confirms = null } = sync;
  if (confirms !== null)
    await sql(orm, 'update releases set confirmed_at = now() where release_id = ?', [confirms]);
  const reached = REACHED.has(sync.outcome);
  await sql(
    orm,
    `insert into dataset_syncs (dataset, outcome, message, tried_at, reached_at, validators, validators_of)
     values (?, ?, ?, now(), ${reached ? 'now()' : 'null'}, coalesce(?::jsonb, '{}'), ?)
     on conflict (dataset) do update set outcome = excluded.outcome, message = excluded.message,
       tried_at = excluded.tried_at, reached_at = coalesce(excluded.reached_at, dataset_syncs.reached_at),
       validators = coalesce(?::jsonb, dataset_syncs.validators),
       validators_of = ${sync.validators ? 'excluded.validators_of' : 'dataset_syncs.validators_of'}`,
    [
      sync.dataset,
      sync.outcome,
      sync.message,
      sync.validators ? JSON.stringify(sync.validators) : null,
      sync.validators ? confirms : null,
      sync.validators ? JSON.stringify(sync.validators) : null,
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
    validators_of: string | null;
  }>(
    orm,
    'select dataset, outcome, message, tried_at, reached_at, validators, validators_of from dataset_syncs',
  );
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
        validatorsOf: row.validators_of,
      },
    ]),
  );
}
