/**
 * What callers say of classifications: the latest word stands until the operator has reviewed it.
 */
import { newId } from '../id.ts';
import { type Orm, sql } from '../orm.ts';

export interface FeedbackInput {
  usageId?: string;
  destinationCountry: string;
  description: string;
  predictedCode: string;
  verdict: 'right' | 'wrong';
  correctCode?: string;
  reason?: string;
  mode?: string;
  productUrl?: string;
}

export interface FeedbackReceipt {
  id: string;
  /** Earlier feedback on the same usage event was replaced. */
  replaced: boolean;
  /** Feedback on that usage event was reviewed already: it stands, this one was not recorded. */
  kept: boolean;
}

/** Records feedback; without `usageId` each is its own record. */
export async function recordFeedback(
  orm: Orm,
  workspaceId: string,
  input: FeedbackInput,
): Promise<FeedbackReceipt> {
  const [written] = await sql<{ id: string; added: boolean }>(
    orm,
    `insert into feedback as f (id, workspace_id, usage_id, destination_country, description, predicted_code, verdict,
       correct_code, reason, mode, product_url)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (workspace_id, usage_id) do update set
       destination_country = excluded.destination_country, description = excluded.description,
       predicted_code = excluded.predicted_code, verdict = excluded.verdict, correct_code = excluded.correct_code,
       reason = excluded.reason, mode = excluded.mode, product_url = excluded.product_url, updated_at = now()
       where f.state = 'recorded'
     returning id, (xmax = 0) as added`,
    [
      newId(),
      workspaceId,
      input.usageId ?? null,
      input.destinationCountry,
      input.description,
      input.predictedCode,
      input.verdict,
      input.correctCode ?? null,
      input.reason ?? null,
      input.mode ?? null,
      input.productUrl ?? null,
    ],
  );
  if (written) return { id: written.id, replaced: !written.added, kept: false };
  const [reviewed] = await sql<{ id: string }>(
    orm,
    'select id from feedback where workspace_id = ? and usage_id = ?',
    [workspaceId, input.usageId],
  );
  if (!reviewed) throw new Error('feedback was neither written nor found');
  return { id: reviewed.id, replaced: false, kept: true };
}
