import { describe, expect, it } from '@jest/globals';
import type { Facts } from './facts.ts';
import type { Article } from './lexicon.ts';
import { goesOn } from './nounBehind.ts';
import { readGoods } from './text.ts';

const NO_FACTS: Facts = { values: new Map(), measures: [] };
const article = (...phrases: string[]): Article => ({
  id: 'one',
  relation: null,
  names: phrases.map((phrase) => ({ language: 'en', phrase, context: [] })),
  not: [],
  implies: [],
  rules: [],
  ask: [],
  tests: [],
  file: '',
  line: 0,
});
const hit = { owner: 0, at: 0, length: 2, contextWords: 0, language: 'en' } as const;
const isBeginning = (description: string, one: Article, facts = NO_FACTS): boolean =>
  goesOn(readGoods({ description }), hit, one, facts);

describe('a name that goes on', () => {
  it.each([
    ['fish tank air pump quiet', true],
    ['fish tank pump', true],
    ['fish tank 50 l with pump', false],
    ['fish tank glass', false],
    ['fish tank, air pump', false],
  ])('%s: is only the beginning of another one: %s', (description, expected) => {
    expect(isBeginning(description, article('fish tank'))).toBe(expected);
  });

  it('is whole where its article has the noun too, or where the noun is a part of it', () => {
    expect(isBeginning('phone holder stand', article('phone holder', 'phone stand'))).toBe(false);
    const values = new Map([['main', [{ value: 'steel', weight: 0.8, at: 2, length: 1 }]]]);
    expect(
      isBeginning('wrist watch steel case', article('wrist watch'), { values, measures: [] }),
    ).toBe(false);
  });
});
