/**
 * Many items in one statement: what is done here for a batch is done for a single request in `credits.ts`, by statements that
 * take half the time where there is but one.
 */
import type { Charge, ChargeResult } from '../../contract/charge.ts';
import { PRICES } from '../../engine/credits.ts';
import { newId } from '../id.ts';
import { type Orm, sql } from '../orm.ts';
import { type Charged, CostChanged, freeUnpaid, isShort, refund, resultOf } from './credits.ts';

/**
 * Charges the items of a batch in their order; each stands on its own. Those that the balance is too low for keep key and
 * photo while credits of another one may come back, that is, unless none is charged. Throws `CostChanged` where a price has
 * changed since: then none stays charged.
 */
export async function chargeAll(orm: Orm, charges: readonly Charge[]): Promise<ChargeResult[]> {
  const rows = await takeCosts(orm, charges);
  const results = rows.map(resultOf);
  if (rows.some(({ repriced }) => repriced)) {
    const before = charges.filter((_, position) => results[position]?.charged); // by an earlier try of this step
    for (const one of before) await refund(orm, { ...one, errorCode: 'upstream_error' });
    throw new CostChanged('the credits are not what the price table says');
  }
  const short = charges.filter((_, position) => isShort(results[position]));
  if (short.length > 0 && !results.some(({ charged }) => charged)) await freeUnpaid(orm, short);
  return results;
}

/** With ledger entries and usage events, in the order of the charges; a repeated one reads the first one back. */
async function takeCosts(orm: Orm, charges: readonly Charge[]): Promise<(Charged & { repriced: boolean })[]> {
  const owners = new Set(charges.map(({ workspaceId }) => workspaceId));
  const [workspaceId] = owners;
  if (owners.size > 1) throw new Error('Bug: charges of several workspaces in one statement');
  if (workspaceId === undefined) return [];
  const items = charges.map((item, position) => ({
    ...item,
    position,
    entryId: newId(),
    usual: item.price === undefined ? 0 : PRICES[item.price].credits,
    units: item.units ?? 1,
  }));
  return sql<Charged & { repriced: boolean }>(orm, CHARGE_ALL, [
    JSON.stringify(items),
    workspaceId,
    workspaceId,
  ]);
}

// The workspace's row is held from reading its balance on: charges of one workspace take turns. What is asked is walked in its
// order, so that each item is paid if what those before it leave is enough.
// The commit need not reach the disk by itself, as that of a single charge need not.
const CHARGE_ALL = `
  with recursive asked as materialized (
    select q.*, u.status, u.error_code,
      coalesce(u.status is null or u.error_code = 'insufficient_credits', false) and q.cost <>
        coalesce((select coalesce(p.credits, -1) from prices p where p.action = q.price), q.usual) * q.units as repriced
    from json_to_recordset(?::json) as q(position int, "usageId" uuid, "workspaceId" uuid, operation text, action text,
      mode text, cost int, price text, usual int, units int, "destinationCountry" text, "originCountry" text, sku text,
      summary text, "requestId" uuid, "keyId" uuid, "entryId" uuid) left join usage_events u on u.id = q."usageId"
  ), owner as materialized (
    select balance from workspaces where id = ? for no key update
  ), walk as (
    select -1 as position, balance, false as taken from owner
    union all
    select q.position, case when pays then w.balance - q.cost else w.balance end, pays
    from walk w join asked q on q.position = w.position + 1,
      lateral (select q.status is null and q.cost <= w.balance and not exists (select from asked where repriced) as pays) p
  ), paid as (
    select q.*, w.balance from walk w join asked q on q.position = w.position where w.taken order by q.position
  ), debit as (
    update workspaces w set balance = w.balance - t.cost, lifetime_used = w.lifetime_used + t.cost
    from (select sum(cost) as cost from paid) t where w.id = ? and t.cost > 0
  ), event as (
    insert into usage_events (id, workspace_id, operation, action, mode, status, credits, destination_country,
      origin_country, sku, summary, request_id, key_id)
    select "usageId", "workspaceId", operation, action, mode, case cost when 0 then 'free' else 'charged' end, cost,
      "destinationCountry", "originCountry", sku, summary, "requestId", "keyId" from paid order by position
  ), entry as (
    insert into ledger_entries (id, workspace_id, kind, amount, balance_after, action, usage_id)
    select "entryId", "workspaceId", 'usage', -cost, balance, action, "usageId" from paid where cost > 0 order by position
  )
  select case when w.taken then 'charged' else q.status end as status, q.error_code as "errorCode", q.cost, w.balance,
    q.repriced, set_config('synchronous_commit', 'off', true)
  from walk w join asked q on q.position = w.position order by q.position`;
