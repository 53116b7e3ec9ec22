import { describe, expect, it } from '@jest/globals';
import type { ProductExtraction } from '../contract/products.ts';
import { boundedPage } from './boundedPage.ts';

const PRODUCT: ProductExtraction = {
  url: 'https://shop.example/mug',
  finalUrl: 'https://shop.example/mug',
  siteName: 'Mugland',
  title: 'Stoneware mug',
  description: 'Glazed.',
  brand: 'Mugland',
  sku: null,
  gtin: null,
  mpn: null,
  category: 'Kitchen > Mugs',
  material: 'stoneware',
  color: null,
  price: 12.5,
  currency: 'EUR',
  images: ['https://shop.example/mug.jpg'],
  countryOfOrigin: 'PT',
  originEvidence: 'Made in Portugal',
  sources: ['json-ld'],
  summary: 'Stoneware mug. Glazed.',
};
const SILENT = { signals: [], country: null, evidence: null };

describe('a page', () => {
  it('of the usual size is left as it is', () => {
    const signal = {
      kind: 'page_text',
      country: 'PT',
      weight: 0.9,
      evidence: 'Made in Portugal',
    } as const;
    const stated = { signals: [signal], country: 'PT', evidence: 'Made in Portugal' };
    expect(boundedPage(PRODUCT, stated)).toEqual({
      product: PRODUCT,
      signals: [signal],
      stated: { country: 'PT', evidence: 'Made in Portugal' },
      readFromUrl:
        'Stoneware mug; brand Mugland; Kitchen > Mugs; stoneware; price 12.5 EUR; origin PT',
    });
  });

  it('that says little is told in few words', () => {
    const bare = {
      ...PRODUCT,
      brand: null,
      category: null,
      material: null,
      price: 0,
      currency: null,
    };
    expect(boundedPage({ ...bare, countryOfOrigin: null }, SILENT).readFromUrl).toBe(
      'Stoneware mug; price 0',
    );
    expect(
      boundedPage({ ...bare, title: null, price: null, countryOfOrigin: null }, SILENT).readFromUrl,
    ).toBe('');
  });

  it('as large as can be stays far below what a history carries', () => {
    const long = '値段は\u{1f37a}'.repeat(5000);
    const signal = { kind: 'page_text', country: 'JP', weight: 0.9, evidence: long } as const;
    const product: ProductExtraction = {
      ...PRODUCT,
      siteName: long,
      title: long,
      description: long,
      brand: long,
      sku: long,
      gtin: long,
      mpn: long,
      category: long,
      material: long,
      color: long,
      originEvidence: long,
      summary: long,
      images: Array.from(
        { length: 500 },
        (_, index) => `https://shop.example/${index}-${'x'.repeat(2000)}.jpg`,
      ),
    };
    const page = boundedPage(product, {
      signals: Array.from({ length: 200 }, () => signal),
      country: 'JP',
      evidence: long,
    });
    expect([...(page.product.description ?? '')]).toHaveLength(5000);
    expect(page.product.images.length).toBeLessThan(50);
    expect(page.signals).toHaveLength(40);
    expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(90_000);
    expect(JSON.stringify(page).isWellFormed()).toBe(true);
  });

  it('keeps at most fifty photos, and drops the one whose address is far too long', () => {
    const short = Array.from({ length: 60 }, (_, index) => `https://shop.example/${index}.jpg`);
    const { images } = boundedPage(
      { ...PRODUCT, images: [`https://x/${'y'.repeat(20_000)}`, ...short] },
      SILENT,
    ).product;
    expect(images).toEqual(short.slice(0, 50));
  });

  it('holds nothing that a database refuses', () => {
    const { title, summary } = boundedPage(
      { ...PRODUCT, title: 'a\u0000b\ud800', summary: '\udc00c' },
      SILENT,
    ).product;
    expect([title, summary]).toEqual(['ab\ufffd', '\ufffdc']);
  });
});
