/** Names of shelves beside the name of the goods. */
import { describe, expect, it } from '@jest/globals';
import { decide } from './decide.ts';
import { REACH } from './effort.ts';
import { readGoods } from './text.ts';
import { testEdition } from './testEdition.ts';

const edition = testEdition();
const first = (description: string): string | undefined =>
  decide(readGoods({ description }), edition, {
    destination: 'US',
    price: undefined,
    reach: REACH.pro,
  }).articles[0]?.article.id;

describe('the name of a shelf', () => {
  it('gives way to the name of the goods', () => {
    expect(first('silver necklace fashion toy')).toBe('necklace');
    expect(first('necklace, toys')).toBe('necklace');
  });

  it('names the goods where nothing else does', () => {
    expect(first('toy')).toBe('plush');
    expect(first('wooden toy for watch')).toBe('plush');
  });
});
