import { Migration } from '@mikro-orm/migrations';

/** Bulk runs over products: which goods an item is of, and which products an import has written. */
export class Migration20261127200000 extends Migration {
  override up(): void {
    // null: an item that was sent whole
    this.addSql('alter table bulk_items add column goods json');
    // null: not written yet
    this.addSql('alter table catalog_import_chunks add column products uuid[]');
  }
}
