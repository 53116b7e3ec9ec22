/**
 * Run as a process of its own: reads all live releases as a starting service does, and prints the
 * milliseconds.
 */
import { pino } from 'pino';
import { openOrm } from '../../db/orm.ts';
import { LiveEditions } from '../../edition/live/editions.ts';

const orm = await openOrm({ databaseUrl: process.env['DATABASE_URL'] ?? '', poolMax: 2 });
let durationMs = 0;
const log = pino({
  hooks: {
    logMethod: (given) => {
      const [first] = given as [{ durationMs?: number }];
      durationMs = first.durationMs ?? durationMs;
    },
  },
});
const editions = new LiveEditions(orm, log);
await editions.open();
await editions.close();
await orm.close(true);
console.log(durationMs);
process.exit();
