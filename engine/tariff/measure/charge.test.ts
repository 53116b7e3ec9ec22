import { describe, expect, it } from '@jest/globals';
import { applied, basisOf, contents } from '../../../test/support/tariffRows.ts';
import { decimal } from '../../decimal.ts';
import { money } from '../../money.ts';
import type { MeasureExemption } from '../types.ts';
import { charge, headingsOf } from './charge.ts';
import type { Applied } from './measures.ts';

const GIVES_WAY: MeasureExemption = {
  when: 'measure',
  negated: false,
  values: ['section_232_steel'],
  within: [],
  heading: '9903.01.33',
};
const ofRest = (rate: string): Applied =>
  applied(
    { rate, heading: '9903.02.19/9903.02.20' },
    { part: { exemption: GIVES_WAY, metals: ['steel'] } },
  );

describe('an additional duty amounts to', () => {
  type Case = [
    string,
    Applied,
    string,
    Parameters<typeof contents>[0],
    string,
    string,
    string,
    string,
  ];
  it.each<Case>([
    // name, measure, digits, contents, base duty of goods of 1000 -> amount, on, heading
    [
      'a per cent of the value',
      applied({ rate: '25%' }),
      '6109',
      {},
      '50',
      '250',
      'value',
      '9903.01.01',
    ],
    [
      'half cents rounded up',
      applied({ rate: '0.0005%' }),
      '6109',
      {},
      '0',
      '0.01',
      'value',
      '9903.01.01',
    ],
    [
      'a total topped up',
      applied({ rate: 'total 15%', heading: '9903.02.19/9903.02.20' }),
      '6109',
      {},
      '50',
      '100',
      'value',
      '9903.02.19',
    ],
    [
      'nothing where the base duty reaches the total',
      applied({ rate: 'total 15%', heading: '9903.02.19/9903.02.20' }),
      '6109',
      {},
      '150',
      '0',
      'value',
      '9903.02.20',
    ],
    [
      'a content as declared',
      applied({ rate: '50% of steel' }),
      '8481',
      { steel: '400' },
      '0',
      '200',
      'content',
      '9903.01.01',
    ],
    [
      'the whole of an article of the metal',
      applied({ rate: '50% of steel' }),
      '7318',
      {},
      '0',
      '500',
      'content',
      '9903.01.01',
    ],
    [
      'nothing on a metal that is not in the goods',
      applied({ rate: '50% of steel' }),
      '8481',
      { copper: '400' },
      '0',
      '0',
      'content',
      '9903.01.01',
    ],
    [
      'what is not of the United States',
      applied({ rate: '25% of non-US content' }),
      '8703',
      { US: '300' },
      '0',
      '175',
      'content',
      '9903.01.01',
    ],
    [
      'never less than the floor',
      applied({ rate: '25% of non-US content, at least 60%' }),
      '8703',
      { US: '700' },
      '0',
      '150',
      'content',
      '9903.01.01',
    ],
    [
      'a rate on the rest beside a metal',
      ofRest('10%'),
      '8481',
      { steel: '400' },
      '50',
      '60',
      'remainder',
      '9903.02.19',
    ],
    [
      'on the rest a total, topped up from its share of the base duty',
      ofRest('total 15%'),
      '8481',
      { steel: '400' },
      '50',
      '60',
      'remainder',
      '9903.02.19',
    ],
    [
      'nothing where the metal is all of it',
      ofRest('10%'),
      '8481',
      { steel: '1000' },
      '50',
      '0',
      'value',
      '9903.02.19',
    ],
  ])('%s', (_, measure, digits, declared, base, amount, on, heading) => {
    const basis = basisOf('1000');
    const query = {
      basis,
      contents: contents(declared),
      digits,
      baseAmount: money(base),
      currency: 'USD',
    };
    const found = charge(measure, query);
    expect([found.amount.toFixed(), found.appliesTo, found.heading]).toEqual([amount, on, heading]);
  });

  it('what a metal covers whole is kept off under the heading that says so', () => {
    const query = {
      basis: basisOf('1000'),
      digits: '8481',
      baseAmount: money('0'),
      currency: 'USD',
    };
    const found = charge(ofRest('10%'), { ...query, contents: contents({ steel: '1000' }) });
    expect(found.exemption).toBe(GIVES_WAY);
    expect(found.assessed.working).toBe('not charged: an exemption applies');
  });

  it('of a specific rate asks for the quantity, and never says nothing is due in silence', () => {
    const query = { contents: contents(), digits: '2804', baseAmount: money('0'), currency: 'USD' };
    const measure = applied({ rate: '15% + 21 USD/kg' });
    const open = charge(measure, { ...query, basis: basisOf('1000') });
    expect([open.appliesTo, open.amount.toFixed(), open.assessed.needs]).toEqual([
      'quantity',
      '150',
      ['weight'],
    ]);
    const known = charge(measure, { ...query, basis: basisOf('1000', { weightKg: decimal('2') }) });
    expect([known.amount.toFixed(), known.assessed.needs]).toEqual(['192', []]);
  });

  it('of a text that is no rate is not known', () => {
    const query = {
      basis: basisOf('1000'),
      contents: contents(),
      digits: '2804',
      baseAmount: money('0'),
    };
    const found = charge(applied({ rate: 'as the note says' }), { ...query, currency: 'USD' });
    expect(found.assessed.needs).toEqual(['duty_rate']);
  });
});

describe('the heading filed', () => {
  it.each([
    ['9903.05.39/9903.05.38', '9903.05.39', '9903.05.38'],
    ['9903.88.03', '9903.88.03', '9903.88.03'],
    ['SOR/2025-95', 'SOR/2025-95', 'SOR/2025-95'],
  ])('%s is %s, or %s where the total is reached', (heading, added, reached) =>
    expect(headingsOf({ heading })).toEqual({ added, reached }),
  );
});
