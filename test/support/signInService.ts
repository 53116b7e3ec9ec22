/** A service to sign in to, for one test file: its own database. */
import { randomUUID } from 'node:crypto';
import type { Orm } from '../../db/orm.ts';
import { createWorkspace } from '../../db/store/workspaces.ts';
import { createDatabase } from './database.ts';
import { serveSignIn, type SignInOptions } from './signInServer.ts';

export interface SignInService {
  url: string;
  orm: Orm;
  workspace: () => Promise<{ id: string }>;
  /** A further process on the same database. */
  beside: (options?: Omit<SignInOptions, 'databaseUrl'>) => Promise<SignInService>;
  stop: () => Promise<void>;
}

/** Starts it. Stop it in `afterAll`. */
export async function startSignIn(
  options: Omit<SignInOptions, 'databaseUrl'> = {},
): Promise<SignInService> {
  const database = await createDatabase();
  const start = async (
    wanted: Omit<SignInOptions, 'databaseUrl'>,
    last: () => Promise<void>,
  ): Promise<SignInService> => {
    const { url, stop } = await serveSignIn({ ...wanted, databaseUrl: database.url });
    return {
      url,
      orm: database.orm,
      workspace: () => createWorkspace(database.orm, `Workspace ${randomUUID()}`),
      beside: (more = {}) => start(more, async () => {}),
      stop: () => stop().then(last),
    };
  };
  return start(options, () => database.close());
}
