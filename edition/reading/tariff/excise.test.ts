/** The excise tables, and what they come to for goods that were calculated by hand. */
import { describe, expect, it } from '@jest/globals';
import { decimal, roundHalfUp } from '../../../engine/decimal.ts';
import { money } from '../../../engine/money.ts';
import { type Excise, exciseOf } from '../../../engine/tariff/tax/excise.ts';
import { BrokenRow, MEMBER_STATES, Row } from '../table.ts';
import { EXCISES, readExcise } from './excise.ts';
import { loadTariff } from './tariff.ts';

const { rows } = readExcise();

interface Goods {
  digits: string;
  date?: string;
  liters?: string;
  percent?: string;
  quantity?: string;
  kg?: string;
  claims?: string[];
}

/**
 * Excises of goods worth 100, duty 20, each unit of every currency worth one of the destination's.
 */
function excises(country: string, goods: Goods): Excise[] {
  const { digits, date = '2026-11-22', liters, percent, quantity, kg, claims = [] } = goods;
  const known = (text: string | undefined): ReturnType<typeof decimal> | null =>
    text === undefined ? null : decimal(text);
  const isMember = MEMBER_STATES.includes(country);
  return exciseOf(
    rows.filter((row) => row.country === country || (isMember && row.country === 'EU')),
    {
      region: null,
      digits,
      date,
      claims,
      customsValue: money('100'),
      duties: money('20'),
      currency: 'EUR',
      basis: {
        customsValue: money('100'),
        quantity: known(quantity),
        weightKg: known(kg),
        netWeightKg: null,
        liters: known(liters),
        alcoholPercent: known(percent),
        components: [],
        entryDate: date,
        rateOf: () => decimal('1'),
      },
    },
  );
}
const cents = (charged: readonly Excise[]): string[] =>
  charged.map(({ amount }) => roundHalfUp(amount, 2).toFixed(2));

const WHISKY: Goods = { digits: '2208301100', liters: '0.7', percent: '40' };
const WINE: Goods = { digits: '2204219300', liters: '0.75', percent: '13' };
const BEER: Goods = { digits: '2203000100', liters: '0.5', percent: '5' };
const CIGARETTES: Goods = { digits: '2402209000', quantity: '200' };

describe('excise by hand', () => {
  it.each<[string, Goods, string[]]>([
    ['GB', WHISKY, ['9.52']], //                                      0.28 x 33.99
    ['GB', { ...WHISKY, date: '2026-01-31' }, ['9.18']], //           0.28 x 32.79
    ['GB', WINE, ['2.99']], //                                        0.0975 x 30.62
    ['GB', { ...WINE, percent: '8.4' }, ['1.68']], //                 0.063 x 26.61
    ['GB', BEER, ['0.56']], //                                        0.025 x 22.58
    ['GB', { ...BEER, claims: ['draught'] }, ['0.49']], //            0.025 x 19.45
    ['GB', { ...BEER, claims: ['small_producer'] }, ['0.56']],
    ['GB', { ...BEER, percent: '3.4' }, ['0.17']], //                 0.017 x 9.96
    ['GB', { ...BEER, percent: '1.2' }, []],
    ['GB', { digits: '2206005100', liters: '0.5', percent: '4.5' }, ['0.23']], //   0.0225 x 10.39
    ['GB', { digits: '2206003100', liters: '0.75', percent: '7' }, ['1.40']], //    0.0525 x 26.61
    ['GB', CIGARETTES, ['89.33']], //                                 the least: 0.2 x 446.67
    ['GB', { digits: '2402100000', kg: '0.1' }, ['50.81']], //        0.1 x 508.12
    ['GB', { digits: '2404120000', liters: '0.01' }, ['2.20']],
    ['DE', WHISKY, ['3.65']], //                                      0.28 x 13.03
    ['DE', WINE, ['0.00']],
    ['DE', { ...WINE, digits: '2204101100' }, ['1.02']], //           0.75 l x 136 a hectolitre
    ['DE', { ...WINE, percent: '18' }, ['1.15']], //                  intermediate: 0.0075 x 153
    ['DE', BEER, ['0.05']], //                                        0.005 hl x 5 % x 1.9675
    ['DE', { digits: '0901210000', kg: '10' }, ['21.90']],
    ['DE', { digits: '2404120000', liters: '0.01' }, ['3.20']],
    ['IE', WINE, ['3.19']], //                                        0.0075 x 424.84
    ['IE', WHISKY, ['11.92']], //                                     0.28 x 42.57
    ['IE', CIGARETTES, ['106.80']], //                                the least: 0.2 x 533.99
    ['SE', WHISKY, ['147.55']], //                                    0.28 x 526.97
    ['SE', { ...BEER, percent: '2.8' }, ['0.00']],
    ['SE', BEER, ['5.70']], //                                        0.5 x 5 x 2.28
    ['FI', WINE, ['3.42']], //                                        0.75 x 4.56
    ['IT', CIGARETTES, ['18.00']], //                                 the union's least: 0.2 x 90
    ['US', WHISKY, ['2.00']], //                                      0.56 proof litres x 3.566323
    ['US', WINE, ['0.21']], //                                        0.75 x 0.282664
    ['US', { ...CIGARETTES, digits: '2402208000' }, ['10.07']], //    0.2 x 50.33
    ['CA', BEER, ['0.19']], //                                        0.005 x 37.69
    ['AU', WHISKY, ['30.24']], //                                     0.28 x 107.99
    ['AU', BEER, ['1.23']], //                                        0.5 x 3.85 % x 63.75
    ['AU', WINE, ['34.80']], //                                       29 % of 120
    ['NO', WHISKY, ['252.84']], //                                    0.7 x 40 x 9.03
    ['NO', BEER, ['13.23']], //                                       0.5 x 5 x 5.29
    ['CH', WHISKY, ['8.12']], //                                      0.28 x 29
    ['CH', WINE, []],
    ['JP', WHISKY, ['280.00']], //                                    0.7 x 40 x 10
    ['JP', { ...WHISKY, percent: '30' }, ['259.00']], //              the least: 0.7 x 370
    ['JP', BEER, ['77.50']], //                                       0.5 x 155 from 2026-10-01
    ['JP', { ...BEER, date: '2026-09-30' }, ['90.50']], //            0.5 x 181
    ['KR', WHISKY, ['86.40', '25.92']], //                            72 % of 120, and 30 % of that
    ['KR', WINE, ['36.00', '3.60']],
    ['NZ', { ...WINE, date: '2026-01-01' }, ['2.84']], //             0.75 x 3.7836
    ['NZ', WHISKY, ['19.30']], //                                     0.28 x 68.915
    ['SG', CIGARETTES, ['117.80']], //                                0.2 x 589
    ['SG', WINE, ['8.58']], //                                        0.0975 x 88
    ['HK', WHISKY, ['100.00']], //                                    up to 200 a litre
    //               20 + 8: 100 % of 20, 10 % of 80
    ['HK', { ...WHISKY, liters: '0.1' }, ['28.00']],
    ['HK', WINE, []],
    ['TW', WHISKY, ['70.00']], //                                     0.7 x 40 x 2.5
    ['CN', WINE, ['13.33']], //                                       120 / 0.9 x 10 %
    ['VN', WHISKY, ['78.00']], //                                     65 % of 120
    ['MX', WINE, ['31.80']], //                                       26.5 % of 120
    ['ZA', WHISKY, ['84.80']], //                                     0.28 x 302.84
    ['DK', WINE, ['8.45']], //                                        0.75 x 11.26
    ['PL', { ...BEER, date: '2025-06-01' }, ['0.68']], //             0.005 hl x 5 % x 27.3
    ['LV', { ...BEER, percent: '1' }, ['0.10']], //                   the least: 0.005 hl x 19.6
    ['CZ', CIGARETTES, ['932.00']], //                                the least: 200 x 4.66
    ['AE', CIGARETTES, ['120.00']],
  ])('%s %j is %j', (country, goods, expected) => {
    expect(cents(excises(country, goods))).toEqual(expected);
  });
});

describe('the excise tables', () => {
  const national = (country: string): typeof rows => rows.filter((row) => row.country === country);

  it.each([...MEMBER_STATES])(
    'know beer, wine, sparkling wine and spirits of %s on every day of 2026',
    (country) => {
      for (const date of ['2026-01-01', '2026-06-30', '2026-11-22'])
        for (const [digits, percent] of [
          ['2203000100', '5'],
          ['2204219300', '13'],
          ['2204109100', '12'],
          ['2204219100', '19'],
          ['2208301100', '40'],
          ['2205101000', '15'],
        ] as const)
          expect(excises(country, { digits, date, percent, liters: '1' })).toHaveLength(
            country === 'FR' && digits.startsWith('2208') ? 2 : 1,
          );
    },
  );

  it('ask for the strength and the volume wherever alcohol is charged', () => {
    for (const country of new Set(
      rows.filter(({ category }) => category === 'excise_alcohol').map((row) => row.country),
    ))
      for (const excise of excises(country, { digits: '2208301100' })) {
        const known = excise.needs.length > 0 || excise.amount.gt(money('0'));
        expect([country, known]).toEqual([country, true]);
      }
  });

  it('speak of destinations that are known, in their currency or one with a rate', () => {
    const { destinations, exchangeRates } = loadTariff();
    const unknown = rows.filter(({ country }) => country !== 'EU' && !destinations.has(country));
    expect(unknown.map(({ country }) => country)).toEqual([]);
    const currencies = new Set(rows.flatMap(({ rate }) => rate.match(/\b[A-Z]{3}(?=\/)/g) ?? []));
    expect([...currencies].filter((currency) => !exchangeRates.has(currency))).toEqual([]);
  });

  it('never hold two rows of one rule on one day', () => {
    const overlaps = rows.filter((row, at) =>
      rows.some(
        (other, before) =>
          before < at &&
          EXCISES.ruleOf(row) === EXCISES.ruleOf(other) &&
          (other.until === null || row.from < other.until) &&
          (row.until === null || other.from < row.until),
      ),
    );
    expect(overlaps.map(({ country, rate, from }) => `${country} ${rate} ${from}`)).toEqual([]);
    expect(national('GB').length).toBeGreaterThan(40);
  });
});

describe('a broken row', () => {
  const GOOD =
    'GB | - | Alcohol duty | excise_alcohol | 2208 | >22 | 33.99 GBP/l alc. 100% | quantity | sure | 2026-02-01 | - | - | law | https://example.org/';
  const read = (text: string): unknown =>
    EXCISES.read(
      new Row(
        text.split('|').map((field) => field.trim()),
        { file: 'excise/gb.txt', line: 1 },
      ),
    );

  it.each([
    ['rate', GOOD.replace('33.99 GBP/l alc. 100%', 'a lot')],
    ['two currencies', GOOD.replace('33.99 GBP/l alc. 100%', '1 GBP/l + 1 EUR/l')],
    ['per cent of nothing', GOOD.replace('33.99 GBP/l alc. 100%', '10%')],
    ['strength', GOOD.replace('>22', 'strong')],
    ['scope', GOOD.replace('2208', 'whisky')],
    ['base', GOOD.replace('quantity', 'whatever')],
    ['base word', GOOD.replace('quantity', 'quantity for=free')],
    ['category', GOOD.replace('excise_alcohol', 'excise')],
    ['date', GOOD.replace('2026-02-01', '2026-02-31')],
  ])('is refused for its %s', (_, text) => {
    expect(() => read(GOOD)).not.toThrow();
    expect(() => read(text)).toThrow(BrokenRow);
  });
});
