import { Migration } from '@mikro-orm/migrations';

/** Keys that people have made by consent: they end with the grant, and with the membership. */
export class Migration20261128051500 extends Migration {
  override up(): void {
    this.addSql(`alter table api_keys add column grant_id uuid references agent_grants (id)`);
    this.addSql(`create index api_keys_grant on api_keys (grant_id) where grant_id is not null`);
  }
}
