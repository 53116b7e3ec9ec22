import { expect, it } from '@jest/globals';
import { retryAfterMs } from './retryAfter.ts';

const NOW = Date.parse('2026-11-28T10:00:00Z');

it.each([
  [undefined, null],
  [null, null],
  ['', null],
  ['0', 0],
  ['120', 120_000],
  [' 5 ', 5000],
  ['2.5', 2500],
  ['Sat, 28 Nov 2026 10:00:30 GMT', 30_000],
  ['Saturday, 28-Nov-26 10:00:30 GMT', 30_000],
  ['Sat, 28 Nov 2026 09:00:00 GMT', 0],
  ['soon', null],
  ['-5', null],
  ['1e3', null],
  ['2030', 2_030_000],
  ['9999999999999', null],
])('%j asks for %j', (header, asked) => {
  expect(retryAfterMs(header, NOW)).toBe(asked);
});
