/**
 * Credits of billable requests. A usage event goes charged -> settled, or charged -> refunded,
 * never both: the row is the arbiter, whoever writes first wins. Only where a stored answer reached
 * nobody, and no idempotency key leads to it, a settled one is refunded as well, and its answer is
 * gone with that. Every statement may be repeated without effect. The balance never falls below 0
 * (constraint) and is always the sum of the ledger (each change of it writes its entry in one
 * statement).
 */
import type { Charge, ChargeResult } from '../../contract/charge.ts';
import { PRICES } from '../../engine/credits.ts';
import { newId } from '../id.ts';
import { type Orm, sql, type Timestamptz } from '../orm.ts';
import { creditsLeftOf, GRANT_LEFT } from './agentGrants.ts';
import { costNow } from './prices.ts';

/** A cost that is no longer what the price table says: nothing was charged. */
export class CostChanged extends Error {}

/**
 * Takes the cost from the balance, or frees the key and photo of a request that cannot be paid.
 * Throws `CostChanged` where the price has changed since.
 */
export async function charge(orm: Orm, input: Charge): Promise<ChargeResult> {
  const result = await takeCost(orm, input);
  if (isShort(result)) await freeUnpaid(orm, [input]);
  return result;
}

/** Refused for want of credits. */
export const isShort = (result: ChargeResult | undefined): boolean =>
  result !== undefined && !result.charged && result.why === UNPAID;

/** With ledger entry and usage event; a repeated charge reads the first one back. */
async function takeCost(orm: Orm, input: Charge): Promise<ChargeResult> {
  const { cost, price, units = 1, grantId = null } = input;
  const [debit] = await sql<{ balance: number }>(orm, CHARGE, [
    grantId,
    cost, // allowance
    cost,
    cost,
    input.workspaceId,
    cost,
    input.usageId,
    cost,
    price ?? null,
    price === undefined ? 0 : PRICES[price].credits,
    units,
    grantId, // debit
    cost,
    grantId, // spent
    input.usageId,
    input.workspaceId,
    input.operation,
    input.action,
    input.mode ?? null,
    input.cost === 0 ? 'free' : 'charged',
    grantId !== null ? 'mcp' : input.keyId === null ? 'dashboard' : 'api',
    input.cost,
    input.destinationCountry ?? null,
    input.originCountry ?? null,
    input.sku ?? null,
    input.summary ?? null,
    input.requestId,
    input.keyId,
    grantId, // event
    newId(),
    input.workspaceId,
    input.cost,
    input.action,
    input.usageId,
    input.cost, // entry
  ]);
  return debit ? { charged: true, balance: debit.balance } : readCharge(orm, input);
}

// The commit need not reach the disk by itself: settle and refund, one of which follows, wait for
// the disk, and with them all that came before. A charge lost with a crash is a request that was
// never charged: it cannot be settled either.
//
// The row of a grant is locked before that of its workspace, here and wherever both are.
const CHARGE = `
  with allowance as materialized (
    select g.id from agent_grants g where g.id = ?::uuid and coalesce(${GRANT_LEFT} >= ?::int, true) for no key update
  ), debit as (
    update workspaces set balance = balance - ?, lifetime_used = lifetime_used + ?
    where id = ? and balance >= ? and not exists (select 1 from usage_events where id = ?)
      and ?::int = case when test_of is null then 1 else 0 end
        * coalesce((select coalesce(credits, -1) from prices where action = ?), ?::int) * ?::int
      and (?::uuid is null or exists (select from allowance))
    returning balance
  ), spent as (
    update agent_grants set credits_spent = credits_spent + ?::int where id = ?::uuid and exists (select from debit)
  ), event as (
    insert into usage_events (id, workspace_id, operation, action, mode, status, source, credits, destination_country,
      origin_country, sku, summary, request_id, key_id, grant_id)
    select ?::uuid, ?::uuid, ?, ?, ?, ?, ?, ?::int, ?, ?, ?, ?, ?::uuid, ?::uuid, ?::uuid from debit
  ), entry as (
    insert into ledger_entries (id, workspace_id, kind, amount, balance_after, action, usage_id)
    select ?::uuid, ?::uuid, 'usage', -?::int, balance, ?, ?::uuid from debit where ?::int > 0
  )
  select balance, set_config('synchronous_commit', 'off', true) from debit`;

async function readCharge(orm: Orm, input: Charge): Promise<ChargeResult> {
  const [row] = await sql<{ status: string | null; error_code: string | null; balance: number }>(
    orm,
    `select u.status, u.error_code, w.balance from workspaces w left join usage_events u on u.id = ? where w.id = ?`,
    [input.usageId, input.workspaceId],
  );
  const { status = null, error_code: errorCode = null, balance = 0 } = row ?? {};
  const ceilingLeft = input.grantId === undefined ? null : await creditsLeftOf(orm, input.grantId);
  const result = resultOf({ status, errorCode, balance, cost: input.cost, ceilingLeft });
  if (isShort(result) && (await costNow(orm, input)) !== input.cost)
    throw new CostChanged(`${input.cost} credits are not what the price table says`);
  return result;
}

/** A charge, by its usage event as that stands. */
export interface Charged {
  /** Null where there is no event yet. */
  status: string | null;
  errorCode: string | null;
  cost: number;
  balance: number;
  /** Of the grant that asks; null without one, or where it has none. */
  ceilingLeft: number | null;
}

/**
 * What an event says of its charge. One that was refused for want of credits may be paid for as
 * long as its step runs.
 */
export function resultOf(charged: Charged): ChargeResult {
  const { status, errorCode, cost, balance, ceilingLeft } = charged;
  if (status === 'charged' || status === 'free') return { charged: true, balance };
  if (status !== null && errorCode !== UNPAID) return { charged: false, why: 'given_up' };
  const ceiling = ceilingLeft === null ? {} : { ceilingLeft };
  return { charged: false, why: UNPAID, required: cost, balance, ...ceiling };
}

const UNPAID = 'insufficient_credits';

/**
 * Frees keys and photos of what cannot be paid, for good: a second try of the step finds the
 * refusal, also when the balance would pay by then.
 */
export async function freeUnpaid(orm: Orm, charges: readonly Charge[]): Promise<void> {
  await sql(orm, FREE_UNPAID, [JSON.stringify(charges), UNPAID]);
}

const FREE_UNPAID = `
  with unpaid as (
    select * from json_to_recordset(?::json)
      as u("usageId" uuid, "workspaceId" uuid, operation text, action text, "requestId" uuid)
  ), refused as (
    insert into usage_events (id, workspace_id, operation, action, status, credits, request_id, error_code, refunded_at)
    select "usageId", "workspaceId", operation, action, 'void', 0, "requestId", ?, now() from unpaid
    on conflict (id) do nothing
  ), photo as (
    delete from photos where usage_id in (select "usageId" from unpaid)
  )
  delete from replays where usage_id in (select "usageId" from unpaid) and state = 'in_progress'`;

export interface Settlement<Answer = unknown> {
  usageId: string;
  answer: Answer;
  /** What was asked, where the answer may be calculated again. */
  request?: unknown;
  resultCode: string | null;
  /**
   * After this instant the caller has been told that the request failed: it may no longer be
   * settled.
   */
  deadline: Date;
}

/**
 * Completes a charged request: stores its answer and completes its replay row. Returns the answer
 * that stands, and its text as it is stored: this one, or that of an earlier try, which may have
 * read other releases. Null when the request was given up before.
 */
export async function settle<Answer>(
  orm: Orm,
  input: Settlement<Answer>,
): Promise<{ answer: Answer; printed: string } | null> {
  const printed = JSON.stringify(input.answer);
  const [settled] = await sql(orm, SETTLE, [
    input.resultCode,
    input.usageId,
    input.deadline,
    printed,
    input.request === undefined ? null : JSON.stringify(input.request),
  ]);
  if (settled) return { answer: input.answer, printed };
  const [stored] = await sql<{ answer: Answer; printed: string }>(
    orm,
    `select a.answer, a.answer::text as printed from usage_events u join usage_answers a on a.usage_id = u.id
     where u.id = ? and u.settled_at is not null`,
    [input.usageId],
  );
  return stored ?? null;
}

const SETTLE = `
  with settled as (
    update usage_events set settled_at = now(), result_code = ?,
      duration_ms = extract(epoch from now() - created_at) * 1000
    where id = ? and status in ('charged', 'free') and settled_at is null and now() <= ?
    returning id
  ), stored as (
    insert into usage_answers (usage_id, answer, request) select id, ?::json, ?::json from settled
  ), done as (
    update replays set state = 'completed', completed_at = now() where usage_id in (select id from settled)
  ), photo as (
    delete from photos where usage_id in (select id from settled)
  )
  select id from settled`;

/** What a request that fails needs for its refund; also before, or without, a charge. */
export type Refund = Pick<
  Charge,
  'usageId' | 'workspaceId' | 'requestId' | 'operation' | 'action'
> & {
  errorCode: string;
};

/**
 * Gives a request up: the credits go back and its idempotency key is free again. A request that was
 * not charged yet is barred from being charged. False when the request is settled: its answer
 * stands.
 */
export const refund = (orm: Orm, input: Refund, told?: Told): Promise<boolean> =>
  giveBack(orm, input, { alsoSettled: false, told });

/** Is told each refund, once: of what was charged, or free and answered by nothing. */
export type Told = (refunded: Refund) => void;

/**
 * The same for a request whose answer reached nobody: one that is settled is refunded too, and its
 * answer is gone.
 */
export async function refundUndelivered(orm: Orm, input: Refund, told?: Told): Promise<void> {
  await giveBack(orm, input, { alsoSettled: true, told });
}

async function giveBack(
  orm: Orm,
  input: Refund,
  { alsoSettled, told }: { alsoSettled: boolean; told: Told | undefined },
): Promise<boolean> {
  const { isGivenUp, isRefunded } = await refundOnce(orm, input, alsoSettled);
  if (isRefunded) told?.(input);
  return isGivenUp;
}

/** What became of the request, and whether this very call gave its charge back. */
function refundOnce(
  orm: Orm,
  input: Refund,
  alsoSettled: boolean,
): Promise<{ isGivenUp: boolean; isRefunded: boolean }> {
  return orm.em.fork().transactional(async (em) => {
    await sql(
      { em },
      `insert into usage_events (id, workspace_id, operation, action, status, credits, request_id, error_code, refunded_at)
       values (?, ?, ?, ?, 'void', 0, ?, ?, now()) on conflict (id) do nothing`,
      [
        input.usageId,
        input.workspaceId,
        input.operation,
        input.action,
        input.requestId,
        input.errorCode,
      ],
    );
    // what a settlement or a photo under way writes is there for all that follows, as it is not for
    // a statement that waited itself
    await sql({ em }, 'select 1 from usage_events where id = ? for update', [input.usageId]);
    await sql({ em }, 'delete from photos where usage_id = ?', [input.usageId]);
    const refunded = await sql({ em }, REFUND, [
      input.errorCode,
      input.usageId,
      alsoSettled,
      newId(),
      input.usageId,
    ]);
    const [row] = await sql<{ settled_at: Timestamptz | null }>(
      { em },
      'select settled_at from usage_events where id = ?',
      [input.usageId],
    );
    const isRefunded = refunded.length > 0;
    if (row?.settled_at) return { isGivenUp: false, isRefunded };
    await sql({ em }, `delete from replays where usage_id = ? and (state = 'in_progress' or ?)`, [
      input.usageId,
      alsoSettled,
    ]);
    return { isGivenUp: true, isRefunded };
  });
}

const REFUND = `
  with refunded as (
    update usage_events set status = 'refunded', refunded_at = now(), error_code = ?, settled_at = null, result_code = null
    where id = ? and status in ('charged', 'free') and (settled_at is null or ?)
    returning id, workspace_id, credits, action, grant_id
  ), regained as (
    update agent_grants g set credits_spent = g.credits_spent - r.credits from refunded r where g.id = r.grant_id
    returning g.id
  ), unsaid as (
    delete from usage_answers where usage_id in (select id from refunded)
  ), credit as (
    update workspaces w set balance = balance + r.credits, lifetime_refunded = lifetime_refunded + r.credits
    from refunded r
    where w.id = r.workspace_id and r.credits > 0 and (select count(*) from regained) >= 0 -- in this order
    returning w.id, w.balance
  ), entry as (
    insert into ledger_entries (id, workspace_id, kind, amount, balance_after, action, usage_id)
    select ?::uuid, c.id, 'refund', r.credits, c.balance, r.action, ?::uuid from refunded r join credit c on c.id = r.workspace_id
  )
  select id from refunded`;

/**
 * Gives back what was charged and has no answer, once the longest deadline is past: its workflow
 * was terminated, or Temporal was emptied. Such a request can no longer be settled. Returns how
 * many there were. Safe to repeat.
 */
export async function refundForgotten(orm: Orm, olderThanMs: number, told?: Told): Promise<number> {
  const forgotten = await sql<{
    id: string;
    workspace_id: string;
    operation: string;
    action: Charge['action'];
    request_id: string;
  }>(
    orm,
    `select id, workspace_id, operation, action, request_id from usage_events
     where settled_at is null and status in ('charged', 'free')
       and source <> 'bulk' -- of a run, which may wait for days, and gives back when it ends
       and created_at < now() - make_interval(secs => ?::float8 / 1000)
     order by created_at limit ?`,
    [olderThanMs, FORGOTTEN_AT_ONCE],
  );
  for (const {
    id: usageId,
    workspace_id: workspaceId,
    request_id: requestId,
    ...event
  } of forgotten) {
    const request = { ...event, usageId, workspaceId, requestId, errorCode: 'upstream_timeout' };
    await refund(orm, request, told);
  }
  return forgotten.length;
}

const FORGOTTEN_AT_ONCE = 500; // the rest a minute later

const BALANCE_MAX = 2_000_000_000; // the column is a 32-bit integer

/**
 * Adds (or with a negative amount takes) credits by hand; null when the balance would leave 0 to
 * 2,000,000,000.
 */
export async function addCredits(
  orm: Orm,
  input: {
    workspaceId: string;
    kind: 'purchase' | 'grant' | 'adjustment';
    amount: number;
    description: string | null;
  },
): Promise<number | null> {
  const [row] = await sql<{ balance: number }>(
    orm,
    `with credit as (
       update workspaces set balance = balance + ?,
         lifetime_purchased = lifetime_purchased + ?, lifetime_granted = lifetime_granted + ?
       where id = ? and balance::bigint + ? between 0 and ? returning balance
     ), entry as (
       insert into ledger_entries (id, workspace_id, kind, amount, balance_after, description)
       select ?::uuid, ?::uuid, ?, ?::int, balance, ? from credit
     )
     select balance from credit`,
    [
      input.amount,
      input.kind === 'purchase' ? input.amount : 0,
      input.kind === 'grant' ? input.amount : 0,
      input.workspaceId,
      input.amount,
      BALANCE_MAX,
      newId(),
      input.workspaceId,
      input.kind,
      input.amount,
      input.description,
    ],
  );
  return row?.balance ?? null;
}

/** Present balance in credits. */
export async function readBalance(orm: Orm, workspaceId: string): Promise<number> {
  const [row] = await sql<{ balance: number }>(orm, 'select balance from workspaces where id = ?', [
    workspaceId,
  ]);
  return row?.balance ?? 0;
}

/** The stored answer of a settled request; null when there is none. */
export async function readAnswer(orm: Orm, usageId: string): Promise<unknown> {
  const [row] = await sql<{ answer: unknown }>(
    orm,
    'select answer from usage_answers where usage_id = ?',
    [usageId],
  );
  return row?.answer ?? null;
}

/** The stored answer of a request of a workspace, where it was one of these actions; else null. */
export async function readUsageAnswer(
  orm: Orm,
  workspaceId: string,
  usageId: string,
  actions: readonly string[],
): Promise<unknown> {
  const [row] = await sql<{ answer: unknown }>(
    orm,
    `select a.answer from usage_events u join usage_answers a on a.usage_id = u.id
     where u.id = ? and u.workspace_id = ? and u.action = any(?::text[])`,
    [usageId, workspaceId, `{${actions.join(',')}}`],
  );
  return row?.answer ?? null;
}

/** The stored answers of settled requests by usage id; one that has none is missing. */
export async function readAnswers(
  orm: Orm,
  usageIds: readonly string[],
): Promise<Map<string, unknown>> {
  const rows = await sql<{ usage_id: string; answer: unknown }>(
    orm,
    'select usage_id, answer from usage_answers where usage_id = any(?::uuid[])',
    [`{${usageIds.join(',')}}`],
  );
  return new Map(rows.map(({ usage_id, answer }) => [usage_id, answer]));
}
