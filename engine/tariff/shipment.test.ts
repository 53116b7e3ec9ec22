import { describe, expect, it } from '@jest/globals';
import {
  destination,
  feeRow,
  measureRow,
  smallEdition,
  tariffLine,
  taxRow,
  thresholdRow,
} from '../../test/support/tariffRows.ts';
import { printedMoney } from '../money.ts';
import type { LandedCostResult, ShipmentResult } from './answer/answer.ts';
import type { ShipmentItem, SharedRequest } from './consignment/request.ts';
import { landedCost } from './landedCost.ts';
import { shipmentCost } from './shipment.ts';
import type { TariffEdition } from './types.ts';

const LINES = [
  tariffLine('61091000', '12%'),
  tariffLine('84131900', '2%'),
  tariffLine('49019900', 'Free'),
];
const US = smallEdition(destination({ valueBasis: 'CIF' }), LINES, {
  fees: new Map([
    [
      'US',
      [
        feeRow({
          code: 'MPF',
          category: 'customs_processing',
          rate: '0.3464%',
          least: printedMoney('33.58'),
          most: printedMoney('651.50'),
          taxed: true,
        }),
      ],
    ],
  ]),
  taxes: new Map([['US', [taxRow()]]]),
  thresholds: new Map([['US', [thresholdRow({ amount: printedMoney('300') })]]]),
  measures: [measureRow({ scope: { prefixes: ['84'], except: [] } })],
});
const SHIRTS: ShipmentItem = {
  hsCode: '61091000',
  originCountry: 'CN',
  value: 200,
  quantity: 5,
  reference: 'a',
  description: 'T-shirts',
};
const PUMPS: ShipmentItem = { hsCode: '84131900', originCountry: 'DE', value: 100 };
const BOOKS: ShipmentItem = { hsCode: '49019900', originCountry: 'GB', value: 33.33 };
const SHARED: SharedRequest = {
  destinationCountry: 'US',
  currency: 'USD',
  transportMode: 'air',
  shippingCost: 10,
  insuranceCost: 1,
  entryDate: '2026-11-21',
  purpose: 'sale',
  preference: 'best',
};
function ship(
  items: ShipmentItem[],
  more: Partial<SharedRequest> = {},
  edition: TariffEdition = US,
): ShipmentResult {
  const answer = shipmentCost({ ...SHARED, ...more, items }, edition);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.result;
}
const cents = (amounts: (number | null)[]): number =>
  amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 100), 0) / 100;

describe('a shipment', () => {
  it('shares freight and insurance out by value, to the cent', () => {
    const { items, totals } = ship([SHIRTS, PUMPS, BOOKS]);
    expect(
      items.map(({ shippingShare, insuranceShare }) => [shippingShare, insuranceShare]),
    ).toEqual([
      [6, 0.6],
      [3, 0.3],
      [1, 0.1],
    ]);
    expect([totals.shipping, totals.insurance]).toEqual([10, 1]);
  });

  it('has one decision on low value: what each line alone would be spared is due together', () => {
    expect(ship([SHIRTS]).deMinimis).toMatchObject({ threshold: 300, exempt: true });
    expect(ship([SHIRTS]).totals.duties).toBe(0);
    const { deMinimis, totals } = ship([SHIRTS, PUMPS, BOOKS]);
    expect(deMinimis).toMatchObject({ threshold: 300, exempt: false });
    // entered values: 207 x 12 %, 103 x 2 %, 103 x 25 %
    expect(totals.duties).toBe(cents([24.84, 2.06, 25.75]));
  });

  it('is charged a fee with a least and a most once', () => {
    const { entryLines, items } = ship([SHIRTS, PUMPS, BOOKS]);
    expect(entryLines.map(({ code, amount }) => [code, amount])).toEqual([['MPF', 33.58]]);
    expect(items.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'fee'))).toEqual([]);
  });

  it.each([
    [[SHIRTS, PUMPS, BOOKS], {}],
    [[SHIRTS, PUMPS], { shippingTerms: 'DDP', chargesInPrice: true }],
    [[BOOKS, BOOKS, BOOKS], { shippingTerms: 'CIF' }],
  ] as const)('has totals that are those of its lines and of the entry', (items, more) => {
    const found = ship([...items], more);
    const of = (
      name: 'goods' | 'shipping' | 'insurance' | 'duties' | 'taxes' | 'landedCost',
    ): number => cents(found.items.map(({ totals }) => totals[name]));
    const fees = cents(found.entryLines.map(({ amount }) => amount));
    const { totals } = found;
    expect([of('goods'), of('shipping'), of('insurance'), of('duties'), of('taxes')]).toEqual([
      totals.goods,
      totals.shipping,
      totals.insurance,
      totals.duties,
      totals.taxes,
    ]);
    expect(totals.fees).toBe(fees);
    expect(cents([of('landedCost'), fees])).toBe(totals.landedCost);
    expect(cents(found.items.map(({ customsValue }) => customsValue))).toBe(found.customsValue);
  });

  it('of one line equals the calculation of its code', () => {
    const answer = landedCost({ ...SHARED, ...SHIRTS, preference: 'best' }, US);
    if (!answer.ok) throw new Error(answer.message);
    const single: LandedCostResult = answer.result;
    const { items, entryLines, ...whole } = ship([SHIRTS]);
    const [one] = items;
    expect(single).toMatchObject(whole);
    const byKind = (kind: string) => single.lines.filter((line) => line.kind === kind);
    expect([...(one?.lines ?? []), ...entryLines]).toEqual([
      ...byKind('duty'),
      ...byKind('tax'),
      ...byKind('fee'),
    ]);
    expect(one).toMatchObject({
      options: single.options,
      claims: single.claims,
      entryCodes: single.entryCodes,
    });
  });

  it('does not depend on the order of its lines', () => {
    const items = [SHIRTS, PUMPS, BOOKS];
    const forth = ship(items);
    const back = ship(items.toReversed());
    expect(back.totals).toEqual(forth.totals);
    expect(back.items.map(({ totals }) => totals).reverse()).toEqual(
      forth.items.map(({ totals }) => totals),
    );
  });

  it('tells each line by index and reference, with its own needs', () => {
    const unknown: ShipmentItem = { ...PUMPS, hsCode: '8413910000', reference: 'c', value: 200 };
    const edition = {
      ...US,
      subheadings: {
        current: new Map([...US.subheadings.current, ['841391', '']] as const),
        earlier: new Map<string, string[]>(),
      },
    };
    const { items, needs, estimated } = ship([SHIRTS, unknown], {}, edition);
    expect(items).toMatchObject([
      {
        index: 0,
        reference: 'a',
        description: 'T-shirts',
        quantity: 5,
        value: 200,
        needs: [],
        estimated: false,
        rateFound: true,
      },
      {
        index: 1,
        reference: 'c',
        description: null,
        quantity: null,
        needs: ['duty_rate'],
        estimated: true,
        rateFound: false,
      },
    ]);
    expect([needs, estimated]).toEqual([['duty_rate'], true]);
  });

  it('is refused with the paths of its lines', () =>
    expect(
      shipmentCost({ ...SHARED, items: [SHIRTS, { ...PUMPS, hsCode: '849999' }] }, US),
    ).toMatchObject({
      ok: false,
      code: 'invalid_input',
      details: { issues: [{ path: 'items.1.hsCode' }] },
    }));
});
