/**
 * What a person has let a client of the agent endpoint do: scopes, credits, until when. The credits
 * that it spends are taken and given back in the statements that charge and refund.
 */
import type { Scope } from '../../contract/operation.ts';
import { newId } from '../id.ts';
import { momentOf, momentOrNull, type Session, sql, type Timestamptz } from '../orm.ts';
import type { PageRequest } from './account.ts';
import { countOf, type Window, windowOf, type WindowRow } from './rateLimit.ts';
import {
  type Principal,
  WITH_OWNER,
  WORKSPACE_COLUMNS,
  workspaceOf,
  type WorkspaceRow,
} from './workspaces.ts';

export interface NewAgentGrant {
  workspaceId: string;
  /** The person who gave it. */
  userId: string;
  clientId: string;
  clientName: string;
  scopes: readonly Scope[];
  /** Credits that it may spend in all; null: no bound but the balance. */
  creditCeiling: number | null;
  /** It may approve without asking a person. */
  mayApprove: boolean;
  /** Null: until it is revoked. */
  endsAt: Date | null;
}

export interface AgentGrant extends NewAgentGrant {
  id: string;
  creditsSpent: number;
  revokedAt: Date | null;
  createdAt: Date;
}

/** Keeps a grant and returns its id. */
export async function createAgentGrant(orm: Session, grant: NewAgentGrant): Promise<string> {
  const id = newId();
  await sql(
    orm,
    `insert into agent_grants (id, workspace_id, user_id, client_id, client_name, scopes, credit_ceiling, may_approve,
       ends_at) values (?, ?, ?, ?, ?, ?::text[], ?, ?, ?)`,
    [
      id,
      grant.workspaceId,
      grant.userId,
      grant.clientId,
      grant.clientName.slice(0, 200) || grant.clientId.slice(0, 200),
      `{${grant.scopes.join(',')}}`,
      grant.creditCeiling,
      grant.mayApprove,
      grant.endsAt,
    ],
  );
  return id;
}

/** Revokes a grant for good; false when there is none, or it was revoked before. */
export async function revokeAgentGrant(
  orm: Session,
  workspaceId: string,
  id: string,
): Promise<boolean> {
  const revoked = await sql(
    orm,
    `update agent_grants set revoked_at = now()
     where id = ? and workspace_id = ? and revoked_at is null returning id`,
    [id, workspaceId],
  );
  return revoked.length > 0;
}

/** A grant of a workspace as it stands; null when there is none. */
export async function readAgentGrant(
  orm: Session,
  workspaceId: string,
  id: string,
): Promise<AgentGrant | null> {
  const [row] = await sql<GrantRow>(
    orm,
    `select ${COLUMNS} from agent_grants g where g.id = ? and g.workspace_id = ?`,
    [id, workspaceId],
  );
  return row ? grantOf(row) : null;
}

/** Grants of a workspace, newest first, those that are over included; one more than the page takes. */
export async function listAgentGrants(
  orm: Session,
  workspaceId: string,
  { limit, after }: PageRequest,
): Promise<AgentGrant[]> {
  const rows = await sql<GrantRow>(
    orm,
    `select ${COLUMNS} from agent_grants g where g.workspace_id = ?
       and (?::timestamptz is null or (g.created_at, g.id) < (?::timestamptz, ?::uuid))
     order by g.created_at desc, g.id desc limit ?`,
    [workspaceId, after?.at ?? null, after?.at ?? null, after?.id ?? null, limit + 1],
  );
  return rows.map(grantOf);
}

/**
 * SQL: the credits that a grant `g` may still spend; null where it has no ceiling. None when it is
 * over: what it had begun is charged no further.
 */
export const GRANT_LEFT = `case when g.revoked_at is not null or g.ends_at <= now() then 0
  when g.credit_ceiling is not null then greatest(0, g.credit_ceiling - g.credits_spent) end`;

/** What a grant has left, null without a ceiling; 0 where there is none. */
export async function creditsLeftOf(orm: Session, grantId: string): Promise<number | null> {
  const [row] = await sql<{ left: number | null }>(
    orm,
    `select ${GRANT_LEFT} as left from agent_grants g where g.id = ?`,
    [grantId],
  );
  return row ? row.left : 0;
}

/**
 * Who asks by a grant that stands, and its rate window, in which this call is counted, in one
 * statement. Null, and nothing counted, when it is unknown, of another workspace, revoked or over.
 */
export async function findGrantAndCount(
  orm: Session,
  { grantId, workspaceId }: { grantId: string; workspaceId: string },
  windowS: number,
): Promise<(Window & { principal: Principal }) | null> {
  const [row] = await sql<GrantRow & WorkspaceRow & WindowRow>(orm, FIND_AND_COUNT, [
    grantId,
    workspaceId,
    1,
    windowS,
    windowS,
    windowS,
  ]);
  if (!row) return null;
  const grant = grantOf(row);
  const actor = {
    type: 'oauth_client' as const,
    id: grant.clientId,
    name: grant.clientName,
    userId: grant.userId,
  };
  const { scopes } = grant;
  const principal = { key: null, grant, role: null, actor, scopes, ...workspaceOf(row) };
  return { ...windowOf(row, windowS), principal };
}

const COLUMNS = `g.id, g.workspace_id, g.user_id, g.client_id, g.client_name, g.scopes, g.credit_ceiling,
  g.credits_spent, g.may_approve, g.ends_at, g.revoked_at, g.created_at`;

const FIND_AND_COUNT = `
  with valid as (
    select * from agent_grants
    where id = ?::uuid and workspace_id = ?::uuid and revoked_at is null and (ends_at is null or ends_at > now())
  ), counted as (
    ${countOf(`select 'grant:' || id, now(), ?::int from valid`)}
  )
  select ${COLUMNS}, ${WORKSPACE_COLUMNS}, counted.count, counted.seconds_left
  from valid g join workspaces w on w.id = g.workspace_id ${WITH_OWNER} cross join counted`;

interface GrantRow {
  id: string;
  workspace_id: string;
  user_id: string;
  client_id: string;
  client_name: string;
  scopes: Scope[];
  credit_ceiling: number | null;
  credits_spent: number;
  may_approve: boolean;
  ends_at: Timestamptz | null;
  revoked_at: Timestamptz | null;
  created_at: Timestamptz;
}

const grantOf = (row: GrantRow): AgentGrant => ({
  id: row.id,
  workspaceId: row.workspace_id,
  userId: row.user_id,
  clientId: row.client_id,
  clientName: row.client_name,
  scopes: row.scopes,
  creditCeiling: row.credit_ceiling,
  creditsSpent: row.credits_spent,
  mayApprove: row.may_approve,
  endsAt: momentOrNull(row.ends_at),
  revokedAt: momentOrNull(row.revoked_at),
  createdAt: momentOf(row.created_at),
});
