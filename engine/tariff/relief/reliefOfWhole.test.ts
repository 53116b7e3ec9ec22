import { describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../../edition/reading/tariff/tariff.ts';
import type { LandedCostRequest, ShipmentRequest } from '../consignment/request.ts';
import { landedCost } from '../landedCost.ts';
import { shipmentCost } from '../shipment.ts';

const edition = loadTariff();
const SHARED = {
  currency: 'USD',
  shippingCost: 0,
  transportMode: 'air',
  purpose: 'sale',
  preference: 'best',
  entryDate: '2025-06-01',
} as const;
const ship = (destinationCountry: string, items: ShipmentRequest['items']) => {
  const answer = shipmentCost({ ...SHARED, destinationCountry, items }, edition);
  if (!answer.ok) throw new Error(answer.message);
  return answer.result;
};
const price = (
  request: Pick<LandedCostRequest, 'hsCode' | 'destinationCountry'> & Partial<LandedCostRequest>,
) => {
  const answer = landedCost({ ...SHARED, originCountry: 'VN', value: 100, ...request }, edition);
  if (!answer.ok) throw new Error(answer.message);
  return answer.result;
};
const OF_VIETNAM = { hsCode: '61091000', originCountry: 'VN', value: 300 };
const OF_CHINA = { hsCode: '61091000', originCountry: 'CN', value: 100 };

describe('relief by value', () => {
  it('is of the whole consignment: goods of China, which have none, take it from the others', () => {
    const { deMinimis, items, notes } = ship('US', [OF_VIETNAM, OF_CHINA]);
    expect(deMinimis?.exempt).toBe(false);
    // 16.5 % and 10 % of 300
    expect(items[0]?.totals.duties).toBe(79.5);
    expect(notes.join(' ')).toContain('so it applies to none of them');
  });

  it('holds for a consignment of goods that all have it', () => {
    const { deMinimis, totals } = ship('US', [OF_VIETNAM, { ...OF_VIETNAM, value: 100 }]);
    expect([deMinimis?.exempt, totals.dutiesTaxesFees]).toEqual([true, 0]);
  });

  it('of the United States is not of goods that bear excise', () => {
    const wine = price({
      hsCode: '22042150',
      destinationCountry: 'US',
      originCountry: 'FR',
      volumeLiters: 9,
    });
    expect([wine.deMinimis?.exempt, wine.totals.duties > 10]).toEqual([false, true]);
  });

  it('tells that a registered seller charges the tax', () => {
    const { notes } = price({ hsCode: '610910', destinationCountry: 'AU' });
    expect(notes.join(' ')).toContain(
      'a seller that is registered for AU_GST charges it at the sale',
    );
  });
});

describe('a simplified tax', () => {
  it('contains the excise: wine to China by courier is taxed once', () => {
    const { lines } = price({
      hsCode: '220421',
      destinationCountry: 'CN',
      originCountry: 'FR',
      volumeLiters: 0.75,
    });
    const taxes = lines.filter(({ kind }) => kind === 'tax');
    expect(taxes.map(({ name }) => name)).toEqual(['cross-border e-commerce tax on wine']);
  });
});

it('zeros that fill up a British code mean the lines below its eight digits', () => {
  const { lines } = price({
    hsCode: '2204219300',
    destinationCountry: 'GB',
    originCountry: 'AR',
    volumeLiters: 4.5,
    alcoholPercent: 13,
    value: 300,
  });
  expect(lines[0]?.code?.startsWith('2204.21.93')).toBe(true);
});
