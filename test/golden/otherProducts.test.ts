/**
 * What a page says of the origin of its own product, beside what it says of others. Source of every
 * row: the statement on the product itself (19 CFR 134.46; Regulation (EU) 952/2013 article 60:
 * origin is of the goods); read 2026-11-22.
 */
import { describe, expect, it } from '@jest/globals';
import { loadGazetteer } from '../../edition/reading/places.ts';
import { gatherSignals, inferOrigin } from '../../engine/origin/infer.ts';
import { statedOrigin } from '../../engine/origin/pageOrigin.ts';
import { readPage } from '../../engine/page/readPage.ts';

const gazetteer = loadGazetteer();

function originOf(
  language: string,
  body: string,
  head = '',
): { country: string | null; confidence: string } {
  const url = 'https://shop.example/p/cup-77';
  const reading = readPage(
    `<html lang="${language}"><head>${head}</head><body>${body}</body></html>`,
    {
      url,
      finalUrl: url,
    },
  );
  const stated = statedOrigin(reading.mentions, reading, gazetteer);
  const { country, confidence } = inferOrigin(
    gatherSignals({ page: stated }, gazetteer, null),
    0.5,
  );
  expect(stated.country).toBe(country);
  return { country, confidence };
}

const card = (name: string, price: string, origin: string): string =>
  `<a href="/p/${name}"><img src="/i/${name}.jpg"><b>${name}</b></a><span>${price}</span><small>${origin}</small>`;

/** Language, the page, the country of the product; null where it names none. */
const BESIDE_OTHERS: readonly (readonly [string, string, string, string | null])[] = [
  [
    'cards without a heading',
    'en',
    `<h1>Cup</h1><p>Made in Peru.</p><ul><li>${card('Plate', '$12.00', 'Made in China')}</li><li>${card('Bowl', '$9.00', 'Origin: Vietnam')}</li></ul>`,
    'PE',
  ],
  [
    'cards of a product that says nothing',
    'en',
    `<h1>Cup</h1><p>White.</p><div>${['Plate', 'Bowl', 'Jug'].map((name) => `<div class="c">${card(name, '€9.00', 'Country of origin: China')}</div>`).join('')}</div>`,
    null,
  ],
  [
    'a list of links with prices',
    'de',
    '<h1>Tasse</h1><table><tr><td>Herkunftsland</td><td>Polen</td></tr></table><ul><li><a href="/a">Teller groß</a> 12,90 € – hergestellt in China</li><li><a href="/b">Schale klein</a> 9,90 € – hergestellt in Indien</li></ul>',
    'PL',
  ],
  [
    'one card under a heading outside of the main part',
    'fr',
    `<main><h1>Tasse</h1><p>Fabriqué au Portugal.</p></main><div><h3>Vous aimerez aussi</h3><div>${card('Assiette', '12,00 €', 'Origine : Chine')}</div></div>`,
    'PT',
  ],
  [
    'what others bought, in Spanish',
    'es',
    `<h1>Taza</h1><ul><li>País de origen: México</li></ul><h2>Los clientes también compraron</h2><div>${card('Plato', '12,00 €', 'Hecho en China')}</div>`,
    'MX',
  ],
  [
    'what others viewed, in Japanese',
    'ja',
    `<h1>湯のみ</h1><dl><dt>原産国</dt><dd>日本</dd></dl><h3>この商品を見た人はこんな商品も見ています</h3><ul><li>${card('皿', '1,200円', '原産国:中国')}</li></ul>`,
    'JP',
  ],
  [
    'accessories, in Dutch',
    'nl',
    `<h1>Kop</h1><p>Land van herkomst: Portugal</p><section><h2>Anderen kochten ook</h2><div>${card('Bord', '€ 12,00', 'Gemaakt in China')}</div></section>`,
    'PT',
  ],
  [
    'products seen last, in Swedish',
    'sv',
    `<h1>Kopp</h1><p>Tillverkad i Estland.</p><section class="recently-viewed"><div>${card('Fat', '120 kr', 'Tillverkad i Kina')}</div></section>`,
    'EE',
  ],
  [
    'a row that refers to the label, and a card that names a country',
    'ko',
    `<h1>컵</h1><table><tr><th>제조국</th><td>상세페이지 참조</td></tr></table><section><h2>추천 상품</h2><div>${card('접시', '9,900원', '원산지: 중국')}</div></section>`,
    null,
  ],
  [
    'a buyer who expected another country',
    'en',
    '<h1>Cup</h1><p>Country of origin: Peru</p><div id="reviews"><h2>Reviews</h2><p>I thought it was made in China.</p><p>Country of origin: India</p></div>',
    'PE',
  ],
];

describe('beside other products the origin is that of the product of the page', () => {
  it.each(BESIDE_OTHERS)('%s', (_, language, body, country) =>
    expect(originOf(language, body)).toEqual(
      country === null ? { country: null, confidence: 'none' } : { country, confidence: 'high' },
    ),
  );
});

/** Sentences of the product's own text that speak of something else. */
const OF_SOMETHING_ELSE: readonly (readonly [string, string])[] = [
  ['en', 'Beware of imitations made in China.'],
  ['en', 'Not to be confused with the fakes that are made in Vietnam.'],
  ['de', 'Vorsicht vor Nachahmungen, hergestellt in China.'],
  ['fr', 'Attention aux contrefaçons fabriquées en Chine.'],
  ['it', 'Diffidate delle imitazioni prodotte in Cina.'],
  ['es', 'Cuidado con las falsificaciones fabricadas en China.'],
  ['pl', 'Uwaga na podróbki wyprodukowane w Chinach.'],
  ['ru', 'Остерегайтесь подделок, сделано в Китае.'],
  ['ja', '中国製の模倣品にご注意ください。'],
  ['zh', '谨防中国制造的仿冒品。'],
  ['ko', '중국산 유사품에 주의하세요.'],
  ['tr', "Çin'de üretilmiş taklitlerinden sakının."],
  ['en', 'The previous model was made in China.'],
  ['de', 'Marke aus Deutschland. Entworfen in Berlin.'],
];

describe('what the text says of something else leaves a row as sure as it is', () => {
  it.each(OF_SOMETHING_ELSE)('%s: %s', (language, sentence) =>
    expect(
      originOf(
        language,
        `<h1>Cup</h1><dl><dt>Country of origin</dt><dd>Peru</dd></dl><p>${sentence}</p>`,
      ),
    ).toEqual({ country: 'PE', confidence: 'high' }),
  );

  it.each([
    ['en', 'Bag of imitation leather, made in Portugal.', 'PT'],
    ['fr', 'Sac en imitation cuir, fabriqué en Italie.', 'IT'],
    ['en', 'No fake promises. Made in Portugal.', 'PT'],
  ])('%s: %s names one', (language, sentence, country) =>
    expect(originOf(language, `<h1>Bag</h1><p>${sentence}</p>`)).toEqual({
      country,
      confidence: 'high',
    }),
  );
});

describe('the state of a page', () => {
  const told = (
    state: string,
    title = 'Blue Cup',
  ): { country: string | null; confidence: string } =>
    originOf(
      'en',
      `<div id="app"></div><script>${state}</script>`,
      `<title>${title} - Shop</title>`,
    );

  it.each([
    [
      'names the product by the title of the page',
      'window.__STATE__={"items":[{"title":"Red Plate","price":3,"sku":"R1","countryOfOrigin":"China"},{"title":"Blue Cup","price":4,"sku":"B1","countryOfOrigin":"Peru"}]}',
    ],
    [
      'keeps attributes beside the product',
      'var data = {"page":{"product":{"name":"Blue Cup","price":"4.00","brand":"Cupco"},"specs":[{"label":"Country of origin","value":"Peru"}]},"recommendations":[{"name":"Red Plate","price":"3","brand":"X","origin":"China"}]};',
    ],
    [
      'is written as a text of JSON',
      'window.__DATA__ = JSON.parse("{\\"product\\":{\\"name\\":\\"Blue Cup\\",\\"sku\\":\\"B1\\",\\"price\\":4,\\"madeIn\\":\\"Peru\\"},\\"related\\":[{\\"name\\":\\"Plate\\",\\"sku\\":\\"P\\",\\"price\\":4,\\"madeIn\\":\\"India\\"}]}");',
    ],
    [
      'names the number that stands in the address',
      'window.__STATE__={"list":[{"name":"A","productId":"11","price":3,"origin":"China"},{"name":"B","productId":"cup-77","price":4,"origin":"Peru"}]}',
    ],
  ])('%s', (_, state) => expect(told(state)).toEqual({ country: 'PE', confidence: 'high' }));

  it('that lists products of which none is told to be the one says nothing', () =>
    expect(
      told(
        'window.__STATE__={"items":[{"title":"Red Plate","price":3,"sku":"R1","countryOfOrigin":"China"},{"title":"Jug","price":4,"sku":"B1","countryOfOrigin":"Peru"}]}',
      ),
    ).toEqual({ country: null, confidence: 'none' }));
});
