import { describe, expect, it } from '@jest/globals';
import { readPage } from './readPage.ts';

const priceOn = (html: string, host = 'shop.example.com'): [number | null, string | null] => {
  const url = `https://${host}/p/cup`;
  const { product } = readPage(`<html lang="en"><h1>Cup</h1>${html}</html>`, {
    url,
    finalUrl: url,
  });
  return [product.price, product.currency];
};
const ld = (offers: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'Cup', offers })}</script>`;

describe('the currency of a page', () => {
  it.each<[string, string, string, string | null]>([
    [
      'is the one stated, before what a bare sign means',
      '<p class="price">$12.00</p><meta property="og:price:currency" content="CAD">',
      'shop.example.com',
      'CAD',
    ],
    [
      'is what the sign means where another is stated',
      '<p class="price">£12.00</p><meta property="og:price:currency" content="CAD">',
      'shop.example.com',
      'GBP',
    ],
    [
      'is that of all offers',
      ld({ priceCurrency: 'AUD', offers: [{ price: 12 }] }),
      'x.com',
      'AUD',
    ],
    [
      'is the one that the form sends',
      '<p class="price">$12.00</p><input type="hidden" name="currency_code" value="CAD">',
      'shop.example.com',
      'CAD',
    ],
    [
      'is the one that scripts name',
      '<p class="price">$12.00</p><script>Shop.currency = {"active":"NZD"};</script>',
      'shop.example.com',
      'NZD',
    ],
    [
      'is not that of scripts that name several',
      '<p class="price">$12.00</p><script>a = {"currency":"NZD"}; b = {"currency":"AUD"};</script>',
      'shop.example.com',
      'USD',
    ],
    ['is that of the country', '<p class="price">12.00</p>', 'shop.example.de', 'EUR'],
    [
      'is none where the unit is not known',
      '<p class="price">12.00 HRK</p>',
      'shop.example.hr',
      null,
    ],
    [
      'is none where the stated code is not known',
      ld({ price: 12, priceCurrency: 'HRK' }),
      'shop.example.hr',
      null,
    ],
    [
      'is that of the same amount elsewhere where the unit is not known',
      `${ld({ price: '12.00 Taler' })}<meta property="product:price:amount" content="12"><meta property="product:price:currency" content="EUR">`,
      'shop.example.de',
      'EUR',
    ],
  ])('%s', (_, html, host, currency) => expect(priceOn(html, host)).toEqual([12, currency]));
});

describe('the price of a page', () => {
  it.each<[string, string]>([
    [
      'after the label of a former one',
      '<p>Was: <i class="price">$15</i></p><i class="price">$12</i>',
    ],
    ['that the form sends where none is printed', '<input type=hidden name=amount value=12.00>'],
    [
      'that the page shows of several offers',
      `${ld([9, 12, 15].map((price) => ({ price, priceCurrency: 'USD' })))}<p class="price">$12</p>`,
    ],
    [
      'without what is struck in its line',
      '<div><i style="text-decoration:line-through">$15</i><i>$12</i></div>',
    ],
    ['and no number of goods', '<p>Nr: TK-20</p><p>$12.00</p>'],
    ['of names run together', '<p class="oldprice">$15</p><p class="ourprice">$12</p>'],
    [
      'not struck by its class',
      '<p class="price"><b class="was">$15</b> <b class="today">$12</b></p>',
    ],
    ['not for members', '<p class="member-price">$9</p><p class="price">$12</p>'],
    ['not by subscription', '<p class="price subscription">$9</p><p class="price">$12</p>'],
    [
      'of one piece',
      '<table class="prices"><tr><td>1 - 9</td><td>$12</td></tr><tr><td>10</td><td>$9</td></tr></table>',
    ],
    [
      'of microdata that is not struck',
      '<div itemscope itemtype="https://schema.org/Product"><i itemprop=name>Cup</i><div itemprop=offers itemscope itemtype="https://schema.org/Offer"><del itemprop=price>$15</del><b itemprop=price>$12</b></div></div>',
    ],
    [
      'not of a set',
      '<p class="price">$12</p><h3>Buy it together</h3><p class="price sale">$30</p>',
    ],
  ])('is the one %s', (_, html) => expect(priceOn(html)[0]).toBe(12));
});
