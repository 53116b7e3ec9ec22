import { describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../../edition/reading/tariff/tariff.ts';
import { shipmentCost } from '../shipment.ts';
import type { ShipmentResult } from '../answer/answer.ts';
import type { ShipmentItem } from './request.ts';

const edition = loadTariff();
const SOCKS: ShipmentItem = { hsCode: '61091000', originCountry: 'BD', value: 0.49 };

function ship(items: ShipmentItem[], destinationCountry = 'US', currency = 'USD'): ShipmentResult {
  const answer = shipmentCost(
    {
      destinationCountry,
      currency,
      shippingCost: 0,
      transportMode: 'air',
      entryDate: '2026-11-21',
      purpose: 'sale',
      preference: 'best',
      items,
    },
    edition,
  );
  if (!answer.ok) throw new Error(answer.message);
  return answer.result;
}
const amounts = ({ items }: ShipmentResult, code: string): number[] =>
  items
    .flatMap(({ lines }) => lines.filter((line) => line.code === code))
    .map(({ amount }) => amount);
const total = (all: number[]): number =>
  Math.round(all.reduce((sum, one) => sum + one, 0) * 100) / 100;

describe('lines of one code and origin', () => {
  const forty = ship(Array.from({ length: 40 }, () => SOCKS));

  it('are brought to whole dollars together: 19.60 is 20', () => {
    expect(total(amounts(forty, '6109.10.00'))).toBe(3.3); // 20 x 16.5%
    expect(total(amounts(forty, '9903.05.26'))).toBe(2); // 20 x 10%
    expect(forty.notes.join(' ')).toContain('lines of one code and origin together');
  });

  it('share the duty to the cent', () => {
    expect(forty.totals.duties).toBe(5.3);
    expect(total(forty.items.map(({ totals }) => totals.duties))).toBe(5.3);
  });

  it.each([
    [[52.17, 6.34, 57.51, 11.68], 12.8], // 128 in all, of Italy: 10% with the base duty
    [[22.93, 44.86, 66.79, 88.72], 22.3],
  ])('of values %j reach the total of the measure together: %d', (values, duties) => {
    const items = values.map((value) => ({ hsCode: '42023100', originCountry: 'IT', value }));
    expect(ship(items).totals.duties).toBe(duties);
  });

  it('have no amount where none is known', () => {
    const wine = { hsCode: '22042150', originCountry: 'FR', value: 100 };
    const workings = ship([wine, wine]).items.flatMap(({ lines }) =>
      lines.map(({ working }) => working ?? ''),
    );
    expect(workings.filter((one) => one.includes('not computed, rounded'))).toEqual([]);
  });

  it('of another origin are another line of the entry', () => {
    const { items } = ship([SOCKS, SOCKS, { ...SOCKS, originCountry: 'CN' }]);
    expect(items.map(({ totals }) => totals.duties)).toEqual([0.14, 0.13, 0]); // 1 x 26.5%
  });

  it('that declare parts of their value are entered each by itself', () => {
    const declared = { ...SOCKS, components: [{ material: 'other', value: 0.49 }] };
    expect(ship([declared, declared]).totals.duties).toBe(0);
  });

  it('are not rounded where the law knows no such unit', () => {
    const { totals } = ship(
      [SOCKS, SOCKS].map((one) => ({ ...one, value: 200 })),
      'GB',
      'GBP',
    );
    expect(totals.goods).toBe(400);
  });
});
