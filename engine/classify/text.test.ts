import { describe, expect, it } from '@jest/globals';
import { readGoods } from './text.ts';

const scopesOf = (description: string): string[] => {
  const { words, scopes } = readGoods({ description });
  return words.map((word, at) => `${word}:${scopes[at] ?? ''}`);
};

describe('reading goods', () => {
  it('cuts a listing into title, attributes and category', () => {
    const { fields } = readGoods({
      description: 'Summer dress\nMaterial: cotton\nCategory: Clothing > Dresses',
    });
    expect(fields.map(({ kind, key }) => [kind, key])).toEqual([
      ['title', null],
      ['attribute', 'material'],
      ['category', 'category'],
    ]);
  });

  it.each([
    'Hood: no',
    'Lining: None',
    'Pockets: without',
    'Kapuze: nein',
    'Whether with metal toe cap: No',
  ])('drops an attribute that is denied, name and all: %s', (attribute) => {
    expect(readGoods({ description: `Jacket\n${attribute}` }).words).toEqual(['jacket']);
  });

  it.each<[string, [string, string][]]>([
    [
      'T-shirt: 100% cotton',
      [
        ['title', 't shirt'],
        ['body', '100% cotton'],
      ],
    ],
    [
      "Women's T-shirt, material: cotton",
      [
        ['title', 'womens t shirt'],
        ['material', 'cotton'],
      ],
    ],
    [
      'Mug capacity: 350 ml',
      [
        ['title', 'mug'],
        ['capacity', '350 ml'],
      ],
    ],
    [
      'Laptop sleeve - color: black',
      [
        ['title', 'laptop sleeve'],
        ['color', 'black'],
      ],
    ],
    [
      'Boots upper material: leather lining: wool',
      [
        ['title', 'boots'],
        ['upper material', 'leather'],
        ['lining', 'wool'],
      ],
    ],
    [
      'Watch strap\nBand material: steel',
      [
        ['title', 'watch strap'],
        ['band material', 'steel'],
      ],
    ],
    ['Produkt: Damenbluse', [['title', 'damenbluse']]],
    [
      'Brand: Acme; mug',
      [
        ['brand', 'acme'],
        ['title', 'mug'],
      ],
    ],
  ])('tells goods and attributes apart by the colons of %s', (description, expected) => {
    const { words, fields } = readGoods({ description });
    expect(
      fields.map(({ kind, key, start, end }) => [key ?? kind, words.slice(start, end).join(' ')]),
    ).toEqual(expected);
  });

  it.each<[string, [string, string][]]>([
    [
      'Phone case\ncolor: ™™™™™™™™™™™™ size: L',
      [
        ['title', 'phone case'],
        ['color', 'tm'.repeat(12)],
        ['size', 'l'],
      ],
    ],
    [
      'Phone case brand: Gloss™ Shine™ color: red',
      [
        ['title', 'phone case'],
        ['brand', 'glosstm shinetm'],
        ['color', 'red'],
      ],
    ],
    [
      'Blech: Weißblech, groß und süß Farbe: rot',
      [
        ['title', 'blech'],
        ['body', 'weissblech gross und suss'],
        ['farbe', 'rot'],
      ],
    ],
  ])('cuts where a sign is longer when folded: %s', (description, expected) => {
    const { words, fields } = readGoods({ description });
    expect(
      fields.map(({ kind, key, start, end }) => [key ?? kind, words.slice(start, end).join(' ')]),
    ).toEqual(expected);
  });

  it('reads attributes of one line in time that grows with its length', () => {
    const words = readGoods({ description: 'mug color: red size: L '.repeat(400) }).words;
    expect(words.length).toBeLessThanOrEqual(600);
  });

  it('gives what stands after for, with and without its scope, up to the end of the clause', () => {
    expect(scopesOf('strap for watch, blue')).toEqual([
      'strap:plain',
      'for:plain',
      'watch:for',
      'blue:plain',
    ]);
    expect(scopesOf('shirt with pocket')).toContain('pocket:with');
    expect(scopesOf('necklace without stone')).toContain('stone:without');
    expect(scopesOf('sugar free gum')).toContain('sugar:without');
    expect(scopesOf('fabric coated on one side with PVC')).toContain('pvc:plain');
  });

  it.each([
    ['ohne Kabel Kopfhörer', 'kopfhorer:plain'],
    ['sin azúcar galletas', 'galletas:plain'],
    ['without added sugar cookies', 'sugar:without'],
    ['without added sugar cookies', 'cookies:plain'],
    ['no sugar or salt crackers', 'salt:without'],
    ['no sugar or salt crackers', 'crackers:plain'],
    ['Tasche nicht aus Leder', 'leder:without'],
    ['borsa non in vera pelle', 'pelle:without'],
    ['sac pas cher', 'sac:plain'],
    ['сумка не из кожи', 'кожи:without'],
    ['非真皮包', '皮:without'],
    ['非常好的包', '好:plain'],
    ['가죽이 아닌 가방', '죽:without'],
    ['本革ではないバッグ', '革:without'],
  ])('denies in %s one thing, and not the goods: %s', (text, expected) => {
    expect(scopesOf(text)).toContain(expected);
  });

  it('drops words that sell, unless nothing else is said', () => {
    expect(readGoods({ description: 'New hot sale best mug' }).words).toEqual(['hot', 'mug']);
    expect(readGoods({ description: 'best' }).words).toEqual(['best']);
  });

  it('drops the brand from the title', () => {
    expect(readGoods({ description: 'Acme mug', brand: 'Acme' }).words).toEqual(['mug']);
  });

  it('stops at a bounded number of words', () => {
    expect(readGoods({ description: 'mug '.repeat(5000) }).words.length).toBeLessThanOrEqual(600);
  });
});

describe('the text of a shop page', () => {
  const words = (description: string): string => readGoods({ description }).words.join(' ');

  it.each([
    ['<p>Knitted cotton <b>T-shirt</b> for men</p>', 'knitted cotton t shirt for men'],
    ['Knitted\tcotton T-shirt', 'knitted cotton t shirt'],
    ['Knitted\ncotton\nT-shirt', 'knitted cotton t shirt'],
    ['cotton\u0007 shirt', 'cotton shirt'],
  ])('is read without markup: %j', (text, expected) => {
    expect(words(text)).toBe(expected);
  });

  it('keeps lines that are attributes apart, and takes a ratio for no attribute', () => {
    expect(
      readGoods({ description: 'Mug\nMaterial: ceramic' }).fields.map(({ key }) => key),
    ).toEqual([null, 'material']);
    expect(words('Model car 1:18 diecast')).toContain('model car');
  });
});
