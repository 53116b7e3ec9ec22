import { Migration } from '@mikro-orm/migrations';

/** Files of goods that a workspace sends: what they held, and what became of their rows. */
export class Migration20261127120000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  // `read`: what the file says, as `ReadFile`; null until it was read. `run`: how often its rows were
  // begun with.
  `create table catalog_imports (
    id uuid primary key,
    workspace_id uuid not null references workspaces (id),
    file_name text not null check (length(file_name) between 1 and 300),
    state text not null default 'queued' check (state in
      ('queued', 'checking', 'ready', 'running', 'cancelling', 'cancelled', 'completed', 'failed')),
    options jsonb not null,
    read jsonb,
    reason text check (length(reason) <= 1000),
    run integer not null default 1,
    created_by jsonb not null,
    request_id uuid,
    created_at timestamptz(3) not null default now(),
    finished_at timestamptz(3)
  )`,
  `create index catalog_imports_newest on catalog_imports (workspace_id, id desc)`,

  `create table catalog_import_files (
    import_id uuid not null references catalog_imports (id),
    chunk integer not null,
    content bytea not null,
    primary key (import_id, chunk)
  )`,

  // `content`: products as JSON, packed. `outcome`: what became of them; null until it is known
  `create table catalog_import_chunks (
    import_id uuid not null references catalog_imports (id),
    chunk integer not null,
    content bytea,
    outcome jsonb,
    primary key (import_id, chunk)
  )`,
];
