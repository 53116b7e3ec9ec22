import { describe, expect, it } from '@jest/globals';
import { codeSetOf } from './codeSet.ts';

describe('sets of code prefixes', () => {
  const codes = ['72', '7301', '730721', '8302103000'];

  it.each<[string, boolean, boolean]>([
    ['72', true, false],
    ['7208', true, false],
    ['7301200000', true, false],
    ['7302', false, false],
    ['73', false, true],
    ['7307', false, true],
    ['73072110', true, false],
    ['83021030', false, true],
    ['8302103000', true, false],
    ['8302103001', false, false],
    ['84', false, false],
  ])('%s: covered %s, something below %s', (digits, covered, below) => {
    const set = codeSetOf(codes);
    expect(set.covers(digits)).toBe(covered);
    expect(set.reachesBelow(digits)).toBe(below);
  });

  it('are prepared once', () => expect(codeSetOf(codes)).toBe(codeSetOf(codes)));

  it('hold nothing when there are no prefixes', () => {
    expect(codeSetOf([]).covers('72')).toBe(false);
    expect(codeSetOf([]).reachesBelow('72')).toBe(false);
  });
});
