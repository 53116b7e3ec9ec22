/** Connections that the database, or the way to it, breaks off. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Orm, openOrm, sql, together } from '../db/orm.ts';
import { createDatabase, type TestDatabase } from './support/database.ts';
import { type DatabaseLink, linkDatabase } from './support/databaseLink.ts';
import { eventually } from './support/waiting.ts';

let database: TestDatabase;
let link: DatabaseLink;
let orm: Orm;

beforeAll(async () => {
  database = await createDatabase();
  link = await linkDatabase(database.url);
  orm = await openOrm({ databaseUrl: link.url, poolMax: 2 });
});
afterAll(async () => {
  await orm.close(true); // waits for every connection that is held
  await link.stop();
  await database.close();
});

const one = (): Promise<object[]> => sql(orm, 'select 1 as one');

/** A transaction that holds a connection, until it is told to go on with another statement. */
function transaction(): { began: Promise<void>; goOn: () => void; ended: Promise<unknown> } {
  const [began, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended = together(orm, async () => {
    await one();
    began.resolve();
    await told.promise;
    await one();
  }).catch((cause: unknown) => cause);
  return { began: began.promise, goOn: told.resolve, ended };
}

it.each(['between two statements', 'in the middle of one'])(
  'transactions broken off %s give their places back: as many succeed afterwards',
  async (when) => {
    const broken = [transaction(), transaction()];
    await Promise.all(broken.map(({ began }) => began));
    if (when === 'between two statements') link.cut();
    for (const { goOn } of broken) goOn();
    link.cut();
    const ends = await Promise.all(broken.map(({ ended }) => ended));
    expect(ends).toEqual([expect.any(Error), expect.any(Error)]);
    link.mend();
    const again = [transaction(), transaction()];
    for (const { goOn } of again) goOn();
    expect(await Promise.all(again.map(({ ended }) => ended))).toEqual([undefined, undefined]);
  },
);

const SLEEPING = `select count(*)::int as running from pg_stat_activity
  where datname = current_database() and query = 'select pg_sleep(60)' and state = 'active'`;

it('statements of no transaction broken off give theirs back too', async () => {
  const sleeping = [1, 2].map(() =>
    sql(orm, 'select pg_sleep(60)').then(
      () => 'answered',
      () => 'broken off',
    ),
  );
  await eventually(
    () => sql<{ running: number }>(database.orm, SLEEPING),
    ([row]) => row?.running === 2,
  );
  link.cut();
  expect(await Promise.all(sleeping)).toEqual(['broken off', 'broken off']);
  link.mend();
  expect(await Promise.all([one(), one()])).toEqual([[{ one: 1 }], [{ one: 1 }]]);
});
