/** A release takes a code out of its tariff: who had it approved is told, and it is used no more. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type DataDesk, openDesk } from '../support/dataCommand.ts';
import {
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';
import { changed, usTariff, usTariffRows } from '../support/usTariff.ts';

let service: TestService;
let desk: DataDesk;
let shop: TestWorkspace;
beforeAll(async () => {
  service = await startService();
  desk = openDesk(service);
  shop = await service.workspace();
});
afterAll(async () => {
  await desk.close();
  await service.stop();
});

const PRODUCTS = '/v1/catalog/products';
const RETIRED = '6109.90.00.10';
const get = async (path: string): Promise<Json> => (await shop.call('GET', path)).body;
const released = async (rows: Parameters<typeof changed>[1]): Promise<void> => {
  const file = desk.file('hts.json', usTariff(changed(usTariffRows(), rows)));
  expect((await desk.tell('import', 'us-hts', '--file', file)).exitCode).toBe(0);
};
const stale = async (): Promise<string[]> =>
  (await get(`${PRODUCTS}?classification=stale`)).data.map(({ title }: Json) => title);

async function sold(title: string, code: string): Promise<string> {
  const item = { sku: title, unitValue: 20, currency: 'USD', netWeight: 200, weightUnit: 'g' };
  const fields = { title, description: 'Knitted T-shirt of viscose for men' };
  const body = { ...fields, originCountry: 'PT', markets: ['US'], items: [item] };
  const { id } = (await shop.call('POST', PRODUCTS, { body })).body.data;
  const added = await shop.call('POST', `${PRODUCTS}/${id}/classifications`, {
    body: { schedule: 'US', code, state: 'approved' },
  });
  expect(added.status).toBe(201);
  return id;
}

it('a retired code is told by its product, its note and its price, until it is back', async () => {
  await released({});
  const id = await sold('viscose', RETIRED);
  await sold('cotton', '6109.10.00.10');
  expect(await stale()).toEqual([]);
  expect((await get(`${PRODUCTS}/${id}`)).data.readiness.complete).toBe(true);

  await released({ [RETIRED]: { htsno: '6109.90.00.20', description: 'For men and boys' } });
  expect(await stale()).toEqual(['viscose']);
  expect((await get(`${PRODUCTS}/${id}`)).data).toMatchObject({
    classifications: [{ code: '6109900010', state: 'approved', current: false }],
    readiness: { complete: false, missing: [{ field: 'code', market: 'US' }] },
  });
  expect((await get(`${PRODUCTS}/${id}/classifications`)).data).toMatchObject([
    { current: false, note: expect.stringContaining(RETIRED) },
  ]);
  const line = { sku: 'viscose', destinationCountry: 'US', value: 20 };
  const refused = await shop.call('POST', '/v1/calculate', { body: line });
  expect(refused.body.error.details).toMatchObject({ reason: 'no_approved_code' });
  expect(refused.body.error.message).toContain('6109900010');
  const asked = { filter: { classification: 'stale' }, only: 'stale', mode: 'mini' };
  const priced = await shop.call('POST', '/v1/catalog/classify', {
    body: { ...asked, estimateOnly: true },
  });
  expect(priced.body.data.estimatedCredits).toBe(1);
  const { data } = (await shop.call('POST', '/v1/catalog/classify', { body: asked })).body;
  expect(data.results).toMatchObject([
    { productId: id, schedule: 'US', ok: true, classification: { state: 'suggested' } },
  ]);

  await released({});
  expect(await stale()).toEqual([]);
  expect((await get(`${PRODUCTS}/${id}`)).data.readiness.complete).toBe(true);
});
