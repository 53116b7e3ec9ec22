import { describe, expect, it } from '@jest/globals';
import { readPage } from './readPage.ts';
import { jsonOfScript } from './stateJson.ts';

const at = { url: 'https://shop.example.de/p/lampe', finalUrl: 'https://shop.example.de/p/lampe' };
const productOf = (script: string, type = ''): ReturnType<typeof readPage>['product'] =>
  readPage(
    `<html lang="de"><head><title>Lampe Nova - Licht</title><script ${type}>${script}</script></head><body><div id="app"></div></body></html>`,
    at,
  ).product;

describe('a page built by scripts', () => {
  it('gives the facts of its product from JSON', () =>
    expect(
      productOf(
        JSON.stringify({
          page: {
            product: {
              name: 'Lampe Nova',
              brand: { name: 'Lumo' },
              articleNumber: 'LN-7',
              ean: '4006381333931',
              price: { amount: '49,90', currencyCode: 'EUR' },
              images: [{ url: '/a.jpg?w=1&amp;h=2' }, { url: '/b.jpg' }],
              attributes: [{ name: 'Material', value: 'Glas' }],
            },
            related: [{ name: 'Lampe Alt', brand: 'Other', sku: 'O1', price: 5 }],
          },
        }),
        'type="application/json"',
      ),
    ).toMatchObject({
      brand: 'Lumo',
      sku: 'LN-7',
      gtin: '4006381333931',
      material: 'Glas',
      price: 49.9,
      currency: 'EUR',
      images: ['https://shop.example.de/a.jpg?w=1&h=2', 'https://shop.example.de/b.jpg'],
      sources: ['meta', 'text'],
    }));

  it.each([
    ['the price now', '{"price":{"regular":80,"sale":60,"currency":"EUR"}}', 60, 'EUR'],
    [
      'a sale price before the price',
      '{"price":"80","salePrice":"60","currency":"EUR"}',
      60,
      'EUR',
    ],
    ['an amount in cents', '{"price":{"centAmount":4990,"currencyCode":"EUR"}}', 49.9, 'EUR'],
    ['yen, that have no cents', '{"price":{"centAmount":4990,"currencyCode":"JPY"}}', 4990, 'JPY'],
    ['a printed price', '{"price":"49,90 €"}', 49.9, 'EUR'],
    ['no price', '{"price":0}', null, null],
  ])('of its prices gives %s', (_, price, amount, currency) =>
    expect(
      productOf(
        `window.__STATE__ = {"product":{"name":"Lampe Nova","sku":"LN-7",${price.slice(1)}};`,
      ),
    ).toMatchObject({ price: amount, currency }),
  );

  it('gives nothing of a list of products that it does not tell apart', () =>
    expect(
      productOf(
        'window.__STATE__={"items":[{"name":"Rot","sku":"R1","price":1},{"name":"Blau","sku":"B1","price":2}]}',
      ),
    ).toMatchObject({ sku: null, price: null }));

  it('is read from what it says for machines and readers first', () =>
    expect(
      readPage(
        '<html><body><h1>Lampe Nova</h1><span class="price">39 €</span><script>var s={"product":{"name":"Lampe Nova","sku":"LN-7","price":3900,"currency":"EUR"}}</script></body></html>',
        at,
      ).product,
    ).toMatchObject({ price: 39, sku: 'LN-7' }));
});

describe('the data in a script', () => {
  it.each<[string, string, unknown[]]>([
    ['JSON', '{"a":1}', [{ a: 1 }]],
    [
      'an assignment',
      `window.x = {"name":"${'n'.repeat(60)}"}; call();`,
      [{ name: 'n'.repeat(60) }],
    ],
    [
      'braces within strings',
      `x={"a":"}{","b":"${'n'.repeat(60)}"}`,
      [{ a: '}{', b: 'n'.repeat(60) }],
    ],
    ['no data', 'function f(){ return {} }', []],
    ['an object cut off', `x = {"name":"${'n'.repeat(80)}`, []],
    ['a function', `x = {a: function () { return 1; }, b: "${'n'.repeat(60)}"}`, []],
  ])('%s', (_, script, found) => expect(jsonOfScript(script)).toEqual(found));
});
