import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { imageAddress, imageAddresses } from './images.ts';
import { readPage } from './readPage.ts';

const BASE = 'https://shop.example.com/p/cup';

describe('the address of a picture', () => {
  it.each<[string, string | null]>([
    ['/a.jpg', 'https://shop.example.com/a.jpg'],
    ['a b.jpg', 'https://shop.example.com/p/a%20b.jpg'],
    ['//cdn.example.com/a.jpg?v=1#x', 'https://cdn.example.com/a.jpg?v=1'],
    ['http://cdn.example.com/a.jpg', 'http://cdn.example.com/a.jpg'],
    ['data:image/gif;base64,AAAA', null],
    ['javascript:alert(1)', null],
    ['', null],
    ['https://', null],
    ['{{ product.image }}', null],
    ['/img/spacer.gif', null],
    ['/assets/no-image.png', null],
    ['/static/logo.png', null],
    ['/static/logo-white.svg', null],
    ['/sprites/sheet.png', null],
    ['https://www.facebook.com/tr?id=1', null],
    ['/icons/cart.png', null],
    ['/photos/catalogo-1.jpg', 'https://shop.example.com/photos/catalogo-1.jpg'],
    ['/photos/iconic-bag.jpg', 'https://shop.example.com/photos/iconic-bag.jpg'],
    [
      '/photos/star-necklace-front-view.jpg',
      'https://shop.example.com/photos/star-necklace-front-view.jpg',
    ],
  ])('%s is %s', (written, found) => expect(imageAddress(written, BASE)).toBe(found));

  it('is listed once, in its place', () =>
    expect(imageAddresses(['/b.jpg', '/a.jpg', '//shop.example.com/b.jpg'], BASE)).toEqual([
      'https://shop.example.com/b.jpg',
      'https://shop.example.com/a.jpg',
    ]));

  it('is http or https and absolute, whatever is written', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (written) => {
        const found = imageAddress(written, BASE);
        expect(found === null || /^https?:\/\/[^/]/.test(found)).toBe(true);
      }),
    ));
});

describe('a picture that is loaded late', () => {
  it.each<[string, string]>([
    ['<img src="data:x" data-src="/a.jpg">', '/a.jpg'],
    ['<img src="/blank.gif" data-original="/a.jpg">', '/a.jpg'],
    ['<img src="/s.jpg" data-zoom-image="/a.jpg">', '/a.jpg'],
    ['<img srcset="/s.jpg 200w, /a.jpg 900w">', '/a.jpg'],
    ['<img data-srcset="/a.jpg 2x, /s.jpg 1x" src="data:x">', '/a.jpg'],
    ['<picture><source srcset="/s.webp"><img src="/a.jpg"></picture>', '/a.jpg'],
    ['<noscript><img src="/a.jpg"></noscript>', '/a.jpg'],
    ['<img src="/t.gif" width="1" height="1"><img src="/a.jpg">', '/a.jpg'],
    ['<img class="payment-icon" src="/v.png"><img src="/a.jpg">', '/a.jpg'],
  ])('%s is %s', (markup, address) =>
    expect(readPage(`<h1>Cup</h1>${markup}`, { url: BASE, finalUrl: BASE }).product.images).toEqual(
      [`https://shop.example.com${address}`],
    ),
  );
});

describe('what is no picture of a product', () => {
  it.each([
    '/tr?id=1&ev=PageView',
    'https://pixel.ads.example/i.gif?x=1',
    'https://www.pixel-track.example/tr?id=1',
    '/img/head.gif',
    '/img/header-bg.jpg',
    '/imagens/logotipo.gif',
    '/banners/sale.jpg',
  ])('%s', (written) => expect(imageAddress(written, 'https://shop.example/p')).toBeNull());

  it.each([
    ['/img/headphones.jpg', '/img/headphones.jpg'],
    ['/img/starfish.jpg', '/img/starfish.jpg'],
    ['/img/cartridge-12.jpg', '/img/cartridge-12.jpg'],
    ['/img/header-tank-8l.jpg?x=1', '/img/header-tank-8l.jpg?x=1'],
    ['/img/fishing-line-30m.jpg', '/img/fishing-line-30m.jpg'],
    ['/img/statue.jpg?w=1&amp;h=2', '/img/statue.jpg?w=1&h=2'],
    ['/img/statue.jpg?w=1&amp;amp;h=2', '/img/statue.jpg?w=1&h=2'],
    ['https://static.example/a.jpg', 'https://static.example/a.jpg'],
  ])('%s is one', (written, address) =>
    expect(imageAddress(written, 'https://shop.example/p')).toBe(
      new URL(address, 'https://shop.example').href,
    ),
  );
});
