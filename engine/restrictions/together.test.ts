import { describe, expect, it } from '@jest/globals';
import { wordsOfText } from './itemWords.ts';
import { findTogether, indexTogether } from './together.ts';
import type { KeywordPhrase } from './types.ts';

const anyOrder = (text: string, language = 'en'): KeywordPhrase => ({
  text,
  language,
  anyOrder: true,
});
const found = (phrase: KeywordPhrase, text: string) =>
  findTogether(indexTogether([['rule', phrase]]), wordsOfText(text), (word) => word === 'and').map(
    ({ start, end }) => [start, end],
  );

describe('words of a phrase', () => {
  it.each([
    ['telescopic baton', 'Baton, telescopic', [[0, 2]]],
    ['telescopic baton', 'Telescopic steel batons', [[0, 3]]],
    ['telescopic baton', 'Baton made of steel, telescopic', []],
    ['telescopic baton', 'Telescopic pole and baton', []],
    ['telescopic baton', 'A baton. Telescopic ladder', []],
    ['telescopic baton', 'Baton', []],
    ['rifle silencer', 'Silencer for .22 rifle', [[0, 4]]],
    ['baton baton', 'Baton', []],
    ['rum and cola', 'Cola and rum', [[0, 3]]],
  ])('%s in "%s"', (phrase, text, spans) => {
    expect(found(anyOrder(phrase), text)).toEqual(spans);
  });

  it('are found in the forms of their language, and inside of words without blanks', () => {
    expect(found(anyOrder('matraque télescopique', 'fr'), 'Matraques télescopiques')).toHaveLength(
      1,
    );
    expect(found(anyOrder('CBD 오일', 'ko'), 'CBD 헴프오일 30ml')).toHaveLength(1);
  });

  it('are looked for only where the phrase asks for it', () => {
    const phrase: KeywordPhrase = { text: 'butterfly knife', language: 'en' };
    expect(found(phrase, 'knife butterfly')).toEqual([]);
  });
});
