/**
 * What a calculation is asked: plain shapes after parsing, defaults filled, the entry date known.
 */
import type { Currency } from '../../money.ts';

export type Incoterm =
  | 'EXW'
  | 'FCA'
  | 'FAS'
  | 'FOB'
  | 'CFR'
  | 'CIF'
  | 'CPT'
  | 'CIP'
  | 'DAP'
  | 'DPU'
  | 'DDP';
export type Channel = 'courier' | 'postal' | 'freight';

/** For whom the notes are. */
export type Audience = 'shopper' | 'broker';

export type ShownClaims = 'likely' | 'all';

/** What holds for a whole consignment. */
export interface SharedRequest {
  destinationCountry: string;
  /** Of `value`, `shippingCost`, `insuranceCost` and the component values. */
  currency: Currency<'invoice'>;
  shippingCost?: number | undefined;
  insuranceCost?: number | undefined;
  transportMode: 'air' | 'sea' | 'road' | 'rail';
  shippingTerms?: Incoterm | undefined;
  /** Under DDP: the price holds duties, taxes and fees, told apart from the goods. */
  chargesInPrice?: boolean | undefined;
  shipmentChannel?: Channel | undefined;
  /** YYYY-MM-DD */
  entryDate: string;
  tradeAgreement?: string | undefined;
  region?: string | undefined;
  /** Of the place to which the goods go, as far as it is known. */
  postcode?: string | undefined;
  /** Where the goods were sent from; left out, the origin of each. */
  exportCountry?: string | undefined;
  purpose: 'sale' | 'gift' | 'sample' | 'return';
  sender?: 'person' | 'business' | undefined;
  giftInConjunctionWithPurchase?: boolean | undefined;
  businessBuyer?: boolean | undefined;
  sellerRegistrations?: string[] | undefined;
  preference: string;
  /** What `best` would be without a proof of origin; asked by the engine alone. */
  isUnproven?: boolean | undefined;
  /** Set by the engine alone: fees that are announced, and not known to be law, are charged too. */
  withUndecided?: boolean | undefined;
  claims?: string[] | undefined;
  /** All claims that the tables know, or those that the goods could make; absent: these. */
  showClaims?: ShownClaims | undefined;
  /** Absent: every note. */
  audience?: Audience | undefined;
  enforceValidation?: boolean | undefined;
  declarationType?: 'full' | 'simplified' | undefined;
  filing?:
    | {
        method?: 'electronic' | 'paper' | undefined;
        preparedBy?: 'declarant' | 'authority' | undefined;
      }
    | undefined;
}

/** Goods of one code and origin: a line of the declaration. */
export interface GoodsRequest {
  hsCode: string;
  originCountry: string;
  /** Of the whole line, without shipping. */
  value: number;
  quantity?: number | undefined;
  weight?: number | undefined;
  weightUnit?: 'kg' | 'lb' | undefined;
  /** Without packing, in `weightUnit`; left out, `weight` stands for it. */
  netWeight?: number | undefined;
  volumeLiters?: number | undefined;
  alcoholPercent?: number | undefined;
  components?: Component[] | undefined;
  metalWeightPercent?: number | undefined;
  conditions?: string[] | undefined;
  /** Deposits that the importer knows to be due: they hang on producer and exporter. */
  tradeRemedies?: TradeRemedy[] | undefined;
}

/** An anti-dumping or countervailing deposit, per cent of the customs value. */
export interface TradeRemedy {
  kind: 'anti_dumping' | 'countervailing';
  percent: number;
  /** As the authority numbers it: `A-570-116`. */
  caseNumber?: string | undefined;
}

/** A calculation of one code. */
export type LandedCostRequest = SharedRequest & GoodsRequest;

/** A line of a shipment; its own claims, preference and conditions replace the shared ones. */
export interface ShipmentItem extends GoodsRequest {
  claims?: string[] | undefined;
  preference?: string | undefined;
  description?: string | undefined;
  reference?: string | undefined;
}

export interface ShipmentRequest extends SharedRequest {
  items: ShipmentItem[];
}

/** A part of the goods; `value` of the whole line, in the request's currency. */
export interface Component {
  material: string;
  value: number;
  originCountry?: string | undefined;
  countryOfMelt?: string | undefined;
  weight?: number | undefined;
}

/**
 * One question of the duty stack: a code, an origin, a destination and a day, without a shipment.
 */
export interface StackingItem {
  hsCode: string;
  originCountry: string;
  destinationCountry: string;
  /** YYYY-MM-DD */
  date: string;
  transportMode?: SharedRequest['transportMode'] | undefined;
  components?: Component[] | undefined;
  conditions?: string[] | undefined;
  claims?: string[] | undefined;
  exportCountry?: string | undefined;
  showClaims?: ShownClaims | undefined;
  reference?: string | undefined;
}
