import { describe, expect, it } from '@jest/globals';
import { parseDuty } from '../../../engine/tariff/rate/expression.ts';
import { type DutyComponent, printComponents } from './taricDuty.ts';

type Row = [
  expression: string,
  amount: string | null,
  currency?: string | undefined,
  unit?: string,
  qualifier?: string,
];
const component = ([expression, amount, currency, unit, qualifier]: Row): DutyComponent => ({
  expression,
  amount,
  currency: currency ?? null,
  unit: unit ?? null,
  qualifier: qualifier ?? null,
});

describe('components', () => {
  it.each<[string, Row[]]>([
    ['5 %', [['01', '5']]],
    [
      '12.8 % + 176.8 EUR / 100 kg',
      [
        ['01', '12.8'],
        ['04', '176.8', 'EUR', 'DTN'],
      ],
    ],
    [
      '12.8 % + 176.8 EUR / 100 kg',
      [
        ['04', '176.8', 'EUR', 'DTN'],
        ['01', '12.8'],
      ],
    ],
    [
      '9 % + EA MAX 24.2 % + ADSZ',
      [
        ['01', '9'],
        ['12', null],
        ['17', '24.2'],
        ['21', null],
      ],
    ],
    [
      '4.5 % MIN 0.3 EUR / item MAX 0.8 EUR / item',
      [
        ['01', '4.5'],
        ['15', '0.3', 'EUR', 'NAR'],
        ['35', '0.8', 'EUR', 'NAR'],
      ],
    ],
    ['32 EUR / hl', [['01', '32', 'EUR', 'HLT']]],
    [
      '1 EUR / % vol/hl + 6.4 EUR / hl',
      [
        ['01', '1', 'EUR', 'ASV', 'X'],
        ['04', '6.4', 'EUR', 'HLT'],
      ],
    ],
    ['20.6 EUR / 100 kg / net drained wt', [['01', '20.6', 'EUR', 'DTN', 'E']]],
    ['389 EUR / 1000 kg', [['01', '389', 'EUR', 'TNE']]],
  ])('are printed as %s, which is understood', (printed, rows) => {
    expect(printComponents(rows.map(component))).toBe(printed);
    expect(parseDuty(printed).kind).not.toBe('unparsed');
  });

  it.each<[string, Row[]]>([
    ['98 EUR / DAP', [['01', '98', 'EUR', 'DAP']]],
    ['5 EUR / DTNG', [['01', '5', 'EUR', 'DTN', 'G']]],
    [
      '10 % - 3 %',
      [
        ['01', '10'],
        ['02', '3'],
      ],
    ],
    ['[expression 36] 4 %', [['36', '4']]],
    ['NIHIL', [['37', null]]],
    ['NAR', [['99', null, undefined, 'NAR']]],
  ])(
    'that nobody knows are printed as %s, which is not understood and so never free',
    (printed, rows) => {
      expect(printComponents(rows.map(component))).toBe(printed);
      expect(parseDuty(printed).kind).toBe('unparsed');
    },
  );

  it('that are none are no duty', () => expect(printComponents([])).toBeNull());
});
