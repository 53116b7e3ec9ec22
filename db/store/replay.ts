/**
 * Idempotency keys. The row (workspace, key, item) is inserted before the work starts: its primary
 * key is the lock that two racing sends meet. A refund or refusal deletes it, a success completes
 * it; see credits.ts.
 */
import { type Orm, sql } from '../orm.ts';

export interface KeyRequest {
  workspaceId: string;
  key: string;
  /** -1 for the request itself, 0 and up for the items of a batch. */
  itemIndex: number;
  operation: string;
  /** SHA-256 of the validated request. */
  requestHash: Buffer;
  /** The same as an earlier version of the service made it: its rows stand for this request too. */
  earlierHash?: Buffer;
  /** The usage event, or the check that is kept. */
  usageId: string;
  workflowId: string;
}

export type ReplayState =
  | { state: 'new' }
  | { state: 'in_progress'; usageId: string; workflowId: string; ageMs: number }
  | { state: 'completed'; usageId: string; answer: unknown }
  | { state: 'different_request' };

/** Takes the key for this request, or says what it stands for already. */
export async function takeKey(orm: Orm, request: KeyRequest): Promise<ReplayState> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const inserted = await sql(
      orm,
      `insert into replays (workspace_id, key, item_index, operation, request_hash, usage_id, workflow_id)
       values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning key`,
      [
        request.workspaceId,
        request.key,
        request.itemIndex,
        request.operation,
        request.requestHash,
        request.usageId,
        request.workflowId,
      ],
    );
    if (inserted.length > 0) return { state: 'new' };
    const present = await readKey(orm, request);
    if (present) return present; // else it was freed between the two statements: try again
  }
  throw new Error('an idempotency key was taken and freed five times in a row');
}

/** The same for many in one statement, the items of a batch say: each by itself, in their order. */
export async function takeKeys(orm: Orm, requests: readonly KeyRequest[]): Promise<ReplayState[]> {
  const states = new Map<KeyRequest, ReplayState>();
  let open = requests;
  for (let attempt = 0; attempt < 5 && open.length > 0; attempt += 1) {
    const rows = await sql<TakenRow>(orm, TAKE, [printedKeys(open)]);
    for (const row of rows) {
      const request = open[row.position];
      const state = row.taken ? ({ state: 'new' } as const) : stateOf(row, request?.operation);
      if (request && state) states.set(request, state);
    }
    // one that was taken elsewhere while this statement waited for it is seen by the next
    open = open.filter((request) => !states.has(request));
  }
  if (open.length > 0)
    throw new Error('an idempotency key was taken and freed five times in a row');
  return requests.flatMap((request) => states.get(request) ?? []);
}

const printedKeys = (requests: readonly KeyRequest[]): string =>
  JSON.stringify(
    requests.map(({ requestHash, ...request }, position) => ({
      ...request,
      position,
      requestHash: requestHash.toString('hex'),
    })),
  );

// in the order of the items: calls of the same ones wait for each other, never around in a circle
const TAKE = `
  with asked as (
    select * from json_to_recordset(?::json) as a(position int, "workspaceId" uuid, key text, "itemIndex" smallint,
      operation text, "requestHash" text, "usageId" uuid, "workflowId" text)
  ), taken as (
    insert into replays (workspace_id, key, item_index, operation, request_hash, usage_id, workflow_id)
    select "workspaceId", key, "itemIndex", operation, decode("requestHash", 'hex'), "usageId", "workflowId" from asked
    order by "workspaceId", key, "itemIndex"
    on conflict do nothing returning usage_id
  )
  select q.position, t.usage_id is not null as taken, r.operation, r.request_hash = decode(q."requestHash", 'hex') as same,
    r.usage_id, r.workflow_id, r.state, (extract(epoch from clock_timestamp() - r.created_at) * 1000)::float8 as age_ms,
    coalesce(a.answer, c.result) as answer
  from asked q left join taken t on t.usage_id = q."usageId"
    left join replays r on r.workspace_id = q."workspaceId" and r.key = q.key and r.item_index = q."itemIndex"
    left join usage_answers a on a.usage_id = r.usage_id left join checks c on c.id = r.usage_id`;

/** A row that stands; in each column null where there is none. */
interface ReplayRow {
  operation: string | null;
  same: boolean;
  usage_id: string;
  workflow_id: string;
  state: 'in_progress' | 'completed';
  age_ms: number;
  answer: unknown;
}

interface TakenRow extends ReplayRow {
  position: number;
  taken: boolean;
}

/** Whether a workspace has sent this key before, with whatever request. */
export async function isKeyKnown(orm: Orm, workspaceId: string, key: string): Promise<boolean> {
  const rows = await sql(orm, 'select 1 from replays where workspace_id = ? and key = ? limit 1', [
    workspaceId,
    key,
  ]);
  return rows.length > 0;
}

/** What a key stands for already; null when it is free. */
export async function readKey(
  orm: Orm,
  request: Pick<
    KeyRequest,
    'workspaceId' | 'key' | 'itemIndex' | 'operation' | 'requestHash' | 'earlierHash'
  >,
): Promise<ReplayState | null> {
  const [row] = await sql<ReplayRow>(
    orm,
    `select r.operation, r.request_hash in (?, ?) as same, r.usage_id, r.workflow_id, r.state,
       (extract(epoch from clock_timestamp() - r.created_at) * 1000)::float8 as age_ms,
       coalesce(r.answer, a.answer, c.result) as answer
     from replays r left join usage_answers a on a.usage_id = r.usage_id left join checks c on c.id = r.usage_id
     where r.workspace_id = ? and r.key = ? and r.item_index = ?`,
    [
      request.requestHash,
      request.earlierHash ?? request.requestHash,
      request.workspaceId,
      request.key,
      request.itemIndex,
    ],
  );
  return row ? stateOf(row, request.operation) : null;
}

function stateOf(row: ReplayRow, operation: string | undefined): ReplayState | null {
  if (row.operation === null) return null;
  if (row.operation !== operation || !row.same) return { state: 'different_request' };
  if (row.state === 'completed')
    return { state: 'completed', usageId: row.usage_id, answer: row.answer };
  return {
    state: 'in_progress',
    usageId: row.usage_id,
    workflowId: row.workflow_id,
    ageMs: row.age_ms,
  };
}

/**
 * Hands a key to a new request, if it still belongs to the one that was seen; false when someone
 * else was quicker.
 */
export async function handOver(
  orm: Orm,
  request: KeyRequest,
  seenUsageId: string,
): Promise<boolean> {
  const rows = await sql(
    orm,
    `update replays set usage_id = ?, workflow_id = ?, state = 'in_progress', created_at = now(), completed_at = null
     where workspace_id = ? and key = ? and item_index = ? and usage_id = ? returning key`,
    [
      request.usageId,
      request.workflowId,
      request.workspaceId,
      request.key,
      request.itemIndex,
      seenUsageId,
    ],
  );
  return rows.length > 0;
}

/** Completes a row that carries no answer of its own: the call of a batch. */
export async function completeKey(orm: Orm, usageId: string): Promise<void> {
  await sql(
    orm,
    `update replays set state = 'completed', completed_at = now() where usage_id = ? and state = 'in_progress'`,
    [usageId],
  );
}

/** Completes a row with the answer itself, which is kept nowhere else. */
export async function completeKeyWith(orm: Orm, usageId: string, answer: object): Promise<void> {
  await sql(
    orm,
    `update replays set state = 'completed', completed_at = now(), answer = ?::json
     where usage_id = ? and state = 'in_progress'`,
    [JSON.stringify(answer), usageId],
  );
}

/** Frees the key of a request that never began. */
export const freeKey = (orm: Orm, usageId: string): Promise<void> => freeKeys(orm, [usageId]);

/** Frees the keys of requests that never began. */
export async function freeKeys(orm: Orm, usageIds: readonly string[]): Promise<void> {
  await sql(orm, `delete from replays where usage_id = any(?::uuid[]) and state = 'in_progress'`, [
    `{${usageIds.join(',')}}`,
  ]);
}
