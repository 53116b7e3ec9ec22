/** Stored calculations: what was asked and what was answered. */
import { momentOf, type Orm, sql, type Timestamptz } from '../orm.ts';

export interface StoredCalculation {
  operation: string;
  action: string;
  createdAt: Date;
  /** Null: refunded, or not answered yet. */
  answer: unknown;
  /** Null: answered before requests were kept, or by an operation that keeps none. */
  request: unknown;
  /** What was asked, shortened, as the list of usage shows it. */
  summary: string | null;
}

/**
 * The request and answer behind a usage event of a workspace; null when the workspace has no such
 * event.
 */
export async function readCalculation(
  orm: Orm,
  usageId: string,
  workspaceId: string,
): Promise<StoredCalculation | null> {
  const [found] = await sql<Omit<StoredCalculation, 'createdAt'> & { created_at: Timestamptz }>(
    orm,
    `select u.operation, u.action, u.created_at, u.summary, a.answer, a.request
     from usage_events u left join usage_answers a on a.usage_id = u.id
     where u.id = ? and u.workspace_id = ? and u.status <> 'void'`,
    [usageId, workspaceId],
  );
  if (!found) return null;
  const { created_at: at, ...row } = found;
  return { ...row, createdAt: momentOf(at) };
}
