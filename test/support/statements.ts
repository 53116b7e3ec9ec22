/**
 * How often the tables of requests are written: each statement counts once, however many rows it
 * writes, unless it writes none.
 */
import { type Orm, sql } from '../../db/orm.ts';

const TABLES = ['replays', 'usage_events', 'ledger_entries', 'usage_answers'] as const;
/** Statements by table and what they do, e.g. `replays INSERT`. */
export type Written = Record<string, number>;

/**
 * From now on the statements that write to the tables of requests are counted. The role may change
 * the schema.
 */
export async function countStatements(orm: Orm): Promise<void> {
  await sql(orm, 'create table statements (what text not null)');
  await sql(
    orm,
    `create function note_statement() returns trigger language plpgsql security definer as $$ begin
       if exists (select from written) then insert into statements values (tg_table_name || ' ' || tg_op); end if;
       return null;
     end $$`,
  );
  for (const table of TABLES)
    for (const event of ['insert', 'update'])
      await sql(
        orm,
        `create trigger noted_${event} after ${event} on ${table} referencing new table as written
         for each statement execute function note_statement()`,
      );
}

/** What was written since it was asked last. */
export async function statementsSince(orm: Orm): Promise<Written> {
  const rows = await sql<{ what: string }>(orm, 'delete from statements returning what');
  const written: Written = {};
  for (const { what } of rows) written[what] = (written[what] ?? 0) + 1;
  return written;
}
