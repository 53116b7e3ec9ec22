import { Migration } from '@mikro-orm/migrations';

/** Why a code was rejected, and which one is right; goods are found by their SKU in any case. */
export class Migration20261128050000 extends Migration {
  override up(): void {
    this.addSql(`alter table catalog_classifications
      add column reject_reason text check (length(reject_reason) between 1 and 60),
      add column correct_code text check (correct_code ~ '^[0-9]{4,16}$')`);
    this.addSql(
      `create index catalog_items_sku_folded on catalog_items (workspace_id, lower(sku)) where sku is not null`,
    );
  }
}
