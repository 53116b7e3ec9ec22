/** Pages that state their product for machines, each in a way of its own. */
import { html, ld, type ShopPage } from './page.ts';

export const STRUCTURED: readonly ShopPage[] = [
  {
    name: 'a graph of several products of which one is that of the page',
    url: 'https://cutlers.example.com/p/paring-knife',
    html: html(
      'en-US',
      'Paring Knife | Cutlers',
      `<h1>Paring Knife</h1>`,
      ld({
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'WebSite', name: 'Cutlers' },
          {
            '@type': 'Product',
            name: 'Bread Knife',
            sku: 'BK-1',
            offers: { price: '80.00', priceCurrency: 'USD' },
          },
          {
            '@type': 'Product',
            name: 'Paring Knife',
            url: 'https://cutlers.example.com/p/paring-knife',
            sku: 'PK-3',
            brand: 'Hako',
            gtin13: '4901234567894',
            material: 'VG-10 steel',
            countryOfOrigin: 'JP',
            offers: { '@type': 'Offer', price: '64.00', priceCurrency: 'USD' },
          },
        ],
      }),
    ),
    says: {
      title: 'Paring Knife',
      brand: 'Hako',
      sku: 'PK-3',
      gtin: '4901234567894',
      price: 64,
      currency: 'USD',
      material: 'VG-10 steel',
      origin: 'JP',
    },
  },
  {
    name: 'a product group whose variant the address names',
    url: 'https://trailhead.example.com/boot?size=42',
    html: html(
      'en-GB',
      'Trail Boot',
      '<h1>Trail Boot</h1>',
      ld({
        '@context': 'https://schema.org',
        '@type': 'ProductGroup',
        name: 'Trail Boot',
        productGroupID: 'TB',
        brand: { '@type': 'Brand', name: 'Fellgate' },
        material: 'Nubuck leather',
        hasVariant: [
          {
            '@type': 'Product',
            name: 'Trail Boot 41',
            sku: 'TB-41',
            gtin13: '5012345123455',
            offers: {
              '@type': 'Offer',
              url: 'https://trailhead.example.com/boot?size=41',
              price: 139,
              priceCurrency: 'GBP',
            },
          },
          {
            '@type': 'Product',
            name: 'Trail Boot 42',
            sku: 'TB-42',
            gtin13: '4006381333931',
            offers: {
              '@type': 'Offer',
              url: 'https://trailhead.example.com/boot?size=42',
              price: 145,
              priceCurrency: 'GBP',
            },
          },
        ],
      }),
    ),
    says: {
      title: 'Trail Boot',
      brand: 'Fellgate',
      sku: 'TB-42',
      gtin: '4006381333931',
      price: 145,
      currency: 'GBP',
      material: 'Nubuck leather',
    },
  },
  {
    name: 'a product group whose variants differ in stock',
    url: 'https://strik.example.dk/vare/sweater',
    html: html(
      'da',
      'Sweater – Strik',
      '<h1>Sweater</h1><p class="pris">kr. 899,00</p>',
      ld({
        '@context': 'https://schema.org',
        '@type': 'ProductGroup',
        name: 'Sweater',
        hasVariant: [
          {
            '@type': 'Product',
            sku: 'SW-S',
            offers: {
              price: '799.00',
              priceCurrency: 'DKK',
              availability: 'https://schema.org/OutOfStock',
            },
          },
          {
            '@type': 'Product',
            sku: 'SW-M',
            offers: {
              price: '899.00',
              priceCurrency: 'DKK',
              availability: 'https://schema.org/InStock',
            },
          },
        ],
      }),
    ),
    says: { title: 'Sweater', sku: 'SW-M', price: 899, currency: 'DKK' },
  },
  {
    name: 'list price, sale price and price without tax as specifications',
    url: 'https://werkzeug.example.at/saege',
    html: html(
      'de-AT',
      'Säge',
      '<h1>Säge</h1>',
      ld({
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Säge',
        sku: 'S-9',
        gtin: '4001234567891',
        offers: {
          '@type': 'Offer',
          priceCurrency: 'EUR',
          priceSpecification: [
            {
              '@type': 'UnitPriceSpecification',
              priceType: 'https://schema.org/ListPrice',
              price: '59.90',
              priceCurrency: 'EUR',
            },
            {
              '@type': 'UnitPriceSpecification',
              price: '37.42',
              priceCurrency: 'EUR',
              valueAddedTaxIncluded: false,
            },
            {
              '@type': 'UnitPriceSpecification',
              price: '44.90',
              priceCurrency: 'EUR',
              valueAddedTaxIncluded: true,
            },
          ],
        },
      }),
    ),
    says: { title: 'Säge', sku: 'S-9', gtin: '4001234567891', price: 44.9, currency: 'EUR' },
  },
  {
    name: 'a member price beside the price as specifications',
    url: 'https://grocer.example.com/olive-oil',
    html: html(
      'en-US',
      'Olive Oil 1 l',
      '<h1>Olive Oil 1 l</h1>',
      ld({
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Olive Oil 1 l',
        offers: {
          '@type': 'Offer',
          priceSpecification: [
            {
              '@type': 'UnitPriceSpecification',
              price: 9.99,
              priceCurrency: 'USD',
              validForMemberTier: { '@type': 'MemberProgramTier', name: 'Silver' },
            },
            { '@type': 'UnitPriceSpecification', price: 12.99, priceCurrency: 'USD' },
            {
              '@type': 'UnitPriceSpecification',
              price: 1.3,
              priceCurrency: 'USD',
              referenceQuantity: { '@type': 'QuantitativeValue', value: 100, unitCode: 'MLT' },
            },
          ],
        },
      }),
    ),
    says: { title: 'Olive Oil 1 l', price: 12.99, currency: 'USD' },
  },
  {
    name: 'a product without offers, related ones with theirs',
    url: 'https://atelier.example.com/vase-nora',
    html: html(
      'en',
      'Vase Nora',
      '<h1>Vase Nora</h1><p>Price on request</p>',
      ld([
        {
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: 'Vase Nora',
          sku: 'VN-1',
          isRelatedTo: [
            {
              '@type': 'Product',
              name: 'Vase Mia',
              sku: 'VM-1',
              offers: { price: 45, priceCurrency: 'USD' },
            },
          ],
        },
        {
          '@type': 'ItemList',
          name: 'Customers also bought',
          itemListElement: [
            {
              '@type': 'Product',
              name: 'Vase Ida',
              offers: { price: 33, priceCurrency: 'USD' },
            },
          ],
        },
      ]),
    ),
    says: { title: 'Vase Nora', sku: 'VN-1', price: null, currency: null },
  },
  {
    name: 'microdata whose related products are items of their own',
    url: 'https://bazar.example.cz/hrnek-modry',
    html: html(
      'cs',
      'Hrnek modrý',
      `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Hrnek modrý</h1><meta itemprop="sku" content="HM-1"><span itemprop="brand">Hrnčírna</span><div>Materiál: kamenina</div><div>Země původu: Česko</div><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price" content="249">249 Kč</span><meta itemprop="priceCurrency" content="CZK"></div></div>
<div class="slider"><div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Talíř</b><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price" content="99">99 Kč</span></div></div></div>`,
    ),
    says: {
      title: 'Hrnek modrý',
      brand: 'Hrnčírna',
      sku: 'HM-1',
      price: 249,
      currency: 'CZK',
      material: 'kamenina',
      origin: 'CZ',
    },
  },
  {
    name: 'a product in microdata without a price, a carousel in microdata with prices',
    url: 'https://galerie.example.de/bild-meer',
    html: html(
      'de',
      'Bild Meer',
      `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Bild Meer</h1><meta itemprop="sku" content="BM-7"><p>Preis auf Anfrage</p></div><div class="carousel"><h3>Kunden kauften auch</h3><div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Bild Wald</b><span itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price">120,00</span> <span itemprop="priceCurrency" content="EUR">€</span></span></div></div>`,
    ),
    says: { title: 'Bild Meer', sku: 'BM-7', price: null, currency: null },
  },
  {
    name: 'RDFa',
    url: 'https://libri.example.it/atlante',
    html: html(
      'it',
      'Atlante illustrato',
      `<div vocab="https://schema.org/" typeof="Product"><h1 property="name">Atlante illustrato</h1><span property="brand">Casa Carta</span><span property="gtin13">9780306406157</span><span property="sku">AT-1</span><div property="offers" typeof="Offer"><span property="price" content="34.90">34,90</span> <span property="priceCurrency" content="EUR">€</span></div><p>Stampato in Italia</p></div>`,
    ),
    says: {
      title: 'Atlante illustrato',
      brand: 'Casa Carta',
      sku: 'AT-1',
      gtin: '9780306406157',
      price: 34.9,
      currency: 'EUR',
      origin: 'IT',
    },
  },
  {
    name: 'open graph alone',
    url: 'https://zapatos.example.es/bota',
    html: html(
      'es',
      'Bota de piel | Zapatos',
      '<div id="app"></div>',
      '<meta property="og:site_name" content="Zapatos"><meta property="og:type" content="product"><meta property="og:title" content="Bota de piel"><meta property="product:brand" content="Almansa"><meta property="product:retailer_item_id" content="B-440"><meta property="product:price:amount" content="129,95"><meta property="product:price:currency" content="EUR"><meta property="product:material" content="Piel"><meta property="product:ean" content="8481234567897">',
    ),
    says: {
      title: 'Bota de piel',
      brand: 'Almansa',
      sku: 'B-440',
      gtin: '8481234567897',
      price: 129.95,
      currency: 'EUR',
      material: 'Piel',
    },
  },
  {
    name: 'open graph with the price before the sale',
    url: 'https://loom.example.com/rug',
    html: html(
      'en',
      'Rug',
      '<h1>Rug</h1>',
      '<meta property="og:title" content="Rug"><meta property="product:original_price:amount" content="400"><meta property="product:original_price:currency" content="USD"><meta property="product:sale_price:amount" content="320"><meta property="product:sale_price:currency" content="USD"><meta property="product:price:amount" content="400"><meta property="product:price:currency" content="USD">',
    ),
    says: { title: 'Rug', price: 320, currency: 'USD' },
  },
  {
    name: 'an aggregate of sellers and an unoffered twin',
    url: 'https://market.example.com.mx/licuadora',
    html: html(
      'es-MX',
      'Licuadora 600 W',
      '<h1>Licuadora 600 W</h1><p>Desde $899.00</p>',
      ld({
        '@context': 'http://schema.org',
        '@type': ['Product', 'IndividualProduct'],
        name: 'Licuadora 600 W',
        brand: ['Osten'],
        identifier: { '@type': 'PropertyValue', propertyID: 'gtin12', value: '036000291452' },
        offers: {
          '@type': 'AggregateOffer',
          offerCount: 3,
          lowPrice: '899.00',
          highPrice: '1,199.00',
          priceCurrency: 'MXN',
        },
      }),
    ),
    says: {
      title: 'Licuadora 600 W',
      brand: 'Osten',
      gtin: '036000291452',
      price: 899,
      currency: 'MXN',
    },
  },
  {
    name: 'offers in several currencies for a switcher',
    url: 'https://watchco.example.co.uk/diver',
    html: html(
      'en-GB',
      'Diver Watch',
      '<h1>Diver Watch</h1><p>Swiss movement. Assembled in Hong Kong.</p>',
      ld({
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Diver Watch',
        sku: 'DW-200',
        offers: [
          { '@type': 'Offer', price: '410', priceCurrency: 'USD' },
          { '@type': 'Offer', price: '320', priceCurrency: 'GBP' },
          { '@type': 'Offer', price: '375', priceCurrency: 'EUR' },
        ],
      }),
    ),
    says: { title: 'Diver Watch', sku: 'DW-200', price: 320, currency: 'GBP', origin: 'HK' },
  },
  {
    name: 'JSON-LD broken by a comment, a comma and a line in a text',
    url: 'https://tuote.example.fi/puukko',
    html: html(
      'fi',
      'Puukko',
      `<h1>Puukko</h1><script type="application/ld+json">
/* tuote */ {"@context":"https://schema.org","@type":"Product","name":"Puukko","description":"Terä
hiiliterästä","sku":"PU-5","brand":{"@type":"Brand","name":"Iisakki"},"offers":{"@type":"Offer","price":"89,00","priceCurrency":"EUR",},}
</script><p>Valmistusmaa: Suomi</p>`,
    ),
    says: {
      title: 'Puukko',
      brand: 'Iisakki',
      sku: 'PU-5',
      price: 89,
      currency: 'EUR',
      origin: 'FI',
    },
  },
  {
    name: 'a price of zero that stands for none',
    url: 'https://parts.example.com/gasket',
    html: html(
      'en-US',
      'Gasket',
      '<h1>Gasket</h1><p>Login to see the price</p>',
      ld({
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Gasket',
        sku: 'G-1',
        offers: { '@type': 'Offer', price: '0.00', priceCurrency: 'USD' },
      }),
    ),
    says: { title: 'Gasket', sku: 'G-1', price: null },
  },
];
