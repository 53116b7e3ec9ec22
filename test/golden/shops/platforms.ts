/** Pages as the software of shops builds them. */
import { html, ld, type ShopPage } from './page.ts';

export const PLATFORMS: readonly ShopPage[] = [
  {
    name: 'shopify: variants, a compare price, recommendations that come first',
    url: 'https://northfold.example.com/products/waxed-tote?variant=4401',
    html: html(
      'en',
      'Waxed Canvas Tote – Northfold',
      `<div class="product-recommendations"><div class="card-wrapper"><h3 class="card__heading"><a href="/products/belt">Leather Belt</a></h3><div class="price"><span class="price-item price-item--regular">$38.00</span></div></div></div>
<main id="MainContent"><section class="product"><p class="product__text">Northfold</p><h1>Waxed Canvas Tote</h1><div class="price price--on-sale"><s class="price-item price-item--regular">$140.00 CAD</s><span class="price-item price-item--sale price-item--last">$112.00 CAD</span></div><variant-selects><fieldset><legend>Colour</legend><label>Olive</label><label>Rust</label></fieldset></variant-selects><p class="product__sku">SKU: NF-TOTE-OLV</p><div class="product__description rte"><p>15 oz waxed canvas with bridle leather handles.</p><ul><li>Material: waxed cotton canvas</li><li>Made in Canada</li></ul></div></section></main>
<script type="application/json">{"id":991,"title":"Waxed Canvas Tote","vendor":"Northfold","price":11200,"compare_at_price":14000,"variants":[{"id":4400,"sku":"NF-TOTE-RST","price":11200},{"id":4401,"sku":"NF-TOTE-OLV","price":11200}]}</script>`,
    ),
    says: {
      title: 'Waxed Canvas Tote',
      brand: 'Northfold',
      sku: 'NF-TOTE-OLV',
      price: 112,
      currency: 'CAD',
      material: 'waxed cotton canvas',
      origin: 'CA',
    },
  },
  {
    name: 'woocommerce: a range of a variable product, related products after it',
    url: 'https://keramik-hof.example.de/produkt/teller/',
    html: html(
      'de-DE',
      'Teller „Moos“ – Keramik Hof',
      `<div id="product-81" class="product type-product"><div class="summary entry-summary"><h1 class="product_title entry-title">Teller „Moos“</h1><p class="price"><span class="woocommerce-Price-amount amount"><bdi>24,00&nbsp;<span class="woocommerce-Price-currencySymbol">€</span></bdi></span> – <span class="woocommerce-Price-amount amount"><bdi>38,00&nbsp;<span class="woocommerce-Price-currencySymbol">€</span></bdi></span></p><p class="wc-gzd-additional-info tax-info">inkl. 19 % MwSt.</p><div class="woocommerce-product-details__short-description"><p>Handgedreht in unserer Werkstatt in Portugal.</p></div><div class="product_meta"><span class="sku_wrapper">Artikelnummer: <span class="sku">KH-081</span></span></div></div>
<table class="woocommerce-product-attributes shop_attributes"><tr><th>Material</th><td><p>Steinzeug</p></td></tr><tr><th>Herstellungsland</th><td><p>Portugal</p></td></tr></table>
<section class="related products"><h2>Ähnliche Produkte</h2><ul class="products"><li class="product"><a href="/produkt/tasse"><h2 class="woocommerce-loop-product__title">Tasse</h2><span class="price"><span class="woocommerce-Price-amount amount">12,00 €</span></span></a></li></ul></section></div>`,
    ),
    says: {
      title: 'Teller „Moos“',
      sku: 'KH-081',
      price: 24,
      currency: 'EUR',
      material: 'Steinzeug',
      origin: 'PT',
    },
  },
  {
    name: 'magento: price without tax beside that with tax, tiers, upsells in microdata',
    url: 'https://tools.example.co.uk/claw-hammer.html',
    html: html(
      'en-GB',
      'Claw Hammer 20oz',
      `<main><div class="product-info-main" itemscope itemtype="http://schema.org/Product"><h1 class="page-title"><span class="base" itemprop="name">Claw Hammer 20oz</span></h1><div class="product-info-price"><div class="price-box price-final_price"><span class="price-container"><span data-label="Incl. Tax" data-price-amount="17.94" data-price-type="finalPrice" class="price-wrapper price-including-tax"><span class="price">£17.94</span></span><span data-label="Excl. Tax" data-price-amount="14.95" data-price-type="basePrice" class="price-wrapper price-excluding-tax"><span class="price">£14.95</span></span></span></div></div><div class="product attribute sku"><strong class="type">SKU</strong><div class="value" itemprop="sku">EST-20C</div></div><ul class="prices-tier items"><li class="item">Buy 10 for <span class="price">£15.90</span> each and save 11%</li></ul></div>
<table class="data table additional-attributes"><tr><th class="col label">Manufacturer</th><td class="col data">Easterby</td></tr><tr><th class="col label">Country of Manufacture</th><td class="col data">United States</td></tr><tr><th class="col label">EAN</th><td class="col data">5012345123455</td></tr></table></main>
<div class="block upsell"><h2>We found other products you might like!</h2><ol><li itemscope itemtype="http://schema.org/Product"><span itemprop="name">Nail Set</span><span itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="price" content="6.5"><meta itemprop="priceCurrency" content="GBP"></span></li></ol></div>`,
    ),
    says: {
      title: 'Claw Hammer 20oz',
      brand: 'Easterby',
      sku: 'EST-20C',
      gtin: '5012345123455',
      price: 17.94,
      currency: 'GBP',
      origin: 'US',
    },
  },
  {
    name: 'bigcommerce: now and was, a bundle and a currency switcher',
    url: 'https://surfhut.example.com.au/board-wax/',
    html: html(
      'en',
      'Board Wax 3 pack | Surf Hut',
      `<ul class="navUser-section"><li class="currency-selector"><a data-currency-code="USD">USD $</a><a data-currency-code="EUR">EUR €</a><a data-currency-code="AUD">AUD $</a></li></ul><div class="productView"><section class="productView-details"><h1 class="productView-title">Board Wax 3 pack</h1><h2 class="productView-brand"><a href="/brands/stickum/"><span>Stickum</span></a></h2><div class="productView-price"><div class="price-section rrp-price--withTax">Was: <span data-product-rrp-with-tax class="price price--rrp">$29.95</span></div><div class="price-section price-section--withTax">Now: <span data-product-price-with-tax class="price price--withTax">$22.50</span></div></div><dl class="productView-info"><dt class="productView-info-name sku-label">SKU:</dt><dd class="productView-info-value" data-product-sku>WAX-3</dd><dt>UPC:</dt><dd data-product-upc>036000291452</dd></dl></section></div><div class="frequently-bought"><h3>Frequently bought together</h3><span class="price">$61.00</span></div>`,
    ),
    says: {
      title: 'Board Wax 3 pack',
      brand: 'Stickum',
      sku: 'WAX-3',
      gtin: '036000291452',
      price: 22.5,
      currency: 'AUD',
    },
  },
  {
    name: 'prestashop: data-product, a reference, features, the same category',
    url: 'https://savonnerie.example.fr/savons/12-pain-olive.html',
    html: html(
      'fr',
      'Pain de savon olive',
      `<section id="main"><h1 class="h1">Pain de savon olive</h1><div class="product-prices"><div class="product-discount"><span class="regular-price">8,90 €</span></div><div class="product-price h5 has-discount"><div class="current-price"><span class="current-price-value" content="7.12">7,12 €</span><span class="discount discount-percentage">Économisez 20%</span></div><p class="product-unit-price sub">(35,60 € / kg)</p></div><div class="tax-shipping-delivery-label">TTC</div></div><div class="product-reference"><label class="label">Référence</label><span>SAV-OLV-200</span></div><section class="product-features"><h3 class="h6">Fiche technique</h3><dl class="data-sheet"><dt class="name">Composition</dt><dd class="value">Huile d'olive 72 %</dd><dt class="name">Pays d'origine</dt><dd class="value">France</dd></dl></section></section><section class="category-products"><h2>8 autres produits dans la même catégorie :</h2><article class="product-miniature"><h3><a href="/13">Savon lavande</a></h3><span class="price">5,40 €</span></article></section>`,
    ),
    says: {
      title: 'Pain de savon olive',
      sku: 'SAV-OLV-200',
      price: 7.12,
      currency: 'EUR',
      material: "Huile d'olive 72 %",
      origin: 'FR',
    },
  },
  {
    name: 'shopware: microdata, tiers in a table, a unit price',
    url: 'https://farbenladen.example.ch/wandfarbe/SW10045',
    html: html(
      'de-CH',
      'Wandfarbe matt, 5 l | Farbenladen',
      `<div class="product-detail" itemscope itemtype="https://schema.org/Product"><h1 class="product-detail-name" itemprop="name">Wandfarbe matt, 5 l</h1><div class="product-detail-buy" itemprop="offers" itemscope itemtype="https://schema.org/AggregateOffer"><meta itemprop="priceCurrency" content="CHF"><meta itemprop="lowPrice" content="61.90"><meta itemprop="highPrice" content="69.90"><table class="product-block-prices-grid"><tr><th>Bis <span>5</span></th><td>CHF 69.90*</td></tr><tr><th>Ab <span>6</span></th><td>CHF 61.90*</td></tr></table><div class="product-detail-price-unit">Inhalt: 5 Liter <span class="price-unit-reference-content">(CHF 13.98* / 1 Liter)</span></div></div><div class="product-detail-ordernumber-container"><span class="product-detail-ordernumber-label">Produktnummer:</span> <span class="product-detail-ordernumber" itemprop="sku">SW10045</span></div><div class="product-detail-manufacturer"><a class="product-detail-manufacturer-link" title="Kalkwerk">Kalkwerk</a></div></div>`,
    ),
    says: {
      title: 'Wandfarbe matt, 5 l',
      brand: 'Kalkwerk',
      sku: 'SW10045',
      price: 69.9,
      currency: 'CHF',
    },
  },
  {
    name: 'next.js: a state script with the product and a list of others',
    url: 'https://lampa.example.pl/p/lampa-mosiezna-8841',
    html: html(
      'pl',
      'Lampa mosiężna – Lampa',
      `<div id="__next"><h1>Lampa mosiężna</h1></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"product":{"id":8841,"name":"Lampa mosiężna","brand":{"name":"Świt"},"sku":"LM-8841","ean":"5901234123457","price":{"gross":349.0,"net":283.74,"currency":"PLN"},"attributes":[{"name":"Materiał","value":"mosiądz"},{"name":"Kraj pochodzenia","value":"Polska"}]},"recommendations":[{"id":1,"name":"Klosz","sku":"K-1","price":{"gross":49,"currency":"PLN"}}]}}}</script>`,
    ),
    says: {
      title: 'Lampa mosiężna',
      brand: 'Świt',
      sku: 'LM-8841',
      gtin: '5901234123457',
      price: 349,
      currency: 'PLN',
      material: 'mosiądz',
      origin: 'PL',
    },
  },
  {
    name: 'nuxt: a state in a call of a function, a price printed with a dash',
    url: 'https://stoelen.example.nl/eikenstoel',
    html: html(
      'nl',
      'Eikenstoel | Stoelenhuis',
      `<article><h1>Eikenstoel</h1><div class="prijs">€ 189,-</div><p>adviesprijs € 229,-</p><table><tr><td>Artikelnummer</td><td>ST-77</td></tr><tr><td>Materiaal</td><td>Massief eiken</td></tr><tr><td>Land van herkomst</td><td>Litouwen</td></tr></table></article><script>window.__NUXT__=(function(a,b){return {data:[{page:a}]}}("x",2));</script>`,
    ),
    says: {
      title: 'Eikenstoel',
      sku: 'ST-77',
      price: 189,
      currency: 'EUR',
      material: 'Massief eiken',
      origin: 'LT',
    },
  },
  {
    name: 'squarespace: a price in the product block, others as an item list',
    url: 'https://inkwell.example.com/store/p/notebook',
    html: html(
      'en-US',
      'Notebook — Inkwell',
      `<article class="ProductItem"><h1 class="ProductItem-details-title">Notebook</h1><div class="ProductItem-product-price"><div class="product-price"><span class="sqs-money-native">18.00</span></div></div><div class="ProductItem-details-excerpt"><p>Printed in Ohio, USA. ISBN#(9780306406157)</p></div></article>`,
      ld({
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: [
          {
            '@type': 'ListItem',
            item: {
              '@type': 'Product',
              name: 'Pen',
              offers: { '@type': 'Offer', price: 4, priceCurrency: 'USD' },
            },
          },
        ],
      }),
    ),
    says: { title: 'Notebook', gtin: '9780306406157', price: 18, currency: 'USD', origin: 'US' },
  },
  {
    name: 'wix: hooks instead of classes, a member price before the price',
    url: 'https://beekind.example.co.nz/product-page/manuka',
    html: html(
      'en',
      'Manuka Honey 500g | Bee Kind',
      `<div data-hook="product-page"><h1 data-hook="product-title">Manuka Honey 500g</h1><div data-hook="sku">SKU: MH500</div><div class="member-price">Members pay $54.00</div><div data-hook="product-price"><span data-hook="formatted-secondary-price">$72.00</span><span data-hook="formatted-primary-price">$65.00</span></div><pre data-hook="description">Raw honey. Product of New Zealand.</pre></div><div data-hook="related-products-gallery"><h2>Related Products</h2><span data-hook="product-item-price-to-pay">$19.00</span></div>`,
    ),
    says: { title: 'Manuka Honey 500g', sku: 'MH500', price: 65, currency: 'NZD', origin: 'NZ' },
  },
  {
    name: 'opencart: lines of a list, a price without tax, a price in points',
    url: 'https://audio.example.com.sg/headset',
    html: html(
      'en',
      'Studio Headset',
      `<div id="content"><h1>Studio Headset</h1><ul class="list-unstyled"><li>Brand: <a href="/brands/koto">Koto</a></li><li>Product Code: KT-900</li><li>Reward Points: 300</li></ul><ul class="list-unstyled"><li><span style="text-decoration: line-through;">$320.00</span></li><li><h2>$285.00</h2></li><li>Ex Tax: $261.47</li><li>Price in reward points: 2500</li></ul></div><h3>Related Products</h3><div class="product-thumb"><p class="price">$40.00</p></div>`,
    ),
    says: {
      title: 'Studio Headset',
      brand: 'Koto',
      sku: 'KT-900',
      price: 285,
      currency: 'SGD',
    },
  },
  {
    name: 'vtex: a state of its own names, instalments beside the price',
    url: 'https://loja.example.com.br/rede-algodao/p',
    html: html(
      'pt-BR',
      'Rede de algodão - Loja',
      `<h1 class="vtex-store-components-3-x-productNameContainer"><span class="vtex-store-components-3-x-productBrand">Rede de algodão</span></h1><span class="vtex-product-price-1-x-listPrice">De R$ 199,90</span><span class="vtex-product-price-1-x-sellingPrice">Por R$ 149,90</span><span class="vtex-product-price-1-x-installments">ou 3x de R$ 49,97 sem juros</span><p>Composição: 100% algodão</p><p>Fabricado no Brasil</p>`,
      ld({
        '@context': 'https://schema.org/',
        '@type': 'Product',
        name: 'Rede de algodão',
        brand: { '@type': 'Brand', name: 'Sertão' },
        mpn: '5512',
        sku: '88120',
        gtin: '7891234567895',
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: 149.9,
          highPrice: 149.9,
          priceCurrency: 'BRL',
          offers: [{ '@type': 'Offer', price: 149.9, priceCurrency: 'BRL' }],
        },
      }),
    ),
    says: {
      title: 'Rede de algodão',
      brand: 'Sertão',
      sku: '88120',
      gtin: '7891234567895',
      price: 149.9,
      currency: 'BRL',
      material: '100% algodão',
      origin: 'BR',
    },
  },
  {
    name: 'ecwid within another page: a title in a div, sold out',
    url: 'https://jordgubb.example.se/butik/filt',
    html: html(
      'sv',
      'Ullfilt',
      `<div class="ec-store"><div class="product-details"><h1 class="product-details__product-title ec-header-h3">Ullfilt</h1><div class="product-details__product-sku ec-text-muted">Art.nr UF-130</div><div class="product-details__product-price ec-price-item"><span class="details-product-price__value ec-price-item">1 299 kr</span></div><div class="product-details__product-soldout">Slut i lager</div><div class="product-details__product-description"><p>Material: 100 % ull. Tillverkad i Sverige.</p></div></div></div>`,
    ),
    says: {
      title: 'Ullfilt',
      sku: 'UF-130',
      price: 1299,
      currency: 'SEK',
      material: '100 % ull',
      origin: 'SE',
    },
  },
  {
    name: 'oxid: a price per kilogram before the price, an article number, a deposit',
    url: 'https://getraenke.example.de/saft.html',
    html: html(
      'de',
      'Apfelsaft 6 x 1 l',
      `<div class="detailsInfo"><h1 id="productTitle"><span>Apfelsaft 6 x 1 l</span></h1><p class="unitprice">Grundpreis: 2,15 €/l</p><div class="price"><span id="productPrice">12,90 €*</span></div><p class="deposit price">zzgl. Pfand 2,40 €</p><p>Art.Nr.: 30-118</p><p>EAN (4001234567891)</p><p>Ursprung: Österreich</p></div>`,
    ),
    says: {
      title: 'Apfelsaft 6 x 1 l',
      sku: '30-118',
      gtin: '4001234567891',
      price: 12.9,
      currency: 'EUR',
      origin: 'AT',
    },
  },
];
