import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { editDistance } from './editDistance.ts';

it.each([
  ['name', 'name', 0],
  ['name', 'nane', 1],
  ['name', 'nmae', 1],
  ['name', 'nam', 1],
  ['name', 'naame', 1],
  ['name', 'game over', 3],
  ['', 'abc', 3],
])('%s to %s takes %d, or more than two', (left, right, edits) =>
  expect(editDistance(left, right, 2)).toBe(edits),
);

it.each([
  ['necklace', 'necklace', 0],
  ['necklase', 'necklace', 1],
  ['bakcpack', 'backpack', 1],
  ['puzle', 'puzzles', 2],
  ['name', 'game over', 6],
  ['', 'abc', 3],
])('without a bound %s to %s takes %d', (left, right, edits) =>
  expect(editDistance(left, right)).toBe(edits),
);

it('is the same both ways', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (left, right) =>
      expect(editDistance(left, right, 3)).toBe(editDistance(right, left, 3)),
    ),
  );
});
