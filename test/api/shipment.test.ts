import { describe, expect, it } from '@jest/globals';
import { calculateShipment } from '../../contract/shipment.ts';
import { setPrice } from '../../db/store/prices.ts';
import { creditsOf, describeAccess, issuePaths } from '../support/access.ts';
import { useFaultyService } from '../support/faultyService.ts';
import { describeBilling } from '../support/billing.ts';
import { type Json, type TestWorkspace } from '../support/service.ts';

const SHIRTS = {
  hsCode: '6109.10.00',
  originCountry: 'BD',
  value: 200,
  quantity: 20,
  reference: 'shirts',
};
const MUGS = { hsCode: '6912.00', originCountry: 'CN', value: 333.33, description: 'Mugs' };
const PENS = { hsCode: '9608.10', originCountry: 'JP', value: 66.67 };
const SHIPMENT = {
  destinationCountry: 'DE',
  currency: 'EUR',
  shippingCost: 19.99,
  insuranceCost: 3.33,
  items: [SHIRTS, MUGS, PENS],
};

const { service, faults } = useFaultyService();

const ask = (workspace: TestWorkspace, body: unknown, idempotencyKey?: string) =>
  workspace.call('POST', '/v1/calculate/shipment', {
    body,
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

const cents = (amount: number | null): number => Math.round((amount ?? 0) * 100);
const sumOf = (amounts: (number | null)[]): number =>
  amounts.reduce<number>((sum, one) => sum + cents(one), 0);

describe('200', () => {
  it('costs one credit a line, in one usage event', async () => {
    const workspace = await service.workspace();
    const { status, body } = await ask(workspace, SHIPMENT);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ destinationCountry: 'DE', currency: 'EUR', schedule: 'EU' });
    expect(body.credits).toMatchObject({ charged: 3, remaining: 97 });
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 97, charged: 1 });
    const usage = await workspace.call('GET', '/v1/usage?action=calculate');
    expect(usage.body.data).toMatchObject([
      {
        id: body.credits.usageId,
        credits: 3,
        destinationCountry: 'DE',
        originCountry: null,
        resultCode: null,
      },
    ]);
    expect(usage.body.data[0].summary).toContain('61091000');
  });

  it('answers every line in the order of the request, with what it was called', async () => {
    const { items } = (await ask(await service.workspace(), SHIPMENT)).body.data;
    expect(items).toMatchObject([
      {
        index: 0,
        hsCode: '61091000',
        hsCodeFormatted: '6109.10.00',
        reference: 'shirts',
        quantity: 20,
      },
      {
        index: 1,
        hsCode: '691200',
        originCountry: 'CN',
        reference: null,
        quantity: null,
        productId: null,
      },
      { index: 2, hsCode: '960810', value: 66.67 },
    ]);
  });

  it('its totals are the sums of its lines and of those of the entry, to the cent', async () => {
    const { items, entryLines, totals } = (await ask(await service.workspace(), SHIPMENT)).body
      .data;
    const ofItems = (key: string): number => sumOf(items.map((item: Json) => item.totals[key]));
    const ofEntry = (kind: string): number =>
      sumOf(entryLines.filter((line: Json) => line.kind === kind).map((line: Json) => line.amount));
    expect(ofItems('goods')).toBe(cents(totals.goods));
    expect(ofItems('duties') + ofEntry('duty')).toBe(cents(totals.duties));
    expect(ofItems('fees') + ofEntry('fee')).toBe(cents(totals.fees));
    expect(ofItems('taxes') + ofEntry('tax')).toBe(cents(totals.taxes));
    expect(sumOf(items.map((item: Json) => item.shippingShare))).toBe(1999);
    expect(sumOf(items.map((item: Json) => item.insuranceShare))).toBe(333);
    const { goods, shipping, insurance, dutiesTaxesFees, landedCost } = totals;
    expect(sumOf([goods, shipping, insurance, dutiesTaxesFees])).toBe(cents(landedCost));
  });

  it('a shipment of one line comes to what a calculation of it comes to', async () => {
    const workspace = await service.workspace();
    const { items: _, ...shared } = SHIPMENT;
    for (const line of SHIPMENT.items) {
      const shipment = await ask(workspace, { ...shared, items: [line] });
      const single = await workspace.call('POST', '/v1/calculate', {
        body: { ...shared, ...line },
      });
      expect(shipment.body.data.totals).toEqual(single.body.data.totals);
    }
  });

  it('takes 50 lines', async () => {
    const workspace = await service.workspace();
    const { status, body } = await ask(workspace, {
      ...SHIPMENT,
      items: Array.from({ length: 50 }, (_, index) => ({ ...PENS, value: index + 1 })),
    });
    expect(status).toBe(200);
    expect(body.data.items).toHaveLength(50);
    expect(body.credits).toMatchObject({ charged: 50, remaining: 50 });
    const usage = await workspace.call('GET', '/v1/usage');
    expect(usage.body.data[0]).toMatchObject({ originCountry: 'JP', resultCode: '960810' });
  });

  it('fields that the interface does not know are named in the notes, with their place', async () => {
    const { body } = await ask(await service.workspace(), {
      ...SHIPMENT,
      incoterm: 'DDP',
      items: [SHIRTS, { ...MUGS, wieght: 3 }],
    });
    expect(body.data.notes.join('\n')).toContain('"incoterm"');
    expect(body.data.notes).toContainEqual(
      expect.stringMatching(/"items\.1\.wieght".*did you mean weight\?/),
    );
  });

  it('is priced as the operator sets it', async () => {
    await setPrice(service.orm, 'calculate_shipment', 2);
    try {
      const { body } = await ask(await service.workspace(), SHIPMENT);
      expect(body.credits).toMatchObject({ charged: 6, remaining: 94 });
    } finally {
      await setPrice(service.orm, 'calculate_shipment', undefined);
    }
  });

  it('conditions of the shipment hold for lines that name none of their own', async () => {
    const workspace = await service.workspace();
    const { body } = await ask(workspace, {
      ...SHIPMENT,
      conditions: ['end_use'],
      items: [SHIRTS, { ...MUGS, conditions: ['certificate'] }],
    });
    const again = await workspace.call('POST', '/v1/replay', {
      body: { usageId: body.credits.usageId },
    });
    expect(again.body.data.request.items).toMatchObject([
      { conditions: ['end_use'] },
      { conditions: ['certificate'] },
    ]);
  });

  it('names the releases that it read', async () => {
    const { dataSource, engine, upstreamRequestId } = (
      await ask(await service.workspace(), SHIPMENT)
    ).body.data;
    const datasets = dataSource.datasets.map(({ dataset }: { dataset: string }) => dataset);
    expect(datasets).toEqual(expect.arrayContaining(['eu-taric', 'vat-rates', 'fees']));
    expect(new Set(datasets).size).toBe(datasets.length);
    expect(engine).toBe('landfall');
    expect(upstreamRequestId).toMatch(/^calculateShipment\//);
  });
});

describe('400', () => {
  const withLine = (line: object) => ({ ...SHIPMENT, items: [SHIRTS, line] });

  it.each([
    ['no lines', { ...SHIPMENT, items: [] }, 'items'],
    ['51 lines', { ...SHIPMENT, items: Array.from({ length: 51 }, () => PENS) }, 'items'],
    ['no list', { ...SHIPMENT, items: undefined }, 'items'],
    ['a code of eleven digits', withLine({ ...PENS, hsCode: '96081000123' }), 'items.1.hsCode'],
    ['a heading that does not exist', withLine({ ...PENS, hsCode: '0000' }), 'items.1.hsCode'],
    ['a line without a value', withLine({ ...PENS, value: undefined }), 'items.1.value'],
    ['a negative value', withLine({ ...PENS, value: -1 }), 'items.1.value'],
    ['a weight without its unit', withLine({ ...PENS, weight: 1 }), 'items.1.weightUnit'],
    [
      'components worth more than the line',
      withLine({ ...PENS, components: [{ material: 'steel', value: 67 }] }),
      'items.1.components',
    ],
    ['a long claim', withLine({ ...PENS, claims: ['x'.repeat(21)] }), 'items.1.claims.0'],
    ['a line from the catalogue', withLine({ ...PENS, itemId: 'x' }), 'items.1.itemId'],
    [
      'a seller scheme in lower case',
      { ...SHIPMENT, sellerRegistrations: ['ioss'] },
      'sellerRegistrations.0',
    ],
    ['an entry before 2000', { ...SHIPMENT, entryDate: '1999-12-31' }, 'entryDate'],
  ])('names the place: %s', async (_, body, path) => {
    const workspace = await service.workspace();
    const answer = await ask(workspace, body);
    expect(issuePaths(answer)).toEqual([path]);
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 0,
    });
  });

  it('a seller scheme that no table knows changes nothing, and is named', async () => {
    const workspace = await service.workspace();
    const plain = (await ask(workspace, SHIPMENT)).body.data;
    const named = (await ask(workspace, { ...SHIPMENT, sellerRegistrations: ['ZZ_SCHEME'] })).body
      .data;
    expect(named.totals).toEqual(plain.totals);
    expect(named.notes.join(' ')).toContain(
      'ZZ_SCHEME is not a seller registration known to this service',
    );
  });

  it.each([
    ['Canada without a province', { ...SHIPMENT, destinationCountry: 'CA' }, 'region'],
    [
      'a region that Canada does not have',
      { ...SHIPMENT, destinationCountry: 'CA', region: 'XX' },
      'region',
    ],
    ['a currency that has no rate', { ...SHIPMENT, currency: 'XXX' }, 'currency'],
  ])('what only the tariff can tell is refused and refunded: %s', async (_, body, path) => {
    const workspace = await service.workspace();
    expect(issuePaths(await ask(workspace, body))).toEqual([path]);
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 1,
    });
  });
});

describeAccess(() => service, calculateShipment, { body: SHIPMENT });
describeBilling(() => service, faults, {
  path: '/v1/calculate/shipment',
  body: SHIPMENT,
  otherBody: { ...SHIPMENT, items: [SHIRTS] },
  cost: 3,
  step: 'shipmentAndSettle',
});

describe('422', () => {
  it('an uncovered destination is refused without a charge', async () => {
    const workspace = await service.workspace();
    const answer = await ask(workspace, { ...SHIPMENT, destinationCountry: 'AQ' });
    expect(answer.status).toBe(422);
    expect(answer.body.error).toMatchObject({
      code: 'unsupported_country',
      details: { destinationCountry: 'AQ' },
    });
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 0,
    });
  });
});
