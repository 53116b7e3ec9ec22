import { Migration } from '@mikro-orm/migrations';

/**
 * Charges without an answer are looked for each minute: there are as many as requests are under
 * way.
 */
export class Migration20261126000000 extends Migration {
  override up(): void {
    this.addSql(
      `create index usage_events_open on usage_events (created_at)
       where settled_at is null and status in ('charged', 'free')`,
    );
  }
}
