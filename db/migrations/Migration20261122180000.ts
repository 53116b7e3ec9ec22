import { Migration } from '@mikro-orm/migrations';

/**
 * A calculation keeps what it was asked beside its answer, so that it can be reckoned again; older
 * ones have none.
 */
export class Migration20261122180000 extends Migration {
  override up(): void {
    this.addSql(`alter table usage_answers add column request json`);
  }
}
