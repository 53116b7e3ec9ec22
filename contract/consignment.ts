/**
 * What calculations of a landed cost are asked with: fields of a whole consignment, and the facts
 * of one line of goods.
 */
import { z } from 'zod';
import { sku } from './catalogProduct.ts';
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
  .regex(/^[A-Z0-9-]{1,6}$/, { error: ({ input }) => regionFault(input) })
  .meta({
    description:
      'State or province of the destination (ISO 3166-2), where taxes or customs differ; required for Canada where `postcode` does not name it. `GET /v1/countries` lists its codes.',
    example: 'ON',
  });

/** Why a region is none. */
function regionFault(written: unknown): string {
  const code = typeof written === 'string' ? written.trim().toUpperCase() : '';
  return /^[A-Z0-9-]{1,3}$/.test(code)
    ? `must be written ${code}, in capitals and without blanks`
    : 'must be the code of a state or province, such as ON or CA, not its name; GET /v1/countries lists them';
}

export const transportMode = z.enum(['air', 'sea', 'road', 'rail']);
export const claims = z
  .array(z.string().min(1).max(20))
  .max(20)
  .meta({
    description:
      'Codes that the importer claims: exemption headings, reliefs, documents, order numbers of quotas, words for a relief of ' +
      'excise. One that is not known at the destination is named in the notes and changes nothing. The answer lists what may ' +
      'be claimed in `claims.available`.',
    examples: [['9903.94.05'], ['090006']],
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
export const conditions = z
  .array(z.string().min(1).max(40))
  .max(20)
  .meta({
    description:
      "Terms of a rate that the goods meet: a kind (`pharmaceutical`, `end_use`, `certificate`, `company`, `quality`, `route`), the publisher's " +
      'additional code, or a fact of an additional duty of the United States (such as `patented`, `advanced_chip`, `in_transit`). ' +
      'Left out: the rate that depends on nothing; the answer lists the others in `options`.',
    examples: [['end_use'], ['C999']],
  });
const preference = z
  .string()
  .min(1)
  .max(20)
  .transform((asked) => (/^(?:best|none)$/i.test(asked) ? asked.toLowerCase() : asked))
  .meta({
    description:
      '`best` (the cheapest preference that is open), `none` (the general rate), or a programme: its symbol, its name, a usual name ' +
      '(KORUS, USMCA, CUSMA, AUSFTA, CETA, TCA, EVFTA, CPTPP, GSP ...) or its two parties (EU-JP, UK-AU). A name that no programme of ' +
      'the destination has is refused with those that are open to the origin; in a comparison that rules out the one way. ' +
      'The answer lists every rate in `options`.',
    examples: ['best', 'none', 'USMCA'],
  });
const sellerScheme = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]{1,20}$/, { error: ({ input }) => schemeFault(input) })
  .meta({
    description:
      'A scheme that the seller is registered for: IOSS, GB_VAT, AU_GST, NZ_GST, NO_VOEC, SG_OVR, MY_LVG, CH_VAT, CA_GST, JP_CT, ' +
      'KR_VAT, TR_VAT, CL_VAT, or UKIMS (not at risk, from Great Britain to Northern Ireland); usual names (VOEC, UK_VAT, EU_IOSS, ' +
      'GST_AU) are understood, others are named in the notes and change nothing.',
    example: 'IOSS',
  });

/** Why a registration is none. */
function schemeFault(written: unknown): string {
  const wanted = 'must be an uppercase letter, then 1 to 20 uppercase letters, digits or _';
  const inCapitals = typeof written === 'string' ? written.trim().toUpperCase() : '';
  if (/^[A-Z][A-Z0-9_]{1,20}$/.test(inCapitals))
    return `must be written ${inCapitals}, in capitals and without blanks`;
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
      '4 to 10 digits, with or without dots, blanks and hyphens, the first four a heading of the Harmonized System; a short code ' +
      'means all below it. Codes of 5, 7 or 9 digits are read as the shorter code; where a leading zero may have been lost, both ' +
      'are named in `notes`.',
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
/** A unit that is near to ours in letters, and far from it in weight. */
const SMALLER_UNITS: Readonly<Partial<Record<string, string>>> = {
  g: 'must be kg or lb; grams are none: send 200 g as 0.2 kg',
  gr: 'must be kg or lb; grams are none: send 200 g as 0.2 kg',
  gram: 'must be kg or lb; grams are none: send 200 g as 0.2 kg',
  grams: 'must be kg or lb; grams are none: send 200 g as 0.2 kg',
  oz: 'must be kg or lb; ounces are none: send 8 oz as 0.5 lb',
};

const weightUnit = z
  .enum(['kg', 'lb'], { error: ({ input }) => SMALLER_UNITS[String(input).toLowerCase()] })
  .describe('Unit of every weight of this line; required where one is given.');
const measured = z.number().positive().max(1_000_000_000);
const percent = z.number().min(0).max(100);

const filing = z
  .object({
    method: z
      .enum(['electronic', 'paper'])
      .optional()
      .describe('How the entry is filed. Left out: `electronic`.'),
    preparedBy: z
      .enum(['declarant', 'authority'])
      .optional()
      .describe('Who prepares it. Left out: `declarant`.'),
  })
  .meta({ id: 'FilingRequest', description: 'How the entry is filed, on which fees depend.' });

/** Fields of the whole consignment but its destination. */
export const consignment = {
  currency: currency.default('USD').describe('ISO 4217 currency of every amount of the request.'),
  shippingCost: boundedMoney
    .optional()
    .describe(
      'Cost of transport to the destination, in `currency`; 0 where the seller bears it. Where it belongs to the customs value ' +
        'and is left out, the totals are not complete: charges on the value are at least as shown.',
    ),
  insuranceCost: boundedMoney
    .optional()
    .describe('Insurance of the transport, in `currency`; counts where freight does.'),
  transportMode: transportMode.default('air').describe('How the goods travel.'),
  shippingTerms: incoterm
    .optional()
    .describe(
      'Incoterm 2020 of the price, case-insensitive. Under CFR, CIF, CPT, CIP, DAP, DPU and DDP it holds the freight already, ' +
        'which is not added again. Left out: the price is that of the goods alone.',
    ),
  chargesInPrice: z
    .boolean()
    .optional()
    .describe(
      'Under DDP: `value` contains duties, taxes and fees, which the invoice tells apart; the value of the goods is then ' +
        'what they leave of it. Left out: `value` is the customs value, as under DAP.',
    ),
  shipmentChannel: z
    .enum(['courier', 'postal', 'freight'])
    .optional()
    .describe(
      'Who carries the goods, on which value limits and fees depend. Left out: courier by air, freight otherwise.',
    ),
  entryDate: tariffDate
    .optional()
    .describe('Day of entry, 2000-01-01 or later, whose rates apply. Left out: today.'),
  exportCountry: country.optional().meta({
    description: 'Where the parcel is sent from. Left out: the country of origin.',
  }),
  tradeAgreement: boundedText(0, 40).optional().meta({
    description:
      'Ignored: preferences are applied by themselves, and the agreement used is answered.',
    deprecated: true,
  }),
  region: regionCode.optional(),
  postcode: boundedText(1, 12)
    .optional()
    .meta({
      description:
        'Postcode of the destination: parts of a country that have customs or taxes apart (Canary Islands, Büsingen, Jersey, ' +
        'overseas departments, Guam, provinces of Canada, states of Brazil) are known by it where `region` does not name them.',
      example: '35001',
    }),
  purpose: z
    .enum(['sale', 'gift', 'sample', 'return'])
    .default('sale')
    .describe(
      'Why the goods are sent. A `gift` is a personal one; a free item beside a purchase is a `sale`.',
    ),
  sender: z
    .enum(['person', 'business'])
    .optional()
    .describe(
      'Who sends them: most reliefs for gifts are for persons. Left out: a relief is applied, and the answer is an estimate.',
    ),
  giftInConjunctionWithPurchase: z
    .boolean()
    .optional()
    .describe('True: the gift comes with a purchase and is treated as sold. Left out: false.'),
  businessBuyer: z
    .boolean()
    .optional()
    .describe('True: a business buys, and accounts for some taxes itself. Left out: false.'),
  sellerRegistrations: z
    .array(sellerScheme)
    .max(10)
    .optional()
    .describe('Tax schemes of the seller: taxes it collects have `collectedBy` `seller`.'),
  preference: preference.default('best'),
  claims: claims.optional(),
  showClaims,
  audience: z
    .enum(['shopper', 'broker'])
    .optional()
    .describe(
      'For whom the `notes` are. `shopper`: what is paid, to whom and what is uncertain, in plain words. `broker`: every note. ' +
        'Left out: every note. No other field of the answer depends on it.',
    ),
  enforceValidation: z
    .boolean()
    .optional()
    .describe(
      'True: a shipment that a rule of the destination rejects is refused (400, `details.reason` = `validation_failed`). ' +
        'Left out: false, the rule is told in `validation`.',
    ),
  declarationType: z
    .enum(['full', 'simplified'])
    .optional()
    .describe(
      'Declaration to make. A simplified one that the value rules exclude is ignored, with a note. Left out: what they require.',
    ),
  filing: filing.optional(),
};

/** Of one line of goods. */
export const originCountry = country.describe(
  'Where the goods are made, ISO 3166-1 alpha-2: preferences and additional duties depend on it.',
);

/** Fields that a calculation of one code, a shipment and a comparison share. */
export const sharedCalculation = {
  destinationCountry: country.describe(
    'Where the goods go, ISO 3166-1 alpha-2: a country that `GET /v1/countries` marks `landedCost`.',
  ),
  ...consignment,
};

export const component = z
  .object({
    material: z
      .string()
      .min(1)
      .max(40)
      .meta({
        description:
          'What the part is. `steel` (or `iron`), `aluminum` (`aluminium`) and `copper` carry duties on metals; `repair` or ' +
          '`processing` is work done abroad; any other word is a part like others.',
        examples: ['steel', 'aluminum', 'copper', 'repair', 'plastic'],
      }),
    value: amount.describe('What the part is worth in the whole line, in `currency`.'),
    originCountry: country
      .optional()
      .describe('Where the part is made; `US` counts as content of the United States.'),
    countryOfMelt: country.optional().describe('Where its metal was melted or smelted.'),
    weight: measured
      .optional()
      .describe('What the part weighs in the whole line, in `weightUnit`.'),
  })
  .meta({ id: 'Component', description: 'A part of the goods, or work done on them.' });

const tradeRemedy = z
  .object({
    kind: z.enum(['anti_dumping', 'countervailing']).describe('Which kind of remedy it is.'),
    percent: z.number().min(0).max(10_000).describe('Per cent of the customs value.'),
    caseNumber: boundedText(1, 40)
      .optional()
      .meta({ description: 'Number of the case.', example: 'A-570-116' }),
  })
  .meta({ id: 'TradeRemedy', description: 'A deposit known to be due.' });

/** Facts of one line of goods besides its code and origin. */
export const goods = {
  value: amount.meta({ description: 'Total value of the goods in `currency`, without shipping.' }),
  quantity: z
    .int()
    .min(1)
    .max(1_000_000_000)
    .optional()
    .describe('Number of pieces, for duties, taxes and fees by the piece.'),
  weight: measured
    .optional()
    .describe('Gross weight of the whole line, in `weightUnit`, for duties by weight.'),
  weightUnit: weightUnit.optional(),
  netWeight: measured.optional().meta({
    description: 'Weight without packing, in `weightUnit`. Left out: `weight` stands for it.',
  }),
  volumeLiters: measured
    .optional()
    .describe('Volume of the whole line in litres, for duties and excise by the litre.'),
  alcoholPercent: percent
    .optional()
    .describe('Alcohol by volume, per cent, for duties and excise on pure alcohol.'),
  components: z
    .array(component)
    .max(20)
    .optional()
    .describe(
      'What the goods are made of, by value, for duties on a metal or on foreign content; together at most `value`. ' +
        'Left out: such duties are told under `regulatory` or charged in full.',
    ),
  metalWeightPercent: percent
    .optional()
    .describe('Per cent of the weight that is metal: under 15 some duties on metals do not apply.'),
  conditions: conditions.optional(),
  tradeRemedies: z.array(tradeRemedy).max(5).optional().meta({
    description:
      'Anti-dumping and countervailing deposits known to be due for this producer and exporter, per cent of the customs value.',
  }),
  description: boundedText(0, 2000)
    .optional()
    .describe(
      'What the goods are; given back. Left out of a line that names goods of the catalogue: their customs description, or title.',
    ),
  reference: reference.optional(),
};

/** What a line of a shipment may say for itself in place of what is said for all lines. */
export const lineOverrides = {
  claims: claims
    .optional()
    .describe('Codes claimed for this line. Left out: those of the shipment.'),
  preference: preference
    .optional()
    .describe('As of the shipment, for this line. Left out: that of the shipment.'),
};

type Goods = Omit<z.infer<z.ZodObject<typeof goods>>, 'value'> & { value?: number | undefined };

/** Whether the parts of goods are worth more than the goods. */
export const contentExceeds = (
  parts: readonly { value: number }[] | undefined,
  value: number,
): boolean =>
  (parts ?? []).reduce((sum, part) => sum + part.value, 0) > Math.max(value, 0) * (1 + 1e-9);
export const CONTENT_EXCEEDS = 'their values exceed the value of the goods';

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
  if (line.value !== undefined && contentExceeds(parts, line.value))
    fault('components', CONTENT_EXCEEDS);
}

/** A value that the catalogue may know. */
const valueOrCatalog = goods.value
  .optional()
  .describe(
    'Total value of the goods in `currency`, without shipping. Left out of a line that names goods of the catalogue: their ' +
      '`unitValue` by `quantity`, where it is in `currency`.',
  );

/** What names goods of the catalogue: what a line does not say is then filled from there. */
export const catalogGoods = {
  productId: z
    .uuid()
    .optional()
    .describe(
      'Product of the catalogue, whose approved code and facts fill what the line leaves out.',
    ),
  itemId: z.uuid().optional().describe('The same, of an item of a product.'),
  sku: sku.optional().describe('The same, of the item with this SKU.'),
};

/** Facts of a line that may name goods of the catalogue. */
export const goodsOrNamed = { ...goods, ...catalogGoods, value: valueOrCatalog };

/** For the description: what a line must have, one of these at least. */
export const GOODS_KNOWN = [
  { required: ['hsCode', 'originCountry', 'value'] },
  { required: ['productId'] },
  { required: ['itemId'] },
  { required: ['sku'] },
];

type Named = { [field in keyof typeof catalogGoods]?: string | undefined };

/** Whether a line names goods of the catalogue. */
export const namesGoods = ({ productId, itemId, sku: unit }: Named): boolean =>
  (productId ?? itemId ?? unit) !== undefined;

/** Refuses a line that neither has code, origin and value nor names goods of the catalogue. */
export function requireCode(
  line: Named & {
    hsCode?: string | undefined;
    originCountry?: string | undefined;
    value?: number | undefined;
  },
  context: z.RefinementCtx,
): void {
  if (namesGoods(line)) return;
  for (const field of ['hsCode', 'originCountry', 'value'] as const)
    if (line[field] === undefined)
      context.addIssue({
        code: 'custom',
        path: [field],
        message: 'is required, unless the line names goods of the catalogue',
      });
}
