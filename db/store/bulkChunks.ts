/**
 * The work on a bulk run: a chunk is begun (its items charged), then settled. Each attempt holds a
 * lease, and one whose lease is no longer the last writes nothing. All that touches a run locks its
 * row first, then its grant, then its workspace, then its chunk.
 */
import { BULK_DAYS, type BulkState } from '../../contract/bulk.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Refusal } from '../../contract/outcome.ts';
import type { Actor } from '../../contract/evidence.ts';
import { newId } from '../id.ts';
import { type Orm, sql, together } from '../orm.ts';
import { GRANT_LEFT } from './agentGrants.ts';
import type { BulkGoods, BulkTerms } from './bulkRuns.ts';
import { announceRun } from './webhooks/bulkRuns.ts';
import { announceGathered } from './webhooks/codes.ts';
import { addCodesWithin, type CodeWrite, type StakeOf } from './catalog/classifications.ts';

/** A run as its workflow reads it. */
export interface BulkPlan {
  /** Null when the run is gone, with its workspace say. */
  state: BulkState | null;
  /** Chunks with items that are not done with, in their order. */
  chunks: number[];
}

/** How a run stands, and the next `most` of its chunks. */
export async function planBulkRun(orm: Orm, runId: string, most: number): Promise<BulkPlan> {
  const [run] = await sql<{ state: BulkState }>(orm, 'select state from bulk_runs where id = ?', [
    runId,
  ]);
  const chunks = await sql<{ number: number }>(
    orm,
    'select number from bulk_chunks where run_id = ? and not done order by number limit ?',
    [runId, most],
  );
  return { state: run?.state ?? null, chunks: chunks.map(({ number }) => number) };
}

/** An item that is charged and not done with. */
export interface BulkItem {
  place: number;
  usageId: string;
  reference: string | null;
  terms: BulkTerms;
  task: object;
  goods: BulkGoods | null;
  /** This one included. */
  attempts: number;
}

interface Run {
  workspace_id: string;
  key_id: string | null;
  grant_id: string | null;
  request_id: string;
  kind: string;
  actor: Actor;
  state: BulkState;
  on_empty_balance: 'pause' | 'stop';
  /** Left under the ceiling; null without one. */
  under_ceiling: number | null;
}

/** `ended`: the run is not at work, or the chunk is done with. */
export type BegunChunk =
  | { ended: true }
  | { ended: false; lease: number; workspaceId: string; run: Run; items: BulkItem[] };

/**
 * Begins a chunk: charges what is not charged of it and of those before it, in the order of the
 * items and as far as the balance and the ceiling reach; then the run pauses, or skips the rest.
 * Begun again, it charges nothing twice and gives what is left to do.
 */
export const beginChunk = (orm: Orm, runId: string, chunk: number): Promise<BegunChunk> =>
  together(orm, async () => {
    const run = await lockRun(orm, runId);
    if (run?.state !== 'queued' && run?.state !== 'running') return { ended: true };
    const [owner] = await sql<{ balance: number }>(
      orm,
      'select balance from workspaces where id = ? for no key update',
      [run.workspace_id],
    );
    const [leased] = await sql<{ lease: number }>(
      orm,
      `update bulk_chunks set lease = lease + 1, worked_since = now()
       where run_id = ? and number = ? and not done returning lease`,
      [runId, chunk],
    );
    if (!leased || !owner) return { ended: true };
    await sql(
      orm,
      `update bulk_runs set state = 'running', started_at = coalesce(started_at, now()) where id = ?`,
      [runId],
    );
    await chargeUpTo(orm, runId, chunk, run, owner.balance);
    const items = await sql<BulkItem>(
      orm,
      `with begun as (
         update bulk_items set attempts = attempts + 1 where run_id = ? and chunk = ? and state = 'charged'
         returning place, usage_id as "usageId", reference, terms, task, goods, attempts
       ) select * from begun order by place`,
      [runId, chunk],
    );
    if (items.length === 0) await endChunk(orm, runId, chunk);
    return { ended: false, lease: leased.lease, workspaceId: run.workspace_id, run, items };
  });

async function lockRun(orm: Orm, runId: string): Promise<Run | undefined> {
  const [run] = await sql<Run>(
    orm,
    `select workspace_id, key_id, grant_id, request_id, kind, actor, state, on_empty_balance,
       max_credits - (charged - refunded) as under_ceiling
     from bulk_runs where id = ? for no key update`,
    [runId],
  );
  if (!run?.grant_id) return run;
  const [grant] = await sql<{ left: number | null }>(
    orm,
    `select ${GRANT_LEFT} as left from agent_grants g where g.id = ? for no key update`,
    [run.grant_id],
  );
  const ceilings = [run.under_ceiling, grant?.left ?? null].filter((one) => one !== null);
  return { ...run, under_ceiling: ceilings.length > 0 ? Math.min(...ceilings) : null };
}

async function chargeUpTo(
  orm: Orm,
  runId: string,
  chunk: number,
  run: Run,
  balance: number,
): Promise<void> {
  const { under_ceiling: ceiling, workspace_id: workspaceId } = run;
  const limit = Math.max(0, Math.min(balance, ceiling ?? balance));
  const [charged] = await sql<{ short: number | null }>(orm, CHARGE, [
    runId,
    chunk,
    limit,
    runId,
    workspaceId,
    run.request_id,
    run.key_id,
    run.grant_id,
    runId,
    workspaceId,
    run.grant_id,
    newId(),
    workspaceId,
    runId,
    runId,
    limit,
  ]);
  const short = charged?.short ?? null;
  if (short === null) return;
  const isCeiling = ceiling !== null && short > ceiling;
  if (isCeiling || run.on_empty_balance === 'pause') {
    await sql(
      orm,
      `update bulk_runs set state = 'paused', pause_reason = ?, paused_at = now() where id = ?`,
      [isCeiling ? 'ceiling' : 'balance', runId],
    );
    await announceRun(orm, runId, workspaceId, 'paused');
  } else await skipRest(orm, runId);
}

// `upto`: what an item costs together with those before it that are not charged either
const CHARGE = `
  with due as materialized (
    select place, usage_id, cost, terms, sum(cost) over (order by place)::int as upto
    from bulk_items where run_id = ? and chunk <= ? and state = 'pending'
  ), paid as materialized (
    select * from due where upto <= ?
  ), item as (
    update bulk_items i set state = 'charged' from paid p where i.run_id = ? and i.place = p.place
  ), event as (
    insert into usage_events (id, workspace_id, operation, action, mode, status, source, credits, destination_country,
      origin_country, sku, summary, request_id, key_id, grant_id, bulk_run_id)
    select usage_id, ?::uuid, terms ->> 'operation', terms ->> 'action', terms ->> 'mode',
      case cost when 0 then 'free' else 'charged' end, 'bulk', cost, terms ->> 'destinationCountry',
      terms ->> 'originCountry', terms ->> 'sku', terms ->> 'summary', ?::uuid, ?::uuid, ?::uuid, ?::uuid
    from paid where terms ->> 'action' is not null order by place
  ), debit as (
    update workspaces w set balance = w.balance - t.cost, lifetime_used = w.lifetime_used + t.cost
    from (select sum(cost)::int as cost, min(terms ->> 'action') as action from paid) t
    where w.id = ? and t.cost > 0 returning w.balance, t.cost, t.action
  ), spent as (
    update agent_grants g set credits_spent = g.credits_spent + d.cost from debit d where g.id = ?::uuid
  ), entry as (
    insert into ledger_entries (id, workspace_id, kind, amount, balance_after, action, bulk_run_id)
    select ?::uuid, ?::uuid, 'usage', -cost, balance, action, ?::uuid from debit
  ), run as (
    update bulk_runs r set charged = r.charged + d.cost from debit d where r.id = ?
  )
  select (select min(upto) from due where upto > ?)::int as short`;

/** What is not charged is never begun; chunks without anything else are done with. */
async function skipRest(orm: Orm, runId: string): Promise<void> {
  await skip(orm, runId, 'pending', UNPAID);
  await sql(
    orm,
    `update bulk_chunks c set done = true where run_id = ? and not exists (
       select from bulk_items i where i.run_id = c.run_id and i.chunk = c.number and i.state = 'charged')`,
    [runId],
  );
}

/** Ends items that are not answered, and keeps why; returns their places. */
const skip = (
  orm: Orm,
  runId: string,
  from: 'pending' | 'charged',
  error: Refusal | null,
): Promise<{ place: number }[]> =>
  sql<{ place: number }>(
    orm,
    `update bulk_items set state = 'skipped', error = ?::json where run_id = ? and state = ? returning place`,
    [error && JSON.stringify(error), runId, from],
  );

const UNPAID: Refusal = {
  code: 'insufficient_credits',
  message:
    'The balance did not pay for this item, and the run was to stop then. Nothing was charged for it.',
};
const CANCELLED: Refusal = {
  code: 'conflict',
  message: 'The run was cancelled before this item was answered. Nothing was charged for it.',
  details: { reason: 'cancelled' },
};

/** An attempt at a chunk is over, and so is the chunk where all its items are done with. */
const endChunk = (orm: Orm, runId: string, chunk: number): Promise<object[]> =>
  sql(
    orm,
    `update bulk_chunks c set worked_since = null, done = not exists (select from bulk_items i
       where i.run_id = c.run_id and i.chunk = c.number and i.state in ('pending', 'charged'))
     where run_id = ? and number = ?`,
    [runId, chunk],
  );

/** What the work on an item came to; one that is missing is left charged, for another attempt. */
export type ItemOutcome = { place: number } & (
  | {
      answer: object;
      request?: unknown;
      resultCode: string | null;
      needsReview: boolean;
      /** Kept with the goods of the catalogue, unless they are gone by now. */
      suggestion?: CodeWrite;
    }
  /** `sent`: what was checked, kept with the answer as evidence. */
  | { kept: object; sent: unknown; needsReview: boolean }
  | { error: Refusal }
);

/** A chunk that an attempt holds. */
interface HeldChunk {
  runId: string;
  chunk: number;
  lease: number;
  /** What hangs on a code that is kept with its goods. */
  stakeOf?: StakeOf;
}

/**
 * Ends an attempt at a chunk, and stores what became of its items: answers and evidence stay charged, what failed is given
 * back, others are left for another attempt. False when the lease is no longer the last one: then nothing is written.
 */
export const settleChunk = (
  orm: Orm,
  { runId, chunk, lease, stakeOf }: HeldChunk,
  outcomes: readonly ItemOutcome[],
): Promise<boolean> =>
  together(orm, async () => {
    const run = await lockRun(orm, runId);
    if (!run) return false;
    const failed = outcomes.filter((one) => 'error' in one);
    if (failed.length > 0) await lockWorkspace(orm, run.workspace_id);
    const [held] = await sql(
      orm,
      `select 1 as one from bulk_chunks where run_id = ? and number = ? and lease = ? and not done for update`,
      [runId, chunk, lease],
    );
    if (!held) return false;
    const answered = outcomes.filter((one) => 'answer' in one);
    if (answered.length > 0) await settleAnswers(orm, runId, run, answered, stakeOf);
    const kept = outcomes.filter((one) => 'kept' in one);
    if (kept.length > 0)
      await sql(orm, KEEP, [
        JSON.stringify(kept),
        runId,
        run.workspace_id,
        run.kind,
        JSON.stringify(run.actor),
        run.request_id,
      ]);
    if (failed.length > 0) {
      await sql(orm, FAIL, [JSON.stringify(failed), runId]);
      const places = failed.map(({ place }) => place);
      await refundItems(orm, runId, run.workspace_id, places, null);
    }
    await endChunk(orm, runId, chunk);
    return true;
  });

async function settleAnswers(
  orm: Orm,
  runId: string,
  { workspace_id: workspaceId, actor, request_id: requestId }: Run,
  outcomes: readonly Extract<ItemOutcome, { answer: object }>[],
  stakeOf?: StakeOf,
): Promise<void> {
  // what is asked of the list are its columns: a suggestion is none of them
  await sql(orm, SETTLE, [JSON.stringify(outcomes), runId]);
  const suggestions = outcomes.flatMap(({ suggestion }) => suggestion ?? []);
  if (suggestions.length > 0)
    await addCodesWithin(orm, workspaceId, suggestions, {
      actor,
      requestId,
      runId,
      stakeOf,
    });
}

const lockWorkspace = (orm: Orm, id: string): Promise<object[]> =>
  sql(orm, 'select 1 as one from workspaces where id = ? for no key update', [id]);

const SETTLE = `
  with asked as materialized (
    select * from json_to_recordset(?::json)
      as q(place int, answer json, request json, "resultCode" text, "needsReview" boolean)
  ), item as (
    update bulk_items i set state = 'succeeded', needs_review = q."needsReview"
    from asked q where i.run_id = ? and i.place = q.place and i.state = 'charged'
    returning i.usage_id, q.answer, q.request, q."resultCode"
  ), settled as (
    update usage_events u set settled_at = now(), result_code = i."resultCode",
      duration_ms = extract(epoch from now() - u.created_at) * 1000
    from item i where u.id = i.usage_id returning u.id, i.answer, i.request
  )
  insert into usage_answers (usage_id, answer, request) select id, answer, request from settled`;

const KEEP = `
  with asked as materialized (
    select * from json_to_recordset(?::json) as q(place int, kept json, sent json, "needsReview" boolean)
  ), item as (
    update bulk_items i set state = 'succeeded', needs_review = q."needsReview"
    from asked q where i.run_id = ? and i.place = q.place and i.state = 'charged'
    returning i.usage_id, i.reference, q.kept, q.sent
  )
  insert into checks (id, workspace_id, kind, reference, request, result, actor, request_id)
  select usage_id, ?::uuid, ?, reference, sent, kept, ?::json, ?::uuid from item`;

const FAIL = `
  update bulk_items i set state = 'failed', error = q.error
  from json_to_recordset(?::json) as q(place int, error json)
  where i.run_id = ? and i.place = q.place and i.state = 'charged'`;

/**
 * Gives back what the charged events of these items cost; one entry in the ledger. `errorCode`: of
 * items that have none of their own.
 */
async function refundItems(
  orm: Orm,
  runId: string,
  workspaceId: string,
  places: readonly number[],
  errorCode: ErrorCode | null,
): Promise<void> {
  await sql(orm, REFUND, [
    errorCode,
    runId,
    `{${places.join(',')}}`,
    workspaceId,
    runId,
    newId(),
    workspaceId,
    runId,
    runId,
  ]);
}

const REFUND = `
  with refunded as (
    update usage_events u set status = 'refunded', refunded_at = now(),
      error_code = coalesce(i.error ->> 'code', ?)
    from bulk_items i where i.run_id = ? and i.place = any(?::int[]) and u.id = i.usage_id
      and u.status in ('charged', 'free') and u.settled_at is null
    returning u.credits, u.action
  ), credit as (
    update workspaces w set balance = w.balance + t.credits, lifetime_refunded = w.lifetime_refunded + t.credits
    from (select sum(credits)::int as credits, min(action) as action from refunded) t
    where w.id = ? and t.credits > 0 returning w.balance, t.credits, t.action
  ), regained as (
    update agent_grants g set credits_spent = g.credits_spent - c.credits
    from credit c, bulk_runs r where r.id = ? and g.id = r.grant_id
  ), entry as (
    insert into ledger_entries (id, workspace_id, kind, amount, balance_after, action, bulk_run_id)
    select ?::uuid, ?::uuid, 'refund', credits, balance, action, ?::uuid from credit
  )
  update bulk_runs r set refunded = r.refunded + c.credits from credit c where r.id = ?`;

/** How a run ends. */
export interface BulkEnd {
  state: 'completed' | 'failed' | 'cancelled';
  error: { code: ErrorCode; message: string } | null;
}

/**
 * Ends a run: what is charged and not settled is given back, the rest is never begun, and an
 * attempt that is still about writes nothing more. Safe to repeat; what has ended stays as it is.
 */
export const finishBulkRun = (orm: Orm, runId: string, { state, error }: BulkEnd): Promise<void> =>
  together(orm, async () => {
    const run = await lockRun(orm, runId);
    if (!run || run.state === 'completed' || run.state === 'failed' || run.state === 'cancelled')
      return;
    await lockWorkspace(orm, run.workspace_id);
    await sql(
      orm,
      'update bulk_chunks set lease = lease + 1, worked_since = null, done = true where run_id = ?',
      [runId],
    );
    const why = state === 'cancelled' ? CANCELLED : error;
    const open = await skip(orm, runId, 'charged', why);
    const places = open.map(({ place }) => place);
    if (places.length > 0)
      await refundItems(orm, runId, run.workspace_id, places, error?.code ?? null);
    await skip(orm, runId, 'pending', why);
    await sql(
      orm,
      `update bulk_runs set state = ?, error = ?::json, pause_reason = null, paused_at = null, finished_at = now(),
         expires_at = now() + make_interval(days => ?) where id = ?`,
      [state, error ? JSON.stringify(error) : null, BULK_DAYS, runId],
    );
    await announceGathered(orm, run.workspace_id, runId);
    await announceRun(orm, runId, run.workspace_id, state);
  });
