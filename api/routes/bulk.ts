/** Bulk runs: begun, looked at, paused, cancelled. Everything that is read is read in the database. */
import { createHash } from 'node:crypto';
import * as contract from '../../contract/bulk.ts';
import { ApiError } from '../../contract/errors.ts';
import type { Actor } from '../../contract/evidence.ts';
import { newId } from '../../db/id.ts';
import {
  type BulkChange,
  type BulkViewer,
  changeBulkRun,
  createBulkRun,
  listBulkResults,
  listBulkRuns,
  type NewBulkItem,
  type NewBulkRun,
  placeOf,
  readBulkRun,
  type StoredBulkRun,
} from '../../db/store/bulkRuns.ts';
import { freeKey } from '../../db/store/replay.ts';
import { unpaid } from '../../engine/credits.ts';
import { bulkRunId } from '../../workflows/contract.ts';
import type { BulkBody } from '../bulk/body.ts';
import { KINDS, readyItems, requireKind } from '../bulk/kinds.ts';
import { estimateOf, presentResult, presentRun } from '../bulk/present.ts';
import { CSV, NDJSON, streamOf, type StreamType } from '../bulk/streams.ts';
import { startBulk, wakeBulk } from '../bulk/work.ts';
import { cursorAfter, pageOf, readCursor } from '../cursor.ts';
import { replayRequestOf, takeIdempotencyKey } from '../idempotency.ts';
import { type Answer, type KeyedCall, keyedRoute, type Route } from '../route.ts';

const start = keyedRoute(contract.startBulkRun, async (call) => {
  const body = call.body as unknown as BulkBody; // read in its thread: see contract
  const { head } = body;
  requireKind(call, head.kind);
  const id = newId();
  if (head.estimateOnly) return estimated(call, body, await readyItems(call, runOf(body, id)));
  const replay = await replayRequestOf(call, call.body, -1, id, bulkRunId(id));
  const { orm } = call.services;
  if (replay) {
    const taken = await takeIdempotencyKey(call.services, replay, (usageId) =>
      freeKey(orm, usageId),
    );
    if (taken.state === 'completed') return shown(await seen(call, taken.usageId), 202);
  }
  try {
    return shown(await begun(call, body, id), 202);
  } catch (refusal) {
    // the refusal matters more; a later try takes the key over
    if (replay) await freeKey(orm, id).catch(() => {});
    throw refusal;
  }
});

const runOf = ({ head: { kind }, items }: BulkBody, runId: string) => ({ runId, kind, items });

const sumOf = (items: readonly NewBulkItem[]): number =>
  items.reduce((sum, { cost }) => sum + cost, 0);

function estimated(call: KeyedCall, { head }: BulkBody, items: readonly NewBulkItem[]): Answer {
  const sums = { total: items.length, estimated: sumOf(items) };
  return { status: 200, body: { data: estimateOf(head, sums, actorOf(call)) } };
}

const actorOf = ({ principal: { key } }: KeyedCall): Actor => ({
  type: 'key',
  id: key.id,
  name: key.name,
});

/** Stores the run, then starts its workflow: one that is not started is started within a minute. */
async function begun(call: KeyedCall, body: BulkBody, id: string): Promise<StoredBulkRun> {
  const { services, principal, requestId } = call;
  const workspaceId = principal.workspace.id;
  const items = await readyItems(call, runOf(body, id));
  requireFirst(call, items);
  const { chunkItems } = KINDS[body.head.kind];
  const limits = { chunkItems, openMax: contract.BULK_OPEN_MAX };
  if (!(await createBulkRun(services.orm, newRun(call, body, id), items, limits)))
    throw tooManyOpen();
  const run = await seen(call, id);
  await startBulk(services, { id, workspaceId, requestId }).catch((cause: unknown) =>
    services.log.warn({ requestId, err: cause }, 'a bulk run will be started later'),
  );
  return run;
}

const newRun = (call: KeyedCall, { head }: BulkBody, id: string): NewBulkRun => ({
  id,
  workspaceId: call.principal.workspace.id,
  keyId: call.principal.key.id,
  requestId: call.requestId,
  actor: actorOf(call),
  kind: head.kind,
  name: head.name || null,
  reference: head.reference || null,
  onEmptyBalance: head.onEmptyBalance,
  maxCredits: head.maxCredits ?? null,
});

/** Items are charged in their order: where the first cannot be paid, none can. */
function requireFirst({ principal }: KeyedCall, [first]: readonly NewBulkItem[]): void {
  const { balance } = principal.workspace;
  if (!first || first.cost <= balance) return;
  const { code, message, details } = unpaid(first.cost, balance);
  throw new ApiError(code, message, details);
}

const OPEN_RETRY_S = 60;

const tooManyOpen = (): ApiError =>
  new ApiError(
    'quota_exceeded',
    `${contract.BULK_OPEN_MAX} bulk runs of this workspace have not ended. Wait for one of them, or cancel one.`,
    { retryAfterSeconds: OPEN_RETRY_S },
  );

const viewerOf = ({ principal: { key, workspace } }: KeyedCall): BulkViewer => ({
  workspaceId: workspace.id,
  kinds: contract.BULK_KINDS.filter((kind) => key.scopes.includes(contract.BULK_SCOPES[kind])),
});

/** A run that this key may see. Throws 404. */
async function seen(call: KeyedCall, id: string): Promise<StoredBulkRun> {
  const run = await readBulkRun(call.services.orm, viewerOf(call), id);
  if (!run) throw new ApiError('not_found', 'There is no such bulk run.');
  return run;
}

const shown = (run: StoredBulkRun, status = 200): Answer => ({
  status,
  body: { data: presentRun(run) },
});

const list = keyedRoute(contract.listBulkRuns, async (call) => {
  const { state, kind, limit, cursor } = call.query;
  const { orm, tokens } = call.services;
  const filter = { list: 'bulk', state, kind };
  const after = await readCursor(tokens, cursor, filter);
  const viewer = viewerOf(call);
  const kinds = kind ? viewer.kinds.filter((one) => one === kind) : viewer.kinds;
  const rows = await listBulkRuns(orm, { ...viewer, kinds }, state ?? null, {
    limit,
    ...(after ? { after } : {}),
  });
  const page = await pageOf(tokens, rows, limit, filter, ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }));
  return { body: { data: page.rows.map(presentRun), next: page.next } };
});

const RUNNING_RETRY_S = 2;
const PAUSED_RETRY_S = 60;

const status = keyedRoute(contract.bulkStatus, async (call) => {
  const run = await seen(call, call.query.id);
  const printed = JSON.stringify({ data: presentRun(run) });
  const again = run.state === 'paused' ? PAUSED_RETRY_S : RUNNING_RETRY_S;
  return {
    printed,
    etag: createHash('sha256').update(printed).digest('base64url').slice(0, 27),
    ...(run.finishedAt ? {} : { headers: { 'Retry-After': String(again) } }),
  };
});

const results = keyedRoute(contract.bulkResults, async (call) => {
  const { id, only, limit, cursor } = call.query;
  const { orm, tokens } = call.services;
  const run = await seen(call, id);
  const type = call.accepts(['application/json', CSV, NDJSON]);
  if (type === CSV || type === NDJSON) return streamed(call, run, only, type);
  const filter = { list: 'bulkResults', id, only };
  const after = await readCursor(tokens, cursor, filter);
  const rows = await listBulkResults(orm, id, {
    only,
    after: after ? await placeOf(orm, id, after.id) : -1,
    limit: limit + 1,
  });
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  const next =
    rows.length > limit && last
      ? await cursorAfter(tokens, { at: run.createdAt, id: last.usageId }, filter)
      : null;
  return { body: { data: data.map(presentResult), next } };
});

const streamed = (
  { services: { orm } }: KeyedCall,
  { id, kind }: StoredBulkRun,
  only: 'all' | 'failed' | 'review',
  type: StreamType,
): Answer => ({ stream: { type, pieces: streamOf(orm, { id, kind, only }, type) } });

/** Changes a run and tells its workflow; the answer is the run as it then stands. */
async function changed(call: KeyedCall, id: string, change: BulkChange): Promise<Answer> {
  const { services, principal, requestId } = call;
  const { state } = await seen(call, id);
  if (!(await changeBulkRun(services.orm, id, change)))
    throw new ApiError(
      'conflict',
      state === 'cancelling' ? 'The run is being cancelled.' : 'The run has ended.',
    );
  const answer = shown(await seen(call, id));
  const run = { id, workspaceId: principal.workspace.id, requestId };
  await wakeBulk(services, run).catch((cause: unknown) =>
    services.log.warn({ requestId, err: cause }, 'a bulk run will be told later'),
  );
  return answer;
}

const cancel = keyedRoute(contract.cancelBulkRun, (call) =>
  changed(call, call.query.id, { want: 'cancel' }),
);
const pause = keyedRoute(contract.pauseBulkRun, (call) =>
  changed(call, call.query.id, { want: 'pause' }),
);
const resume = keyedRoute(contract.resumeBulkRun, (call) =>
  changed(call, call.query.id, { want: 'resume', maxCredits: call.body.maxCredits ?? null }),
);

/** Runs begun, listed, looked at, read, cancelled, paused and resumed. */
export const bulkRoutes: readonly Route[] = [start, list, status, results, cancel, pause, resume];
