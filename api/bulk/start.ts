/** How a bulk run begins: its rows first, then its workflow, once for a key. */
import { BULK_KINDS, BULK_OPEN_MAX, BULK_SCOPES, type BulkHead } from '../../contract/bulk.ts';
import { ApiError, invalidInput } from '../../contract/errors.ts';
import { newId } from '../../db/id.ts';
import {
  type BulkViewer,
  createBulkRun,
  type NewBulkItem,
  type NewBulkRun,
  readBulkRun,
  type StoredBulkRun,
} from '../../db/store/bulkRuns.ts';
import { freeKey, readKey } from '../../db/store/replay.ts';
import { unpaid } from '../../engine/credits.ts';
import { ceilingLeft } from '../priceOnly.ts';
import { bulkRunId } from '../../workflows/contract.ts';
import { differentRequest, replayRequestOf, takeIdempotencyKey } from '../idempotency.ts';
import type { Answer, KeyedCall } from '../route.ts';
import { KINDS } from './kinds.ts';
import { presentRun } from './present.ts';
import { startBulk } from './work.ts';

/** The items of a run, by its id. */
export type ItemsOf = (runId: string) => Promise<readonly NewBulkItem[]>;

/** Begins a run; under a key that has begun one it is that run again. */
export async function beginOnce(
  call: KeyedCall,
  head: BulkHead,
  itemsOf: ItemsOf,
): Promise<Answer> {
  const id = newId();
  const { orm } = call.services;
  const replay = await replayRequestOf(call, call.body, -1, id, bulkRunId(id));
  if (replay) {
    const taken = await takeIdempotencyKey(call.services, replay, (usageId) =>
      freeKey(orm, usageId),
    );
    if (taken.state === 'completed') return accepted(await seenRun(call, taken.usageId));
  }
  try {
    return accepted(await begun(call, head, id, await itemsOf(id)));
  } catch (refusal) {
    // the refusal matters more; a later try takes the key over
    if (replay) await freeKey(orm, id).catch(() => {});
    throw refusal;
  }
}

/**
 * The run that this very call has begun under its key before; null when it has begun none. Throws 409
 * when another call has.
 */
export async function begunBefore(call: KeyedCall): Promise<Answer | null> {
  const replay = await replayRequestOf(call, call.body, -1, '', '');
  const found = replay && (await readKey(call.services.orm, replay));
  if (found?.state === 'different_request') throw differentRequest();
  return found?.state === 'completed' ? accepted(await seenRun(call, found.usageId)) : null;
}

const accepted = (run: StoredBulkRun): Answer => ({ status: 202, body: { data: presentRun(run) } });

/** Stores the run, then starts its workflow: one that is not started is started within a minute. */
async function begun(
  call: KeyedCall,
  head: BulkHead,
  id: string,
  items: readonly NewBulkItem[],
): Promise<StoredBulkRun> {
  const { services, principal, requestId } = call;
  const workspaceId = principal.workspace.id;
  requireFirst(call, head, items);
  const { chunkItems } = KINDS[head.kind];
  const limits = { chunkItems, openMax: BULK_OPEN_MAX };
  if (!(await createBulkRun(services.orm, newRun(call, head, id), items, limits)))
    throw tooManyOpen();
  const run = await seenRun(call, id);
  await startBulk(services, { id, workspaceId, requestId }).catch((cause: unknown) =>
    services.log.warn({ requestId, err: cause }, 'a bulk run will be started later'),
  );
  return run;
}

const newRun = (call: KeyedCall, head: BulkHead, id: string): NewBulkRun => ({
  id,
  workspaceId: call.principal.workspace.id,
  keyId: call.principal.key?.id ?? null,
  grantId: call.principal.grant?.id ?? null,
  requestId: call.requestId,
  actor: call.principal.actor,
  kind: head.kind,
  name: head.name || null,
  reference: head.reference || null,
  onEmptyBalance: head.onEmptyBalance,
  maxCredits: head.maxCredits ?? null,
});

/** Items are charged in their order: where the first cannot be paid, none can. */
function requireFirst(
  { principal }: KeyedCall,
  { maxCredits }: BulkHead,
  items: readonly NewBulkItem[],
): void {
  const { balance } = principal.workspace;
  const first = items.find(({ error }) => error === null);
  if (first && maxCredits !== undefined && first.cost > maxCredits)
    throw invalidInput([
      { path: 'maxCredits', message: `must be at least ${first.cost}: what the first item costs` },
    ]);
  const left = ceilingLeft(principal);
  if (!first || first.cost <= Math.min(balance, left ?? balance)) return;
  throw ApiError.of(unpaid(first.cost, balance, left));
}

const OPEN_RETRY_S = 60;

const tooManyOpen = (): ApiError =>
  new ApiError(
    'quota_exceeded',
    `${BULK_OPEN_MAX} bulk runs of this workspace have not ended. Wait for one of them, or cancel one.`,
    { retryAfterSeconds: OPEN_RETRY_S },
  );

export const viewerOf = ({
  principal: { key, grant, scopes, workspace },
}: KeyedCall): BulkViewer => ({
  workspaceId: workspace.id,
  id: key?.id ?? grant?.id ?? workspace.id,
  kinds: BULK_KINDS.filter((kind) => scopes.includes(BULK_SCOPES[kind])),
});

/** A run that this key may see. Throws 404. */
export async function seenRun(call: KeyedCall, id: string): Promise<StoredBulkRun> {
  const run = await readBulkRun(call.services.orm, viewerOf(call), id);
  if (!run) throw new ApiError('not_found', 'There is no such bulk run.');
  return run;
}
