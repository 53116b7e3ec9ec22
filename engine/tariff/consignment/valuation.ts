/**
 * Customs value: what of the price, freight and insurance is dutiable at the destination under the
 * Incoterm (2020).
 */
import { type Decimal, decimal, greatest, ZERO } from '../../decimal.ts';
import type { Money } from '../../money.ts';
import { share } from '../rate/evaluate.ts';
import type { Destination } from '../types.ts';
import type { Incoterm } from './request.ts';

/**
 * Terms under which the price already carries the goods to the destination, and those that also
 * insure them.
 */
export const CARRIED: ReadonlySet<Incoterm> = new Set([
  'CFR',
  'CIF',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
] as const);
const INSURED: ReadonlySet<Incoterm> = new Set(['CIF', 'CIP', 'DAP', 'DPU', 'DDP'] as const);

/** Null where the request does not say. */
export interface Price {
  /** Without duties and taxes where they are told apart in it: the caller solves for it. */
  price: Money;
  freight: Money | null;
  insurance: Money | null;
  terms: Incoterm | null;
}

export interface Valuation {
  customsValue: Money;
  /** The goods alone: the basis of thresholds. */
  intrinsic: Money;
  /** Goods with transport and insurance to the destination. */
  delivered: Money;
  /** Charged beside the price; null when not stated and not in the price. */
  shipping: Money | null;
  insurance: Money | null;
  /** The price carries freight that was not stated, so it could not be taken out. */
  undeducted: boolean;
  /** Freight is neither in the price nor stated, and may belong to what is charged. */
  freightMissing: boolean;
  /** Postage was paid and is not in the value, which holds between private persons alone. */
  postageLeftOut: boolean;
  /** Transport that the law puts in the place of what is not stated, in the customs value. */
  presumed: Money;
}

/** What the law of a destination makes of the general rule. */
export interface ValuationRule {
  basis: 'CIF' | 'FOB';
  /** Per cent of the goods that stand for freight and for insurance where they are not stated. */
  presumed: { freight: Decimal; insurance: Decimal } | null;
  /** Postage stays out of the value: gifts between private persons, by post. */
  withoutPostage: boolean;
}

/**
 * The value of goods at the destination. FOB: without international freight and insurance, where
 * they are stated.
 */
export function valueGoods(
  { price, freight, insurance, terms }: Price,
  rule: ValuationRule,
): Valuation {
  const carried = terms !== null && CARRIED.has(terms);
  const insured = terms !== null && INSURED.has(terms);
  const within = (carried ? (freight ?? ZERO) : ZERO).plus(insured ? (insurance ?? ZERO) : ZERO);
  const beside = (carried ? ZERO : (freight ?? ZERO)).plus(insured ? ZERO : (insurance ?? ZERO));
  const goods = greatest(price.minus(within), ZERO);
  const presumed = presumedTransport(goods, rule, {
    freight: !carried && freight === null,
    insurance: !insured && insurance === null,
  });
  const delivered = rule.withoutPostage ? goods : price.plus(beside).plus(presumed);
  return {
    customsValue: rule.basis === 'CIF' ? delivered : goods,
    intrinsic: goods,
    delivered,
    shipping: carried ? ZERO : freight,
    insurance: insured ? ZERO : insurance,
    undeducted: carried && freight === null,
    freightMissing: !carried && freight === null && !rule.withoutPostage,
    postageLeftOut: rule.withoutPostage && within.plus(beside).gt(ZERO),
    presumed,
  };
}

function presumedTransport(
  goods: Money,
  { presumed }: ValuationRule,
  missing: { freight: boolean; insurance: boolean },
): Money {
  if (presumed === null) return ZERO;
  const freight = missing.freight ? share(goods, presumed.freight) : ZERO;
  return freight.plus(missing.insurance ? share(goods, presumed.insurance) : ZERO);
}

/** India: Customs Valuation (Determination of Value of Imported Goods) Rules 2007, rule 10(2). */
const PRESUMED: Readonly<Record<string, ValuationRule['presumed']>> = {
  IN: { freight: decimal('20'), insurance: decimal('1.125') },
};
/**
 * Post between private persons without a price: Reg. (EU) 2015/2447 art. 138; United Kingdom
 * valuation rules.
 */
const WITHOUT_POSTAGE: ReadonlySet<string> = new Set(['EU', 'GB', 'XI']);

/** The rule of a destination for a consignment; `isPostalGift`: from person to person, by post. */
export const valuationRule = (
  { country, territory, valueBasis }: Destination,
  isPostalGift: boolean,
): ValuationRule => ({
  basis: valueBasis,
  presumed: PRESUMED[country] ?? null,
  withoutPostage: isPostalGift && WITHOUT_POSTAGE.has(territory),
});
