/**
 * Tokens, codes, grants and clients of the authorization server, by the hash of their id: one
 * table, and nothing in it that could be presented.
 */
import { type Role, scopesOf } from '../../contract/roles.ts';
import { isId } from '../id.ts';
import { type Session, sql } from '../orm.ts';
import { digestOf } from './signIn.ts';

export type Payload = Record<string, unknown>;

/** Lays a record under its id; without `expiresInS` it stays until it is taken away. */
export async function putRecord(
  orm: Session,
  model: string,
  id: string,
  payload: Payload,
  expiresInS: number | null,
): Promise<void> {
  const { grantId = null, clientId = null } = payload;
  await sql(
    orm,
    `insert into oauth_records (model, id_hash, payload, grant_id, client_id, expires_at)
     values (?, ?, ?::jsonb, ?, ?, now() + make_interval(secs => ?::float8))
     on conflict (model, id_hash) do update set payload = excluded.payload,
       grant_id = excluded.grant_id, client_id = excluded.client_id, expires_at = excluded.expires_at`,
    [model, digestOf(id), JSON.stringify(payload), grantId, clientId, expiresInS],
  );
}

export interface FoundRecord {
  payload: Payload;
  /** Seconds since it was used up; null: it was not. */
  consumedAgoS: number | null;
}

export async function findRecord(
  orm: Session,
  model: string,
  id: string,
): Promise<FoundRecord | null> {
  const [row] = await sql<FoundRecord>(
    orm,
    `select payload, extract(epoch from clock_timestamp() - consumed_at)::float8 as "consumedAgoS"
     from oauth_records
     where model = ? and id_hash = ? and (expires_at is null or expires_at > now())`,
    [model, digestOf(id)],
  );
  return row ?? null;
}

/** What a record under a grant holds; null where there is none, or the grant does not stand. */
export async function findOfStanding(
  orm: Session,
  model: string,
  id: string,
): Promise<Payload | null> {
  const [row] = await sql<{ payload: Payload }>(
    orm,
    `select r.payload from oauth_records r join agent_grants g on g.id = r.grant_id::uuid
     where r.model = ? and r.id_hash = ? and r.expires_at > now()
       and g.revoked_at is null and (g.ends_at is null or g.ends_at > now())`,
    [model, digestOf(id)],
  );
  return row?.payload ?? null;
}

/** Marks a record as used up; false when it was so before. */
export async function consumeRecord(orm: Session, model: string, id: string): Promise<boolean> {
  const rows = await sql(
    orm,
    `update oauth_records set consumed_at = clock_timestamp()
     where model = ? and id_hash = ? and consumed_at is null returning 1 as one`,
    [model, digestOf(id)],
  );
  return rows.length > 0;
}

export async function deleteRecord(orm: Session, model: string, id: string): Promise<void> {
  await sql(orm, 'delete from oauth_records where model = ? and id_hash = ?', [
    model,
    digestOf(id),
  ]);
}

/** Takes away what was issued under a grant: all of it, or one kind. */
export async function deleteOfGrant(
  orm: Session,
  grantId: string,
  model: string | null,
): Promise<void> {
  await sql(orm, 'delete from oauth_records where grant_id = ? and model = coalesce(?, model)', [
    grantId,
    model,
  ]);
}

/** Ends a grant by its id alone, and all that was issued under it; its workspace, or null. */
export async function endGrant(orm: Session, grantId: string): Promise<string | null> {
  const [row] = await sql<{ workspace_id: string }>(
    orm,
    `update agent_grants set revoked_at = now()
     where id = ?::uuid and revoked_at is null returning workspace_id`,
    [isId(grantId) ? grantId : null],
  );
  await deleteOfGrant(orm, grantId, null);
  return row?.workspace_id ?? null;
}

/** Whether a grant still holds: not revoked, not over, and its person is a member still. */
export async function isGrantLive(orm: Session, grantId: string): Promise<boolean> {
  const rows = await sql(
    orm,
    `select 1 as one from agent_grants g
       join members m on m.workspace_id = g.workspace_id and m.user_id = g.user_id
     where g.id = ?::uuid and g.revoked_at is null and (g.ends_at is null or g.ends_at > now())`,
    [isId(grantId) ? grantId : null],
  );
  return rows.length > 0;
}

export interface AccessTokenHolder {
  grantId: string;
  workspaceId: string;
  userId: string;
  clientId: string;
  /** Those of the token, the grant and the person's role. */
  scopes: string[];
  /** Of the person in the workspace: what it may not do, no program may for it. */
  role: Role;
}

/** Asked at every call: grants are found by their key, however many there are. */
export const FIND_ACCESS_TOKEN = `select g.id as "grantId", g.workspace_id as "workspaceId", g.user_id as "userId",
       g.client_id as "clientId", m.role, g.scopes as granted,
       coalesce(r.payload ->> 'scope', '') as scope
     from oauth_records r join agent_grants g on g.id = r.grant_id::uuid
       join members m on m.workspace_id = g.workspace_id and m.user_id = g.user_id
     where r.model = 'AccessToken' and r.id_hash = ? and r.expires_at > now()
       and r.payload ->> 'aud' = any(?::text[]) and r.payload ->> 'clientId' = g.client_id
       and g.revoked_at is null and (g.ends_at is null or g.ends_at > now())`;

/**
 * Who an access token for one of these audiences stands for, at this moment; null when it is unknown,
 * expired, revoked or for another audience, or its person is no member any more.
 */
export async function findAccessToken(
  orm: Session,
  token: string,
  audiences: readonly string[],
): Promise<AccessTokenHolder | null> {
  const [row] = await sql<Omit<AccessTokenHolder, 'scopes'> & { scope: string; granted: string[] }>(
    orm,
    FIND_ACCESS_TOKEN,
    [digestOf(token), `{${audiences.map((one) => `"${one}"`).join(',')}}`],
  );
  if (!row) return null;
  const { scope, granted, ...holder } = row;
  const most: ReadonlySet<string> = new Set(scopesOf(row.role));
  const scopes = scope.split(' ').filter((one) => granted.includes(one) && most.has(one));
  return { ...holder, scopes };
}

/** What the server has once: made by whichever process needs it first. */
export async function keptOnce(
  orm: Session,
  name: string,
  make: () => Promise<Payload>,
): Promise<Payload> {
  const known = await findRecord(orm, 'Kept', name);
  if (known) return known.payload;
  await sql(
    orm,
    `insert into oauth_records (model, id_hash, payload) values ('Kept', ?, ?::jsonb)
     on conflict do nothing`,
    [digestOf(name), JSON.stringify(await make())],
  );
  const kept = await findRecord(orm, 'Kept', name);
  if (!kept) throw new Error(`${name} was kept and is not there`);
  return kept.payload;
}

/** Clients that registered themselves and were never allowed anything. */
export async function countUnusedClients(orm: Session): Promise<number> {
  const [row] = await sql<{ n: number }>(
    orm,
    `select count(*)::int as n from oauth_records r where ${UNUSED_CLIENT}`,
  );
  return row?.n ?? 0;
}

/** SQL: a record `r` that is a client of its own registration without a grant. */
export const UNUSED_CLIENT = `r.model = 'Client' and r.payload ->> 'landfall_kept' is null
  and not exists (select 1 from agent_grants g where g.client_id = r.client_id)`;
