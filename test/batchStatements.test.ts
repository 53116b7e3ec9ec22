/** A batch asks the database about as often as a single request does, not once an item. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from '../db/orm.ts';
import { creditsOf } from './support/access.ts';
import { startService, type TestService } from './support/service.ts';
import { countStatements, statementsSince } from './support/statements.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await countStatements(service.orm);
});
afterAll(() => service.stop());

const SHIRT = {
  description: 'Knitted cotton T-shirt for men',
  destinationCountry: 'US',
  mode: 'mini',
};

it.each([
  ['classifications', '/v1/classify/batch', Array.from({ length: 25 }, () => SHIRT)],
  [
    'origins',
    '/v1/origin/batch',
    Array.from({ length: 50 }, () => ({ description: 'Made in Italy' })),
  ],
])('keys, charges and answers of %s are written together', async (_, path, items) => {
  const workspace = await service.workspace();
  await statementsSince(service.orm);
  const answer = await workspace.call('POST', path, { body: { items }, idempotencyKey: 'counted' });
  expect(answer.body.credits).toEqual({ charged: items.length, remaining: 100 - items.length });
  const { 'usage_answers INSERT': stored = 0, ...written } = await statementsSince(service.orm);
  expect(written).toEqual({
    'replays INSERT': 2, // of the call, and of its items
    'usage_events INSERT': 1,
    'ledger_entries INSERT': 1,
    'usage_events UPDATE': stored,
    'replays UPDATE': stored + 1, // with that of the call
  });
  // one, and on a busy machine one for each half second
  expect(stored).toBeLessThan(items.length / 4);
  expect(await creditsOf(service, workspace)).toMatchObject({ charged: items.length });
  const ledger = await sql<{ balance_after: number }>(
    service.orm,
    `select balance_after from ledger_entries where workspace_id = ? and kind = 'usage' order by seq`,
    [workspace.id],
  );
  expect(ledger.map(({ balance_after: left }) => left)).toEqual(items.map((_item, at) => 99 - at));
});
