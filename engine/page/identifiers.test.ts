import { describe, expect, it } from '@jest/globals';
import { brandIn, numberIn } from './identifiers.ts';
import { readPage } from './readPage.ts';

const at = { url: 'https://shop.example/p/1', finalUrl: 'https://shop.example/p/1' };
const productOf = (body: string): ReturnType<typeof readPage>['product'] =>
  readPage(`<html lang="en"><body>${body}</body></html>`, at).product;

describe('the number within a text', () => {
  it.each<[string, string | null]>([
    ['KB-12', 'KB-12'],
    ['Art.-Nr. KB-12', 'KB-12'],
    ['Item # 10117', '10117'],
    ['#10117', '10117'],
    ['SKU: KB-12', 'KB-12'],
    ['(KB-12)', 'KB-12'],
    ['KB-12)', 'KB-12'],
    ['KB-12 In stock', 'KB-12'],
    ['123 456 78', '123 456 78'],
    ['PROMAX', 'PROMAX'],
    ['modern', null],
    ['2 mugs', null],
    ['see the manual', null],
  ])('%s is %s', (text, number) => expect(numberIn(text)).toBe(number));
});

describe('the brand within a text', () => {
  it.each<[string, string | null]>([
    ['Kilnwright', 'Kilnwright'],
    ['Brand: Kilnwright', 'Kilnwright'],
    ['mehr Artikel der Marke: Kilnwright', 'Kilnwright'],
    ['weitere Artikel von Kilnwright', 'Kilnwright'],
    ['Visit the Kilnwright Store', 'Kilnwright'],
    ['Shop all Kilnwright', 'Kilnwright'],
    ['More products by Kilnwright', 'Kilnwright'],
    ['by Kilnwright', 'Kilnwright'],
    ['All Steel', 'All Steel'],
    ['By Nora', 'By Nora'],
    ['Brand:', null],
    ['Marke: Lux mehr Artikel der Marke: Lux', 'Lux'],
    ['Lux mehr Artikel der', 'Lux'],
    ['Brand: Lux more items by Lux', 'Lux'],
  ])('%s is %s', (text, brand) => expect(brandIn(text)).toBe(brand));
});

describe('number and brand without a label', () => {
  it.each<[string, string, object]>([
    ['a class', '<h1>Cup</h1><i class="product-sku">KB-12</i>', { sku: 'KB-12' }],
    ['an attribute', '<h1>Cup</h1><form data-sku="KB-12"></form>', { sku: 'KB-12' }],
    ['a field', '<h1>Cup</h1><input type=hidden name=sku value=KB-12>', { sku: 'KB-12' }],
    ['a logo', '<a class="brand-logo"><img alt="Kiln"></a><h1>Cup</h1>', { brand: 'Kiln' }],
    ['a link', '<h1>Cup</h1><a href="/brands/k">Kiln</a>', { brand: 'Kiln' }],
    ['a line', '<h1>Cup</h1><p>by Kiln</p>', { brand: 'Kiln' }],
    [
      'a trail',
      '<p class="breadcrumb">Home / Brands / Kiln / Cup</p><h1>Cup</h1>',
      { brand: 'Kiln' },
    ],
  ])('are read of %s', (_, body, facts) => expect(productOf(body)).toMatchObject(facts));

  it.each<[string, string, object]>([
    [
      'a template',
      '<meta property="product:brand" content="$metabrand"><h1>Cup</h1>',
      { brand: null },
    ],
    [
      'another product',
      `<h1>Cup</h1><div class="related"><i class="sku">KB-9</i></div>`,
      { sku: null },
    ],
    [
      'a label alone',
      '<h1>Cup</h1><p class="brand">Brand</p><p class="sku">SKU</p>',
      { brand: null, sku: null },
    ],
    ['a number of things', '<h1>Cup</h1><p>Stock: 25</p>', { sku: null }],
    ['the shop', '<div class="brand"><a href="/">Shop</a></div><h1>Cup</h1>', { brand: null }],
  ])('are not read of %s', (_, body, facts) => expect(productOf(body)).toMatchObject(facts));

  it('the number of the maker stands for that of the shop where it has none', () =>
    expect(productOf('<h1>Cup</h1><p>MPN: KB-12</p>')).toMatchObject({
      sku: 'KB-12',
      mpn: 'KB-12',
    }));
});
