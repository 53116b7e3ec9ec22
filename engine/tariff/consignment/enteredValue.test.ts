import { describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../../edition/reading/tariff/tariff.ts';
import { type Money, money } from '../../money.ts';
import { landedCost } from '../landedCost.ts';
import {
  collectedAsOne,
  collectedDuties,
  collectedDuty,
  collectedTax,
  collectedTaxes,
  enteredValue,
  taxedBase,
} from './enteredValue.ts';

const placeOf = (country: string, territory: string, currency: string) => ({
  country,
  territory,
  currency,
});
const US = placeOf('US', 'US', 'USD');
const JP = placeOf('JP', 'JP', 'JPY');
const DE = placeOf('DE', 'EU', 'EUR');
const PL = placeOf('PL', 'EU', 'PLN');
const KR = placeOf('KR', 'KR', 'KRW');
const ID = placeOf('ID', 'ID', 'IDR');
const IN = placeOf('IN', 'IN', 'INR');

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

  it.each<[string, typeof US, string, string, string]>([
    ['India: whole rupees, from 50 paise up', IN, '1395.50', '1396', '1396'],
    ['India: below 50 paise down', IN, '1395.49', '1395', '1395'],
    [
      'Indonesia: duty up to thousands, tax down to rupiah',
      ID,
      '1506882.069',
      '1507000',
      '1506882',
    ],
    ['Korea: what does not fill ten won is left out', KR, '239127', '239120', '239120'],
    ['Poland: whole zloty, from 50 groszy up', PL, '87.50', '88', '88'],
    ['elsewhere the minor unit', DE, '87.505', '87.51', '87.51'],
  ])('%s', (_, where, exact, duty, tax) => {
    const amount = money(exact);
    expect(collectedDuty(amount, where).toFixed()).toBe(duty);
    expect(collectedTax(amount, where).toFixed()).toBe(tax);
  });

  it('duties of Indonesia are filled up as a sum, whatever line begins a thousand', () => {
    const lines = collectedDuties([money('100'), money('950'), money('10')], ID);
    expect(lines.map((one) => one.toFixed())).toEqual(['1000', '1000', '0']);
  });

  it('a tax that the seller charges at the sale is not rounded by customs law', () => {
    const taxOf = (sellerRegistrations: string[]): number[] => {
      const answer = landedCost(
        {
          hsCode: '61091000',
          originCountry: 'VN',
          destinationCountry: 'PL',
          value: 50.55,
          currency: 'PLN',
          shippingCost: 0,
          transportMode: 'air',
          purpose: 'sale',
          preference: 'best',
          entryDate: '2026-11-21',
          sellerRegistrations,
        },
        loadTariff(),
      );
      if (!answer.ok) throw new Error(answer.message);
      return answer.result.lines.filter(({ kind }) => kind === 'tax').map(({ amount }) => amount);
    };
    expect(taxOf(['IOSS'])).toEqual([11.63]);
    expect(taxOf([])).toEqual([14]);
  });

  it('a charge of Japan is brought down to a hundred, others are rounded to the minor unit', () => {
    const amounts = [JP, US].map((at) => collectedAsOne(money('199.995'), at).toFixed());
    expect(amounts).toEqual(['100', '200']);
  });

  // the example of the customs: goods of 534,795 yen at 7.8% and of 126,258 yen at 6.24%
  it('charges of Japan are brought down as a sum, its tax in two parts', () => {
    const printed = (amounts: readonly Money[]): string[] => amounts.map((one) => one.toFixed());
    const duties = [money('74760'), money('17640')];
    expect(printed(collectedDuties(duties, JP))).toEqual(['74700', '17700']);
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
