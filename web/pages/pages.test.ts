import { describe, expect, it } from '@jest/globals';
import { keyOf, numberIn } from '../forms.ts';
import { daysLeft } from './home.ts';
import { cellOf } from './imports.ts';

describe('a cell of a file for a spreadsheet', () => {
  it.each([
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['-1', `"'-1"`],
    ['@x', `"'@x"`],
    ['a "b", c', '"a ""b"", c"'],
    [7, '"7"'],
    [null, '""'],
  ])('%j is %j: no formula of a stranger', (value, cell) => {
    expect(cellOf(value)).toBe(cell);
  });
});

describe('the pace of credits', () => {
  const entry = (amount: number, day: number) => ({
    amount,
    createdAt: new Date(Date.UTC(2026, 10, day)).toISOString(),
  });
  const newestFirst = (amounts: number[]) =>
    amounts.map((amount, at) => entry(amount, amounts.length - at));

  it('is told by the newest movements that spend', () => {
    const ledger = newestFirst([-10, -10, 500, -10, -10, -10, -10, -10]);
    // 70 credits within 7 days
    expect(daysLeft({ balance: 125, ledger })).toBe(12);
  });

  it('is not told of those of one day', () => {
    const ledger = newestFirst([-10, -10, -10, -10, -10]).map((one) => ({
      ...one,
      createdAt: '2026-11-01T09:00:00.000Z',
    }));
    expect(daysLeft({ balance: 100, ledger })).toBeNull();
  });

  it('is not told of too few', () => {
    expect(daysLeft({ balance: 100, ledger: newestFirst([-1, -1, -1, -1]) })).toBeNull();
  });
});

describe('forms', () => {
  it('a form that was changed has another key, one that is sent twice the same', () => {
    const form = new URLSearchParams({ once: '01a2' });
    expect(keyOf(form, { a: 1 })).toBe(keyOf(form, { a: 1 }));
    expect(keyOf(form, { a: 1 })).not.toBe(keyOf(form, { a: 2 }));
    expect(keyOf(new URLSearchParams({ once: 'é\u0000 x' }), {})).toMatch(/^[!-~]{1,255}$/);
  });

  it.each([
    ['480.5', 480.5],
    [' 7 ', 7],
    ['', undefined],
    [null, undefined],
    ['seven', 'seven'],
    ['Infinity', 'Infinity'],
  ])('%j is the number %j', (text, value) => {
    expect(numberIn(text)).toBe(value);
  });
});
