import { describe, expect, it } from '@jest/globals';
import { rewordingsOf } from './rewordings.ts';
import { readGoods } from './text.ts';

const of = (description: string): string[] =>
  rewordingsOf(readGoods({ description })).map(({ words }) => words.join(' '));

describe('other orders of the words', () => {
  it.each([
    ['egg sorting or grading machines', ['egg sorting machines']],
    ['chips, wood', ['wood chips']],
    ['toolboxes, wooden', ['wooden toolboxes']],
    ['backpack laptop 17 inch', ['laptop backpack 17 inch']],
    ['grill charcoal', []],
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
