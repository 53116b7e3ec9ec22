import { describe, expect, it } from '@jest/globals';
import { SteadyClock } from './clock.ts';

const EPOCH = 1_800_000_000_000;
/** A reading of a clock that is EPOCH ahead of this process, `lateMs` after it was taken. */
const reading = (atMs: number, lateMs = 0, aheadMs = EPOCH) => ({
  databaseMs: atMs + aheadMs,
  readMs: atMs + lateMs,
});
const since = (date: Date): number => Math.round(date.getTime() - EPOCH);

describe('a steady clock', () => {
  it('keeps the order of moments, however late a reading comes', () => {
    const clock = new SteadyClock();
    expect(since(clock.at(100, reading(110)))).toBe(100);
    expect(since(clock.at(130, reading(131, 900)))).toBe(130);
    expect(since(clock.at(150, reading(151, 20)))).toBe(150);
  });

  it('becomes more exact with a reading that came sooner', () => {
    const clock = new SteadyClock();
    expect(since(clock.at(100, reading(110, 400)))).toBe(-300);
    expect(since(clock.at(600, reading(601)))).toBe(600);
  });

  it('follows a clock that was set, forth and back', () => {
    const clock = new SteadyClock();
    clock.at(0, reading(0));
    expect(since(clock.at(100, reading(100, 0, EPOCH + 60_000)))).toBe(60_100);
    expect(since(clock.at(200, reading(200)))).toBe(200);
  });
});
