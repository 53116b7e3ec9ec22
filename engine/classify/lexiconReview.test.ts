import { describe, expect, it } from '@jest/globals';
import { parseLexicon } from './lexiconParse.ts';
import { doublePlurals } from './lexiconReview.ts';

const problemsOf = (names: string): string[] =>
  parseLexicon([{ file: 'test.lex', text: `@ thing\nnl: ${names}\n  * -> 640411\n` }])
    .lexicon.articles.flatMap(doublePlurals)
    .map(({ message }) => message);

describe('Dutch plurals', () => {
  it('are refused where they are made of a plural', () => {
    expect(problemsOf('sneaker; sneakers; leren sneakersen')).toEqual([
      '"sneakersen" is the plural of a plural',
    ]);
  });

  it('stand where the noun ends in -ers', () => {
    expect(problemsOf('pers; persen; citruspersen; kaars; kaarsen')).toEqual([]);
  });
});
