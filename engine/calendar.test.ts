import { expect, it } from '@jest/globals';
import { dayAfter, dayBefore, utcDayOf } from './calendar.ts';

it.each([
  ['2026-11-21T00:00:00.000Z', '2026-11-21'],
  ['2026-11-21T23:59:59.999Z', '2026-11-21'],
  ['2026-11-22T00:30:00+02:00', '2026-11-21'],
])('at %s it is %s', (moment, day) => {
  expect(utcDayOf(new Date(moment))).toBe(day);
});

it.each([
  ['2026-11-21', '2026-11-22'],
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
  ['2026-02-28', '2026-03-01'],
  ['2026-03-29', '2026-03-30'], // clocks change in the Union
])('%s is the day before %s', (day, next) => {
  expect(dayAfter(day)).toBe(next);
  expect(dayBefore(next)).toBe(day);
});
