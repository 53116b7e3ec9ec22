import { Migration } from '@mikro-orm/migrations';

/**
 * The content of releases says when it was stored last, so that what is not named by a release yet
 * has its hour.
 */
export class Migration20261126120000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table release_blobs add column stored_at timestamptz not null default now()`,
  `create index release_blobs_stored_at on release_blobs (stored_at)`,
];
