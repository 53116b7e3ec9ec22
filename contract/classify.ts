/** POST /v1/classify and /v1/classify/batch, GET /v1/classify/modes. */
import { z } from 'zod';
import {
  billed,
  boundedMoney,
  boundedText,
  country,
  currency,
  dataSource,
  modeName,
} from './fields.ts';
import { MB, operation, PUBLIC, S1 } from './operation.ts';
import { originInference } from './origin.ts';
import { imageUrl, itemImageUrl, PHOTO_BY_ADDRESS, PHOTOS_BY_ADDRESS } from './photo.ts';
import { productExtraction, webAddress } from './products.ts';

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
    destinationCountry: country,
    originCountry: country.optional(),
    mode: modeName.optional(),
    title: boundedText(0, 300).optional(),
    brand: boundedText(0, 120).optional(),
    sku: boundedText(0, 120).optional(),
    material: boundedText(0, 500)
      .optional()
      .meta({ description: 'Read behind the description.', example: '80% cotton, 20% polyester' }),
    categories: z.array(boundedText(0, 200)).max(20).optional().meta({
      description:
        'Where the shop lists the goods, broadest first; weighs less than the description.',
    }),
    price: boundedMoney.optional(),
    currency: currency.optional(),
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
      .optional(),
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
    anyOf: NAMES_GOODS,
  });
export type ClassifyRequest = z.infer<typeof classifyRequest>;

const supplementaryUnit = z.object({
  code: z.string(),
  abbreviation: z.string().nullable(),
  label: z.string().nullable(),
  unit: z.string().nullable(),
  direction: z.enum(['both', 'import']),
  origins: z.array(z.string()).nullable(),
});

export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export const NOMENCLATURES = ['us', 'ca', 'eu', 'gb', 'global', 'national'] as const;

const DESCRIPTION =
  "Heading and line joined as brokers print them (`Heading › … › Line`): in the tariff's own words and language where the " +
  'official tariff is imported, else in ours. Levels that only say «Other» are left out; `hierarchy` has every level.';
const LABEL = 'What the line holds, in our own plain English.';

export const alternative = z.object({
  hsCode: z.string(),
  hsCodeFormatted: z.string(),
  description: z.string().meta({ description: DESCRIPTION }),
  label: z.string().optional().meta({ description: LABEL }),
  rightIf: z.string().optional().meta({
    description:
      'What would have to be true of the goods for this code to be right, in one sentence.',
    example: 'Right if the main fibre is polyester.',
  }),
  score: z.number().nullable(),
  confidence: z.enum(CONFIDENCES),
  englishDescription: z.string().optional(),
  supplementaryUnits: z.array(supplementaryUnit).optional(),
});

export const PIECE_KINDS = [
  'words',
  'fact',
  'wording',
  'note',
  'rule',
  'assumption',
  'ruling',
  'hint',
  'model',
] as const;

/** Kinds of weighed pieces, and what the weight of each measures. */
const weighedPiece = z
  .object({
    kind: z.enum(PIECE_KINDS).meta({
      description:
        '`words`: goods that the text names, by the share of all evidence that lies with their codes; `fact`: a fact stated, by how ' +
        'sure its place in the text is; `wording`: a line of the tariff that shares words with the text, by the share of the text that ' +
        'it covers; `note`: a legal note, by the share of the evidence that it moved away from `code`; `rule`: the general rule that ' +
        'decided, by the share of the answer; `assumption`: a fact that nobody stated, by the share of the evidence that hangs on it; ' +
        '`ruling`: a precedent, by what it added to the share of its code; `hint`: your `hsCodeHint`, by the share of its codes; ' +
        '`model`: what a language model said.',
    }),
    code: z
      .string()
      .nullable()
      .meta({ description: 'Digits of the code that it speaks of; null where it is none.' }),
    weight: z.number().min(0).max(1),
    evidence: z.string().max(160),
  })
  .meta({ id: 'WeighedPiece' });

export const classificationResult = z
  .object({
    hsCode: z.string().meta({ description: 'Digits only.' }),
    hsCodeFormatted: z.string(),
    nomenclature: z.enum(NOMENCLATURES),
    destinationCountry: z.string(),
    description: z.string().meta({ description: DESCRIPTION }),
    label: z.string().optional().meta({ description: LABEL }),
    englishDescription: z.string().optional(),
    hierarchy: z.array(
      z.object({
        level: z.enum(['chapter', 'heading', 'subheading', 'tariff']),
        code: z.string(),
        description: z.string(),
      }),
    ),
    supplementaryUnits: z.array(supplementaryUnit).optional(),
    confidence: z.enum(CONFIDENCES),
    score: z.number().nullable(),
    probability: z.number().nullable().meta({
      description:
        'Probability that the first six digits are right, calibrated on labelled texts of the same kind.',
    }),
    probabilities: z
      .object({
        chapter: z.number(),
        heading: z.number(),
        subheading: z.number(),
        tariff: z.number().optional(),
      })
      .optional()
      .meta({
        description:
          'Probability that 2, 4 and 6 digits are right, and the whole code (`tariff`) where it is a national line.',
      }),
    needsReview: z.boolean(),
    reasoning: z.string().nullable().meta({
      description:
        'Two or three sentences: what the goods are and by which words, which general rule or note leads to the code, what was assumed.',
    }),
    customsDescription: z
      .string()
      .max(60)
      .nullable()
      .meta({
        description:
          'The goods in English for a declaration: the words that name them, and what was stated of them that decided the code. ' +
          'Null where no English words are known that are true of them: describe them yourself.',
        example: 'Chino shorts, for men, woven, of cotton',
      }),
    questions: z
      .array(
        z.object({
          fact: z.string(),
          question: z.string(),
          unit: z.string().optional().meta({ description: 'Unit of a fact that is a number.' }),
          choices: z.array(z.object({ value: z.string(), hsCode: z.string() })),
        }),
      )
      .optional()
      .meta({
        description:
          'Facts that nobody stated and on which the code depends, heaviest first, with the six digits that each value leads to. ' +
          'Send the same text with `facts` {fact: value} to have it classified with the answer. Absent where nothing decisive is open.',
      }),
    alternatives: z.array(alternative).meta({
      description:
        'Codes that a broker would weigh, likeliest first, at most five: other codes of the heading or of the same goods, other goods ' +
        'that the text names; none that is less likely than 2 %. An empty list says that nothing else is worth a look.',
    }),
    weighed: z
      .array(weighedPiece)
      .max(24)
      .optional()
      .meta({
        description:
          'With `explain`: what was weighed for which code. A code with more evidence comes first; rulings, a hint and a language model ' +
          'are weighed in last.',
      }),
    mode: z.string(),
    modesRun: z.array(z.string()).optional(),
    upstreamRequestId: z.string().nullable(),
    schedule: z.string().optional(),
    rulings: z
      .array(
        z.object({
          rulingNumber: z.string(),
          code: z.string().nullable(),
          subject: z.string().nullable(),
          url: z.string().nullable(),
        }),
      )
      .optional(),
    dataSource: dataSource.nullable().optional(),
    engine: z.string().optional(),
    webSources: z.array(z.object({ url: z.string(), title: z.string().nullable() })).optional(),
    materialUncertain: z.boolean().optional(),
    valueUncertain: z.boolean().optional(),
    readFromUrl: z
      .string()
      .nullable()
      .optional()
      .meta({ description: 'What was read of the page.' }),
    readFromImage: z.string().nullable().optional().meta({
      description: 'What was read in the photo and how; null when nothing was.',
    }),
    product: productExtraction.optional(),
    origin: originInference.optional(),
  })
  .meta({ id: 'ClassificationResult' });
export type ClassificationResult = z.infer<typeof classificationResult>;

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
        classifyRequest
          .safeExtend({ imageUrl: itemImageUrl.optional() })
          .meta({ anyOf: NAMES_GOODS }),
      )
      .min(1)
      .max(25),
  })
  .meta({ id: 'ClassifyBatchRequest' });
export type ClassifyBatchRequest = z.infer<typeof classifyBatchRequest>;

export const batchItemResult = z.object({
  index: z.int(),
  ok: z.boolean(),
  classification: classificationResult.optional(),
  error: z
    .object({
      code: z.string(),
      message: z.string(),
      details: z.record(z.string(), z.unknown()).optional(),
    })
    .optional(),
});
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
    '`conflict` in its own result. Each item may have a photo of up to 6 MB by its address. The whole body holds at most ' +
    '9 MB, photos in it included; a larger one is 413. A photo that cannot be opened fails its item alone.',
  access: 'classify',
  action: 'classify',
  idempotent: true,
  batch: true,
  bodyBytesMax: 9 * MB,
  lighterBody: PHOTOS_BY_ADDRESS,
  body: classifyBatchRequest,
  answer: z
    .object({
      data: z.object({ results: z.array(batchItemResult) }),
      credits: z.object({ charged: z.int(), remaining: z.int().nullable() }),
    })
    .meta({ id: 'ClassifyBatchResponse' }),
  statuses: S1,
});

export const modesQuery = z.object({ destination: country.optional() });

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
      data: z.object({
        destination: z.string().nullable(),
        engine: z.string().nullable(),
        defaultMode: z.string().nullable(),
        modes: z.array(
          z.object({
            mode: z.string(),
            label: z.string(),
            description: z.string().nullable(),
            available: z.boolean(),
            credits: z.number().nullable(),
            photos: z.boolean(),
            inlinePhotos: z.boolean(),
          }),
        ),
      }),
    })
    .meta({ id: 'ClassifyModesResponse' }),
  statuses: PUBLIC,
});
