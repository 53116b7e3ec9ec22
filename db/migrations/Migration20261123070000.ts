import { Migration } from '@mikro-orm/migrations';

/**
 * What a workspace bought, was granted, used and got back is kept beside its balance, and no longer
 * summed for each question.
 */
export class Migration20261123070000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table workspaces
    add column lifetime_purchased bigint not null default 0,
    add column lifetime_granted bigint not null default 0,
    add column lifetime_used bigint not null default 0,
    add column lifetime_refunded bigint not null default 0`,
  `update workspaces w set lifetime_purchased = t.purchased, lifetime_granted = t.granted, lifetime_used = t.used,
     lifetime_refunded = t.refunded
   from (
     select workspace_id,
       coalesce(sum(amount) filter (where kind = 'purchase'), 0) as purchased,
       coalesce(sum(amount) filter (where kind = 'grant'), 0) as granted,
       coalesce(-sum(amount) filter (where kind = 'usage'), 0) as used,
       coalesce(sum(amount) filter (where kind = 'refund'), 0) as refunded
     from ledger_entries group by workspace_id
   ) t where t.workspace_id = w.id`,
];
