/** Names that only goods of one country may bear, and the same words on other goods. */
import { describe, expect, it } from '@jest/globals';
import { loadGazetteer } from '../../edition/reading/places.ts';
import { gatherSignals, inferOrigin } from './infer.ts';
import { protectedNamesOf } from './protectedNames.ts';

const gazetteer = loadGazetteer();
const inferred = (title: string, description?: string) =>
  inferOrigin(
    gatherSignals(
      { title, ...(description === undefined ? {} : { description }) },
      gazetteer,
      null,
    ),
    0.5,
  );

it.each([
  ['IT', 'Parmigiano Reggiano 24 months 1 kg'],
  ['FR', 'ROQUEFORT AOP 200 g'],
  ['GB', 'Scotch whisky 12 years 70cl'],
  ['GB', 'Harris Tweed jacket, men'],
  ['MX', 'Tequila blanco 100% agave'],
  ['FR', 'Champagne brut 75 cl'],
  ['ES', 'Jamon iberico de bellota, sliced'],
  ['TR', 'Rakı 70 cl'],
  ['JP', '今治タオル フェイスタオル'],
  ['CN', '安溪铁观音 特级'],
])('%s: %s', (country, title) => {
  expect(inferred(title)).toMatchObject({ country, probability: 0.8, confidence: 'high' });
});

it.each([
  'Champagne flutes, set of 6',
  'Champagne coloured satin dress',
  'Cognac leather bag',
  'Scotch tape dispenser',
  'Tequila shot glass 50 ml',
  'Wine glasses for Bordeaux, set of 2',
  'Roquefort flavoured crisps',
  'Roquefort cheese knife',
  'Feta style cheese cubes',
  'Vegan alternative to Parmigiano Reggiano',
  'Madeira embroidery thread 40',
])('of nothing in particular: %s', (title) => expect(inferred(title).country).toBeNull());

describe('beside other evidence', () => {
  it('the name of a kind of goods is a weak hint, which a statement outweighs without a doubt', () => {
    expect(inferred('Feta cheese in brine 400 g')).toMatchObject({
      country: 'GR',
      confidence: 'low',
      needsReview: true,
    });
    expect(inferred('Feta cheese in brine 400 g', 'Made in Denmark')).toMatchObject({
      country: 'DK',
      needsReview: false,
    });
  });

  it('a protected name on goods that are said to be made elsewhere is to be looked at', () => {
    const answer = inferred('Parmigiano Reggiano 1 kg', 'Made in Argentina');
    expect(answer).toMatchObject({ country: 'AR', needsReview: true });
    expect(answer.reviewReason).toContain('only goods of IT may bear');
  });

  it('the title says more than the description', () => {
    const { signals } = inferred('Gorgonzola 200 g', 'Goes well with Roquefort and Gorgonzola');
    expect(signals.map(({ country }) => country)).toEqual(['IT']);
  });
});

it('holds at least 300 names, each of one country', () => {
  expect(gazetteer.protectedNames.names.size).toBeGreaterThanOrEqual(300);
  expect(() => protectedNamesOf('IT | Grana Padano\nFR | grana padano')).toThrow('grana padano');
});
