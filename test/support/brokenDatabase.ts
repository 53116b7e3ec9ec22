/** A database that cannot be used for a while, in the ways in which that happens. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { sql } from '../../db/orm.ts';
import { required } from './database.ts';
import type { TestService } from './service.ts';
import { eventually } from './waiting.ts';

export interface HeldTable {
  /** Whether a statement waits for the table. */
  isAwaited: () => Promise<boolean>;
  release: () => Promise<void>;
}

/**
 * A connection of the test's own, as the superuser, who may end those of everybody. It may be cut
 * like any other: whoever uses it then is told.
 */
async function connect({ databaseUrl }: TestService): Promise<pg.Client> {
  const url = new URL(required('TEST_TEMPLATE_URL'));
  url.pathname = new URL(databaseUrl).pathname;
  const client = new pg.Client({ connectionString: url.href });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Holds a table so that every statement that needs it waits. */
export async function holdTable(service: TestService, table: string): Promise<HeldTable> {
  const client = await connect(service);
  await client.query('begin');
  await client.query(`lock table ${table} in access exclusive mode`);
  return {
    isAwaited: async () => {
      const waiting = await sql(
        service.orm,
        `select 1 as one from pg_locks where not granted and relation = '${table}'::regclass
           and database = (select oid from pg_database where datname = current_database())`,
      );
      return waiting.length > 0;
    },
    release: async () => {
      await client.query('rollback');
      await client.end();
    },
  };
}

/** Statements that read the column fail until it is mended; those that do not name it go on. */
export async function breakColumn(
  { orm }: TestService,
  table: string,
  column: string,
): Promise<{ mend: () => Promise<void> }> {
  await sql(orm, `alter table ${table} rename column ${column} to ${column}_broken`);
  return {
    mend: async () => {
      await sql(orm, `alter table ${table} rename column ${column}_broken to ${column}`);
    },
  };
}

/**
 * Ends every connection to the service's database, whatever it is doing. `gone` resolves when no
 * pool holds one any more.
 */
export async function cutConnections(service: TestService): Promise<{ gone: () => Promise<void> }> {
  const client = await connect(service);
  const { rows } = await client.query<{ pid: number }>(
    `select pid, pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  const pids = rows.map(({ pid }) => pid);
  if (pids.length === 0) throw new Error('there was no connection to cut');
  return {
    gone: async () => {
      const left = () =>
        client.query('select 1 from pg_stat_activity where pid = any($1::int[])', [pids]);
      await eventually(left, ({ rowCount }) => rowCount === 0);
      await client.end();
      await pause(HEARD_MS);
    },
  };
}

const HEARD_MS = 100; // a socket that was closed is heard of a moment later
