/** The answer of an extraction from what was read of a page. */
import type { ExtractionSource, PageReading } from './types.ts';
import { summaryOf } from './summary.ts';

/** What is answered of a product page: every field of the public record. */
export interface Extraction {
  url: string;
  finalUrl: string;
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
  currency: string | null;
  images: string[];
  countryOfOrigin: string | null;
  originEvidence: string | null;
  sources: ExtractionSource[];
  summary: string;
}

/**
 * The reading as the public record; the origin is what engine/origin concluded from its mentions.
 */
export function extractionOf(
  reading: PageReading,
  { url, finalUrl }: { url: string; finalUrl: string },
  stated: {
    country: string | null;
    evidence: string | null;
    signals?: readonly { kind: string }[];
  },
): Extraction {
  return {
    url,
    finalUrl,
    ...reading.product,
    sources: withOrigin(reading.product.sources, stated),
    countryOfOrigin: stated.country,
    originEvidence: stated.evidence,
    summary: summaryOf(reading),
  };
}

/** The sources with `text` among them where the origin was read in the text of the page. */
const withOrigin = (
  sources: readonly ExtractionSource[],
  {
    country,
    signals: [ground] = [],
  }: { country: string | null; signals?: readonly { kind: string }[] },
): ExtractionSource[] =>
  country === null || ground?.kind !== 'page_text' || sources.includes('text')
    ? [...sources]
    : [...sources, 'text'];
