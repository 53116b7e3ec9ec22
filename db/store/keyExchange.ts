/** API keys that a person makes by consenting: one for each login, under a grant. */
import { type Orm, sql, together } from '../orm.ts';
import { readAgentGrant } from './agentGrants.ts';
import { consumeRecord, deleteRecord, endGrant, findAccessToken } from './oauthRecords.ts';
import { createKey } from './workspaces.ts';

export interface ExchangedKey {
  id: string;
  /** The secret, which is stored nowhere. */
  key: string;
  prefix: string;
  name: string;
  scopes: string[];
  /** Null: it ends with the grant alone. */
  expiresAt: Date | null;
  workspace: { id: string; name: string };
}

/**
 * Makes the key that an access token for one of these audiences is good for, and uses the token up:
 * of two exchanges at once, one makes a key. Null when the token is good for none.
 */
export const exchangeForKey = (
  orm: Orm,
  token: string,
  { audiences, name }: { audiences: readonly string[]; name: string },
): Promise<ExchangedKey | null> =>
  together(orm, async () => {
    const holder = await findAccessToken(orm, token, audiences);
    if (!holder || holder.scopes.length === 0) return null;
    if (!(await consumeRecord(orm, 'AccessToken', token))) return null;
    await deleteRecord(orm, 'AccessToken', token);
    const { workspaceId, grantId, scopes } = holder;
    const grant = await readAgentGrant(orm, workspaceId, grantId);
    const [workspace] = await sql<{ id: string; name: string }>(
      orm,
      'select id, name from workspaces where id = ?',
      [workspaceId],
    );
    if (!grant || !workspace) throw new Error('a token that is valid has a grant and a workspace');
    const expiresAt = grant.endsAt;
    const made = await createKey(orm, {
      workspaceId,
      name,
      scopes,
      grantId,
      ...(expiresAt ? { expiresAt } : {}),
    });
    return { ...made, name, scopes, expiresAt, workspace };
  });

/** Ends a key that was made so, with its grant; false for every other key. */
export const endExchangedKey = (orm: Orm, keyId: string): Promise<boolean> =>
  together(orm, async () => {
    const [ended] = await sql<{ grant_id: string }>(
      orm,
      `update api_keys set revoked_at = now()
       where id = ? and grant_id is not null and revoked_at is null returning grant_id`,
      [keyId],
    );
    if (!ended) return false;
    await endGrant(orm, ended.grant_id);
    return true;
  });
