/** POST /v1/calculate: duties, fees and taxes of one consignment of one code. */
import { z } from 'zod';
import { checkGoods, goods, sharedCalculation, tariffCode } from './consignment.ts';
import { billed, country, dataSource } from './fields.ts';
import { operation } from './operation.ts';

export const calculateRequest = z
  .object({ ...sharedCalculation, hsCode: tariffCode, originCountry: country, ...goods })
  .superRefine(checkGoods)
  .meta({ id: 'CalculateRequest' });
export type CalculateRequest = z.infer<typeof calculateRequest>;

export const nullableText = z.string().nullable();

const RELIEF_KINDS =
  '`autonomous_suspension`, `preferential_suspension`, `end_use`, `airworthiness`, `certificate`, `entry_provision`, ' +
  '`preference_entry`, `free_preference_entry`, `full_value` or `other`';

const exemption = {
  code: z.string().meta({
    description: 'Filed in place of the duty; the kind of relief where the law gives no code.',
  }),
  name: nullableText.meta({ description: 'What the goods are, or why they are exempt.' }),
  application: z.enum(['automatic', 'claim']).nullable().meta({
    description: '`automatic` on the facts, `claim` when the request claims it.',
  }),
  kind: nullableText.meta({ description: `The kind of relief: ${RELIEF_KINDS}.` }),
  legalBasis: nullableText.meta({ description: 'The law behind it.' }),
  sourceUrl: nullableText.meta({ description: 'Where that law can be read.' }),
};

const lineExemption = z.object({
  ...exemption,
  proof: nullableText.meta({ description: 'Evidence that the importer must hold.' }),
  alternatives: z.array(z.object(exemption)).meta({
    description:
      'Other exemptions that lift the same duty on these facts and claims; the law gives none of them precedence.',
  }),
});

export const landedCostLine = z
  .object({
    kind: z.enum(['duty', 'fee', 'tax']),
    name: z.string(),
    type: nullableText,
    code: nullableText,
    rate: nullableText,
    amount: z.number(),
    agreement: nullableText,
    category: z.string().optional(),
    publisher: z.object({ code: z.string(), label: nullableText }).optional(),
    collectedBy: z.enum(['border', 'carrier', 'seller']).optional(),
    estimated: z.boolean().optional(),
    exemptedBy: z.string().optional(),
    legalBasis: nullableText.optional(),
    sourceUrl: nullableText.optional(),
    exemption: lineExemption.optional(),
    working: z
      .string()
      .optional()
      .meta({ description: 'How the amount was calculated, in figures that are all shown.' }),
  })
  .meta({ id: 'LandedCostLine' });
export type LandedCostLine = z.infer<typeof landedCostLine>;

export const dutyOption = z
  .object({
    tier: z.enum(['general', 'preferential', 'punitive']),
    programme: z
      .object({ code: z.string(), name: z.string(), agreement: nullableText, proof: nullableText })
      .nullable(),
    rate: z.string(),
    amount: z.number().nullable(),
    estimated: z.boolean(),
    applied: z.boolean(),
    condition: z
      .object({ kind: z.string(), code: nullableText, label: nullableText })
      .nullable()
      .optional(),
    quota: nullableText.optional(),
    relief: z
      .object({ code: z.string(), name: z.string(), kind: nullableText })
      .nullable()
      .optional(),
  })
  .meta({ id: 'DutyOption' });

export const availableClaim = z
  .object({
    code: z.string().meta({ description: 'To be sent in `claims`.' }),
    name: nullableText.meta({ description: 'The goods or the provision, in short.' }),
    affects: z
      .string()
      .meta({ description: 'Name of the duty line that it would remove or lower.' }),
    affectsCode: nullableText.meta({
      description: 'Code of that line; null for a relief of the base duty, or a quota.',
    }),
    kind: nullableText.meta({
      description:
        'What the claim hangs on: `listed_goods`, `certificate`, `quota`, `end_use` and the like, the kind of a special provision, or `other`.',
    }),
    legalBasis: nullableText.meta({ description: 'The law behind it.' }),
    sourceUrl: nullableText.meta({
      description: 'Where that law can be read; null where the claim is told in short.',
    }),
    proof: nullableText.meta({
      description:
        'Evidence that the importer must hold; null where none is known, or the claim is told in short (`showClaims`).',
    }),
    condition: nullableText.meta({
      description:
        'What the goods must be where no list of codes limits the claim; ends in `…` where it is told in short.',
    }),
  })
  .meta({ id: 'AvailableClaim' });

const claimsAnswer = z.object({
  available: z.array(availableClaim).meta({
    description:
      'Claims that would remove or lower a charged line, none of them applied: the likely ones, or all (`showClaims`).',
  }),
  applied: z
    .array(
      z.object({
        code: z.string().meta({ description: 'As it was claimed, or as it is filed.' }),
        name: nullableText.meta({ description: 'What it is.' }),
        application: z.enum(['automatic', 'claim']).meta({
          description: '`automatic` on the facts, `claim` when the request claimed it.',
        }),
      }),
    )
    .meta({ description: 'Exemptions, reliefs, documents and quotas that were applied.' }),
});

export const entryCodes = z
  .array(
    z.object({
      code: z.string(),
      role: z.enum(['provision', 'tariff', 'additional', 'exemption', 'claim']),
      name: nullableText,
      type: z.string(),
      lines: z.array(z.string()),
    }),
  )
  .meta({ id: 'EntryCodes' });

/** Null: no rule is known, and `entryCodes` are in no order. */
export const entryCodeOrder = z.object({ label: z.string(), url: z.string() }).nullable();

const contentHints = z
  .array(
    z.object({ code: z.string(), name: z.string(), fields: z.array(z.string()), note: z.string() }),
  )
  .meta({ id: 'ContentHints' });

export const catalogLines = z
  .array(
    z.object({
      index: z.int(),
      productId: z.string(),
      itemId: nullableText,
      sku: nullableText,
      title: z.string(),
      schedule: z.string(),
      classificationId: nullableText,
      code: z.string(),
      filled: z.array(z.string()),
    }),
  )
  .meta({ id: 'CatalogLines' });

export const totals = z
  .object({
    goods: z.number().nullable().meta({
      description: 'The price of the goods; with `chargesInPrice` what the charges leave of it.',
    }),
    shipping: z.number().nullable().meta({
      description:
        'Transport beside the price; 0 where the price contains it, null when none was stated.',
    }),
    insurance: z.number().nullable().meta({
      description:
        'Insurance beside the price; 0 where the price contains it, null when none was stated.',
    }),
    duties: z
      .number()
      .meta({ description: 'Duty and additional duties, as far as they are known.' }),
    fees: z.number().meta({ description: 'Fees of the entry, as far as they are known.' }),
    taxes: z
      .number()
      .meta({ description: 'Taxes at the border and at the sale, as far as they are known.' }),
    dutiesTaxesFees: z.number().meta({ description: 'Duties, taxes and fees together.' }),
    landedCost: z
      .number()
      .nullable()
      .meta({
        description:
          'Goods, transport and charges; null where a charge that may be due has no upper bound (see `missing`). Where ' +
          'transport alone was not stated it is what the rest comes to, and `complete` is false.',
      }),
    complete: z
      .boolean()
      .optional()
      .meta({
        description:
          'True when every charge that may be due is in the totals. False when one is left out, or rests on a fact that is ' +
          'not known, such as the cost of transport where it belongs to the customs value: `missing` says which.',
      }),
    missing: z
      .array(
        z.object({
          what: z.enum(['duty', 'additional_duty', 'tax', 'fee']).meta({
            description:
              'The kind of charge: the `duty` of the tariff, an `additional_duty` upon it, a `tax` or a `fee`.',
          }),
          lowest: z
            .number()
            .nullable()
            .meta({
              description:
                'The landed cost when this charge is at its lowest and all others are as shown; null when that is not known. ' +
                'With `chargesInPrice` both ends are the price: only how it is made up is open.',
            }),
          highest: z.number().nullable().meta({
            description: 'The same at its highest; null when it has no upper bound.',
          }),
        }),
      )
      .optional()
      .meta({
        description:
          'Kinds of charges that are left out or rest on a fact that is not known, each once; empty when the totals are complete.',
      }),
  })
  .meta({ id: 'Totals' });

/** Why an answer is an estimate. */
export const estimatedBecause = z
  .array(z.enum(['missing_duty', 'open_fact', 'old_rate', 'assumed_class', 'unproven_origin']))
  .optional()
  .meta({
    description:
      'Why the answer is an estimate, each reason once; absent when it is none. `missing_duty`: a duty, tax or fee ' +
      'that may be due is not in the totals. `open_fact`: a fact that was not stated was assumed. `old_rate`: a rate ' +
      'of another day was used. `assumed_class`: the code alone does not show that the goods are of the class that ' +
      'was charged. `unproven_origin`: a preference is applied, or may be open, that the tariff at hand does not state for the goods.',
  });

/** What a missing fact is worth: the total landed cost at its lowest and its highest outcome. */
const needsWorth = z
  .array(
    z.object({ need: z.string(), lowest: z.number().nullable(), highest: z.number().nullable() }),
  )
  .meta({
    description:
      'How much a missing fact matters: the lowest and highest landed cost, depending on that fact; null where there is no limit.',
  });

/** Of a whole consignment, whether one code or many lines. */
export const consignmentAnswer = {
  destinationCountry: z.string(),
  currency: z.string().meta({ description: 'Currency of every amount: that of the destination.' }),
  exchangeRate: z.number().nullable(),
  transportMode: nullableText,
  shipmentChannel: nullableText,
  shippingTerms: nullableText,
  deMinimis: z
    .object({
      threshold: z.number().nullable(),
      exempt: z.boolean(),
      taxThreshold: z.number().nullable().optional(),
      taxExempt: z.boolean().optional(),
    })
    .nullable(),
  customsValue: z.number().nullable(),
  totals,
  summary: z.string().optional().meta({
    description:
      'The answer in one sentence for a shopper, in the currency of the destination: what it comes to, what that is made of, and what is not known.',
    example: 'About 118.40 EUR in all: 100.00 goods, 0.00 duty, 18.40 VAT.',
  }),
  notes: z.array(z.string()),
  upstreamRequestId: nullableText,
  dataSource: dataSource.nullable().optional(),
  engine: z.string().optional(),
  schedule: z.string().optional(),
  region: nullableText.optional(),
  entryDate: z.string().optional(),
  entryType: z.enum(['formal', 'informal']).nullable().optional(),
  declaration: z
    .object({ type: z.enum(['full', 'simplified']), term: nullableText })
    .nullable()
    .optional(),
  filing: z
    .object({
      method: z.enum(['electronic', 'paper']),
      preparedBy: z.enum(['declarant', 'authority']),
    })
    .optional(),
  estimated: z.boolean().optional().meta({
    description: 'Some figure rests on an assumption or is missing: see `estimatedBecause`.',
  }),
  estimatedBecause,
  needs: z.array(z.string()).optional(),
  needsWorth: needsWorth.optional(),
  sources: z.array(z.object({ label: z.string(), url: z.string() })).optional(),
  sellerTaxes: z.number().optional(),
  flatDuty: z.object({ rate: z.string(), amount: z.number() }).nullable().optional(),
  validation: z
    .array(
      z.object({
        rule: z.string(),
        action: z.enum(['reject', 'warn', 'relief']),
        code: nullableText,
        message: z.string(),
        itemIndex: z.int().nullable(),
      }),
    )
    .optional(),
  catalog: catalogLines.optional(),
  workings: z.array(z.string()).optional(),
};

/** Of one code and origin. */
export const goodsAnswer = {
  hsCode: z.string(),
  hsCodeFormatted: z.string(),
  originCountry: z.string(),
  lines: z.array(landedCostLine),
  regulatory: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      description: nullableText,
      agency: nullableText,
      measureType: nullableText,
      condition: nullableText,
    }),
  ),
  tradeAgreement: nullableText,
  rateFound: z.boolean().optional(),
  availableExemptions: z.array(z.string()).optional().meta({
    description: 'The codes of `claims.available`, each once.',
  }),
  options: z.array(dutyOption).optional(),
  claims: claimsAnswer.optional(),
  contentHints: contentHints.optional(),
  entryCodes: entryCodes.optional(),
  entryCodeOrder: entryCodeOrder.optional(),
};

export const landedCostResult = z
  .object({ ...goodsAnswer, ...consignmentAnswer })
  .meta({ id: 'LandedCostResult' });
export type LandedCostResult = z.infer<typeof landedCostResult>;

export const calculate = operation({
  id: 'calculate',
  method: 'post',
  path: '/v1/calculate',
  group: 'Landed cost',
  summary: 'Duties, fees, taxes and landed cost of one tariff code',
  description:
    'Costs one credit; an uncovered destination is 422 without charge. Amounts are in the destination currency, ' +
    'rounded once a line. A missing fact is listed in `needs` and never taken as zero. Unknown fields are named in `notes`.',
  access: 'calculate',
  action: 'calculate',
  idempotent: true,
  body: calculateRequest,
  answer: billed(landedCostResult).meta({ id: 'CalculateResponse' }),
  statuses: [200, 400, 401, 402, 403, 409, 413, 422, 429, 500, 502, 503, 504],
});
