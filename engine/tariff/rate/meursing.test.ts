import { describe, expect, it } from '@jest/globals';
import { decimal } from '../../decimal.ts';
import { money } from '../../money.ts';
import type { MeasureRecord } from '../../release/records.ts';
import { evaluateDuty } from './evaluate.ts';
import { parseDuty, printDuty } from './expression.ts';
import {
  type Band,
  claimedMeursingCode,
  componentAmounts,
  meursingCode,
  meursingCodes,
  type MeursingRow,
  withComponents,
} from './meursing.ts';

const band = (from: string, under: string | null): Band => ({
  from: decimal(from),
  under: under === null ? null : decimal(under),
});
const ROWS: MeursingRow[] = [
  {
    milkFat: band('0', '1.5'),
    milkProtein: band('0', '2.5'),
    first: 7000,
    columns: [5, 5, 4, 3],
    rich: ['7758', '7759'],
    from: '1995-07-01',
    until: null,
  },
  {
    milkFat: band('1.5', '3'),
    milkProtein: band('60', null),
    first: 7820,
    columns: [3, 3, 2, 0],
    rich: [],
    from: '1995-07-01',
    until: null,
  },
];
const code = (fat: string, protein: string, starch: string, sucrose: string): string | null =>
  meursingCode(
    ROWS,
    {
      milkFat: decimal(fat),
      milkProtein: decimal(protein),
      starch: decimal(starch),
      sucrose: decimal(sucrose),
    },
    '2026-11-22',
  );

describe('the additional code', () => {
  it.each([
    // fat   protein  starch  sucrose   code
    ['0', '0', '0', '0', '7000'],
    ['0', '0', '0', '4.99', '7000'],
    ['0', '0', '0', '5', '7001'], //          a band begins with its first figure
    ['0', '0', '4.995', '75', '7004'],
    ['1.49', '2.49', '5', '0', '7005'],
    ['0', '0', '25', '55', '7013'],
    ['0', '0', '50', '30', '7017'],
    ['0', '0', '75', '4', '7758'],
    ['0', '0', '80', '15', '7759'],
    ['2', '60', '5', '30', '7827'],
    ['2', '60', '5', '31', '7827'],
    ['2', '61', '26', '30', null], //         over a hundred per cent
    ['2', '62', '25', '11', '7831'],
    ['1.5', '0', '0', '0', null], //          no such row here
    ['-1', '0', '0', '0', null],
  ])(
    'of milk fat %s, milk protein %s, starch %s and sucrose %s is %s',
    (fat, protein, starch, sucrose, expected) => {
      expect(code(fat, protein, starch, sucrose)).toBe(expected);
    },
  );

  it('is the one that the request gives, if the table has it', () => {
    expect(claimedMeursingCode(ROWS, ['C990', '7014', '7013'])).toBe('7013');
    expect(claimedMeursingCode(ROWS, ['7999'])).toBeNull();
    expect(meursingCodes(ROWS)).toHaveLength(19 + 8);
  });
});

describe('the components', () => {
  const measure = (
    type: string,
    duty: string,
    changes: Partial<MeasureRecord> = {},
  ): MeasureRecord => ({
    kind: 'measure',
    id: type,
    code: '',
    type,
    typeName: '',
    area: '1011',
    areaName: '',
    excluded: [],
    additionalCode: '7013',
    additionalCodeName: null,
    quota: null,
    duty,
    conditions: [],
    legalBasis: null,
    legalUrl: null,
    from: '2000-01-01',
    until: null,
    ...changes,
  });
  const measures = [
    measure('674', '30 EUR / 100 kg'),
    measure('674', '20 EUR / 100 kg', { area: '1006' }),
    measure('672', '10 EUR / 100 kg'),
    measure('672', '99 EUR / 100 kg', { until: '2010-01-01' }),
    measure('674', '1 EUR / 100 kg', { additionalCode: '7000' }),
  ];
  const basis = {
    customsValue: money('1000'),
    quantity: null,
    weightKg: decimal('200'),
    netWeightKg: null,
    liters: null,
    alcoholPercent: null,
    components: [],
    entryDate: '2026-11-22',
    rateOf: () => decimal('1'),
  };

  it.each([
    // rate                          with amounts   (60 of EA, 20 of ADSZ on 200 kg)
    ['9% + EA', '150'],
    ['9% + EA MAX 18.7% + ADSZ', '150'],
    ['9% + EA MAX 5% + ADSZ', '70'],
  ])('stand in %s as amounts of the code', (rate, amount) => {
    const duty = withComponents(parseDuty(rate), componentAmounts(measures, '7013', '2026-11-22'));
    const assessed = evaluateDuty(duty, basis);
    expect(assessed.amount.toFixed()).toBe(amount);
    expect(assessed.needs).toEqual([]);
  });

  it('of a group of countries are the reduced ones', () => {
    const reduced = componentAmounts(measures, '7013', '2026-11-22', '1006');
    expect(printDuty(withComponents(parseDuty('EAR'), reduced))).toBe('20 EUR/100 kg');
  });

  it('without an amount still ask for the composition', () => {
    const duty = withComponents(
      parseDuty('9% + EA + ADFM'),
      componentAmounts(measures, '7013', '2026-11-22'),
    );
    expect(evaluateDuty(duty, basis).needs).toEqual(['composition']);
    expect(componentAmounts(measures, '7999', '2026-11-22')).toBeNull();
    expect(withComponents(duty, null)).toBe(duty);
  });
});
