import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { loadGazetteer } from '../../edition/reading/places.ts';
import type { OriginMention } from '../page/types.ts';
import { statedOrigin } from './pageOrigin.ts';

const gazetteer = loadGazetteer();
type Mention = [OriginMention['zone'], string | null, string];
const stated = (mentions: readonly Mention[], country: string | null = null) =>
  statedOrigin(
    mentions.map(([zone, label, text]) => ({ zone, label, text })),
    { language: 'en', country },
    gazetteer,
  );

describe('statedOrigin', () => {
  it.each<[string, Mention[], string | null, string | null]>([
    ['nothing', [['product', null, 'A soft wool scarf.']], null, null],
    ['a property', [['structured', 'countryOfOrigin', 'PT']], 'PT', 'countryOfOrigin: PT'],
    ['a row', [['row', 'Country of origin', 'Vietnam']], 'VN', 'Country of origin: Vietnam'],
    [
      'the stronger of two that agree',
      [
        ['body', null, 'Made in Vietnam'],
        ['row', 'Origin', 'Vietnam'],
      ],
      'VN',
      'Origin: Vietnam',
    ],
    [
      'two that disagree: none',
      [
        ['structured', 'countryOfOrigin', 'IT'],
        ['product', null, 'Made in China.'],
      ],
      null,
      'countryOfOrigin: IT / Made in China.',
    ],
    [
      'made here, assembled there: where it is made',
      [
        ['row', 'Origin', 'Germany'],
        ['product', null, 'Assembled in Poland'],
      ],
      'DE',
      'Origin: Germany',
    ],
    [
      'a list',
      [['product', null, 'Made in Italy or Portugal.']],
      null,
      'Made in Italy or Portugal.',
    ],
    [
      'a union',
      [['row', 'Country of origin', 'EU and non-EU']],
      null,
      'Country of origin: EU and non-EU',
    ],
    [
      'two that share',
      [['product', null, 'Made in Italy and Portugal']],
      null,
      'Made in Italy and Portugal',
    ],
    [
      'a review of the product',
      [['aside', null, 'Mine says made in China, disappointing']],
      null,
      null,
    ],
    [
      'what the shop says of itself gives way to what the product says',
      [
        ['aside', null, 'All our bags are made in Portugal.'],
        ['row', 'Made in', 'India'],
      ],
      'IN',
      'Made in: India',
    ],
    [
      'what the shop says of itself, alone',
      [['aside', null, 'All our bags are made in Portugal.']],
      'PT',
      'All our bags are made in Portugal.',
    ],
  ])('%s', (_, mentions, country, evidence) => {
    expect(stated(mentions)).toMatchObject({ country, evidence });
  });

  it('on a page of the United States "Georgia" may be the state', () => {
    expect(stated([['product', null, 'Made in Georgia']], 'US').signals).toMatchObject([
      { weight: 0.55 },
    ]);
    expect(stated([['product', null, 'Made in Georgia']], 'DE').signals).toMatchObject([
      { weight: 0.93 },
    ]);
  });

  it('never fails, and says nothing with a weight outside of 0 to 1, whatever the text', () => {
    const words = fc.constantFrom(
      'Made',
      'in',
      'Italy',
      'or',
      'and',
      ',',
      'China',
      '(EU)',
      'not',
      'origin:',
      '中国製',
      'Hergestellt',
      '.',
      'US',
      '/',
      'the',
      '’',
      'صنع في',
      '산',
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(words).map((some) => some.join(' ')),
    );
    const zone = fc.constantFrom<OriginMention['zone']>(
      'structured',
      'row',
      'product',
      'body',
      'aside',
      'meta',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(zone, fc.option(text), text), { maxLength: 5 }), (mentions) => {
        for (const { weight, evidence, country } of stated(mentions).signals) {
          expect(weight > 0 && weight <= 0.97).toBe(true);
          expect(country).toMatch(/^[A-Z]{2}$/);
          expect(evidence).not.toBe('');
        }
      }),
    );
  });
});
