import { describe, expect, it } from '@jest/globals';
import { positiveWords } from './labelIndex.ts';
import { queryOf, retrieve } from './retrieve.ts';
import { readGoods } from './text.ts';
import { testEdition } from './testEdition.ts';

const { labels } = testEdition();
const codesFor = (description: string): string[] =>
  retrieve(labels, queryOf(readGoods({ description })), 5).map(({ code }) => code);

describe('label search', () => {
  it('does not count what a label excludes', () => {
    expect(positiveWords('Toys, dolls, not for animals, puzzles other than wooden')).toEqual([
      'toys',
      'dolls',
      'puzzles',
    ]);
  });

  it('ranks the label with the rarer shared words first', () => {
    expect(codesFor('quartz watches')[0]).toBe('910211');
    expect(codesFor('plush dolls')[0]).toBe('950300');
  });

  it('weighs what stands after without as nothing', () => {
    expect(codesFor('without leather')).toEqual([]);
  });

  it('gives at most as many as asked for, best first', () => {
    const found = retrieve(
      labels,
      queryOf(readGoods({ description: 'jewellery of silver gold metal' })),
      2,
    );
    expect(found).toHaveLength(2);
    expect(found[0]?.score).toBeGreaterThanOrEqual(found[1]?.score ?? 0);
  });
});
