/** Small pages in the manner of shop software, and what a person reads from each. */

/** What the page says of its product; null: it does not say; absent: not judged. */
export interface Says {
  title?: string;
  brand?: string | null;
  sku?: string | null;
  gtin?: string | null;
  price?: number | null;
  currency?: string | null;
  material?: string | null;
  /** ISO 3166-1 alpha-2. */
  origin?: string | null;
}

export interface ShopPage {
  name: string;
  url: string;
  html: string;
  says: Says;
}

export const ld = (json: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(json)}</script>`;

/** A document of a language with its head and body. */
export const html = (lang: string, title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;
