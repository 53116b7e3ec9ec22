/** POST /v1/products/extract: what a product page says of its product. */
import { z } from 'zod';

const text = z.string().nullable();

/** Where a value was read; only those that gave one are listed. */
export const EXTRACTION_SOURCES = ['json-ld', 'microdata', 'open-graph', 'meta', 'text'] as const;

export const productExtraction = z
  .object({
    url: z.string(),
    finalUrl: z.string().meta({ description: 'After redirects.' }),
    siteName: text,
    title: text,
    description: text,
    brand: text,
    sku: text,
    gtin: text,
    mpn: text,
    category: text,
    material: text,
    color: text,
    price: z.number().nullable(),
    currency: text,
    images: z.array(z.string()),
    countryOfOrigin: text.meta({ description: 'ISO 3166-1 alpha-2, when the page states it.' }),
    originEvidence: text,
    sources: z.array(z.enum(EXTRACTION_SOURCES)),
    summary: z.string().meta({ description: 'What classification reads of the page.' }),
  })
  .meta({ id: 'ProductExtraction' });
export type ProductExtraction = z.infer<typeof productExtraction>;
