import { describe, expect, it } from '@jest/globals';
import { isHeadOfOthers, leadsToOthers } from './otherProducts.ts';

describe('a line that leads to other products', () => {
  it.each([
    'Also like: Bowl $12.00',
    'You may also like',
    'Customers who bought this also bought',
    'Others bought: Lid $4',
    'Kunden kauften auch: Schale 12 €',
    'Vous aimerez aussi',
    'También te puede interesar',
    'Zobacz także: miska 20 zł',
    'С этим товаром покупают',
    'この商品を買った人はこちらも',
    '看了又看',
    '함께 구매한 상품',
  ])('%s', (line) => expect(leadsToOthers(line)).toBe(true));

  it.each([
    'Recommended retail price $20',
    'Maske blau 12 €',
    'Related: the history of the mug',
    'More than 100 sold',
    'Similar to silk, but warmer',
    'Bought in bulk: $9',
  ])('but not %s', (line) => expect(leadsToOthers(line)).toBe(false));

  it('is a heading where it says no more', () => {
    expect(isHeadOfOthers('Customers also bought')).toBe(true);
    expect(isHeadOfOthers('Goes with')).toBe(true);
    expect(isHeadOfOthers('Goes with everything you own')).toBe(false);
    expect(isHeadOfOthers('Also like: Bowl $12.00')).toBe(false);
  });
});
