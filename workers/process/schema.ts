/**
 * The schema of the database: brought up to date by its owner, used by a role that may not change
 * it.
 */
import type { Logger } from 'pino';
import { migrate, type Orm } from '../../db/orm.ts';
import { grantsTo, mayCreate, roleOf } from '../../db/privileges.ts';
import { UserError } from './config.ts';
import { openDatabase } from './database.ts';

/** Migrates as the owner of the tables, and lets the role of the service's connection use them. */
export async function migrateAsOwner(migrationUrl: string, databaseUrl: string): Promise<void> {
  const service = await openDatabase(databaseUrl, 2);
  const role = await roleOf(service);
  await service.close(true);
  const owner = await openDatabase(migrationUrl, 2, async (orm) => {
    await migrate(orm, (await roleOf(orm)) === role ? [] : grantsTo(role));
  });
  await owner.close(true);
}

const SET_TWO =
  'set DATABASE_MIGRATION_URL to the owner of the tables and DATABASE_URL to a role that may not change them (see docs/deployment.md)';

/**
 * Migrates by the service's own connection, which needs no right to do so when there is nothing to
 * migrate.
 */
export async function migrateAlone(orm: Orm, log: Logger): Promise<void> {
  try {
    await migrate(orm);
  } catch (cause) {
    if (await mayCreate(orm)) throw cause;
    throw new UserError(`its role may not bring the schema up to date: ${SET_TWO}`, { cause });
  }
  if (await mayCreate(orm))
    log.info(`the service runs as a database role that may change the schema: ${SET_TWO}`);
}
