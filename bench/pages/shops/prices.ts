/** Small shops that print their prices in plain HTML alone. */
import { bare, escaped, grid, page, type Shop } from './parts.ts';

export const PLAIN_PRICES: readonly Shop[] = [
  {
    name: 'former price by its class',
    goods: 'us1 gb2',
    says: 'price currency',
    html: (g) =>
      page(
        g,
        '',
        `<div id="product"><h1>${g.title}</h1><div class="pricing"><span class="rrp">RRP ${g.was}</span><span class="now">Now ${g.shown}</span></div></div>`,
      ),
  },
  {
    name: 'price from, in a shop of variants',
    goods: 'de1 nl1',
    says: 'price currency',
    html: (g) =>
      page(
        g,
        '',
        `<div class="artikel"><h1>${g.title}</h1><p class="preis"><span>${g.key === 'de1' ? 'ab' : 'vanaf'}</span> <strong>${g.shown}</strong> <small>inkl. MwSt.</small></p></div>`,
      ),
  },
  {
    name: 'price of a measure first',
    goods: 'de3 us3',
    says: 'price currency',
    html: (g) =>
      page(
        g,
        '',
        `<div class="item"><h1>${g.title}</h1><p class="baseprice">(${g.measure})</p><p class="itemprice">${g.shown}</p></div>`,
      ),
  },
  {
    name: 'price for members below the price',
    goods: 'us4 gb1',
    says: 'price currency',
    html: (g) =>
      page(
        g,
        '',
        `<main><h1>${g.title}</h1><div class="buy"><div class="price-block"><div class="member-price">Members pay ${g.other}</div><div class="price">${g.shown}</div></div><a>Join the club</a></div></main>`,
      ),
  },
  {
    name: 'instalments before the price',
    goods: 'us2 au1',
    says: 'price currency',
    html: (g) =>
      page(
        g,
        '',
        `<main><h1>${g.title}</h1><div class="payment-info">or 4 interest-free payments of <b>${g.rate}</b> with Paylater</div><div class="product-cost"><span>${g.shown}</span></div></main>`,
      ),
  },
  {
    name: 'free delivery over a sum',
    goods: 'us1 ca1',
    says: 'price currency',
    html: (g) =>
      page(
        g,
        '',
        `<div class="promo-bar">Free shipping on orders over $150.00</div><main><h1>${g.title}</h1><p>Flat rate shipping: ${g.ship}</p><h3>${g.shown}</h3><button>Add to cart</button></main>`,
      ),
  },
  {
    name: 'related products before the heading',
    goods: 'gb2 us4',
    says: 'price currency',
    html: (g) =>
      page(
        g,
        '',
        `<div id="left"><h4>Specials</h4><table><tr><td><a href="/x1">First</a><br>${g.other}</td></tr><tr><td><a href="/x2">Second</a><br>${g.ship}</td></tr></table></div><div id="right"><h1>${g.title}</h1><table><tr><td>Our Price:</td><td><b>${g.shown}</b></td></tr></table></div>`,
      ),
  },
  {
    name: 'prices by quantity',
    goods: 'us3 de1',
    says: 'price currency',
    html: (g) =>
      page(
        g,
        '',
        `<div class="product"><h1>${g.title}</h1><table class="tier-prices"><tr><th>Qty</th><th>Price</th></tr><tr><td>1 - 9</td><td>${g.shown}</td></tr><tr><td>10+</td><td>${g.other}</td></tr><tr><td>100+</td><td>${g.ship}</td></tr></table></div>`,
      ),
  },
  {
    name: 'subscription beside the single purchase',
    goods: 'us3 us4',
    says: 'price currency',
    html: (g) =>
      page(
        g,
        '',
        `<main><h1>${g.title}</h1><form><div class="purchase-option subscription"><label>Subscribe &amp; save 10%</label><span class="price">${g.other}</span></div><div class="purchase-option one-time"><label>One-time purchase</label><span class="price">${g.shown}</span></div></form></main>`,
      ),
  },
  {
    name: 'set of several with its sum',
    goods: 'us1 gb1',
    says: 'price currency',
    html: (g) =>
      page(
        g,
        '',
        `<main><h1>${g.title}</h1><div class="product-form"><div class="price">${g.shown}</div></div><div class="bundle"><h3>Buy it together</h3><p>This item + Other item a</p><p>Total price: <span class="price sale-price">${g.was}</span></p></div></main>`,
      ),
  },
  {
    name: 'blank after the decimal comma',
    goods: 'fr1 pl1',
    says: 'price currency',
    html: (g) =>
      page(
        g,
        '',
        `<div class="fiche"><h1>${g.title}</h1><div class="prix">${g.shown.replace(',', ', ')}</div></div>`,
      ),
  },
  {
    name: 'cents behind the sign',
    goods: 'fr1 gb1 es1',
    says: 'price currency',
    html: (g) =>
      page(
        g,
        '',
        `<div class="fiche"><h1>${g.title}</h1><div class="montant"><span>${bare(g.shown).split(/[.,]/)[0]}</span><sup>${g.currency === 'GBP' ? '£' : '€'}</sup><span>${bare(g.shown).split(/[.,]/)[1]}</span></div></div>`,
      ),
  },
  {
    name: 'three decimals of a dinar',
    goods: 'kw1',
    says: 'price currency',
    html: (g) =>
      page(
        g,
        '',
        `<div class="product-info"><h1>${g.title}</h1><div class="special">${g.shown}</div><del>${g.was}</del></div>`,
      ),
  },
  {
    name: 'price with a plus behind it',
    goods: 'us4 gb2',
    says: 'price currency',
    html: (g) =>
      page(
        g,
        '',
        `<div class="listing"><h1>${g.title}</h1><p class="amount">${g.shown}+</p><p>+ ${g.ship} shipping</p></div>`,
      ),
  },
  {
    name: 'net and gross',
    goods: 'gb2 de2',
    says: 'price currency',
    html: (g) =>
      page(
        g,
        '',
        `<div class="pd"><h1>${g.title}</h1><div class="price-inc-vat"><span class="price">${g.shown}</span> ${g.currency === 'GBP' ? 'inc VAT' : 'inkl. MwSt.'}</div><div class="price-ex-vat"><span class="price">${g.other}</span> ${g.currency === 'GBP' ? 'ex VAT' : 'exkl. MwSt.'}</div></div>`,
      ),
  },
  {
    name: 'price in the sentence of a small shop',
    goods: 'us1 au1',
    says: 'price currency',
    html: (g) =>
      page(
        g,
        '',
        `<table width="600"><tr><td><font size="4"><b>${g.title}</b></font><h1>${g.title}</h1><p>Hand finished in our workshop, packed with care.</p><p><b><font color="red">Price: ${g.shown} each</font></b> plus ${g.ship} postage</p><form action="/cart"><input type="hidden" name="amount" value="${g.price}"><input type="submit" value="Buy"></form></td></tr></table>`,
      ),
  },
  {
    name: 'price in a strange currency',
    goods: 'de1 us1',
    says: 'price',
    html: (g) =>
      page(
        g,
        '',
        `<div class="product"><h1>${g.title}</h1><div class="price">${bare(g.shown)} Taler</div></div>`,
      ),
  },
  {
    name: 'cards of the same shop around the price',
    goods: 'in1 tr1',
    says: 'price currency',
    html: (g) =>
      page(
        g,
        '',
        `<div class="col"><h1>${g.title}</h1><div class="offer"><b class="selling">${g.shown}</b> <span class="mrp">MRP ${g.was}</span> <span class="off">25% off</span></div><p>EMI from ${g.rate}/month</p></div>${grid(g, 'Frequently bought together', 'fbt')}${grid(g, 'Trending', 'tile')}`,
      ),
  },
  {
    name: 'price kept in a field of the form',
    goods: 'us3 ca1',
    says: 'price currency sku',
    html: (g) =>
      page(
        g,
        '',
        `<main><h1>${g.title}</h1><form id="buy"><input type="hidden" name="item_number" value="${g.sku}"><input type="hidden" name="item_name" value="${escaped(g.title)}"><input type="hidden" name="amount" value="${g.price}"><input type="hidden" name="currency_code" value="${g.currency}"><button>Buy now</button></form></main>`,
      ),
  },
  {
    name: 'price by the words before it',
    goods: 'kr1 jp1',
    says: 'price currency',
    html: (g) =>
      page(
        g,
        '',
        `<div class="detail"><h1>${g.title}</h1><ul><li>${g.key === 'kr1' ? '소비자가' : '定価'} <span>${g.was}</span></li><li>${g.key === 'kr1' ? '판매가' : '販売価格'} <strong>${g.shown}</strong></li><li>${g.key === 'kr1' ? '배송비' : '送料'} ${g.ship}</li></ul></div>`,
      ),
  },
];
