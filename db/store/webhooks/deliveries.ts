/**
 * Deliveries: one message to one endpoint. The rows are the truth: a workflow asks them before each
 * try, and one whose round is over ends. Whatever is repeated, a message is sent at least once.
 */
import {
  type AttemptOutcome,
  type DeliveryState,
  FAILING_DAYS,
  MESSAGE_DAYS,
  RECOVER_MAX,
} from '../../../contract/webhooks.ts';
import { NOBODY_WAITS_FOR } from '../../../contract/webhookEvents.ts';
import { newId } from '../../id.ts';
import { momentOf, type Orm, sql, type Timestamptz, together } from '../../orm.ts';
import type { PageRequest } from '../account.ts';
import { announce } from './outbox.ts';

/** A message on its way to an endpoint, in a round of tries. */
export interface DeliveryRef {
  messageId: string;
  endpointId: string;
  round: number;
}

/** A delivery that has no workflow yet. */
export interface Waiting extends DeliveryRef {
  workspaceId: string;
  type: string;
}

/**
 * Deliveries that no workflow was started for, the oldest first, taken by this process for half a
 * minute: another one takes them up when it dies. What nobody waits for comes a few at a time, as
 * those before it arrive: a thousand of them must not stand before what was just done.
 */
export const claimWaiting = (orm: Orm, most: number): Promise<Waiting[]> =>
  sql<Waiting>(
    orm,
    `with waiting as (
       select d.message_id, d.endpoint_id, d.created_at, m.type = any(?::text[]) as is_patient
       from webhook_deliveries d join webhook_messages m on m.id = d.message_id
       where d.state = 'pending' and d.started_at is null
         and ${IS_FREE}
     ), chosen as (
       (select message_id, endpoint_id from waiting where not is_patient order by created_at limit ?)
       union all
       (select message_id, endpoint_id from waiting where is_patient order by created_at
        limit case when exists (select from waiting where is_patient)
          then (select greatest(0, ? - count(*)) from webhook_deliveries where state = 'pending'
            and attempts = 0 and claimed_at > now() - interval '2 seconds') else 0 end)
     ), taken as (
       select d.message_id, d.endpoint_id from webhook_deliveries d join chosen c
         on c.message_id = d.message_id and c.endpoint_id = d.endpoint_id
       where ${IS_FREE}
       for update of d skip locked
     )
     update webhook_deliveries d set claimed_at = now() from webhook_messages m, taken t
     where m.id = d.message_id and t.message_id = d.message_id and t.endpoint_id = d.endpoint_id
     returning d.message_id as "messageId", d.endpoint_id as "endpointId", d.round,
       d.workspace_id as "workspaceId", m.type`,
    [[...NOBODY_WAITS_FOR], most, PATIENT_AT_ONCE],
  );

/** No process has taken it, or the one that did has had its time. */
const IS_FREE = `(d.claimed_at is null or d.claimed_at < now() - interval '30 seconds')`;
/** Of what nobody waits for: those under way, in all processes. */
const PATIENT_AT_ONCE = 32;

/** Says that the workflow of each is there. */
export async function markStarted(orm: Orm, started: readonly DeliveryRef[]): Promise<void> {
  await sql(
    orm,
    `update webhook_deliveries d set started_at = now()
     from json_to_recordset(?::json) as s("messageId" uuid, "endpointId" uuid, round int)
     where d.message_id = s."messageId" and d.endpoint_id = s."endpointId" and d.round = s.round`,
    [JSON.stringify(started)],
  );
}

/** Longer than any attempt waits for its turn. */
const LOST_HOURS = 2;

/**
 * Deliveries whose try is long overdue have lost their workflow: they get another one, which goes
 * on with the tries that are left. Returns how many.
 */
export async function reviveLost(orm: Orm): Promise<number> {
  const rows = await sql(
    orm,
    `update webhook_deliveries set round = round + 1, started_at = null, claimed_at = null
     where state = 'pending' and started_at is not null
       and greatest(due_at, started_at) < now() - make_interval(hours => ?) returning 1 as one`,
    [LOST_HOURS],
  );
  return rows.length;
}

/** What the next try needs. */
export interface Due {
  workspaceId: string;
  url: string;
  /** Encrypted: the one of now, and those before that are still valid. */
  secrets: string[];
  body: string;
  /** Tries before this one. */
  attempts: number;
  /** The last try of anything to this endpoint failed. */
  isFailing: boolean;
}

interface DueRow {
  round: number;
  state: DeliveryState;
  early_ms: number;
  is_disabled: boolean;
  workspace_id: string;
  url: string;
  secret: string;
  previous_secrets: string[];
  body: string;
  attempts: number;
  is_failing: boolean;
}

/** `waitMs`: it is not due before. */
export type Next = { due: Due } | { waitMs: number } | { over: true };

/** The next try of a delivery. One to a disabled endpoint is cancelled. */
export async function nextTry(
  orm: Orm,
  { messageId, endpointId, round }: DeliveryRef,
): Promise<Next> {
  const [row] = await sql<DueRow>(
    orm,
    `select d.round, d.state, d.attempts, d.workspace_id, e.url, e.secret, m.body,
       (select coalesce(json_agg(p.secret order by p.created_at desc, p.id desc), '[]')
         from webhook_previous_secrets p where p.endpoint_id = e.id and p.valid_until > now()) as previous_secrets,
       e.disabled_at is not null as is_disabled, e.failing_since is not null as is_failing,
       ceil(extract(epoch from d.due_at - now()) * 1000)::float8 as early_ms
     from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
     join webhook_messages m on m.id = d.message_id where d.message_id = ? and d.endpoint_id = ?`,
    [messageId, endpointId],
  );
  if (!row || row.round !== round || row.state !== 'pending') return { over: true };
  if (row.is_disabled) {
    await sql(
      orm,
      `update webhook_deliveries set state = 'cancelled' where message_id = ? and endpoint_id = ? and round = ?
         and state = 'pending'`,
      [messageId, endpointId, round],
    );
    return { over: true };
  }
  if (row.early_ms > 0) return { waitMs: row.early_ms };
  return {
    due: {
      workspaceId: row.workspace_id,
      url: row.url,
      secrets: [row.secret, ...row.previous_secrets],
      body: row.body,
      attempts: row.attempts,
      isFailing: row.is_failing,
    },
  };
}

/** What came of a try. */
export interface Tried {
  outcome: AttemptOutcome;
  status: number | null;
  response: string | null;
  durationMs: number;
  at: Date;
  /** When it is tried again; null: it is not. */
  againMs: number | null;
}

/**
 * Writes down what came of a try, and how delivery and endpoint stand then: an answer of 410, and
 * days without success, disable the endpoint, which the others of its workspace are told. Nothing
 * is written for a round that is over.
 */
export const recordTry = (
  orm: Orm,
  ref: DeliveryRef,
  tried: Tried,
): Promise<DeliveryState | null> =>
  together(orm, async () => {
    const { messageId, endpointId, round } = ref;
    const { outcome, againMs } = tried;
    const state = stateAfter(tried);
    const [delivery] = await sql<{ attempts: number; workspace_id: string; due_at: Timestamptz }>(
      orm,
      `update webhook_deliveries set attempts = attempts + 1, state = ?,
         due_at = case when ?::float8 is null then due_at else now() + ?::float8 * interval '1 millisecond' end
       where message_id = ? and endpoint_id = ? and round = ? and state = 'pending'
       returning attempts, workspace_id, due_at`,
      [state, againMs, againMs, messageId, endpointId, round],
    );
    if (!delivery) return null;
    await sql(
      orm,
      `insert into webhook_attempts (id, workspace_id, message_id, endpoint_id, number, outcome, status, response,
         duration_ms, at, next_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::timestamptz)`,
      [
        newId(),
        delivery.workspace_id,
        messageId,
        endpointId,
        delivery.attempts,
        outcome,
        tried.status,
        tried.response,
        tried.durationMs,
        tried.at,
        againMs === null ? null : delivery.due_at,
      ],
    );
    if (outcome === 'delivered') await noteSuccess(orm, endpointId);
    else await noteFailure(orm, delivery.workspace_id, endpointId, outcome === 'gone');
    return state;
  });

const stateAfter = ({ outcome, againMs }: Tried): DeliveryState => {
  if (outcome === 'delivered') return 'delivered';
  return againMs === null ? 'failed' : 'pending';
};

async function noteSuccess(orm: Orm, endpointId: string): Promise<void> {
  await sql(
    orm,
    'update webhook_endpoints set failing_since = null, last_success_at = now() where id = ?',
    [endpointId],
  );
}

async function noteFailure(
  orm: Orm,
  workspaceId: string,
  endpointId: string,
  isGone: boolean,
): Promise<void> {
  await sql(
    orm,
    'update webhook_endpoints set failing_since = now() where id = ? and failing_since is null',
    [endpointId],
  );
  const [disabled] = await sql<{ url: string; reason: 'gone' | 'failing'; since: Timestamptz }>(
    orm,
    `update webhook_endpoints set disabled_at = now(), disabled_reason = case when ? then 'gone' else 'failing' end
     where id = ? and disabled_at is null and (? or failing_since < now() - make_interval(days => ?))
     returning url, disabled_reason as reason, failing_since as since`,
    [isGone, endpointId, isGone, FAILING_DAYS],
  );
  if (!disabled) return;
  const { url, reason, since } = disabled;
  await announce(orm, {
    workspaceId,
    type: 'endpoint.disabled',
    subject: null,
    data: { endpointId, url, reason, since: momentOf(since).toISOString() },
  });
}

/**
 * Begins another round of what has not reached an endpoint since then, what waits for a later try
 * included, the oldest first; how many.
 */
export async function recoverSince(
  orm: Orm,
  workspaceId: string,
  endpointId: string,
  since: Date,
): Promise<number> {
  const rows = await sql(
    orm,
    `insert into webhook_deliveries (message_id, endpoint_id, workspace_id)
     select m.id, e.id, m.workspace_id from webhook_messages m join webhook_endpoints e on e.workspace_id = m.workspace_id
     left join webhook_deliveries d on d.message_id = m.id and d.endpoint_id = e.id
     where m.workspace_id = ? and e.id = ? and m.created_at >= greatest(?::timestamptz, now() - make_interval(days => ?))
       and (d.state in ('failed', 'cancelled') or ${NOT_UNDER_WAY}) and m.type <> 'endpoint.test'
       and (e.types is null or m.type = any(e.types))
     order by m.created_at, m.id limit ?
     on conflict (message_id, endpoint_id) do update set ${ANOTHER_ROUND}
     returning 1 as one`,
    [workspaceId, endpointId, since, MESSAGE_DAYS, RECOVER_MAX],
  );
  return rows.length;
}

/** Never begun, or waiting for a later try: of one that is due a try is under way, or comes at once. */
const NOT_UNDER_WAY = `(d.state is null or (d.state = 'pending' and d.due_at > now()))`;

const ANOTHER_ROUND = `round = webhook_deliveries.round + 1, state = 'pending', attempts = 0, due_at = now(),
  created_at = now(), claimed_at = null, started_at = null`;

/**
 * Begins another round of a message to the enabled endpoints that take its type, or to one of them;
 * what is being tried stays so. How many; null when the workspace has no such message.
 */
export async function resendMessage(
  orm: Orm,
  workspaceId: string,
  messageId: string,
  endpointId: string | null,
): Promise<number | null> {
  const [message] = await sql(
    orm,
    'select 1 as one from webhook_messages where workspace_id = ? and id = ?',
    [workspaceId, messageId],
  );
  if (!message) return null;
  const rows = await sql(
    orm,
    `insert into webhook_deliveries (message_id, endpoint_id, workspace_id)
     select m.id, e.id, m.workspace_id from webhook_messages m join webhook_endpoints e on e.workspace_id = m.workspace_id
     left join webhook_deliveries d on d.message_id = m.id and d.endpoint_id = e.id
     where m.id = ? and e.disabled_at is null and (?::uuid is null or e.id = ?::uuid)
       and (d.state is not null or ((e.types is null or m.type = any(e.types)) and m.type <> 'endpoint.test'))
       and (d.state <> 'pending' or ${NOT_UNDER_WAY})
     on conflict (message_id, endpoint_id) do update set ${ANOTHER_ROUND}
     returning 1 as one`,
    [messageId, endpointId, endpointId],
  );
  return rows.length;
}

/** An attempt as it is listed. */
export interface StoredAttempt {
  id: string;
  messageId: string;
  type: string;
  number: number;
  outcome: AttemptOutcome;
  status: number | null;
  response: string | null;
  durationMs: number;
  at: Date;
  nextAt: Date | null;
  state: DeliveryState;
}

type AttemptRow = Omit<StoredAttempt, 'at' | 'nextAt'> & {
  at: Timestamptz;
  next_at: Timestamptz | null;
};

/** Attempts of an endpoint, the newest first, one more than the page takes. */
export async function listAttempts(
  orm: Orm,
  endpointId: string,
  { messageId, outcome }: { messageId?: string | undefined; outcome?: AttemptOutcome | undefined },
  { limit, after }: PageRequest,
): Promise<StoredAttempt[]> {
  const rows = await sql<AttemptRow>(
    orm,
    `select a.id, a.message_id as "messageId", m.type, a.number, a.outcome, a.status, a.response,
       a.duration_ms as "durationMs", a.at, a.next_at, d.state
     from webhook_attempts a join webhook_messages m on m.id = a.message_id
     join webhook_deliveries d on d.message_id = a.message_id and d.endpoint_id = a.endpoint_id
     where a.endpoint_id = ? and (?::uuid is null or a.message_id = ?::uuid) and (?::text is null or a.outcome = ?)
       and (?::timestamptz is null or (a.at, a.id) < (?::timestamptz, ?::uuid))
     order by a.at desc, a.id desc limit ?`,
    [
      endpointId,
      messageId ?? null,
      messageId ?? null,
      outcome ?? null,
      outcome ?? null,
      after?.at ?? null,
      after?.at ?? null,
      after?.id ?? null,
      limit + 1,
    ],
  );
  return rows.map(({ at, next_at, ...row }) => ({
    ...row,
    at: momentOf(at),
    nextAt: next_at ? momentOf(next_at) : null,
  }));
}

/** Deliveries that have not arrived: due now, and waiting for another try. */
export async function countPending(orm: Orm): Promise<{ due: number; later: number }> {
  const [row] = await sql<{ due: number; later: number }>(
    orm,
    `select count(*) filter (where due_at <= now())::int as due, count(*) filter (where due_at > now())::int as later
     from webhook_deliveries where state = 'pending'`,
  );
  return row ?? { due: 0, later: 0 };
}
