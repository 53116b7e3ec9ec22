/** Everything that is kept of a workspace goes, but numbers of the ledger and ids of the audit. */
import { newId } from '../id.ts';
import { type Orm, sql } from '../orm.ts';
import { holdingsOf, quoted } from './holdings.ts';
import { spacesOf } from './workspaces.ts';

/**
 * Tables that keep their rows: the ledger without its texts, and the audit, which never had any.
 */
export const KEPT: ReadonlySet<string> = new Set(['ledger_entries', 'audit_entries']);

/**
 * Erases a workspace, with its test space, all keys and grants: rows by table. Credits that are left
 * expire, so that the ledger goes on to sum up. Its row goes last and is locked first: what comes late finds no
 * workspace, and nothing can be written for it any more. Call it within `together`.
 */
export async function eraseWorkspace(
  orm: Orm,
  workspaceId: string,
): Promise<Record<string, number>> {
  const spaces = `{${(await spacesOf(orm, workspaceId)).join(',')}}`;
  const [workspace] = await sql<{ balance: number }>(
    orm,
    'select balance from workspaces where id = any(?::uuid[]) order by test_of nulls first for update',
    [spaces],
  );
  if (!workspace) throw new Error(`there is no workspace ${workspaceId}`);
  if (workspace.balance > 0)
    await sql(
      orm,
      `insert into ledger_entries (id, workspace_id, kind, amount, balance_after) values (?, ?, 'expiry', ?, 0)`,
      [newId(), workspaceId, -workspace.balance],
    );
  await sql(orm, 'update ledger_entries set description = null where workspace_id = ?', [
    workspaceId,
  ]);
  await sql(
    orm,
    `delete from rate_windows w using (
       select unnest(?::uuid[])::text as id
       union all select id::text from api_keys where workspace_id = any(?::uuid[])
       union all select id::text from agent_grants where workspace_id = any(?::uuid[])
     ) named where position(named.id in w.bucket) > 0`,
    [spaces, spaces, spaces],
  );
  const holdings = (await holdingsOf(orm, workspaceId)).filter(({ table }) => !KEPT.has(table));
  // one statement: references are checked at its end, so that no table need go before another
  const deletes = holdings.map(
    ({ table, condition }, at) =>
      `gone_${at} as (delete from ${quoted(table)} where ${condition} returning 1)`,
  );
  const counts = holdings.map(
    ({ table }, at) => `(select count(*)::int from gone_${at}) as ${quoted(table)}`,
  );
  const [gone] = await sql<Record<string, number>>(
    orm,
    `with ${deletes.join(', ')} select ${counts.join(', ')}`,
  );
  return gone ?? {};
}

/**
 * Billable requests of a workspace and its test space that were charged within a day and are neither settled nor
 * refunded.
 */
export async function countUnderWay(orm: Orm, workspaceId: string): Promise<number> {
  const [row] = await sql<{ n: number }>(
    orm,
    `select count(*)::int as n from usage_events where workspace_id = any(?::uuid[]) and status in ('charged', 'free')
       and settled_at is null and refunded_at is null and created_at > now() - interval '1 day'`,
    [`{${(await spacesOf(orm, workspaceId)).join(',')}}`],
  );
  return row?.n ?? 0;
}
