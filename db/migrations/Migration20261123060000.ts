import { Migration } from '@mikro-orm/migrations';

/**
 * Releases know when their publisher last had nothing newer. What a publisher's marks (ETag) stand
 * for is asked for in full once more, since they did not say which release they belong to. An
 * import may fail or be cancelled, and that is no refusal.
 */
export class Migration20261123060000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table releases add column confirmed_at timestamptz(3)`,
  // only what was fetched, is live, and is the newest that the publisher gave can have been
  // confirmed by the last sync
  `update releases r set confirmed_at = s.reached_at
   from dataset_syncs s
   where s.dataset = r.dataset and s.outcome in ('updated', 'unchanged')
     and r.state = 'live' and r.origin = 'sync' and r.live_since <= s.tried_at
     and r.seq = (select max(seq) from releases
                  where dataset = r.dataset and origin <> 'embedded' and state in ('staged', 'live', 'superseded'))`,
  `alter table dataset_syncs add column validators_of uuid`,
  `update dataset_syncs set validators = '{}'`,
  `alter table dataset_syncs drop constraint dataset_syncs_outcome_check`,
  `alter table dataset_syncs add check
    (outcome in ('updated', 'unchanged', 'held', 'refused', 'failed', 'cancelled', 'unreachable'))`,
  `alter table releases drop constraint releases_state_check`,
  `alter table releases add check
    (state in ('fetching', 'parsing', 'checking', 'staged', 'live', 'superseded', 'refused', 'failed'))`,
];
