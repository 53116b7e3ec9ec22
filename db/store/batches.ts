/**
 * Many items in one statement: what is done here for a batch is done for a single request in
 * `credits.ts`, by statements that take half the time where there is but one.
 */
import type { Charge, ChargeResult } from '../../contract/charge.ts';
import { PRICES } from '../../engine/credits.ts';
import { newId } from '../id.ts';
import { GRANT_LEFT } from './agentGrants.ts';
import { type Orm, sql } from '../orm.ts';
import {
  type Charged,
  CostChanged,
  freeUnpaid,
  isShort,
  refund,
  resultOf,
  type Settlement,
} from './credits.ts';

/**
 * Charges the items of a batch in their order; each stands on its own. Those that the balance is
 * too low for keep key and photo while credits of another one may come back, that is, unless none
 * is charged. Throws `CostChanged` where a price has changed since: then none stays charged.
 */
export async function chargeAll(orm: Orm, charges: readonly Charge[]): Promise<ChargeResult[]> {
  const rows = await takeCosts(orm, charges);
  const results = rows.map(resultOf);
  if (rows.some(({ repriced }) => repriced)) {
    // by an earlier try of this step
    const before = charges.filter((_, position) => results[position]?.charged);
    for (const one of before) await refund(orm, { ...one, errorCode: 'upstream_error' });
    throw new CostChanged('the credits are not what the price table says');
  }
  const short = charges.filter((_, position) => isShort(results[position]));
  if (short.length > 0 && !results.some(({ charged }) => charged)) await freeUnpaid(orm, short);
  return results;
}

/**
 * With ledger entries and usage events, in the order of the charges; a repeated one reads the first
 * one back.
 */
async function takeCosts(
  orm: Orm,
  charges: readonly Charge[],
): Promise<(Charged & { repriced: boolean })[]> {
  const owners = new Set(charges.map(({ workspaceId }) => workspaceId));
  const [workspaceId] = owners;
  const grantId = charges[0]?.grantId ?? null; // a call is of one grant
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
    grantId,
    workspaceId,
    workspaceId,
    grantId,
  ]);
}

// The workspace's row is held from reading its balance on: charges of one workspace take turns.
// What is asked is walked in its order, so that each item is paid if what those before it leave is
// enough. The commit need not reach the disk by itself, as that of a single charge need not.
const CHARGE_ALL = `
  with recursive asked as materialized (
    select q.*, u.status, u.error_code,
      coalesce(u.status is null or u.error_code = 'insufficient_credits', false) and q.cost <>
        case when o.test_of is null then 1 else 0 end
          * coalesce((select coalesce(p.credits, -1) from prices p where p.action = q.price), q.usual) * q.units as repriced
    from json_to_recordset(?::json) as q(position int, "usageId" uuid, "workspaceId" uuid, operation text, action text,
      mode text, cost int, price text, usual int, units int, "destinationCountry" text, "originCountry" text, sku text,
      summary text, "requestId" uuid, "keyId" uuid, "grantId" uuid, "entryId" uuid)
      left join workspaces o on o.id = q."workspaceId" left join usage_events u on u.id = q."usageId"
  ), allowance as materialized (
    select ${GRANT_LEFT} as left from agent_grants g where g.id = ?::uuid for no key update
  ), owner as materialized (
    select balance from workspaces where id = ? and (select count(*) from allowance) >= 0 -- in this order
    for no key update
  ), walk as (
    select -1 as position, balance, (select a.left from allowance a) as left, false as taken from owner
    union all
    select q.position, case when pays then w.balance - q.cost else w.balance end,
      case when pays then w.left - q.cost else w.left end, pays
    from walk w join asked q on q.position = w.position + 1,
      lateral (select q.status is null and q.cost <= least(w.balance, w.left)
        and not exists (select from asked where repriced) as pays) p
  ), paid as (
    select q.*, w.balance from walk w join asked q on q.position = w.position where w.taken order by q.position
  ), debit as (
    update workspaces w set balance = w.balance - t.cost, lifetime_used = w.lifetime_used + t.cost
    from (select sum(cost) as cost from paid) t where w.id = ? and t.cost > 0
  ), spent as (
    update agent_grants set credits_spent = credits_spent + t.cost
    from (select sum(cost) as cost from paid) t where id = ?::uuid and t.cost > 0
  ), event as (
    insert into usage_events (id, workspace_id, operation, action, mode, status, source, credits, destination_country,
      origin_country, sku, summary, request_id, key_id, grant_id)
    select "usageId", "workspaceId", operation, action, mode, case cost when 0 then 'free' else 'charged' end,
      case when "grantId" is not null then 'mcp' when "keyId" is null then 'dashboard' else 'api' end, cost,
      "destinationCountry", "originCountry", sku, summary, "requestId", "keyId", "grantId" from paid order by position
  ), entry as (
    insert into ledger_entries (id, workspace_id, kind, amount, balance_after, action, usage_id)
    select "entryId", "workspaceId", 'usage', -cost, balance, action, "usageId" from paid where cost > 0 order by position
  )
  select case when w.taken then 'charged' else q.status end as status, q.error_code as "errorCode", q.cost, w.balance,
    w.left as "ceilingLeft", q.repriced, set_config('synchronous_commit', 'off', true)
  from walk w join asked q on q.position = w.position order by q.position`;

/**
 * Completes charged items: stores their answers and completes their replay rows. Returns the usage
 * ids of those whose answer stands, this one or that of an earlier try; the others were given up
 * before, or their deadline is over.
 */
export async function settleAll(
  orm: Orm,
  settlements: readonly Settlement[],
): Promise<Set<string>> {
  if (settlements.length === 0) return new Set();
  const asked = settlements.map(({ answer, request, ...settlement }) => ({
    ...settlement,
    answer: JSON.stringify(answer),
    request: request === undefined ? null : JSON.stringify(request),
  }));
  const settled = await sql<{ id: string }>(orm, SETTLE_ALL, [JSON.stringify(asked)]);
  const standing = new Set(settled.map(({ id }) => id));
  const others = settlements
    .map(({ usageId }) => usageId)
    .filter((usageId) => !standing.has(usageId));
  if (others.length === 0) return standing;
  const before = await sql<{ id: string }>(
    orm,
    'select id from usage_events where id = any(?::uuid[]) and settled_at is not null',
    [`{${others.join(',')}}`],
  );
  return new Set([...standing, ...before.map(({ id }) => id)]);
}

// in the order of their ids: tries of one batch wait for each other, never around in a circle
const SETTLE_ALL = `
  with asked as materialized (
    select * from json_to_recordset(?::json)
      as q("usageId" uuid, "resultCode" text, deadline timestamptz, answer text, request text)
  ), open as materialized (
    select u.id from usage_events u join asked q on q."usageId" = u.id
    where u.status in ('charged', 'free') and u.settled_at is null and now() <= q.deadline
    order by u.id for no key update of u
  ), settled as (
    update usage_events u set settled_at = now(), result_code = q."resultCode",
      duration_ms = extract(epoch from now() - u.created_at) * 1000
    from open o join asked q on q."usageId" = o.id where u.id = o.id
    returning u.id
  ), stored as (
    insert into usage_answers (usage_id, answer, request)
    select s.id, q.answer::json, q.request::json from settled s join asked q on q."usageId" = s.id
  ), done as (
    update replays set state = 'completed', completed_at = now() where usage_id in (select id from settled)
  ), photo as (
    delete from photos where usage_id in (select id from settled)
  )
  select id from settled`;
