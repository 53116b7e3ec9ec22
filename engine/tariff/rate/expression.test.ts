import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decimal } from '../../decimal.ts';
import { type DutyExpression, type DutyUnit, parseDuty, printDuty } from './expression.ts';

const percent = (value: string, of: string | null = null): DutyExpression => ({
  kind: 'adValorem',
  percent: decimal(value),
  of,
});
const specific = (
  amount: string,
  currency: string,
  per: string,
  unit: DutyUnit,
  of: string | null = null,
): DutyExpression => ({
  kind: 'specific',
  amount: decimal(amount),
  currency,
  per: decimal(per),
  unit,
  of,
});
const sum = (...parts: DutyExpression[]): DutyExpression => ({ kind: 'sum', parts });

describe('a printed rate', () => {
  it.each<[string, DutyExpression]>([
    ['Free', { kind: 'free' }],
    ['16.5%', percent('16.5')],
    ['3.7% <u></u>', percent('3.7')],
    ['33 1/3%', percent('33.33333333333333333333')],
    ['4.4¢/kg + 10%', sum(specific('0.044', 'USD', '1', 'kg'), percent('10'))],
    ['$1.13/m3', specific('1.13', 'USD', '1', 'm3')],
    ['23.7¢/pf.liter', specific('0.237', 'USD', '1', 'proof l')],
    ['2.04/pf. liter', specific('2.04', 'USD', '1', 'proof l')],
    ['5%, and $0.526/L', sum(percent('5'), specific('0.526', 'USD', '1', 'l'))],
    ['3.4 NOK/kg', specific('3.4', 'NOK', '1', 'kg')],
    [
      '5%, or, if lower, $0.45/kg',
      {
        kind: 'bounded',
        base: percent('5'),
        bound: 'MAX',
        limit: specific('0.45', 'USD', '1', 'kg'),
      },
    ],
    ['Entry Price', { kind: 'reference', text: 'Entry Price' }],
    [
      '4.00% (01-31 DEC)',
      { kind: 'seasonal', seasons: [{ from: '12-01', to: '12-31', rate: percent('4') }] },
    ],
    ['3¢/doz.', specific('0.03', 'USD', '12', 'item')],
    ['90¢/pr. + 20%', sum(specific('0.9', 'USD', '1', 'pair'), percent('20'))],
    ['0.4 EUR/100 kg/% sacchar.', specific('0.4', 'EUR', '100', 'kg %')],
    ['0.30 EUR DTN Z', specific('0.3', 'EUR', '100', 'kg %')],
    ['3.8 EUR / 100 kg / net drained wt', specific('3.8', 'EUR', '100', 'kg', 'net drained wt')],
    ['144.10 GBP / 1000 kg/biodiesel', specific('144.1', 'GBP', '1000', 'kg', 'biodiesel')],
    ['5.5¢/kg on drained weight', specific('0.055', 'USD', '1', 'kg', 'drained weight')],
    [
      '51¢ each + 6.25% on the case and strap, band or bracelet',
      sum(
        specific('0.51', 'USD', '1', 'item'),
        percent('6.25', 'case and strap, band or bracelet'),
      ),
    ],
    ['12% + 22.4 EUR/100 kg', sum(percent('12'), specific('22.4', 'EUR', '100', 'kg'))],
    ['10.200 % + 93.100 EUR DTN', sum(percent('10.2'), specific('93.1', 'EUR', '100', 'kg'))],
    ['32 EUR / hl', specific('32', 'EUR', '100', 'l')],
    [
      '0.5 GBP/% vol/hl + 2.6 GBP/hl',
      sum(specific('0.5', 'GBP', '1', '% vol/hl'), specific('2.6', 'GBP', '100', 'l')),
    ],
    ['28.74 GBP / l alc. 100%', specific('28.74', 'GBP', '1', 'l alc. 100%')],
    [
      '9.00% +  EA MAX 18.70%  + ADSZ',
      {
        kind: 'bounded',
        base: sum(percent('9'), { kind: 'agricultural', component: 'EA' }),
        bound: 'MAX',
        limit: sum(percent('18.7'), { kind: 'agricultural', component: 'ADSZ' }),
      },
    ],
    [
      '4.50% MIN 0.30 EUR / item MAX 0.80 EUR / item',
      {
        kind: 'bounded',
        base: {
          kind: 'bounded',
          base: percent('4.5'),
          bound: 'MIN',
          limit: specific('0.3', 'EUR', '1', 'item'),
        },
        bound: 'MAX',
        limit: specific('0.8', 'EUR', '1', 'item'),
      },
    ],
    [
      '8% (01 NOV - 14 MAY), 14% (15 MAY - 31 OCT)',
      {
        kind: 'seasonal',
        seasons: [
          { from: '11-01', to: '05-14', rate: percent('8') },
          { from: '05-15', to: '10-31', rate: percent('14') },
        ],
      },
    ],
    ['25% on the value of the lead content', percent('25', 'value of the lead content')],
    ['50 percent of the cost of such parts', percent('50', 'cost of such parts')],
    ['5% on the full value of the imported article', percent('5')],
    [
      '16.9¢/kg of total sugars + 5.1%',
      sum(specific('0.169', 'USD', '1', 'kg', 'total sugars'), percent('5.1')),
    ],
    [
      'The duty provided in the applicable subheading + 25%',
      sum({ kind: 'applicable' }, percent('25')),
    ],
    [
      '4.3% + 1.7¢/jewel + 0.2¢ for each other piece or part, but if consisting in part of a plate or a set of plates the total duty shall not exceed the duty for the complete movement',
      {
        kind: 'bounded',
        base: sum(
          percent('4.3'),
          specific('0.017', 'USD', '1', 'jewel'),
          specific('0.002', 'USD', '1', 'piece'),
        ),
        bound: 'MAX',
        limit: {
          kind: 'reference',
          text: 'the duty for the complete movement, if consisting in part of a plate or a set of plates',
        },
      },
    ],
    ['See additional U.S. note 1', { kind: 'reference', text: 'See additional U.S. note 1' }],
    ['See how it goes', { kind: 'unparsed', text: 'See how it goes' }],
    ['', { kind: 'unparsed', text: '' }],
  ])('%s', (printed, expected) => expect(parseDuty(printed)).toEqual(expected));

  it.each([
    '10 EUR/100 kg - 2 EUR/100 kg',
    '17 EUR/100 kg - 2%',
    '10% MAX 5 EUR/100 kg - 2 EUR/100 kg',
    '10% MIN - 5 EUR/hl',
    '3 EUR/hl-1',
    '5 EUR/100 kg minus 2 EUR/100 kg',
    '3 EUR/kg EA',
    '$2,445.26/kg NZ/PG/FI/DC/LDC $2,445.26/kg',
  ])('that is understood in part is not understood: %s', (printed) =>
    expect(parseDuty(printed)).toEqual({ kind: 'unparsed', text: printed }),
  );

  it('counts cents and dollars of a Canadian schedule in Canadian money', () => {
    expect(parseDuty('238 % but not less than 30.8 ¢each', 'CAD')).toEqual({
      kind: 'bounded',
      base: percent('238'),
      bound: 'MIN',
      limit: specific('0.308', 'CAD', '1', 'item'),
    });
  });

  it('is itself after printing', () => {
    fc.assert(fc.property(expressions, (duty) => expect(parseDuty(printDuty(duty))).toEqual(duty)));
  });

  it('is never free by misunderstanding', () => {
    fc.assert(
      fc.property(fc.string(), (text) => parseDuty(text).kind !== 'free' || /free/i.test(text)),
    );
  });
});

const numbers = fc
  .integer({ min: 0, max: 9_999_999 })
  .map((value) => decimal(String(value)).div(decimal('1000')));
const units = fc.constantFrom<DutyUnit>(
  'kg',
  'item',
  'pair',
  'm',
  'm2',
  'm3',
  'l',
  'l alc. 100%',
  'proof l',
  '% vol/hl',
  'bbl',
  'carat',
  'W',
  'jewel',
  'piece',
  'line gross',
);
const adValorem = fc.record({
  kind: fc.constant('adValorem' as const),
  percent: numbers,
  of: fc.constantFrom(null, 'case', 'strap, band or bracelet'),
});
const specifics = fc.record({
  kind: fc.constant('specific' as const),
  amount: numbers,
  currency: fc.constantFrom('USD', 'EUR', 'GBP', 'CAD'),
  per: fc.constantFrom('1', '12', '100', '1000').map(decimal),
  unit: units,
  of: fc.constant(null),
});
const terms: fc.Arbitrary<DutyExpression> = fc.oneof(
  adValorem,
  specifics,
  fc.constantFrom<DutyExpression>(
    { kind: 'agricultural', component: 'EA' },
    { kind: 'applicable' },
    { kind: 'ofComponents', rule: 'each' },
    { kind: 'ofComponents', rule: 'highest' },
    { kind: 'reference', text: 'See 9823.04.01-9823.04.54' },
  ),
);
const sums: fc.Arbitrary<DutyExpression> = fc.oneof(
  terms,
  fc
    .array(terms, { minLength: 2, maxLength: 4 })
    .map((parts): DutyExpression => ({ kind: 'sum', parts })),
);
const bounds = fc.array(
  fc.record({ bound: fc.constantFrom('MIN' as const, 'MAX' as const), limit: sums }),
  {
    maxLength: 2,
  },
);
const chains: fc.Arbitrary<DutyExpression> = fc
  .tuple(sums, bounds)
  .map(([base, limits]) =>
    limits.reduce<DutyExpression>((left, one) => ({ kind: 'bounded', base: left, ...one }), base),
  );
const days = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map((pair) => pair.map((part) => String(part).padStart(2, '0')).join('-'));
const seasons: fc.Arbitrary<DutyExpression> = fc
  .array(fc.record({ from: days, to: days, rate: chains }), { minLength: 1, maxLength: 3 })
  .map((list) => ({ kind: 'seasonal', seasons: list }));
const expressions: fc.Arbitrary<DutyExpression> = fc.oneof(
  fc.constant<DutyExpression>({ kind: 'free' }),
  chains,
  seasons,
);
