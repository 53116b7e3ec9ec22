import { Migration } from '@mikro-orm/migrations';

/** Rules on restricted goods that a workspace has written for itself. */
export class Migration20261122230000 extends Migration {
  override up(): void {
    this.addSql(`create table restriction_rules (
      id uuid primary key,
      workspace_id uuid not null references workspaces (id),
      country text not null check (country ~ '^([A-Z]{2}|[*])$'),
      direction text not null check (direction in ('import', 'export')),
      rule_type text not null check (rule_type in ('prohibition', 'restriction', 'observation')),
      code text check (code ~ '^[0-9]{2,16}$'),
      keywords text[] not null,
      origins text[] not null,
      title text not null check (length(title) between 1 and 200),
      summary text check (length(summary) <= 1000),
      created_by text,
      created_at timestamptz(3) not null default now(),
      check (code is not null or cardinality(keywords) > 0 or cardinality(origins) > 0)
    )`);
    this.addSql(
      `create index restriction_rules_newest on restriction_rules (workspace_id, id desc)`,
    );
  }
}
