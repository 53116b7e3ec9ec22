/**
 * What a calculation answers: the shapes of the public interface, amounts as numbers rounded to the
 * currency.
 */
import type { Refused } from '../../refusal.ts';
import type { Basis } from './basis.ts';

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
  /** The layer of the data that a duty was read from; absent for what no tariff states. */
  basis?: Basis;
  legalBasis?: string | null;
  sourceUrl?: string | null;
  exemption?: ExemptionAnswer;
  /** The arithmetic in words and numbers. */
  working?: string;
}

export interface DutyOption {
  tier: 'general' | 'preferential' | 'punitive';
  programme: { code: string; name: string; agreement: string | null; proof: string | null } | null;
  rate: string;
  amount: number | null;
  estimated: boolean;
  applied: boolean;
  condition?: RateCondition | null;
  quota?: string | null;
  relief?: { code: string; name: string; kind: string | null } | null;
}

/** What the goods must be for a rate. */
export interface RateCondition {
  kind: string;
  code: string | null;
  label: string | null;
}

export interface Regulatory {
  code: string;
  name: string;
  description: string | null;
  agency: string | null;
  measureType: string | null;
  condition: string | null;
}

export interface AvailableClaim {
  code: string;
  name: string | null;
  /** Name of the duty line that it would remove. */
  affects: string;
  affectsCode: string | null;
  kind: string | null;
  legalBasis: string | null;
  sourceUrl: string | null;
  proof: string | null;
  condition: string | null;
}

export interface Claims {
  available: AvailableClaim[];
  applied: { code: string; name: string | null; application: 'automatic' | 'claim' }[];
}

export interface EntryCode {
  code: string;
  role: 'provision' | 'tariff' | 'additional' | 'exemption' | 'claim';
  name: string | null;
  type: string;
  lines: string[];
}

export interface ContentHint {
  code: string;
  name: string;
  fields: string[];
  note: string;
}

export interface ValidationAnswer {
  rule: string;
  action: 'reject' | 'warn' | 'relief';
  code: string | null;
  message: string;
  itemIndex: number | null;
}

export interface Totals {
  goods: number | null;
  shipping: number | null;
  insurance: number | null;
  duties: number;
  fees: number;
  taxes: number;
  dutiesTaxesFees: number;
  /** Null where a charge that may be due has no upper bound. */
  landedCost: number | null;
  /** Every charge that may be due is in the totals, and hangs on no fact that is open. */
  complete: boolean;
  /** The kinds of charges that are not, each once. */
  missing: MissingCharge[];
}

/** Kinds of charges, in the order in which an answer names them. */
export const CHARGE_KINDS = ['duty', 'additional_duty', 'tax', 'fee'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** A kind of charge that may be due, and the landed cost at its least and its most. */
export interface MissingCharge {
  what: ChargeKind;
  lowest: number | null;
  highest: number | null;
}

/** Why an answer is an estimate. */
export const ESTIMATED_BECAUSE = [
  // a charge that may be due is not in the totals
  'missing_duty',
  // a fact that decides a charge was not stated
  'open_fact',
  // a rate of another day was used
  'old_rate',
  // the code alone does not show that the goods are of the class that was charged
  'assumed_class',
  // a preference was applied, or may be open, that the tariff at hand does not state for the goods
  'unproven_origin',
] as const;
export type EstimatedBecause = (typeof ESTIMATED_BECAUSE)[number];

/**
 * What one missing fact is worth: the landed cost at its lowest and highest; null where it has no
 * bound.
 */
export interface NeedWorth {
  need: string;
  lowest: number | null;
  highest: number | null;
}

/** What is said of a whole consignment. */
export interface EntryAnswer {
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
  totals: Totals;
  /** One sentence for a shopper. */
  summary: string;
  notes: string[];
  schedule?: string;
  region: string | null;
  entryDate: string;
  entryType: 'formal' | 'informal' | null;
  declaration: { type: 'full' | 'simplified'; term: string | null } | null;
  filing: { method: 'electronic' | 'paper'; preparedBy: 'declarant' | 'authority' };
  estimated: boolean;
  estimatedBecause?: EstimatedBecause[];
  needs: string[];
  needsWorth: NeedWorth[];
  /**
   * The arithmetic of every line: `Customs duty 6109.10.00: 16.5% of 480 customs value = 79.20
   * USD`.
   */
  workings: string[];
  sources: { label: string; url: string }[];
  sellerTaxes?: number;
  flatDuty: { rate: string; amount: number } | null;
  validation: ValidationAnswer[];
}

/** What is said of one line of goods. */
export interface GoodsAnswer {
  hsCode: string;
  hsCodeFormatted: string;
  originCountry: string;
  lines: LandedCostLine[];
  regulatory: Regulatory[];
  tradeAgreement: string | null;
  rateFound: boolean;
  /** The layer of the base duty; `none` where no rate of it is known. */
  dutyBasis: Basis;
  availableExemptions: string[];
  options: DutyOption[];
  claims: Claims;
  contentHints: ContentHint[];
  entryCodes: EntryCode[];
  entryCodeOrder: { label: string; url: string } | null;
}

export type LandedCostResult = EntryAnswer & GoodsAnswer;

/** A line of a shipment's answer. */
export interface ShipmentItemAnswer extends GoodsAnswer {
  index: number;
  reference: string | null;
  productId: string | null;
  itemId: string | null;
  sku: string | null;
  description: string | null;
  quantity: number | null;
  value: number;
  customsValue: number | null;
  shippingShare: number | null;
  insuranceShare: number | null;
  totals: Totals;
  needs: string[];
  estimated: boolean;
  estimatedBecause?: EstimatedBecause[];
}

export interface ShipmentResult extends EntryAnswer {
  items: ShipmentItemAnswer[];
  /** Charged once for the entry. */
  entryLines: LandedCostLine[];
}

/** An additional measure of a duty stack. */
export interface StackedMeasure {
  id: string;
  name: string;
  type: string;
  code: string | null;
  tier: 'punitive' | 'safeguard' | 'antidumping' | 'countervailing' | 'surcharge' | 'other';
  rate: string;
  /** Per cent; null when the rate is no plain one. */
  adValorem: number | null;
  appliesTo: 'value' | 'content' | 'remainder' | 'quantity';
  applied: boolean;
  condition: string | null;
  startsOn: string | null;
  endsOn: string | null;
  removedBy: string[];
  removes: string[];
  legalBasis: string | null;
  sourceUrl: string | null;
}

export interface StackedExemption {
  code: string;
  name: string | null;
  application: 'automatic' | 'claim';
  removes: string[];
  condition: string | null;
  proof: string | null;
  applied: boolean;
}

/** The duty stack of one code; with `ok` false `error` says why, and the rest is absent. */
export interface StackingResult {
  index: number;
  ok: boolean;
  reference: string | null;
  hsCode: string;
  hsCodeFormatted: string;
  description?: string | null;
  originCountry: string;
  destinationCountry: string;
  schedule?: string | null;
  date: string;
  base?: {
    rate: string;
    type: string;
    tier: 'general' | 'preferential' | 'column2';
    code: string | null;
    agreement: string | null;
    legalBasis: string | null;
    sourceUrl: string | null;
  } | null;
  measures?: StackedMeasure[];
  exemptions?: StackedExemption[];
  /** Ids of the measures on a metal content. */
  contentMeasures?: string[];
  claimable?: AvailableClaim[];
  options?: DutyOption[];
  /** All duties that apply, together. */
  effective?: { adValorem: number | null; specific: string[] };
  entryCodes?: EntryCode[];
  entryCodeOrder?: { label: string; url: string } | null;
  needs?: string[];
  /** How the code was read, and claims that are not known. */
  notes?: string[];
  /** Measures that hang on facts which no request holds. */
  conditional?: { code: string; name: string; condition: string | null }[];
  error?: { code: string; message: string; details?: Record<string, unknown> };
}

/** A calculation that cannot be made as it was asked for. */
export type NotCalculated = Refused<'unsupported_country' | 'invalid_input'>;

export type LandedCostAnswer = { ok: true; result: LandedCostResult } | NotCalculated;
export type ShipmentAnswer = { ok: true; result: ShipmentResult } | NotCalculated;
