import { Migration } from '@mikro-orm/migrations';

/** A rule of a workspace may hold for all goods that go its way. */
export class Migration20261127160000 extends Migration {
  override up(): void {
    this.addSql('alter table restriction_rules drop constraint restriction_rules_check');
  }
}
