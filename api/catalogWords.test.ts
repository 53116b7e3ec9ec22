/** What the catalogue says of goods in several items. */
import { expect, it } from '@jest/globals';
import { priceOf, wordsOf } from './catalogWords.ts';
import type { Goods } from './catalogGoods.ts';

const goods = (...items: { unitValue?: number; currency?: string }[]): Goods =>
  ({
    product: { fields: { title: 'Running shoes' }, items: items.map((fields) => ({ fields })) },
  }) as unknown as Goods;

it.each([
  [[{ unitValue: 95, currency: 'EUR' }], 95],
  [
    [
      { unitValue: 95, currency: 'EUR' },
      { unitValue: 85, currency: 'EUR' },
    ],
    85,
  ],
  [
    [
      { unitValue: 95, currency: 'EUR' },
      { unitValue: 85, currency: 'USD' },
    ],
    undefined,
  ],
  [[{ unitValue: 95, currency: 'EUR' }, {}], undefined],
  [[], undefined],
])('%j are classified as goods of %s', (items, price) =>
  expect(wordsOf(goods(...items)).price).toBe(price),
);

it('a calculation takes the price of no item among several', () =>
  expect(
    priceOf(goods({ unitValue: 95, currency: 'EUR' }, { unitValue: 85, currency: 'EUR' })),
  ).toEqual({}));
