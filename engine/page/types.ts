/** What is read of a product page, before anything is concluded from it. */

export type ExtractionSource = 'json-ld' | 'microdata' | 'open-graph' | 'meta' | 'text';

/** Facts of the main product; null: the page does not say. */
export interface ProductFacts {
  siteName: string | null;
  title: string | null;
  description: string | null;
  brand: string | null;
  sku: string | null;
  gtin: string | null;
  mpn: string | null;
  category: string | null;
  material: string | null;
  color: string | null;
  price: number | null;
  /** ISO 4217. */
  currency: string | null;
  /** Absolute addresses, the main image first. */
  images: string[];
  sources: ExtractionSource[];
}

/** Something on the page that may speak of the origin: engine/origin decides what it says. */
export interface OriginMention {
  /**
   * `structured`: a property made for machines (JSON-LD, microdata, meta, embedded state); `row`: a
   * label with its value (table, definition list, "label: value" line); `product`: text of the
   * product block; `body`: text elsewhere on the page; `aside`: reviews, related items, questions,
   * footer, shop-wide blocks; `meta`: the page's own description.
   */
  zone: 'structured' | 'row' | 'product' | 'body' | 'aside' | 'meta';
  /**
   * Name of the property, or the label as printed: `countryOfOrigin`, `Herkunftsland`; null for
   * plain text.
   */
  label: string | null;
  text: string;
}

/** A page read once. */
export interface PageReading {
  product: ProductFacts;
  mentions: OriginMention[];
  /** Language subtag of the page (`de`), null when it names none. */
  language: string | null;
  /**
   * ISO country that the page's address or language suggests (`.de`, `en-GB`), null when nothing
   * does.
   */
  country: string | null;
  /**
   * Labels with their values as the page prints them of the product (tables, lists, additional
   * properties).
   */
  facts: { label: string; text: string }[];
  /**
   * Lines of the product's own text as printed, where the page has more of it than
   * `product.description`; null when it has none.
   */
  details: string | null;
}
