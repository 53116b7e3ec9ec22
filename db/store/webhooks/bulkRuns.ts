/** What endpoints are told of a bulk run: once when it ends, and each time that it pauses. */
import type { BulkKind, BulkPause } from '../../../contract/bulk.ts';
import { ITEMS_TOLD } from '../../../contract/webhookEvents.ts';
import { type Session, sql } from '../../orm.ts';
import { announce, isListening } from './outbox.ts';

interface Row {
  kind: BulkKind;
  name: string | null;
  reference: string | null;
  pause_reason: BulkPause | null;
  error: { code: string } | null;
  total: number;
  succeeded: number;
  failed: number;
  skipped: number;
}

/** Tells how a run stands now; call it in the transaction that has changed its state. */
export async function announceRun(
  session: Session,
  runId: string,
  workspaceId: string,
  state: 'completed' | 'failed' | 'cancelled' | 'paused',
): Promise<void> {
  if (!(await isListening(session, workspaceId))) return;
  const [run] = await sql<Row>(session, RUN, [runId]);
  if (!run) return;
  const failed = await sql<{ index: number; reference: string | null; code: string | null }>(
    session,
    `select place as index, reference, error ->> 'code' as code from bulk_items
     where run_id = ? and state = 'failed' order by place limit ?`,
    [runId, ITEMS_TOLD],
  );
  await announce(session, {
    workspaceId,
    type: `bulk.${state}`,
    subject: state === 'paused' ? null : runId,
    data: {
      runId,
      kind: run.kind,
      name: run.name,
      reference: run.reference,
      pauseReason: state === 'paused' ? run.pause_reason : null,
      errorCode: state === 'failed' ? (run.error?.code ?? null) : null,
      counts: {
        total: run.total,
        succeeded: run.succeeded,
        failed: run.failed,
        skipped: run.skipped,
      },
      failed,
      statusUrl: `/v1/bulk/status?id=${runId}`,
      resultsUrl: `/v1/bulk/results?id=${runId}`,
    },
  });
}

const RUN = `
  select r.kind, r.name, r.reference, r.pause_reason, r.error, i.* from bulk_runs r cross join lateral (
    select count(*)::int as total, count(*) filter (where state = 'succeeded')::int as succeeded,
      count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'skipped')::int as skipped
    from bulk_items where run_id = r.id
  ) i where r.id = ?`;
