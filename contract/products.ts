/** POST /v1/products/extract: what a product page says of its product. */
import { z } from 'zod';
import { billed, boundedText } from './fields.ts';
import { operation, S1 } from './operation.ts';

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

/**
 * The address of a page or photo, as a caller sends it; where it may lead is decided when it is
 * visited.
 */
export const webAddress = boundedText(1, 2048)
  .refine(
    (value) => URL.canParse(value),
    'must be a full web address, beginning with https:// or http://',
  )
  .meta({
    description: 'An http or https address.',
    format: 'uri',
    example: 'https://shop.example/shirt',
  });

export const extractProductRequest = z
  .object({ url: webAddress })
  .meta({ id: 'ExtractProductRequest' });
export type ExtractProductRequest = z.infer<typeof extractProductRequest>;

export const extractProduct = operation({
  id: 'extractProduct',
  method: 'post',
  path: '/v1/products/extract',
  group: 'Products',
  summary: 'What a product page says of its product',
  description:
    'Reads title, brand, price, materials, images and any stated country of origin. No scripts are run. 400 with ' +
    '`details.reason` `url_not_allowed`, `not_html` or `too_large`; 502 when the page answers with an error ' +
    '(`details.pageStatus`) or cannot be read (`details.reason`); 504 when it does not answer. All are refunded.',
  access: 'origin',
  action: 'extract_product',
  idempotent: true,
  body: extractProductRequest,
  answer: billed(productExtraction).meta({ id: 'ExtractProductResponse' }),
  statuses: S1,
});
