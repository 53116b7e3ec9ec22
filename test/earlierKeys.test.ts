/** Idempotency keys that an earlier version of the service has stored. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from '../db/orm.ts';
import { startService, type TestService } from './support/service.ts';

const SHIRT = {
  description: 'Knitted cotton T-shirt for men',
  destinationCountry: 'US',
  mode: 'mini',
};
const PHONE = { description: 'Smartphone', destinationCountry: 'GB', mode: 'mini' };
const KEY = 'earlier';

let service: TestService;
beforeAll(async () => {
  service = await startService();
}, 300_000); // a busy machine
afterAll(() => service.stop());

/** As a call was known until its items counted each by itself. */
const storeAsBefore = (items: readonly object[]): Promise<unknown> =>
  sql(service.orm, `update replays set request_hash = ? where key = ? and item_index = -1`, [
    createHash('sha256').update(JSON.stringify({ items })).digest(),
    KEY,
  ]);

it('a batch is known again, and replays; another one is refused', async () => {
  const workspace = await service.workspace();
  const send = (items: readonly object[]) =>
    workspace.call('POST', '/v1/classify/batch', { body: { items }, idempotencyKey: KEY });
  const first = await send([SHIRT, PHONE]);
  expect(first.status).toBe(200);
  await storeAsBefore([SHIRT, PHONE]);
  const again = await send([SHIRT, PHONE]);
  expect([again.status, again.body.data]).toEqual([200, first.body.data]);
  expect(again.headers.get('x-credits-charged')).toBe('0');
  await storeAsBefore([SHIRT, PHONE]);
  expect(await send([PHONE])).toMatchObject({
    status: 409,
    body: { error: { code: 'conflict', details: { reason: 'different_request' } } },
  });
});
