/**
 * POST /v1/origin, /v1/origin/validate, /v1/origin/batch: where a product is made, as a probability
 * per country.
 */
import { z } from 'zod';
import { itemError } from './errorDetails.ts';
import { batchCredits, billed, boundedMoney, boundedText, country, currency } from './fields.ts';
import { MB, operation, S1 } from './operation.ts';
import {
  imageUrl,
  itemImageUrl,
  PHOTO_BY_ADDRESS,
  PHOTOS_BODY_BYTES_MAX,
  PHOTOS_BODY_WORDS,
  PHOTOS_BY_ADDRESS,
} from './photo.ts';

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
    kind: z.enum(SIGNAL_KINDS).describe('What kind of evidence it is.'),
    country: z.string().describe('Country it points to, ISO 3166-1 alpha-2.'),
    weight: z.number().min(0).max(1).describe('How much it counts, 0 to 1.'),
    evidence: z.string().describe('The words or marks it rests on.'),
  })
  .meta({ id: 'OriginSignal', description: 'One piece of evidence for an origin.' });
export type OriginSignal = z.infer<typeof originSignal>;

const confidence = z
  .enum(['high', 'medium', 'low', 'none'])
  .describe(
    '`high`: probability 0.8 or more, by a direct statement that nothing contradicts; `medium`: 0.55 or more; ' +
      '`low`: less; `none`: no evidence.',
  );

const candidates = z
  .array(
    z
      .object({
        country: z.string().describe('ISO 3166-1 alpha-2.'),
        score: z.number().describe('0 to 1; that it is this one.'),
      })
      .meta({ id: 'OriginCandidate', description: 'A country it may be.' }),
  )
  .describe('Countries it may be, likeliest first.');

export const originInference = z
  .object({
    country: z
      .string()
      .nullable()
      .describe('Likeliest origin, ISO 3166-1 alpha-2; null when nothing points anywhere.'),
    confidence,
    source: z.enum([...SIGNAL_KINDS, 'none']).describe('What the answer rests on most.'),
    evidence: z.string().nullable().describe('The words of that evidence; null without any.'),
    candidates,
    probability: z.number().meta({ description: '0 to 1; that `country` is right.' }),
    alternates: z
      .array(
        z
          .object({
            country: z.string().describe('ISO 3166-1 alpha-2.'),
            probability: z.number().describe('0 to 1; that it is this one.'),
          })
          .meta({ id: 'OriginAlternate', description: 'Another country it may be.' }),
      )
      .describe('The other countries, likeliest first.'),
    signals: z.array(originSignal).describe('Every piece of evidence.'),
    needsReview: z
      .boolean()
      .describe(
        'A person should confirm: the probability is below the threshold, nothing points anywhere, or strong evidence disagrees.',
      ),
    reviewReason: z.string().nullable().describe('Why, in words; null when no review is needed.'),
    reviewThreshold: z
      .number()
      .describe('Threshold applied, 0 to 1: that of the request, the workspace or the service.'),
    reasoning: z
      .string()
      .nullable()
      .describe('What a language model reasoned; null when none was asked.'),
  })
  .meta({ id: 'OriginInference', description: 'Where goods are made, with the evidence.' });
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
  description: boundedText(0, 5000).optional().describe('What is said of the product.'),
  title: boundedText(0, 500).optional().describe('Name of the product in the shop.'),
  brand: boundedText(0, 120)
    .optional()
    .describe(
      `Brand of the product. ${ASIDE} It is that of a maker, who may have the goods made anywhere.`,
    ),
  sku: boundedText(0, 120).optional().meta({ description: 'Given back with the result.' }),
  gtin: gtin.optional(),
  material: boundedText(0, 500)
    .optional()
    .describe(`What it is made of, in words. ${ASIDE} It may be of the material alone.`),
  categories: z
    .array(boundedText(0, 200))
    .max(20)
    .optional()
    .describe(`Where the shop lists the goods, broadest first. ${ASIDE}`),
  price: boundedMoney
    .optional()
    .describe(
      'Price of one piece, in `currency`: taken and not weighed, since a price tells of no country.',
    ),
  currency: currency.optional().describe('ISO 4217 currency of `price`.'),
  shipFromCountry: country
    .optional()
    .meta({ description: 'Where the goods are sent from: a hint only.' }),
  reviewThreshold: reviewThreshold.optional(),
};

/** Nothing is required: what tells nothing is answered without a country. */
export const originRequest = z.object(goods).meta({
  id: 'InferOriginRequest',
  description: 'The goods. What tells nothing of them is answered without a country.',
});
export type OriginRequest = z.infer<typeof originRequest>;

export const validateOriginRequest = z
  .object({ ...goods, declaredOrigin: country.describe('The origin that is declared.') })
  .meta({ id: 'ValidateOriginRequest', description: 'The goods, and the origin declared.' });
export type ValidateOriginRequest = z.infer<typeof validateOriginRequest>;

const declared = country
  .optional()
  .describe('The origin that is declared: the item is validated. Left out: it is inferred.');

/** An item is validated when it declares an origin, otherwise inferred. */
const originItem = z
  .object({ ...goods, imageUrl: itemImageUrl.optional(), declaredOrigin: declared })
  .meta({ id: 'OriginBatchItem', description: 'The goods, and the origin where one is declared.' });
export type OriginItem = z.infer<typeof originItem>;

/** An item of a bulk run: that of a single call, validated when it declares an origin. */
export const bulkOriginItem = originItem;

export const originBatchRequest = z
  .object({
    items: z
      .array(originItem)
      .min(1)
      .max(ORIGIN_ITEMS_MAX)
      .describe('The products; one result each, in this order.'),
    reviewThreshold: reviewThreshold
      .optional()
      .describe('Of items that state none of their own, 0 to 1; left out: as of a single call.'),
  })
  .meta({ id: 'OriginBatchRequest' });
export type OriginBatchRequest = z.infer<typeof originBatchRequest>;

const text = z.string().nullable();

export const originAnswer = originInference
  .extend({
    sku: text.describe('`sku` of the request; null without one.'),
    readFromUrl: text.meta({ description: 'What was read of the product page; null without one.' }),
    readFromImage: text.meta({ description: 'What was read on the photo; null without one.' }),
  })
  .meta({ id: 'InferredOrigin', description: 'Where goods are made, and what was read for it.' });
export type OriginAnswer = z.infer<typeof originAnswer>;

export const originValidation = z
  .object({
    declaredOrigin: z.string().describe('As declared, ISO 3166-1 alpha-2.'),
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
    likelyOrigin: text.describe(
      'Likeliest origin by the evidence, ISO 3166-1 alpha-2; null without evidence.',
    ),
    confidence,
    reasons: z.array(z.string()).describe('What the verdict rests on, in words.'),
    signals: z.array(originSignal).describe('Every piece of evidence; the declaration is none.'),
    candidates,
    needsReview: z
      .boolean()
      .describe(
        'A person should look: the probability reaches the threshold, or nothing is known.',
      ),
    reviewReason: text.describe('Why, in words; null when no review is needed.'),
    reviewThreshold: z
      .number()
      .describe('Threshold applied, 0 to 1: that of the request, the workspace or the service.'),
    sku: text.describe('`sku` of the request; null without one.'),
  })
  .meta({ id: 'OriginValidation', description: 'A declared origin against the evidence.' });
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

export const originBatchResult = z
  .object({
    index: z.int().describe('Its place in the request, from 0.'),
    ok: z.boolean().describe('False: `error` says why there is no answer for it.'),
    kind: z.enum(['inference', 'validation']).describe('What was done with it.'),
    origin: originAnswer.optional().describe('Of an inference: where it is made.'),
    validation: originValidation.optional().describe('Of a validation: the verdict.'),
    error: itemError.optional().describe('Why there is no answer for it; it costs nothing.'),
  })
  .meta({ id: 'OriginBatchResult', description: 'The answer for one product of a batch.' });
export type OriginBatchResult = z.infer<typeof originBatchResult>;

export const originBatch = operation({
  ...shared,
  id: 'originBatch',
  batch: true,
  withPhotosBytesMax: PHOTOS_BODY_BYTES_MAX,
  path: '/v1/origin/batch',
  lighterBody: PHOTOS_BY_ADDRESS,
  summary: 'Infer or validate the origin of up to 50 products',
  description:
    'An item with `declaredOrigin` is validated, another inferred. Items run four at a time; each is charged as one call and ' +
    'a failing one is refunded on its own; one that is not valid fails alone. The key of an item is the request key and its ' +
    'index: more items under the same key run beside those that replay, and an item that is another than before is a ' +
    '`conflict` in its own result. A photo that cannot be opened fails its item alone. ' +
    PHOTOS_BODY_WORDS,
  body: originBatchRequest,
  answer: z
    .object({
      data: z
        .object({
          results: z.array(originBatchResult).describe('One result an item, in request order.'),
        })
        .describe('The answers.'),
      credits: batchCredits,
    })
    .meta({ id: 'OriginBatchResponse' }),
});
