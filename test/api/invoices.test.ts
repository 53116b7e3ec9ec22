import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commercialInvoice, packingList } from '../../contract/documents/invoice.ts';
import { describeAccess, issuePaths } from '../support/access.ts';
import { BUYER, INVOICE, LINE, PACKING_LIST, SELLER } from '../support/goodsDocuments.ts';
import { readPdf } from '../support/pdfText.ts';
import {
  type Answer,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const INVOICE_PATH = '/v1/documents/commercial-invoice';
const invoice = (workspace: TestWorkspace, change: object = {}) =>
  workspace.call('POST', INVOICE_PATH, { body: { ...INVOICE, ...change } });
const list = (workspace: TestWorkspace, change: object = {}) =>
  workspace.call('POST', '/v1/documents/packing-list', { body: { ...PACKING_LIST, ...change } });
const textOf = async ({ body }: Answer): Promise<string> =>
  (await readPdf(Buffer.from(body.data.content, 'base64'))).pages.join(' ');

describe('a commercial invoice', () => {
  it('says all that was sent, in Latin, Greek and Cyrillic letters, with its sums', async () => {
    const buyer = { ...BUYER, name: 'Ольга Петрова', city: 'Αθήνα' };
    const answer = await invoice(await service.workspace({ credits: 0 }), { buyer });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      data: {
        type: 'commercial_invoice',
        number: 'INV-118',
        fileName: 'invoice-INV-118.pdf',
        pages: 1,
        warnings: [],
        totals: { goods: 180, freight: 35, insurance: null, discount: 5, total: 210 },
      },
      credits: { charged: 0, usageId: null },
      replayed: false,
    });
    const text = await textOf(answer);
    for (const one of [
      'INV-118',
      'Müller Keramik GmbH',
      'DE123456789',
      'Ольга Петрова',
      'Αθήνα',
      'DAP Springfield',
      '6912.00',
      '24 pcs',
      '7.50',
      '180.00',
      '210.00 EUR',
      'Page 1 of 1',
    ])
      expect(text).toContain(one);
  });

  it('goes on over pages, each with its number and headings', async () => {
    const lines = Array.from({ length: 100 }, () => LINE);
    const answer = await invoice(await service.workspace(), { lines });
    const { pages } = await readPdf(Buffer.from(answer.body.data.content, 'base64'));
    expect(pages.length).toBeGreaterThan(2);
    for (const [at, page] of pages.entries())
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
    expect(answer.body.data.totals.goods).toBe(18_000);
  });

  it('other scripts become Latin letters, and vague goods are told', async () => {
    const lines = [{ ...LINE, description: 'Gift' }];
    const { body } = await invoice(await service.workspace(), {
      lines,
      seller: { ...SELLER, name: '山田商店' },
    });
    expect(body.data.warnings).toHaveLength(2);
    expect(body.data.warnings[0]).toMatch(/^lines\.0\.description says too little/);
    expect(body.data.warnings[1]).toMatch(/^seller\.name is printed in Latin letters: /);
  });

  it('breaks no figure, groups codes, and says the term of each line', async () => {
    const lines = [{ ...LINE, hsCode: '6912.00.1090', netWeightKg: 123_456.789 }, LINE];
    const text = await textOf(await invoice(await service.workspace(), { lines }));
    for (const one of ['6912.00.10.90', '123456.789']) expect(text).toContain(one);
    expect(text.split('DAP').length - 1).toBe(3);
  });

  it('names the importer that is stated, and none in its place', async () => {
    const workspace = await service.workspace();
    const names = async (change: object): Promise<number> =>
      (await textOf(await invoice(workspace, change))).split(BUYER.name).length - 1;
    expect(await names({})).toBe(2); // buyer and consignee
    expect(await names({ importer: BUYER })).toBe(3);
  });

  it('the same request gives the same bytes', async () => {
    const [one, other] = [await service.workspace(), await service.workspace()];
    expect((await invoice(one)).body.data.sha256).toBe((await invoice(other)).body.data.sha256);
  });

  describe('from a calculation', () => {
    const shipment = (workspace: TestWorkspace) =>
      workspace.call('POST', '/v1/calculate/shipment', {
        body: {
          destinationCountry: 'DE',
          currency: 'EUR',
          shippingCost: 20,
          shippingTerms: 'FCA',
          items: [
            {
              hsCode: '6109.10.00',
              originCountry: 'BD',
              value: 200,
              quantity: 20,
              description: 'T-shirts of cotton',
            },
            { hsCode: '6912.00', originCountry: 'GB', value: 50, quantity: 5 },
          ],
        },
      });
    const from = { lines: undefined, currency: undefined, incoterm: undefined, freight: undefined };

    it('takes over lines, currency, freight and term; the body adds what it does not know', async () => {
      const workspace = await service.workspace();
      const { usageId } = (await shipment(workspace)).body.credits;
      expect(issuePaths(await invoice(workspace, { ...from, usageId }))).toEqual([
        'lines.1.description',
      ]);
      const lines = [{}, { description: 'Mugs of stoneware' }];
      const answer = await invoice(workspace, { ...from, usageId, lines });
      expect(answer.body.data).toMatchObject({
        warnings: [],
        totals: { goods: 250, freight: 20, total: 265 },
      });
      const text = await textOf(answer);
      for (const one of [
        'T-shirts of cotton',
        'Mugs of stoneware',
        'FCA Springfield',
        '6109.10.00',
        '10.00',
      ])
        expect(text).toContain(one);
    });

    it('of other values than were calculated is told', async () => {
      const workspace = await service.workspace();
      const { usageId } = (await shipment(workspace)).body.credits;
      const lines = [{ unitValue: 11 }, { description: 'Mugs of stoneware' }];
      const { body } = await invoice(workspace, { ...from, usageId, lines });
      expect(body.data.warnings).toEqual([
        expect.stringMatching(/^The lines add up to 270 EUR; the calculation was of 250 EUR/),
      ]);
    });

    it('must keep its currency', async () => {
      const workspace = await service.workspace();
      const { usageId } = (await shipment(workspace)).body.credits;
      const lines = [{}, { description: 'Mugs of stoneware' }];
      expect(
        issuePaths(await invoice(workspace, { ...from, usageId, lines, currency: 'USD' })),
      ).toEqual(['currency']);
    });

    it('404: of another workspace nothing is told; 400: the usage of another operation', async () => {
      const [one, other] = [await service.workspace(), await service.workspace()];
      const { usageId } = (await shipment(one)).body.credits;
      for (const asked of [usageId, randomUUID()])
        expect((await invoice(other, { ...from, usageId: asked })).status).toBe(404);
      const stacking = { hsCode: '6109.10', originCountry: 'BD', destinationCountry: 'US' };
      const { body } = await one.call('POST', '/v1/calculate/stacking', {
        body: { items: [stacking], ...stacking },
      });
      if (body.credits)
        expect(issuePaths(await invoice(one, { usageId: body.credits.usageId }))).toEqual([
          'usageId',
        ]);
    });
  });

  it.each([
    ['no lines', { lines: undefined }, ['lines']],
    ['no origin', { lines: [{ ...LINE, originCountry: undefined }] }, ['lines.0.originCountry']],
    ['no value', { lines: [{ ...LINE, unitValue: undefined }] }, ['lines.0.value']],
    [
      'no currency and no term',
      { currency: undefined, incoterm: undefined },
      ['currency', 'incoterm'],
    ],
    ['a currency of no country', { currency: 'ZZZ' }, ['currency']],
    ['an old term', { incoterm: 'DDU' }, ['incoterm']],
    ['a discount above all', { discount: 1000 }, ['discount']],
    ['no seller', { seller: undefined }, ['seller']],
    ['101 lines', { lines: Array(101).fill(LINE) }, ['lines']],
  ])('400 names the field: %s', async (_, change, paths) => {
    expect(issuePaths(await invoice(await service.workspace(), change))).toEqual(paths);
  });

  describeAccess(() => service, commercialInvoice, { body: INVOICE });
});

describe('a packing list', () => {
  it('says what is in each package, with sums', async () => {
    const answer = await list(await service.workspace());
    expect(answer.body.data).toMatchObject({
      type: 'packing_list',
      fileName: 'packing-list-PL-118.pdf',
      warnings: [],
      totals: { packages: 2, netWeightKg: 9.6, grossWeightKg: 11.2, volumeM3: 0.192 },
    });
    const text = await textOf(answer);
    for (const one of [
      '2 x carton',
      '12 pcs Mugs of stoneware',
      '4.8',
      '5.6',
      '60 x 40 x 40',
      '0.192',
      'Page 1 of 1',
    ])
      expect(text).toContain(one);
  });

  it('what is packed and what the lines say is compared', async () => {
    const { body } = await list(await service.workspace(), { lines: [{ ...LINE, quantity: 25 }] });
    expect(body.data.warnings).toEqual(['lines.0: 24 of 25 are packed.']);
  });

  it('400: contents of a line that there is not', async () => {
    const packages = [{ ...PACKING_LIST.packages[0], contents: [{ line: 1, quantity: 1 }] }];
    expect(issuePaths(await list(await service.workspace(), { packages }))).toEqual([
      'packages.0.contents.0.line',
    ]);
  });

  it('404: a calculation of nobody', async () => {
    expect((await list(await service.workspace(), { usageId: randomUUID() })).status).toBe(404);
  });

  describeAccess(() => service, packingList, { body: PACKING_LIST });
});
