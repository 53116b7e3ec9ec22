/**
 * Keys that sign requests: the youngest signs, a retired one is believed until its time is over.
 */
import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { CLOCK_MS, type ClockReading, readingOf } from '../clock.ts';
import { momentOf, momentOrNull, type Orm, sql, type Timestamptz } from '../orm.ts';

export interface SigningKey {
  id: number;
  secret: KeyObject;
  /**
   * Milliseconds for which it is still believed, by the clock of the database; null: until it is
   * retired.
   */
  leftMs: number | null;
}

/** Keys that are believed, the one that signs first, and the clock by which they are. */
export async function believedKeys(orm: Orm): Promise<{ keys: SigningKey[]; clock: ClockReading }> {
  const rows = await sql<{ id: number; secret: Buffer; left_ms: number | null; now_ms: number }>(
    orm,
    `select id, secret, (extract(epoch from expires_at - clock_timestamp()) * 1000)::float8 as left_ms,
       ${CLOCK_MS} as now_ms
     from signing_keys where expires_at is null or expires_at > clock_timestamp() order by id desc`,
  );
  return {
    keys: rows.map(({ id, secret, left_ms: leftMs }) => ({
      id,
      secret: createSecretKey(secret),
      leftMs,
    })),
    clock: readingOf(rows[0]?.now_ms ?? 0), // without a key nothing is signed or believed
  };
}

/**
 * Makes the key that signs from now on; those before are believed for `overlapMs` more. Returns its
 * id.
 */
export async function rotateSigningKey(orm: Orm, overlapMs: number): Promise<number> {
  const [row] = await sql<{ id: number }>(
    orm,
    `with retired as (
       update signing_keys set expires_at = least(expires_at, now() + make_interval(secs => ?::float8 / 1000))
     )
     insert into signing_keys (secret) values (?) returning id`,
    [overlapMs, randomBytes(32)],
  );
  if (!row) throw new Error('a signing key was made and not returned');
  return row.id;
}

export interface ListedSigningKey {
  id: number;
  createdAt: Date;
  expiresAt: Date | null;
}

/** All keys, youngest first, without their secrets. */
export async function listSigningKeys(orm: Orm): Promise<ListedSigningKey[]> {
  const rows = await sql<{ id: number; created_at: Timestamptz; expires_at: Timestamptz | null }>(
    orm,
    'select id, created_at, expires_at from signing_keys order by id desc',
  );
  return rows.map(({ id, created_at, expires_at }) => ({
    id,
    createdAt: momentOf(created_at),
    expiresAt: momentOrNull(expires_at),
  }));
}

/** Whether a request was charged before requests were signed: then it can carry no token. */
export async function isOlderThanTokens(
  orm: Orm,
  { usageId, workspaceId }: { usageId: string; workspaceId: string },
): Promise<boolean> {
  const rows = await sql(
    orm,
    `select 1 as one from usage_events where id = ? and workspace_id = ?
       and created_at < (select min(created_at) from signing_keys)`,
    [usageId, workspaceId],
  );
  return rows.length > 0;
}
