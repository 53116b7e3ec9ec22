/** POST /v1/products/extract: what a product page says of its product. */
import { z } from 'zod';
import { billed, boundedText } from './fields.ts';
import { operation, S1 } from './operation.ts';

const text = z.string().nullable();

/** Where a value was read; only those that gave one are listed. */
export const EXTRACTION_SOURCES = ['json-ld', 'microdata', 'open-graph', 'meta', 'text'] as const;

export const productExtraction = z
  .object({
    url: z.string().describe('The address as it was sent.'),
    finalUrl: z.string().meta({ description: 'After redirects.' }),
    siteName: text.describe('Name of the shop; null when the page does not say.'),
    title: text.describe('Name of the product; null when the page does not say.'),
    description: text.describe('What the page says of the product; null when nothing.'),
    brand: text.describe('Brand; null when the page does not say.'),
    sku: text.describe("The shop's own number of the product; null when the page does not say."),
    gtin: text.describe('GTIN, UPC or EAN, digits only; null when the page does not say.'),
    mpn: text.describe("The maker's number of the product; null when the page does not say."),
    category: text.describe('Shelf of the shop, broadest first; null when the page does not say.'),
    material: text.describe('Materials as the page words them; null when it does not say.'),
    color: text.describe('Colour as the page words it; null when it does not say.'),
    price: z.number().nullable().describe('Price in `currency`; null when the page does not say.'),
    currency: text.describe('ISO 4217 currency of the price; null when the page does not say.'),
    images: z.array(z.string()).describe('Addresses of photos of the product.'),
    countryOfOrigin: text.meta({ description: 'ISO 3166-1 alpha-2, when the page states it.' }),
    originEvidence: text.describe('The words that state the origin; null without any.'),
    sources: z
      .array(z.enum(EXTRACTION_SOURCES))
      .describe('Where values were read; only those that gave one.'),
    summary: z.string().meta({ description: 'What classification reads of the page.' }),
  })
  .meta({ id: 'ProductExtraction', description: 'What a product page says of its product.' });
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
  .object({ url: webAddress.describe('The page of the product, http or https.') })
  .meta({ id: 'ExtractProductRequest', description: 'The page to read.' });
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
