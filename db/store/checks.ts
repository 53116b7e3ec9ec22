/**
 * Checks kept as evidence. A row is written with its answer, and completes its idempotency key in
 * the same statement.
 */
import type { Actor, Check, CheckKind } from '../../contract/evidence.ts';
import { momentOf, type Orm, sql, type Timestamptz } from '../orm.ts';

export interface KeptCheck {
  id: string;
  checkedAt: Date;
  reference: string | null;
  actor: Actor;
  /** The `data` that was answered. */
  result: unknown;
}

/**
 * Keeps a check and its answer; keeping it again changes nothing. False when its deadline has
 * passed: the caller was told that it failed, so it never happened.
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

const checkOf = ({ id, created_at, reference, actor, result }: Row): KeptCheck => ({
  id,
  checkedAt: momentOf(created_at),
  reference,
  actor,
  result,
});

/** One check; null when it was never kept. */
export async function readCheck(orm: Orm, checkId: string): Promise<KeptCheck | null> {
  const [row] = await sql<Row>(
    orm,
    'select id, created_at, reference, actor, result from checks where id = ?',
    [checkId],
  );
  return row ? checkOf(row) : null;
}

/** Which checks are asked for: after the one with the id `after`, where it is given. */
export interface ChecksPage {
  workspaceId: string;
  kind: CheckKind;
  after: string | null;
  limit: number;
  /** Of the answers together; the first is read whatever its size. */
  bytesMax: number;
}

/**
 * Checks of a workspace, newest first, as many as the limits allow, and whether these are all that
 * are left.
 */
export async function listChecks(
  orm: Orm,
  { workspaceId, kind, after, limit, bytesMax }: ChecksPage,
): Promise<{ checks: KeptCheck[]; isLast: boolean }> {
  const rows = await sql<Row & { fits: boolean }>(orm, LIST, [
    workspaceId,
    kind,
    after,
    after,
    bytesMax,
    limit,
    workspaceId,
    kind,
    limit,
    bytesMax,
  ]);
  const checks = rows.filter(({ fits }) => fits).map(checkOf);
  return { checks, isLast: checks.length === rows.length };
}

/**
 * Row by row, since sizes are known only once an answer is unpacked: no more of them than the page
 * takes, and the one behind it, of which the id alone is read.
 */
const LIST = `
  with recursive page as (
    (select id, octet_length(result::text)::bigint as bytes, 1 as place from checks
     where workspace_id = ? and kind = ? and (?::uuid is null or id < ?::uuid) order by id desc limit 1)
    union all
    select next.id, page.bytes + octet_length(next.result::text), page.place + 1
    from page cross join lateral (
      select id, result from checks
      where page.bytes <= ? and page.place <= ? and workspace_id = ? and kind = ? and id < page.id
      order by id desc limit 1
    ) next
  ), sized as (
    select id, place <= ? and (place = 1 or bytes <= ?) as fits from page
  )
  select sized.id, sized.fits, created_at, reference, actor, result
  from sized left join checks on checks.id = sized.id and sized.fits order by sized.id desc`;
