/** What the database holds when all is over. */
import { type Orm, sql } from '../../db/orm.ts';
import type { Answered, SentOnce } from './caller.ts';

export interface Balance {
  workspaceId: string;
  balance: number;
  ledgerSum: number;
  granted: number;
  /** Credits of usage events that stayed charged. */
  charged: number;
}

/** Items of bulk runs are booked by the chunk: `background.ts` looks at them. */
export interface Accounts {
  balances: Balance[];
  charged: number;
  refunded: number;
  /** Charged, and neither settled nor refunded. */
  undecided: number;
  /** Events whose ledger entries do not sum to what their status says. */
  misbooked: number;
  keysInProgress: number;
  /** Checks kept as evidence. */
  kept: number;
}

/** A usage event of a call without a key. */
export interface KeylessEvent {
  id: string;
  requestId: string;
  status: string;
  /** Settled, with its answer stored under its id. */
  answered: boolean;
}

/** Every event of the workspaces that send no keys. */
export const readKeyless = (orm: Orm, workspaceIds: readonly string[]): Promise<KeylessEvent[]> =>
  sql<KeylessEvent>(
    orm,
    `select u.id, u.request_id as "requestId", u.status,
       u.settled_at is not null and a.usage_id is not null as answered
     from usage_events u left join usage_answers a on a.usage_id = u.id
     where u.workspace_id = any(?::uuid[])`,
    [`{${workspaceIds.join(',')}}`],
  );

/** The events of an answered call: each answer says the id of its request. */
export const eventsOf = ({ answer }: SentOnce, events: readonly KeylessEvent[]): KeylessEvent[] => {
  const requestId = answer?.headers['x-request-id'];
  return events.filter((event) => event.requestId === requestId);
};

/** Reads the whole state of all credits. */
export async function readAccounts(orm: Orm): Promise<Accounts> {
  const [counts] = await sql<Omit<Accounts, 'balances'>>(
    orm,
    `select
       (select count(*)::int from usage_events where status = 'charged' and bulk_run_id is null) as charged,
       (select count(*)::int from usage_events where status = 'refunded' and bulk_run_id is null) as refunded,
       (select count(*)::int from usage_events where status in ('charged', 'free') and settled_at is null) as undecided,
       (select count(*)::int from usage_events u where u.bulk_run_id is null and
         coalesce((select sum(amount) from ledger_entries where usage_id = u.id), 0)
         <> case when status = 'charged' then -credits else 0 end) as misbooked,
       (select count(*)::int from replays where state = 'in_progress') as "keysInProgress",
       (select count(*)::int from checks) as kept`,
  );
  if (!counts) throw new Error('a select without a table returned no row');
  const balances = await sql<Balance>(
    orm,
    `select w.id as "workspaceId", w.balance,
       (select coalesce(sum(amount), 0)::int from ledger_entries where workspace_id = w.id) as "ledgerSum",
       (select coalesce(sum(amount), 0)::int from ledger_entries where workspace_id = w.id and kind = 'grant') as granted,
       (select coalesce(sum(credits), 0)::int from usage_events where workspace_id = w.id and status = 'charged')
         as charged
     from workspaces w order by w.created_at`,
  );
  return { ...counts, balances };
}

/**
 * Keys (of calls, and of items of batches) that stand for a settled event with its answer, or for a
 * kept check.
 */
export async function settledKeys(orm: Orm): Promise<Map<string, string>> {
  const rows = await sql<{ key: string; usage_id: string }>(
    orm,
    `select r.workspace_id || '/' || r.key || '/' || r.item_index as key, r.usage_id
     from replays r
     join usage_events u on u.id = r.usage_id and u.status = 'charged' and u.settled_at is not null
     join usage_answers a on a.usage_id = u.id
     where r.state = 'completed'
     union all
     select r.workspace_id || '/' || r.key || '/' || r.item_index, r.usage_id
     from replays r join checks c on c.id = r.usage_id where r.state = 'completed'`,
  );
  return new Map(rows.map((row) => [row.key, row.usage_id]));
}

/** Names under which the charges of a call stand in `settledKeys`. */
export const keysOf = ({ call }: Answered): string[] => {
  const name = (index: number): string => `${call.workspace.id}/${call.idempotencyKey}/${index}`;
  const isBatch = call.path.endsWith('/batch');
  return Array.from({ length: call.items }, (_, index) => name(isBatch ? index : -1));
};
