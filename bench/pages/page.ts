/**
 * A product page of a given size, as a large shop sends it: scripts, menus, cards of other
 * products, reviews, and the product.
 */

const PRODUCT = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Stoneware dinner plate, reactive glaze, 27 cm',
  sku: 'PLT-27-RG',
  gtin13: '4006381333931',
  brand: { '@type': 'Brand', name: 'Kilnwright' },
  material: 'Stoneware',
  description:
    'A dinner plate of stoneware with a reactive glaze. Safe in dishwasher, microwave and oven.',
  image: [
    'https://cdn.shop.example/plates/27/front.jpg',
    'https://cdn.shop.example/plates/27/back.jpg',
  ],
  offers: {
    '@type': 'Offer',
    price: '18.90',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
  },
};

/** What the page says of its product; the bench checks that it was really read. */
export const EXPECTED = {
  title: PRODUCT.name,
  price: 18.9,
  currency: 'EUR',
  countryOfOrigin: 'PT',
};

const card = (at: number): string => `
<li class="product-card" data-index="${at}"><a href="/p/${at}?ref=related&amp;pos=${at % 12}" title="Bowl no. ${at}">
<img loading="lazy" data-src="https://cdn.shop.example/bowls/${at}/small.jpg" alt="Bowl of stoneware, no. ${at}" width="240" height="240">
<span class="product-card__name">Serving bowl ${at}, glazed, ${12 + (at % 20)} cm</span>
<span class="price"><del>${20 + (at % 9)},95 €</del> <ins>${14 + (at % 7)},50 €</ins></span></a></li>`;

const review = (at: number): string => `
<article class="review" itemprop="review" itemscope itemtype="https://schema.org/Review"><h4 itemprop="name">Bought it for the ${at}th time</h4>
<span itemprop="author">Customer ${at}</span><meta itemprop="datePublished" content="2026-0${1 + (at % 9)}-1${at % 10}">
<p itemprop="reviewBody">The glaze differs a little from plate to plate, which we like. Number ${at} came with a chip and was replaced within a
week without questions. A friend says that hers were made in China, but ours have a stamp from another place.</p></article>`;

const script = (at: number): string => `
<script>window.__chunk${at}=function(e,t){var n=e.length,r=[];for(var o=0;o<n;o++){r.push(t(e[o],o,"${'x'.repeat(60)}"))}return{id:${at},list:r,key:"k${at}"}};</script>`;

/** The page, padded with what surrounds a product until it holds so many characters. */
export function largePage(characters: number): string {
  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${PRODUCT.name} | Kilnwright</title>
<meta property="og:type" content="product"><meta property="og:title" content="${PRODUCT.name}"><meta name="description" content="${PRODUCT.description}">
<script type="application/ld+json">${JSON.stringify(PRODUCT)}</script></head><body><header><nav><a href="/">Home</a></nav></header>
<main><h1>${PRODUCT.name}</h1><p class="price">18,90 €</p><p>${PRODUCT.description}</p>
<table class="facts"><tr><th>Material</th><td>Stoneware</td></tr><tr><th>Country of origin</th><td>Portugal</td></tr></table></main><aside>`;
  const tail =
    '</aside><footer><p>Kilnwright Ltd, 1 Pottery Lane, Stoke</p></footer></body></html>';
  const parts = [head];
  let length = head.length + tail.length;
  for (let at = 0; length < characters; at += 1) {
    const part = card(at) + (at % 2 === 0 ? review(at) : script(at));
    parts.push(part);
    length += part.length;
  }
  return parts.join('') + tail;
}
