import { SCOPES } from '../contract/operation.ts';
import { openOrm } from '../db/orm.ts';
import { addCredits } from '../db/store/credits.ts';
import { countWorkspaces, createKey, createWorkspace } from '../db/store/workspaces.ts';

const CREDITS = 1000;

/** On an empty database creates a workspace with 1,000 credits and a key of all scopes. */
export async function firstWorkspace(
  databaseUrl: string,
): Promise<{ workspaceId: string; keyId: string; key: string } | null> {
  const orm = await openOrm({ databaseUrl, poolMax: 2 });
  try {
    if ((await countWorkspaces(orm)) > 0) return null;
    const { id: workspaceId } = await createWorkspace(orm, 'First workspace');
    await addCredits(orm, { workspaceId, kind: 'grant', amount: CREDITS, description: 'Welcome' });
    const { id: keyId, key } = await createKey(orm, {
      workspaceId,
      name: 'First key',
      scopes: SCOPES,
    });
    return { workspaceId, keyId, key };
  } finally {
    await orm.close(true);
  }
}
