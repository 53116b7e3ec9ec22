/** The connection to PostgreSQL: one pool a process, handed to whoever needs it. */
import { fileURLToPath } from 'node:url';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Pool, PoolConfig } from 'pg';
import { ENTITIES } from './entities/index.ts';
import { releaseLostConnections } from './lostConnections.ts';
import { numbered, prepareStatements } from './prepared.ts';
import { endSilentConnections } from './silentConnections.ts';

export type Orm = MikroORM;
export interface OrmOptions {
  databaseUrl: string;
  poolMax: number;
  /** What nothing may take longer than; left out: no bounds. */
  limits?: DatabaseLimits;
}

/** Milliseconds; 0: as long as it takes. */
export interface DatabaseLimits {
  /** Until a connection of the pool is free, or a new one is made. */
  poolWaitMs: number;
  statementMs: number;
  /** Of a statement, for what another transaction holds. */
  lockMs: number;
  /** Of a transaction between two statements: the server then breaks it off. */
  idleTransactionMs: number;
  /** Of a connection in the middle of a statement, long work aside: it is then given up. */
  silenceMs: number;
}

/** Opens the pool. Throws when the server cannot be reached. */
export async function openOrm({ databaseUrl, poolMax, limits }: OrmOptions): Promise<Orm> {
  const orm = await MikroORM.init({
    clientUrl: databaseUrl,
    entities: ENTITIES,
    extensions: [Migrator],
    pool: { min: 0, max: poolMax },
    driverOptions: {
      ...(limits && poolOptions(limits)),
      onPoolCreated: (pool: Pool) => {
        releaseLostConnections(pool);
        prepareStatements(pool);
        if (limits) endSilentConnections(pool, limits);
      },
    },
    migrations: {
      path: fileURLToPath(new URL('./migrations', import.meta.url)),
      glob: 'Migration*.ts',
      tableName: 'migrations',
      snapshot: false,
      silent: true,
      // two processes that start at once: the second waits here and then finds nothing to do
      transactional: true,
      allOrNothing: true,
    },
    discovery: { checkDuplicateFieldNames: true },
    debug: false,
  });
  await orm.connect();
  return orm;
}

const KEEP_ALIVE_MS = 10_000;

const poolOptions = ({
  poolWaitMs,
  statementMs,
  lockMs,
  idleTransactionMs,
}: DatabaseLimits): PoolConfig => ({
  connectionTimeoutMillis: poolWaitMs,
  // a host that is gone is found out between two statements
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: idleTransactionMs,
});

/**
 * A timestamptz as `sql` returns it (`2026-11-21 10:26:36.279619+00`): only entities come with
 * dates.
 */
export type Timestamptz = string;

/** The moment of a timestamptz, to the millisecond. */
export const momentOf = (printed: Timestamptz): Date =>
  new Date(printed.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));

/** The same of one that may not be there. */
export const momentOrNull = (printed: Timestamptz | null): Date | null =>
  printed === null ? null : momentOf(printed);

/**
 * Where statements run: on any connection of the pool, or within the transaction of an entity
 * manager.
 */
export type Session = Pick<Orm, 'em'>;

/**
 * Runs one statement with `?` placeholders and returns its rows. Parameters are sent beside the
 * text, never within it, bytes as bytes. Within `together`, or given the entity manager of a
 * transaction, it belongs to that transaction.
 */
export async function sql<Row extends object>(
  { em }: Session,
  statement: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  const connection = em.getConnection();
  await connection.ensureConnection();
  const client = em.getTransactionContext<Kysely<unknown>>() ?? connection.getClient<unknown>();
  try {
    const { rows } = await client.executeQuery<Row>(
      CompiledQuery.raw(numbered(statement), [...parameters]),
    );
    return rows;
  } catch (cause) {
    throw em
      .getPlatform()
      .getExceptionConverter()
      .convertException(cause as Error); // what a driver throws is one
  }
}

/** One transaction around several store functions: all that they do stands, or nothing. */
export const together = <T>(orm: Orm, work: () => Promise<T>): Promise<T> =>
  orm.em.transactional(work);

/**
 * A transaction of store functions that are given its session; within that of a caller it is a part
 * of it.
 */
export const within = <T>(orm: Orm, work: (session: Session) => Promise<T>): Promise<T> =>
  orm.em.transactional((em) => work({ em }));

const MIGRATION_LOCK = 4_611_021; // any number; every Landfall process takes the same one

/**
 * Brings the schema up to date, then makes the grants; processes that start together take turns.
 */
export async function migrate(orm: Orm, grants: readonly string[] = []): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    // the other one may have much to bring up to date
    await sql({ em }, 'set local lock_timeout = 0');
    await sql({ em }, 'select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
    await orm.migrator.up();
    for (const grant of grants) await sql({ em }, grant);
  });
}
