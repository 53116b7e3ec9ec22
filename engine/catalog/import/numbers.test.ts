import { describe, expect, it } from '@jest/globals';
import { figureIn, isShortened, notationOf, readingsOf } from './numbers.ts';

describe('the readings of a number', () => {
  it.each([
    // written          with a point   with a comma
    ['12.50', '12.5', null],
    ['12,50', null, '12.5'],
    ['1,234.50', '1234.5', null],
    ['1.234,50', null, '1234.5'],
    ['1,234', '1234', '1.234'],
    ['1.234', '1.234', '1234'],
    ["1'299.00", '1299', null],
    ['1 299,95', null, '1299.95'],
    ['1,00,000', '100000', null],
    ['0.250', '0.25', null],
    ['.5', '0.5', null],
    ['7', '7', '7'],
    ['12..5', null, null],
    ['abc', null, null],
  ])('%s', (written, point, comma) => {
    const found = readingsOf(written);
    expect(found.point).toBe(point);
    expect(found.comma).toBe(comma);
  });
});

describe('the notation of a column', () => {
  it('is what its clear numbers have', () => {
    expect(notationOf(['1,234', '9,90'])).toBe('comma');
    expect(notationOf(['1,234', '9.90'])).toBe('point');
  });
  it('is open where none tells, or they contradict each other', () => {
    expect(notationOf(['1,234', '7'])).toBeNull();
    expect(notationOf(['9,90', '9.90'])).toBeNull();
  });
});

describe('a figure', () => {
  it.each([
    ['9.99 EUR', '', '9.99', 'EUR'],
    ['€ 1.299,00', '€', '1.299,00', ''],
    ['12,- €', '', '12', '€'],
    ['250g', '', '250', 'g'],
  ])('of %s', (written, before, figure, after) => {
    expect(figureIn(written)).toEqual({ before, figure, after });
  });
  it('is none in a range or without digits', () => {
    expect(figureIn('10 - 20')).toBeNull();
    expect(figureIn('n/a')).toBeNull();
  });
});

it('tells numbers that a spreadsheet shortened', () => {
  expect(['4.00638E+12', '6,1E+09', '1e5'].map(isShortened)).toEqual([true, true, true]);
  expect(['4006381333931', 'E12', '12e'].map(isShortened)).toEqual([false, false, false]);
});
