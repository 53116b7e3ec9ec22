import { describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../data/tariff.ts';
import { landedCost } from './landedCost.ts';
import type { LandedCostRequest } from './request.ts';

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

it('the tax of Puerto Rico is told apart', () => {
  const told = (destinationCountry: string): boolean =>
    price({ destinationCountry, currency: 'USD' }).notes.some((note) => note.includes('IVU'));
  expect([told('PR'), told('US')]).toEqual([true, false]);
});
