import { Migration } from '@mikro-orm/migrations';

/** Webhooks: what is told of a whole run, of the tariff's changes, and of credits that run low. */
export class Migration20261128030100 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  // codes of a run or an import that has not ended, told together at its end
  `create table webhook_gathered (
    run_id uuid not null,
    type text not null check (length(type) <= 60),
    workspace_id uuid not null references workspaces (id),
    count integer not null check (count > 0),
    items jsonb not null,
    created_at timestamptz(3) not null default now(),
    primary key (run_id, type)
  )`,
  `create index webhook_gathered_created on webhook_gathered (created_at)`,
  `create index webhook_gathered_workspace on webhook_gathered (workspace_id)`,

  // what the live tariff last said of an approved code
  `create table webhook_code_marks (
    classification_id uuid primary key references catalog_classifications (id) on delete cascade,
    workspace_id uuid not null references workspaces (id),
    is_there boolean not null,
    duty text
  )`,
  `create index webhook_code_marks_workspace on webhook_code_marks (workspace_id)`,

  `alter table workspaces add column credits_low boolean not null default false`,
];
