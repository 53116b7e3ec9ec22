/**
 * What the service's role may do: read and write rows. Tables are made, changed and dropped by
 * their owner alone.
 */
import { type Orm, sql } from './orm.ts';

/**
 * The statements by which the owner of the tables lets a role use them, those of later migrations
 * included.
 */
export const grantsTo = (role: string): string[] => {
  const name = `"${role.replaceAll('"', '""')}"`;
  const rows = `select, insert, update, delete on`;
  return [
    `grant usage on schema public to ${name}`,
    `grant ${rows} all tables in schema public to ${name}`,
    `grant usage, select on all sequences in schema public to ${name}`,
    `alter default privileges in schema public grant ${rows} tables to ${name}`,
    `alter default privileges in schema public grant usage, select on sequences to ${name}`,
    // what was migrated is the owner's to say
    `revoke insert, update, delete on migrations from ${name}`,
  ];
};

/** Name of the role that a connection has. */
export async function roleOf(orm: Orm): Promise<string> {
  const [row] = await sql<{ role: string }>(orm, 'select current_user as role');
  if (!row) throw new Error('the database does not say who is connected');
  return row.role;
}

/** Whether the role of this connection may make tables. */
export async function mayCreate(orm: Orm): Promise<boolean> {
  const [row] = await sql<{ may: boolean }>(
    orm,
    `select has_schema_privilege(current_user, 'public', 'create') as may`,
  );
  return row?.may ?? false;
}
