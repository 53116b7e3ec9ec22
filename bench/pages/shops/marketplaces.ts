/** Pages in the manner of market places and large shops. */
import { bare, cents, escaped, ld, page, type Shop } from './parts.ts';

const whole = (shown: string): string => bare(shown).replace(/[.,]\d{2}$/, '');
const part = (shown: string): string => /[.,](\d{2})$/.exec(bare(shown))?.[1] ?? '00';

export const MARKETPLACES: readonly Shop[] = [
  {
    name: 'market place with prices off the screen',
    goods: 'us1 de1',
    says: 'price currency sku brand',
    html: (g) =>
      page(
        g,
        '',
        `<div id="dp"><div id="centerCol"><h1 id="title"><span id="productTitle">${g.title}</span></h1><a id="bylineInfo" class="a-link-normal" href="/stores/x">${g.key === 'us1' ? `Visit the ${g.brand} Store` : `Marke: ${g.brand}`}</a>
<div id="corePriceDisplay_desktop_feature_div"><span class="savingsPercentage">-28%</span><span class="a-price aok-align-center priceToPay"><span class="a-offscreen">${g.shown}</span><span aria-hidden="true"><span class="a-price-symbol">$</span><span class="a-price-whole">${whole(g.shown)}<span class="a-price-decimal">.</span></span><span class="a-price-fraction">${part(g.shown)}</span></span></span><span class="basisPrice">List Price: <span class="a-price a-text-price" data-a-strike="true"><span class="a-offscreen">${g.was}</span></span></span></div>
<div id="mir-layout-DELIVERY_BLOCK">Delivery ${g.ship}</div></div><table id="productDetails_techSpec_section_1"><tr><th>ASIN</th><td>B0${g.gtin.slice(3, 11)}</td></tr><tr><th>Brand</th><td>&lrm;${g.brand}</td></tr></table></div>
<div id="sims-consolidated"><h2>Customers who viewed this item also viewed</h2><ol><li><a href="/dp/1">One</a><span class="a-price"><span class="a-offscreen">${g.other}</span></span></li></ol></div>`,
      ),
    but: (g) => ({ sku: `B0${g.gtin.slice(3, 11)}` }),
  },
  {
    name: 'market place with a table of prices',
    goods: 'us2 gb2',
    says: 'price currency sku brand',
    html: (g) =>
      page(
        g,
        '',
        `<div id="ppd"><h1 id="title"><span id="productTitle">${g.title}</span></h1><div>by <a id="bylineInfo" href="/b">${escaped(g.brand)}</a></div><div id="price"><table class="a-lineitem"><tr><td class="a-color-secondary">List Price:</td><td><span class="priceBlockStrikePriceString a-text-strike">${g.was}</span></td></tr><tr id="priceblock_ourprice_row"><td id="priceblock_ourprice_lbl">Price:</td><td><span id="priceblock_ourprice" class="a-size-medium a-color-price">${g.shown}</span></td></tr><tr><td>You Save:</td><td class="priceBlockSavingsString">$20.00 (29%)</td></tr></table></div>
<div id="detail-bullets"><ul><li><b>Item model number:</b> ${g.sku}</li><li><b>ASIN: </b>B0${g.gtin.slice(3, 11)}</li><li><b>Shipping Weight:</b> 2.1 pounds</li></ul></div></div>`,
      ),
    but: (g) => ({ sku: `B0${g.gtin.slice(3, 11)}` }),
  },
  {
    name: 'auction house',
    goods: 'us1 ca1',
    says: 'price currency sku brand gtin',
    html: (g) =>
      page(
        g,
        '',
        `<main><h1 class="x-item-title__mainTitle"><span>${g.title}</span></h1><div class="x-price-section"><div class="x-price-primary"><span class="ux-textspans">${g.key === 'us1' ? 'US' : 'C'} ${g.shown}/ea</span></div><div class="x-additional-info"><span>Was: </span><span class="ux-textspans--STRIKETHROUGH">US ${g.was}</span><span>Save US $20.00 (29% off)</span></div></div>
<div class="ux-labels-values--shipping"><span>Shipping:</span><span>US ${g.ship}</span></div><div class="ux-layout-section--features"><dl class="ux-labels-values"><dt>Brand</dt><dd>${g.brand}</dd></dl><dl class="ux-labels-values"><dt>MPN</dt><dd>Does Not Apply</dd></dl><dl><dt>UPC</dt><dd>${g.gtin}</dd></dl><dl><dt>eBay item number</dt><dd>27445${g.gtin.slice(5, 11)}</dd></dl></div></main>`,
      ),
    but: (g) => ({ sku: `27445${g.gtin.slice(5, 11)}` }),
  },
  {
    name: 'market of makers',
    goods: 'gb1 us4',
    says: 'price currency brand sku',
    html: (g) =>
      page(
        g,
        ld({
          '@type': 'Product',
          '@context': 'https://schema.org',
          name: g.title,
          sku: '88112233',
          brand: { '@type': 'Brand', name: g.brand },
          offers: {
            '@type': 'AggregateOffer',
            offerCount: 12,
            lowPrice: g.price,
            highPrice: '180.00',
            priceCurrency: g.currency,
            availability: 'https://schema.org/InStock',
          },
        }),
        `<div class="listing-page-content"><div data-buy-box-region="price"><p class="wt-text-title-larger">Price: ${g.shown}+</p><p class="wt-text-strikethrough">Original Price: ${g.was}+</p></div><h1 data-buy-box-listing-title>${g.title}</h1><p>Ships from abroad for ${g.ship}</p></div>`,
      ),
    but: () => ({ sku: '88112233' }),
  },
  {
    name: 'fashion shop with sizes in its structured data',
    goods: 'de2 pl1',
    says: 'price currency sku brand',
    html: (g) =>
      page(
        g,
        ld({
          '@context': 'http://schema.org',
          '@type': 'Product',
          name: g.title,
          brand: { '@type': 'Brand', name: g.brand },
          sku: g.sku,
          offers: ['S', 'M', 'L'].map((size, at) => ({
            '@type': 'Offer',
            sku: `${g.sku}000${size}`,
            price: Number(g.price),
            priceCurrency: g.currency,
            availability: `http://schema.org/${at === 0 ? 'OutOfStock' : 'InStock'}`,
          })),
        }),
        `<div><x-wrapper-re-1-4><h1><span class="EKabf7">${g.brand}</span><span class="EKabf7">${g.title}</span></h1><div class="hPWzFB"><p class="_0xLoFW"><span>ab ${g.shown}</span></p><p><span class="Yb63TQ">Ursprünglich: </span><span>${g.was}</span></p></div></x-wrapper-re-1-4></div>`,
      ),
  },
  {
    name: 'japanese market place',
    goods: 'jp1',
    says: 'price currency sku brand gtin',
    html: (g) =>
      page(
        g,
        '',
        `<div id="pagebody"><table><tr><td><span class="item_name"><b>${g.title}</b></span><h1 class="item_name">${g.title}</h1><span class="item_number_title">商品番号</span> <span class="item_number">${g.sku}</span><br><span class="double_price">当店通常価格 <span class="double_price">${g.was} (税込)</span></span><br>価格 <span class="price2">${g.shown} <span class="taxin">(税込)</span></span> <span class="shippingCost_free">送料550円</span><br>ポイント 45ポイント</td></tr></table><table><tr><td>ブランド</td><td>${g.brand}</td></tr><tr><td>JANコード</td><td>${g.gtin}</td></tr></table></div>`,
      ),
  },
  {
    name: 'latin american market place',
    goods: 'mx1 br1',
    says: 'price currency brand',
    html: (g) =>
      page(
        g,
        '',
        `<div class="ui-pdp"><span class="ui-pdp-subtitle">${g.key === 'mx1' ? 'Nuevo' : 'Novo'} | +100 vendidos</span><h1 class="ui-pdp-title">${g.title}</h1><div class="ui-pdp-price" itemprop="offers" itemscope itemtype="http://schema.org/Offer"><s class="andes-money-amount andes-money-amount--previous"><span class="andes-money-amount__fraction">${whole(g.was)}</span></s><div class="ui-pdp-price__second-line"><span class="andes-money-amount"><meta itemprop="price" content="${g.price}"/><span class="andes-money-amount__currency-symbol">${g.shown.replace(/[\d.,\s]+/g, '')}</span><span class="andes-money-amount__fraction">${whole(g.shown)}</span><span class="andes-money-amount__cents">${part(g.shown)}</span></span><span class="andes-money-amount__discount">20% OFF</span></div>
<div class="ui-pdp-price__subtitles"><p>${g.key === 'mx1' ? 'en' : 'em'} 12x ${g.rate} ${g.key === 'mx1' ? 'sin intereses' : 'sem juros'}</p></div></div><table class="andes-table"><tr class="andes-table__row"><th>Marca</th><td>${g.brand}</td></tr></table></div>`,
      ),
  },
  {
    name: 'polish market place',
    goods: 'pl1',
    says: 'price currency sku brand gtin',
    html: (g) =>
      page(
        g,
        '',
        `<div itemscope itemtype="http://schema.org/Product"><meta itemprop="url" content="https://shop.example.pl/p/item"><meta itemprop="sku" content="11224433${g.gtin.slice(8, 10)}"><meta itemprop="gtin" content="${g.gtin}"><meta itemprop="brand" content="${g.brand}"><h1 class="msa3" itemprop="name">${g.title}</h1><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="price" content="${g.price}"><meta itemprop="priceCurrency" content="PLN"><div aria-label="cena ${g.shown}"><span>${whole(g.shown)},</span><span>${part(g.shown)}</span><span> zł</span></div></div><p>10 rat x ${g.rate}, 0 zł pierwsza wpłata</p><p>dostawa od ${g.ship}</p><ul><li><div>Kod producenta:</div><div>${g.sku}</div></li></ul></div>`,
      ),
    but: (g) => ({ sku: `11224433${g.gtin.slice(8, 10)}` }),
  },
  {
    name: 'furniture house',
    goods: 'us2 se1',
    says: 'price currency sku',
    html: (g) =>
      page(
        g,
        '',
        `<div class="range-revamp-product"><div class="js-price-package pip-price-package"><h1 class="pip-header-section"><span class="pip-header-section__title--big">GRANBY</span><span class="pip-header-section__description">${g.title}</span></h1><div class="pip-price-package__price"><span class="pip-price"><span aria-hidden="true"><span class="pip-price__currency">${g.currency === 'USD' ? '$' : ''}</span><span class="pip-price__integer">${whole(g.shown)}</span><span class="pip-price__decimal"><span class="pip-price__separator">.</span>${g.currency === 'USD' ? '00' : '-'}</span></span><span class="pip-price__sr-text">${g.currency === 'USD' ? 'Price ' : 'Pris '}${g.shown}</span></span></div></div>
<div class="pip-product-identifier"><span class="pip-product-identifier__label">${g.currency === 'USD' ? 'Article Number' : 'Artikelnummer'}</span><span class="pip-product-identifier__value">404.${g.gtin.slice(4, 7)}.${g.gtin.slice(8, 10)}</span></div></div>`,
      ),
    but: (g) => ({ sku: `404.${g.gtin.slice(4, 7)}.${g.gtin.slice(8, 10)}` }),
  },
  {
    name: 'department store by scripts',
    goods: 'us4 au1',
    says: 'price currency sku brand gtin',
    html: (g) =>
      page(
        g,
        '',
        `<div id="__next"><main><p class="css-1x2y"><a href="/brand">${g.brand}</a></p><h1 class="css-9k">${g.title}</h1><div class="css-77a"><span class="css-88b">${g.shown}</span><span class="css-99c">${g.was}</span></div></main></div>
<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { product: { id: 'p-1', name: g.title, brand: { name: g.brand }, sku: g.sku, gtin: g.gtin, price: { current: { value: Number(g.price), currency: g.currency }, previous: { value: 999 } }, images: [{ url: '/a.jpg' }] }, recommendations: [{ name: 'Other', sku: 'O-1', price: 3, brand: 'X' }] } } })}</script>`,
      ),
  },
  {
    name: 'shop of a graph client',
    goods: 'de1 us3',
    says: 'price currency sku brand',
    html: (g) =>
      page(
        g,
        '',
        `<div id="root"><div class="Pdp_root__x1"><h1>${g.title}</h1><strong>${g.shown}</strong></div></div><script>window.__APOLLO_STATE__ = ${JSON.stringify({ ROOT_QUERY: { 'product({"slug":"item"})': { __ref: 'Product:42' } }, 'Product:42': { __typename: 'Product', id: '42', name: g.title, sku: g.sku, brandName: g.brand, price: { __typename: 'Money', centAmount: cents(g), currencyCode: g.currency } }, 'Product:43': { __typename: 'Product', id: '43', name: 'Other thing', sku: 'ZZ', brandName: 'Else', price: { centAmount: 100, currencyCode: g.currency } } })};</script>`,
      ),
  },
  {
    name: 'shop whose state is a call',
    goods: 'es1 nl1',
    says: 'price currency sku brand',
    html: (g) =>
      page(
        g,
        '',
        `<div id="__nuxt"><main><h1 class="product-name">${g.title}</h1><div class="brand">${g.brand}</div><div class="prices"><span class="final">${g.shown}</span> <span class="initial" style="text-decoration:line-through">${g.was}</span></div><p class="ref">Ref. ${g.sku}</p></main></div><script>window.__NUXT__=(function(a,b,c){return {layout:"default",data:[{product:{id:a,name:b,price:c,stock:true}}],fetch:{}}}("771","${g.title}",${g.price}));</script>`,
      ),
  },
  {
    name: 'shop with a data layer',
    goods: 'gb2 it1',
    says: 'price currency sku brand',
    html: (g) =>
      page(
        g,
        `<script>window.dataLayer = window.dataLayer || []; dataLayer.push({"ecommerce":{"currencyCode":"${g.currency}","detail":{"products":[{"name":"${g.title}","id":"${g.sku}","price":"${g.price}","brand":"${g.brand}","category":"Home"}]}}});</script>`,
        `<div class="pdp"><h1>${g.title}</h1><div class="pdp__buy"><div class="pdp__cost">${g.shown}</div><button>Add</button></div></div>`,
      ),
  },
];
