import { Migration } from '@mikro-orm/migrations';

/**
 * The first schema: workspaces and keys, credits, idempotency, request log, blocklist, feedback,
 * prices, releases.
 */
export class Migration20261121000000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table workspaces (
    id uuid primary key,
    name text not null check (length(name) between 1 and 120),
    slug text not null unique check (length(slug) between 1 and 140),
    status text not null default 'active' check (status in ('active', 'suspended')),
    balance integer not null default 0 check (balance >= 0),
    settings jsonb not null default '{}',
    disabled_actions text[] not null default '{}',
    created_at timestamptz(3) not null default now()
  )`,
  `create table api_keys (
    id uuid primary key,
    workspace_id uuid not null references workspaces (id),
    name text not null check (length(name) between 1 and 120),
    prefix text not null check (length(prefix) = 12),
    hash bytea not null unique check (length(hash) = 32),
    scopes text[] not null,
    created_at timestamptz(3) not null default now(),
    expires_at timestamptz(3),
    revoked_at timestamptz(3),
    last_used_at timestamptz
  )`,
  `create index api_keys_workspace on api_keys (workspace_id)`,
  // seq orders entries of one workspace as their balance updates were ordered: it is drawn while
  // the row is locked
  `create table ledger_entries (
    id uuid primary key,
    seq bigint generated always as identity,
    workspace_id uuid not null references workspaces (id),
    kind text not null check (kind in ('purchase', 'grant', 'usage', 'refund', 'adjustment', 'expiry')),
    amount integer not null check (amount <> 0),
    balance_after integer not null check (balance_after >= 0),
    action text,
    usage_id uuid,
    description text check (length(description) <= 300),
    created_at timestamptz(3) not null default now(),
    unique (usage_id, kind)
  )`,
  `create index ledger_entries_workspace on ledger_entries (workspace_id, seq desc)`,
  // status void: the request was given up before it was charged; it bars a late charge and is never
  // listed
  `create table usage_events (
    id uuid primary key,
    workspace_id uuid not null references workspaces (id),
    operation text not null,
    action text not null,
    mode text,
    status text not null check (status in ('charged', 'free', 'refunded', 'void')),
    source text not null default 'api' check (source in ('api', 'dashboard', 'mcp', 'bulk')),
    credits integer not null check (credits >= 0),
    destination_country text,
    origin_country text,
    sku text,
    summary text check (length(summary) <= 140),
    result_code text,
    error_code text,
    request_id uuid not null,
    key_id uuid,
    bulk_run_id uuid,
    duration_ms integer,
    created_at timestamptz(3) not null default now(),
    settled_at timestamptz(3),
    refunded_at timestamptz(3),
    check (settled_at is null or refunded_at is null)
  )`,
  `create index usage_events_workspace on usage_events (workspace_id, created_at desc, id desc)`,
  // json, not jsonb: a replay returns the answer as it was, field order included
  `create table usage_answers (
    usage_id uuid primary key references usage_events (id),
    answer json not null,
    created_at timestamptz(3) not null default now()
  )`,
  // item_index -1: the request itself; 0 and up: the items of a batch, each replaying on its own
  `create table replays (
    workspace_id uuid not null references workspaces (id),
    key text not null check (length(key) between 1 and 255),
    item_index smallint not null default -1,
    operation text not null,
    request_hash bytea not null check (length(request_hash) = 32),
    usage_id uuid not null,
    workflow_id text not null,
    state text not null default 'in_progress' check (state in ('in_progress', 'completed')),
    created_at timestamptz(3) not null default now(),
    completed_at timestamptz(3),
    primary key (workspace_id, key, item_index)
  )`,
  `create index replays_usage on replays (usage_id)`,
  `create index replays_completed on replays (completed_at)`,
  // lost with the server's crash at worst: a window then starts anew
  `create unlogged table rate_windows (
    bucket text primary key,
    started_at timestamptz(3) not null,
    count integer not null
  )`,
  `create table requests (
    request_id uuid primary key,
    workspace_id uuid not null references workspaces (id),
    key_id uuid,
    method text not null,
    path text not null,
    endpoint text not null,
    query jsonb,
    status integer not null,
    error_code text,
    duration_ms integer not null,
    source text not null default 'api' check (source in ('api', 'mcp')),
    idempotency_key text,
    replayed boolean not null default false,
    credits_charged integer,
    body jsonb,
    body_truncated boolean not null default false,
    api_version text not null,
    user_agent text,
    created_at timestamptz(3) not null
  )`,
  `create index requests_workspace on requests (workspace_id, created_at desc, request_id desc)`,
  `create index requests_created on requests (created_at)`,
  `create table blocked_codes (
    workspace_id uuid not null references workspaces (id),
    code text not null check (code ~ '^[0-9]{2,16}$'),
    destination text not null check (destination ~ '^([*]|[A-Z]{2})$'),
    reason text check (length(reason) <= 300),
    created_by text,
    created_at timestamptz(3) not null default now(),
    primary key (workspace_id, code, destination)
  )`,
  `create table feedback (
    id uuid primary key,
    workspace_id uuid not null references workspaces (id),
    usage_id text check (length(usage_id) <= 100),
    state text not null default 'recorded' check (state in ('recorded', 'reviewed')),
    destination_country text not null,
    description text not null check (length(description) between 2 and 2000),
    predicted_code text not null,
    verdict text not null check (verdict in ('right', 'wrong')),
    correct_code text,
    reason text check (length(reason) <= 1000),
    mode text,
    product_url text check (length(product_url) <= 2000),
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    unique (workspace_id, usage_id)
  )`,
  // credits null: switched off
  `create table prices (
    action text primary key,
    credits integer check (credits >= 0)
  )`,
  `create table releases (
    dataset text not null,
    seq integer not null check (seq > 0),
    release_id uuid not null unique,
    version text,
    sha256 bytea not null check (length(sha256) = 32),
    rows integer not null check (rows >= 0),
    live_since timestamptz(3) not null default now(),
    primary key (dataset, seq)
  )`,
];
