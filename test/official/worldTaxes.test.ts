/**
 * Standard rates of import tax outside the United States, Canada and the Union beside a list of
 * October 2025.
 */
import { describe, expect } from '@jest/globals';
import { loadTariff } from '../../edition/reading/tariff/tariff.ts';
import { holdsOn } from '../../engine/calendar.ts';
import { officialFile, when } from './embedded.ts';

const LIST = 'vat/sales_tax_rates.json';
const DAY = '2025-10-01';

// Where the list is behind the law, or speaks of another rate than the one charged that day: ours,
// and why.
const DIFFERS: Readonly<Record<string, [rate: string | null, why: string]>> = {
  AW: [null, 'its turnover taxes are those of sales'],
  BH: ['10%', '10 since 2022-01-01'],
  BR: ['20%', '17 or 20 of parcels, by state'],
  BO: ['13%', '14.94 of the value without it: the tax is in its own base'],
  BS: ['10%', '10 since 2022-01-01'],
  CW: ['9%', '6 to 9 by goods'],
  EC: ['15%', '15 since 2024-04-01'],
  ER: ['12%', '5 to 12 by goods'],
  GH: ['21.9%', 'with the health and education levies, which stand in its base'],
  KW: [null, 'no value added tax is introduced'],
  LI: ['8.1%', 'as Switzerland, 8.1 since 2024-01-01'],
  LK: ['18%', '18 since 2024-01-01'],
  MV: [null, 'the tax is one of sales, not of imports'],
  PK: ['18%', '18 since 2023-02-15'],
  QA: [null, 'no value added tax is introduced'],
  SR: ['10%', '10 since 2023-01-01'],
  TH: ['7%', '10 in the code, cut to 7 by decrees since 1999'],
  VN: ['8%', '10 in the law, cut to 8 for most goods'],
};

describe('standard rates of the world', () => {
  when(LIST)(`are those of the list on ${DAY}, but where it is behind`, () => {
    const listed = JSON.parse(Buffer.from(officialFile(LIST).bytes).toString('utf8')) as Record<
      string,
      { rate?: number } | undefined
    >;
    const { destinations, taxes } = loadTariff();
    const others = [...destinations.values()].flat().filter(({ schedule }) => schedule === null);
    const compared = others.flatMap(({ country, territory }) => {
      const rate = listed[country]?.rate;
      if (!rate) return [];
      const row = (taxes.get(country) ?? taxes.get(territory) ?? []).find(
        ({ scope, region, from, until }) =>
          scope.length === 0 && region === null && holdsOn({ from, until }, DAY),
      );
      const expected = DIFFERS[country]
        ? DIFFERS[country][0]
        : `${Number((rate * 100).toFixed(4))}%`;
      return [{ country, ours: row?.rate ?? null, expected }];
    });
    expect(compared.length).toBeGreaterThan(40);
    expect(compared.filter(({ ours, expected }) => ours !== expected)).toEqual([]);
  });
});
