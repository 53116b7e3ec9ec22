import { describe, expect, it } from '@jest/globals';
import { decimal } from '../decimal.ts';
import { moneyAtStake } from './atStake.ts';

const span = (lowest: string, highest = lowest) => ({
  lowest: decimal(lowest),
  highest: decimal(highest),
});
const item = (value: number | null, unitsPerYear: number | null = null) => ({
  value,
  unitsPerYear,
});

describe('the money at stake', () => {
  it.each([
    // codes               items                              worked by hand
    [[span('16.5'), span('2.6')], [item(20)], 2.78], // 13.9 % of 20
    [[span('16.5'), span('2.6')], [item(20, 1000)], 2780], // the same, a thousand times
    [[span('4'), span('0', '12'), span('9')], [item(50, 10)], 60], // 12 % of 500
    [[span('6.5')], [item(900)], 0], // nothing else is considered
    [[span('5', '7')], [item(100)], 2], // lines below it differ
    [[span('10'), span('0')], [item(3), item(8)], 0.8], // the dearest unit
    [[span('10'), span('0')], [item(3, 100), item(8, 50)], 70], // 10 % of 300 + 400
    [[span('10'), span('0')], [item(3, 100), item(8)], 30], // what is stated counts
    [[span('10'), span('0')], [item(5, 0)], 0], // none is sold
    [[span('10'), span('0')], [item(null)], null],
    [[span('10'), span('0')], [], null],
    [[], [item(20)], null],
  ])('case %#', (codes, items, worked) => {
    expect(moneyAtStake(codes, items)).toBe(worked);
  });
});
