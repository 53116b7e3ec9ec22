import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { codeIn } from './codes.ts';

describe('a code in a cell', () => {
  it.each([
    ['6109.10.00', 'EU', { code: '61091000' }],
    ['HS 6109.10', 'HS', { code: '610910' }],
    ['6109 10 0010', 'US', { code: '6109100010' }],
    ['6109100012345', null, { fault: 'code_zero_lost', proposal: '06109100012345' }],
    ['90121', 'HS', { fault: 'code_zero_lost', proposal: '090121' }],
    ['9012100', 'EU', { fault: 'code_zero_lost', proposal: '09012100' }],
    ['901210030', 'US', { fault: 'code_zero_lost', proposal: '0901210030' }],
    ['6109.1', 'HS', { fault: 'code_zero_lost', proposal: '610910' }],
    ['6.1091E+09', 'US', { fault: 'digits_lost' }],
  ] as const)('%s for %s', (written, schedule, reading) => {
    expect(codeIn(written, schedule)).toEqual(reading);
  });

  it.each([
    ['61091000', 'HS', 'has 8 digits, and must have 6'],
    ['6109', null, 'has 4 digits'],
    ['T-shirt', null, 'something else than digits'],
    ['000000', 'HS', 'no chapter: 00'],
    ['771010', 'HS', 'no chapter: 77'],
    ['6109.10/6109.90', null, 'something else than digits'],
  ] as const)('%s for %s is refused with the reason', (written, schedule, why) => {
    expect(codeIn(written, schedule)).toEqual({
      fault: 'code_unreadable',
      why: expect.stringContaining(why),
    });
  });

  it('never has more digits than its cell', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9. -]{0,16}$/), (written) => {
        const reading = codeIn(written, null);
        if ('code' in reading) expect(reading.code).toBe(written.replaceAll(/\D/g, ''));
      }),
    );
  });
});
