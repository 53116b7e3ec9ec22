/** Bulk runs and their results as the interface shows them. */
import type { BulkHead, BulkResult, BulkRun } from '../../contract/bulk.ts';
import type { Actor } from '../../contract/evidence.ts';
import type { BulkResultRow, StoredBulkRun } from '../../db/store/bulkRuns.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export function presentRun(run: StoredBulkRun): BulkRun {
  const { counts, actor } = run;
  const done = counts.succeeded + counts.failed + counts.skipped;
  return {
    id: run.id,
    kind: run.kind,
    name: run.name,
    reference: run.reference,
    state: run.state,
    pauseReason: run.pauseReason,
    counts,
    progress: counts.total === 0 ? 1 : Math.floor((done / counts.total) * 1000) / 1000,
    credits: {
      estimated: run.estimated,
      charged: run.charged,
      refunded: run.refunded,
      ceiling: run.maxCredits,
    },
    error: run.error,
    startedAt: iso(run.startedAt),
    finishedAt: iso(run.finishedAt),
    cancelledAt: iso(run.cancelledAt),
    expiresAt: iso(run.expiresAt),
    createdAt: run.createdAt.toISOString(),
    createdBy: actor,
  };
}

/** What a run would cost; nothing of it is stored. */
export const estimateOf = (
  { kind, name, reference, maxCredits }: BulkHead,
  { total, failed, estimated }: { total: number; failed: number; estimated: number },
  actor: Actor,
): BulkRun => ({
  id: null,
  kind,
  name: name || null,
  reference: reference || null,
  state: 'estimate',
  pauseReason: null,
  counts: { total, pending: total - failed, running: 0, succeeded: 0, failed, skipped: 0 },
  progress: 0,
  credits: { estimated, charged: 0, refunded: 0, ceiling: maxCredits ?? null },
  error: null,
  startedAt: null,
  finishedAt: null,
  cancelledAt: null,
  expiresAt: null,
  createdAt: new Date().toISOString(),
  createdBy: actor,
});

export function presentResult(row: BulkResultRow): BulkResult {
  const { place: index, state, reference, attempts, usageId, answer, error, goods } = row;
  const { destinationCountry } = row;
  const told = {
    index,
    ok: state === 'succeeded',
    reference,
    ...(goods ? { productId: goods.productId } : {}),
    ...(goods || destinationCountry !== null ? { destinationCountry } : {}),
    ...(goods?.itemId ? { itemId: goods.itemId } : {}),
    attempts,
  };
  if (state === 'succeeded')
    // stored in the very shape of the single call's answer; purged before its run only by settings
    return { ...told, ...(answer ? { result: answer as Record<string, unknown> } : {}), usageId };
  return {
    ...told,
    ...(error ? { error } : {}),
    usageId: attempts > 0 ? usageId : null,
  };
}
