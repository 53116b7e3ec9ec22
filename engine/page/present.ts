import type { PageReading } from './types.ts';

/** Temporary. */
export const extractionOf = (
  { product }: PageReading,
  at: { url: string; finalUrl: string },
  stated: { country: string | null; evidence: string | null },
) => ({
  ...at,
  ...product,
  countryOfOrigin: stated.country,
  originEvidence: stated.evidence,
  summary: product.title ?? '',
});
