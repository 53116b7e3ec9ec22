import { describe, expect, it } from '@jest/globals';
import { describePhoto } from './describe.ts';
import { goodsText } from './goods.ts';
import type { PhotoReading } from './types.ts';

const reading = (text: string, more: Partial<PhotoReading> = {}): PhotoReading => ({
  text,
  barcodes: [],
  seen: null,
  readFromImage: null,
  ...more,
});

describe('words for goods', () => {
  it.each([
    ['Ceramic Coffee Mug\nMade in China', 'Ceramic Coffee Mug'],
    ['Steel bottle made in China', 'Steel bottle'],
    ['Handmade in Portugal', ''],
    ['Trinkflasche aus Edelstahl\nHergestellt in Deutschland', 'Trinkflasche aus Edelstahl'],
    ['Herkunftsland: Türkei', ''],
    ['Écharpe en laine\nFabriqué en France', 'Écharpe en laine'],
    ['Borsa in pelle\nProdotto in Italia', 'Borsa in pelle'],
    ['Zapatos de cuero\nHecho en España', 'Zapatos de cuero'],
    [
      'T-shirt 100% cotton\nMachine wash cold\nDo not bleach\nTumble dry low',
      'T-shirt 100% cotton',
    ],
    ['Hemd\nBei 30 Grad waschen', 'Hemd'],
    [
      'Wool scarf\nwww.shop.example.com\n+49 30 123456\nLot 4711-A\nSize: XL\n12,99 €',
      'Wool scarf',
    ],
    ['Product of Turkey', ''],
    ['Size M', ''],
    ['Model railway', 'Model railway'],
    ['Lottery tickets', 'Lottery tickets'],
    ['Imported by Example Ltd', ''],
  ])('%j: %j', (text, goods) => {
    expect(goodsText(reading(text))).toBe(goods);
  });

  it('what a model sees comes before what is printed', () => {
    const seen = {
      product: 'coffee mug',
      material: 'ceramic',
      printedText: 'HELLO',
      originLabel: null,
    };
    expect(goodsText(reading('HELLO WORLD', { seen }))).toBe(
      'coffee mug\nmaterial: ceramic\nHELLO WORLD',
    );
  });

  it('a number of a book is a book', () => {
    expect(
      goodsText(reading('', { barcodes: [{ format: 'EAN-13', value: '9783161484100' }] })),
    ).toBe('printed book');
  });

  it('is bounded', () => {
    expect(goodsText(reading('porcelain cup\n'.repeat(300))).length).toBe(800);
  });
});

describe('what was read, in words', () => {
  it.each([
    ['nothing', reading(''), null],
    ['print', reading('Mug\nMade in Italy'), 'Printed text: Mug / Made in Italy'],
    [
      'print and a barcode',
      reading('Mug', { barcodes: [{ format: 'EAN-13', value: '4006381333931' }] }),
      'Printed text: Mug; barcode 4006381333931 (EAN-13)',
    ],
    [
      'what was seen',
      reading('', {
        seen: {
          product: 'mug',
          material: 'ceramic',
          printedText: 'HI',
          originLabel: 'Made in Italy',
        },
      }),
      'Seen: mug, material ceramic, printed "HI", origin label "Made in Italy"',
    ],
    [
      'a model that saw nothing',
      reading('', {
        seen: { product: null, material: null, printedText: null, originLabel: null },
      }),
      null,
    ],
  ])('%s', (_, read, words) => {
    expect(describePhoto(read)).toBe(words);
  });
});
