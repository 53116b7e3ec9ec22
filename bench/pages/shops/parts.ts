/** What pages of all shops have around their product. */
import type { Goods } from './goods.ts';

/** A kind of page, and what a careful reader finds on it. */
export interface Shop {
  name: string;
  /** Keys of the goods that it sells. */
  goods: string;
  /** The facts that its page states, as `price currency sku brand gtin`. */
  says: string;
  html: (goods: Goods) => string;
  /** Where the page states a fact otherwise than the goods have it. */
  but?: (goods: Goods) => Readonly<Record<string, string | null>>;
  /** What follows the host of the address: `/p/item`. */
  path?: string;
  /** The shop is in no country's domain. */
  abroad?: boolean;
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export const ld = (json: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(json)}</script>`;

/** The whole document around what a shop puts into head and body. */
export const page = (goods: Goods, head: string, body: string): string =>
  `<!doctype html><html lang="${goods.lang}"><head><meta charset="utf-8">
<title>${escaped(goods.title)} | Shop</title><meta name="description" content="${escaped(goods.title)} online.">${head}</head>
<body class="template-product"><header class="site-header"><a href="/" class="logo">Shop</a>
<nav><ul><li><a href="/c/new">New</a></li><li><a href="/c/sale">Sale</a></li></ul></nav><div class="mini-cart"><span class="cart-total price">${goods.other}</span></div></header>
${body}
<footer><p>© 2026 Shop. ${goods.ship}</p><a href="/terms">Terms</a></footer></body></html>`;

/** Other products with prices of their own, as a grid under a heading. */
export const grid = (goods: Goods, heading: string, kind = 'product-card'): string =>
  `<section class="you-may-like"><h2>${heading}</h2><div class="grid">${['a', 'b', 'c']
    .map(
      (one, at) =>
        `<div class="${kind}"><a href="/p/other-${one}"><img src="/i/${one}.jpg" alt=""><h3>Other item ${one}</h3></a><span class="price">${at === 1 ? goods.ship : goods.other}</span></div>`,
    )
    .join('')}</div></section>`;

/** Digits and the decimal sign of a price without its unit: `49,90`. */
export const bare = (shown: string): string => shown.replace(/[^\d.,\s’']/g, '').trim();

/** Cents as some software keeps them. */
export const cents = ({ price }: Goods): number => Math.round(Number(price) * 100);
