/**
 * What belongs to a workspace, read from the catalogue of the database: a table that is added later
 * is found by itself.
 */
import { isId } from '../id.ts';
import { type Orm, sql } from '../orm.ts';
import { spacesOf } from './workspaces.ts';

export interface Holding {
  table: string;
  /** All columns, but what could authenticate. */
  columns: string[];
  /** SQL: the rows of the workspace. */
  condition: string;
}

const WITHHELD = new Set([
  'api_keys.hash',
  'webhook_endpoints.secret',
  'webhook_endpoints.previous_secret',
  'webhook_previous_secrets.secret',
]);

/**
 * Every table with rows of a workspace or its test space: that which has its id (a column `workspace_id`, or a
 * reference to `workspaces`), those that refer to such a table, and `workspaces` itself.
 */
export async function holdingsOf(orm: Orm, workspaceId: string): Promise<Holding[]> {
  if (!isId(workspaceId)) throw new Error('Bug: the id of a workspace is a UUID in lower case');
  const [columns, references] = [await columnsOf(orm), await sql<Reference>(orm, REFERENCES)];
  const spaces = await spacesOf(orm, workspaceId);
  const own = `in (${[workspaceId, ...spaces].map((id) => `'${id}'`).join(', ')})`;
  const conditions = new Map([['workspaces', `id ${own}`]]);
  for (const { table_name: table, column_name: column } of columns)
    if (column === 'workspace_id') conditions.set(table, `workspace_id ${own}`);
  for (let known = 0; known < conditions.size;) {
    known = conditions.size;
    for (const { child, child_columns, parent, parent_columns } of references) {
      const owned = conditions.get(parent);
      if (owned === undefined || conditions.has(child)) continue;
      conditions.set(
        child,
        `(${listed(child_columns)}) in (select ${listed(parent_columns)} from ${quoted(parent)} where ${owned})`,
      );
    }
  }
  return [...conditions].map(([table, condition]) => ({
    table,
    condition,
    columns: columns.filter((one) => one.table_name === table).map((one) => one.column_name),
  }));
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const listed = (names: readonly string[]): string => names.map(quoted).join(', ');

interface Column {
  table_name: string;
  column_name: string;
}

async function columnsOf(orm: Orm): Promise<Column[]> {
  const columns = await sql<Column>(
    orm,
    `select c.table_name, c.column_name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
     order by c.table_name, c.ordinal_position`,
  );
  return columns.filter((one) => !WITHHELD.has(`${one.table_name}.${one.column_name}`));
}

interface Reference {
  child: string;
  child_columns: string[];
  parent: string;
  parent_columns: string[];
}

const namesOf = (table: string, keys: string): string =>
  `(select json_agg(a.attname order by k.at) from unnest(${keys}) with ordinality k (number, at)
    join pg_attribute a on a.attrelid = ${table} and a.attnum = k.number)`;

// the catalogue itself: information_schema shows references to the owners of both tables only
const REFERENCES = `
  select child.relname as child, ${namesOf('f.conrelid', 'f.conkey')} as child_columns,
    parent.relname as parent, ${namesOf('f.confrelid', 'f.confkey')} as parent_columns
  from pg_constraint f join pg_class child on child.oid = f.conrelid join pg_class parent on parent.oid = f.confrelid
  where f.contype = 'f' and f.connamespace = current_schema()::regnamespace
  order by child.relname, f.conname`;
