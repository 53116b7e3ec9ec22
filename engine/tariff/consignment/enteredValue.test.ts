import { describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../../edition/reading/tariff/tariff.ts';
import { type Money, money } from '../../money.ts';
import { landedCost } from '../landedCost.ts';
import {
  collected,
  collectedTax,
  collectedTaxes,
  collectedTogether,
  enteredValue,
  taxedBase,
} from './enteredValue.ts';

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

  // the example of the customs: goods of 534,795 yen at 7.8% and of 126,258 yen at 6.24%
  it('charges of Japan are brought down as a sum, its tax in two parts', () => {
    const printed = (amounts: readonly Money[]): string[] => amounts.map((one) => one.toFixed());
    const duties = [money('74760'), money('17640')];
    expect(printed(collectedTogether(duties, JP))).toEqual(['74700', '17700']);
    const taxes = [money('60900'), money('11440')];
    expect(printed(taxes.map((one) => collectedTax(one, JP)))).toEqual(['60800', '11400']);
    expect(printed(collectedTaxes(taxes, JP))).toEqual(['60800', '11500']);
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
