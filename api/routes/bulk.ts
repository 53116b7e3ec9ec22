/** Bulk runs: begun, looked at, paused, cancelled. Everything that is read is read in the database. */
import { createHash } from 'node:crypto';
import * as contract from '../../contract/bulk.ts';
import { ApiError, invalidInput } from '../../contract/errors.ts';
import { newId } from '../../db/id.ts';
import {
  changeBulkRun,
  listBulkResults,
  listBulkRuns,
  type NewBulkItem,
  placeOf,
  resumeBulkRun,
  type StoredBulkRun,
} from '../../db/store/bulkRuns.ts';
import type { BulkBody } from '../bulk/body.ts';
import { filledItems, goodsItems } from '../bulk/goods.ts';
import { costOfItems, readyItems, requireKind } from '../bulk/kinds.ts';
import { estimateOf, presentResult, presentRun } from '../bulk/present.ts';
import { beginOnce, seenRun, viewerOf } from '../bulk/start.ts';
import { CSV, NDJSON, streamOf, type StreamType } from '../bulk/streams.ts';
import { wakeBulk } from '../bulk/work.ts';
import { cursorAfter, pageOf, readCursor } from '../cursor.ts';
import { type Answer, type KeyedCall, keyedRoute, type Route } from '../route.ts';

const start = keyedRoute(contract.startBulkRun, async (call) => {
  const { head, items } = call.body as unknown as BulkBody; // read in its thread: see contract
  requireKind(call, head);
  const itemsOf = (runId: string) =>
    readyItems(
      call,
      { runId, head, sent: items },
      items.length > 0 ? filledItems(call, head, items) : goodsItems(call, head),
    );
  if (head.estimateOnly) return estimated(call, head, await itemsOf(newId()));
  return beginOnce(call, head, itemsOf);
});

function estimated(
  call: KeyedCall,
  head: contract.BulkHead,
  items: readonly NewBulkItem[],
): Answer {
  const failed = items.filter(({ error }) => error !== null).length;
  const sums = { total: items.length, failed, estimated: costOfItems(items) };
  return { status: 200, body: { data: estimateOf(head, sums, call.principal.actor) } };
}

const shown = (run: StoredBulkRun): Answer => ({ body: { data: presentRun(run) } });

const list = keyedRoute(contract.listBulkRuns, async (call) => {
  const { state, kind, limit, cursor } = call.query;
  const { orm, tokens } = call.services;
  const filter = { list: 'bulk', state, kind };
  const after = await readCursor(tokens, cursor, filter);
  const page = { limit, ...(after ? { after } : {}) };
  const rows = await listBulkRuns(orm, viewerOf(call), { state, kind }, page);
  const shownPage = await pageOf(tokens, rows, limit, filter, ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }));
  return { body: { data: shownPage.rows.map(presentRun), next: shownPage.next } };
});

const RUNNING_RETRY_S = 2;
const PAUSED_RETRY_S = 60;

const status = keyedRoute(contract.bulkStatus, async (call) => {
  const run = await seenRun(call, call.query.id);
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
  const run = await seenRun(call, id);
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
): Answer => ({
  stream: {
    type: type === CSV ? `${CSV}; charset=utf-8` : type,
    pieces: streamOf(orm, { id, kind, only }, type),
    fileName: `bulk-${id}.${type === CSV ? 'csv' : 'ndjson'}`,
  },
});

/** Changes a run and tells its workflow; the answer is the run as it then stands. */
async function changed(
  call: KeyedCall,
  id: string,
  change: () => Promise<boolean>,
): Promise<Answer> {
  const { services, principal, requestId } = call;
  const { state } = await seenRun(call, id);
  if (!(await change()))
    throw new ApiError(
      'conflict',
      state === 'cancelling' ? 'The run is being cancelled.' : 'The run has ended.',
    );
  const answer = shown(await seenRun(call, id));
  const run = { id, workspaceId: principal.workspace.id, requestId };
  await wakeBulk(services, run).catch((cause: unknown) =>
    services.log.warn({ requestId, err: cause }, 'a bulk run will be told later'),
  );
  return answer;
}

const cancel = keyedRoute(contract.cancelBulkRun, (call) =>
  changed(call, call.query.id, () => changeBulkRun(call.services.orm, call.query.id, 'cancel')),
);
const pause = keyedRoute(contract.pauseBulkRun, (call) =>
  changed(call, call.query.id, () => changeBulkRun(call.services.orm, call.query.id, 'pause')),
);
const resume = keyedRoute(contract.resumeBulkRun, (call) => {
  const { query, body, services } = call;
  return changed(call, query.id, async () => {
    const resumed = await resumeBulkRun(services.orm, query.id, body.maxCredits ?? null);
    if (!resumed.ok && resumed.least !== null) throw ceilingTooLow(resumed.least);
    return resumed.ok;
  });
});

const ceilingTooLow = (least: number): ApiError =>
  invalidInput([
    {
      path: 'maxCredits',
      message: `must be at least ${least}: what the run has cost, and its next item`,
    },
  ]);

/** Runs begun, listed, looked at, read, cancelled, paused and resumed. */
export const bulkRoutes: readonly Route[] = [start, list, status, results, cancel, pause, resume];
