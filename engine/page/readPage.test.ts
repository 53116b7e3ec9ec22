import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ROOT } from '../../workers/process/config.ts';
import { extractionOf } from './present.ts';
import { readPage } from './readPage.ts';
import type { OriginMention } from './types.ts';

const AT = { url: 'https://shop.example.com/p/1', finalUrl: 'https://shop.example.com/p/1' };
const page = (body: string, head = ''): ReturnType<typeof readPage> =>
  readPage(`<html lang="en"><head>${head}</head><body>${body}</body></html>`, AT);
const zonesOf = (mentions: readonly OriginMention[], text: string): string[] =>
  mentions.filter((mention) => mention.text.includes(text)).map(({ zone }) => zone);

describe('what a page prints of the origin', () => {
  const ld = (json: object): string =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'Cup', ...json })}</script>`;

  it.each<[string, string, string, string]>([
    ['a text', ld({ countryOfOrigin: 'Portugal' }), 'countryOfOrigin', 'Portugal'],
    [
      'a country',
      ld({ countryOfOrigin: { '@type': 'Country', name: 'Italy' } }),
      'countryOfOrigin',
      'Italy',
    ],
    [
      'an address of a country',
      ld({ countryOfOrigin: { '@id': 'https://example.org/country/IT' } }),
      'countryOfOrigin',
      'IT',
    ],
    ['several', ld({ countryOfOrigin: ['IT', 'FR'] }), 'countryOfOrigin', 'IT, FR'],
    ['the assembly', ld({ countryOfAssembly: 'MX' }), 'countryOfAssembly', 'MX'],
    ['the last processing', ld({ countryOfLastProcessing: 'DE' }), 'countryOfLastProcessing', 'DE'],
    [
      'an additional property',
      ld({
        additionalProperty: [{ '@type': 'PropertyValue', name: 'Herkunftsland', value: 'Polen' }],
      }),
      'Herkunftsland',
      'Polen',
    ],
    [
      'a meta tag',
      '<meta property="product:country_of_origin" content="JP">',
      'product:country_of_origin',
      'JP',
    ],
    ['embedded state', '<script>window.__STATE__={"product":{"coo":"VN"}}</script>', 'coo', 'VN'],
    [
      'embedded state of a list',
      '<script type="application/json">{"attributes":[{"label":"Made in","value":"Peru"}]}</script>',
      'Made in',
      'Peru',
    ],
    [
      'escaped embedded state',
      '<script>var p="{\\"countryOfOrigin\\":\\"Chile\\"}"</script>',
      'countryOfOrigin',
      'Chile',
    ],
  ])('%s in machine form is structured', (_, head, label, text) =>
    expect(page('<h1>Cup</h1>', head).mentions).toContainEqual({ zone: 'structured', label, text }),
  );

  it('in a data attribute is structured', () =>
    expect(page('<div data-made-in="Nepal"><h1>Cup</h1></div>').mentions).toContainEqual({
      zone: 'structured',
      label: 'data-made-in',
      text: 'Nepal',
    }));

  it('the address of the maker, of the shop and of a related product are no structured origin', () => {
    const found = page(
      '<h1>Cup</h1>',
      ld({
        manufacturer: { '@type': 'Organization', address: { addressCountry: 'DE' } },
        isRelatedTo: { '@type': 'Product', countryOfOrigin: 'CN' },
      }),
    );
    expect(found.mentions.filter(({ zone }) => zone === 'structured')).toEqual([]);
  });

  it('embedded state that tells of several products counts only where it is near the one on the page', () => {
    const state = (gap: number): string =>
      `<script>s={"other":{"origin":"Nepal"},"x":"${'x'.repeat(gap)}","p":{"title":"Blue Cup","origin":"Peru"}}</script>`;
    const found = (gap: number, title: string): string[] =>
      page(`<h1>${title}</h1>`, state(gap))
        .mentions.filter(({ zone }) => zone === 'structured')
        .map(({ text }) => text);
    expect(found(6000, 'Blue Cup')).toEqual(['Peru']);
    expect(found(6000, 'Red Plate')).toEqual([]);
  });

  it.each<[string, string]>([
    ['<table><tr><td>Country of origin</td><td>Peru</td></tr></table>', 'Country of origin'],
    ['<dl><dt>Herkunft</dt><dd>Peru</dd></dl>', 'Herkunft'],
    ['<ul><li><b>Origine :</b> Peru</li></ul>', 'Origine'],
    ['<div><span>原産国</span><span>Peru</span></div>', '原産国'],
    ['<p>Size: 3<br>Made in: Peru<br>x</p>', 'Made in'],
    ['<p>Color: Tan Size: M Origin: Peru</p>', 'Origin'],
    ['<p>材质:不锈钢 产地:Peru</p>', '产地'],
    ['<p>【原産国】Peru【色】赤</p>', '原産国'],
    ['<p>Страна производства - Peru</p>', 'Страна производства'],
  ])('%s is a row', (body, label) =>
    expect(page(`<h1>Cup</h1>${body}`).mentions).toContainEqual({
      zone: 'row',
      label,
      text: 'Peru',
    }),
  );

  it.each<[string, string, string | null]>([
    ['near the heading', '<h1>Cup</h1><p>Made in Peru</p>', 'product'],
    ['in the footer', '<h1>Cup</h1><footer><p>Made in Peru</p></footer>', 'aside'],
    ['among reviews', '<h1>Cup</h1><div class="product-reviews"><p>Made in Peru</p></div>', null],
    [
      'under a heading of reviews',
      '<h1>Cup</h1><section><h2>Customer reviews</h2><p>Made in Peru</p></section>',
      null,
    ],
    [
      'under a wrapped heading',
      '<h1>Cup</h1><section><div><h2>You may also like</h2></div><div><p>Made in Peru</p></div></section>',
      null,
    ],
    [
      'after the next heading',
      '<h1>Cup</h1><div><h2>Delivery</h2><p>x</p><h2>Details</h2><p>Made in Peru</p></div>',
      'product',
    ],
    ['in the story of the maker', '<h1>Cup</h1><h2>Our story</h2><p>Made in Peru</p>', 'body'],
    [
      'in a description that is far away',
      `<h1>Cup</h1>${'<p>x y z</p>'.repeat(300)}<div class="product-description"><p>Made in Peru</p></div>`,
      'product',
    ],
    ['far away', `<h1>Cup</h1>${'<p>x y z</p>'.repeat(300)}<p>Made in Peru</p>`, 'body'],
    [
      'in a footer with a heading',
      '<h1>Cup</h1><footer><h2>Details</h2><p>Made in Peru</p></footer>',
      'aside',
    ],
  ])('text %s stands in its zone, that of other products and of buyers in none', (_, body, zone) =>
    expect(zonesOf(page(body).mentions, 'Made in Peru')).toEqual(zone === null ? [] : [zone]),
  );

  it('a menu of countries says nothing', () =>
    expect(
      zonesOf(page('<h1>Cup</h1><select><option>Peru</option></select>').mentions, 'Peru'),
    ).toEqual([]));

  it('is at most 400 mentions of at most 600 characters, the surest kept', () => {
    const { mentions } = page(
      `<h1>Cup</h1><p>${'Long words here. '.repeat(200)}</p>${Array.from({ length: 900 }, (_, at) => `<p>Line number ${at}</p>`).join('')}<dl><dt>Origin</dt><dd>Peru</dd></dl>`,
    );
    expect(mentions).toHaveLength(400);
    expect(Math.max(...mentions.map(({ text }) => text.length))).toBeLessThanOrEqual(600);
    expect(mentions[0]).toEqual({ zone: 'row', label: 'Origin', text: 'Peru' });
  });
});

describe('where a page is at home', () => {
  it.each<[string, string, string, string | null, string | null]>([
    ['its domain', 'https://a.example.de/x', '<html lang="de">', 'de', 'DE'],
    [
      'its domain before its template',
      'https://a.example.co.uk/x',
      '<html lang="en-US">',
      'en',
      'GB',
    ],
    ['its language tag', 'https://a.example.com/x', '<html lang="fr-CA">', 'fr', 'CA'],
    ['its path', 'https://a.example.com/de-ch/x', '<html lang="de">', 'de', 'CH'],
    [
      'Open Graph',
      'https://a.example.com/x',
      '<html><meta property="og:locale" content="pt_BR">',
      'pt',
      'BR',
    ],
    [
      'the header as a meta tag',
      'https://a.example.com/x',
      '<html><meta http-equiv="content-language" content="es-MX">',
      'es',
      'MX',
    ],
    [
      'its own alternate',
      'https://a.example.com/x',
      '<html><link rel="alternate" hreflang="nl-BE" href="https://a.example.com/x">',
      'nl',
      'BE',
    ],
    ['nothing', 'https://a.example.io/x', '<html>', null, null],
  ])('is told by %s', (_, url, html, language, country) => {
    const found = readPage(html, { url, finalUrl: url });
    expect([found.language, found.country]).toEqual([language, country]);
  });
});

describe('any document', () => {
  const pages = readdirSync(path.join(ROOT, 'test', 'pages'))
    .filter((name) => name.endsWith('.html'))
    .slice(0, 40)
    .map((name) => readFileSync(path.join(ROOT, 'test', 'pages', name), 'utf8'));

  const isSound = (html: string): void => {
    const found = extractionOf(readPage(html, AT), AT, { country: null, evidence: null });
    for (const image of found.images) expect(image).toMatch(/^https?:\/\//);
    expect(found.price === null || (Number.isFinite(found.price) && found.price > 0)).toBe(true);
    expect(found.currency === null || /^[A-Z]{3}$/.test(found.currency)).toBe(true);
    expect(found.summary.length).toBeLessThanOrEqual(1500);
  };

  it('is read without an exception', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '<div class="price">',
            '<h1>',
            '</h1>',
            '</div>',
            '<table><tr><td>',
            'Price: $1e9',
            '<script type="application/ld+json">',
            '{"@type":"Product","image":"a',
            '"}',
            '</script>',
            '<!--',
            '-->',
            '<p itemprop=price itemscope>',
            '<base href="javascript:1">',
            '<img src=//x/a.jpg>',
            '\u0000',
            '&#x110000;',
            '<svg><title>',
            'Origin: x',
            '<![CDATA[',
          ),
          { maxLength: 60 },
        ),
        (parts) => isSound(parts.join('')),
      ),
      { numRuns: 200 },
    ));

  it('that is a page cut, doubled or disturbed anywhere is read without an exception', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...pages),
        fc.nat(),
        fc.nat(),
        fc.string({ maxLength: 6 }),
        (html, one, other, noise) => {
          const [from = 0, to = 0] = [one % html.length, other % html.length].sort(
            (left, right) => left - right,
          );
          isSound(html.slice(0, from) + noise + html.slice(to));
          isSound(html.slice(0, to) + noise + html.slice(from));
        },
      ),
      { numRuns: 60 },
    ));

  it.each(['<div>a', '<span class="price">1', '<svg>', '<dl><dt>Origin', '<h1>x', '<li>Made in: '])(
    'that nests %s without end is read without an exception',
    (part) => isSound(part.repeat(100_000)),
  );

  it('keeps what stands before its depth', () =>
    expect(readPage(`<h1>Cup</h1>${'<div>'.repeat(300)}deep`, AT).product.title).toBe('Cup'));
});

describe('a former price beside the price', () => {
  const read = (body: string, lang = 'pt-BR', url = 'https://loja.example.com.br/p'): unknown => {
    const html = `<html lang="${lang}"><body><main><h1>Rede de descanso</h1>${body}</main></body></html>`;
    const { price, currency } = readPage(html, { url, finalUrl: url }).product;
    return [Number(price), currency];
  };

  it.each([
    ['a line that begins De', '<p>De R$ 249,90</p><p>Por R$ 189,90</p>'],
    [
      'a class of its own',
      '<div class="price-de">R$ 249,90</div><div class="price">R$ 189,90</div>',
    ],
    ['a label before what is struck out', '<div>MRP: <s>R$ 249,90</s> R$ 189,90</div>'],
  ])('is told by %s', (_, body) => expect(read(body)).toEqual([189.9, 'BRL']));

  it('a range that begins De is no former price', () =>
    expect(read('<p>De R$ 89,90 a R$ 120,00</p>')).toEqual([89.9, 'BRL']));

  it.each([
    ['pl', 'cena-przed', 'cena'],
    ['fr', 'prix-barre', 'prix'],
    ['it', 'prezzo-vecchio', 'prezzo'],
    ['nl', 'oude-prijs', 'prijs'],
    ['tr', 'eski-fiyat', 'fiyat'],
    ['de', 'preis-alt', 'preis'],
    ['fi', 'vanha-hinta', 'hinta'],
    ['cs', 'puvodni-cena', 'cena'],
  ])('is told by a class in %s: %s', (lang, former, now) => {
    const body = `<span class="${former}">59,00 €</span> <span class="${now}">45,50 €</span>`;
    expect(read(body, lang, 'https://shop.example.eu/p')).toEqual([45.5, 'EUR']);
  });

  it('a price that stands beside blocks in the part of the heading is read', () =>
    expect(read('<span>R$ 189,90</span><p>Novo</p>')).toEqual([189.9, 'BRL']));
});
