import { describe, expect, it } from '@jest/globals';
import { nearest, repair } from './speller.ts';
import { readGoods } from './text.ts';
import { testEdition } from './testEdition.ts';

const { speller } = testEdition();

describe('the speller', () => {
  it('finds the nearest known word', () => {
    expect(nearest('necklase', speller, 1)[0]?.word).toBe('necklace');
  });

  it('finds the same again: nothing of an earlier search is left', () => {
    const first = nearest('necklase', speller, 5);
    nearest('neklaces', speller, 5);
    expect(nearest('necklase', speller, 5)).toEqual(first);
  });

  it('looks up sixty unknown words of a text, each once', () => {
    const unknown = (at: number): string =>
      `xqz${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}vvw`;
    const misspelt = Array.from({ length: 59 }, (_, at) => unknown(at));
    const mendedIn = (words: string[]): readonly string[] =>
      repair(readGoods({ description: words.join(' ') }), speller, () => false).words;
    expect(mendedIn([...misspelt, ...misspelt, 'necklase']).at(-1)).toBe('necklace');
    expect(mendedIn([...misspelt, unknown(60), 'necklase']).at(-1)).toBe('necklase');
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
