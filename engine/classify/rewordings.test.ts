import { describe, expect, it } from '@jest/globals';
import { rewordingsOf, turnedPairs } from './rewordings.ts';
import { readGoods } from './text.ts';

const of = (description: string): string[] =>
  rewordingsOf(readGoods({ description })).map(({ words }) => words.join(' '));

describe('other orders of the words', () => {
  it.each([
    ['egg sorting or grading machines', ['egg sorting machines']],
    ['chips, wood', ['wood chips']],
    ['toolboxes, wooden', ['wooden toolboxes']],
    ['wood chips', []],
    ['chips, wood, dried', []],
    ['cotton or', []],
  ])('%s', (text, expected) => {
    expect(of(text)).toEqual(expected);
  });

  it('are few in a long text', () => {
    expect(
      of(Array.from({ length: 40 }, (_, at) => `red${at} or blue${at} bag${at}`).join(' ')).length,
    ).toBe(6);
  });
});

describe('neighbours in turned order', () => {
  const turned = (description: string) =>
    turnedPairs(readGoods({ description })).map(({ words }) => words.join(' '));

  it('are looked at in labels of two or three words', () => {
    expect(turned('backpack laptop')).toEqual(['laptop backpack']);
    expect(turned('bra underwire lace')).toEqual(['underwire bra', 'lace underwire']);
  });

  it('are left alone in titles and across clauses', () => {
    expect(turned('backpack, laptop')).toEqual([]);
    expect(turned('backpack for a laptop of 15 inch')).toEqual([]);
    expect(turned('backpack laptop\nmaterial: nylon')).toEqual([]);
  });
});
