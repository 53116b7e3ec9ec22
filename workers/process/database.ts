import { type DatabaseLimits, openOrm, type Orm } from '../../db/orm.ts';
import { UserError } from './config.ts';

/**
 * Opens the database and does `prepare` with it; a database that cannot be used is one sentence,
 * without its password.
 */
export async function openDatabase(
  databaseUrl: string,
  poolMax: number,
  prepare: (orm: Orm) => Promise<void> = async () => {},
  limits?: DatabaseLimits,
): Promise<Orm> {
  try {
    const orm = await openOrm({ databaseUrl, poolMax, ...(limits && { limits }) });
    await prepare(orm);
    return orm;
  } catch (cause) {
    const { hostname, port, pathname } = new URL(databaseUrl);
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(
      `The database ${hostname}:${port || 5432}${pathname} cannot be used: ${why}`,
      {
        cause,
      },
    );
  }
}
