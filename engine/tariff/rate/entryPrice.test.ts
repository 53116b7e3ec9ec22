import { describe, expect, it } from '@jest/globals';
import { decimal } from '../../decimal.ts';
import { money } from '../../money.ts';
import type { MeasureCondition } from '../../release/records.ts';
import {
  bandsOf,
  bandsOfConditions,
  entryPriceOf,
  entryPriceRow,
  type EntryPriceRow,
} from './entryPrice.ts';
import { evaluateDuty } from './evaluate.ts';
import { parseDuty } from './expression.ts';

const TOMATOES: EntryPriceRow = {
  code: '07020000',
  firstDay: '01-01',
  lastDay: '03-31',
  price: decimal('84.6'),
  adValorem: '8.8%',
  full: decimal('29.8'),
  certainty: 'assumed',
  from: '2000-07-01',
  until: null,
  legalBasis: 'law',
  sourceUrl: 'https://example.org/',
};
const WINTER: EntryPriceRow = { ...TOMATOES, code: '080522', firstDay: '11-01', lastDay: '02-29' };

describe('the entry price', () => {
  it('falls in steps of two per cent, then to the full amount', () => {
    expect(bandsOf(TOMATOES).map(({ from, rate }) => `${from.toFixed()}: ${rate}`)).toEqual([
      '84.6: 8.8%',
      '82.9: 8.8% + 1.7 EUR/100 kg',
      '81.2: 8.8% + 3.4 EUR/100 kg',
      '79.5: 8.8% + 5.1 EUR/100 kg',
      '77.8: 8.8% + 6.8 EUR/100 kg',
      '0: 8.8% + 29.8 EUR/100 kg',
    ]);
  });

  it.each([
    // euro    kg      rate
    ['846', '1000', '8.8%'],
    ['845.9', '1000', '8.8% + 1.7 EUR/100 kg'],
    ['800', '1000', '8.8% + 5.1 EUR/100 kg'],
    ['778', '1000', '8.8% + 6.8 EUR/100 kg'],
    ['777', '1000', '8.8% + 29.8 EUR/100 kg'],
  ])('of %s euro for %s kg chooses %s', (value, kg, rate) => {
    const chosen = entryPriceOf(bandsOf(TOMATOES), {
      valueEuro: decimal(value),
      weightKg: decimal(kg),
    });
    expect(chosen?.band.rate).toBe(rate);
    expect(chosen?.needs).toEqual([]);
  });

  it.each([null, decimal('0')])(
    'without a weight is the lowest, and the weight is asked for',
    (weightKg) => {
      const chosen = entryPriceOf(bandsOf(TOMATOES), { valueEuro: decimal('1000'), weightKg });
      expect(chosen).toMatchObject({ band: { rate: '8.8% + 29.8 EUR/100 kg' }, needs: ['weight'] });
      expect(chosen?.assumptions).not.toEqual([]);
    },
  );

  it('without bands is none', () => {
    expect(entryPriceOf([], { valueEuro: decimal('1'), weightKg: decimal('1') })).toBeNull();
  });

  it.each([
    ['0702000007', '2026-03-31', TOMATOES],
    ['0702000007', '2026-04-01', null],
    ['0702000007', '1999-01-15', null],
    ['0805220000', '2026-12-24', WINTER],
    ['0805220000', '2027-02-28', WINTER],
    ['0805220000', '2027-03-01', null],
    ['0703100000', '2026-01-15', null],
  ])('of %s on %s is that of its season', (digits, date, row) => {
    expect(entryPriceRow([TOMATOES, WINTER], digits, date)).toBe(row);
  });
});

describe('published conditions', () => {
  const condition = (
    code: string,
    requirement: string | null,
    duty: string | null,
  ): MeasureCondition => ({
    code,
    document: null,
    requirement,
    action: '01',
    duty,
  });
  const bands = bandsOfConditions([
    condition('B', null, '1%'),
    condition('V', '0.000 EUR/DTN', '14.400 % + 29.800 EUR DTN'),
    condition('V', '52.600 EUR/DTN', '14.400 %'),
    condition('V', '51.500 EUR / 100 kg', '14.400 % + 1.100 EUR DTN'),
  ]);

  it('are bands, the dearest price first', () => {
    expect(bands.map(({ from }) => from.toFixed())).toEqual(['52.6', '51.5', '0']);
  });

  it('print rates that can be computed', () => {
    const chosen = entryPriceOf(bands, { valueEuro: decimal('500'), weightKg: decimal('1000') });
    const basis = {
      customsValue: money('500'),
      quantity: null,
      weightKg: decimal('1000'),
      netWeightKg: null,
      liters: null,
      alcoholPercent: null,
      components: [],
      entryDate: '2026-07-01',
      rateOf: () => decimal('1'),
    };
    // 72 + 298
    expect(evaluateDuty(parseDuty(chosen?.band.rate ?? ''), basis).amount.toFixed()).toBe('370');
  });
});
