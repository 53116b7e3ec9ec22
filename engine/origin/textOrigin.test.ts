import { describe, expect, it } from '@jest/globals';
import { loadGazetteer } from '../../edition/reading/places.ts';
import { gatherSignals } from './infer.ts';
import { photoOrigin, textOrigin } from './textOrigin.ts';

const gazetteer = loadGazetteer();

describe('photoOrigin', () => {
  it.each([
    ['ACME\nMADE IN CHINA\n100% COTTON', 'CN', 0.85],
    ['MADE lN CHlNA', 'CN', 0.85],
    ['MADEIN1TALY', 'IT', 0.85],
    ['MADEIN CHINA', 'CN', 0.85],
    ['Made ln P0RTUGAL', 'PT', 0.85],
    ['PRODUCT 0F SPAIN', 'ES', 0.85],
    ['Fabriqué au Maroc / Made in Morocco', 'MA', 0.85],
    ['MADE IN BANGLADESH\nFABRIQUE AU BANGLADESH\nHECHO EN BANGLADESH', 'BD', 0.85],
    ['ASSEMBLED IN MEXICO', 'MX', 0.6],
    ['COTTON 100%', null, null],
    ['DESIGNED IN ITALY', null, null],
  ])('%j: %s', (text, country, weight) => {
    const found = photoOrigin(text, gazetteer);
    expect(found.country).toBe(country);
    expect(found.signals[0]?.weight ?? null).toBe(weight);
  });
});

describe('textOrigin', () => {
  it('reads how goods were made no further than it takes', () => {
    const without = `made ${'by right here by e by by '.repeat(80)}`;
    expect(textOrigin(without, gazetteer).country).toBeNull();
    expect(
      textOrigin('Made entirely by hand with love right here in Portugal', gazetteer).country,
    ).toBe('PT');
  });

  it.each([
    ['Leather bag, made in Italy', 'IT'],
    ['Country of origin: CN', 'CN'],
    // a value ends where the next label begins
    ['原产国：泰国；进口商：上海某某贸易有限公司', 'TH'],
    ['原产国：泰国，进口商：上海某某贸易有限公司', 'TH'],
    // denials before and behind, in scripts without blanks
    ['非中国制造，品质保证', null],
    ['这件衬衫不是中国制造的。', null],
    ['中国製ではありません。', null],
    ['イタリア製ではございません', null],
    // what the goods are of is no part of them
    ['Made from leather sourced in Italy', null],
    ['Zapatos de piel hechos a mano en Elche, Alicante', 'ES'],
    ['Suela de cuero hecha en India', null],
    ['Handwoven in the mountains of Morocco', 'MA'],
    ['Nitrile gloves. Mfd. in Malaysia for BigCo Inc., Ohio', 'MY'],
    ['Couteau forgé à Thiers', 'FR'],
    ['Made in Italy. Made in China.', null],
    ['Georgia peach print', null],
  ])('%j: %s', (text, country) => {
    expect(textOrigin(text, gazetteer).country).toBe(country);
  });
});

describe('a brand or a category that names a country', () => {
  it.each<[string[], string | null]>([
    [['Murano glass, Italy'], 'IT'],
    [['Japan', 'Knives'], 'JP'],
    [['Kitchen > Knives > Japan'], 'JP'],
    [['Kerzen (Polen)'], 'PL'],
    [['包丁', '日本'], 'JP'],
    [['Swiss Military'], null],
    [['Turkey', 'Lunch meat'], null],
    [['Porcelain, china'], null],
    [['Shop by country', 'Japan', 'Italy'], null],
    [['Bialetti Italia'], null],
  ])('%j is a hint of %s', (shelves, country) => {
    const { signals } = gatherSignals({ shelves }, gazetteer, null);
    expect(signals.map((signal) => [signal.country, signal.weight])).toEqual(
      country === null ? [] : [[country, 0.2]],
    );
  });

  it('beside a title that states another, and none of a material', () => {
    const sources = { title: 'Made in China', shelves: ['Japan'], asides: ['Oak, Canada'] };
    const { signals } = gatherSignals(sources, gazetteer, null);
    expect(signals.map(({ country, weight }) => [country, weight])).toEqual([
      ['CN', 0.93],
      ['JP', 0.2],
    ]);
  });
});

describe('gatherSignals', () => {
  it.each([
    ['Made in Italy. Made in China.', null, 'Made in China. / Made in Italy.'],
    ['Made in Italy or Portugal.', 'Made in Italy or Portugal.', 'Made in Italy or Portugal.'],
  ])('%j: a statement that names one country is no list', (title, unresolved, evidence) => {
    expect(gatherSignals({ title }, gazetteer, null).unresolved).toBe(unresolved);
    expect(textOrigin(title, gazetteer).evidence).toBe(evidence);
  });

  it('the same barcode in the request and on the photo speaks once', () => {
    const photo = { text: '', barcodes: ['4006381333931', '4006381333931'] };
    const { signals } = gatherSignals({ gtin: '4006381333931', photo }, gazetteer, null);
    expect(signals.map(({ kind, country }) => [kind, country])).toEqual([['barcode', 'DE']]);
  });

  it('an estimate weighs no more than its bound', () => {
    const estimate = { country: 'CN', probability: 0.95, reasoning: 'Most are made there.' };
    expect(gatherSignals({ estimate }, gazetteer, null).signals).toMatchObject([
      { kind: 'ai', weight: 0.7 },
    ]);
  });
});
