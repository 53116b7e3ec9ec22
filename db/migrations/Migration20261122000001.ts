import { Migration } from '@mikro-orm/migrations';

/** A release that an operator took back answers nothing, also not for the days when it was live. */
export class Migration20261122000001 extends Migration {
  override up(): void {
    this.addSql(`alter table releases add column withdrawn boolean not null default false`);
    this.addSql(`alter table releases add check (not (withdrawn and state = 'live'))`);
  }
}
