/**
 * What an additional duty amounts to: on the value, on a declared content, on the rest, or up to a
 * total.
 */
import { type Decimal, greatest, sum, ZERO } from '../../decimal.ts';
import { type Currency, inProportion, type Money, roundMoney } from '../../money.ts';
import {
  type Assessed,
  type DutyBasis,
  evaluateDuty,
  percentWorking,
  share,
} from '../rate/evaluate.ts';
import type { MeasureRow } from '../types.ts';
import { type Contents, metalValue } from './contents.ts';
import { type MeasureBasis, rateOf } from './measureRate.ts';
import type { Applied } from './measures.ts';

/** An additional duty with its amount, rounded. */
export interface Charged extends Applied {
  amount: Money;
  /** The heading filed: of a pair the second when the base duty already reaches the total. */
  heading: string;
  appliesTo: 'value' | 'content' | 'remainder' | 'quantity';
  assessed: Assessed;
}

export interface ChargeQuery {
  basis: DutyBasis;
  contents: Contents;
  /** Digits of the goods: articles of a metal's own chapters are taken to be of it whole. */
  digits: string;
  baseAmount: Money;
  currency: Currency;
}

/**
 * The measure with its amount. What a content duty covers is kept off measures that give way to it,
 * the rest is not.
 */
export function charge(applied: Applied, query: ChargeQuery): Charged {
  if (!applied.part) return chargeWhole(applied, query);
  const { contents, digits } = query;
  const whole = query.basis.customsValue;
  const covered = sum(
    applied.part.metals.map((metal) => metalValue(contents, metal, digits, whole)),
  );
  const remainder = greatest(whole.minus(covered), ZERO);
  // nothing is left of the value: the measure is kept off whole
  if (remainder.eq(ZERO))
    return chargeWhole({ ...applied, exemption: applied.part.exemption }, query);
  const basis = { ...query.basis, customsValue: remainder };
  // the part is entered apart, with its share of the base duty: a total is topped up from that
  // share
  const baseAmount = roundMoney(inProportion(query.baseAmount, remainder, whole), query.currency);
  return { ...chargeWhole(applied, { ...query, basis, baseAmount }), appliesTo: 'remainder' };
}

function chargeWhole(applied: Applied, query: ChargeQuery): Charged {
  const { basis, baseAmount, currency } = query;
  const { added, reached } = headingsOf(applied.row);
  if (applied.exemption)
    return { ...applied, heading: added, appliesTo: 'value', amount: ZERO, assessed: EXEMPTED };
  const rate = rateOf(applied.row);
  if (rate.duty) {
    const assessed = evaluateDuty(rate.duty, basis);
    const amount = roundMoney(assessed.amount, currency);
    return { ...applied, heading: added, appliesTo: 'quantity', assessed, amount };
  }
  if (rate.total) {
    const full = roundMoney(share(basis.customsValue, rate.percent), currency);
    const amount = greatest(full.minus(baseAmount), ZERO);
    const working = `${percentWorking(rate.percent, basis.customsValue, 'customs value')} less base duty ${baseAmount.toFixed()}`;
    const heading = amount.gt(ZERO) ? added : reached;
    return {
      ...applied,
      heading,
      appliesTo: 'value',
      amount,
      assessed: assessedAs(amount, working),
    };
  }
  const { value, name } = chargedValue(rate.basis, rate.least, query);
  const amount = share(value, rate.percent);
  return {
    ...applied,
    heading: added,
    appliesTo: rate.basis === 'value' ? 'value' : 'content',
    amount: roundMoney(amount, currency),
    assessed: assessedAs(amount, percentWorking(rate.percent, value, name)),
  };
}

/**
 * Headings of chapter 99 come in pairs where a total is topped up; other references may hold a
 * stroke of their own.
 */
export function headingsOf({ heading }: Pick<MeasureRow, 'heading'>): {
  added: string;
  reached: string;
} {
  const [, added = heading, reached = heading] =
    /^(\d{4}\.\d\d\.\d\d)\/(\d{4}\.\d\d\.\d\d)$/.exec(heading) ?? [];
  return { added, reached };
}

/** The value that a per cent is of, and its name. */
function chargedValue(
  basis: MeasureBasis,
  least: Decimal,
  { basis: { customsValue }, contents, digits }: ChargeQuery,
): { value: Money; name: string } {
  if (typeof basis === 'object')
    return {
      value: metalValue(contents, basis.content, digits, customsValue),
      name: `${basis.content} content`,
    };
  if (basis !== 'nonUsContent') return { value: customsValue, name: 'customs value' };
  const foreign = greatest(customsValue.minus(contents.fromUnitedStates), ZERO);
  return {
    value: greatest(foreign, share(customsValue, least)),
    name: 'content not of the United States',
  };
}

const assessedAs = (amount: Money, working: string): Assessed => ({
  amount,
  working,
  needs: [],
  assumptions: [],
  isOpen: false,
});
const EXEMPTED = assessedAs(ZERO, 'not charged: an exemption applies');
