import { Migration } from '@mikro-orm/migrations';

/** Sources that sync with the catalogue, what they were answered, and the codes they are told. */
export class Migration20261127190000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table catalog_sources (
    workspace_id uuid not null references workspaces (id),
    kind text not null check (length(kind) between 1 and 60),
    last_sync_at timestamptz(3) not null default now(),
    primary key (workspace_id, kind)
  )`,

  // for those who ask again with the same key
  `create table catalog_sync_answers (
    id uuid primary key,
    workspace_id uuid not null references workspaces (id),
    answer json not null,
    created_at timestamptz(3) not null default now()
  )`,
  `create index catalog_sync_answers_created on catalog_sync_answers (created_at)`,
  `create index catalog_sync_answers_workspace on catalog_sync_answers (workspace_id)`,

  // where a code stands among those that its shop is told: drawn anew at each change by whoever has
  // the turn of the workspace, so that what is committed later has a higher one
  `create sequence catalog_code_positions`,
  `alter table catalog_classifications
    add column position bigint not null default nextval('catalog_code_positions')`,
  `alter sequence catalog_code_positions owned by catalog_classifications.position`,
  `create index catalog_classifications_told on catalog_classifications (workspace_id, position)
    where approved_at is not null`,
  // nothing reads it any more
  `drop index catalog_classifications_decided`,
];
