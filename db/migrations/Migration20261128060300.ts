import { Migration } from '@mikro-orm/migrations';

/** Secrets of webhooks that are valid no more are deleted, whether or not another one comes. */
export class Migration20261128060300 extends Migration {
  override up(): void {
    this.addSql(
      'create index webhook_previous_secrets_valid on webhook_previous_secrets (valid_until)',
    );
  }
}
