import { describe, expect, it } from '@jest/globals';
import { editDistance, nearest, repair } from './speller.ts';
import { readGoods } from './text.ts';
import { testEdition } from './testEdition.ts';

const { speller } = testEdition();

describe('the speller', () => {
  it.each([
    ['necklace', 'necklace', 0],
    ['necklase', 'necklace', 1],
    ['bakcpack', 'backpack', 1],
    ['puzle', 'puzzles', 2],
    ['', 'abc', 3],
  ])('counts the edits from %s to %s: %d', (left, right, edits) => {
    expect(editDistance(left, right)).toBe(edits);
  });

  it('finds the nearest known word', () => {
    expect(nearest('necklase', speller, 1)[0]?.word).toBe('necklace');
  });

  it('leaves short and known words alone and keeps fields in order', () => {
    const text = readGoods({ description: 'necklase gold\nMaterial: lethe' });
    const repaired = repair(text, speller, (word) => speller.known.has(word));
    expect(repaired.words).toEqual(['necklace', 'gold', 'lethe']);
    expect(repaired.fields.map(({ start, end }) => [start, end])).toEqual([
      [0, 2],
      [2, 3],
    ]);
  });
});
