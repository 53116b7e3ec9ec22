import { Migration } from '@mikro-orm/migrations';

/** Since when a chunk of a bulk run is being worked off; null: nobody is at it. */
export class Migration20261128060200 extends Migration {
  override up(): void {
    this.addSql('alter table bulk_chunks add column worked_since timestamptz(3)');
  }
}
