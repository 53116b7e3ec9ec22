/**
 * What calculations of a landed cost are asked with: fields of a whole consignment, and the facts
 * of one line of goods.
 */
import { z } from 'zod';
import { boundedMoney, boundedText, calendarDate, country, currency } from './fields.ts';

/** Incoterms 2020. */
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

/** Terms of earlier Incoterms, and other spellings, with what is written today. */
const EARLIER_TERMS: Readonly<Record<string, string>> = {
  DDU: 'DAP',
  DAF: 'DAP',
  DES: 'DAP',
  DEQ: 'DPU',
  DAT: 'DPU',
  CNF: 'CFR',
  'C&F': 'CFR',
  CANDF: 'CFR',
  EXWORKS: 'EXW',
};

/** A term of delivery in any case; leaves upper-case. */
const incoterm = z.preprocess(
  (written) => (typeof written === 'string' ? written.trim().toUpperCase() : written),
  z.enum(INCOTERMS, { error: ({ input }) => termFault(input) }),
);

function termFault(written: unknown): string {
  const wanted = `must be one of ${INCOTERMS.join(', ')}`;
  if (typeof written !== 'string') return wanted;
  const term = EARLIER_TERMS[written.replace(/[\s.-]/g, '')];
  return term === undefined ? wanted : `${written} is no term of Incoterms 2020: use ${term}`;
}

/** A day whose rates are asked for. Before 2000 no table reaches. */
export const tariffDate = calendarDate
  .refine((date) => date >= '2000-01-01', 'must not lie before 2000-01-01')
  .meta({
    description: 'A calendar date, 2000-01-01 or later.',
    pattern: '^[2-9][0-9]{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$',
  });

export const regionCode = z
  .string()
  .regex(/^[A-Z0-9-]{1,6}$/, 'must be 1 to 6 uppercase letters, digits or hyphens');

export const transportMode = z.enum(['air', 'sea', 'road', 'rail']);
export const claims = z.array(z.string().min(1).max(20)).max(20).meta({
  description:
    'Codes of exemptions, reliefs and quotas that are claimed; one that is not known at the destination is named in the notes and changes nothing.',
});
export const showClaims = z
  .enum(['likely', 'all'])
  .optional()
  .meta({
    description:
      'Which claims are listed as available. `likely` (when left out): those that these goods, this origin and this purpose could ' +
      'make; a claim that no list of codes limits is among them, in short (no proof and no page, the beginning of its condition). ' +
      '`all`: every claim of the destination for the origin, whatever the goods and the purpose, with all that is known of it.',
    example: 'all',
  });
export const conditions = z.array(z.string().min(1).max(40)).max(20);
const preference = z
  .string()
  .min(1)
  .max(20)
  .meta({
    description:
      '`best` (the cheapest preference that is open), `none` (the general rate), or a programme: its symbol, its name, a usual name ' +
      '(KORUS, USMCA, CUSMA, AUSFTA, CETA, TCA, EVFTA, CPTPP, GSP ...) or its two parties (EU-JP, UK-AU). A name that no programme of ' +
      'the destination has is refused with those that are open to the origin; in a comparison that rules out the one way.',
    example: 'best',
  });
const sellerScheme = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]{1,20}$/, { error: ({ input }) => schemeFault(input) })
  .meta({
    description:
      'A tax scheme that the seller is registered for: IOSS, GB_VAT, AU_GST, NZ_GST, NO_VOEC, SG_OVR, MY_LVG, CH_VAT, CA_GST, ' +
      'JP_CT, KR_VAT, TR_VAT or CL_VAT; others are named in the notes and change nothing.',
    example: 'IOSS',
  });

/** Why a registration is none. */
function schemeFault(written: unknown): string {
  const wanted = 'must be an uppercase letter, then 1 to 20 uppercase letters, digits or _';
  return typeof written === 'string' && /^[\d.]{4,}$/.test(written)
    ? `${wanted}; a heading or quota that is claimed belongs in claims`
    : wanted;
}

export const reference = boundedText(0, 200).meta({ description: "The caller's own, given back." });

/**
 * A tariff code as people write it; dots, blanks and hyphens are ignored; leaves as 4 to 10 digits,
 * of which fewer mean all codes below.
 */
export const tariffCode = z
  .string()
  .max(30)
  .regex(/^[.\s-]*(?:\d[.\s-]*){4,10}$/, { error: ({ input }) => codeFault(input) })
  .transform((value) => value.replace(/\D/g, ''))
  .meta({
    description:
      '4 to 10 digits, the first four a heading of the Harmonized System. Codes of 5, 7 or 9 digits are read as the ' +
      'shorter code; where a leading zero may have been lost, both are named in `notes`.',
    example: '6109.10.00',
  });

/** Why a code is none. */
function codeFault(written: unknown): string {
  const wanted = 'must hold 4 to 10 digits';
  if (typeof written !== 'string' || !/^[\d.\s-]*$/.test(written))
    return `${wanted}, and nothing else but dots, blanks and hyphens`;
  const { length } = written.replace(/\D/g, '');
  return `${wanted}; this one holds ${length}`;
}

export const amount = z.number().min(0).max(1_000_000_000);
const measured = z.number().positive().max(1_000_000_000);
const percent = z.number().min(0).max(100);

/** Fields of the whole consignment but its destination. */
export const consignment = {
  currency: currency.default('USD'),
  shippingCost: boundedMoney.optional().meta({
    description:
      'Cost of transport to the destination; 0 where the seller bears it. Where it belongs to the customs value and is ' +
      'left out, the totals are not complete: charges on the value are at least as shown.',
  }),
  insuranceCost: boundedMoney.optional(),
  transportMode: transportMode.default('air'),
  shippingTerms: incoterm.optional(),
  chargesInPrice: z
    .boolean()
    .optional()
    .meta({
      description:
        'Under DDP: `value` contains duties, taxes and fees, which the invoice tells apart; the value of the goods is then ' +
        'what they leave of it. Left out, `value` is the customs value, as under DAP.',
    }),
  shipmentChannel: z.enum(['courier', 'postal', 'freight']).optional(),
  entryDate: tariffDate.optional(),
  exportCountry: country.optional().meta({
    description: 'Where the parcel is sent from, when that is not the country of origin.',
  }),
  tradeAgreement: boundedText(0, 40).optional(),
  region: regionCode.optional(),
  purpose: z.enum(['sale', 'gift', 'sample', 'return']).default('sale'),
  sender: z.enum(['person', 'business']).optional(),
  giftInConjunctionWithPurchase: z.boolean().optional(),
  businessBuyer: z.boolean().optional(),
  sellerRegistrations: z.array(sellerScheme).max(10).optional(),
  preference: preference.default('best'),
  claims: claims.optional(),
  showClaims,
  enforceValidation: z.boolean().optional(),
  declarationType: z.enum(['full', 'simplified']).optional(),
  filing: z
    .object({
      method: z.enum(['electronic', 'paper']).optional(),
      preparedBy: z.enum(['declarant', 'authority']).optional(),
    })
    .optional(),
};

/** Fields that a calculation of one code, a shipment and a comparison share. */
export const sharedCalculation = { destinationCountry: country, ...consignment };

export const component = z.object({
  material: z.string().min(1).max(40),
  value: amount,
  originCountry: country.optional(),
  countryOfMelt: country.optional(),
  weight: measured.optional(),
});

/** Facts of one line of goods besides its code and origin. */
export const goods = {
  value: amount.meta({ description: 'Total value of the goods in `currency`, without shipping.' }),
  quantity: z.int().min(1).max(1_000_000_000).optional(),
  weight: measured.optional(),
  weightUnit: z.enum(['kg', 'lb']).optional(),
  netWeight: measured.optional().meta({ description: 'Without packing, in `weightUnit`.' }),
  volumeLiters: measured.optional(),
  alcoholPercent: percent.optional(),
  components: z.array(component).max(20).optional(),
  metalWeightPercent: percent.optional(),
  conditions: conditions.optional(),
  tradeRemedies: z
    .array(
      z.object({
        kind: z.enum(['anti_dumping', 'countervailing']),
        percent: z.number().min(0).max(10_000),
        caseNumber: boundedText(1, 40).optional(),
      }),
    )
    .max(5)
    .optional()
    .meta({
      description:
        'Anti-dumping and countervailing deposits known to be due for this producer and exporter, per cent of the customs value.',
    }),
  description: boundedText(0, 2000).optional(),
  reference: reference.optional(),
};

/** What a line of a shipment may say for itself in place of what is said for all lines. */
export const lineOverrides = { claims: claims.optional(), preference: preference.optional() };

type Goods = z.infer<z.ZodObject<typeof goods>>;

/** Refuses facts that contradict each other. Paths begin at the goods. */
export function checkGoods(line: Goods, context: z.RefinementCtx): void {
  const fault = (path: string, message: string): void =>
    context.addIssue({ code: 'custom', path: [path], message });
  const parts = line.components ?? [];
  const weighed = [line.weight, line.netWeight, ...parts.map(({ weight }) => weight)];
  if (line.weightUnit === undefined && weighed.some((weight) => weight !== undefined))
    fault('weightUnit', 'is required with a weight: kg or lb');
  if (line.weight !== undefined && line.netWeight !== undefined && line.netWeight > line.weight)
    fault('netWeight', 'must not exceed weight, which is the gross weight');
  const content = parts.reduce((sum, part) => sum + part.value, 0);
  if (content > Math.max(line.value, 0) * (1 + 1e-9))
    fault('components', 'their values exceed the value of the goods');
}

/** A field that the interface names and this version does not read. */
export const notYet = (field: string) =>
  z
    .never({
      error: `${field} is not read by this version, which has no catalogue; give hsCode, originCountry and value`,
    })
    .optional();
