import { describe, expect, it } from '@jest/globals';
import { sectionNumeral, sectionOf } from './section.ts';

describe('the section of a code', () => {
  it.each([
    ['01', 1, 'I'],
    ['0601', 2, 'II'],
    ['15', 3, 'III'],
    ['610910', 11, 'XI'],
    ['6401', 12, 'XII'],
    ['71', 14, 'XIV'],
    ['85', 16, 'XVI'],
    ['9701', 21, 'XXI'],
  ])('%s stands in section %d, which is %s', (code, section, numeral) => {
    expect(sectionOf(code)).toBe(section);
    expect(sectionNumeral(section)).toBe(numeral);
  });

  it.each(['98', '9903', '00'])('%s stands in none', (code) => {
    expect(sectionOf(code)).toBeNull();
  });
});
