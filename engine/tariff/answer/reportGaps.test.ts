import { describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../../edition/reading/tariff/tariff.ts';
import type { LandedCostRequest } from '../consignment/request.ts';
import { landedCost } from '../landedCost.ts';

const edition = loadTariff();
const SHIRT: LandedCostRequest = {
  hsCode: '610910',
  originCountry: 'VN',
  destinationCountry: 'DE',
  value: 480,
  currency: 'EUR',
  shippingCost: 0,
  transportMode: 'air',
  purpose: 'sale',
  preference: 'best',
  entryDate: '2026-11-21',
};
const price = (more: Partial<LandedCostRequest>) => {
  const answer = landedCost({ ...SHIRT, ...more }, edition);
  if (!answer.ok) throw new Error(answer.message);
  return answer.result;
};

describe('a day that the tables do not reach', () => {
  it('asks for the import tax instead of counting it as nothing', () => {
    const { needs, estimated, notes } = price({ entryDate: '2000-06-01' });
    expect([estimated, needs]).toEqual([true, expect.arrayContaining(['tax_rate'])]);
    expect(notes.join(' ')).toContain('The import tax of DE is not known for 2000-06-01');
    expect(price({}).needs).not.toContain('tax_rate');
  });

  it('is an estimate where no tariff of the destination says so', () => {
    const before = price({ destinationCountry: 'CL', currency: 'USD', entryDate: '2019-12-31' });
    expect(before.notes.join(' ')).toContain('stated from 2020-01-01 on');
    const from = price({ destinationCountry: 'CL', currency: 'USD', entryDate: '2020-01-01' });
    expect(from.notes.join(' ')).not.toContain('stated from');
  });
});

it('of the tax of Puerto Rico it is told to whom it is paid', () => {
  const told = (destinationCountry: string): boolean =>
    price({ destinationCountry, currency: 'USD' }).notes.some((note) => note.includes('IVU'));
  expect([told('PR'), told('US')]).toEqual([true, false]);
});

describe('a consignment to the United States', () => {
  const us = { destinationCountry: 'US', currency: 'USD', value: 3000 };
  it('asks for the processing fee of a day before those that are known', () => {
    expect(price({ ...us, entryDate: '2019-06-01' }).needs).toContain('processing_fee');
    expect(price({ ...us, entryDate: '2025-06-01' }).needs).not.toContain('processing_fee');
  });

  it.each([
    ['2026-12-20', false],
    ['2027-03-01', true],
  ])('on %s, far ahead: %s, is an estimate', (entryDate, is) => {
    const { notes, estimatedBecause = [] } = price({ ...us, entryDate });
    expect(notes.some((note) => note.includes('are not settled yet'))).toBe(is);
    if (is) expect(estimatedBecause).toContain('old_rate');
  });

  it('tells that what is in no component counts as free of metal', () => {
    const told = (value: number): boolean =>
      price({
        ...us,
        hsCode: '9403200050',
        entryDate: '2025-12-05',
        components: [{ material: 'steel', value }],
      }).notes.some((note) => note.includes('free of metal'));
    expect([told(300), told(3000)]).toEqual([true, false]);
  });

  it('tells of freight that is more than the price that contains it', () => {
    const told = (more: Partial<LandedCostRequest>): boolean =>
      price({ ...us, value: 100, shippingTerms: 'CIF', shippingCost: 500, ...more }).notes.some(
        (note) => note.includes('nothing is left for the goods'),
      );
    expect([told({}), told({ shippingCost: 100 }), told({ shippingTerms: 'FOB' })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
