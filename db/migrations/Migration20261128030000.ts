import { Migration } from '@mikro-orm/migrations';

/** Webhooks: endpoints, what they are told, and each try to tell them. */
export class Migration20261128030000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table webhook_endpoints (
    id uuid primary key,
    workspace_id uuid not null references workspaces (id),
    url text not null check (length(url) between 1 and 2000),
    description text check (length(description) <= 200),
    types text[],
    secret text not null,
    previous_secret text,
    previous_until timestamptz(3),
    disabled_reason text check (disabled_reason in ('gone', 'failing', 'person')),
    disabled_at timestamptz(3),
    failing_since timestamptz(3),
    last_success_at timestamptz(3),
    created_at timestamptz(3) not null default now(),
    check ((disabled_reason is null) = (disabled_at is null)),
    check ((previous_secret is null) = (previous_until is null))
  )`,
  `create index webhook_endpoints_workspace on webhook_endpoints (workspace_id, created_at)`,

  // subject: what is told once of a type; null: each time
  `create table webhook_messages (
    id uuid primary key,
    workspace_id uuid not null references workspaces (id),
    type text not null check (length(type) <= 60),
    subject text check (length(subject) <= 200),
    body text not null check (octet_length(body) <= 20000),
    created_at timestamptz(3) not null default now(),
    unique (workspace_id, type, subject)
  )`,
  `create index webhook_messages_created on webhook_messages (created_at)`,
  `create index webhook_messages_workspace on webhook_messages (workspace_id, created_at)`,

  // round: a resend begins another one, with a workflow of its own; lanes of before end by it
  `create table webhook_deliveries (
    message_id uuid not null references webhook_messages (id) on delete cascade,
    endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
    workspace_id uuid not null references workspaces (id),
    round integer not null default 1,
    state text not null default 'pending'
      check (state in ('pending', 'delivered', 'failed', 'cancelled')),
    attempts integer not null default 0 check (attempts >= 0),
    due_at timestamptz(3) not null default now(),
    claimed_at timestamptz(3),
    started_at timestamptz(3),
    created_at timestamptz(3) not null default now(),
    primary key (message_id, endpoint_id)
  )`,
  `create index webhook_deliveries_waiting on webhook_deliveries (created_at)
    where state = 'pending' and started_at is null`,
  `create index webhook_deliveries_due on webhook_deliveries (due_at) where state = 'pending'`,
  `create index webhook_deliveries_endpoint on webhook_deliveries (endpoint_id)`,
  `create index webhook_deliveries_workspace on webhook_deliveries (workspace_id)`,
  `create index webhook_deliveries_created on webhook_deliveries (created_at)`,

  `create table webhook_attempts (
    id uuid primary key,
    workspace_id uuid not null references workspaces (id),
    message_id uuid not null references webhook_messages (id) on delete cascade,
    endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
    number integer not null check (number > 0),
    outcome text not null,
    status integer,
    response text check (octet_length(response) <= 16384),
    duration_ms integer not null,
    at timestamptz(3) not null,
    next_at timestamptz(3)
  )`,
  `create index webhook_attempts_endpoint on webhook_attempts (endpoint_id, at desc, id desc)`,
  `create index webhook_attempts_message on webhook_attempts (message_id)`,
  `create index webhook_attempts_at on webhook_attempts (at)`,
  `create index webhook_attempts_workspace on webhook_attempts (workspace_id)`,
];
