import { describe, expect, it } from '@jest/globals';
import { FACTS, figureOf, readShops, type ReadFact } from './figures.ts';

const facts = readShops();

describe.each(['learned', 'measured', 'unseen'] as const)('pages %s of many shops', (half) => {
  it.each(FACTS)('are read for their %s', (fact) => {
    const read = facts.filter((one) => one.half === half && one.fact === fact);
    const missed = read.filter(({ expected, found }) => expected !== found);
    expect({ missed: missed.slice(0, 5), f1: figureOf(read).f1 }).toMatchObject({
      f1: expect.closeTo(1, 1),
    });
  });
});

describe('a figure', () => {
  const read = (expected: string | null, found: string | null): ReadFact => ({
    half: 'learned',
    page: 'a page',
    fact: 'sku',
    expected,
    found,
  });

  it('counts a wrong answer and one too many against precision, a missing one against recall', () =>
    expect(
      figureOf([read('A', 'A'), read('B', 'C'), read(null, 'D'), read('E', null)]),
    ).toMatchObject({ precision: 1 / 3, recall: 1 / 3 }));
});
