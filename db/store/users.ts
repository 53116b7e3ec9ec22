/** People who sign in, and what they are in which workspace. */
import type { Role } from '../../contract/roles.ts';
import { newId } from '../id.ts';
import { momentOf, type Session, sql, type Timestamptz } from '../orm.ts';

export interface User {
  id: string;
  email: string;
  passwordHash: string | null;
}

/** How an address is kept and looked up: case does not tell two people apart. */
export const canonicalEmail = (text: string): string => text.trim().normalize('NFC').toLowerCase();

/** A new person without a way to sign in yet; null when the address is taken. */
export async function createUser(orm: Session, email: string): Promise<string | null> {
  const [row] = await sql<{ id: string }>(
    orm,
    'insert into users (id, email) values (?, ?) on conflict (email) do nothing returning id',
    [newId(), canonicalEmail(email)],
  );
  return row?.id ?? null;
}

const COLUMNS = 'id, email, password_hash as "passwordHash"';

export async function findUserByEmail(orm: Session, email: string): Promise<User | null> {
  const [row] = await sql<User>(orm, `select ${COLUMNS} from users where email = ?`, [
    canonicalEmail(email),
  ]);
  return row ?? null;
}

export async function findUser(orm: Session, id: string): Promise<User | null> {
  const [row] = await sql<User>(orm, `select ${COLUMNS} from users where id = ?`, [id]);
  return row ?? null;
}

/** Sets a password by its hash, and ends every session that the old one opened. */
export async function setPassword(orm: Session, userId: string, hash: string): Promise<void> {
  await sql(
    orm,
    `with ended as (delete from sign_in_sessions where user_id = ?),
       links as (delete from sign_in_links where user_id = ?)
     update users set password_hash = ? where id = ?`,
    [userId, userId, hash, userId],
  );
}

/** Takes a person away, with passkeys, sessions and grants. */
export async function removeUser(orm: Session, userId: string): Promise<void> {
  await sql(
    orm,
    'update agent_grants set revoked_at = now() where user_id = ? and revoked_at is null',
    [userId],
  );
  await sql(orm, 'delete from users where id = ?', [userId]);
}

export interface Membership {
  workspaceId: string;
  workspace: string;
  slug: string;
  role: Role;
}

/** Workspaces of a person that are not suspended, by name. */
export function membershipsOf(orm: Session, userId: string): Promise<Membership[]> {
  return sql<Membership>(
    orm,
    `select w.id as "workspaceId", w.name as workspace, w.slug, m.role
     from members m join workspaces w on w.id = m.workspace_id
     where m.user_id = ? and w.status = 'active' order by w.name, w.id`,
    [userId],
  );
}

/** Makes a person a member, or changes the role; returns the role before, null for none. */
export async function setMember(
  orm: Session,
  workspaceId: string,
  userId: string,
  role: Role,
): Promise<Role | null> {
  const [row] = await sql<{ before: Role | null }>(
    orm,
    `with old as (select role from members where workspace_id = ? and user_id = ?)
     insert into members (workspace_id, user_id, role) values (?, ?, ?)
     on conflict (workspace_id, user_id) do update set role = excluded.role
     returning (select role from old) as before`,
    [workspaceId, userId, workspaceId, userId, role],
  );
  return row?.before ?? null;
}

/**
 * Takes a person out of a workspace: the grants for it and all sessions of the person end with it.
 * Returns the role that was, null when there was none. Call it within `together`.
 */
export async function removeMember(
  orm: Session,
  workspaceId: string,
  userId: string,
): Promise<Role | null> {
  const [row] = await sql<{ role: Role }>(
    orm,
    'delete from members where workspace_id = ? and user_id = ? returning role',
    [workspaceId, userId],
  );
  if (!row) return null;
  await sql(
    orm,
    `update agent_grants set revoked_at = now()
     where workspace_id = ? and user_id = ? and revoked_at is null`,
    [workspaceId, userId],
  );
  await sql(orm, 'delete from sign_in_sessions where user_id = ?', [userId]);
  return row.role;
}

export interface ListedMember {
  userId: string;
  email: string;
  role: Role;
  createdAt: Date;
}

export async function listMembers(orm: Session, workspaceId: string): Promise<ListedMember[]> {
  const rows = await sql<Omit<ListedMember, 'createdAt'> & { created_at: Timestamptz }>(
    orm,
    `select u.id as "userId", u.email, m.role, m.created_at
     from members m join users u on u.id = m.user_id where m.workspace_id = ? order by u.email`,
    [workspaceId],
  );
  return rows.map(({ created_at: at, ...row }) => ({ ...row, createdAt: momentOf(at) }));
}

export interface ListedUser {
  userId: string;
  email: string;
  hasPassword: boolean;
  passkeys: number;
  workspaces: number;
}

export function listUsers(orm: Session): Promise<ListedUser[]> {
  return sql<ListedUser>(
    orm,
    `select u.id as "userId", u.email, u.password_hash is not null as "hasPassword",
       (select count(*)::int from passkeys p where p.user_id = u.id) as passkeys,
       (select count(*)::int from members m where m.user_id = u.id) as workspaces
     from users u order by u.email`,
  );
}
