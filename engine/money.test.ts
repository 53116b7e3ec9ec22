import { describe, expect, it } from '@jest/globals';
import { daysBetween, holdsOn } from './calendar.ts';
import { decimal } from './decimal.ts';
import { roundMoney } from './money.ts';

describe('money', () => {
  it.each([
    ['2.675', 'USD', '2.68'],
    ['2.674999', 'USD', '2.67'],
    ['2100.5', 'JPY', '2101'],
    ['0.0005', 'KWD', '0.001'],
  ])('%s %s is rounded half up to %s', (amount, currency, rounded) =>
    expect(roundMoney(decimal(amount), currency).toFixed()).toBe(rounded),
  );
});

describe('a validity', () => {
  it('begins on its first day and has ended on the day named by until', () => {
    const rule = { from: '2026-02-24', until: '2026-07-24' };
    expect(['2026-02-23', '2026-02-24', '2026-07-23', '2026-07-24'].map((day) => holdsOn(rule, day))).toEqual(
      [false, true, true, false],
    );
  });

  it('counts days over months', () => expect(daysBetween('2026-01-31', '2026-03-01')).toBe(29));
});
