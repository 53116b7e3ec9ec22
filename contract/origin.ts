/**
 * POST /v1/origin, /v1/origin/validate, /v1/origin/batch: where a product is made, as a probability
 * per country.
 */
import { z } from 'zod';
import { billed, boundedMoney, boundedText, country, currency } from './fields.ts';
import { MB, operation, S1 } from './operation.ts';
import { imageUrl, itemImageUrl, PHOTO_BY_ADDRESS, PHOTOS_BY_ADDRESS } from './photo.ts';

export const SIGNAL_KINDS = [
  'user',
  'structured_data',
  'page_text',
  'image',
  'ai',
  'ship_from',
  'barcode',
] as const;

export const originSignal = z
  .object({
    kind: z.enum(SIGNAL_KINDS),
    country: z.string(),
    weight: z.number().min(0).max(1),
    evidence: z.string(),
  })
  .meta({ id: 'OriginSignal' });
export type OriginSignal = z.infer<typeof originSignal>;

export const originInference = z
  .object({
    country: z.string().nullable(),
    confidence: z.enum(['high', 'medium', 'low', 'none']),
    source: z.enum([...SIGNAL_KINDS, 'none']),
    evidence: z.string().nullable(),
    candidates: z.array(z.object({ country: z.string(), score: z.number() })),
    probability: z.number().meta({ description: '0 to 1; that `country` is right.' }),
    alternates: z.array(z.object({ country: z.string(), probability: z.number() })),
    signals: z.array(originSignal),
    needsReview: z.boolean(),
    reviewReason: z.string().nullable(),
    reviewThreshold: z.number(),
    reasoning: z.string().nullable(),
  })
  .meta({ id: 'OriginInference' });
export type OriginInference = z.infer<typeof originInference>;

export const ORIGIN_ITEMS_MAX = 50;

/**
 * Digits as they are printed below a barcode; leaves without blanks and hyphens. Whether it is in
 * order is not refused.
 */
const gtin = z
  .string()
  .max(30)
  .regex(
    /^\s*\d(?:[\s-]*\d){7,13}\s*$/,
    'must hold 8 to 14 digits, and nothing else but blanks and hyphens',
  )
  .transform((value) => value.replace(/\D/g, ''))
  .meta({ description: 'GTIN, UPC or EAN; its prefix is a weak hint.', example: '4006381333931' });

const pageAddress = z
  .string()
  .max(2048)
  .refine(
    (value) => /^https?:\/\//i.test(value.trim()) && URL.canParse(value.trim()),
    'must be an http or https address',
  )
  .transform((value) => value.trim())
  .meta({ description: 'Structured data and "made in" text of the page are read.', format: 'uri' });

const reviewThreshold = z.number().min(0).max(1).meta({
  description: "Left out: the workspace's setting, else 0.8 for inference and 0.3 for validation.",
});

const ASIDE = 'A statement such as "made in Italy" in it is a weak hint.';

const goods = {
  productUrl: pageAddress.optional(),
  imageUrl: imageUrl.optional(),
  description: boundedText(0, 5000).optional(),
  title: boundedText(0, 500).optional(),
  brand: boundedText(0, 120)
    .optional()
    .meta({ description: `${ASIDE} It is that of a maker, who may have the goods made anywhere.` }),
  sku: boundedText(0, 120).optional().meta({ description: 'Given back with the result.' }),
  gtin: gtin.optional(),
  material: boundedText(0, 500)
    .optional()
    .meta({ description: `${ASIDE} It may be of the material alone.` }),
  categories: z
    .array(boundedText(0, 200))
    .max(20)
    .optional()
    .meta({ description: `Broadest first. ${ASIDE}` }),
  price: boundedMoney
    .optional()
    .meta({ description: 'Taken and not weighed: a price tells of no country.' }),
  currency: currency.optional(),
  shipFromCountry: country
    .optional()
    .meta({ description: 'Where the goods are sent from: a hint only.' }),
  reviewThreshold: reviewThreshold.optional(),
};

/** Nothing is required: what tells nothing is answered without a country. */
export const originRequest = z.object(goods).meta({ id: 'InferOriginRequest' });
export type OriginRequest = z.infer<typeof originRequest>;

export const validateOriginRequest = z
  .object({ ...goods, declaredOrigin: country })
  .meta({ id: 'ValidateOriginRequest' });
export type ValidateOriginRequest = z.infer<typeof validateOriginRequest>;

/** An item is validated when it declares an origin, otherwise inferred. */
const originItem = z
  .object({ ...goods, imageUrl: itemImageUrl.optional(), declaredOrigin: country.optional() })
  .meta({ id: 'OriginBatchItem' });
export type OriginItem = z.infer<typeof originItem>;

export const originBatchRequest = z
  .object({
    items: z.array(originItem).min(1).max(ORIGIN_ITEMS_MAX),
    reviewThreshold: reviewThreshold.optional(),
  })
  .meta({ id: 'OriginBatchRequest' });
export type OriginBatchRequest = z.infer<typeof originBatchRequest>;

const text = z.string().nullable();

export const originAnswer = originInference
  .extend({
    sku: text,
    readFromUrl: text.meta({ description: 'What was read of the product page.' }),
    readFromImage: text.meta({ description: 'What was read on the photo.' }),
  })
  .meta({ id: 'InferredOrigin' });
export type OriginAnswer = z.infer<typeof originAnswer>;

export const originValidation = z
  .object({
    declaredOrigin: z.string(),
    verdict: z.enum(['consistent', 'doubtful', 'contradicted', 'unknown']).meta({
      description:
        '`contradicted`: at least 0.8 of the evidence, including a direct statement, points to another country; `doubtful`: ' +
        'that share reaches the threshold; `unknown`: no evidence either way, or nothing but hints (place of dispatch, barcode, ' +
        'a statement in `brand`, `material` or `categories`), whichever way they point.',
    }),
    probabilityOfMisrepresentation: z.number().nullable().meta({
      description:
        'Share of the evidence that points to another country. If only hints point elsewhere, the weight of those hints. Null without evidence.',
    }),
    likelyOrigin: text,
    confidence: z.enum(['high', 'medium', 'low', 'none']),
    reasons: z.array(z.string()),
    signals: z.array(originSignal),
    candidates: z.array(z.object({ country: z.string(), score: z.number() })),
    needsReview: z.boolean(),
    reviewReason: text,
    reviewThreshold: z.number(),
    sku: text,
  })
  .meta({ id: 'OriginValidation' });
export type OriginValidation = z.infer<typeof originValidation>;

const shared = {
  method: 'post',
  group: 'Origin',
  access: 'origin',
  action: 'infer_origin',
  idempotent: true,
  bodyBytesMax: 9 * MB,
  lighterBody: PHOTO_BY_ADDRESS,
  statuses: S1,
} as const;

export const inferOrigin = operation({
  ...shared,
  id: 'inferOrigin',
  path: '/v1/origin',
  summary: 'Where a product is made, as a probability per country',
  description:
    'Reads what the texts, the product page and the photo state, and hints such as the barcode. Says with what evidence, and ' +
    'whether a person should confirm. Nothing is guessed: without evidence `country` is null.',
  body: originRequest,
  answer: billed(originAnswer).meta({ id: 'InferOriginResponse' }),
});

export const validateOrigin = operation({
  ...shared,
  id: 'validateOrigin',
  path: '/v1/origin/validate',
  summary: 'A declared origin against the evidence',
  description:
    'The declaration itself is never evidence. Place of dispatch and barcode may raise a doubt, never a contradiction.',
  body: validateOriginRequest,
  answer: billed(originValidation).meta({ id: 'ValidateOriginResponse' }),
});

export const originBatchResult = z.object({
  index: z.int(),
  ok: z.boolean(),
  kind: z.enum(['inference', 'validation']),
  origin: originAnswer.optional(),
  validation: originValidation.optional(),
  error: z
    .object({
      code: z.string(),
      message: z.string(),
      details: z.record(z.string(), z.unknown()).optional(),
    })
    .optional(),
});
export type OriginBatchResult = z.infer<typeof originBatchResult>;

export const originBatch = operation({
  ...shared,
  id: 'originBatch',
  batch: true,
  path: '/v1/origin/batch',
  lighterBody: PHOTOS_BY_ADDRESS,
  summary: 'Infer or validate the origin of up to 50 products',
  description:
    'An item with `declaredOrigin` is validated, another inferred. Items run four at a time; each is charged as one call and ' +
    'a failing one is refunded on its own; one that is not valid fails alone. The key of an item is the request key and its ' +
    'index: more items under the same key run beside those that replay, and an item that is another than before is a ' +
    '`conflict` in its own result. Each item may have a photo of up to 6 MB by its address; the whole body holds at most ' +
    '9 MB, a larger one is 413.',
  body: originBatchRequest,
  answer: z
    .object({
      data: z.object({ results: z.array(originBatchResult) }),
      credits: z.object({ charged: z.int(), remaining: z.int().nullable() }),
    })
    .meta({ id: 'OriginBatchResponse' }),
});
