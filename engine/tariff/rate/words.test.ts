import { describe, expect, it } from '@jest/globals';
import { parseDuty } from './expression.ts';
import { wordsOfDuty } from './words.ts';

const inWords = (printed: string): string | null => wordsOfDuty(parseDuty(printed));

describe('a rate in words', () => {
  it.each([
    ['Free', 'free of duty'],
    ['6.8%', '6.8 % of the customs value'],
    ['33 1/3%', '33.3333 % of the customs value'],
    ['4.4¢/kg + 10%', '4.4 cents per kilogram plus 10 % of the customs value'],
    ['$1.035/kg + 17%', '1.035 US dollars per kilogram plus 17 % of the customs value'],
    ['10.200 % + 93.100 EUR DTN', '10.2 % of the customs value plus 93.1 euros per 100 kilograms'],
    ['41.2 EUR / 1000 kg', '41.2 euros per tonne'],
    ['28.74 GBP / l alc. 100%', '28.74 pounds sterling per litre of pure alcohol'],
    [
      '9.00% + EA MAX 18.70% + ADSZ',
      '9 % of the customs value plus the agricultural component (EA) of the goods, but not more than 18.7 % of the customs value plus the additional duty on sugar (ADSZ)',
    ],
    [
      '8% MIN 2 EUR / 100 kg',
      '8 % of the customs value, but not less than 2 euros per 100 kilograms',
    ],
    [
      '14.00% (01 JUL - 31 JAN), 0.00% (01 FEB - 30 JUN)',
      '14 % of the customs value from 1 July to 31 January; 0 % of the customs value from 1 February to 30 June',
    ],
    [
      '3.6606¢/kg less 0.020668¢/kg for each degree under 100 degrees (and fractions of a degree in proportion) but not less than 3.143854¢/kg',
      '3.6606 cents per kilogram, less 0.020668 cents per kilogram for each degree of polarisation under 100, but not less than 3.143854 cents per kilogram',
    ],
    ['51¢ each + 6.25% on the case', '51 cents per item plus 6.25 % on the case'],
    ['9.9¢/kg on drained weight', '9.9 cents per kilogram (drained weight)'],
    ['$1.10/doz.', '1.1 US dollars per dozen'],
    [
      'The duty provided in the applicable subheading + 25%',
      'the duty of the subheading in which the goods belong plus 25 % of the customs value',
    ],
    ['See 9822.04.25', 'as the tariff says elsewhere: See 9822.04.25'],
  ])('%s', (printed, words) => {
    expect(inWords(printed)).toBe(words);
  });

  it('names the dollars of Canada', () => {
    expect(wordsOfDuty(parseDuty('$1.60/kg', 'CAD'))).toBe('1.6 Canadian dollars per kilogram');
  });

  it('has none for what is not understood', () => {
    expect(inWords('as the minister may decide')).toBeNull();
  });
});
