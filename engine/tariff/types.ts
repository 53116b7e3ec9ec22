/** The seam of the landed-cost engine: request, edition of the data and answer. Plain shapes, no behaviour. */
import type { Validity } from '../calendar.ts';
import type { Decimal } from '../decimal.ts';
import type { ScheduleName } from '../hscode.ts';
import type { AreaRecord, MeasureRecord } from './records.ts';

export type Incoterm = 'EXW' | 'FCA' | 'FAS' | 'FOB' | 'CFR' | 'CIF' | 'CPT' | 'CIP' | 'DAP' | 'DPU' | 'DDP';
export type Channel = 'courier' | 'postal' | 'freight';

/** A calculation after parsing: fields are trusted, defaults are filled, the entry date is known. */
export interface LandedCostRequest {
  hsCode: string;
  originCountry: string;
  destinationCountry: string;
  /** Of `value`, `shippingCost`, `insuranceCost` and the component values. */
  currency: string;
  value: number;
  shippingCost?: number | undefined;
  insuranceCost?: number | undefined;
  transportMode: 'air' | 'sea' | 'road' | 'rail';
  shippingTerms?: Incoterm | undefined;
  shipmentChannel?: Channel | undefined;
  /** YYYY-MM-DD */
  entryDate: string;
  tradeAgreement?: string | undefined;
  region?: string | undefined;
  purpose: 'sale' | 'gift' | 'sample' | 'return';
  sender?: 'person' | 'business' | undefined;
  giftInConjunctionWithPurchase?: boolean | undefined;
  businessBuyer?: boolean | undefined;
  sellerRegistrations?: string[] | undefined;
  preference: string;
  claims?: string[] | undefined;
  enforceValidation?: boolean | undefined;
  declarationType?: 'full' | 'simplified' | undefined;
  filing?:
    | { method?: 'electronic' | 'paper' | undefined; preparedBy?: 'declarant' | 'authority' | undefined }
    | undefined;
  quantity?: number | undefined;
  weight?: number | undefined;
  weightUnit?: 'kg' | 'lb' | undefined;
  volumeLiters?: number | undefined;
  alcoholPercent?: number | undefined;
  components?: Component[] | undefined;
  metalWeightPercent?: number | undefined;
  conditions?: string[] | undefined;
}

export interface Component {
  material: string;
  value: number;
  originCountry?: string | undefined;
  countryOfMelt?: string | undefined;
  weight?: number | undefined;
}

export interface ExemptionAnswer {
  code: string;
  name: string | null;
  application: 'automatic' | 'claim' | null;
  kind: string | null;
  legalBasis: string | null;
  sourceUrl: string | null;
  proof: string | null;
  alternatives: Omit<ExemptionAnswer, 'proof' | 'alternatives'>[];
}

export interface LandedCostLine {
  kind: 'duty' | 'fee' | 'tax';
  name: string;
  type: string | null;
  code: string | null;
  rate: string | null;
  amount: number;
  agreement: string | null;
  category?: string;
  publisher?: { code: string; label: string | null };
  collectedBy?: 'border' | 'carrier' | 'seller';
  estimated?: boolean;
  exemptedBy?: string;
  legalBasis?: string | null;
  sourceUrl?: string | null;
  exemption?: ExemptionAnswer;
}

export interface DutyOption {
  tier: 'general' | 'preferential' | 'punitive';
  programme: { code: string; name: string; agreement: string | null; proof: string | null } | null;
  rate: string;
  amount: number | null;
  estimated: boolean;
  applied: boolean;
}

export interface Regulatory {
  code: string;
  name: string;
  description: string | null;
  agency: string | null;
  measureType: string | null;
  condition: string | null;
}

export interface LandedCostResult {
  hsCode: string;
  hsCodeFormatted: string;
  originCountry: string;
  destinationCountry: string;
  currency: string;
  exchangeRate: number | null;
  transportMode: string | null;
  shipmentChannel: string | null;
  shippingTerms: string | null;
  deMinimis: {
    threshold: number | null;
    exempt: boolean;
    taxThreshold?: number | null;
    taxExempt?: boolean;
  } | null;
  customsValue: number | null;
  lines: LandedCostLine[];
  totals: {
    goods: number | null;
    shipping: number | null;
    insurance: number | null;
    duties: number;
    fees: number;
    taxes: number;
    dutiesTaxesFees: number;
    landedCost: number | null;
  };
  notes: string[];
  schedule?: string;
  region: string | null;
  entryDate: string;
  entryType: 'formal' | 'informal' | null;
  declaration: { type: 'full' | 'simplified'; term: string | null } | null;
  filing: { method: 'electronic' | 'paper'; preparedBy: 'declarant' | 'authority' };
  estimated: boolean;
  needs: string[];
  sources: { label: string; url: string }[];
  sellerTaxes?: number;
  flatDuty?: { rate: string; amount: number } | null;
  validation: {
    rule: string;
    action: 'reject' | 'warn' | 'relief';
    code: string | null;
    message: string;
    itemIndex: number | null;
  }[];
  regulatory: Regulatory[];
  tradeAgreement: string | null;
  rateFound: boolean;
  options: DutyOption[];
}

export interface Issue {
  path: string;
  message: string;
  allowed?: string[];
}

/** A refusal is a value: the platform turns it into a status. */
export type LandedCostAnswer =
  | { ok: true; result: LandedCostResult }
  | {
      ok: false;
      refused: 'unsupported_country' | 'invalid_input';
      message: string;
      issues?: Issue[];
      details?: Record<string, unknown>;
    };

// ---- The edition: everything the engine reads, as typed rows of the text tables.

/** One line of a national schedule. Rates are printed text; null where the table leaves them empty. */
export interface TariffLine {
  code: string;
  label: string;
  general: string | null;
  /** Printed preference column: US `Free (AU,BH) 8% (JP)`; others `GSP 9.6%; EBA Free`. */
  preferences: string | null;
  column2: string | null;
  units: string | null;
  /** US headings of chapter 99 (section 301 lists) that the line is referred to, dotted. */
  chapter99: readonly string[];
  /** From the embedded extract, in a chapter that the imported tariff does not hold. */
  extract?: true;
  /** Days on which the code exists; absent: as long as its schedule. */
  validity?: { from: string | null; until: string | null };
  /** Codes (10 digits) whose measures hold for the line: its own first, then those above it. */
  measuredAt?: readonly string[];
  /** Preferences that stand as measures, found for the origin and day of a request. */
  claimable?: readonly ClaimableRate[];
  /** Duties besides the base duty that stand as measures: anti-dumping, safeguard, retaliation. */
  additional?: readonly AdditionalDuty[];
}

/** A rate that the origin may claim. */
export interface ClaimableRate {
  programme: ProgrammeRow;
  /** Preference or measure code, as claimed on the declaration. */
  symbol: string;
  printed: string;
}

/** A trade remedy of a tariff that publishes measures. */
export interface AdditionalDuty extends Sourced {
  /** Additional code, or the measure type where it has none. */
  code: string;
  name: string;
  /** `anti_dumping`, `countervailing`, `additional`, `safeguard`. */
  kind: string;
  printed: string;
  /** It depends on the producer, and the residual or highest rate was taken. */
  doubtful: boolean;
}

export interface Schedule {
  name: ScheduleName;
  /** When its rates hold; on other days a rate may have been another. */
  edition: Validity;
  lines: ReadonlyMap<string, TariffLine>;
  /** Codes in order, for prefix searches. */
  codes: readonly string[];
  /** From an imported official release; without it, from the embedded extract. */
  imported: boolean;
  /** Measures by the code (10 digits) at which they are set; absent where rates stand in columns. */
  measures?: ReadonlyMap<string, readonly MeasureRecord[]>;
  /** No line of it is referred to chapter 99: the export has no footnotes, and section 301 lists are not known from it. */
  withoutReferences?: true;
  /** Trade remedies are among its measures: what is not there is not charged. */
  publishesRemedies?: boolean;
  /** Groups of countries by their number. */
  areas?: ReadonlyMap<string, AreaRecord>;
}

/** A customs territory as a destination: `data/taxes/destinations.txt`. */
export interface Destination extends Validity {
  country: string;
  schedule: ScheduleName | null;
  /** Tables (thresholds, fees, taxes, preferences) may be written for a union: `EU`. */
  union: string | null;
  /** Name shown in `schedule`. */
  territory: string;
  currency: string;
  valueBasis: 'CIF' | 'FOB';
  source: { label: string; url: string };
}

export interface Sourced {
  legalBasis: string;
  sourceUrl: string;
}

/** `data/taxes/*.txt` */
export interface TaxRow extends Validity, Sourced {
  country: string;
  region: string | null;
  tax: string;
  category: string;
  /** Digits, or `64~children` for a word in the line's label; empty for all goods. The longest covering prefix wins. */
  scope: readonly string[];
  /** Printed rate, or `exempt`. */
  rate: string;
  base: TaxBase;
  /** `assumed`: the goods class was guessed from the code, the result is an estimate. */
  certainty: 'sure' | 'assumed';
  /** Text after the tax's name: why this rate. */
  reason: string | null;
}
/** `landed`: customs value, duty and transport to the destination; `duty paid`: customs value and duty only. */
export type TaxBase = 'landed' | 'duty paid' | 'duty paid x1.1' | 'inside';

/** `data/taxes/general-duty.txt`: base duty of whole classes of goods where no schedule is embedded. */
export interface GeneralDutyRow extends Validity, Sourced {
  country: string;
  scope: readonly string[];
  /** Printed rate; null: these goods have rates of their own. */
  rate: string | null;
  certainty: 'sure' | 'assumed';
}

/** `data/thresholds/*.txt` */
export interface ThresholdRow extends Validity, Sourced {
  country: string;
  kind: ThresholdKind;
  amount: Decimal;
  currency: string;
  channel: Channel | null;
  /** Countries of origin to which it is limited; empty for all. */
  origins: readonly string[];
  /** Prefixes of goods outside the relief. */
  excluded: readonly string[];
  /** Rate for `flat duty`, `gift flat`; the term of a declaration for `simplified`; else null. */
  effect: string | null;
}
export type ThresholdKind =
  | 'duty'
  | 'tax'
  | 'gift'
  | 'gift excess'
  | 'gift tax'
  | 'gift flat'
  | 'flat duty'
  | 'seller tax'
  | 'tax least'
  | 'simplified';

/** `data/fees/*.txt` */
export interface FeeRow extends Validity, Sourced {
  country: string;
  code: string;
  name: string;
  category: string;
  /** Printed rate: `0.3464%` or `2.69 USD`. */
  rate: string;
  least: Decimal | null;
  most: Decimal | null;
  currency: string;
  conditions: ReadonlyMap<string, readonly string[]>;
  taxed: boolean;
}

/** `data/measures/us.txt`: additional duties. */
export interface MeasureRow extends Validity, Sourced {
  id: string;
  /** `9903.05.39`, or a pair `9903.05.39/9903.05.38` of which the second is filed when nothing is added. */
  heading: string;
  name: string;
  kind: string;
  /**
   * Printed: `25%`; `total 10%` for a top-up; `50% of steel` of the declared value of the metal; `25% of non-US content`, with
   * `at least 60%` of the value where the law sets a floor; else a duty expression such as `15% + 21 USD/kg`.
   */
  rate: string;
  origins: readonly string[];
  originsExcluded: readonly string[];
  scope: MeasureScope;
  /** What keeps it off, with the heading to file instead. */
  exemptions: readonly MeasureExemption[];
  /** Prefixes of goods that an exemption list names in part: charged, and estimated. */
  doubt: readonly string[];
}
export type MeasureScope =
  | { all: true; except: readonly string[] }
  | { listed: true }
  | { prefixes: readonly string[]; except: readonly string[] };
/** What an exemption hangs on. */
export interface MeasureCondition {
  when:
    | 'measure'
    | 'claimed'
    | 'column2'
    | 'code'
    | 'melted'
    | 'light'
    | 'claim'
    | 'condition'
    | 'nometal'
    | 'origin';
  negated: boolean;
  /** Kinds of measures or their beginnings, programme symbols, prefixes, countries, headings claimed, or words. */
  values: readonly string[];
  /** For `melted`: the least share of the declared metal, in per cent; absent for all of it. */
  share?: Decimal;
}
export interface MeasureExemption extends MeasureCondition {
  /** What must be met as well. */
  and?: readonly MeasureCondition[];
  /** Prefixes to which it is limited; empty for all goods. */
  within: readonly string[];
  /** The heading to file; null when the other heading is a measure of its own. */
  heading: string | null;
  /** Days on which it holds; absent: as long as the measure. */
  validity?: Validity;
}

/** `data/measures/regulatory.txt`: measures that may apply, never inside totals. */
export interface RegulatoryRow extends Validity, Sourced {
  destination: string;
  code: string;
  name: string;
  measureType: string;
  agency: string;
  origins: readonly string[];
  scope: MeasureScope;
  /** Whether the charge may be wrong because of it. */
  estimated: boolean;
  condition: string;
}

/** `data/measures/preferences.txt`: who may claim a programme. */
export interface ProgrammeRow extends Validity, Sourced {
  schedule: ScheduleName;
  symbols: readonly string[];
  name: string;
  origins: readonly string[];
  certainty: 'sure' | 'assumed';
  proof: string;
}

/** `data/measures/column2.txt`: origins charged the statutory rate. */
export interface ColumnTwoRow extends Validity, Sourced {
  schedule: ScheduleName;
  country: string;
}

/** `data/fx/*.txt`: units of the currency for one euro. */
export interface ExchangeRow {
  currency: string;
  perEuro: Decimal;
  date: string;
  source: string;
  sourceUrl: string;
}

export interface TariffEdition {
  /** Those that are embedded or imported. */
  schedules: Readonly<Partial<Record<ScheduleName, Schedule>>>;
  destinations: ReadonlyMap<string, readonly Destination[]>;
  taxes: ReadonlyMap<string, readonly TaxRow[]>;
  generalDuties: ReadonlyMap<string, readonly GeneralDutyRow[]>;
  thresholds: ReadonlyMap<string, readonly ThresholdRow[]>;
  fees: ReadonlyMap<string, readonly FeeRow[]>;
  measures: readonly MeasureRow[];
  regulatory: readonly RegulatoryRow[];
  programmes: ReadonlyMap<ScheduleName, readonly ProgrammeRow[]>;
  columnTwo: readonly ColumnTwoRow[];
  /** By currency, newest first. */
  exchangeRates: ReadonlyMap<string, readonly ExchangeRow[]>;
}
