/**
 * What operators did. Rows are added, never changed: they hold ids, numbers and settings, no names
 * and no texts of customers.
 */
import { newId } from '../id.ts';
import { momentOf, type Orm, sql, type Timestamptz } from '../orm.ts';

export interface AuditEntry {
  /** The operator. */
  by: string;
  /** The command: `key create`, `data activate`. */
  what: string;
  workspaceId: string | null;
  /** What was changed, as it was; null where nothing was. Ids, numbers, settings. */
  before: Record<string, unknown> | null;
  /** The same as it is now, or what was ordered or handed out. */
  after: Record<string, unknown> | null;
}

/** Adds an entry; within `together` it stands or falls with what it tells of. */
export async function recordAudit(orm: Orm, entry: AuditEntry): Promise<void> {
  await sql(
    orm,
    'insert into audit_entries (id, by_whom, what, workspace_id, before, after) values (?, ?, ?, ?, ?::jsonb, ?::jsonb)',
    [
      newId(),
      entry.by,
      entry.what,
      entry.workspaceId,
      entry.before && JSON.stringify(entry.before),
      entry.after && JSON.stringify(entry.after),
    ],
  );
}

export type ListedAudit = AuditEntry & { id: string; at: Date };

/** The newest entries, of one workspace or of all. */
export async function listAudit(
  orm: Orm,
  workspaceId: string | null,
  limit: number,
): Promise<ListedAudit[]> {
  const rows = await sql<Omit<ListedAudit, 'at'> & { at: Timestamptz }>(
    orm,
    `select id, at, by_whom as by, what, workspace_id as "workspaceId", before, after from audit_entries
     ${workspaceId === null ? '' : 'where workspace_id = ?'} order by id desc limit ?`,
    workspaceId === null ? [limit] : [workspaceId, limit],
  );
  return rows.map((row) => ({ ...row, at: momentOf(row.at) }));
}
