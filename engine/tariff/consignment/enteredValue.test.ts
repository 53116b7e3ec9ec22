import { describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../../edition/reading/tariff/tariff.ts';
import { money } from '../../money.ts';
import { landedCost } from '../landedCost.ts';
import { collected, enteredValue, taxedBase } from './enteredValue.ts';

const US = { territory: 'US', currency: 'USD' };
const JP = { territory: 'JP', currency: 'JPY' };
const DE = { territory: 'EU', currency: 'EUR' };

describe('what is entered and collected', () => {
  it.each<[string, string, typeof US, string]>([
    ['whole dollars, half up', '1000.50', US, '1001'],
    ['whole dollars, down below the half', '1000.49', US, '1000'],
    ['thousands of yen, what does not fill one is left out', '31999', JP, '31000'],
    ['the exact value elsewhere', '31.99', DE, '31.99'],
  ])('%s', (_, value, at, entered) =>
    expect(enteredValue(money(value), at).toFixed()).toBe(entered),
  );

  it('a tax of Japan is of thousands, others of the exact base', () => {
    const bases = [JP, US, DE].map((at) => taxedBase(money('1999.6'), at).toFixed());
    expect(bases).toEqual(['1000', '1999.6', '1999.6']);
  });

  it('a charge of Japan is brought down to a hundred, others are rounded to the minor unit', () => {
    const amounts = [JP, US].map((at) => collected(money('199.995'), at).toFixed());
    expect(amounts).toEqual(['100', '200']);
  });

  it.each([
    [333.33, true],
    [333, false],
  ])('a value of %s is told as entered otherwise: %s', (value, told) => {
    const answer = landedCost(
      {
        hsCode: '61091000',
        originCountry: 'VN',
        destinationCountry: 'US',
        value,
        currency: 'USD',
        transportMode: 'air',
        purpose: 'sale',
        preference: 'best',
        entryDate: '2026-11-21',
      },
      loadTariff(),
    );
    if (!answer.ok) throw new Error(answer.message);
    expect(answer.result.notes.some((note) => note.includes('whole dollars'))).toBe(told);
  });
});
