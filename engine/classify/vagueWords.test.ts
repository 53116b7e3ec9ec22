import { describe, expect, it } from '@jest/globals';
import { contentWords, vaguenessOf } from './refuse.ts';
import { readGoods } from './text.ts';
import { areTooWide } from './vagueWords.ts';

const saidBy = (description: string) => vaguenessOf(readGoods({ description }));

it.each([
  ['documents', 'Dokumente', 'documents', 'documentos', 'documenti', 'documenten', 'dokumenty'],
  [
    'gift',
    'Geschenk',
    'cadeau',
    'regalo',
    'regali',
    'cadeautje',
    'prezent',
    'presentes',
    'подарок',
  ],
  [
    'parts',
    'Ersatzteile',
    'pièces détachées',
    'repuestos',
    'ricambi',
    'onderdelen',
    'części',
    'peças',
  ],
  ['samples', 'Warenmuster', 'échantillon', 'muestras', 'campione', 'monster', 'próbka', 'amostra'],
  [
    'запчасти',
    'документы',
    '文件',
    '礼物',
    '配件',
    '样品',
    '書類',
    'プレゼント',
    '部品',
    '서류',
    '선물',
    '부품',
  ],
  [
    'Gadget for home',
    'Smart gadget 2026 trending',
    'Gadget für Zuhause',
    'Nützliches Ding für die Küche',
    'Truc utile pour la maison',
    'Cosas útiles para el hogar',
    'Oggetto utile per la casa',
    'Przydatny gadżet do domu',
    'Полезные штучки для дома',
    '家居小玩意',
    '便利グッズ キッチン',
    '주방 소품',
  ],
  ['Brief', 'kids', 'red gift', 'Muster ohne Wert', 'samples of no commercial value'],
])('%s and its like say nothing of the goods', (...texts) => {
  expect(texts.filter((text) => saidBy(text) !== 'nothing')).toEqual([]);
});

it.each([
  [
    'shoes',
    'Schuhe Gr. 42',
    'chaussures',
    'zapatos',
    'scarpe',
    'schoenen',
    'buty',
    'sapatos',
    'обувь',
  ],
  [
    'jewelry',
    'Schmuck',
    'bijoux',
    'joyas',
    'gioielli',
    'sieraden',
    'biżuteria',
    'joias',
    '首饰',
    '장신구',
  ],
  [
    'cosmetics',
    'Kosmetik',
    'cosmétiques',
    'cosmetici',
    'kosmetyki',
    'косметика',
    '化妆品',
    '化粧品',
  ],
  [
    'mens clothing',
    'Damenbekleidung',
    'ropa',
    'abbigliamento donna',
    'kleding',
    'odzież',
    'одежда',
  ],
  ['spare parts for car', 'bike accessories', 'steel', 'toys'],
])('%s and its like name only a class', (...texts) => {
  expect(texts.filter((text) => saidBy(text) !== 'class')).toEqual([]);
});

it.each([
  [
    'briefs',
    'gift box of tea',
    'steel pipe',
    'baby food',
    'phone case',
    'leather shoes',
    'car toy',
  ],
  ['Geschenkpapier', 'Briefkasten', 'pièce de monnaie', 'camión de juguete', '玩具车', '靴下'],
])('%s says more', (...texts) => {
  expect(texts.filter((text) => saidBy(text) !== null)).toEqual([]);
});

const isTooWide = (description: string): boolean =>
  areTooWide(contentWords(readGoods({ description })));

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
  it(`"${general}" says too little for customs`, () => {
    expect(isTooWide(general)).toBe(true);
  });

  it(`"${wide}" is too wide for customs`, () => {
    expect(isTooWide(wide)).toBe(true);
  });

  it(`"${named}" names goods`, () => expect(isTooWide(named)).toBe(false));
});
