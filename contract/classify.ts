/** POST /v1/classify and /v1/classify/batch, GET /v1/classify/modes. */
import { z } from 'zod';
import { classificationResult } from './classification.ts';
import { itemError } from './errorDetails.ts';
import {
  batchCredits,
  billed,
  boundedMoney,
  boundedText,
  country,
  currency,
  modeName,
  oneAtLeast,
} from './fields.ts';
import { MB, operation, PUBLIC, S1 } from './operation.ts';
import {
  imageUrl,
  itemImageUrl,
  PHOTO_BY_ADDRESS,
  PHOTOS_BODY_BYTES_MAX,
  PHOTOS_BODY_WORDS,
  PHOTOS_BY_ADDRESS,
} from './photo.ts';
import { webAddress } from './products.ts';

const productUrl = webAddress
  .refine((value) => /^https?:\/\//i.test(value), 'must begin with https:// or http://')
  .meta({
    description: 'The page of the product: it is read, and classified together with `description`.',
  });

/**
 * Whether a body names the goods in any of three ways; a field that is there but faulty is told of
 * by itself.
 */
const namesGoods = (body: unknown): boolean =>
  typeof body !== 'object' ||
  body === null ||
  Array.isArray(body) ||
  Object.entries(body).some(
    ([field, value]) =>
      ['description', 'productUrl', 'imageUrl'].includes(field) && value !== undefined,
  );

/** An address alone. */
const ADDRESS = /^\s*(?:https?:\/\/|www\.)\S+\s*$/i;

/**
 * Whether the only words of a body are an address: it is meant to be read, and names no goods by
 * itself.
 */
function isAddressAlone(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const named = body as Record<string, unknown>;
  const isAlone = OTHER_WORDS.every((field) => named[field] === undefined || named[field] === '');
  return isAlone && typeof named['description'] === 'string' && ADDRESS.test(named['description']);
}

/** Fields that say what the goods are, beside the description. */
const OTHER_WORDS = ['title', 'productUrl', 'imageUrl'];

/** `namesGoods` for the description. */
const NAMES_GOODS = ['description', 'productUrl', 'imageUrl'].map((field) => ({
  required: [field],
}));

export const classifyRequest = z
  .object({
    description: boundedText(2, 2000)
      .optional()
      .meta({
        description:
          'What the product is, in words. Required unless `productUrl` or `imageUrl` is given. A web address is no ' +
          'description: it goes there.',
        example: 'Knitted T-shirt for men, 100% cotton',
      }),
    productUrl: productUrl.optional(),
    imageUrl: imageUrl.optional(),
    destinationCountry: country.describe(
      'Where the goods go, ISO 3166-1 alpha-2: its tariff is used, else the 6-digit HS.',
    ),
    originCountry: country.optional().describe('Where they are made, if known: context only.'),
    mode: modeName
      .optional()
      .describe(
        'How hard to try: `mini`, `pro` or `max`, as `GET /v1/classify/modes` lists them with their credits. Left out: the default mode.',
      ),
    title: boundedText(0, 300).optional().describe('Name of the product in the shop.'),
    brand: boundedText(0, 120).optional().describe('Brand of the product.'),
    sku: boundedText(0, 120)
      .optional()
      .describe('Your own number of the product; kept with the usage event.'),
    material: boundedText(0, 500).optional().meta({
      description: 'What it is made of, in words: read behind the description.',
      example: '80% cotton, 20% polyester',
    }),
    categories: z.array(boundedText(0, 200)).max(20).optional().meta({
      description:
        'Where the shop lists the goods, broadest first; weighs less than the description.',
    }),
    price: boundedMoney
      .optional()
      .describe('Price of one piece, in `currency`: some codes depend on the value.'),
    currency: currency
      .optional()
      .describe(
        "ISO 4217 currency of `price`. Left out: that of the destination's tariff, assumed.",
      ),
    facts: z
      .record(z.string().max(40), boundedText(1, 40))
      .optional()
      .meta({
        description:
          'Facts of the product beside the text, for example to answer `questions` of an earlier answer; they stand above what the text says. ' +
          'A value is one of those that the question offers, or `other`; of a number the amount in its unit, `<=` or `>` before it.',
        example: { main_fibre: 'cotton', fabric: 'knit' },
      }),
    explain: z.boolean().optional().meta({
      description:
        'true: the answer holds `weighed`, the pieces of evidence and the weight of each. They add 6 KB at most.',
    }),
    hsCodeHint: z
      .string()
      .max(20)
      .regex(
        /^\d(?:[.\s-]*\d){1,9}[.\s-]*$/,
        'must hold 2 to 10 digits, and nothing else but dots, blanks and hyphens',
      )
      .optional()
      .meta({
        description:
          'A code that you suppose, 2 to 10 digits with or without dots, blanks and hyphens: a hint, weighed.',
        example: '6109.10',
      }),
  })
  .refine(namesGoods, {
    path: ['description'],
    message: 'is required unless productUrl or imageUrl is given',
    when: () => true, // also where other fields are at fault: all are named at once
  })
  .refine((body) => !isAddressAlone(body), {
    path: ['description'],
    message: 'is a web address: send that of a page as productUrl, that of a photo as imageUrl',
    when: () => true,
  })
  .meta({
    id: 'ClassifyRequest',
    description: 'A product: it needs a `description`, a `productUrl` or an `imageUrl`.',
    ...oneAtLeast(NAMES_GOODS),
  });
export type ClassifyRequest = z.infer<typeof classifyRequest>;

export const classify = operation({
  id: 'classify',
  method: 'post',
  path: '/v1/classify',
  group: 'Classification',
  summary: 'Classify one product for a destination country',
  description:
    'Costs the credits of the mode asked for. A weak answer escalates to the next mode at no extra charge. ' +
    'Mode `max` asks the language model that the operator has configured; where there is none it is not available. ' +
    'A model that fails leaves the answer without it, and `reasoning` says so. ' +
    'A text that names no goods, in a language that is not read, or whose every fitting code is blocked is refused ' +
    '(`details.reason` = `unclassifiable`) and refunded. ' +
    'With `imageUrl` the photo is read, with `productUrl` the page, each together with `description`; of both the photo, and ' +
    'the page only where nothing can be read in the photo. Without a language model that reads photos their printed text ' +
    'and barcodes are read.',
  access: 'classify',
  action: 'classify',
  idempotent: true,
  bodyBytesMax: 9 * MB,
  lighterBody: PHOTO_BY_ADDRESS,
  body: classifyRequest,
  answer: billed(classificationResult).meta({ id: 'ClassifyResponse' }),
  statuses: S1,
});

export const classifyBatchRequest = z
  .object({
    items: z
      .array(
        classifyRequest.safeExtend({ imageUrl: itemImageUrl.optional() }).meta({
          id: 'ClassifyBatchItem',
          description: 'A product: it needs a `description`, a `productUrl` or an `imageUrl`.',
          ...oneAtLeast(NAMES_GOODS),
        }),
      )
      .min(1)
      .max(25)
      .describe('The products; one result each, in this order.'),
  })
  .meta({ id: 'ClassifyBatchRequest', description: 'Products to classify.' });
export type ClassifyBatchRequest = z.infer<typeof classifyBatchRequest>;

export const batchItemResult = z
  .object({
    index: z.int().describe('Its place in the request, from 0.'),
    ok: z.boolean().describe('False: `error` says why there is no answer for it.'),
    classification: classificationResult.optional().describe('The code of the product.'),
    error: itemError.optional().describe('Why there is no answer for it; it costs nothing.'),
  })
  .meta({ id: 'ClassifyBatchResult', description: 'The answer for one product of a batch.' });
export type BatchItemResult = z.infer<typeof batchItemResult>;

export const classifyBatch = operation({
  id: 'classifyBatch',
  method: 'post',
  path: '/v1/classify/batch',
  group: 'Classification',
  summary: 'Classify up to 25 products',
  description:
    'Items run four at a time; each is charged by its own mode and a failing one is refunded on its own. ' +
    'One result an item, in request order: an item that is not valid fails alone. The key of an item is the request key and ' +
    'its index: more items under the same key run beside those that replay, and an item that is another than before is a ' +
    '`conflict` in its own result. A photo that cannot be opened fails its item alone. ' +
    PHOTOS_BODY_WORDS,
  access: 'classify',
  action: 'classify',
  idempotent: true,
  batch: true,
  bodyBytesMax: 9 * MB,
  withPhotosBytesMax: PHOTOS_BODY_BYTES_MAX,
  lighterBody: PHOTOS_BY_ADDRESS,
  body: classifyBatchRequest,
  answer: z
    .object({
      data: z
        .object({
          results: z.array(batchItemResult).describe('One result an item, in request order.'),
        })
        .describe('The answers.'),
      credits: batchCredits,
    })
    .meta({ id: 'ClassifyBatchResponse' }),
  statuses: S1,
});

export const modesQuery = z.object({
  destination: country.optional().describe('Country for which to tell what each mode offers.'),
});

const mode = z
  .object({
    mode: z
      .string()
      .meta({ description: 'Its name, to be sent as `mode`.', examples: ['mini', 'pro', 'max'] }),
    label: z.string().describe('Its name, for people.'),
    description: z.string().nullable().describe('What it does; null where not told.'),
    available: z.boolean().describe('False: requests for it are refused.'),
    credits: z.number().nullable().describe('Credits a classification; null: switched off.'),
    photos: z.boolean().describe('It reads a photo at an address.'),
    inlinePhotos: z.boolean().describe('It reads a photo in the request.'),
  })
  .meta({ id: 'ClassifyMode', description: 'A way to classify, with its price.' });

export const classifyModes = operation({
  id: 'classifyModes',
  method: 'get',
  path: '/v1/classify/modes',
  group: 'Classification',
  summary: 'Classification modes, their prices and what they read',
  description:
    'With `destination` the answer says what each mode offers there. `max` needs a configured language model.',
  access: 'public',
  query: modesQuery,
  answer: z
    .object({
      data: z
        .object({
          destination: z.string().nullable().describe('As asked; null when not asked for.'),
          engine: z
            .string()
            .nullable()
            .describe('Engine that classifies there; null without a destination.'),
          defaultMode: z
            .string()
            .nullable()
            .describe('Mode of requests that name none; null when none is on offer.'),
          modes: z.array(mode).describe('The modes, weakest first.'),
        })
        .describe('The modes, and which is the default.'),
    })
    .meta({ id: 'ClassifyModesResponse' }),
  statuses: PUBLIC,
});
