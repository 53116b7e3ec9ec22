import { describe, expect, it } from '@jest/globals';
import { contrastOf } from './headingContrast.ts';

describe('what tells one line from another', () => {
  it.each([
    [
      'Leather handbags worth over $20 each, not reptile',
      'Leather handbags worth up to $20 each, not reptile',
      'Right if the goods are worth over $20 each.',
    ],
    [
      "Women's textile running shoes and sneakers, over $12 a pair",
      "Women's textile sneakers and running shoes, $6.50 to $12 a pair",
      'Right if the goods are worth over $12 a pair.',
    ],
    [
      'LED-only table, desk and floor lamps of glass',
      'LED-only table, desk and floor lamps of metal and remaining materials',
      'Right if the goods are "of glass" rather than "of metal and remaining materials".',
    ],
    [
      "Women's T-shirts, knitted, cotton",
      "Women's tank tops, knitted, cotton",
      'Right if the goods are "Women\'s T-shirts" rather than "Women\'s tank tops".',
    ],
    [
      'Clogs of plastics, heel up to 3 cm',
      'Clogs of plastics, heel over 3 cm',
      'Right if the goods are "heel up to 3 cm" rather than "heel over 3 cm".',
    ],
    [
      'Travel and sports bags, plastic sheet outside',
      'Travel and sports bags, textile outside',
      'Right if the goods are "plastic sheet outside" rather than "textile outside".',
    ],
    [
      'Coats, man-made fibre, over 1 kg each',
      'Coats, man-made fibre, up to 1 kg each',
      'Right if the goods are over 1 kg each.',
    ],
    [
      'Stoneware tableware: mugs, plates, bowls',
      'Earthenware and fine pottery tableware: cups, mugs, plates, bowls',
      'Right if the goods are "Stoneware tableware" rather than "Earthenware and fine pottery tableware".',
    ],
    [
      'Tableware: cups, plates',
      'Tableware: vases, boxes',
      'Right if the goods are "Tableware: cups, plates" rather than "Tableware: vases, boxes".',
    ],
    ['Other', 'Of silver', 'Right if the goods are other than "Of silver".'],
    ['Of silver', 'Other', 'Right if the goods are "Of silver".'],
  ])('%s beside %s', (wording, other, expected) => {
    expect(contrastOf(wording, other)).toBe(expected);
  });

  it('takes no value of a whole service for that of the goods', () => {
    expect(contrastOf('Cups, pattern over $200', 'Cups, pattern up to $56')).not.toMatch(/worth/);
  });
});
