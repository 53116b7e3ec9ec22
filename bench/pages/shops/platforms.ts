/** Pages in the manner of shop software. */
import { bare, cents, escaped, grid, ld, page, type Shop } from './parts.ts';

export const PLATFORMS: readonly Shop[] = [
  {
    name: 'shopify with structured data',
    goods: 'us1 ca1',
    says: 'price currency sku brand gtin',
    html: (g) =>
      page(
        g,
        `<meta property="og:site_name" content="Shop"><meta property="og:type" content="product"><meta property="og:price:amount" content="${bare(g.shown)}"><meta property="og:price:currency" content="${g.currency}">`,
        `<main><div class="product__title"><h1>${g.title}</h1></div><p class="product__text caption-with-letter-spacing">${escaped(g.brand)}</p>
<div id="price-template" class="price price--large price--on-sale"><div class="price__container"><div class="price__regular"><span class="visually-hidden">Regular price</span><span class="price-item price-item--regular">${g.was}</span></div>
<div class="price__sale"><span class="visually-hidden">Regular price</span><span><s class="price-item price-item--regular">${g.was}</s></span><span class="visually-hidden">Sale price</span><span class="price-item price-item--sale price-item--last">${g.shown} ${g.currency}</span></div>
<small class="unit-price caption hidden"><span>${g.measure}</span></small></div></div></main>${grid(g, 'You may also like', 'card-wrapper')}
${ld({ '@context': 'http://schema.org/', '@type': 'Product', name: g.title, brand: { '@type': 'Brand', name: g.brand }, sku: g.sku, gtin: g.gtin, offers: [{ '@type': 'Offer', sku: g.sku, availability: 'http://schema.org/InStock', price: Number(g.price), priceCurrency: g.currency }] })}`,
      ),
  },
  {
    name: 'shopify of an older theme',
    goods: 'au1 us3',
    says: 'price currency sku brand gtin',
    html: (g) =>
      page(
        g,
        `<meta property="og:price:amount" content="${bare(g.shown)}"><meta property="og:price:currency" content="${g.currency}">`,
        `<main class="main-content"><div class="grid__item product-single__meta"><h2 class="product-single__vendor">${escaped(g.brand)}</h2><h1 class="product-single__title">${g.title}</h1>
<span id="ComparePrice" class="product-single__price--compare">${g.was}</span><span id="ProductPrice" class="product-single__price on-sale">${g.shown}</span><p class="variant-sku"></p></div></main>
<script type="application/json" id="ProductJson-product-template">${JSON.stringify({ id: 7718331201, title: g.title, handle: 'item', vendor: g.brand, type: 'Goods', tags: ['new'], price: cents(g), price_min: cents(g), compare_at_price: cents(g) + 2000, available: true, variants: [{ id: 4411223301, title: 'Default Title', sku: g.sku, price: cents(g), barcode: g.gtin, available: true }], images: ['//cdn.example/a.jpg'] })}</script>`,
      ),
  },
  {
    name: 'shopify with nothing but its analytics',
    goods: 'us4 gb1',
    says: 'price currency sku brand',
    html: (g) =>
      page(
        g,
        '',
        `<div id="shopify-section-product"><h1 class="ProductMeta__Title">${g.title}</h1><h2 class="ProductMeta__Vendor"><a href="/collections/vendors">${escaped(g.brand)}</a></h2><div class="ProductMeta__PriceList"><span class="ProductMeta__Price Price Price--highlight">${g.shown}</span><span class="ProductMeta__Price Price Price--compareAt">${g.was}</span></div></div>
<script>window.ShopifyAnalytics = window.ShopifyAnalytics || {};
var meta = {"product":{"id":6612009871,"gid":"gid:\\/\\/shopify\\/Product\\/6612009871","vendor":"${g.brand.replace('&', '\\u0026')}","type":"Goods","variants":[{"id":39112200441,"price":${cents(g)},"name":"${g.title}","public_title":null,"sku":"${g.sku}"}]},"page":{"pageType":"product"}};
Shopify.currency = {"active":"${g.currency}","rate":"1.0"};</script>`,
      ),
  },
  {
    name: 'woocommerce in a graph of the search plugin',
    goods: 'gb2 us2',
    says: 'price currency sku',
    html: (g) =>
      page(
        g,
        ld({
          '@context': 'https://schema.org/',
          '@graph': [
            {
              '@type': 'BreadcrumbList',
              itemListElement: [
                {
                  '@type': 'ListItem',
                  position: 1,
                  item: { name: 'Home', '@id': 'https://shop.example' },
                },
              ],
            },
            {
              '@context': 'https://schema.org/',
              '@type': 'Product',
              '@id': 'https://shop.example/product/item/#product',
              name: g.title,
              url: 'https://shop.example/product/item/',
              sku: g.sku,
              offers: [
                {
                  '@type': 'Offer',
                  priceSpecification: [
                    {
                      '@type': 'UnitPriceSpecification',
                      price: g.price,
                      priceCurrency: g.currency,
                      valueAddedTaxIncluded: false,
                      validThrough: '2027-12-31',
                    },
                  ],
                  availability: 'https://schema.org/InStock',
                },
              ],
            },
          ],
        }),
        `<div class="product type-product"><div class="summary entry-summary"><h1 class="product_title entry-title">${g.title}</h1><p class="price"><del aria-hidden="true"><span class="woocommerce-Price-amount amount"><bdi>${g.was}</bdi></span></del> <span class="screen-reader-text">Original price was: ${g.was}.</span><ins><span class="woocommerce-Price-amount amount"><bdi>${g.shown}</bdi></span></ins><span class="screen-reader-text">Current price is: ${g.shown}.</span></p>
<div class="product_meta"><span class="sku_wrapper">SKU: <span class="sku">${g.sku}</span></span></div></div></div><section class="related products"><h2>Related products</h2><ul class="products"><li class="product"><a href="/product/x"><h2>Other</h2><span class="price">${g.other}</span></a></li></ul></section>`,
      ),
  },
  {
    name: 'woocommerce without structured data',
    goods: 'de1 de3',
    says: 'price currency sku brand gtin',
    html: (g) =>
      page(
        g,
        '',
        `<div class="product"><div class="summary entry-summary"><h1 class="product_title entry-title">${g.title}</h1><p class="price"><del><span class="woocommerce-Price-amount amount">${g.was}</span></del> <ins><span class="woocommerce-Price-amount amount"><bdi>${bare(g.shown)}&nbsp;<span class="woocommerce-Price-currencySymbol">&euro;</span></bdi></span></ins></p><p class="price price-unit smaller">${g.measure}</p><div class="legal-price-info"><p class="wc-gzd-additional-info"><span class="tax-info">inkl. 19 % MwSt.</span> <span class="shipping-costs-info">zzgl. <a href="/versand">Versandkosten</a></span></p></div>
<form class="cart"><button name="add-to-cart" value="2231">In den Warenkorb</button></form><div class="product_meta"><span class="sku_wrapper">Artikelnummer: <span class="sku">${g.sku}</span></span> <span class="posted_in">Kategorie: <a>Haus</a></span></div></div>
<table class="woocommerce-product-attributes"><tr><th>Marke</th><td><p>${g.brand}</p></td></tr><tr><th>EAN</th><td><p>${g.gtin}</p></td></tr></table></div><section class="related products"><h2>Ähnliche Produkte</h2><ul class="products"><li><a href="/p/x">Anderes</a><span class="price">${g.other}</span></li></ul></section>`,
      ),
  },
  {
    name: 'woocommerce with a range of variants',
    goods: 'nl1 fr1',
    says: 'price currency sku',
    html: (g) =>
      page(
        g,
        ld({
          '@context': 'https://schema.org/',
          '@type': 'Product',
          name: g.title,
          sku: g.sku,
          offers: [
            {
              '@type': 'AggregateOffer',
              lowPrice: g.price,
              highPrice: '99.00',
              offerCount: 3,
              priceCurrency: g.currency,
              availability: 'http://schema.org/InStock',
            },
          ],
        }),
        `<div class="summary"><h1 class="product_title">${g.title}</h1><p class="price"><span class="woocommerce-Price-amount amount">${g.shown}</span> &ndash; <span class="woocommerce-Price-amount amount">€ 99,00</span></p></div>`,
      ),
  },
  {
    name: 'magento 2',
    goods: 'us2 in1',
    says: 'price currency sku',
    html: (g) =>
      page(
        g,
        `<meta property="product:price:amount" content="${g.price}"/><meta property="product:price:currency" content="${g.currency}"/>`,
        `<main id="maincontent"><div class="product-info-main"><div class="page-title-wrapper product"><h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper" itemprop="name">${g.title}</span></h1></div>
<div class="product-info-price"><div class="price-box price-final_price" data-role="priceBox" data-product-id="8812"><span class="special-price"><span class="price-container price-final_price tax weee"><span class="price-label">Special Price</span><span id="product-price-8812" data-price-amount="${g.price}" data-price-type="finalPrice" class="price-wrapper"><span class="price">${g.shown}</span></span></span></span>
<span class="old-price"><span class="price-container"><span class="price-label">Regular Price</span><span id="old-price-8812" data-price-amount="2100" data-price-type="oldPrice" class="price-wrapper"><span class="price">${g.was}</span></span></span></span></div></div>
<div class="product-info-stock-sku"><div class="stock available"><span>In stock</span></div><div class="product attribute sku"><strong class="type">SKU</strong><div class="value" itemprop="sku">${g.sku}</div></div></div></div></main>`,
      ),
  },
  {
    name: 'magento 1',
    goods: 'us1 gb2',
    says: 'price currency sku brand',
    html: (g) =>
      page(
        g,
        '',
        `<div class="product-essential"><form id="product_addtocart_form"><div class="product-shop"><div class="product-name"><span class="h1">${g.title}</span></div><p class="product-sku">Product Code: ${g.sku}</p>
<div class="price-info"><div class="price-box"><p class="old-price"><span class="price-label">Regular Price:</span> <span class="price" id="old-price-911">${g.was}</span></p><p class="special-price"><span class="price-label">Special Price</span> <span class="price" id="product-price-911">${g.shown}</span></p></div></div></div></form></div>
<table class="data-table" id="product-attribute-specs-table"><tr><th class="label">Manufacturer</th><td class="data">${escaped(g.brand)}</td></tr></table>
<div class="block block-related"><ol class="mini-products-list"><li class="item"><p class="product-name"><a href="/o">Other</a></p><div class="price-box"><span class="regular-price"><span class="price">${g.other}</span></span></div></li></ol></div>`,
      ),
  },
  {
    name: 'prestashop 1.7',
    goods: 'fr1 es1',
    says: 'price currency sku brand',
    html: (g) =>
      page(
        g,
        `<meta property="product:price:amount" content="${g.price}"><meta property="product:price:currency" content="${g.currency}">`,
        `<section id="main"><h1 class="h1">${g.title}</h1><div class="product-prices"><div class="product-discount"><span class="regular-price">${g.was}</span></div><div class="product-price h5 has-discount"><div class="current-price"><span class="current-price-value" content="${g.price}">${g.shown}</span><span class="discount discount-amount">-5,00 €</span></div></div><div class="tax-shipping-delivery-label">TTC</div></div>
<div class="tab-pane" id="product-details" data-product="${escaped(JSON.stringify({ id_product: '77', reference: g.sku, price_amount: Number(g.price), manufacturer_name: g.brand }))}"><div class="product-manufacturer"><a href="/brand/3"><img src="/img/m/3.jpg" class="img img-thumbnail manufacturer-logo" alt="${escaped(g.brand)}"></a></div><div class="product-reference"><label class="label">Référence </label><span>${g.sku}</span></div></div></section>`,
      ),
  },
  {
    name: 'prestashop 1.6',
    goods: 'it1 fr2',
    says: 'price currency sku brand',
    html: (g) =>
      page(
        g,
        '',
        `<div class="primary_block row" itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">${g.title}</h1><p id="product_reference"><label>Référence : </label><span class="editable" itemprop="sku" content="${g.sku}">${g.sku}</span></p>
<p id="product_manufacturer"><label>Fabricant : </label><a itemprop="brand" href="/7_${g.brand}">${g.brand}</a></p><div class="content_prices"><p class="our_price_display" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span id="our_price_display" class="price" itemprop="price" content="${g.price}">${g.shown}</span> TTC<meta itemprop="priceCurrency" content="${g.currency}"></p><p id="reduction_percent"><span id="reduction_percent_display">-15%</span></p><p id="old_price"><span id="old_price_display"><span class="price">${g.was}</span></span></p></div></div>`,
      ),
  },
  {
    name: 'shopware 5',
    goods: 'de2 ch1',
    says: 'price currency sku brand',
    html: (g) =>
      page(
        g,
        '',
        `<div class="content product--details" itemscope itemtype="http://schema.org/Product"><header class="product--header"><h1 class="product--title" itemprop="name">${g.title}</h1><div class="product--supplier"><a href="/holt" title="Weitere Artikel von ${g.brand}" class="product--supplier-link"><img src="/l.png" alt="${g.brand}"></a></div></header>
<div class="product--buybox"><div itemprop="offers" itemscope itemtype="http://schema.org/Offer" class="buybox--inner"><meta itemprop="priceCurrency" content="${g.currency}"/><div class="product--price price--default price--discount"><span class="price--content content--default"><meta itemprop="price" content="${g.price.replace('.', ',')}"> ${g.shown} *</span><span class="content--discount"><span class="price--line-through">${g.was} *</span></span></div><div class="product--price price--unit">Inhalt: 1 kg (${g.measure})</div></div>
<ul class="product--base-info list--unstyled"><li class="base-info--entry entry--sku"><strong class="entry--label">Artikel-Nr.: </strong><meta itemprop="productID" content="5512"/><span class="entry--content" itemprop="sku"> ${g.sku} </span></li></ul></div></div>`,
      ),
  },
  {
    name: 'shopware 6',
    goods: 'de3 de1',
    says: 'price currency sku brand gtin',
    html: (g) =>
      page(
        g,
        '',
        `<main class="content-main"><div class="product-detail"><div class="product-detail-headline"><h1 class="product-detail-name">${g.title}</h1><a class="product-detail-manufacturer-link" href="/almstube" title="${g.brand}"><img class="product-detail-manufacturer-logo" src="/l.png" alt="${g.brand}"></a></div>
<div class="product-detail-buy"><div class="product-detail-price-container"><p class="product-detail-price with-list-price">${g.shown}*</p><span class="product-detail-list-price-wrapper">statt <span class="list-price-price">${g.was}*</span><span class="list-price-percentage">(25% gespart)</span></span></div><div class="product-detail-price-unit">Inhalt: 0.25 kg <span class="price-unit-content">(${g.measure})</span></div><p class="product-detail-tax">Preise inkl. MwSt. zzgl. Versandkosten</p></div>
<div class="product-detail-ordernumber-container"><span class="product-detail-ordernumber-label">Produktnummer:</span><span class="product-detail-ordernumber">${g.sku}</span></div><div><span>EAN:</span><span>${g.gtin}</span></div></div></main>`,
      ),
  },
  {
    name: 'bigcommerce',
    goods: 'us3 ca1',
    says: 'price currency sku brand gtin',
    html: (g) =>
      page(
        g,
        `<meta property="product:price:amount" content="${g.price}"/><meta property="product:price:currency" content="${g.currency}"/><meta property="og:site_name" content="Shop"/>`,
        `<div class="productView"><section class="productView-details"><div class="productView-product"><h1 class="productView-title">${g.title}</h1><h2 class="productView-brand"><a href="/brand"><span>${escaped(g.brand)}</span></a></h2><div class="productView-price"><div class="price-section price-section--withoutTax rrp-price--withoutTax">MSRP: <span data-product-rrp-price-without-tax class="price price--rrp">${g.was}</span></div><div class="price-section price-section--withoutTax"><span class="price-label">Now:</span><span data-product-price-without-tax class="price price--withoutTax">${g.shown}</span></div><div class="price-section price-section--saving">(You save <span class="price price--saving">$2.50</span>)</div></div>
<dl class="productView-info"><dt class="productView-info-name">SKU:</dt><dd class="productView-info-value" data-product-sku>${g.sku}</dd><dt class="productView-info-name">UPC:</dt><dd class="productView-info-value" data-product-upc>${g.gtin}</dd><dt class="productView-info-name">Shipping:</dt><dd class="productView-info-value">${g.ship}</dd></dl></div></section></div>${grid(g, 'Related Products', 'card')}`,
      ),
  },
  {
    name: 'squarespace',
    goods: 'gb1 us4',
    says: 'price currency sku',
    html: (g) =>
      page(
        g,
        `<meta property="og:type" content="product"/><meta property="product:price:amount" content="${g.price}"/><meta property="product:price:currency" content="${g.currency}"/>`,
        `<article class="ProductItem" data-item-id="5f2a"><section class="ProductItem-details"><h1 class="ProductItem-details-title">${g.title}</h1><div class="ProductItem-product-price"><div class="product-price"><span class="sqs-money-native">${bare(g.shown)}</span> <span class="original-price"><span class="sqs-money-native">${bare(g.was)}</span></span></div></div><div class="product-variants" data-variants="${escaped(JSON.stringify([{ attributes: {}, sku: g.sku, price: cents(g), salePrice: 0, onSale: false, qtyInStock: 3 }]))}"></div></section></article>`,
      ),
  },
  {
    name: 'wix',
    goods: 'us1 kw1',
    says: 'price currency sku',
    html: (g) =>
      page(
        g,
        '',
        `<div id="SITE_CONTAINER"><article data-hook="product-page"><h1 data-hook="product-title" class="_2qrJF">${g.title}</h1><div data-hook="sku" class="_1rwRc">SKU: ${g.sku}</div><div class="_26qxh" data-hook="product-price"><div class="_26qxh"><span class="_3qGGG" data-hook="formatted-secondary-price">${g.was}</span><span class="sr">Regular Price</span><span data-hook="formatted-primary-price" class="_23ArP">${g.shown}</span><span class="sr">Sale Price</span></div></div></article></div>`,
      ),
  },
  {
    name: 'opencart with its bare list',
    goods: 'ru1 pl1',
    says: 'price currency sku brand',
    html: (g) =>
      page(
        g,
        '',
        `<div id="content" class="col-sm-4"><h1>${g.title}</h1><ul class="list-unstyled"><li>${g.key === 'ru1' ? 'Производитель' : 'Producent'}: <a href="/m">${g.brand}</a></li><li>${g.key === 'ru1' ? 'Код товара' : 'Kod produktu'}: ${g.sku}</li><li>${g.key === 'ru1' ? 'Наличие: Есть' : 'Dostępność: 5'}</li></ul><ul class="list-unstyled"><li><span style="text-decoration: line-through;">${g.was}</span></li><li><h2>${g.shown}</h2></li></ul></div>`,
      ),
  },
];
