/** Small shops and what they print of number, brand and barcode. */
import { escaped, page, type Shop } from './parts.ts';
import type { Goods } from './goods.ts';

const body = (g: Goods, before: string, after: string): string =>
  page(
    g,
    '',
    `<main>${before}<h1 class="product-name">${g.title}</h1><div class="price">${g.shown}</div>${after}</main>`,
  );

/** A label of each language, with its number in a shape of its own. */
const labelled = (
  name: string,
  goods: string,
  after: (goods: Goods) => string,
  more = '',
): Shop => ({
  name,
  goods,
  says: `price currency sku${more}`,
  html: (g) => body(g, '', after(g)),
});

export const NUMBERS: readonly Shop[] = [
  labelled(
    'number below the heading',
    'us1 gb1',
    (g) => `<div class="item-number">Item No. ${g.sku}</div>`,
  ),
  labelled('number behind a hash', 'us2 ca1', (g) => `<p>Item #${g.sku}</p>`),
  labelled('style number', 'us4 au1', (g) => `<span class="style">Style # ${g.sku}</span>`),
  labelled(
    'german number',
    'de1 de3',
    (g) => `<p>Art.-Nr.: <b>${g.sku}</b> | sofort lieferbar</p>`,
  ),
  labelled('french number', 'fr1 fr2', (g) => `<p class="ref">Réf. : ${g.sku}</p>`),
  labelled('italian number', 'it1', (g) => `<div><em>Codice</em> ${g.sku}</div>`),
  labelled(
    'polish number',
    'pl1',
    (g) => `<ul><li><span>Kod produktu</span><span>${g.sku}</span></li></ul>`,
  ),
  labelled(
    'model alone',
    'us1 gb2',
    (g) => `<table><tr><td>Model</td><td>${g.sku}</td></tr></table>`,
  ),
  labelled('number of the maker alone', 'us4', (g) => `<p><strong>MPN</strong>: ${g.sku}</p>`),
  labelled('number in brackets', 'us2 de2', (g) => `<p>(SKU: ${g.sku})</p>`),
  labelled(
    'number in an attribute of the form',
    'us1 se1',
    (g) =>
      `<form class="add" data-sku="${g.sku}" data-product-id="9912"><button>Add</button></form>`,
  ),
  labelled(
    'number in an attribute of the box',
    'gb2 cz1',
    (g) => `<div class="buybox" data-product-sku="${g.sku}"><button>Add</button></div>`,
  ),
  labelled(
    'number in a hidden field',
    'us4 tr1',
    (g) => `<form><input type="hidden" name="sku" value="${g.sku}"><button>Add</button></form>`,
  ),
  labelled(
    'number by its class alone',
    'us1 nl1',
    (g) => `<div class="meta"><span class="product-sku">${g.sku}</span></div>`,
  ),
  labelled(
    'number after a catalogue word',
    'us2 us3',
    (g) => `<div>Catalog Number <span class="v">${g.sku}</span></div>`,
  ),
  labelled(
    'number between bars',
    'gb1 us4',
    (g) => `<p>In stock | Product Code: ${g.sku} | 12 reviews</p>`,
  ),
  labelled(
    'number among other numbers',
    'us1 au1',
    (g) =>
      `<ul class="specs"><li>Weight: 2 kg</li><li>Stock #: ${g.sku}</li><li>Warranty: 24 months</li><li>Qty: 1</li></ul>`,
  ),
  labelled('number in its own paragraph', 'es1', (g) => `<p>Referencia ${g.sku}</p>`),
  {
    name: 'barcode behind a hash and in brackets',
    goods: 'us3 gb1',
    says: 'price currency gtin brand',
    html: (g) =>
      body(
        g,
        '',
        `<p>by <a href="/b">${g.brand}</a></p><ul><li>${g.key === 'us3' ? `ISBN# ${g.gtin}` : `EAN# ${g.gtin}`}</li></ul>`,
      ),
  },
  {
    name: 'barcode in brackets behind its label',
    goods: 'de2 pl1',
    says: 'price currency gtin brand',
    html: (g) =>
      body(
        g,
        '',
        `<dl><dt>Hersteller</dt><dd>${g.brand}</dd><dt>Barcode</dt><dd>${g.gtin} (EAN)</dd></dl>`,
      ),
  },
  {
    name: 'brand as the name of its logo',
    goods: 'de1 us4',
    says: 'price currency brand',
    html: (g) =>
      body(
        g,
        `<a class="brand-logo" href="/brands/x"><img src="/b.png" alt="${escaped(g.brand)}"></a>`,
        '',
      ),
  },
  {
    name: 'brand in a link to all of it',
    goods: 'us2 gb2',
    says: 'price currency brand',
    html: (g) => body(g, '', `<p><a href="/brands/x">Shop all ${escaped(g.brand)}</a></p>`),
  },
  {
    name: 'brand with more articles',
    goods: 'de2 de3',
    says: 'price currency brand',
    html: (g) =>
      body(
        g,
        '',
        `<div class="hersteller">weitere Artikel der Marke: <a href="/m">${g.brand}</a></div>`,
      ),
  },
  {
    name: 'brand below the heading by its class',
    goods: 'us1 fr1',
    says: 'price currency brand',
    html: (g) => body(g, '', `<div class="product-brand"><a href="/m">${g.brand}</a></div>`),
  },
  {
    name: 'brand in the trail and at the head of the title',
    goods: 'au1 in1',
    says: 'price currency brand',
    html: (g) =>
      page(
        g,
        '',
        `<main><div class="breadcrumb"><a href="/">Home</a> / <a href="/brands">Brands</a> / <a href="/brands/x">${g.brand}</a> / ${g.brand} ${g.title}</div><h1>${g.brand} ${g.title}</h1><div class="price">${g.shown}</div></main>`,
      ),
  },
  {
    name: 'maker in a line of its own',
    goods: 'us3 es1',
    says: 'price currency brand',
    html: (g) => body(g, '', `<p class="author">by ${g.brand}</p>`),
  },
  {
    name: 'nothing but a name and a price',
    goods: 'us1 de1 jp1 gb1',
    says: 'price currency',
    html: (g) => body(g, '', '<p>Order 3 or more and we send them in one box of 12 x 40 cm.</p>'),
  },
  {
    name: 'numbers that are none of the shop',
    goods: 'us4 de2',
    says: 'price currency',
    html: (g) =>
      body(
        g,
        '',
        '<p>Call 0800 123 456 for help. Customers rated it 4.5 of 5 (231).</p><ul><li>Style: modern</li><li>Model is 178 cm tall</li><li>Reference: see the manual</li></ul>',
      ),
  },
];
