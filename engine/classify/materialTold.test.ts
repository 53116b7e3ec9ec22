import { describe, expect, it } from '@jest/globals';
import type { Stated } from './facts.ts';
import { materialsTold } from './materialTold.ts';
import { testEdition } from './testEdition.ts';

const { names } = testEdition();
const stated = (value: string, at: number, share?: number): Stated => ({
  value,
  weight: 0.8,
  at,
  length: 1,
  ...(share === undefined ? {} : { share }),
});
const told = (sure: Stated[], code: string, words = '', axis = 'main'): string[] =>
  materialsTold(axis, sure, code, { names, words: words.split(' ') });

describe('the material that is declared', () => {
  it.each([
    ['a pan of heading 7615 is not of the stone that covers it', 'stone', '761510', []],
    ['a shirt is not of silver', 'silver', '610910', []],
    ['a shirt is of cotton', 'cotton', '610910', ['cotton']],
    ['a bag is of what it is said to be of', 'leather', '420291', ['leather']],
  ])('%s', (_, value, code, expected) => {
    expect(told([stated(value, 0)], code)).toEqual(expected);
  });

  it('is none of which no upper and no sole is made', () => {
    expect(told([stated('steel', 0), stated('leather', 3)], '640340', '', 'upper')).toEqual([
      'leather',
    ]);
    expect(told([stated('textile', 0)], '640419', '', 'sole')).toEqual([]);
  });

  it('tells both of a mixture: by shares that weigh, or with "and" between them', () => {
    expect(told([stated('cotton', 1, 60), stated('synthetic', 3, 40)], '610910')).toEqual([
      'cotton',
      'synthetic',
    ]);
    expect(told([stated('cotton', 1, 95), stated('synthetic', 3, 5)], '610910')).toEqual([
      'cotton',
    ]);
    const pair = [stated('leather', 0), stated('cotton', 2)];
    expect(told(pair, '420291', 'leather and cotton bag')).toEqual(['leather', 'cotton']);
    expect(told(pair, '420291', 'leather bag cotton lining')).toEqual(['leather']);
  });
});
