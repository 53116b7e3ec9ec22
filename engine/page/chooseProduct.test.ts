import { describe, expect, it } from '@jest/globals';
import { likeness, mainProduct, productsAmong, type PageIdentity } from './chooseProduct.ts';
import { jsonLdThings } from './jsonLd.ts';
import { textsOf } from './things.ts';

const PAGE: PageIdentity = {
  addresses: ['https://shop.example.com/p/cup?v=2'],
  names: ['Blue Cup'],
};
const product = (name: string, more: object = {}): object => ({
  '@type': 'Product',
  name,
  ...more,
});
const chosen = (json: unknown, page = PAGE): string | null => {
  const main = mainProduct(productsAmong(jsonLdThings([JSON.stringify(json)])), page);
  return main ? (textsOf(main, 'name')[0] ?? null) : null;
};

describe('the main product', () => {
  it.each<[string, unknown, string | null]>([
    ['the only one', product('Plate'), 'Plate'],
    [
      'whose address is the page',
      [product('Blue Cup'), product('Plate', { url: '/p/cup?v=2' })],
      'Plate',
    ],
    [
      'whose address is the page but for its query',
      [product('Blue Cup'), product('Plate', { url: 'https://www.shop.example.com/p/cup/' })],
      'Plate',
    ],
    [
      'whose @id is the page',
      [
        product('Blue Cup'),
        product('Plate', { '@id': 'https://shop.example.com/p/cup?v=2#product' }),
      ],
      'Plate',
    ],
    [
      'whose page is the page',
      [
        product('Blue Cup'),
        product('Plate', { mainEntityOfPage: 'https://shop.example.com/p/cup?v=2' }),
      ],
      'Plate',
    ],
    [
      'whose name is closest',
      [product('Plate', { offers: {} }), product('Cup Blue Large'), product('Blue Cup')],
      'Blue Cup',
    ],
    ['with offers', [product('Plate'), product('Fork', { offers: { price: 1 } })], 'Fork'],
    ['the first', [product('Plate'), product('Fork')], 'Plate'],
    ['in a graph', { '@graph': [{ '@type': 'WebPage' }, product('Plate')] }, 'Plate'],
    ['the subject of the page', { '@type': 'ItemPage', mainEntity: product('Plate') }, 'Plate'],
    ['what is offered', { '@type': 'Offer', itemOffered: product('Plate') }, 'Plate'],
    [
      'of several types',
      { '@type': ['Thing', 'http://schema.org/Product'], name: 'Plate' },
      'Plate',
    ],
    ['a group', { '@type': 'ProductGroup', name: 'Plates' }, 'Plates'],
    ['a book that is sold', { '@type': 'Book', name: 'Novel', isbn: '1' }, 'Novel'],
    [
      'never one of a list',
      { '@type': 'ItemList', itemListElement: [{ item: product('Blue Cup') }] },
      null,
    ],
    ['never a related one', { '@type': 'WebPage', isRelatedTo: product('Blue Cup') }, null],
    ['never a reviewed one', { '@type': 'Review', itemReviewed: product('Blue Cup') }, null],
  ])('is %s', (_, json, name) => expect(chosen(json)).toBe(name));
});

it.each<[string, string, number]>([
  ['Blue Cup', 'blue  CUP', 1],
  ['Blue Cup', 'Red Plate', 0],
  ['Blue Cup', 'Blue Plate', 1 / 3],
  ['', 'x', 0],
])('%s and %s are alike by %d', (one, other, share) =>
  expect(likeness(one, other)).toBeCloseTo(share),
);
