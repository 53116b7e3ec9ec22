/** Customs value: what of the price, freight and insurance is dutiable at the destination under the Incoterm (2020). */
import { type Decimal, greatest, ZERO } from '../decimal.ts';
import type { Incoterm } from './request.ts';

/** Terms under which the price already carries the goods to the destination, and those that also insure them. */
const CARRIED: ReadonlySet<Incoterm> = new Set(['CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const);
const INSURED: ReadonlySet<Incoterm> = new Set(['CIF', 'CIP', 'DAP', 'DPU', 'DDP'] as const);

/** Amounts in the destination currency; null where the request does not say. */
export interface Price {
  /** Under DDP without duties and taxes: the caller solves for it. */
  price: Decimal;
  freight: Decimal | null;
  insurance: Decimal | null;
  terms: Incoterm | null;
}

export interface Valuation {
  customsValue: Decimal;
  /** The goods alone: the basis of thresholds. */
  intrinsic: Decimal;
  /** Goods with transport and insurance to the destination. */
  delivered: Decimal;
  /** Charged beside the price; null when not stated and not in the price. */
  shipping: Decimal | null;
  insurance: Decimal | null;
  /** The price carries freight that was not stated, so it could not be taken out. */
  undeducted: boolean;
  /** Freight belongs to the value, and is neither in the price nor stated. */
  freightMissing: boolean;
}

/** The value of goods at the destination. FOB: without international freight and insurance, where they are stated. */
export function valueGoods({ price, freight, insurance, terms }: Price, basis: 'CIF' | 'FOB'): Valuation {
  const carried = terms !== null && CARRIED.has(terms);
  const insured = terms !== null && INSURED.has(terms);
  const within = (carried ? (freight ?? ZERO) : ZERO).plus(insured ? (insurance ?? ZERO) : ZERO);
  const beside = (carried ? ZERO : (freight ?? ZERO)).plus(insured ? ZERO : (insurance ?? ZERO));
  const goods = greatest(price.minus(within), ZERO);
  const delivered = price.plus(beside);
  return {
    customsValue: basis === 'CIF' ? delivered : goods,
    intrinsic: goods,
    delivered,
    shipping: carried ? ZERO : freight,
    insurance: insured ? ZERO : insurance,
    undeducted: carried && freight === null,
    freightMissing: !carried && freight === null && basis === 'CIF',
  };
}
