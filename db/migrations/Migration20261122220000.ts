import { Migration } from '@mikro-orm/migrations';

/** Photos of goods, each kept once under its SHA-256: workflows carry the hash, never the bytes. */
export class Migration20261122220000 extends Migration {
  override up(): void {
    this.addSql(`create table photos (
      sha256 bytea primary key check (length(sha256) = 32),
      content bytea not null,
      mime text not null check (mime in ('image/jpeg', 'image/png', 'image/webp', 'image/gif')),
      width integer,
      height integer,
      bytes integer not null,
      created_at timestamptz(3) not null default now(),
      last_used_at timestamptz(3) not null default now()
    )`);
    // photos are compressed already
    this.addSql(`alter table photos alter column content set storage external`);
    this.addSql(`create index photos_unused on photos (last_used_at)`);
  }
}
