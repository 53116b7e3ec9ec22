import { Migration } from '@mikro-orm/migrations';

/** Screenings and restricted-goods checks, kept as evidence: rows are added, never changed. */
export class Migration20261122210000 extends Migration {
  override up(): void {
    this.addSql(`create table checks (
      id uuid primary key,
      workspace_id uuid not null references workspaces (id),
      kind text not null check (kind in ('screen', 'restrictions')),
      reference text,
      request json not null,
      result json not null,
      actor json not null,
      request_id uuid not null,
      created_at timestamptz(3) not null default now()
    )`);
    this.addSql(`create index checks_newest on checks (workspace_id, kind, id desc)`);
  }
}
