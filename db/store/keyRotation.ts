/** A key in the place of another, which goes on for a while so that callers can change over. */
import { type Orm, sql, together } from '../orm.ts';
import { createKey } from './workspaces.ts';

export type Rotation =
  | {
      rotated: true;
      workspaceId: string;
      id: string;
      key: string;
      scopes: string[];
      oldExpiresAt: Date;
    }
  /** There is no such active key; or it ends by itself, and when the new one does was not said. */
  | { rotated: false; why: 'not_active' | 'expiry_unsaid' };

/**
 * Makes a key with the name and scopes of an active one, which expires at `oldUntil` unless it does
 * so earlier. `expiresAt` is when the new one ends: null for never, undefined when the operator did
 * not say.
 */
export function rotateKey(
  orm: Orm,
  keyId: string,
  { oldUntil, expiresAt }: { oldUntil: Date; expiresAt: Date | null | undefined },
): Promise<Rotation> {
  return together(orm, async () => {
    const [old] = await sql<{
      workspace_id: string;
      name: string;
      scopes: string[];
      ends: boolean;
      grant_id: string | null;
    }>(
      orm,
      `select workspace_id, name, scopes, expires_at is not null as ends, grant_id
       from api_keys
       where id = ? and revoked_at is null and (expires_at is null or expires_at > now()) for update`,
      [keyId],
    );
    if (!old) return { rotated: false, why: 'not_active' };
    if (old.ends && expiresAt === undefined) return { rotated: false, why: 'expiry_unsaid' };
    const { workspace_id: workspaceId, name, scopes, grant_id: grantId } = old;
    const made = await createKey(orm, {
      workspaceId,
      name,
      scopes,
      ...(expiresAt ? { expiresAt } : {}),
      ...(grantId === null ? {} : { grantId }), // whose end is its end
    });
    const [left] = await sql<{ until: number }>(
      orm,
      `update api_keys set expires_at = least(expires_at, ?::timestamptz) where id = ?
       returning (extract(epoch from expires_at) * 1000)::float8 as until`,
      [oldUntil, keyId],
    );
    return {
      rotated: true,
      workspaceId,
      id: made.id,
      key: made.key,
      scopes,
      oldExpiresAt: new Date(left?.until ?? 0),
    };
  });
}
