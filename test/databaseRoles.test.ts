/** The service's database role reads and writes rows; whoever takes it over can drop nothing. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type Logger, pino } from 'pino';
import { migrate, openOrm, type Orm, sql } from '../db/orm.ts';
import { countWorkspaces, createWorkspace } from '../db/store/workspaces.ts';
import { makeRoles, type RoleUrls } from '../local/databaseRoles.ts';
import { migrateAlone, migrateAsOwner } from '../workers/process/schema.ts';
import { required } from './support/database.ts';

/** An empty database with both roles, and what the superuser left in it before. */
async function emptyDatabase(
  before: (superuser: Orm) => Promise<void> = async () => {},
): Promise<RoleUrls> {
  const superuser = new URL(required('TEST_TEMPLATE_URL'));
  const client = new pg.Client({ connectionString: superuser.href });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  superuser.pathname = `/${name}`;
  const orm = await openOrm({ databaseUrl: superuser.href, poolMax: 2 });
  await before(orm);
  await orm.close(true);
  return makeRoles(superuser.href, name);
}

const opened: Orm[] = [];
async function open(databaseUrl: string): Promise<Orm> {
  const orm = await openOrm({ databaseUrl, poolMax: 2 });
  opened.push(orm);
  return orm;
}
afterAll(() => Promise.all(opened.map((orm) => orm.close(true))));

const silent = pino({ level: 'silent' });
const DENIED = /permission denied|must be owner|must be superuser/;

describe('the role of the service', () => {
  let urls: RoleUrls;
  let service: Orm;
  beforeAll(async () => {
    urls = await emptyDatabase();
    await migrateAsOwner(urls.migrationUrl, urls.databaseUrl);
    service = await open(urls.databaseUrl);
  });

  it.each([
    'create table loot (id int)',
    'create temporary table loot (id int)',
    'create schema loot',
    'create database loot',
    'create role loot superuser',
    'create function loot() returns int language sql as $$ select 1 $$',
    'drop table workspaces',
    'drop schema public cascade',
    'truncate workspaces cascade',
    'truncate rate_windows',
    'alter table workspaces add column loot int',
    'alter table workspaces disable trigger all',
    'create index loot on workspaces (id)',
    'set role landfall_owner',
    'set session authorization landfall_owner',
    'alter role landfall_service superuser',
    'delete from migrations',
    `insert into migrations (name) values ('MigrationLoot')`,
    'select pg_read_file($$/etc/passwd$$)',
    `copy workspaces to program 'cat'`,
    'select pg_authid.rolpassword from pg_authid',
  ])('is refused: %s', async (statement) => {
    await expect(sql(service, statement)).rejects.toThrow(DENIED);
  });

  it('has no attribute of a superuser', async () => {
    const [role] = await sql(
      service,
      `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles
       where rolname = current_user`,
    );
    expect(new Set(Object.values(role ?? {}))).toEqual(new Set([false]));
  });

  it('reads and writes rows of every table', async () => {
    const { id } = await createWorkspace(service, 'Acme');
    expect(await countWorkspaces(service)).toBe(1);
    await sql(service, 'delete from workspaces where id = ?', [id]);
    const [lacking] = await sql<{ tables: string[] | null }>(
      service,
      `select array_agg(relname::text) as tables from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'
       and not has_table_privilege(oid, 'select, insert, update, delete')`,
    );
    expect(lacking?.tables).toBeNull();
  });

  it('may use tables and sequences of later migrations', async () => {
    const owner = await open(urls.migrationUrl);
    await sql(owner, 'create table later (id serial primary key, word text)');
    await sql(service, `insert into later (word) values ('one')`);
    expect(await sql(service, 'select word from later')).toEqual([{ word: 'one' }]);
  });

  it('finds the schema up to date at its next start, and is refused by name when it is not', async () => {
    await migrateAlone(service, silent);
    const fresh = await emptyDatabase();
    const alone = migrateAlone(await open(fresh.databaseUrl), silent);
    await expect(alone).rejects.toThrow('DATABASE_MIGRATION_URL');
  });
});

it('a database of an older version, the superuser’s, is handed over with its rows', async () => {
  const urls = await emptyDatabase(async (superuser) => {
    await migrate(superuser);
    await createWorkspace(superuser, 'Old customer');
  });
  await migrateAsOwner(urls.migrationUrl, urls.databaseUrl);
  await migrateAsOwner(urls.migrationUrl, urls.databaseUrl); // every start
  const service = await open(urls.databaseUrl);
  expect(await countWorkspaces(service)).toBe(1);
  await expect(sql(service, 'drop table workspaces')).rejects.toThrow(DENIED);
  const owners = await sql(
    service,
    `select distinct pg_get_userbyid(relowner) as owner from pg_class where relnamespace = 'public'::regnamespace`,
  );
  expect(owners).toEqual([{ owner: 'landfall_owner' }]);
});

it('one role for both works as before, and says once how to do better', async () => {
  const said: string[] = [];
  const log: Logger = pino({}, { write: (line: string) => void said.push(line) });
  const { migrationUrl } = await emptyDatabase();
  const orm = await open(migrationUrl);
  await migrateAlone(orm, log);
  expect(await countWorkspaces(orm)).toBe(0);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('DATABASE_MIGRATION_URL');
});
