/** Codes that a workspace's classifications never answer with. At most 5,000 a workspace. */
import { BlockedCode } from '../entities/blockedCode.ts';
import { type Orm, sql } from '../orm.ts';

export const BLOCKED_CODES_MAX = 5000;

export interface BlockedCodeInput {
  code: string;
  destination: string;
  reason?: string;
}

/** All blocked codes of a workspace, by code and destination. */
export function listBlocked(orm: Orm, workspaceId: string): Promise<BlockedCode[]> {
  return orm.em
    .fork()
    .find(BlockedCode, { workspaceId }, { orderBy: { code: 'asc', destination: 'asc' } });
}

/** Codes blocked for a destination, those for all destinations included. */
export async function blockedFor(
  orm: Orm,
  workspaceId: string,
  destination: string,
): Promise<string[]> {
  const rows = await sql<{ code: string }>(
    orm,
    `select code from blocked_codes where workspace_id = ? and destination in ('*', ?) order by code`,
    [workspaceId, destination],
  );
  return rows.map((row) => row.code);
}

/** Thrown inside a transaction so that nothing of it stays. */
class LimitReached extends Error {}

export type ImportResult =
  | { added: number; updated: number; removed: number; total: number }
  | 'limit_reached';

/**
 * Blocks codes, all or nothing. A code that is blocked already keeps its author and gets the reason
 * when one is given. With `replace` the list becomes exactly these codes. `limit_reached`: more
 * than 5,000 would stand; nothing changed.
 */
export async function importBlocked(
  orm: Orm,
  workspaceId: string,
  codes: readonly BlockedCodeInput[],
  options: { replace: boolean; createdBy: string },
): Promise<ImportResult> {
  const distinct = [
    ...new Map(codes.map((item) => [`${item.code} ${item.destination}`, item])).values(),
  ];
  try {
    return await orm.em.fork().transactional(async (em) => {
      // two imports of one workspace take turns, so that the limit holds
      await sql({ em }, 'select pg_advisory_xact_lock(hashtextextended(?, 1))', [workspaceId]);
      const list = JSON.stringify(
        distinct.map((item) => ({ ...item, reason: item.reason ?? null })),
      );
      const removed = options.replace ? await sql({ em }, REMOVE_OMITTED, [workspaceId, list]) : [];
      const written = await sql<{ added: boolean }>({ em }, UPSERT, [
        workspaceId,
        options.createdBy,
        list,
      ]);
      const [count] = await sql<{ n: number }>(
        { em },
        'select count(*)::int as n from blocked_codes where workspace_id = ?',
        [workspaceId],
      );
      const total = count?.n ?? 0;
      if (total > BLOCKED_CODES_MAX) throw new LimitReached();
      const added = written.filter((row) => row.added).length;
      return { added, updated: written.length - added, removed: removed.length, total };
    });
  } catch (cause) {
    if (cause instanceof LimitReached) return 'limit_reached';
    throw cause;
  }
}

const ITEMS = `jsonb_to_recordset(?::jsonb) as item (code text, destination text, reason text)`;
const REMOVE_OMITTED = `
  delete from blocked_codes b where workspace_id = ?
    and not exists (select 1 from ${ITEMS} where item.code = b.code and item.destination = b.destination)
  returning code`;
// xmax is 0 on a row that this statement inserted
const UPSERT = `
  insert into blocked_codes as b (workspace_id, created_by, code, destination, reason)
  select ?, ?, item.code, item.destination, item.reason from ${ITEMS}
  on conflict (workspace_id, code, destination) do update set reason = coalesce(excluded.reason, b.reason)
  returning (xmax = 0) as added`;

/** One blocked code; null when it is not blocked. */
export function findBlocked(
  orm: Orm,
  workspaceId: string,
  code: string,
  destination: string,
): Promise<BlockedCode | null> {
  return orm.em.fork().findOne(BlockedCode, { workspaceId, code, destination });
}

/**
 * Unblocks a code; without a destination for all destinations it is blocked for. False when it was
 * not blocked.
 */
export async function removeBlocked(
  orm: Orm,
  workspaceId: string,
  code: string,
  destination?: string,
): Promise<boolean> {
  const removed = await orm.em
    .fork()
    .nativeDelete(BlockedCode, { workspaceId, code, ...(destination ? { destination } : {}) });
  return removed > 0;
}
