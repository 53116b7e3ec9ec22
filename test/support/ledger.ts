/**
 * What must hold of credits after every test: the ledger sums to the balance, nothing below zero.
 */
import assert from 'node:assert/strict';
import { v7 as uuidv7 } from 'uuid';
import type { Charge } from '../../contract/charge.ts';
import { type Orm, sql } from '../../db/orm.ts';
import { addCredits } from '../../db/store/credits.ts';
import { createWorkspace } from '../../db/store/workspaces.ts';

/** A cost as the default price table makes it. */
export const costing = (credits: number): Pick<Charge, 'cost' | 'price' | 'units'> =>
  credits === 0 ? { cost: 0 } : { cost: credits, price: 'classify:mini', units: credits };

/** A charge that nobody has taken yet, in a workspace of its own. */
export async function chargeOfOne(orm: Orm, balance: number, cost: number): Promise<Charge> {
  const { id: workspaceId } = await createWorkspace(orm, `Races ${uuidv7()}`);
  if (balance > 0)
    await addCredits(orm, { workspaceId, kind: 'grant', amount: balance, description: null });
  return {
    usageId: uuidv7(),
    workspaceId,
    keyId: uuidv7(),
    requestId: uuidv7(),
    operation: 'classify',
    action: 'classify',
    ...costing(cost),
  };
}

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
       (select count(*)::int from usage_events u where u.workspace_id = w.id and u.source <> 'bulk' and
          (select coalesce(-sum(l.amount), 0) from ledger_entries l where l.usage_id = u.id)
            <> case u.status when 'charged' then u.credits else 0 end)
        + (select count(*)::int from bulk_runs r where r.workspace_id = w.id and
          (select coalesce(-sum(l.amount), 0) from ledger_entries l where l.bulk_run_id = r.id)
            <> (select coalesce(sum(u.credits), 0) from usage_events u where u.bulk_run_id = r.id and u.status = 'charged'))
        as unequal,
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
