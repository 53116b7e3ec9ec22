import { Migration } from '@mikro-orm/migrations';

/**
 * The ledger outlives its workspace: what is left of one that was erased are the numbers of its
 * entries.
 */
export class Migration20261123040002 extends Migration {
  override up(): void {
    this.addSql('alter table ledger_entries drop constraint ledger_entries_workspace_id_fkey');
  }
}
