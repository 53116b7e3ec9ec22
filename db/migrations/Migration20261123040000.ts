import { Migration } from '@mikro-orm/migrations';

/** The clean-up finds what has had its time by an index in every table that grows. */
export class Migration20261123040000 extends Migration {
  override up(): void {
    this.addSql('create index usage_events_created on usage_events (created_at)');
    this.addSql('create index usage_answers_created on usage_answers (created_at)');
    this.addSql('create index checks_created on checks (created_at)');
    this.addSql('create index feedback_updated on feedback (updated_at)');
    this.addSql('create index rate_windows_started on rate_windows (started_at)');
  }
}
