/** What an additional duty amounts to: on the value, on a declared content, on the rest, or up to a total. */
import { type Decimal, greatest, sum, ZERO } from '../decimal.ts';
import { roundMoney } from '../money.ts';
import type { Contents } from './contents.ts';
import { type Assessed, type DutyBasis, evaluateDuty, percentWorking, share } from './evaluate.ts';
import { type MeasureBasis, rateOf } from './measureRate.ts';
import type { Applied } from './measures.ts';

/** An additional duty with its amount, rounded. */
export interface Charged extends Applied {
  amount: Decimal;
  /** The heading filed: of a pair the second when the base duty already reaches the total. */
  heading: string;
  appliesTo: 'value' | 'content' | 'remainder' | 'quantity';
  assessed: Assessed;
}

export interface ChargeQuery {
  basis: DutyBasis;
  contents: Contents;
  baseAmount: Decimal;
  currency: string;
}

/** The measure with its amount. What a content duty covers is kept off measures that give way to it, the rest is not. */
export function charge(applied: Applied, query: ChargeQuery): Charged {
  if (!applied.part) return chargeWhole(applied, query);
  const covered = sum(applied.part.metals.map((metal) => query.contents.metals.get(metal) ?? ZERO));
  const remainder = greatest(query.basis.customsValue.minus(covered), ZERO);
  const basis = { ...query.basis, customsValue: remainder };
  return { ...chargeWhole(applied, { ...query, basis }), appliesTo: 'remainder' };
}

function chargeWhole(applied: Applied, query: ChargeQuery): Charged {
  const { basis, contents, baseAmount, currency } = query;
  const [added = '', reached = added] = applied.row.heading.split('/');
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
    return { ...applied, heading, appliesTo: 'value', amount, assessed: assessedAs(amount, working) };
  }
  const { value, name } = chargedValue(rate.basis, rate.least, basis.customsValue, contents);
  const amount = share(value, rate.percent);
  return {
    ...applied,
    heading: added,
    appliesTo: rate.basis === 'value' ? 'value' : 'content',
    amount: roundMoney(amount, currency),
    assessed: assessedAs(amount, percentWorking(rate.percent, value, name)),
  };
}

/** The value that a per cent is of, and its name. */
function chargedValue(
  basis: MeasureBasis,
  least: Decimal,
  customsValue: Decimal,
  contents: Contents,
): { value: Decimal; name: string } {
  if (typeof basis === 'object')
    return { value: contents.metals.get(basis.content) ?? ZERO, name: `${basis.content} content` };
  if (basis !== 'nonUsContent') return { value: customsValue, name: 'customs value' };
  const foreign = greatest(customsValue.minus(contents.fromUnitedStates), ZERO);
  return {
    value: greatest(foreign, share(customsValue, least)),
    name: 'content not of the United States',
  };
}

const assessedAs = (amount: Decimal, working: string): Assessed => ({
  amount,
  working,
  needs: [],
  assumptions: [],
});
const EXEMPTED = assessedAs(ZERO, 'kept off by an exemption');
