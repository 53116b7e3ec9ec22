import { describe, expect, it } from '@jest/globals';
import { loadTariff } from '../reading/tariff/tariff.ts';
import { deMinimisOf, regionsOf } from './coverage.ts';

const edition = loadTariff();
const ON = '2026-11-28';

describe('the limits of a destination', () => {
  it.each([
    ['PH', 10_000, 10_000, 'PHP'],
    ['IM', 135, null, 'GBP'],
    ['JE', 135, 60, 'GBP'],
    ['GG', 135, null, 'GBP'],
  ] as const)('are in its currency: %s', (country, duty, tax, currency) =>
    expect(deMinimisOf(country, ON, edition)).toEqual({ duty, tax, currency }),
  );

  it('of the law of another currency are converted to its own', () => {
    const { duty, currency } = deMinimisOf('UA', ON, edition) ?? {};
    expect(currency).toBe('UAH');
    expect(duty).toBeGreaterThan(5000); // 150 EUR
  });
});

describe('the regions of a destination', () => {
  it('are needed where every tax is that of a region', () => {
    expect(regionsOf('CA', edition)?.required).toBe(true);
    expect(regionsOf('ES', edition)).toMatchObject({
      required: false,
      codes: [
        { code: 'CE', name: 'Ceuta' },
        { code: 'CN', name: 'Canary Islands' },
        { code: 'ML', name: 'Melilla' },
      ],
    });
    expect(regionsOf('SE', edition)).toBeNull();
  });
});
