import { describe, expect, it } from '@jest/globals';
import { EMPTY_EDITION } from '../../../test/support/emptyEdition.ts';
import { basisOf, tariffLine } from '../../../test/support/tariffRows.ts';
import { decimal } from '../../decimal.ts';
import { money } from '../../money.ts';
import type { ScheduleName } from '../../hscode.ts';
import type { EntryPriceRow } from './entryPrice.ts';
import { assessRate, type RateQuery } from './printedRate.ts';

const query = (schedule: ScheduleName | null, more: Partial<RateQuery> = {}): RateQuery => ({
  edition: EMPTY_EDITION,
  schedule,
  line: tariffLine('07020000', null),
  digits: '0702000007',
  date: '2026-11-21',
  basis: basisOf('1000', {
    weightKg: decimal('100'),
    rateOf: (currency) => decimal({ EUR: '2', CAD: '3', AUD: '5' }[currency] ?? '1'),
  }),
  ...more,
});

describe('a printed rate', () => {
  it.each<[string, ScheduleName | null, string]>([
    ['us', 'us', '4'],
    ['of no schedule', null, '4'],
    ['ca', 'ca', '12'],
    ['au', 'au', '20'],
  ])('has the cents of its schedule: %s', (_, schedule, amount) =>
    expect(assessRate('4¢/kg', query(schedule)).assessed.amount.toFixed()).toBe(amount),
  );

  it('keeps its text', () => expect(assessRate('4¢/kg + 2%', query('us')).rate).toBe('4¢/kg + 2%'));

  it('that names an entry price nobody knows asks for the rate', () => {
    const { rate, assessed } = assessRate('8.8% + entry price', query('eu'));
    expect([rate, assessed.amount.toFixed(), assessed.needs]).toEqual([
      '8.8% + entry price',
      '0',
      ['duty_rate'],
    ]);
  });
});

describe('an entry price of the table', () => {
  const ROW: EntryPriceRow = {
    code: '070200',
    firstDay: '11-01',
    lastDay: '12-20',
    price: decimal('60'),
    adValorem: '8.8%',
    full: decimal('29.8'),
    certainty: 'assumed',
    from: '2020-01-01',
    until: null,
    legalBasis: 'Reg. (EEC) 2658/87 annex 2',
    sourceUrl: 'https://eur-lex.europa.eu/',
  };
  const priced = (value: string, row: Partial<EntryPriceRow> = {}) =>
    assessRate(
      '8.8% + entry price',
      query('eu', {
        edition: { ...EMPTY_EDITION, entryPrices: [{ ...ROW, ...row }] },
        basis: { ...query('eu').basis, customsValue: money(value) },
      }),
    );

  // goods of 100 kg, at 2 of the destination's currency for one euro
  it.each([
    ['at it', '120', '8.8%', '10.56'],
    ['up to 2 per cent short of it', '117.6', '8.8% + 1.2 EUR/100 kg', '12.7488'],
    ['far under it', '60', '8.8% + 29.8 EUR/100 kg', '64.88'],
  ])('is compared with the value in euro: %s', (_, value, rate, amount) => {
    const found = priced(value);
    expect([
      found.rate,
      found.assessed.amount.toFixed(),
      found.assessed.assumptions.slice(1),
    ]).toEqual([rate, amount, ['the entry price is as last known']]);
  });

  it('that is sure is not said to be as last known', () =>
    expect(priced('120', { certainty: 'sure' }).assessed.assumptions).not.toContain(
      'the entry price is as last known',
    ));

  it('of another season is not known', () =>
    expect(priced('120', { lastDay: '11-20' }).assessed.needs).toEqual(['duty_rate']));
});
