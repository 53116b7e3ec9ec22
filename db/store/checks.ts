/** Checks kept as evidence. A row is written with its answer, and completes its idempotency key in the same statement. */
import type { Actor, Check, CheckKind } from '../../contract/evidence.ts';
import { momentOf, type Orm, sql, type Timestamptz } from '../orm.ts';

export interface KeptCheck {
  id: string;
  checkedAt: Date;
  reference: string | null;
  actor: Actor;
  request: unknown;
  /** The `data` that was answered. */
  result: unknown;
}

/**
 * Keeps a check and its answer; keeping it again changes nothing. False when its deadline has passed: the caller was told that
 * it failed, so it never happened.
 */
export async function keepCheck(
  orm: Orm,
  check: Check,
  { request, result, deadline }: { request: unknown; result: unknown; deadline: Date },
): Promise<boolean> {
  const [kept] = await sql(orm, KEEP, [
    check.checkId,
    check.workspaceId,
    check.kind,
    check.reference,
    JSON.stringify(request),
    JSON.stringify(result),
    JSON.stringify(check.actor),
    check.requestId,
    deadline,
  ]);
  return kept !== undefined || (await readCheck(orm, check.checkId)) !== null;
}

const KEEP = `
  with kept as (
    insert into checks (id, workspace_id, kind, reference, request, result, actor, request_id)
    select ?::uuid, ?::uuid, ?, ?, ?::json, ?::json, ?::json, ?::uuid where now() <= ?
    on conflict (id) do nothing returning id
  ), done as (
    update replays set state = 'completed', completed_at = now() where usage_id in (select id from kept)
  )
  select id from kept`;

type Row = Omit<KeptCheck, 'checkedAt'> & { created_at: Timestamptz };

const checkOf = ({ created_at, ...row }: Row): KeptCheck => ({ ...row, checkedAt: momentOf(created_at) });

/** One check; null when it was never kept. */
export async function readCheck(orm: Orm, checkId: string): Promise<KeptCheck | null> {
  const [row] = await sql<Row>(
    orm,
    'select id, created_at, reference, actor, request, result from checks where id = ?',
    [checkId],
  );
  return row ? checkOf(row) : null;
}

/** The checks of a workspace, newest first; after the one with the id `after`, where it is given. */
export async function listChecks(
  orm: Orm,
  workspaceId: string,
  kind: CheckKind,
  limit: number,
  after: string | null,
): Promise<KeptCheck[]> {
  const rows = await sql<Row>(
    orm,
    `select id, created_at, reference, actor, request, result from checks
     where workspace_id = ? and kind = ? and (?::uuid is null or id < ?::uuid) order by id desc limit ?`,
    [workspaceId, kind, after, after, limit],
  );
  return rows.map(checkOf);
}
