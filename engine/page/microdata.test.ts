import { describe, expect, it } from '@jest/globals';
import { readPage } from './readPage.ts';

const at = { url: 'https://shop.example/p/1', finalUrl: 'https://shop.example/p/1' };
const productOf = (properties: string): ReturnType<typeof readPage>['product'] =>
  readPage(
    `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Cup</h1>${properties}</div>`,
    at,
  ).product;

describe('a property on a link', () => {
  it.each<[string, object]>([
    ['<a itemprop="brand" href="/brand/5-hike">Hike</a>', { brand: 'Hike' }],
    ['<a itemprop="brand" href="/brand/5-hike" content="Hike">All of Hike</a>', { brand: 'Hike' }],
    [
      '<span itemprop="brand" itemscope><a itemprop="name" href="/brand/hike">Hike</a></span>',
      { brand: 'Hike' },
    ],
    ['<a itemprop="category" href="/c/mugs">Mugs</a>', { category: 'Mugs' }],
    [
      '<a itemprop="image" href="/i/b.jpg">larger</a>',
      { images: ['https://shop.example/i/b.jpg'] },
    ],
    ['<link itemprop="image" href="/i/a.jpg">', { images: ['https://shop.example/i/a.jpg'] }],
  ])('%s is read as it is meant', (properties, facts) =>
    expect(productOf(properties)).toMatchObject(facts),
  );
});
