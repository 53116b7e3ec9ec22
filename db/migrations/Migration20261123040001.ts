import { Migration } from '@mikro-orm/migrations';

/**
 * What operators do leaves a row that nobody changes or deletes. It holds ids and numbers, so that
 * nothing need ever go.
 */
export class Migration20261123040001 extends Migration {
  override up(): void {
    this.addSql(`create table audit_entries (
      id uuid primary key,
      at timestamptz(3) not null default now(),
      by_whom text not null check (length(by_whom) between 1 and 100),
      what text not null check (length(what) between 1 and 60),
      workspace_id uuid,
      before jsonb,
      after jsonb
    )`);
    this.addSql('create index audit_entries_workspace on audit_entries (workspace_id, id desc)');
    this.addSql(`create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'audit entries are added, never changed or deleted';
      end $$`);
    this
      .addSql(`create trigger audit_entries_stay before update or delete or truncate on audit_entries
      for each statement execute function refuse_audit_change()`);
  }
}
