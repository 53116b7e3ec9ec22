import { describe, expect, it } from '@jest/globals';
import { codeText } from './amounts.ts';

describe('a code', () => {
  it.each([
    [null, ''],
    ['6109', '6109'],
    ['610910', '6109.10'],
    ['61091000', '6109.10.00'],
    ['610910000', '6109.10.000'],
    ['6109100012', '6109.10.00.12'],
  ])('%s is printed as %s', (digits, printed) => expect(codeText(digits)).toBe(printed));
});
