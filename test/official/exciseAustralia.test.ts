/**
 * Our excise-equivalent rates of Australia against Schedule 3, which prints them inside its duties.
 */
import { describe, expect } from '@jest/globals';
import { readExcise } from '../../edition/reading/tariff/excise.ts';
import { officialFile, when } from './embedded.ts';

const SCHEDULE = 'au-tariff/tariff-schedule3.json.gz';
const UNITS: Readonly<Record<string, string>> = {
  'l alc. 100%': 'L of alcohol',
  item: 'stick',
  kg: 'kg',
};

describe('Excise-equivalent duties of Australia', () => {
  when(SCHEDULE)('of 2026 are printed in the schedule', () => {
    const text = Buffer.from(officialFile(SCHEDULE).bytes)
      .toString('utf8')
      .replaceAll(/\u200b|(?<=\d),(?=\d{3}\b)/g, '');
    const printed = readExcise()
      .rows.filter(
        ({ country, until, tax }) =>
          country === 'AU' && until === null && tax.startsWith('Excise-equivalent'),
      )
      .map(({ rate }) => /^([\d.]+) AUD\/(.+)$/.exec(rate))
      .map((rate) => `$${rate?.[1] ?? ''}/${UNITS[rate?.[2] ?? ''] ?? ''}`);
    expect(printed.filter((rate) => !text.includes(rate))).toEqual([]);
    expect(printed.length).toBeGreaterThanOrEqual(10);
  });
});
