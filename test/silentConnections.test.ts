/** Connections that the database, or the way to it, leaves open and says nothing on. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Orm, openOrm, sql, together } from '../db/orm.ts';
import { longWork } from '../db/silentConnections.ts';
import { createDatabase, type TestDatabase } from './support/database.ts';
import { type DatabaseLink, linkDatabase } from './support/databaseLink.ts';

const limits = { poolWaitMs: 0, statementMs: 0, lockMs: 0, idleTransactionMs: 0, silenceMs: 1000 };

let database: TestDatabase;
let link: DatabaseLink;
let orm: Orm;
beforeAll(async () => {
  database = await createDatabase();
  link = await linkDatabase(database.url);
  orm = await openOrm({ databaseUrl: link.url, poolMax: 2, limits });
});
afterAll(async () => {
  await orm.close(true); // waits for every connection that is held
  await link.stop();
  await database.close();
});

/** Two statements at once, so that each has a connection of its own. */
async function two(): Promise<string[]> {
  const asked = [1, 2].map(() => sql(orm, 'select pg_sleep(0.05)'));
  return (await Promise.allSettled(asked)).map(({ status }) => status);
}
const ANSWERED = ['fulfilled', 'fulfilled'];

it('are given up with their statements, and others take their places', async () => {
  expect(await two()).toEqual(ANSWERED);
  link.silence();
  expect(await two()).toEqual(['rejected', 'rejected']);
  expect(await two()).toEqual(ANSWERED);
});

it('are given up in the middle of a transaction', async () => {
  const broken = [1, 2].map(() =>
    together(orm, async () => {
      await sql(orm, 'select pg_sleep(0.05)');
      link.silence();
      await sql(orm, 'select 1');
    }),
  );
  const ends = await Promise.allSettled(broken);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await two()).toEqual(ANSWERED);
});

it('are waited for where the work is long', async () => {
  const slow = () => sql(orm, 'select pg_sleep(2), 1 as one');
  await expect(slow()).rejects.toThrow();
  expect(await longWork(slow)).toMatchObject([{ one: 1 }]);
});
