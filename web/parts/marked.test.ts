import { describe, expect, it } from '@jest/globals';
import { decidingWords, partsOf } from './marked.ts';

const piece = (kind: string, code: string | null, evidence: string) => ({ kind, code, evidence });

describe('words that decided', () => {
  it('are those of goods and facts that speak for the code, and no others', () => {
    const weighed = [
      piece('words', '610910', '"T-shirt"'),
      piece('words', '420292', '"bag"'),
      piece('fact', '6109100012', 'main fibre: cotton: "cotton"'),
      piece('fact', null, 'colour: "blue"'),
      piece('wording', '610910', '"shirts"'),
    ];
    expect(decidingWords(weighed, '6109100012')).toEqual(['T-shirt', 'cotton']);
  });

  it.each([
    ['Blue T-Shirt of cotton', ['t-shirt', 'cotton'], 'Blue [T-Shirt] of [cotton]'],
    ['cotton shirt', ['cotton shirt', 'shirt'], '[cotton shirt]'],
    ['nothing here', ['absent'], 'nothing here'],
    ['İstanbul cotton', ['cotton'], 'İstanbul cotton'], // its small letters are longer
    ['', ['x'], ''],
  ])('%j with %j is %j', (text, words, shown) => {
    const parts = partsOf(text, words);
    expect(parts.map((one) => (one.isMarked ? `[${one.words}]` : one.words)).join('')).toBe(shown);
    expect(parts.map((one) => one.words).join('')).toBe(text);
  });
});
