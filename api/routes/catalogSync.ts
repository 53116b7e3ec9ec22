/** Sources bring in their products, and ask for the codes of these. */
import * as contract from '../../contract/catalogSync.ts';
import { ApiError, invalidInput } from '../../contract/errors.ts';
import { listCodeChanges } from '../../db/store/catalog/codeChanges.ts';
import type { ProductWrite, Refusal } from '../../db/store/catalog/merge.ts';
import type { Saved } from '../../db/store/catalog/saveProducts.ts';
import { keepSyncAnswer, readSyncAnswer, syncWithin } from '../../db/store/catalog/syncs.ts';
import { newId } from '../../db/id.ts';
import { together } from '../../db/orm.ts';
import { takeKey } from '../../db/store/replay.ts';
import { stakesIn } from '../../edition/lookup/atStake.ts';
import { isCutFrom } from '../../engine/catalog/shops.ts';
import { formattedIn } from '../../edition/lookup/scheduleCodes.ts';
import { currenciesOfItems, currencyIssues } from '../currencies.ts';
import { FaultyItem } from '../faultyItem.ts';
import { differentRequest, replayRequestOf } from '../idempotency.ts';
import { type Answer, type KeyedCall, keyedRoute, type Route } from '../route.ts';
import { suggestSourceCodes } from '../sourceCodes.ts';
import { authorOf } from './catalogProducts.ts';

interface Result {
  externalId: string | null;
  productId: string | null;
  action: contract.SyncAction;
  kept?: string[];
  error?: object;
}

type Body = Omit<contract.SyncCatalogRequest, 'records'> & {
  records: (contract.SyncRecord | FaultyItem)[]; // as the step for batches leaves them
};

const sync = keyedRoute(contract.syncCatalog, async (call) => {
  const { orm } = call.services;
  const id = newId();
  const workspaceId = call.principal.workspace.id;
  const replay = await replayRequestOf(call, call.body, -1, id, `sync/${workspaceId}/${id}`);
  // key, records and answer stand together or not at all: whoever died in between left nothing, and
  // a repeat that comes meanwhile waits
  return together(orm, async (): Promise<Answer> => {
    if (replay) {
      const taken = await takeKey(orm, replay);
      if (taken.state === 'different_request') throw differentRequest();
      if (taken.state !== 'new')
        return { body: { data: await answeredBefore(call, taken.usageId) } };
    }
    const data = summed(await resultsOf(call, { ...call.body, records: withRefusals(call) }));
    if (replay) await keepSyncAnswer(orm, { id, workspaceId, answer: data });
    return { body: { data } };
  });
});

/** The records, in the place of those that state a currency which is none their refusal. */
function withRefusals({ services, body: { records } }: KeyedCall<unknown, Body>): Body['records'] {
  const [edition, on] = [services.editions.current, services.today()];
  return records.map((record, index) => {
    if (record instanceof FaultyItem) return record;
    const stated = currenciesOfItems(record.items, `records.${index}.items`);
    const issues = currencyIssues(edition, stated, on);
    return issues.length === 0 ? record : new FaultyItem(invalidInput(issues), record);
  });
}

async function answeredBefore({ services }: KeyedCall, id: string): Promise<unknown> {
  const answer = await readSyncAnswer(services.orm, id);
  if (answer !== null) return answer;
  throw new ApiError('conflict', 'This Idempotency-Key was answered long ago. Use a new key.', {
    reason: 'different_request',
  });
}

async function resultsOf(call: KeyedCall, { source, mode, records }: Body): Promise<Result[]> {
  const valid = records.flatMap((record) => (record instanceof FaultyItem ? [] : [record]));
  const saved = await syncWithin(
    call.services.orm,
    call.principal.workspace.id,
    valid.map((record) => writeOf(record, source, mode)),
    { ...authorOf(call), source, mode },
  );
  const coded = await suggestSourceCodes(
    call,
    valid.flatMap((record, at) => {
      const one = saved[at];
      return one?.ok && WRITTEN.has(one.action) ? [{ record, productId: one.productId }] : [];
    }),
    { ...authorOf(call), stakeOf: stakesIn(call.services.editions.current, call.services.today()) },
  );
  let at = 0;
  return records.map((record, index) => {
    if (record instanceof FaultyItem) return faulty(record);
    const one = saved[at++];
    if (!one) throw new Error('a record has an outcome');
    const isCoded = one.ok && one.action === 'unchanged' && coded.has(one.productId);
    return resultOf(record, isCoded ? { ...one, action: 'updated' } : one, index);
  });
}

const WRITTEN: ReadonlySet<string> = new Set(['created', 'updated', 'unchanged']);

function writeOf(
  { externalId, alias, updatedAt, deleted, product = {}, items, allItems }: contract.SyncRecord,
  kind: string,
  mode: contract.SyncCatalogRequest['mode'],
): ProductWrite {
  const { status, ...fields } = product;
  return {
    match: { by: 'source', kind, externalId, alias },
    source: {
      kind,
      externalId,
      updatedAt: updatedAt === undefined ? undefined : new Date(updatedAt),
    },
    fields: said(fields), // absent fields are absent, not undefined
    status,
    items: items?.map(said),
    isCut: (written, known) => isCutFrom(written, known, kind),
    hasAllItems: allItems || mode === 'replace',
    archive: deleted,
  };
}

/** Without what says nothing. */
const said = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function resultOf({ externalId, deleted }: contract.SyncRecord, saved: Saved, at: number): Result {
  if (saved.ok) {
    const { productId, action, kept } = saved;
    return { externalId, productId, action, ...(kept ? { kept } : {}) };
  }
  // what was never there is gone
  if (deleted && saved.code === 'not_found')
    return { externalId, productId: null, action: 'unchanged' };
  return { externalId, productId: null, action: 'failed', error: placed(saved, at) };
}

/** What the store refuses, with its fields as they stand in the call. */
function placed({ code, message, details }: Refusal, at: number): object {
  const place = (path: string) =>
    `records.${at}.${path.startsWith('items') ? '' : 'product.'}${path}`;
  const { issues } = details as { issues?: { path: string; message: string }[] };
  const isOfField = /^(?:title|items[\w.]*): /.test(message);
  return {
    code,
    message: isOfField ? place(message) : message,
    details: {
      ...details,
      ...(issues ? { issues: issues.map((one) => ({ ...one, path: place(one.path) })) } : {}),
    },
  };
}

function faulty({ sent, refusal }: FaultyItem): Result {
  const { externalId } = sent as { externalId?: unknown };
  return {
    externalId: typeof externalId === 'string' ? externalId : null,
    productId: null,
    action: 'failed',
    error: refusal,
  };
}

function summed(results: readonly Result[]) {
  const counts = { created: 0, updated: 0, unchanged: 0, archived: 0, skipped: 0, failed: 0 };
  for (const { action } of results) counts[action] += 1;
  return { ...counts, results };
}

const codes = keyedRoute(contract.syncCatalogCodes, async ({ services, principal, query }) => {
  const { source, since = '0', limit } = query;
  const found = await listCodeChanges(services.orm, principal.workspace.id, source, {
    after: since,
    limit: limit + 1,
  });
  const shown = found.slice(0, limit);
  const data = shown.map(({ change, isRemoved: removed, approvedAt }) => ({
    ...change,
    codeFormatted: formattedIn(change.schedule, change.code),
    hs6: change.code.slice(0, 6),
    approvedAt: approvedAt.toISOString(),
    removed,
  }));
  const next = shown.at(-1)?.position ?? since;
  return { body: { data, next, more: found.length > limit } };
});

export const catalogSyncRoutes: readonly Route[] = [sync, codes];
