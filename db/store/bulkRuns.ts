/**
 * Bulk runs as callers see and change them. The rows are the truth of a run: its workflow reads
 * them, and is told no more than to look again. How its items are worked off: `bulkChunks.ts`.
 */
import { type BulkKind, type BulkPause, type BulkState, BULK_DAYS } from '../../contract/bulk.ts';
import type { Charge } from '../../contract/charge.ts';
import type { Actor } from '../../contract/evidence.ts';
import type { PageRequest } from './account.ts';
import { announceRun } from './webhooks/bulkRuns.ts';
import { momentOf, type Orm, sql, type Timestamptz, together } from '../orm.ts';

export interface NewBulkRun {
  id: string;
  workspaceId: string;
  keyId: string | null;
  /** The grant by which a client of the agent endpoint started it. */
  grantId: string | null;
  requestId: string;
  actor: Actor;
  kind: BulkKind;
  name: string | null;
  reference: string | null;
  onEmptyBalance: 'pause' | 'stop';
  maxCredits: number | null;
}

/** What the usage event of an item says; of a check, which has none, no action. */
export type BulkTerms = { operation: string } & Partial<
  Pick<Charge, 'action' | 'mode' | 'destinationCountry' | 'originCountry' | 'sku' | 'summary'>
>;

export interface NewBulkItem {
  usageId: string;
  reference: string | null;
  cost: number;
  terms: BulkTerms;
  /** What the work is given. */
  task: object;
  /** What it is of in the catalogue; null where it was sent whole. */
  goods: BulkGoods | null;
  /** Why it has failed already: it is never begun. */
  error: BulkError | null;
}

/** Goods of the catalogue; `suggests`: their code is kept as a suggestion. */
export interface BulkGoods {
  productId: string;
  itemId: string | null;
  schedule: string | null;
  destinationCountry: string | null;
  suggests: boolean;
}

export interface BulkError {
  code: string;
  message: string;
  details?: Record<string, unknown>;
}

const ITEMS_AT_ONCE = 500;

/**
 * Stores a run with its items, and completes its idempotency key, all or nothing. False when
 * `openMax` runs of the workspace have not ended.
 */
export const createBulkRun = (
  orm: Orm,
  run: NewBulkRun,
  items: readonly NewBulkItem[],
  { chunkItems, openMax }: { chunkItems: number; openMax: number },
): Promise<boolean> =>
  together(orm, async () => {
    // runs of one workspace are counted one after the other
    await sql(orm, 'select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `bulk:${run.workspaceId}`,
    ]);
    const [open] = await sql<{ n: number }>(
      orm,
      'select count(*)::int as n from bulk_runs where workspace_id = ? and finished_at is null',
      [run.workspaceId],
    );
    if ((open?.n ?? 0) >= openMax) return false;
    await insertRun(
      orm,
      run,
      items.reduce((sum, { cost }) => sum + cost, 0),
    );
    for (let from = 0; from < items.length; from += ITEMS_AT_ONCE)
      await insertItems(orm, run.id, items.slice(from, from + ITEMS_AT_ONCE), from, chunkItems);
    await sql(
      orm,
      `insert into bulk_chunks (run_id, number)
       select distinct run_id, chunk from bulk_items where run_id = ?`,
      [run.id],
    );
    await sql(
      orm,
      `update replays set state = 'completed', completed_at = now() where usage_id = ?`,
      [run.id],
    );
    return true;
  });

async function insertRun(orm: Orm, run: NewBulkRun, estimated: number): Promise<void> {
  await sql(
    orm,
    `insert into bulk_runs (id, workspace_id, key_id, grant_id, request_id, actor, kind, name, reference, on_empty_balance,
       max_credits, estimated) values (?, ?, ?, ?, ?, ?::json, ?, ?, ?, ?, ?, ?)`,
    [
      run.id,
      run.workspaceId,
      run.keyId,
      run.grantId,
      run.requestId,
      JSON.stringify(run.actor),
      run.kind,
      run.name,
      run.reference,
      run.onEmptyBalance,
      run.maxCredits,
      estimated,
    ],
  );
}

async function insertItems(
  orm: Orm,
  runId: string,
  items: readonly NewBulkItem[],
  from: number,
  chunkItems: number,
): Promise<void> {
  const rows = items.map((item, at) => ({
    ...item,
    place: from + at,
    chunk: Math.floor((from + at) / chunkItems),
  }));
  await sql(
    orm,
    `insert into bulk_items (run_id, place, chunk, usage_id, reference, cost, terms, task, goods, error, state)
     select ?::uuid, place, chunk, "usageId", reference, cost, terms, task, goods, error,
       case when error is null then 'pending' else 'failed' end
     from json_to_recordset(?::json) as i(place int, chunk int, "usageId" uuid, reference text, cost int, terms json,
       task json, goods json, error json)`,
    [runId, JSON.stringify(rows)],
  );
}

export interface BulkCounts {
  total: number;
  pending: number;
  running: number;
  succeeded: number;
  failed: number;
  skipped: number;
}

/** A run as it stands. */
export interface StoredBulkRun {
  id: string;
  kind: BulkKind;
  name: string | null;
  reference: string | null;
  state: BulkState;
  pauseReason: BulkPause | null;
  counts: BulkCounts;
  estimated: number;
  charged: number;
  refunded: number;
  maxCredits: number | null;
  error: { code: string; message: string } | null;
  actor: Actor;
  createdAt: Date;
  startedAt: Date | null;
  cancelledAt: Date | null;
  finishedAt: Date | null;
  expiresAt: Date | null;
}

interface Row extends BulkCounts {
  id: string;
  kind: BulkKind;
  name: string | null;
  reference: string | null;
  state: BulkState;
  pause_reason: BulkPause | null;
  estimated: number;
  charged: number;
  refunded: number;
  max_credits: number | null;
  error: { code: string; message: string } | null;
  actor: Actor;
  created_at: Timestamptz;
  started_at: Timestamptz | null;
  cancelled_at: Timestamptz | null;
  finished_at: Timestamptz | null;
  expires_at: Timestamptz | null;
}

const counted = (state: string, name: string): string =>
  `count(*) filter (where i.state = '${state}')::int as ${name}`;

/** Paid for, in a chunk that an attempt is at: none lasts longer, and one that died is begun anew. */
const AT_WORK = `(i.state = 'charged' and coalesce(c.worked_since > now() - interval '15 minutes', false))`;

const RUNS = `
  select r.id, r.kind, r.name, r.reference, r.state, r.pause_reason, r.estimated, r.charged, r.refunded, r.max_credits,
    r.error, r.actor, r.created_at, r.started_at, r.cancelled_at, r.finished_at, r.expires_at, i.*
  from bulk_runs r cross join lateral (
    select count(*)::int as total, count(*) filter (where ${AT_WORK})::int as running,
      count(*) filter (where i.state in ('pending', 'charged') and not ${AT_WORK})::int as pending,
      ${counted('succeeded', 'succeeded')}, ${counted('failed', 'failed')}, ${counted('skipped', 'skipped')}
    from bulk_items i left join bulk_chunks c on c.run_id = i.run_id and c.number = i.chunk where i.run_id = r.id
  ) i`;

const at = (printed: Timestamptz | null): Date | null => (printed ? momentOf(printed) : null);

const runOf = (row: Row): StoredBulkRun => {
  const { total, pending, running, succeeded, failed, skipped } = row;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    reference: row.reference,
    state: row.state,
    pauseReason: row.pause_reason,
    counts: { total, pending, running, succeeded, failed, skipped },
    estimated: row.estimated,
    charged: row.charged,
    refunded: row.refunded,
    maxCredits: row.max_credits,
    error: row.error,
    actor: row.actor,
    createdAt: momentOf(row.created_at),
    startedAt: at(row.started_at),
    cancelledAt: at(row.cancelled_at),
    finishedAt: at(row.finished_at),
    expiresAt: at(row.expires_at),
  };
};

/**
 * Which runs a key, or a client by its grant, may see: of its workspace, those of kinds that it may
 * call, and its own.
 */
export interface BulkViewer {
  workspaceId: string;
  /** Of the key or the grant. */
  id: string;
  kinds: readonly BulkKind[];
}

const listed = (words: readonly string[]): string => `{${words.join(',')}}`;

/** One run; null when there is none, or none that may be seen. */
export async function readBulkRun(
  orm: Orm,
  { workspaceId, id: viewerId, kinds }: BulkViewer,
  id: string,
): Promise<StoredBulkRun | null> {
  const [row] = await sql<Row>(
    orm,
    `${RUNS} where r.id = ? and r.workspace_id = ? and (r.kind = any(?::text[]) or ?::uuid in (r.key_id, r.grant_id))`,
    [id, workspaceId, listed(kinds), viewerId],
  );
  return row ? runOf(row) : null;
}

/** Runs newest first, one more than the page takes. */
export async function listBulkRuns(
  orm: Orm,
  { workspaceId, id: viewerId, kinds }: BulkViewer,
  { state, kind }: { state?: BulkState | undefined; kind?: BulkKind | undefined },
  { limit, after }: PageRequest,
): Promise<StoredBulkRun[]> {
  const rows = await sql<Row>(
    orm,
    `${RUNS} where r.workspace_id = ? and (r.kind = any(?::text[]) or ?::uuid in (r.key_id, r.grant_id))
       and (?::text is null or r.state = ?) and (?::text is null or r.kind = ?)
       and (?::timestamptz is null or (r.created_at, r.id) < (?::timestamptz, ?::uuid))
     order by r.created_at desc, r.id desc limit ?`,
    [
      workspaceId,
      listed(kinds),
      viewerId,
      state ?? null,
      state ?? null,
      kind ?? null,
      kind ?? null,
      after?.at ?? null,
      after?.at ?? null,
      after?.id ?? null,
      limit + 1,
    ],
  );
  return rows.map(runOf);
}

/** What a person may want of a run; wanting it twice changes nothing. */
export type BulkChange = 'pause' | 'cancel';

/** Changes a run that has not ended; false when its state does not allow it. */
export const changeBulkRun = (orm: Orm, id: string, change: BulkChange): Promise<boolean> =>
  together(orm, async () => {
    const [changed] = await sql<{ workspace_id: string; was: BulkState }>(orm, CHANGES[change], [
      id,
    ]);
    if (changed && change === 'pause' && changed.was !== 'paused')
      await announceRun(orm, id, changed.workspace_id, 'paused');
    return changed !== undefined;
  });

const CHANGES: Readonly<Record<BulkChange, string>> = {
  // also of a run that waits for a top-up: it then goes on by a person alone
  pause: `update bulk_runs r set state = 'paused', pause_reason = 'person', paused_at = coalesce(r.paused_at, now())
    from (select id, state from bulk_runs where id = ? for no key update) o
    where r.id = o.id and o.state in ('queued', 'running', 'paused') returning r.workspace_id, o.state as was`,
  cancel: `update bulk_runs set state = 'cancelling', pause_reason = null, paused_at = null,
      cancelled_at = coalesce(cancelled_at, now())
    where id = ? and finished_at is null returning workspace_id, state as was`,
};

interface Standing {
  state: BulkState;
  balance: number;
  on_empty_balance: 'pause' | 'stop';
  ceiling: number | null;
  spent: number;
  /** What the next item costs; null where all are begun. */
  next: number | null;
  is_at_work: boolean;
}

const STANDING = `
  select r.state, w.balance, r.on_empty_balance, coalesce(?::int, r.max_credits) as ceiling,
    r.charged - r.refunded as spent,
    (select cost from bulk_items i where i.run_id = r.id and i.state = 'pending' order by place limit 1) as next,
    exists (select from bulk_items i where i.run_id = r.id and i.state = 'charged') as is_at_work
  from bulk_runs r join workspaces w on w.id = r.workspace_id where r.id = ? for no key update of r`;

/** `least`: what the ceiling must be for one more item; nothing was changed. */
export type Resumed = { ok: true } | { ok: false; least: number | null };

/**
 * Lets a run go on, under another ceiling where one is given. One whose next item is still not paid
 * for waits, and its pause says for what. Refused for a run that has ended or is being cancelled,
 * and for a new ceiling that no further item fits under.
 */
export const resumeBulkRun = (orm: Orm, id: string, maxCredits: number | null): Promise<Resumed> =>
  together(orm, async () => {
    const [run] = await sql<Standing>(orm, STANDING, [maxCredits, id]);
    if (!run || !['queued', 'running', 'paused'].includes(run.state))
      return { ok: false, least: null };
    const { next, ceiling, spent } = run;
    const isOver = next !== null && ceiling !== null && spent + next > ceiling;
    if (isOver && maxCredits !== null) return { ok: false, least: spent + next };
    const pause = pauseOf(run, isOver);
    await sql(
      orm,
      `update bulk_runs set max_credits = ?, pause_reason = ?::text,
         paused_at = case when ?::text is null then null else coalesce(paused_at, now()) end,
         state = case when ?::text is not null then 'paused' when state <> 'paused' then state
           when started_at is null then 'queued' else 'running' end
       where id = ?`,
      [ceiling, pause, pause, pause, id],
    );
    return { ok: true };
  });

/** What a run waits for; null where it has something to do. */
function pauseOf(
  { state, next, balance, on_empty_balance: onEmpty, is_at_work: isAtWork }: Standing,
  isOver: boolean,
): BulkPause | null {
  // one that is at work finds out by itself
  if (state !== 'paused' || isAtWork || next === null) return null;
  if (isOver) return 'ceiling';
  return next > balance && onEmpty === 'pause' ? 'balance' : null;
}

/** A run whose workflow should be at work. */
export interface OpenBulkRun {
  id: string;
  workspaceId: string;
  requestId: string;
}

/**
 * The runs that should be at work, after those that wait have been looked at: what a top-up pays
 * for goes on, what has waited too long is cancelled. Safe to repeat.
 */
export async function wakeBulkRuns(orm: Orm): Promise<OpenBulkRun[]> {
  await sql(
    orm,
    `update bulk_runs r set state = 'running', pause_reason = null, paused_at = null from workspaces w
     where w.id = r.workspace_id and r.state = 'paused' and r.pause_reason = 'balance' and w.balance >= coalesce((
       select i.cost from bulk_items i where i.run_id = r.id and i.state = 'pending' order by i.place limit 1), 0)`,
  );
  await sql(
    orm,
    `update bulk_runs set state = 'cancelling', pause_reason = null, paused_at = null
     where state = 'paused' and paused_at < now() - make_interval(days => ?)`,
    [BULK_DAYS],
  );
  return sql<OpenBulkRun>(
    orm,
    `select id, workspace_id as "workspaceId", request_id as "requestId" from bulk_runs
     where finished_at is null and state <> 'paused' order by id`,
  );
}

/** What became of an item that is done with. */
export interface BulkResultRow {
  place: number;
  state: 'succeeded' | 'failed' | 'skipped';
  reference: string | null;
  attempts: number;
  error: BulkError | null;
  usageId: string;
  goods: BulkGoods | null;
  /** Where the goods go; null where that is not asked. */
  destinationCountry: string | null;
  /** The `data` of the single call; null without an answer. */
  answer: unknown;
}

/** Results by their place, those behind `after`; as many as `limit`. */
export const listBulkResults = (
  orm: Orm,
  runId: string,
  { only, after, limit }: { only: 'all' | 'failed' | 'review'; after: number; limit: number },
): Promise<BulkResultRow[]> =>
  sql<BulkResultRow>(
    orm,
    `select i.place, i.state, i.reference, i.attempts, i.error, i.usage_id as "usageId", i.goods,
       coalesce(i.goods ->> 'destinationCountry', i.terms ->> 'destinationCountry',
         i.task -> 'request' ->> 'destinationCountry') as "destinationCountry",
       coalesce(a.answer, c.result) as answer
     from bulk_items i left join usage_answers a on a.usage_id = i.usage_id left join checks c on c.id = i.usage_id
     where i.run_id = ? and i.place > ? and i.state in ('succeeded', 'failed', 'skipped') and ${ONLY[only]}
     order by i.place limit ?`,
    [runId, after, limit],
  );

const ONLY = {
  all: 'true',
  failed: `i.state <> 'succeeded'`,
  review: 'i.needs_review',
} as const;

/** The place of an item; -1 where the run has none of that id. */
export async function placeOf(orm: Orm, runId: string, usageId: string): Promise<number> {
  const [row] = await sql<{ place: number }>(
    orm,
    'select place from bulk_items where run_id = ? and usage_id = ?',
    [runId, usageId],
  );
  return row?.place ?? -1;
}
