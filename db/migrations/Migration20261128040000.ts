import { Migration } from '@mikro-orm/migrations';

/** Test spaces: each is a workspace of its own that belongs to another, and its id says so. */
export class Migration20261128040000 extends Migration {
  override up(): void {
    this.addSql(`alter table workspaces
      add column test_of uuid unique references workspaces (id),
      add constraint workspaces_test_by_id check ((test_of is not null) = (substr(id::text, 15, 1) = '8')),
      add constraint workspaces_test_free check (test_of is null or balance = 0)`);
  }
}
