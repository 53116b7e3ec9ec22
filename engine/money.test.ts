import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { daysBetween, holdsOn } from './calendar.ts';
import { decimal, sum } from './decimal.ts';
import { distribute, money, roundMoney } from './money.ts';

describe('money', () => {
  it.each([
    ['2.675', 'USD', '2.68'],
    ['2.674999', 'USD', '2.67'],
    ['2100.5', 'JPY', '2101'],
    ['0.0005', 'KWD', '0.001'],
  ])('%s %s is rounded half up to %s', (amount, currency, rounded) =>
    expect(roundMoney(money(amount), currency).toFixed()).toBe(rounded),
  );
});

describe('a validity', () => {
  it('begins on its first day and has ended on the day named by until', () => {
    const rule = { from: '2026-02-24', until: '2026-07-24' };
    expect(
      ['2026-02-23', '2026-02-24', '2026-07-23', '2026-07-24'].map((day) => holdsOn(rule, day)),
    ).toEqual([false, true, true, false]);
  });

  it('counts days over months', () => expect(daysBetween('2026-01-31', '2026-03-01')).toBe(29));
});

describe('a sum shared out', () => {
  const shares = (amount: string, weights: string[], currency = 'USD'): string[] =>
    distribute(
      money(amount),
      weights.map((weight) => decimal(weight)),
      currency,
    ).map((share) => share.toFixed());

  it.each<[string, string, string[], string, string[]]>([
    ['by weight', '10', ['1', '3'], 'USD', ['2.5', '7.5']],
    [
      'the cent that is left goes to the largest remainder',
      '1',
      ['1', '1', '2'],
      'USD',
      ['0.25', '0.25', '0.5'],
    ],
    ['of equal remainders to the earlier', '10', ['1', '1', '1'], 'USD', ['3.34', '3.33', '3.33']],
    ['several cents, one to each', '0.05', ['1', '1', '1'], 'USD', ['0.02', '0.02', '0.01']],
    [
      'not to the heaviest, but to the largest remainder',
      '0.1',
      ['67', '33'],
      'USD',
      ['0.07', '0.03'],
    ],
    ['in units that have no hundredths', '100', ['1', '1', '1'], 'JPY', ['34', '33', '33']],
    ['in thousandths', '1', ['1', '1', '1'], 'KWD', ['0.334', '0.333', '0.333']],
    ['nothing to what weighs nothing', '10', ['0', '1'], 'USD', ['0', '10']],
    ['all to the first where nothing weighs', '10', ['0', '0'], 'USD', ['10', '0']],
    ['one share is all of it', '9.99', ['5'], 'USD', ['9.99']],
    ['no shares, nothing', '9.99', [], 'USD', []],
  ])('%s', (_, amount, weights, currency, found) =>
    expect(shares(amount, weights, currency)).toEqual(found),
  );

  it('adds up to the sum, each share within one unit of its part', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 20 }), (amount, weights) => {
        const whole = money(String(amount)).div(decimal('100'));
        const sizes = weights.map((weight) => decimal(String(weight)));
        const found = distribute(whole, sizes, 'USD');
        expect(sum(found).eq(whole)).toBe(true);
        const all = sum(sizes);
        if (all.eq(decimal('0'))) return;
        found.forEach((share, at) => {
          const exact = whole.times(sizes[at] ?? all).div(all);
          expect(share.minus(exact).abs().lt(money('0.01'))).toBe(true);
        });
      }),
      { numRuns: 100 },
    );
  });
});
