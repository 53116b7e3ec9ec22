import { expect, it } from '@jest/globals';
import { waitMs } from './caller.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const answer = (status: number, headers: Record<string, string>) => ({
  status,
  headers,
  body: null,
});

it.each([
  ['seconds', 429, { 'retry-after': '2.5' }, 2500],
  ['a date', 503, { 'retry-after': 'Sat, 21 Nov 2026 10:00:07 GMT' }, 7000],
  ['a date that has passed', 503, { 'retry-after': 'Sat, 21 Nov 2026 09:00:00 GMT' }, 0],
  ['the window of BigCommerce', 429, { 'x-rate-limit-time-reset-ms': '1400' }, 1400],
  ['nothing', 502, {}, 4000],
  ['what nobody can read', 429, { 'retry-after': 'soon' }, 4000],
])('a server that states %s is waited for as long', (_, status, headers, ms) => {
  expect(waitMs(answer(status, headers), 3, NOW)).toBe(ms);
});

it('a server that does not answer is given more time with each try', () => {
  expect([1, 2, 3].map((attempt) => waitMs(null, attempt))).toEqual([1000, 2000, 4000]);
});
