/** What must hold of credits after every test: the ledger sums to the balance, nothing below zero. */
import assert from 'node:assert/strict';
import type { Charge } from '../../contract/charge.ts';
import { type Orm, sql } from '../../db/orm.ts';

/** A cost as the default price table makes it. */
export const costing = (credits: number): Pick<Charge, 'cost' | 'price' | 'units'> =>
  credits === 0 ? { cost: 0 } : { cost: credits, price: 'classify:mini', units: credits };

export interface CreditSnapshot {
  balance: number;
  ledgerSum: number;
  /** Usage events that stand as charged. */
  charged: number;
  /** Usage events that were refunded. */
  refunded: number;
  /** Usage events of either kind that are free. */
  free: number;
}

/** Balance, ledger and usage events of a workspace. Throws when they contradict each other. */
export async function creditSnapshot(orm: Orm, workspaceId: string): Promise<CreditSnapshot> {
  const [row] = await sql<CreditSnapshot & { unequal: number; total: number }>(
    orm,
    `select w.balance,
       (select coalesce(sum(amount), 0)::int from ledger_entries where workspace_id = w.id) as "ledgerSum",
       (select count(*)::int from usage_events where workspace_id = w.id and status = 'charged') as charged,
       (select count(*)::int from usage_events where workspace_id = w.id and status = 'refunded') as refunded,
       (select count(*)::int from usage_events where workspace_id = w.id and status = 'free') as free,
       (select count(*)::int from usage_events u where u.workspace_id = w.id and
          (select coalesce(-sum(l.amount), 0) from ledger_entries l where l.usage_id = u.id)
            <> case u.status when 'charged' then u.credits else 0 end) as unequal,
       (lifetime_purchased + lifetime_granted - lifetime_used + lifetime_refunded +
          (select coalesce(sum(amount), 0) from ledger_entries where workspace_id = w.id and kind = 'adjustment'))::int as total
     from workspaces w where w.id = ?`,
    [workspaceId],
  );
  if (!row) throw new Error('no such workspace');
  const { unequal, total, ...snapshot } = row;
  assert.equal(snapshot.ledgerSum, snapshot.balance, 'the ledger does not sum to the balance');
  assert.equal(total, snapshot.balance, 'the lifetime totals do not come to the balance');
  assert.ok(snapshot.balance >= 0, 'the balance is below zero');
  assert.equal(unequal, 0, 'a usage event is not what its ledger entries say');
  return snapshot;
}
