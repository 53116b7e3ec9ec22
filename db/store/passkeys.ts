/** Passkeys of people, and the challenges that they sign: each once, within five minutes. */
import { momentOf, type Session, sql, type Timestamptz } from '../orm.ts';
import { digestOf } from './signIn.ts';

const CHALLENGE_MINUTES = 5;

/** Keeps a challenge for a person who adds a passkey, or for anybody who signs in. */
export async function keepChallenge(
  orm: Session,
  challenge: string,
  userId: string | null,
): Promise<void> {
  await sql(
    orm,
    `insert into passkey_challenges (hash, user_id, expires_at)
     values (?, ?, now() + make_interval(mins => ${CHALLENGE_MINUTES}))`,
    [digestOf(challenge), userId],
  );
}

/** Uses a challenge up; false when it is not one of this person's, or was used, or is over. */
export async function useChallenge(
  orm: Session,
  challenge: string,
  userId: string | null,
): Promise<boolean> {
  const rows = await sql(
    orm,
    `delete from passkey_challenges
     where hash = ? and user_id is not distinct from ?::uuid and expires_at > now() returning 1 as one`,
    [digestOf(challenge), userId],
  );
  return rows.length > 0;
}

export interface Passkey {
  /** Of the credential, in base64url. */
  id: string;
  userId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

/** Keeps a passkey; false when it is known already. */
export async function addPasskey(
  orm: Session,
  passkey: Passkey & { name: string },
): Promise<boolean> {
  const rows = await sql(
    orm,
    `insert into passkeys (id, user_id, public_key, counter, transports, name)
     values (?, ?, ?, ?, ?::text[], ?) on conflict do nothing returning 1 as one`,
    [
      passkey.id,
      passkey.userId,
      passkey.publicKey,
      passkey.counter,
      `{${passkey.transports.join(',')}}`,
      passkey.name,
    ],
  );
  return rows.length > 0;
}

export async function findPasskey(orm: Session, id: string): Promise<Passkey | null> {
  const [row] = await sql<Passkey>(
    orm,
    `select id, user_id as "userId", public_key as "publicKey", counter::float8 as counter, transports
     from passkeys where id = ?`,
    [id],
  );
  return row ?? null;
}

/** Remembers that a passkey was used, and its counter. */
export async function touchPasskey(orm: Session, id: string, counter: number): Promise<void> {
  await sql(orm, 'update passkeys set counter = ?, last_used_at = now() where id = ?', [
    counter,
    id,
  ]);
}

export interface ListedPasskey {
  id: string;
  name: string;
  createdAt: Date;
}

export async function listPasskeys(orm: Session, userId: string): Promise<ListedPasskey[]> {
  const rows = await sql<{ id: string; name: string; created_at: Timestamptz }>(
    orm,
    'select id, name, created_at from passkeys where user_id = ? order by created_at, id',
    [userId],
  );
  return rows.map(({ created_at: at, ...row }) => ({ ...row, createdAt: momentOf(at) }));
}

/** Takes a passkey of this person away. */
export async function removePasskey(orm: Session, userId: string, id: string): Promise<void> {
  await sql(orm, 'delete from passkeys where user_id = ? and id = ?', [userId, id]);
}
