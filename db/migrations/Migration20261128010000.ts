import { Migration } from '@mikro-orm/migrations';

/** What agents may do for whom, what they spend, and what a person is asked to decide for them. */
export class Migration20261128010000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table agent_grants (
    id uuid primary key,
    workspace_id uuid not null references workspaces (id),
    user_id uuid not null,
    client_id text not null check (length(client_id) between 1 and 2048),
    client_name text not null check (length(client_name) between 1 and 200),
    scopes text[] not null,
    credit_ceiling int check (credit_ceiling >= 0), -- null: none
    credits_spent int not null default 0 check (credits_spent >= 0),
    may_approve boolean not null default false,
    ends_at timestamptz(3),
    revoked_at timestamptz(3),
    created_at timestamptz(3) not null default now()
  )`,
  `create index agent_grants_workspace on agent_grants (workspace_id, created_at desc, id desc)`,
  `create index agent_grants_user on agent_grants (user_id)`,

  // which grant spent it; null where a key did
  `alter table usage_events add column grant_id uuid`,
  `alter table bulk_runs add column grant_id uuid, alter column key_id drop not null,
     add check ((key_id is null) <> (grant_id is null))`,

  `create table agent_approvals (
    id uuid primary key,
    workspace_id uuid not null references workspaces (id),
    grant_id uuid not null references agent_grants (id),
    user_id uuid not null,
    tool text not null,
    arguments json not null,
    state text not null default 'open' check (state in ('open', 'approved', 'refused')),
    created_at timestamptz(3) not null default now(),
    ends_at timestamptz(3) not null,
    decided_at timestamptz(3),
    check ((state = 'open') = (decided_at is null))
  )`,
  `create index agent_approvals_workspace on agent_approvals (workspace_id)`,
  `create index agent_approvals_grant on agent_approvals (grant_id)`,
  `create index agent_approvals_ends on agent_approvals (ends_at)`,
];
