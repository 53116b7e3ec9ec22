/** Sessions and one-time links of people: kept as hashes, so that a copy of the table opens none. */
import { createHash, randomBytes } from 'node:crypto';
import { type Session, sql } from '../orm.ts';

const BYTES = 32;
/** A session that is not used for so long is over. */
export const IDLE_HOURS = 12;
const SESSION_DAYS = 30;
/** A link is good for so long. */
export const LINK_MINUTES = 30;

export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const newSecret = (): string => randomBytes(BYTES).toString('base64url');

/** Opens a session of 30 days at most and returns its secret, for a cookie. */
export async function openSession(orm: Session, userId: string): Promise<string> {
  const secret = newSecret();
  await sql(
    orm,
    `insert into sign_in_sessions (hash, user_id, expires_at)
     values (?, ?, now() + make_interval(days => ${SESSION_DAYS}))`,
    [digestOf(secret), userId],
  );
  return secret;
}

export interface SignedIn {
  userId: string;
  email: string;
}

/** Who has this session, and a mark that it is used; null once it is idle for 12 hours or over. */
export async function findSession(orm: Session, secret: string): Promise<SignedIn | null> {
  const hash = digestOf(secret);
  const [row] = await sql<SignedIn & { stale: boolean }>(
    orm,
    `select u.id as "userId", u.email, s.seen_at < now() - interval '1 minute' as stale
     from sign_in_sessions s join users u on u.id = s.user_id
     where s.hash = ? and s.expires_at > now()
       and s.seen_at > now() - make_interval(hours => ${IDLE_HOURS})`,
    [hash],
  );
  if (!row) return null;
  if (row.stale)
    await sql(orm, 'update sign_in_sessions set seen_at = now() where hash = ?', [hash]);
  return { userId: row.userId, email: row.email };
}

export async function endSession(orm: Session, secret: string): Promise<void> {
  await sql(orm, 'delete from sign_in_sessions where hash = ?', [digestOf(secret)]);
}

/** Ends every session of a person. */
export async function endSessionsOf(orm: Session, userId: string): Promise<void> {
  await sql(orm, 'delete from sign_in_sessions where user_id = ?', [userId]);
}

/** The secret of a link by which a person sets a password, once, within 30 minutes. */
export async function createLink(orm: Session, userId: string): Promise<string> {
  const secret = newSecret();
  await sql(
    orm,
    `with before as (delete from sign_in_links where user_id = ?)
     insert into sign_in_links (hash, user_id, expires_at)
     values (?, ?, now() + make_interval(mins => ${LINK_MINUTES}))`,
    [userId, digestOf(secret), userId],
  );
  return secret;
}

/** Whose link it is, as long as it is good. */
export async function findLink(orm: Session, secret: string): Promise<SignedIn | null> {
  const [row] = await sql<SignedIn>(
    orm,
    `select u.id as "userId", u.email from sign_in_links l join users u on u.id = l.user_id
     where l.hash = ? and l.expires_at > now()`,
    [digestOf(secret)],
  );
  return row ?? null;
}

/** Uses a link up: of two at once, one gets the person. */
export async function useLink(orm: Session, secret: string): Promise<string | null> {
  const [row] = await sql<{ user_id: string }>(
    orm,
    'delete from sign_in_links where hash = ? and expires_at > now() returning user_id',
    [digestOf(secret)],
  );
  return row?.user_id ?? null;
}
