import { describe, expect, it } from '@jest/globals';
import { extractionOf } from './present.ts';
import { readPage } from './readPage.ts';

const AT = { url: 'https://shop.example.com/p/1?utm=x', finalUrl: 'https://shop.example.com/p/1' };
const NONE = { country: null, evidence: null };

describe('the record of an extraction', () => {
  it('has every field, null where the page says nothing', () =>
    expect(extractionOf(readPage('', AT), AT, NONE)).toEqual({
      ...AT,
      siteName: null,
      title: null,
      description: null,
      brand: null,
      sku: null,
      gtin: null,
      mpn: null,
      category: null,
      material: null,
      color: null,
      price: null,
      currency: null,
      images: [],
      countryOfOrigin: null,
      originEvidence: null,
      sources: [],
      summary: '',
    }));

  it('gives the origin as it was concluded', () =>
    expect(
      extractionOf(readPage('<h1>Cup</h1>', AT), AT, { country: 'PE', evidence: 'Made in Peru' }),
    ).toMatchObject({
      countryOfOrigin: 'PE',
      originEvidence: 'Made in Peru',
      title: 'Cup',
      sources: ['text'],
    }));
});

describe('the summary', () => {
  const summary = (body: string, head = ''): string =>
    extractionOf(readPage(`<head>${head}</head><body>${body}</body>`, AT), AT, NONE).summary;

  it('is lines of what classification reads: title, category, material, colour, brand, rows, description', () =>
    expect(
      summary(
        '<nav class="breadcrumb"><a>Home</a> / <a>Bags</a> / <a>Totes</a></nav><h1>Tote: large</h1>' +
          '<dl><dt>Material</dt><dd>Cotton 80%, linen 20%</dd><dt>Colour</dt><dd>Red</dd><dt>Brand</dt><dd>Sacco</dd><dt>Lining</dt><dd>Polyester</dd><dt>Product type</dt><dd>Tote bag</dd><dt>Stock</dt><dd>7</dd></dl>' +
          '<div class="description"><p>A roomy bag with two handles. Free shipping over $50! Buy now. The base is reinforced.</p></div>',
      ).split('\n'),
    ).toEqual([
      'Tote - large',
      'Category: Bags > Totes',
      'Material: Cotton 80%, linen 20%',
      'Color: Red',
      'Brand: Sacco',
      'Lining: Polyester',
      'Product type: Tote bag',
      'A roomy bag with two handles.',
      'The base is reinforced.',
    ]));

  it('reads on in the text of the page where the description is short, each sentence once', () =>
    expect(
      summary(
        '<h1>Cup</h1><div class="description"><p>A cup. It holds 300 ml and has a handle of oak.</p></div>',
        '<meta name="description" content="A cup.">',
      ).split('\n'),
    ).toEqual(['Cup', 'A cup.', 'It holds 300 ml and has a handle of oak.']));

  it('holds at most 600 characters of the description and 1,500 in all', () => {
    const long = summary(
      `<h1>${'Cup '.repeat(300)}</h1><div class="description"><p>${'Very long words. '.repeat(400)}</p></div>`,
    );
    expect(long.length).toBeLessThanOrEqual(1500);
  });
});
