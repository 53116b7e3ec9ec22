import { Migration } from '@mikro-orm/migrations';

/** The answer of a free write, kept beside its idempotency key; status and body. */
export class Migration20261127180000 extends Migration {
  override up(): void {
    // json: a repeat gets the answer as it was, field order included
    this.addSql('alter table replays add column answer json');
  }
}
