/** Who asks as a person of a workspace: by their role, without a key. */
import { scopesOf, type Role } from '../../contract/roles.ts';
import { type Session, sql } from '../orm.ts';
import { countOf, type Window, windowOf, type WindowRow } from './rateLimit.ts';
import {
  type Principal,
  WITH_OWNER,
  WORKSPACE_COLUMNS,
  workspaceOf,
  type WorkspaceRow,
} from './workspaces.ts';

/**
 * The member of a workspace, with what the role allows, and the rate window of the person, in which
 * this call is counted, in one statement. Null, and nothing counted, when there is no such workspace
 * or the person is no member of it: both look alike.
 */
export async function findMemberAndCount(
  orm: Session,
  { userId, slug }: { userId: string; slug: string },
  windowS: number,
): Promise<(Window & { principal: Principal & { role: Role } }) | null> {
  const [row] = await sql<MemberRow & WorkspaceRow & WindowRow>(orm, FIND_AND_COUNT, [
    userId,
    slug,
    1,
    windowS,
    windowS,
    windowS,
  ]);
  if (!row) return null;
  const { role, user_id: id, email: name } = row;
  const actor = { type: 'user' as const, id, name };
  const scopes = scopesOf(role);
  const principal = { key: null, grant: null, role, actor, scopes, ...workspaceOf(row) };
  return { ...windowOf(row, windowS), principal };
}

const FIND_AND_COUNT = `
  with valid as (
    select m.role, u.id as user_id, u.email, m.workspace_id
    from members m join users u on u.id = m.user_id join workspaces s on s.id = m.workspace_id
    where m.user_id = ?::uuid and s.slug = ?
  ), counted as (
    ${countOf(`select 'user:' || user_id, now(), ?::int from valid`)}
  )
  select v.role, v.user_id, v.email, ${WORKSPACE_COLUMNS}, counted.count, counted.seconds_left
  from valid v join workspaces w on w.id = v.workspace_id ${WITH_OWNER} cross join counted`;

interface MemberRow {
  role: Role;
  user_id: string;
  email: string;
}
