/** Pages with structured data as shops really print them: whole, broken, contradictory. */
import { bare, escaped, grid, ld, page, type Shop } from './parts.ts';
import type { Goods } from './goods.ts';

const plain = (g: Goods, more = ''): string =>
  `<main><h1>${g.title}</h1><div class="price-box"><span class="price">${g.shown}</span></div>${more}</main>`;

const product = (g: Goods, more: object): object => ({
  '@context': 'https://schema.org/',
  '@type': 'Product',
  name: g.title,
  ...more,
});

export const STRUCTURED: readonly Shop[] = [
  {
    name: 'structured data with a comma too many and raw line ends',
    goods: 'us1 de2',
    says: 'price currency sku brand gtin',
    html: (g) =>
      page(
        g,
        `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"${escaped(g.title)}","description":"First line
second "quoted" line","sku":"${g.sku}","gtin13":"${g.gtin}","brand":{"@type":"Brand","name":"${g.brand}"},"offers":{"@type":"Offer","price":"${g.price}","priceCurrency":"${g.currency}",},}</script>`,
        plain(g),
      ),
  },
  {
    name: 'structured price with its sign, currency in open graph',
    goods: 'ca1 au1',
    says: 'price currency brand',
    html: (g) =>
      page(
        { ...g, lang: 'en' },
        `<meta property="og:price:amount" content="${g.price}"><meta property="og:price:currency" content="${g.currency}">${ld(product(g, { brand: g.brand, offers: { '@type': 'Offer', price: g.shown } }))}`,
        plain(g),
      ),
    abroad: true,
  },
  {
    name: 'structured price as it is printed',
    goods: 'de2 br1',
    says: 'price currency sku',
    html: (g) =>
      page(
        g,
        ld(
          product(g, {
            sku: g.sku,
            offers: { '@type': 'Offer', price: bare(g.shown), priceCurrency: g.currency },
          }),
        ),
        plain(g),
      ),
  },
  {
    name: 'currency stated on the aggregate alone',
    goods: 'ca1 mx1',
    says: 'price currency sku',
    html: (g) =>
      page(
        { ...g, lang: 'en' },
        ld(
          product(g, {
            sku: g.sku,
            offers: {
              '@type': 'AggregateOffer',
              priceCurrency: g.currency,
              offers: [
                { '@type': 'Offer', price: g.price, availability: 'InStock' },
                { '@type': 'Offer', price: '4000.00', availability: 'InStock' },
              ],
            },
          }),
        ),
        plain(g),
      ),
    abroad: true,
  },
  {
    name: 'several products of which one is of the page',
    goods: 'gb1 us2',
    says: 'price currency sku brand',
    html: (g) =>
      page(
        g,
        [
          product(
            { ...g, title: 'Other thing' },
            {
              sku: 'X-1',
              brand: 'Else',
              offers: { price: '3.00', priceCurrency: g.currency },
              url: '/p/other',
            },
          ),
          product(g, {
            sku: g.sku,
            brand: g.brand,
            offers: { price: g.price, priceCurrency: g.currency },
          }),
        ]
          .map(ld)
          .join(''),
        plain(g),
      ),
  },
  {
    name: 'structured data without an offer',
    goods: 'us3 it1',
    says: 'price currency sku brand',
    html: (g) =>
      page(
        g,
        ld(product(g, { mpn: g.sku, sku: g.sku, brand: { name: g.brand } })),
        `<main><h1>${g.title}</h1><p class="shipping-note">Delivery ${g.ship}</p><p class="price"><span class="old">${g.was}</span> <span class="current">${g.shown}</span></p></main>`,
      ),
  },
  {
    name: 'structured price of nothing',
    goods: 'au1 es1',
    says: 'price currency sku',
    html: (g) =>
      page(
        g,
        ld(
          product(g, {
            sku: g.sku,
            offers: { '@type': 'Offer', price: '0.00', priceCurrency: g.currency },
          }),
        ),
        plain(g, grid(g, 'More', 'tile')),
      ),
  },
  {
    name: 'templates that were never filled',
    goods: 'us4 fr1',
    says: 'price currency sku brand',
    html: (g) =>
      page(
        g,
        `<meta property="product:brand" content="$metabrand"><meta property="product:retailer_item_id" content="{{ product.sku }}">${ld(product(g, { sku: '[[sku]]', brand: { '@type': 'Brand', name: '$metabrand' }, offers: { price: g.price, priceCurrency: g.currency } }))}`,
        plain(g, `<ul><li>Brand: ${g.brand}</li><li>SKU: ${g.sku}</li></ul>`),
      ),
  },
  {
    name: 'variant named by the address',
    goods: 'us1 ca1',
    says: 'price currency sku brand',
    path: '/p/item?variant=2',
    html: (g) =>
      page(
        g,
        ld({
          '@context': 'https://schema.org',
          '@type': 'ProductGroup',
          name: g.title,
          brand: { '@type': 'Brand', name: g.brand },
          hasVariant: [1, 2, 3].map((at) => ({
            '@type': 'Product',
            name: `${g.title} ${at}`,
            sku: at === 2 ? g.sku : `${g.sku}-${at}`,
            offers: {
              '@type': 'Offer',
              url: `/p/item?variant=${at}`,
              price: at === 2 ? g.price : String(at * 5),
              priceCurrency: g.currency,
            },
          })),
        }),
        plain(g),
      ),
  },
  {
    name: 'list price among the specifications',
    goods: 'gb2 us2',
    says: 'price currency sku gtin',
    html: (g) =>
      page(
        g,
        ld(
          product(g, {
            sku: g.sku,
            gtin13: g.gtin,
            offers: {
              '@type': 'Offer',
              priceSpecification: [
                {
                  '@type': 'UnitPriceSpecification',
                  priceType: 'https://schema.org/ListPrice',
                  price: '2999.00',
                  priceCurrency: g.currency,
                },
                {
                  '@type': 'UnitPriceSpecification',
                  price: g.price,
                  priceCurrency: g.currency,
                },
              ],
            },
          }),
        ),
        `<h1>${g.title}</h1>`,
      ),
  },
  {
    name: 'microdata with the price as text',
    goods: 'de1 es1',
    says: 'price currency sku brand',
    html: (g) =>
      page(
        g,
        '',
        `<div itemscope itemtype="http://schema.org/Product"><a itemprop="brand" href="/b"><img src="/l.png" alt="${g.brand}"></a><h1 itemprop="name">${g.title}</h1><span itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span class="was">${g.was}</span> <span itemprop="price">${g.shown}</span></span><p>Ref: <span itemprop="sku">${g.sku}</span></p></div>`,
      ),
  },
  {
    name: 'microdata with labels within its values',
    goods: 'de3 us3',
    says: 'price currency sku brand gtin',
    html: (g) =>
      page(
        g,
        '',
        `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">${g.title}</h1><div itemprop="brand">${g.key === 'de3' ? `mehr Artikel der Marke: ${g.brand}` : `Brand: ${g.brand}`}</div><div itemprop="sku">${g.key === 'de3' ? 'Art.-Nr.' : 'Item #'} ${g.sku}</div><div itemprop="gtin13">EAN# ${g.gtin}</div><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="priceCurrency" content="${g.currency}"><meta itemprop="price" content="${g.price}"></div></div>`,
      ),
  },
  {
    name: 'numbers with their kind before them',
    goods: 'us2 gb1',
    says: 'price currency sku gtin',
    html: (g) =>
      page(
        g,
        '',
        `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">${g.title}</h1><meta itemprop="productID" content="sku:${g.sku}"><meta itemprop="productID" content="ean:${g.gtin}"><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span itemprop="priceCurrency" content="${g.currency}">${g.currency === 'GBP' ? '£' : '$'}</span><span itemprop="price" content="${g.price}">${bare(g.shown)}</span></div></div>`,
      ),
  },
  {
    name: 'currency of microdata as a sign, its code elsewhere',
    goods: 'ca1 au1',
    says: 'price currency',
    abroad: true,
    html: (g) =>
      page(
        { ...g, lang: 'en' },
        `<script>var page = {"store":{"currency":"${g.currency}"}};</script><meta itemprop="priceCurrency" content="${g.currency}">`,
        `<div class="product"><h1>${g.title}</h1><p class="product-price">${g.shown}</p></div>`,
      ),
  },
  {
    name: 'open graph alone, with a decimal comma',
    goods: 'fr1 cz1',
    says: 'price currency brand sku',
    html: (g) =>
      page(
        g,
        `<meta property="og:type" content="og:product"><meta property="og:title" content="${g.title}"><meta property="product:price:amount" content="${g.price.replace('.', ',')}"><meta property="product:price:currency" content="${g.currency}"><meta property="product:brand" content="${g.brand}"><meta property="product:retailer_item_id" content="${g.sku}">`,
        `<h1>${g.title}</h1>`,
      ),
  },
  {
    name: 'number of the shop and number of the maker',
    goods: 'us1 de2',
    says: 'price currency sku brand gtin',
    html: (g) =>
      page(
        g,
        ld(
          product(g, {
            mpn: `MP-${g.gtin.slice(6, 10)}`,
            sku: g.sku,
            gtin: `(EAN) ${g.gtin}`,
            brand: [{ '@type': 'Brand', name: g.brand }],
            offers: [
              {
                '@type': 'Offer',
                price: Number(g.price),
                priceCurrency: g.currency.toLowerCase(),
              },
            ],
          }),
        ),
        plain(g, `<p>MPN: MP-${g.gtin.slice(6, 10)}</p>`),
      ),
  },
];
