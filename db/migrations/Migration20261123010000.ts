import { Migration } from '@mikro-orm/migrations';

/**
 * Keys under which the API signs the requests that it starts. The youngest signs; one with a time
 * in `expires_at` is believed until then. The first is made here: 32 bytes from the strong random
 * numbers behind two UUIDs.
 */
export class Migration20261123010000 extends Migration {
  override up(): void {
    this.addSql(`create table signing_keys (
      id integer generated always as identity primary key,
      secret bytea not null check (length(secret) = 32),
      created_at timestamptz(3) not null default now(),
      expires_at timestamptz(3)
    )`);
    this.addSql(`insert into signing_keys (secret)
      values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')))`);
  }
}
