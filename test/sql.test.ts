/** Statements of our own: parameters travel beside the text. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql, together } from '../db/orm.ts';
import { createDatabase, type TestDatabase } from './support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.close());

it('a parameter is never part of the text', async () => {
  const value = `o'clock? $1 \\ "; drop table workspaces; --`;
  const [row] = await sql<{ text: string; value: string }>(
    database.orm,
    'select current_query() as text, ?::text as value',
    [value],
  );
  expect(row).toEqual({ text: 'select current_query() as text, $1::text as value', value });
});

it('bytes, moments, numbers, truth and nothing come back as they were sent', async () => {
  const [bytes, moment] = [Buffer.from([0, 255, 39, 92, 63]), new Date('2026-02-28T23:59:59.123Z')];
  const [row] = await sql<Record<string, unknown>>(
    database.orm,
    `select ?::bytea as bytes, ?::timestamptz = '2026-02-28T23:59:59.123Z' as moment, ?::int + ?::int as sum,
       ?::bool as truth, ?::text as nothing`,
    [bytes, moment, 2, 3, false, null],
  );
  expect(row).toEqual({ bytes, moment: true, sum: 5, truth: false, nothing: null });
});

it('within a transaction it belongs to that, and what fails is undone', async () => {
  const { orm } = database;
  const bucket = 'sql:undone';
  const count = async () =>
    (
      await sql<{ n: number }>(
        orm,
        'select count(*)::int as n from rate_windows where bucket = ?',
        [bucket],
      )
    )[0]?.n;
  const failing = together(orm, async () => {
    await sql(orm, 'insert into rate_windows (bucket, started_at, count) values (?, now(), 1)', [
      bucket,
    ]);
    expect(await count()).toBe(1);
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  expect(await count()).toBe(0);
});

it('what comes again is planned once a connection, and answers as before', async () => {
  const statement = 'select ?::int + ?::int as sum';
  const sums: unknown[] = [];
  for (const number of [1, 2, 3, 4, 5])
    sums.push(
      ...(await sql(database.orm, statement, [number, 10])).map((row) =>
        'sum' in row ? row.sum : null,
      ),
    );
  expect(sums).toEqual([11, 12, 13, 14, 15]);
  const prepared = await sql<{ statement: string; times: string }>(
    database.orm,
    `select statement, generic_plans + custom_plans as times from pg_prepared_statements where statement like 'select $1::int + $2::int as sum'`,
  );
  expect(prepared).toEqual([{ statement: 'select $1::int + $2::int as sum', times: '3' }]);
});

it('what goes wrong in a statement that is planned goes wrong alone', async () => {
  const half = (by: number) =>
    sql<{ half: number }>(database.orm, 'select 10 / ?::int as half', [by]);
  for (const by of [1, 2, 5]) expect(await half(by)).toEqual([{ half: 10 / by }]);
  await expect(half(0)).rejects.toThrow('division by zero');
  expect(await half(2)).toEqual([{ half: 5 }]);
});
