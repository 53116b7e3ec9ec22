import { Migration } from '@mikro-orm/migrations';

/** Shipping documents that a workspace had made, with what they were made from. */
export class Migration20261127100000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table documents (
    id uuid primary key,
    workspace_id uuid not null references workspaces (id),
    type text not null check (length(type) between 1 and 40),
    number text check (length(number) <= 100),
    file_name text not null check (length(file_name) between 1 and 200),
    request json not null,
    content bytea not null,
    sha256 bytea not null check (length(sha256) = 32),
    pages int not null check (pages > 0),
    warnings json not null,
    totals json not null,
    actor json not null,
    request_id uuid not null,
    created_at timestamptz(3) not null default now()
  )`,
  // PDF is compressed already
  `alter table documents alter column content set storage external`,
  `create index documents_by_workspace on documents (workspace_id, id desc)`,
  `create index documents_created_at on documents (created_at)`,
];
