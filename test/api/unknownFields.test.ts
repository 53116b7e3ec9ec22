/** Fields that a request does not have, where they would write, spend or print: nothing is done. */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import {
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';

let service: TestService;
let shop: TestWorkspace;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  shop = await service.workspace();
});

const issuesOf = ({ status, body }: { status: number; body: Json }): unknown[] => [
  status,
  ...body.error.details.issues.map(({ path, message }: Json) => `${path}: ${message}`),
];
const PLACE = { name: 'A', address: ['B'], city: 'C', postalCode: '1', country: 'DE' };
const PACKING_LIST = {
  number: 'PL 1',
  date: '2026-11-27',
  seller: PLACE,
  consignee: { ...PLACE, country: 'US' },
  lines: [{ description: 'Mugs of stoneware', quantity: 1, netWeightKg: 1 }],
  packages: [
    {
      kind: 'carton',
      contents: [{ line: 0, quantity: 1 }],
      netWeightKg: 1,
      grossWeightKg: 2,
      remarcs: 'A',
    },
  ],
};
const NO_FIELD = 'is no field of this request';

it.each([
  ['/v1/bulk/runs', { kind: 'screen', items: [{ name: 'A' }], estimateonly: true }, 'estimateonly'],
  ['/v1/catalog/classify', { filter: {}, estimatOnly: true }, 'estimatOnly'],
  ['/v1/catalog/products', { title: 'Tee', items: [{ unitvalue: 3 }] }, 'items.0.unitvalue'],
  [
    '/v1/catalog/imports',
    { fileName: 'a.csv', content: 'sku,title\nA,Tee\n', options: { dryrun: true } },
    'options.dryrun',
  ],
  ['/v1/documents/packing-list', PACKING_LIST, 'packages.0.remarcs'],
])('POST %s with %j', async (path, body, field) => {
  const answer = await shop.call('POST', path, { body });
  expect(issuesOf(answer)).toEqual([400, expect.stringContaining(`${field}: ${NO_FIELD}`)]);
  expect((await shop.call('GET', '/v1/catalog/products')).body.data).toEqual([]);
  expect((await shop.call('GET', '/v1/credits')).body.data.balance).toBe(100);
});

it('of a query are refused as well', async () => {
  const answer = await shop.call('GET', '/v1/catalog/exports?staus=draft');
  expect(issuesOf(answer)).toEqual([400, `staus: ${NO_FIELD}; did you mean status?`]);
});

it('of a record fail with it alone', async () => {
  const records = [
    { externalId: '1', product: { title: 'Tee', orginCountry: 'IT' } },
    { externalId: '2', product: { title: 'Mug', originCountry: 'IT' } },
  ];
  const body = { source: 'api', records };
  const { body: answer } = await shop.call('POST', '/v1/catalog/sync', { body });
  const [faulty] = answer.data.results;
  expect(faulty.error.details.issues).toEqual([
    {
      path: 'records.0.product.orginCountry',
      message: `${NO_FIELD}; did you mean originCountry?`,
    },
  ]);
  expect(answer.data).toMatchObject({ created: 1, failed: 1 });
});
