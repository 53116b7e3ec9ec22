import { Parser } from 'htmlparser2';
import type { PageReading, ProductFacts } from './types.ts';

const NOTHING: ProductFacts = {
  siteName: null,
  title: null,
  description: null,
  brand: null,
  sku: null,
  gtin: null,
  mpn: null,
  category: null,
  material: null,
  color: null,
  price: null,
  currency: null,
  images: [],
  sources: [],
};

/** Temporary: title, price and one statement of origin. */
export function readPage(html: string, _at: { url: string; finalUrl: string }): PageReading {
  const text = (name: string): string | null => new RegExp(`<${name}[^>]*>([^<]*)<`).exec(html)?.[1] ?? null;
  const price = /"price":"?([\d.]+)/.exec(html)?.[1];
  const brand = /"brand":"([^"]+)"/.exec(html)?.[1] ?? null;
  const made = /Made in [A-Za-z]+/.exec(html)?.[0];
  new Parser({}).end(html);
  return {
    product: {
      ...NOTHING,
      title: text('h1') ?? text('title'),
      brand,
      price: price ? Number(price) : null,
      currency: /"priceCurrency":"(\w+)"/.exec(html)?.[1] ?? null,
      sources: price ? ['json-ld'] : ['text'],
      images: [...html.matchAll(/<img src="([^"]+)"/g)].map(([, source = '']) => source),
      description: text('p'),
    },
    mentions: made ? [{ zone: 'product', label: null, text: made }] : [],
    language: null,
    country: null,
  };
}
