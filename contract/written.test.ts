import { describe, expect, it } from '@jest/globals';
import { daysMeant, numberMeant } from './written.ts';

describe('a date in another notation', () => {
  it.each([
    ['31.12.2026', ['2026-12-31']],
    ['1.2.2026', ['2026-02-01']],
    ['31/12/2026', ['2026-12-31']],
    ['12/31/2026', ['2026-12-31']],
    ['05/06/2026', ['2026-06-05', '2026-05-06']],
    ['06-06-2026', ['2026-06-06']],
    ['2026/12/31', ['2026-12-31']],
    ['2026-1-5', ['2026-01-05']],
    ['20261231', ['2026-12-31']],
    ['2026-12-31T00:00:00Z', ['2026-12-31']],
    ['31 Dec 2026', ['2026-12-31']],
    ['December 31, 2026', ['2026-12-31']],
    ['31.02.2026', []],
    ['tomorrow', []],
    ['', []],
    ['31.12.26', []],
    ['9'.repeat(100_000), []],
  ])('%s means %j', (written, days) => {
    expect(daysMeant(written)).toEqual(days);
  });
});

describe('a number in another notation', () => {
  it.each([
    ['12', [12], false],
    ['12.5', [12.5], false],
    ['1.234,50', [1234.5], false],
    ['1,234.50', [1234.5], false],
    ["1'234.50", [1234.5], false],
    ['1 234,50', [1234.5], false],
    ['1,234', [1.234, 1234], false],
    ['1.234', [1.234, 1234], false],
    ['0,234', [0.234], false],
    ['1.234.567', [1234567], false],
    ['12,50', [12.5], false],
    ['-3,5', [-3.5], false],
    ['$12', [12], true],
    ['12 €', [12], true],
    ['EUR 1.234,50', [1234.5], true],
    ['2 kg', [2], true],
    ['12,-', [12], false],
  ])('%s means %j', (written, numbers, hasUnit) => {
    expect(numberMeant(written)).toEqual({ numbers, hasUnit });
  });

  it.each(['', 'free', '.', '3-5', '12/2026', '1'.repeat(100_000)])('%s means none', (written) => {
    expect(numberMeant(written)).toBeNull();
  });
});
