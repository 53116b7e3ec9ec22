/** POST /v1/calculate: duties, fees and taxes of one consignment of one code. */
import { z } from 'zod';
import { billed, boundedMoney, boundedText, calendarDate, country, currency, dataSource } from './fields.ts';
import { operation } from './operation.ts';

export const SELLER_SCHEMES = [
  'IOSS',
  'GB_VAT',
  'AU_GST',
  'NZ_GST',
  'NO_VOEC',
  'SG_OVR',
  'MY_LVG',
  'CH_VAT',
  'CA_GST',
  'JP_CT',
  'KR_VAT',
  'TR_VAT',
] as const;
export const INCOTERMS = [
  'EXW',
  'FCA',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
] as const;

/** Fields that a calculation of one code and a shipment share. */
export const sharedCalculation = {
  destinationCountry: country,
  currency: currency.default('USD'),
  shippingCost: boundedMoney.optional(),
  insuranceCost: boundedMoney.optional(),
  transportMode: z.enum(['air', 'sea', 'road', 'rail']).default('air'),
  shippingTerms: z.enum(INCOTERMS).optional(),
  shipmentChannel: z.enum(['courier', 'postal', 'freight']).optional(),
  entryDate: calendarDate.refine((date) => date >= '2000-01-01', 'must not lie before 2000-01-01').optional(),
  tradeAgreement: boundedText(0, 40).optional(),
  region: z
    .string()
    .regex(/^[A-Z0-9-]{1,6}$/, 'must be 1 to 6 uppercase letters, digits or hyphens')
    .optional(),
  purpose: z.enum(['sale', 'gift', 'sample', 'return']).default('sale'),
  sender: z.enum(['person', 'business']).optional(),
  giftInConjunctionWithPurchase: z.boolean().optional(),
  businessBuyer: z.boolean().optional(),
  sellerRegistrations: z
    .array(
      z
        .string()
        .regex(/^[A-Z][A-Z0-9_]{1,20}$/)
        .pipe(z.enum(SELLER_SCHEMES)),
    )
    .max(10)
    .optional(),
  preference: z.string().min(1).max(20).default('best'),
  claims: z.array(z.string().min(1).max(20)).max(20).optional(),
  enforceValidation: z.boolean().optional(),
  declarationType: z.enum(['full', 'simplified']).optional(),
  filing: z
    .object({
      method: z.enum(['electronic', 'paper']).optional(),
      preparedBy: z.enum(['declarant', 'authority']).optional(),
    })
    .optional(),
};

/** A tariff code as people write it; dots and spaces are ignored; leaves as 4, 6, 8 or 10 digits. */
export const tariffCode = z
  .string()
  .max(30)
  .regex(
    /^[.\s]*(?:\d[.\s]*){4}(?:(?:\d[.\s]*){2}){0,3}$/,
    'must hold 4, 6, 8 or 10 digits, and nothing else but dots and spaces',
  )
  .transform((value) => value.replace(/\D/g, ''))
  .meta({ example: '6109.10.00' });

const amount = z.number().min(0).max(1_000_000_000);

export const calculateRequest = z
  .object({
    ...sharedCalculation,
    hsCode: tariffCode,
    originCountry: country,
    value: amount.meta({ description: 'Total value of the goods in `currency`, without shipping.' }),
    quantity: z.int().min(1).max(1_000_000_000).optional(),
    weight: z.number().positive().max(1_000_000_000).optional(),
    weightUnit: z.enum(['kg', 'lb']).optional(),
    volumeLiters: z.number().positive().max(1_000_000_000).optional(),
    alcoholPercent: z.number().min(0).max(100).optional(),
    components: z
      .array(
        z.object({
          material: z.string().min(1).max(40),
          value: amount,
          originCountry: country.optional(),
          countryOfMelt: country.optional(),
          weight: z.number().positive().optional(),
        }),
      )
      .max(20)
      .optional(),
    metalWeightPercent: z.number().min(0).max(100).optional(),
    conditions: z.array(z.string().min(1).max(40)).max(20).optional(),
  })
  .superRefine((request, context) => {
    if (request.weight !== undefined && request.weightUnit === undefined)
      context.addIssue({
        code: 'custom',
        path: ['weightUnit'],
        message: 'is required with weight: kg or lb',
      });
    const content = (request.components ?? []).reduce((sum, part) => sum + part.value, 0);
    if (content > 0 && content > request.value * (1 + 1e-9))
      context.addIssue({
        code: 'custom',
        path: ['components'],
        message: 'their values exceed the value of the goods',
      });
  })
  .meta({ id: 'CalculateRequest' });
export type CalculateRequest = z.infer<typeof calculateRequest>;

const nullableText = z.string().nullable();

const lineExemption = z.object({
  code: z.string(),
  name: nullableText,
  application: z.enum(['automatic', 'claim']).nullable(),
  kind: nullableText,
  legalBasis: nullableText,
  sourceUrl: nullableText,
  proof: nullableText,
  alternatives: z.array(
    z.object({
      code: z.string(),
      name: nullableText,
      application: z.enum(['automatic', 'claim']).nullable(),
      kind: nullableText,
      legalBasis: nullableText,
      sourceUrl: nullableText,
    }),
  ),
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
  })
  .meta({ id: 'LandedCostLine' });
export type LandedCostLine = z.infer<typeof landedCostLine>;

const option = z.object({
  tier: z.enum(['general', 'preferential', 'punitive']),
  programme: z
    .object({ code: z.string(), name: z.string(), agreement: nullableText, proof: nullableText })
    .nullable(),
  rate: z.string(),
  amount: z.number().nullable(),
  estimated: z.boolean(),
  applied: z.boolean(),
  condition: z.object({ kind: z.string(), code: nullableText, label: nullableText }).nullable().optional(),
  quota: nullableText.optional(),
  relief: z.object({ code: z.string(), name: z.string(), kind: nullableText }).nullable().optional(),
});

export const landedCostResult = z
  .object({
    hsCode: z.string(),
    hsCodeFormatted: z.string(),
    originCountry: z.string(),
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
    lines: z.array(landedCostLine),
    totals: z.object({
      goods: z.number().nullable(),
      shipping: z.number().nullable(),
      insurance: z.number().nullable(),
      duties: z.number(),
      fees: z.number(),
      taxes: z.number(),
      dutiesTaxesFees: z.number(),
      landedCost: z.number().nullable(),
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
      .object({ method: z.enum(['electronic', 'paper']), preparedBy: z.enum(['declarant', 'authority']) })
      .optional(),
    estimated: z.boolean().optional(),
    needs: z.array(z.string()).optional(),
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
    options: z.array(option).optional(),
  })
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
  statuses: [200, 400, 401, 402, 403, 409, 413, 422, 429, 500, 502, 504],
});
