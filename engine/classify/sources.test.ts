import { describe, expect, it } from '@jest/globals';
import { classify } from './classify.ts';
import { goodsOf } from './sources.ts';
import { testEdition } from './testEdition.ts';
import type { Classification, Goods } from './types.ts';

const edition = testEdition();
const photoOf = (text: string) => ({ text, barcodes: [], seen: null, readFromImage: text });

function answered(description: string, printed: string): Classification {
  const goods: Goods = goodsOf({ description }, { photo: photoOf(printed) });
  const found = classify(goods, edition, { destination: 'JP', effort: 'pro', blocked: [] });
  if ('refused' in found) throw new Error(found.refused);
  return found;
}

describe('what stands in a photo', () => {
  it('names the goods where nothing else does', () => {
    expect(answered('', 'cotton t-shirt').lines[0]?.code).toBe('610910');
    expect(answered('gift', 'cotton t-shirt').lines[0]?.code).toBe('610910');
  });

  it('never overrules the words of the caller, and the answer says what it shows', () => {
    const { lines, warnings } = answered('gold necklace', 'nylon backpack');
    expect(lines[0]?.code).toBe('711319');
    expect(warnings).toEqual([
      'The photo shows "backpack", but the text names "necklace". ' +
        'The text was followed: correct it if the photo is right.',
    ]);
  });

  it('fills a material that the words leave open, and is told as the source', () => {
    const { lines, reasoning, warnings } = answered('t-shirt', '100% cotton');
    expect(lines[0]?.code).toBe('610910');
    expect(reasoning).toContain('(photo)');
    expect(warnings).toEqual([]);
  });

  it('of another material than the words state is warned of', () => {
    const { lines, warnings } = answered('cotton t-shirt', '100% polyester');
    expect(lines[0]?.code).toBe('610910');
    expect(warnings).toEqual([
      'The photo says "polyester", but the text says "cotton". ' +
        'The text was followed: correct it if the photo is right.',
    ]);
  });

  it('that is a slogan says nothing of the goods', () => {
    expect(answered('t-shirt', 'GOOD VIBES')).toEqual(answered('t-shirt', ''));
  });
});
