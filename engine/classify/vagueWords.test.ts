import { describe, expect, it } from '@jest/globals';
import { contentWords } from './refuse.ts';
import { readGoods } from './text.ts';
import { areGeneral, areTooWide } from './vagueWords.ts';

const wordsOf = (description: string): string[] => contentWords(readGoods({ description }));

describe.each([
  ['en', 'spare parts', 'clothing', 'mugs of stoneware'],
  ['de', 'Muster ohne Wert', 'Bekleidung', 'Becher aus Steingut'],
  ['fr', 'pièces détachées', 'vêtements', 'tasses en grès'],
  ['es', 'regalo de cumpleaños', 'ropa', 'tazas de gres'],
  ['it', 'pezzi di ricambio', 'abbigliamento', 'tazze di gres'],
  ['nl', 'reserveonderdelen', 'kleding', 'mokken van steengoed'],
  ['pl', 'części zamienne', 'odzież', 'kubki kamionkowe'],
  ['pt', 'peças de reposição', 'roupas', 'canecas de grés'],
  ['ru', 'запасные части', 'одежда', 'кружки керамические'],
  ['zh', '个人用品', '电子产品', '陶瓷杯'],
  ['ja', 'プレゼント', '機械部品', '陶器のマグカップ'],
  ['ko', '선물 세트', '전자부품', '도자기 머그컵'],
])('%s', (_, general, wide, named) => {
  it(`"${general}" says nothing of the goods`, () => {
    expect(areGeneral(wordsOf(general))).toBe(true);
    expect(areTooWide(wordsOf(general))).toBe(true);
  });

  it(`"${wide}" is too wide for customs, and yet goods`, () => {
    expect(areGeneral(wordsOf(wide))).toBe(false);
    expect(areTooWide(wordsOf(wide))).toBe(true);
  });

  it(`"${named}" names goods`, () => expect(areTooWide(wordsOf(named))).toBe(false));
});

it('words of two foreign languages are not taken for one text', () => {
  expect(areGeneral(wordsOf('regalo Geschenk'))).toBe(false);
  expect(areGeneral(wordsOf('gift 礼物'))).toBe(true);
});
