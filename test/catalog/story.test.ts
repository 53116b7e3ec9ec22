/**
 * From a shop's file to its papers, and back to the shop: what a seller does in one afternoon, and
 * what the next release of the tariff changes in it.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type DataDesk, openDesk } from '../support/dataCommand.ts';
import { readPdf } from '../support/pdfText.ts';
import {
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';
import { usTariffAt } from '../support/usTariff.ts';

let service: TestService;
let desk: DataDesk;
let shop: TestWorkspace;
beforeAll(async () => {
  service = await startService();
  desk = openDesk(service);
  shop = await service.workspace({ credits: 500 });
});
afterAll(async () => {
  await desk.close();
  await service.stop();
});

const FILE = `Title,URL handle,Description,Vendor,Type,Status,SKU,Option1 name,Option1 value,Price,Weight value (grams),Weight unit for display,Country of origin
Men's T-shirt,mens-tee,"Knitted T-shirt for men, 100% cotton",Nordholm,T-shirts,Active,TEE-M,Size,M,19.90,180,g,BD
,mens-tee,,,,,TEE-L,,L,19.90,195,g,BD
Stoneware mug,mug,"Glazed mug of stoneware, 350 ml",Nordholm,Mugs,Active,MUG-1,Title,Default Title,12.50,420,g,PT
`;

async function asked(
  method: string,
  path: string,
  body?: object,
  expected: number = 200,
): Promise<Json> {
  const answer = await shop.call(method, path, body && { body });
  expect([answer.status, answer.body?.error]).toEqual([expected, undefined]);
  return answer.body.data;
}

async function ended(id: string): Promise<Json> {
  for (;;) {
    const one = await asked('GET', `/v1/catalog/imports/${id}`);
    if (['completed', 'failed'].includes(one.state)) return one;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const SELLER = {
  name: 'Nordholm ApS',
  address: ['Havnegade 4'],
  city: 'Aarhus',
  postalCode: '8000',
  country: 'DK',
  phone: '+45 8612 0000',
};
const BUYER = {
  name: 'Jane Doe',
  address: ['500 Main Street'],
  city: 'Springfield',
  state: 'IL',
  postalCode: '62701',
  country: 'US',
  phone: '+1 217 555 0100',
};

const printed = async (path: string, body: object): Promise<string> => {
  const { content } = await asked('POST', path, body);
  const { pages } = await readPdf(Buffer.from(content, 'base64'));
  return pages.join(' ');
};

it('a file of a shop becomes codes, a calculation, papers, a file for the shop, and news', async () => {
  await asked('POST', '/v1/catalog/markets', { markets: ['US'] });
  const { id } = await asked(
    'POST',
    '/v1/catalog/imports',
    { fileName: 'products.csv', content: FILE },
    202,
  );
  expect(await ended(id)).toMatchObject({ state: 'completed', counts: { products: 2, failed: 0 } });

  const { results } = await asked('POST', '/v1/catalog/classify', { filter: {}, only: 'missing' });
  expect(results.map(({ ok }: Json) => ok)).toEqual([true, true]);

  const filter = { schedule: 'US' };
  const preview = await asked('POST', '/v1/catalog/classifications/approve', {
    filter,
    dryRun: true,
  });
  expect(preview).toMatchObject({ approved: 2, dryRun: true });
  await asked('POST', '/v1/catalog/classifications/approve', { filter, expectedCount: 2 });

  const shipment = await asked('POST', '/v1/calculate/shipment', {
    destinationCountry: 'US',
    currency: 'USD',
    shippingCost: 24,
    items: [
      { sku: 'TEE-M', quantity: 3, value: 59.7 },
      { sku: 'MUG-1', quantity: 2, value: 25 },
    ],
  });
  expect(shipment.totals.landedCost).toBeGreaterThan(108.7);
  const { data: usage } = (await shop.call('GET', '/v1/usage?limit=1')).body;
  const papers = { usageId: usage[0].id, currency: 'USD' };

  const invoice = await printed('/v1/documents/commercial-invoice', {
    ...papers,
    number: 'INV-1',
    date: '2026-11-27',
    seller: SELLER,
    buyer: BUYER,
    incoterm: 'DAP',
    incotermPlace: 'Springfield',
    grossWeightKg: 2,
    packages: 1,
  });
  expect(invoice).toMatch(/T-shirt, for men, knitted, of cotton/);
  expect(invoice).toMatch(/6109\.10\.00\.12/);
  const declaration = await printed('/v1/documents/cn23', {
    ...papers,
    itemNumber: 'RR473124829DE',
    category: 'sale_of_goods',
    grossWeightKg: 2,
    sender: SELLER,
    addressee: BUYER,
    date: '2026-11-27',
  });
  expect(declaration).toMatch(/610910/);

  const file = await shop.call('GET', '/v1/catalog/exports?preset=shopify-inventory&market=US');
  expect(file.body).toMatch(/mens-tee,.*TEE-L,.*6109/);

  const release = desk.file('hts_2026_rev_9.json', usTariffAt('17.5%'));
  await desk.tell('import', 'us-hts', '--file', release);
  const stale = await asked('GET', '/v1/catalog/products?classification=stale');
  // of the chapters of clothing alone, and the shirt's line is not among them
  expect(stale.map(({ title }: Json) => title).toSorted()).toEqual([
    "Men's T-shirt",
    'Stoneware mug',
  ]);
  const { data: codes } = (
    await shop.call('GET', `/v1/catalog/products/${stale[0].id}/classifications`)
  ).body;
  expect(codes[0]).toMatchObject({ state: 'approved', current: false, note: expect.any(String) });
});
