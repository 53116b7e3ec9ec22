import { Migration } from '@mikro-orm/migrations';

/**
 * A photo belongs to one request of one workspace, and is gone when that has ended. Those kept
 * before belong to nobody.
 */
export class Migration20261123020000 extends Migration {
  override up(): void {
    this.addSql(`drop table photos`);
    this.addSql(`create table photos (
      usage_id uuid primary key,
      workspace_id uuid not null references workspaces (id) on delete cascade,
      content bytea not null,
      mime text not null check (mime in ('image/jpeg', 'image/png', 'image/webp', 'image/gif')),
      bytes integer not null check (bytes > 0),
      created_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null
    )`);
    // photos are compressed already
    this.addSql(`alter table photos alter column content set storage external`);
    this.addSql(`create index photos_workspace on photos (workspace_id)`);
    this.addSql(`create index photos_expired on photos (expires_at)`);
  }
}
