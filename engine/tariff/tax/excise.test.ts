import { describe, expect, it } from '@jest/globals';
import { decimal } from '../../decimal.ts';
import { money } from '../../money.ts';
import type { DutyBasis } from '../rate/evaluate.ts';
import { type ExciseFacts, exciseOf, type ExciseRow, isWithin, parseStrength } from './excise.ts';
import { parseExciseRate } from './exciseAmount.ts';

const BASIS: DutyBasis = {
  customsValue: money('100'),
  quantity: null,
  weightKg: null,
  netWeightKg: null,
  liters: null,
  alcoholPercent: null,
  components: [],
  entryDate: '2026-11-22',
  rateOf: () => decimal('1'),
};
const FACTS: ExciseFacts = {
  region: null,
  digits: '2208303000',
  date: '2026-11-22',
  basis: BASIS,
  customsValue: money('100'),
  duties: money('20'),
  currency: 'GBP',
};
const ROW: ExciseRow = {
  country: 'GB',
  region: null,
  tax: 'Alcohol duty',
  category: 'excise_alcohol',
  scope: ['22'],
  strength: null,
  rate: '10 GBP/l alc. 100%',
  base: 'quantity',
  claimed: null,
  alcoholAbove: null,
  needs: [],
  certainty: 'sure',
  reason: null,
  from: '2025-01-01',
  until: null,
  legalBasis: 'law',
  sourceUrl: 'https://example.org/',
};
const bottle = (liters: string | null, percent: string | null): DutyBasis => ({
  ...BASIS,
  liters: liters === null ? null : decimal(liters),
  alcoholPercent: percent === null ? null : decimal(percent),
});

describe('the strength', () => {
  it.each([
    // band       inside                outside
    ['8.5-22', ['8.5', '12', '22'], ['8.4', '22.1']],
    ['3.5-<8.5', ['3.5', '8.4'], ['3.4', '8.5']],
    ['>15-22', ['15.1', '22'], ['15', '23']],
    ['>22', ['22.1', '96'], ['22']],
    ['<3.5', ['0', '3.4'], ['3.5']],
  ])('of %s holds from its first figure to its last', (text, inside, outside) => {
    const band = parseStrength(text);
    if (!band) throw new Error(`no band: ${text}`);
    expect(inside.filter((percent) => !isWithin(band, decimal(percent)))).toEqual([]);
    expect(outside.filter((percent) => isWithin(band, decimal(percent)))).toEqual([]);
  });

  it.each(['', '-', '22', 'strong', '22-'])('"%s" is no band', (text) => {
    expect(parseStrength(text)).toBeNull();
  });
});

describe('of the rows of one tax', () => {
  const rates = (rows: readonly ExciseRow[], facts: Partial<ExciseFacts> = {}): string[] =>
    exciseOf(rows, { ...FACTS, basis: bottle('1', '40'), ...facts }).map(({ row }) => row.rate);
  const row = (rate: string, changes: Partial<ExciseRow> = {}): ExciseRow => ({
    ...ROW,
    rate,
    ...changes,
  });

  it.each<[string, ExciseRow[], Partial<ExciseFacts>, string[]]>([
    [
      'the longest covering prefix wins',
      [
        row('1 GBP/l'),
        row('2 GBP/l', { scope: ['2208', '2203'] }),
        row('3 GBP/l', { scope: ['2203'] }),
      ],
      {},
      ['2 GBP/l'],
    ],
    [
      'a longer prefix of another strength does not',
      [row('1 GBP/l'), row('2 GBP/l', { scope: ['2208'], strength: parseStrength('<22') })],
      {},
      ['1 GBP/l'],
    ],
    [
      'at one length the row for the strength wins',
      [row('1 GBP/l'), row('2 GBP/l', { strength: parseStrength('>22') })],
      {},
      ['2 GBP/l'],
    ],
    [
      'a relief holds when claimed',
      [row('1 GBP/l', { claimed: 'draught' }), row('2 GBP/l')],
      { claims: ['draught'] },
      ['1 GBP/l'],
    ],
    [
      'a relief not claimed does not',
      [row('1 GBP/l', { claimed: 'draught' }), row('2 GBP/l')],
      {},
      ['2 GBP/l'],
    ],
    [
      'a row holds from its first day until its last',
      [row('1 GBP/l', { until: '2026-11-22' }), row('2 GBP/l', { from: '2026-11-22' })],
      {},
      ['2 GBP/l'],
    ],
    [
      'what a member sets comes before the least of the union',
      [row('1 GBP/l', { country: 'EU', scope: ['220830'] }), row('2 GBP/l', { country: 'DE' })],
      {},
      ['2 GBP/l'],
    ],
    [
      'another tax is another line',
      [row('1 GBP/l'), row('2 GBP/l', { tax: 'Health levy' })],
      {},
      ['1 GBP/l', '2 GBP/l'],
    ],
    [
      'a row of another region does not hold',
      [row('1 GBP/l', { region: 'QC' })],
      { region: 'ON' },
      [],
    ],
    ['goods outside the scope are free', [row('1 GBP/l')], { digits: '4202210000' }, []],
  ])('%s', (_, rows, facts, expected) => {
    expect(rates(rows, facts)).toEqual(expected);
  });
});

describe('a rate', () => {
  const basis: DutyBasis = {
    ...bottle('10', '40'),
    quantity: decimal('200'),
    weightKg: decimal('2'),
  };
  const tobacco: Partial<ExciseRow> = { category: 'excise_tobacco' };

  it.each<[string, Partial<ExciseRow>, string, string[]]>([
    // rate                                     row                                 amount    needs
    //                                       4 litres of alcohol
    ['29 CHF/l alc. 100%', {}, '116', []],
    ['5 EUR/% vol/hl', {}, '20', []], //                                            0.1 hl x 40 x 5
    ['74.91 EUR/hl', {}, '7.491', []],
    ['3.5 USD/proof l', {}, '28', []], //                                           8 proof litres
    ['1000 JPY/% vol/hl MIN 370 JPY/l', {}, '4000', []],
    //     the upper half of the strength
    ['63.75 AUD/l alc. 100%', { alcoholAbove: decimal('20') }, '127.5', []],
    ['100%', { base: 'value' }, '100', []],
    ['100% MAX 10% + 5 HKD/l', { base: 'value' }, '60', []], //                     10 + 50
    ['72%', { base: 'duty-paid' }, '86.4', []], //                                  of 120
    //                                     without transport: of 120
    ['29%', { base: 'landed' }, '34.8', []],
    //                           10 + (120 + 10) / 0.8 x 20%
    ['20% + 1 CNY/l', { base: 'inside' }, '42.5', []],
    ['353.5 GBP/1000 item + 16.5%', { ...tobacco, base: 'retail' }, '70.7', ['retail_price']],
    [
      '20 GBP/1000 item + 55% MIN 360 GBP/1000 item',
      { ...tobacco, base: 'retail' },
      '72',
      ['retail_price'],
    ],
    ['440.93 GBP/kg', tobacco, '881.86', []],
    ['100%', { ...tobacco, base: 'retail-or-duty-paid' }, '120', ['retail_price']],
    ['10 EUR/l', { needs: ['annual_production'] }, '100', ['annual_production']],
  ])('of %s is charged', (rate, changes, amount, needs) => {
    const [excise] = exciseOf([{ ...ROW, rate, ...changes }], { ...FACTS, basis });
    expect(excise?.amount.toFixed()).toBe(amount);
    expect(excise?.needs).toEqual(needs);
  });

  it('on the other excises is a part of them', () => {
    const rows: ExciseRow[] = [
      { ...ROW, tax: 'Education tax', base: 'excise', rate: '30%' },
      { ...ROW, tax: 'Liquor tax', base: 'duty-paid', rate: '72%' },
    ];
    const charged = exciseOf(rows, { ...FACTS, basis });
    expect(charged.map(({ row, amount }) => [row.tax, amount.toFixed()])).toEqual([
      ['Liquor tax', '86.4'],
      ['Education tax', '25.92'],
    ]);
    expect(exciseOf(rows.slice(0, 1), { ...FACTS, basis })).toEqual([]);
  });

  it.each(['29 CHF/l alc. 100%', '22% + 69.96 PHP/proof l', '50.33 USD/1000 item'])(
    '%s is understood',
    (rate) => {
      expect(JSON.stringify(parseExciseRate(rate))).not.toMatch(/unparsed|reference/);
    },
  );

  it('in two currencies is none', () => {
    expect(parseExciseRate('1 EUR/l + 2 USD/kg').kind).toBe('unparsed');
  });
});

describe('a fact that is missing', () => {
  const banded: ExciseRow[] = [
    { ...ROW, rate: '10 GBP/l alc. 100%', strength: parseStrength('<22') },
    { ...ROW, rate: '30 GBP/l alc. 100%', strength: parseStrength('22-100') },
  ];

  it.each<[string, ExciseRow[], DutyBasis, string, string[]]>([
    ['volume and strength', [ROW], bottle(null, null), '0', ['volume', 'alcohol_strength']],
    ['the volume', [ROW], bottle(null, '40'), '0', ['volume']],
    ['the strength', [ROW], bottle('0.7', null), '0', ['alcohol_strength']],
    ['the strength that chooses the row', banded, bottle('0.7', null), '0', ['alcohol_strength']],
    [
      'both, where strength chooses',
      banded,
      bottle(null, null),
      '0',
      ['volume', 'alcohol_strength'],
    ],
    [
      'a strength that might choose another row',
      [{ ...ROW, rate: '4 GBP/l' }, ...banded],
      bottle('0.5', null),
      '2',
      ['alcohol_strength'],
    ],
  ])('%s: is asked for, never zero in silence', (_, rows, basis, amount, needs) => {
    const [excise, ...others] = exciseOf(rows, { ...FACTS, basis });
    expect(others).toEqual([]);
    expect(excise?.amount.toFixed()).toBe(amount);
    expect(excise?.needs).toEqual(needs);
    expect(excise?.assumptions).not.toEqual([]);
  });

  it('makes a class that the code does not prove an assumption', () => {
    const row: ExciseRow = { ...ROW, certainty: 'assumed', reason: 'taken for still cider' };
    const [excise] = exciseOf([row], { ...FACTS, basis: bottle('1', '5') });
    expect(excise?.assumptions).toEqual(['Alcohol duty: taken for still cider']);
  });
});
