import { SCOPES } from '../../contract/operation.ts';
import { type Orm, openOrm } from '../../db/orm.ts';
import { addCredits } from '../../db/store/credits.ts';
import { createKey, createWorkspace } from '../../db/store/workspaces.ts';

export interface BenchWorkspace {
  id: string;
  key: string;
}

/** Opens the database of an installation with a few connections. */
export const openDatabase = (databaseUrl: string): Promise<Orm> =>
  openOrm({ databaseUrl, poolMax: 2 });

/** Workspaces with credits and a key of all scopes each. */
export async function createWorkspaces(
  orm: Orm,
  number: number,
  credits: number,
): Promise<BenchWorkspace[]> {
  const workspaces: BenchWorkspace[] = [];
  for (let at = 1; at <= number; at += 1) {
    const { id } = await createWorkspace(orm, `Workspace ${at}`);
    await addCredits(orm, { workspaceId: id, kind: 'grant', amount: credits, description: null });
    const { key } = await createKey(orm, { workspaceId: id, name: 'Bench', scopes: SCOPES });
    workspaces.push({ id, key });
  }
  return workspaces;
}
