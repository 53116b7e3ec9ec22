/** POST /v1/calculate: duties, fees and taxes of one consignment of one code. */
import { z } from 'zod';
import {
  checkGoods,
  goods,
  GOODS_KNOWN,
  goodsOrNamed,
  originCountry,
  requireCode,
  sharedCalculation,
  tariffCode,
} from './consignment.ts';
import {
  catalogLines,
  claimsAnswer,
  contentHints,
  dutyOption,
  entryCodeOrder,
  entryCodes,
} from './claims.ts';
import { basisOfGoods, basisOfLine, lineExemption } from './dutyLine.ts';
import { billed, dataSource, nullableText, oneAtLeast, wordOf } from './fields.ts';
import { operation } from './operation.ts';

export const calculateRequest = z
  .object({ ...sharedCalculation, hsCode: tariffCode, originCountry, ...goods })
  .superRefine(checkGoods);
export type CalculateRequest = z.infer<typeof calculateRequest>;

/** The same as it is sent: the catalogue may know the code and the origin. */
export const calculateBody = z
  .object({
    ...sharedCalculation,
    hsCode: tariffCode.optional(),
    originCountry: originCountry.optional(),
    ...goodsOrNamed,
  })
  .superRefine(checkGoods)
  .superRefine(requireCode)
  .meta({
    id: 'CalculateRequest',
    description: 'A consignment of goods of one code.',
    ...oneAtLeast(GOODS_KNOWN),
  });

/** Harmonised kinds of fees and taxes, as the interface lists them. */
export const CHARGE_CATEGORIES = [
  // of fees
  'customs_processing',
  'port_harbour',
  'inspection',
  'statistical',
  'handling_clearance',
  'documentation',
  'agricultural_promotion',
  'infrastructure',
  'regional_levy',
  'security',
  'carrier_collection',
  // of taxes
  'vat_gst',
  'sales',
  'excise_alcohol',
  'excise_tobacco',
  'excise_fuel',
  'excise_other',
  'surcharge',
  'social_contribution',
  'levy',
  // of either
  'environmental',
  'other',
] as const;

export const landedCostLine = z
  .object({
    kind: z.enum(['duty', 'fee', 'tax']).describe('What is charged.'),
    name: z.string().describe('Name of the charge, for people.'),
    type: nullableText.meta({
      description:
        'Programme or kind of the charge; null where there is none. Open to further values.',
      examples: ['general', 'preferential', 'section_301', 'anti_dumping', 'vat'],
    }),
    code: nullableText.describe('Code to file it under, with its dots; null where there is none.'),
    rate: nullableText.describe('The rate as the law prints it; null where none is known.'),
    amount: z.number().describe('In `currency` of the answer, rounded once to its minor unit.'),
    agreement: nullableText.describe('Trade agreement of the rate; null without a preference.'),
    category: wordOf(CHARGE_CATEGORIES)
      .optional()
      .describe('Harmonised kind of a fee or tax; absent for a duty.'),
    publisher: z
      .object({
        code: z.string().describe("The publisher's code of the charge."),
        label: nullableText.describe("The publisher's name of it; null where it has none."),
      })
      .meta({ id: 'PublisherCharge', description: 'A charge as its publisher names it.' })
      .optional()
      .describe("The publisher's own name of a fee or tax."),
    collectedBy: z
      .enum(['border', 'carrier', 'seller'])
      .optional()
      .describe('Who collects it: customs, the carrier, or the seller at the sale.'),
    estimated: z
      .boolean()
      .optional()
      .describe('True when a figure is missing or assumed; absent: false.'),
    exemptedBy: z
      .string()
      .optional()
      .describe('Code of the exemption that lifts it, as in `exemption`; absent: it is charged.'),
    basis: basisOfLine.optional(),
    legalBasis: nullableText.optional().describe('The law that imposes it; null where not known.'),
    sourceUrl: nullableText.optional().describe('Page to read it on; null where none is known.'),
    exemption: lineExemption.optional().describe('What lifts it; absent: it is charged.'),
    working: z
      .string()
      .optional()
      .meta({ description: 'How the amount was calculated, in figures that are all shown.' }),
  })
  .meta({ id: 'LandedCostLine', description: 'One duty, fee or tax.' });
export type LandedCostLine = z.infer<typeof landedCostLine>;

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
        z
          .object({
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
          })
          .meta({ id: 'MissingCharge', description: 'A kind of charge that is not known whole.' }),
      )
      .optional()
      .meta({
        description:
          'Kinds of charges that are left out or rest on a fact that is not known, each once; empty when the totals are complete.',
      }),
  })
  .meta({ id: 'Totals', description: 'Sums, in `currency` of the answer.' });

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
    z
      .object({
        need: z.string().describe('The missing fact, as in `needs`.'),
        lowest: z.number().nullable().describe('Landed cost at its lowest; null: no limit.'),
        highest: z.number().nullable().describe('Landed cost at its highest; null: no limit.'),
      })
      .meta({ id: 'NeedWorth', description: 'What a missing fact can change.' }),
  )
  .meta({
    description:
      'How much a missing fact matters: the lowest and highest landed cost, depending on that fact; null where there is no limit. ' +
      '`origin_proof`: a preference was applied under `preference` `best`; `highest` is the landed cost without its proof. ' +
      'A preference asked for by its name is taken as proven.',
  });

/** Of a whole consignment, whether one code or many lines. */
export const consignmentAnswer = {
  destinationCountry: z.string().describe('As asked, ISO 3166-1 alpha-2.'),
  currency: z.string().meta({ description: 'Currency of every amount: that of the destination.' }),
  exchangeRate: z
    .number()
    .nullable()
    .describe('Units of it for one of the currency of the request; null when they are the same.'),
  transportMode: nullableText.describe('How the goods travel, as asked or by default.'),
  shipmentChannel: nullableText.describe('Who carries them: as asked, or by the transport mode.'),
  shippingTerms: nullableText.describe('Incoterm as asked; null when none was.'),
  deMinimis: z
    .object({
      threshold: z
        .number()
        .nullable()
        .describe(
          'Value up to which no duty is due, or a flat duty in its place (`flatDuty`), in `currency`; null: there is no such limit.',
        ),
      exempt: z.boolean().describe('True when no duty is due by value, or as a gift.'),
      taxThreshold: z
        .number()
        .nullable()
        .optional()
        .describe('Value up to which no import tax is due; null: there is no such limit.'),
      taxExempt: z
        .boolean()
        .optional()
        .describe('True when no import tax is due by value, or as a gift.'),
    })
    .meta({ id: 'DeMinimis', description: 'Low-value limits that hold for the consignment.' })
    .nullable()
    .describe('Low-value limits that hold for the consignment; null where none are known.'),
  customsValue: z
    .number()
    .nullable()
    .describe('Value on which duty is charged, in `currency`; null where not known.'),
  totals,
  summary: z.string().optional().meta({
    description:
      'The answer in one sentence for a shopper, in the currency of the destination: what it comes to, what that is made of, and what is not known.',
    example: 'About 118.40 EUR in all: 100.00 goods, 0.00 duty, 18.40 VAT.',
  }),
  notes: z
    .array(z.string())
    .describe('What to know of the figures, in words; `audience` chooses how much they say.'),
  upstreamRequestId: nullableText.describe('Id of the calculation, to quote to the operator.'),
  dataSource: dataSource
    .nullable()
    .optional()
    .describe('Releases that the answer read; null when none was.'),
  engine: z.string().optional().describe('Name of the engine that calculated.'),
  schedule: z
    .string()
    .optional()
    .describe(
      'Customs territory whose tariff applies: `EU` for a member state, `US` for Puerto Rico.',
    ),
  region: nullableText
    .optional()
    .describe('Region whose taxes apply; null where they do not differ.'),
  entryDate: z.string().optional().describe('Day whose rates apply, YYYY-MM-DD.'),
  entryType: z
    .enum(['formal', 'informal'])
    .nullable()
    .optional()
    .describe('`formal`: a full declaration; `informal`: a simplified one; null: not told apart.'),
  declaration: z
    .object({
      type: z.enum(['full', 'simplified']).describe('Which declaration is made.'),
      term: nullableText.describe("The destination's own name of it; null where it has none."),
    })
    .meta({ id: 'Declaration', description: 'The declaration that is made.' })
    .nullable()
    .optional()
    .describe('The declaration that is made; null where value does not decide it.'),
  filing: z
    .object({
      method: z.enum(['electronic', 'paper']).describe('How the entry is filed.'),
      preparedBy: z.enum(['declarant', 'authority']).describe('Who prepares it.'),
    })
    .meta({ id: 'Filing', description: 'How the entry is filed, as asked or as usual there.' })
    .optional()
    .describe('How the entry is filed, as asked or as usual there.'),
  estimated: z.boolean().optional().meta({
    description: 'Some figure rests on an assumption or is missing: see `estimatedBecause`.',
  }),
  estimatedBecause,
  needs: z
    .array(z.string())
    .optional()
    .meta({
      description:
        'Facts that would make the answer exact; open to further values. Left out of a request, none is taken as zero.',
      examples: [
        [
          'weight',
          'volume',
          'alcohol_strength',
          'components',
          'shipping_cost',
          'hs_code',
          'origin_proof',
        ],
      ],
    }),
  needsWorth: needsWorth.optional(),
  sources: z
    .array(
      z
        .object({
          label: z.string().describe('The law or publication.'),
          url: z.string().describe('Page to read it on.'),
        })
        .meta({ id: 'Source', description: 'An official source.' }),
    )
    .optional()
    .describe('Official sources behind the figures, each once.'),
  sellerTaxes: z
    .number()
    .optional()
    .describe(
      'Taxes that a registered seller charges at the sale, in `currency`; they are in `totals.taxes` too. Absent: none.',
    ),
  flatDuty: z
    .object({
      rate: z.string().describe('The duty as the law prints it.'),
      amount: z.number().describe('What it comes to, in `currency`.'),
    })
    .meta({ id: 'FlatDuty', description: 'A flat duty in place of the tariff.' })
    .nullable()
    .optional()
    .describe('A flat duty on a low value, charged in place of the tariff; null when none is.'),
  validation: z
    .array(
      z
        .object({
          rule: z.string().describe('Name of the rule.'),
          action: z
            .enum(['reject', 'warn', 'relief'])
            .describe('`reject`: cannot be sent so; `relief`: nothing is due; `warn`: a remark.'),
          code: nullableText.describe("The publisher's code of it; null where it has none."),
          message: z.string().describe('What it says, for people.'),
          itemIndex: z
            .int()
            .nullable()
            .describe('Line that it is about, from 0; null for the whole consignment.'),
        })
        .meta({ id: 'ValidationFinding', description: 'A rule that the consignment meets.' }),
    )
    .optional()
    .describe('Rules of the destination that the consignment meets, refusals first.'),
  catalog: catalogLines.optional(),
  workings: z
    .array(z.string())
    .optional()
    .describe('The arithmetic of every line, in the order in which it builds up.'),
};

/** Of one code and origin. */
export const goodsAnswer = {
  hsCode: z.string().describe('The code as asked, digits only.'),
  hsCodeFormatted: z.string().describe('The code with its dots.'),
  originCountry: z.string().describe('As asked, ISO 3166-1 alpha-2.'),
  lines: z.array(landedCostLine).describe('Every duty, fee and tax that was looked at.'),
  regulatory: z
    .array(
      z
        .object({
          code: z.string().describe('Code of the measure.'),
          name: z.string().describe('Its name.'),
          description: nullableText.describe('The law behind it; null where not known.'),
          agency: nullableText.describe('Agency in charge; null where none is named.'),
          measureType: nullableText.describe('Its programme or kind; null where it has none.'),
          condition: nullableText.describe('When it applies, in words; null where not told.'),
        })
        .meta({ id: 'RegulatoryMeasure', description: 'A measure that may apply.' }),
    )
    .describe('Measures that may apply, on facts that nobody stated; never in the totals.'),
  tradeAgreement: nullableText.describe('Agreement whose rate was applied; null when none was.'),
  rateFound: z
    .boolean()
    .optional()
    .describe('False when no rate of duty is known for the code and origin.'),
  dutyBasis: basisOfGoods.optional(),
  availableExemptions: z
    .array(z.string())
    .optional()
    .describe('Codes of `claims.available`, each once.'),
  options: z
    .array(dutyOption)
    .optional()
    .describe('Every rate of base duty, the general one first.'),
  claims: claimsAnswer.optional(),
  contentHints: contentHints.optional(),
  entryCodes: entryCodes.optional(),
  entryCodeOrder: entryCodeOrder.optional(),
};

export const landedCostResult = z
  .object({ ...goodsAnswer, ...consignmentAnswer })
  .meta({ id: 'LandedCostResult', description: 'What goods of one code cost, landed.' });
export type LandedCostResult = z.infer<typeof landedCostResult>;

export const calculate = operation({
  id: 'calculate',
  method: 'post',
  path: '/v1/calculate',
  group: 'Landed cost',
  summary: 'Duties, fees, taxes and landed cost of one tariff code',
  description:
    'Costs one credit; an uncovered destination is 422 without charge. Amounts are in the destination currency, ' +
    'rounded once a line. A missing fact is listed in `needs` and never taken as zero. ' +
    'Where goods of the catalogue are named, an approved code and facts fill what is left out: see `catalog`; without such a code it is ' +
    '400, `details.reason` `no_approved_code`. Unknown fields are named in `notes`, unless these are for a shopper.',
  access: 'calculate',
  action: 'calculate',
  idempotent: true,
  body: calculateBody,
  answer: billed(landedCostResult).meta({ id: 'CalculateResponse' }),
  statuses: [200, 400, 401, 402, 403, 409, 413, 422, 429, 500, 502, 503, 504],
});
