/**
 * The two roles of the embedded database: one owns the tables and migrates them, the other is the
 * service's.
 */
import { createHmac } from 'node:crypto';
import pg from 'pg';

export interface RoleUrls {
  /** Of the service: rows alone. */
  databaseUrl: string;
  /** Of the owner of the tables. */
  migrationUrl: string;
}

const OWNER = 'landfall_owner';
const SERVICE = 'landfall_service';

/**
 * Makes the roles, gives the owner the database with all that an older version left to the
 * superuser in it, and closes it to everybody else. Safe to repeat. Passwords follow from the
 * superuser's, one way.
 */
export async function makeRoles(superuserUrl: string, database: string): Promise<RoleUrls> {
  const client = new pg.Client({ connectionString: withDatabase(superuserUrl, database) });
  await client.connect();
  try {
    for (const role of [OWNER, SERVICE]) {
      const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
      if (rowCount === 0) await client.query(`create role ${role}`);
      const limits = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
      await client.query(
        `alter role ${role} ${limits} password '${passwordOf(superuserUrl, role)}'`,
      );
    }
    await client.query(`alter database ${database} owner to ${OWNER}`);
    await client.query(`revoke all on database ${database} from public`); // temporary tables, too
    await client.query(`grant connect on database ${database} to ${SERVICE}`);
    await client.query(`revoke create on schema public from public`);
    await client.query(HAND_OVER);
  } finally {
    await client.end();
  }
  const urlOf = (role: string): string => {
    const url = new URL(withDatabase(superuserUrl, database));
    url.username = role;
    url.password = passwordOf(superuserUrl, role);
    return url.href;
  };
  return { databaseUrl: urlOf(SERVICE), migrationUrl: urlOf(OWNER) };
}

/**
 * Every table, view and routine of the schema to its owner; sequences of columns follow their
 * tables.
 */
const HAND_OVER = `do $$
  declare one text;
  begin
    for one in
      select format('alter table %s owner to ${OWNER}', oid::regclass) from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and relowner <> '${OWNER}'::regrole
      union all
      select format('alter routine %s owner to ${OWNER}', oid::regprocedure) from pg_proc
      where pronamespace = 'public'::regnamespace and proowner <> '${OWNER}'::regrole
    loop
      execute one;
    end loop;
  end
$$`;

function withDatabase(url: string, database: string): string {
  const named = new URL(url);
  named.pathname = `/${database}`;
  return named.href;
}

const passwordOf = (superuserUrl: string, role: string): string =>
  createHmac('sha256', new URL(superuserUrl).password).update(role).digest('hex');
