/** Codes of products: suggested by the engine or written, approved or rejected by people. */
import { z } from 'zod';
import { bulkAnswer, BULK_ITEMS_MAX } from './bulk.ts';
import { catalogFilter, ofProduct, REJECT_REASONS } from './catalog.ts';
import { itemError } from './errorDetails.ts';
import {
  actor,
  batchCredits,
  boundedText,
  closedObject,
  country,
  modeName,
  nullableText,
  page,
  pageQuery,
  timestamp,
  writtenCode,
} from './fields.ts';
import { operation, S1 } from './operation.ts';

const group = 'Catalogue';
const access = 'catalog' as const;
const ofOneProduct = '/v1/catalog/products/{id}/classifications';
const READ = [200, 400, 401, 403, 404, 429, 500] as const;
const WRITE = [200, 400, 401, 403, 404, 409, 413, 429, 500] as const;
const BILLED = [...S1, 404] as const;

/** Classifications that one call answers at once; more are a bulk run. */
export const CLASSIFICATIONS_MAX = 25;

const states = ['suggested', 'approved', 'rejected', 'superseded'] as const;
const schedule = z
  .string()
  .regex(/^[A-Za-z]{2,10}$/, 'must be a schedule such as US, EU or HS')
  .transform((value) => value.toUpperCase())
  .meta({
    description:
      'A tariff: `US`, `EU`, `GB` ...; `HS` for six digits. A member state means that of its union.',
    example: 'US',
  });
const note = boundedText(0, 1000).optional().describe('Why; kept with the code.');

export const catalogClassification = z
  .object({
    id: z.string().describe('Id of the classification.'),
    productId: z.string().describe('The product it is of.'),
    itemId: nullableText.describe('The item it is of; null: the whole product.'),
    schedule: z.string().describe('Tariff of the code; `HS`: six digits only.'),
    destinationCountry: nullableText.describe('Country it was asked for; null without one.'),
    code: z.string().describe('The code, digits only.'),
    codeFormatted: z.string().describe('The code with its dots.'),
    description: nullableText.describe('Text of the tariff; null where it is not known.'),
    state: z.enum(states).describe('Only an `approved` code fills lines of calculations.'),
    origin: z.enum(['engine', 'manual', 'import', 'ruling']).describe('Where the code comes from.'),
    confidence: nullableText.describe('`high`, `medium` or `low` of the engine; null without it.'),
    score: z.number().nullable().describe('Score of the engine; null without it.'),
    needsReview: z.boolean().describe('The engine recommends to look at it.'),
    reasoning: nullableText.describe('Why this code; null where not said.'),
    rulings: z.array(z.record(z.string(), z.unknown())).describe('Rulings that were consulted.'),
    alternatives: z
      .array(z.record(z.string(), z.unknown()))
      .describe('Other codes that were considered, as a classification tells them.'),
    usageId: nullableText.describe('Usage event of the classification; null without one.'),
    dataSource: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('Releases that were read; null where none was.'),
    current: z.boolean().describe('The live tariff has the code.'),
    note: nullableText.describe('What was said of it, or why it is not current; null: nothing.'),
    rejectReason: nullableText.describe(
      'Of a rejected code: a word of `rejectReasons` of `GET /v1/catalog/terms`; null where none was said.',
    ),
    correctCode: nullableText.describe(
      'Of a rejected code: the right one in its place, digits only; null where it was not said.',
    ),
    atStake: z
      .number()
      .nullable()
      .describe(
        'US dollars of duty a year between the dearest and the cheapest of the code and its alternatives, by general rates: for ' +
          '`unitsPerYear` of its items, else for the dearest unit. Null where no value or no rate is known.',
      ),
    decidedBy: actor.nullable().describe('Who decided it; null: nobody yet.'),
    decidedAt: nullableText.describe('When it was decided (UTC); null: not yet.'),
    createdBy: actor,
    createdAt: timestamp,
  })
  .meta({ id: 'CatalogClassification', description: 'A code of a product.' });

/** A code in the list of all products: with what a person needs to decide it. */
export const reviewedClassification = catalogClassification
  .extend({
    goods: z
      .object({
        title: z.string().describe('Name of the product.'),
        itemTitle: nullableText.describe('Of a code of one item: size, colour; else null.'),
        skus: z.array(z.string()).describe('The first five SKUs that it is for.'),
        skuCount: z.int().describe('SKUs that it is for, all of them.'),
      })
      .meta({ id: 'ReviewedGoods', description: 'The goods that a code is of.' }),
    approved: z
      .object({
        id: z.string().describe('Id of the classification.'),
        code: z.string().describe('The code, digits only.'),
        codeFormatted: z.string().describe('The code with its dots.'),
        current: z.boolean().describe('The live tariff has it.'),
      })
      .meta({ id: 'ApprovedCode', description: 'The code under which goods are declared now.' })
      .nullable()
      .describe('What is approved now for these goods and this tariff; null: nothing is.'),
  })
  .meta({ id: 'ReviewedClassification', description: 'A code of a product, to be reviewed.' });

export const listProductClassifications = operation({
  id: 'listProductClassifications',
  method: 'get',
  path: ofOneProduct,
  group,
  access,
  summary: 'The codes of a product',
  description: 'Newest first, those of its items too.',
  params: ofProduct,
  query: z.object({
    schedule: schedule.optional().describe('Codes of this tariff alone.'),
    state: z.enum(states).optional().describe('Codes in this state alone.'),
    ...pageQuery,
  }),
  answer: page(catalogClassification).meta({ id: 'ProductClassificationsResponse' }),
  statuses: READ,
});

export const addProductClassification = operation({
  id: 'addProductClassification',
  method: 'post',
  path: ofOneProduct,
  group,
  access,
  once: true,
  whole: true,
  summary: 'Add a code to a product',
  description:
    'A code that the live tariff does not have is 400 with `details.reason` `unknown_code`. One that is added as approved ' +
    'supersedes the code approved before. An archived product is 409.',
  params: ofProduct,
  body: z
    .object({
      destinationCountry: country
        .optional()
        .describe('Country whose tariff it is of; it, or `schedule`, is required.'),
      schedule: schedule.optional(),
      code: writtenCode,
      itemId: z.uuid().optional().describe('The item it is of. Left out: the whole product.'),
      state: z.enum(['suggested', 'approved']).default('suggested').describe('Its first state.'),
      note,
    })
    .refine((body) => body.destinationCountry ?? body.schedule, {
      path: ['schedule'],
      message: 'is required, or destinationCountry',
    })
    .meta({ id: 'AddProductClassificationRequest', description: 'A code and its tariff.' }),
  answer: z.object({ data: catalogClassification }).meta({ id: 'CatalogClassificationResponse' }),
  statuses: [201, 400, 401, 403, 404, 409, 413, 429, 500],
});

const destinations = z
  .array(country)
  .min(1)
  .max(50)
  .optional()
  .describe(
    'Countries to classify for. Left out: the markets of the product, or the default ones.',
  );
const mode = modeName.optional().describe('Left out: the default mode.');

const suggestion = {
  destinationCountry: z.string().describe('Country it was asked for.'),
  schedule: z.string().describe('Its tariff; countries of one tariff share a classification.'),
  ok: z.boolean().describe('False: `error` says why there is no code.'),
  classification: catalogClassification.optional().describe('The code, `suggested`.'),
  error: itemError.optional().describe('Why there is none; it costs nothing.'),
};

export const suggestProductClassifications = operation({
  id: 'suggestProductClassifications',
  method: 'post',
  path: `${ofOneProduct}/suggest`,
  group,
  access,
  once: true,
  action: 'classify',
  idempotent: true,
  batch: true,
  summary: 'Classify a product for its markets',
  description:
    'Costs the credits of the mode for each tariff, not for each country: the member states of the European Union are one. ' +
    'What comes is `suggested` until a person approves it. A product that names no goods is refused in its result, without charge.',
  params: ofProduct,
  body: z
    .object({
      destinations,
      mode,
      itemId: z.uuid().optional().describe('The item to classify. Left out: the whole product.'),
    })
    .meta({ id: 'SuggestClassificationsRequest' }),
  answer: z
    .object({
      data: z
        .object({
          results: z
            .array(
              z
                .object(suggestion)
                .meta({ id: 'ClassificationSuggestion', description: 'The answer for a country.' }),
            )
            .describe('One result a country, in the order asked.'),
        })
        .describe('The answers.'),
      credits: batchCredits,
    })
    .meta({ id: 'SuggestClassificationsResponse' }),
  statuses: BILLED,
});

// Object.keys forgets the key types
const REASONS = Object.keys(REJECT_REASONS) as (keyof typeof REJECT_REASONS)[];

const ofCode = ofProduct.extend({
  classificationId: z.uuid().describe('Id of the classification.'),
});
const decided = z
  .object({
    data: catalogClassification,
    superseded: z.array(z.string()).describe('Ids of codes that gave way to it.'),
  })
  .meta({ id: 'CatalogDecisionResponse' });

export const approveClassification = operation({
  id: 'approveClassification',
  method: 'post',
  path: `${ofOneProduct}/{classificationId}/approve`,
  group,
  access,
  once: true,
  whole: true,
  summary: 'Approve a code',
  description:
    'The code approved before for the same goods and tariff is superseded. A rejected code is approved with a `note`. ' +
    'A superseded code, or an archived product, is 409.',
  params: ofCode,
  body: z.object({ note }).meta({ id: 'ApproveClassificationRequest' }),
  answer: decided,
  statuses: WRITE,
});

export const rejectClassification = operation({
  id: 'rejectClassification',
  method: 'post',
  path: `${ofOneProduct}/{classificationId}/reject`,
  group,
  access,
  once: true,
  whole: true,
  summary: 'Reject a code',
  description:
    'An approved code is withdrawn with a `note` or `reason`. Of a rejected one what is said anew stands from then on. With `correctCode` feedback on the classification is filed as ' +
    'well; one that its tariff does not have is 400 with `details.reason` `unknown_code`.',
  params: ofCode,
  body: z
    .object({
      note,
      reason: z
        .enum(REASONS)
        .optional()
        .describe('A word of `rejectReasons` of `GET /v1/catalog/terms`.'),
      correctCode: writtenCode
        .optional()
        .describe('The right code of the same tariff, where you know it: another one.'),
    })
    .meta({ id: 'RejectClassificationRequest' }),
  answer: decided,
  statuses: WRITE,
});

export const listCatalogClassifications = operation({
  id: 'listCatalogClassifications',
  method: 'get',
  path: '/v1/catalog/classifications',
  group,
  access,
  summary: 'The codes of all products',
  description:
    'To review them: what is suggested, by what is at stake, with the goods and the code that is approved for them now.',
  query: z.object({
    state: z.enum(states).default('suggested').describe('Codes in this state.'),
    order: z
      .enum(['newest', 'atStake'])
      .default('newest')
      .describe(
        '`atStake`: what costs the most if it is wrong comes first, what is not known last.',
      ),
    ...pageQuery,
  }),
  answer: page(reviewedClassification).meta({ id: 'CatalogClassificationsResponse' }),
  statuses: [200, 400, 401, 403, 429, 500],
});

/** Nobody approves codes by a filter without having seen how many they are. */
const isCounted = (body: {
  filter?: unknown;
  dryRun: boolean;
  expectedCount?: number | undefined;
}): boolean => body.filter === undefined || body.dryRun || body.expectedCount !== undefined;

/** Codes that one call approves. */
export const APPROVED_AT_ONCE_MAX = 1000;

export const approveClassifications = operation({
  id: 'approveClassifications',
  method: 'post',
  path: '/v1/catalog/classifications/approve',
  group,
  access,
  once: true,
  whole: true,
  summary: 'Approve many codes',
  description:
    'Those of `ids`, or suggested ones that meet `filter`, up to 1,000. With `dryRun` nothing is changed: `approved` says how many it ' +
    'would be. Send that as `expectedCount`, without which a `filter` is 400: when it is another by then, nothing is approved (409).',
  body: z
    .object({
      ids: z
        .array(z.uuid())
        .min(1)
        .max(APPROVED_AT_ONCE_MAX)
        .optional()
        .describe('The codes. Required without `filter`.'),
      filter: closedObject({
        schedule: schedule.optional(),
        productId: z.uuid().optional().describe('Codes of this product.'),
        confidence: z
          .enum(['high', 'medium', 'low'])
          .optional()
          .describe('Codes of which the engine is as sure as this.'),
      })
        .meta({ id: 'ApproveFilter', description: 'Which suggested codes.' })
        .optional(),
      note,
      dryRun: z.boolean().default(false).describe('True: only count.'),
      expectedCount: z.int().min(0).optional().describe('How many there must be.'),
    })
    .refine((body) => (body.ids === undefined) !== (body.filter === undefined), {
      path: ['ids'],
      message: 'send ids or filter, one of the two',
    })
    .refine(isCounted, {
      path: ['expectedCount'],
      message:
        'is required with filter: ask with "dryRun": true first, and send `approved` of its answer',
    })
    .meta({ id: 'ApproveClassificationsRequest' }),
  answer: z
    .object({
      data: z
        .object({
          approved: z.int().describe('Codes that were approved, or would be.'),
          dryRun: z.boolean().describe('Nothing was changed.'),
          results: z
            .array(
              z
                .object({
                  id: z.string().describe('Id of the classification.'),
                  ok: z.boolean().describe('False: `error` says why it is not approved.'),
                  error: itemError.optional().describe('Why it is not.'),
                })
                .meta({ id: 'ApproveResult', description: 'What became of a code.' }),
            )
            .describe('One result a code.'),
        })
        .meta({ id: 'ApprovedClassifications', description: 'What was approved.' }),
    })
    .meta({ id: 'ApproveClassificationsResponse' }),
  statuses: [200, 400, 401, 403, 409, 413, 429, 500],
});

const classifyCatalogRequest = z
  .object({
    productIds: z
      .array(z.uuid())
      .min(1)
      .max(BULK_ITEMS_MAX)
      .optional()
      .describe('The products. Required without `filter`.'),
    filter: catalogFilter.optional(),
    destinations,
    mode,
    only: z
      .enum(['missing', 'stale', 'all'])
      .default('missing')
      .describe(
        'Tariffs for which a product has no approved or suggested code, those whose approved code is no longer in the tariff, or all.',
      ),
    maxCredits: z.int().min(0).optional().describe('Refused, without charge, if it costs more.'),
    estimateOnly: z.boolean().default(false).describe('True: nothing is classified or charged.'),
  })
  .refine((body) => (body.productIds === undefined) !== (body.filter === undefined), {
    path: ['productIds'],
    message: 'send productIds or filter, one of the two',
  })
  .meta({ id: 'ClassifyCatalogRequest' });
export type ClassifyCatalogRequest = z.output<typeof classifyCatalogRequest>;

export const classifyCatalog = operation({
  id: 'classifyCatalog',
  method: 'post',
  path: '/v1/catalog/classify',
  group,
  access,
  once: true,
  action: 'classify',
  idempotent: true,
  batch: true,
  summary: 'Classify several products for their markets',
  description:
    'One classification for each product and tariff: up to 25 are answered at once, more (up to 10,000) become a bulk run, which is answered ' +
    'with 202. Each costs the credits of the mode and comes as `suggested`. `estimateOnly` says what it would cost.',
  body: classifyCatalogRequest,
  answer: z
    .object({
      data: z
        .object({
          estimatedCredits: z.int().describe('Credits of all classifications together.'),
          results: z
            .array(
              z
                .object({ productId: z.string().describe('The product.'), ...suggestion })
                .meta({ id: 'CatalogClassifyResult', description: 'The answer for a tariff.' }),
            )
            .describe('One result for each product and tariff; empty for an estimate.'),
        })
        .meta({ id: 'CatalogClassifyAnswer', description: 'The answers.' }),
      credits: batchCredits,
    })
    .meta({ id: 'ClassifyCatalogResponse' }),
  accepted: bulkAnswer,
  statuses: [200, 202, ...BILLED.slice(1)],
});
