/** Pages written after the rules were made, by which none was made: only measured. */
import { bare, cents, escaped, grid, ld, page, type Shop } from './parts.ts';

export const UNSEEN: readonly Shop[] = [
  {
    name: 'outdoor shop with its numbers under the title',
    goods: 'us1 au1',
    says: 'price currency sku brand',
    html: (g) =>
      page(
        g,
        '',
        `<div class="pdp-main"><div class="pdp-heading"><a class="pdp-heading__brand" href="/b/x">${g.brand}</a><h1>${g.title}</h1><div class="pdp-ids">Item #${g.sku} <span>|</span> Rated 4.6 by 212</div></div><div class="pdp-pricing"><span class="pdp-pricing__compare">Comp. value ${g.was}</span><span class="pdp-pricing__value">${g.shown}</span><span class="pdp-pricing__installments">4 x ${g.rate}</span></div></div>`,
      ),
  },
  {
    name: 'hardware shop with a price per box',
    goods: 'us2 gb2',
    says: 'price currency sku',
    html: (g) =>
      page(
        g,
        '',
        `<div class="product-detail"><h1>${escaped(g.title)}</h1><table class="info"><tr><td>Our part number</td><td>${g.sku}</td></tr><tr><td>Availability</td><td>3 in stock</td></tr><tr><td>Price per unit</td><td>${g.measure}</td></tr><tr><td>Price</td><td><b>${g.shown}</b></td></tr></table></div>`,
      ),
  },
  {
    name: 'bookish shop',
    goods: 'gb1 us3',
    says: 'price currency gtin',
    html: (g) =>
      page(
        g,
        '',
        `<article><h1>${g.title}</h1><div class="book-price"><span class="book-price__rrp">RRP ${g.was}</span><span class="book-price__now">${g.shown}</span></div><ul class="details"><li>Format: Hardback</li><li>ISBN13: ${g.gtin}</li><li>Pages: 320</li></ul></article>`,
      ),
  },
  {
    name: 'electronics with a loyalty price and a trade-in',
    goods: 'us4 ca1',
    says: 'price currency sku brand',
    html: (g) =>
      page(
        g,
        ld({
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: g.title,
          brand: g.brand,
          model: g.sku,
        }),
        `<main><h1>${g.title}</h1><div class="model">Model: ${g.sku}</div><div class="priceView"><div class="priceView-hero-price"><span aria-hidden="true">${g.shown}</span><span class="sr-only">Your price for this item is ${g.shown}</span></div><div class="priceView-member">Plus price ${g.other}</div></div><p>Trade in and save up to $30.00</p></main>`,
      ),
  },
  {
    name: 'shop of a german template',
    goods: 'de1 de2',
    says: 'price currency sku brand gtin',
    html: (g) =>
      page(
        g,
        '',
        `<div id="content"><div class="h1"><h1 class="fn product-title">${g.title}</h1></div><ul class="list-unstyled info"><li class="product-sku"><strong>Artikelnummer:</strong> <span>${g.sku}</span></li><li><strong>EAN:</strong> ${g.gtin}</li><li><strong>Hersteller:</strong> <a href="/h">${g.brand}</a></li></ul><div class="price_wrapper"><strong class="price text-nowrap">nur ${g.shown}</strong><div class="price-note"><div class="instead-of old-price"><small>Alter Preis: <del class="value">${g.was}</del></small></div><div class="base-price text-nowrap"><span class="value">${g.measure}</span></div><span class="vat_info">inkl. 19% USt., zzgl. <a>Versand</a> (${g.ship})</span></div></div></div>`,
      ),
  },
  {
    name: 'shop with the brand before the title in one heading',
    goods: 'it1 es1',
    says: 'price currency sku brand',
    html: (g) =>
      page(
        g,
        `<meta property="og:type" content="product"><meta property="og:brand" content="${g.brand}">`,
        `<section class="scheda"><h1><span>${g.brand}</span> ${g.title}</h1><p class="codice-articolo">Cod. art. ${g.sku}</p><p class="prezzo"><span class="prezzo-barrato"><s>${g.was}</s></span><span class="prezzo-finale">${g.shown}</span></p><p>Spedizione ${g.ship}</p></section>`,
      ),
  },
  {
    name: 'structured data of two blocks, the one of the reviews without a price',
    goods: 'us1 gb1',
    says: 'price currency sku brand gtin',
    html: (g) =>
      page(
        g,
        ld({
          '@context': 'https://schema.org',
          '@type': 'Product',
          '@id': '#p',
          name: g.title,
          aggregateRating: { ratingValue: 4.5, reviewCount: 7 },
        }) +
          ld({
            '@context': 'https://schema.org',
            '@type': 'Product',
            '@id': '#p',
            name: g.title,
            sku: g.sku,
            gtin12: g.gtin,
            brand: { name: g.brand },
            offers: { price: g.price, priceCurrency: g.currency },
          }),
        `<h1>${g.title}</h1>`,
      ),
  },
  {
    name: 'offers of several sellers',
    goods: 'pl1 cz1',
    says: 'price currency sku',
    html: (g) =>
      page(
        g,
        ld({
          '@type': 'Product',
          name: g.title,
          sku: g.sku,
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: g.price,
            priceCurrency: g.currency,
            offerCount: 2,
            offers: [
              { '@type': 'Offer', price: g.price, priceCurrency: g.currency },
              { '@type': 'Offer', price: '5000', priceCurrency: g.currency },
            ],
          },
        }),
        `<h1>${g.title}</h1><div class="best-price">${g.shown}</div>`,
      ),
  },
  {
    name: 'page of a builder with generated classes',
    goods: 'nl1 fr2',
    says: 'price currency',
    html: (g) =>
      page(
        g,
        '',
        `<div class="sc-a1b2"><div class="sc-c3d4"><h1 class="sc-e5f6">${g.title}</h1><div class="sc-g7h8"><span class="sc-i9j0" style="text-decoration:line-through">${g.was}</span><span class="sc-k1l2">${g.shown}</span></div><div class="sc-m3n4">${g.measure}</div><button>+</button></div></div>${grid(g, 'Anderen bekeken ook', 'sc-zz')}`,
      ),
  },
  {
    name: 'state of a framework without classes',
    goods: 'us3 de3',
    says: 'price currency sku brand gtin',
    html: (g) =>
      page(
        g,
        '',
        `<div id="app"><h1>${g.title}</h1></div><script>window.__INITIAL_STATE__={"catalog":{"currentProduct":{"productName":"${g.title}","brandName":"${g.brand}","skuCode":"${g.sku}","ean":"${g.gtin}","prices":{"salePrice":{"amount":${g.price},"currency":"${g.currency}"},"listPrice":{"amount":999,"currency":"${g.currency}"}},"images":[{"url":"/a.jpg"}]}},"footer":{"links":[]}};</script>`,
      ),
  },
  {
    name: 'auction with a bid and a price to buy now',
    goods: 'us4 gb2',
    says: 'price currency',
    html: (g) =>
      page(
        g,
        '',
        `<main><h1>${g.title}</h1><div class="buy-now"><span>Buy It Now:</span> <span class="price">${g.shown}</span></div><div class="shipping-cost">Postage: <span class="price">${g.ship}</span></div></main>`,
      ),
  },
  {
    name: 'price beside a voucher',
    goods: 'de2 it1',
    says: 'price currency',
    html: (g) =>
      page(
        g,
        '',
        `<main><h1>${g.title}</h1><div class="produkt-preis">${g.shown}</div><div class="gutschein-hinweis">10,00 € Gutschein ab 100,00 € Bestellwert</div></main>`,
      ),
  },
  {
    name: 'swedish and norwegian notation',
    goods: 'se1',
    says: 'price currency sku brand',
    html: (g) =>
      page(
        g,
        '',
        `<main><h1>${g.title}</h1><p>Varumärke: ${g.brand}</p><p>Art.nr: ${g.sku}</p><div class="pris"><span class="ord">Ord. pris ${g.was}</span> <span class="nu">${bare(g.shown)}:-</span></div></main>`,
      ),
  },
  {
    name: 'tabs with a table of everything',
    goods: 'ru1 tr1',
    says: 'price currency sku brand gtin',
    html: (g) =>
      page(
        g,
        '',
        `<div class="product"><h1>${g.title}</h1><div class="cost"><b>${g.shown}</b></div><div class="tabs"><table><tr><td>${g.key === 'ru1' ? 'Бренд' : 'Marka'}</td><td>${g.brand}</td></tr><tr><td>${g.key === 'ru1' ? 'Артикул' : 'Ürün Kodu'}</td><td>${g.sku}</td></tr><tr><td>${g.key === 'ru1' ? 'Штрихкод' : 'Barkod'}</td><td>${g.gtin}</td></tr></table></div></div>`,
      ),
  },
  {
    name: 'korean shop with a price list',
    goods: 'kr1',
    says: 'price currency sku brand',
    html: (g) =>
      page(
        g,
        `<meta property="product:price:amount" content="39000"><meta property="product:price:currency" content="KRW"><meta property="product:sale_price:amount" content="29000"><meta property="product:sale_price:currency" content="KRW">`,
        `<div class="infoArea"><h1>${g.title}</h1><table><tr><th>브랜드</th><td>${g.brand}</td></tr><tr><th>상품코드</th><td>${g.sku}</td></tr><tr><th>판매가</th><td><strike>${g.was}</strike></td></tr><tr><th>할인판매가</th><td>${g.shown}</td></tr></table></div>`,
      ),
  },
  {
    name: 'japanese shop of its own',
    goods: 'jp1',
    says: 'price currency sku brand',
    html: (g) =>
      page(
        g,
        '',
        `<div class="item-detail"><p class="maker">${g.brand}</p><h1>${g.title}</h1><p>型番：${g.sku}</p><p class="selling">販売価格(税込)：<em>${g.shown}</em></p><p>送料：${g.ship}</p></div>`,
      ),
    but: () => ({ brand: null }),
  },
  {
    name: 'indian market with the maximum retail price',
    goods: 'in1',
    says: 'price currency brand',
    html: (g) =>
      page(
        g,
        '',
        `<div class="pdp-name-wrap"><h1 class="pdp-title">${g.brand}</h1><h1 class="pdp-name">${g.title}</h1></div><div class="pdp-discount-container"><span class="pdp-price"><strong>Rs. 2,499</strong></span><span class="pdp-mrp">MRP <s>Rs. 3,999</s></span><span class="pdp-discount">(38% OFF)</span></div>`,
      ),
  },
  {
    name: 'product of a shop system in cents',
    goods: 'us1 de1',
    says: 'price currency sku brand gtin',
    html: (g) =>
      page(
        g,
        '',
        `<main><h1>${g.title}</h1></main><script type="application/json">${JSON.stringify({ product: { title: g.title, vendor: g.brand, sku: g.sku, barcode: g.gtin, price: { cents: cents(g), currency: g.currency } } })}</script>`,
      ),
  },
  {
    name: 'number in the address of the picture and nowhere else',
    goods: 'us2 gb1',
    says: 'price currency',
    html: (g) =>
      page(
        g,
        '',
        `<main><h1>${escaped(g.title)}</h1><img src="/media/${g.sku}.jpg" alt="${escaped(g.title)}"><p class="value">${g.shown}</p><p>Delivered in 2 to 4 days. Returns within 30 days. Call 01632 960 001.</p></main>`,
      ),
  },
  {
    name: 'table layout of many years ago',
    goods: 'us1 ca1',
    says: 'price currency sku',
    html: (g) =>
      page(
        g,
        '',
        `<table width="100%"><tr><td valign="top"><span class="ProductNameText">${g.title}</span><br>Product ID : <b>${g.sku}</b><br>Retail Price: <strike>${g.was}</strike><br>Your Price: <font color="#cc0000">${g.shown}</font><br>You Save: $20.00 (28%)<br>Shipping Weight: 2.00 lbs</td></tr></table>`,
      ),
  },
  {
    name: 'choice of sizes with their surcharges',
    goods: 'gb1 us4',
    says: 'price currency sku',
    html: (g) =>
      page(
        g,
        '',
        `<main><h1>${g.title}</h1><p class="our-price">${g.shown}</p><ul class="swatches"><li data-price="${g.other}">Small (+${g.ship})</li><li>Large (+${g.other})</li></ul><p>SKU ${g.sku}</p></main>`,
      ),
  },
  {
    name: 'swiss shop with dashes',
    goods: 'ch1',
    says: 'price currency sku brand',
    html: (g) =>
      page(
        g,
        '',
        `<main><p class="hersteller">${g.brand}</p><h1>${g.title}</h1><div class="preisblock"><span class="preis">89.–</span> <span class="preis-alt">statt 119.–</span></div><p>Artikel ${g.sku}</p></main>`,
      ),
  },
];
