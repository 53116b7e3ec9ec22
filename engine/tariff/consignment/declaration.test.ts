import { describe, expect, it } from '@jest/globals';
import {
  destination,
  smallEdition,
  tariffLine,
  taxRow,
  thresholdRow,
} from '../../../test/support/tariffRows.ts';
import { printedMoney } from '../../money.ts';
import type { ShipmentResult } from '../answer/answer.ts';
import { shipmentCost } from '../shipment.ts';
import type { ThresholdRow } from '../types.ts';
import type { ShipmentItem, SharedRequest } from './request.ts';

const LINES = ['61091000', '61099020', '61099090', '22042100'].map((code) =>
  tariffLine(code, '12%'),
);
const LIMIT: Partial<ThresholdRow> = {
  kind: 'simplified',
  amount: printedMoney('150'),
  effect: 'H7/H1',
  excluded: ['22'],
};
const item = (hsCode: string, value: number): ShipmentItem => ({
  hsCode,
  originCountry: 'CN',
  value,
});

function ship(
  thresholds: Partial<ThresholdRow>[],
  items: ShipmentItem[],
  more: Partial<SharedRequest> = {},
): ShipmentResult {
  const to = destination({
    country: 'DE',
    schedule: 'eu',
    union: 'EU',
    territory: 'EU',
    currency: 'EUR',
  });
  const edition = smallEdition(to, LINES, {
    thresholds: new Map([
      ['EU', thresholds.map(thresholdRow).map((row) => ({ ...row, currency: 'EUR' }))],
    ]),
    taxes: new Map([['DE', [taxRow({ rate: '19%' })]]]),
  });
  const shared: SharedRequest = {
    destinationCountry: 'DE',
    currency: 'EUR',
    transportMode: 'air',
    shippingCost: 0,
    entryDate: '2026-11-21',
    purpose: 'sale',
    preference: 'best',
  };
  const answer = shipmentCost({ ...shared, ...more, items }, edition);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.result;
}

describe('the declaration', () => {
  const SHIRTS = item('61091000', 150);
  type Case = [
    string,
    Partial<ThresholdRow>[],
    ShipmentItem[],
    SharedRequest['declarationType'],
    string,
    boolean,
  ];
  it.each<Case>([
    ['simplified up to the limit', [LIMIT], [SHIRTS], undefined, 'simplified H7', false],
    ['full above it', [LIMIT], [item('61091000', 150.01)], undefined, 'full H1', false],
    [
      'full where the lines together are above it',
      [LIMIT],
      [SHIRTS, item('61099020', 1)],
      undefined,
      'full H1',
      false,
    ],
    [
      'full where one line is outside it',
      [LIMIT],
      [item('61091000', 50), item('22042100', 50)],
      undefined,
      'full H1',
      false,
    ],
    [
      'with the names of the two even when the first line is outside it',
      [LIMIT],
      [item('22042100', 50)],
      undefined,
      'full H1',
      false,
    ],
    ['full by choice', [LIMIT], [SHIRTS], 'full', 'full H1', false],
    ['simplified as asked', [LIMIT], [SHIRTS], 'simplified', 'simplified H7', false],
    [
      'not simplified above the limit, which is noted',
      [LIMIT],
      [item('61091000', 151)],
      'simplified',
      'full H1',
      true,
    ],
    ['of no kind where the law does not split them', [], [SHIRTS], undefined, 'none', false],
    ['as asked where it does not', [], [SHIRTS], 'full', 'full -', false],
  ])('is %s', (_, thresholds, items, declarationType, declared, refused) => {
    const { declaration, entryType, notes } = ship(thresholds, items, { declarationType });
    expect(declaration ? `${declaration.type} ${declaration.term ?? '-'}` : 'none').toBe(declared);
    expect(entryType).toBe(declaration && (declaration.type === 'full' ? 'formal' : 'informal'));
    expect(notes.some((note) => note.startsWith('A simplified declaration is not open'))).toBe(
      refused,
    );
  });
});

describe('a flat duty', () => {
  const FLAT: Partial<ThresholdRow> = {
    kind: 'flat duty',
    amount: printedMoney('150'),
    effect: '3 EUR',
  };
  const goods = [
    item('61099020', 20),
    item('61099090', 20),
    item('61099020', 20),
    item('61091000', 20),
  ];
  it.each<[string, Partial<SharedRequest>, number[]]>([
    ['once for each subheading', {}, [3, 0, 0, 3]],
    ['in a full declaration once for each code', { declarationType: 'full' }, [3, 3, 0, 3]],
    ['not for a business', { businessBuyer: true }, [2.4, 2.4, 2.4, 2.4]],
    ['not for a gift', { purpose: 'gift', sender: 'person' }, [2.4, 2.4, 2.4, 2.4]],
  ])('is charged %s', (_, more, duties) => {
    const { items, flatDuty, totals } = ship([FLAT], goods, more);
    expect(items.map(({ totals: { duties: duty } }) => duty)).toEqual(duties);
    const isFlat = duties.includes(3);
    expect(flatDuty).toEqual(isFlat ? { rate: '3 EUR per item', amount: totals.duties } : null);
  });

  it('is left for the tariff by a preference claimed by name in a full declaration without IOSS', () => {
    const named = { declarationType: 'full', preference: 'GSP' } as const;
    expect(ship([FLAT], [item('61091000', 20)], named).totals.duties).toBe(2.4);
    expect(
      ship([FLAT], [item('61091000', 20)], { ...named, sellerRegistrations: ['IOSS'] }).totals
        .duties,
    ).toBe(3);
    expect(ship([FLAT], [item('61091000', 20)], { preference: 'GSP' }).totals.duties).toBe(3);
  });
});
