import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defused, undefused } from './apostrophe.ts';

describe('a cell that a spreadsheet would calculate', () => {
  it.each(['=1+1', '+49 30', '-5', '@home', '\tx', '\rx', "'=1"])(
    '%j gets an apostrophe',
    (cell) => {
      expect(defused(cell)).toBe(`'${cell}`);
    },
  );
  it.each(["'t Hooft", 'a=b', '', "'90s shirt"])('%j stays', (cell) => {
    expect(defused(cell)).toBe(cell);
  });
  it('comes back as it was', () => {
    const cells = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', 'a', '1') });
    fc.assert(
      fc.property(cells, (cell) => {
        expect(undefused(defused(cell))).toBe(cell);
        expect(defused(cell)).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});
