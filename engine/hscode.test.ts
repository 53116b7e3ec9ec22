import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { digitsOf, formatCode, type ScheduleName } from './hscode.ts';

describe('a tariff code', () => {
  it.each<[string, ScheduleName, string]>([
    ['6109100004', 'us', '6109.10.00.04'],
    ['6109100010', 'ca', '6109.10.00.10'],
    ['61091000', 'eu', '6109.10.00'],
    ['6109100000', 'gb', '6109.10.00.00'],
    ['610910', 'us', '6109.10'],
    ['6109', 'eu', '6109'],
  ])('%s of %s is written %s', (digits, schedule, written) =>
    expect(formatCode(digits, schedule)).toBe(written),
  );

  it('round-trips its format', () => {
    const codes = fc.stringMatching(/^(?:\d{2}){1,5}$/);
    fc.assert(
      fc.property(
        codes,
        fc.constantFrom<ScheduleName>('us', 'eu', 'gb', 'ca'),
        (code, schedule) => digitsOf(formatCode(code, schedule)) === code,
      ),
    );
  });
});
