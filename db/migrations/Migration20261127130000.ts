import { Migration } from '@mikro-orm/migrations';

/** Bulk runs: the run, its chunks, its items; and the run that an entry of the ledger is of. */
export class Migration20261127130000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table bulk_runs (
    id uuid primary key,
    workspace_id uuid not null references workspaces (id),
    key_id uuid not null,
    request_id uuid not null,
    actor json not null,
    kind text not null check (kind in ('classify', 'calculate', 'origin', 'restrictions', 'screen')),
    name text check (length(name) <= 200),
    reference text check (length(reference) <= 200),
    state text not null default 'queued'
      check (state in ('queued', 'running', 'paused', 'cancelling', 'completed', 'failed', 'cancelled')),
    pause_reason text check (pause_reason in ('balance', 'ceiling', 'person')),
    on_empty_balance text not null check (on_empty_balance in ('pause', 'stop')),
    max_credits integer check (max_credits >= 0),
    estimated integer not null check (estimated >= 0),
    charged integer not null default 0 check (charged >= 0),
    refunded integer not null default 0 check (refunded between 0 and charged),
    error json,
    created_at timestamptz(3) not null default now(),
    started_at timestamptz(3),
    paused_at timestamptz(3),
    cancelled_at timestamptz(3),
    finished_at timestamptz(3),
    expires_at timestamptz(3),
    check ((state = 'paused') = (pause_reason is not null)),
    check ((state in ('completed', 'failed', 'cancelled')) = (finished_at is not null))
  )`,
  `create index bulk_runs_workspace on bulk_runs (workspace_id, created_at desc, id desc)`,
  `create index bulk_runs_open on bulk_runs (workspace_id) where finished_at is null`,
  `create index bulk_runs_expires on bulk_runs (expires_at)`,
  // lease: drawn by each attempt; who holds an older one writes nothing
  `create table bulk_chunks (
    run_id uuid not null references bulk_runs (id),
    number integer not null,
    lease integer not null default 0,
    done boolean not null default false,
    primary key (run_id, number)
  )`,
  // pending: not charged yet; charged: under way. json, not jsonb: it is stored and read, never searched
  `create table bulk_items (
    run_id uuid not null references bulk_runs (id),
    place integer not null,
    chunk integer not null,
    usage_id uuid not null unique,
    reference text,
    state text not null default 'pending'
      check (state in ('pending', 'charged', 'succeeded', 'failed', 'skipped')),
    cost integer not null check (cost >= 0),
    terms json not null,
    task json not null,
    attempts integer not null default 0,
    needs_review boolean not null default false,
    error json,
    primary key (run_id, place)
  )`,
  `create index bulk_items_state on bulk_items (run_id, state)`,
  `create index bulk_items_chunk on bulk_items (run_id, chunk)`,
  // one entry for the items of a chunk together
  `alter table ledger_entries add column bulk_run_id uuid`,
];
