import { describe, expect, it } from '@jest/globals';
import { parseLexicon } from './lexiconParse.ts';
import { hostOfPart, partsOf } from './partsOf.ts';
import { readGoods } from './text.ts';

const { lexicon } = parseLexicon([
  {
    file: 'test.lex',
    text: '@ dryer\nen: hair dryer\n  * -> 851631\n@ doll\nen: doll\n  * -> 950300\n',
  },
]);
const named = (id: string, at: number, score: number) => {
  const article = lexicon.articles.find((one) => one.id === id);
  if (!article) throw new Error(id);
  return {
    article,
    score,
    hit: { owner: 0, at, length: 2, contextWords: 0, language: 'en' as const },
  };
};

describe('a part that no article names', () => {
  const spare = readGoods({ description: 'replacement filter for hair dryer' });

  it('goes with the machine that it is for', () => {
    const host = hostOfPart(spare, [named('dryer', 3, 0.1)], 0.7);
    expect(host && partsOf(host)).toBe('851690');
  });

  it('may be a spare part in one word', () => {
    const filter = readGoods({ description: 'Ersatzfilter für Föhn' });
    expect(hostOfPart(filter, [named('dryer', 2, 0.1)], 0.7)).not.toBeNull();
    const belt = readGoods({ description: 'Ersatzriemen für Föhn' });
    expect(hostOfPart(belt, [named('dryer', 2, 0.1)], 0.7)).toBeNull();
  });

  it('needs a word that says it is a part, and no goods that are named themselves', () => {
    const filter = readGoods({ description: 'new filter for hair dryer' });
    expect(hostOfPart(filter, [named('dryer', 3, 0.1)], 0.7)).toBeNull();
    expect(hostOfPart(spare, [named('dryer', 3, 0.1), named('doll', 0, 1)], 0.7)).toBeNull();
  });

  it('has its own heading where it is a screw, a belt or a lamp', () => {
    const belt = readGoods({ description: 'replacement belt for hair dryer' });
    expect(hostOfPart(belt, [named('dryer', 3, 0.1)], 0.7)).toBeNull();
  });

  it('stays with no heading that has none for parts', () => {
    expect(partsOf(named('doll', 3, 0.1))).toBeNull();
  });
});
