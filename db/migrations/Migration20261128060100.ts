import { Migration } from '@mikro-orm/migrations';

/** Every secret of a webhook is valid to its own end, however often it is changed meanwhile. */
export class Migration20261128060100 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table webhook_previous_secrets (
    id uuid primary key,
    workspace_id uuid not null references workspaces (id),
    endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
    secret text not null,
    valid_until timestamptz(3) not null,
    created_at timestamptz(3) not null default now()
  )`,
  `create index webhook_previous_secrets_endpoint on webhook_previous_secrets (endpoint_id)`,
  `create index webhook_previous_secrets_workspace on webhook_previous_secrets (workspace_id)`,
  `insert into webhook_previous_secrets (id, workspace_id, endpoint_id, secret, valid_until)
   select gen_random_uuid(), workspace_id, id, previous_secret, previous_until
   from webhook_endpoints where previous_until > now()`,
];
