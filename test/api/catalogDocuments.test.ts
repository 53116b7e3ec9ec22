/** Documents of goods that the catalogue knows. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { issuePaths } from '../support/access.ts';
import { BUYER, INVOICE, PACKING_LIST, POSTAL } from '../support/goodsDocuments.ts';
import { readPdf } from '../support/pdfText.ts';
import {
  type Answer,
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';
import { WAYBILL } from '../support/waybills.ts';

let service: TestService;
let shop: TestWorkspace;
let tee: Json;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  shop = await service.workspace();
  tee = await create({
    title: 'Team tee',
    customsDescription: 'T-shirts of cotton, knitted',
    originCountry: 'PT',
    items: [{ sku: 'TEE', unitValue: 20, currency: 'EUR', netWeight: 200, weightUnit: 'g' }],
  });
  await approve(tee.id, '6109.10.0012');
});

const create = async (body: object): Promise<Json> =>
  (await shop.call('POST', '/v1/catalog/products', { body })).body.data;
async function approve(id: string, code: string): Promise<void> {
  const body = { destinationCountry: 'US', code, state: 'approved' };
  const path = `/v1/catalog/products/${id}/classifications`;
  expect((await shop.call('POST', path, { body })).status).toBe(201);
}
const FORMS: Readonly<Record<string, object>> = {
  'commercial-invoice': INVOICE,
  'packing-list': PACKING_LIST,
  cn22: { ...POSTAL, sdrRate: 1.17 },
  cn23: POSTAL,
};
const ask = (form: string, change: object, workspace = shop): Promise<Answer> =>
  workspace.call('POST', `/v1/documents/${form}`, { body: { ...FORMS[form], ...change } });
const readOf = async ({ body }: Answer): Promise<{ text: string; lines: Json[] }> => {
  const { pages, files } = await readPdf(Buffer.from(body.data.content, 'base64'));
  return { text: pages.join(' '), lines: JSON.parse(Object.values(files)[0] ?? '').lines };
};

describe.each(Object.keys(FORMS))('%s', (form) => {
  it.each(['productIds', 'sku', 'itemId', 'productId'])('of goods named by %s', async (by) => {
    const name = { sku: 'TEE', itemId: tee.items[0].id, productId: tee.id }[by];
    const lines = [{ quantity: 5, ...(name === undefined ? {} : { [by]: name }) }];
    const named = name === undefined ? { productIds: [tee.id] } : {};
    const contents = [{ line: 0, quantity: 2.5 }];
    const packed = { packages: [{ ...PACKING_LIST.packages[0], contents }] };
    const answer = await ask(form, {
      ...named,
      lines,
      currency: undefined,
      ...(form === 'packing-list' ? packed : {}),
    });
    expect([answer.status, answer.body.data?.warnings]).toEqual([200, []]);
    const read = await readOf(answer);
    expect(read.text).toContain('T-shirts of cotton, knitted');
    expect(read.lines[0]).toMatchObject({
      hsCode: '6109100012',
      originCountry: 'PT',
      quantity: 5,
      netWeightKg: 1,
      unitValue: 20,
      reference: 'TEE',
    });
  });

  it('400: goods of another workspace are unknown', async () => {
    const other = await service.workspace();
    expect(issuePaths(await ask(form, { productIds: [tee.id] }, other))).toEqual(['productIds.0']);
    expect(issuePaths(await ask(form, { lines: [{ sku: 'TEE' }] }, other))).toEqual([
      'lines.0.sku',
    ]);
  });
});

describe('an invoice', () => {
  it('keeps what the caller states, and asks for what nobody knows', async () => {
    const description = 'T-shirts, signed';
    const answer = await ask('commercial-invoice', {
      lines: [{ sku: 'TEE', quantity: 2, description, originCountry: 'ES' }],
    });
    expect((await readOf(answer)).lines[0]).toMatchObject({ description, originCountry: 'ES' });
    const bare = await create({ title: 'Mug' });
    expect(
      issuePaths(await ask('commercial-invoice', { productIds: [bare.id], lines: [] })),
    ).toEqual(['lines.0.originCountry', 'lines.0.quantity', 'lines.0.value']);
  });

  it('values nothing in another currency than the catalogue', async () => {
    const lines = [{ sku: 'TEE', quantity: 2 }];
    const answer = await ask('commercial-invoice', { lines, currency: 'USD' });
    expect(issuePaths(answer)).toEqual(['lines.0.value']);
    expect(answer.body.error.details.issues[0].message).toBe(
      'is required, or unitValue, in USD: the catalogue values it in EUR, which is not converted. Or send "currency": "EUR"',
    );
  });

  it('of goods in several currencies says which, and which lines are to be valued anew', async () => {
    const items = [{ sku: 'PEN', unitValue: 5, currency: 'USD' }];
    await create({ title: 'Pen of steel', originCountry: 'CN', items });
    await create({ title: 'Ink', originCountry: 'CN', items: [{ sku: 'INK', unitValue: 3 }] });
    const named = ['TEE', 'PEN', 'TEE', 'INK'].map((sku) => ({ sku, quantity: 1 }));
    const answer = await ask('commercial-invoice', { currency: undefined, lines: named });
    expect(answer.body.error.details.issues).toEqual([
      {
        path: 'currency',
        message:
          'is required: the catalogue values the goods in EUR (lines 0, 2) and in USD (line 1), which is not converted. ' +
          'Send one, and with it the value of each line that has another',
      },
      {
        path: 'lines.3.value',
        message: 'is required, or unitValue: the catalogue values it without a currency',
      },
    ]);
    const lines = [{ sku: 'PEN', quantity: 1 }, { productId: (await create({ title: 'Mug' })).id }];
    const one = await ask('commercial-invoice', { currency: undefined, lines });
    expect(issuePaths(one)).toEqual(['lines.1.originCountry', 'lines.1.quantity', 'lines.1.value']);
  });

  it('says where the catalogue has no approved code, and prints none', async () => {
    const buyer = { ...BUYER, country: 'DE' };
    const answer = await ask('commercial-invoice', { buyer, lines: [{ sku: 'TEE', quantity: 2 }] });
    expect(answer.body.data.warnings).toEqual([expect.stringMatching(/^lines\.0 .*tariff EU/)]);
    expect((await readOf(answer)).lines[0].hsCode).toBeNull();
  });

  it('of a shipment calculated by SKU says how the goods were declared then', async () => {
    const { body } = await shop.call('POST', '/v1/calculate/shipment', {
      body: { destinationCountry: 'US', currency: 'EUR', items: [{ sku: 'TEE', quantity: 3 }] },
    });
    expect(body.data.items[0]).toMatchObject({ sku: 'TEE' });
    const change = { customsDescription: 'Shirts, renamed' };
    await shop.call('PATCH', `/v1/catalog/products/${tee.id}`, { body: change });
    const { usageId } = body.credits;
    const answer = await ask('commercial-invoice', {
      usageId,
      lines: undefined,
      currency: undefined,
    });
    expect([answer.status, answer.body.data?.totals.goods]).toEqual([200, 60]);
    expect((await readOf(answer)).lines[0]).toMatchObject({
      description: 'T-shirts of cotton, knitted',
      hsCode: '6109100012',
      reference: 'TEE',
      netWeightKg: 0.6,
    });
    const dearer = { usageId, lines: [{ unitValue: 21 }], currency: undefined };
    for (const form of ['commercial-invoice', 'cn22', 'cn23'])
      expect((await ask(form, dearer)).body.data.warnings).toEqual([
        expect.stringMatching(/^The lines add up to 63 EUR; the calculation was of 60 EUR/),
      ]);
  });
});

describe('an air waybill', () => {
  const waybill = (change: object) =>
    shop.call('POST', '/v1/documents/waybill', {
      body: { ...WAYBILL, consignee: BUYER, copies: ['original3'], ...change },
    });
  const [{ description: _, hsCodes: __, ...line }] = WAYBILL.lines as [Json];

  it('names goods of the catalogue with their code', async () => {
    const answer = await waybill({ productIds: [tee.id], lines: [line] });
    const { text } = await readOf(answer);
    expect(text).toContain('T-SHIRTS OF COTTON, KNITTED');
    expect(text).toContain('HS 6109100012');
  });

  it('400: a line that names no goods in any way', async () => {
    expect(issuePaths(await waybill({ lines: [line] }))).toEqual(['lines.0.description']);
    const productIds = [tee.id, tee.id];
    expect(issuePaths(await waybill({ lines: [line], productIds }))).toEqual(['productIds']);
  });
});
