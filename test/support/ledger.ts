/** What must hold of credits after every test: the ledger sums to the balance, nothing below zero. */
import { sql, type Orm } from '../../db/orm.ts';

export interface CreditSnapshot {
  balance: number;
  ledgerSum: number;
  charged: number;
  refunded: number;
}

/** Balance and ledger of a workspace; charged and refunded count usage events. */
export async function creditSnapshot(orm: Orm, workspaceId: string): Promise<CreditSnapshot> {
  const [row] = await sql<CreditSnapshot>(
    orm,
    `select w.balance,
       (select coalesce(sum(amount), 0)::int from ledger_entries where workspace_id = w.id) as "ledgerSum",
       (select count(*)::int from usage_events where workspace_id = w.id and status = 'charged') as charged,
       (select count(*)::int from usage_events where workspace_id = w.id and status = 'refunded') as refunded
     from workspaces w where w.id = ?`,
    [workspaceId],
  );
  if (!row) throw new Error('no such workspace');
  return row;
}
