/** What an additional duty amounts to: on the value, on a declared content, on the rest, or up to a total. */
import { type Decimal, greatest, sum, ZERO } from '../decimal.ts';
import { roundMoney } from '../money.ts';
import type { Contents } from './contents.ts';
import { type Assessed, type DutyBasis, evaluateDuty, percentWorking, share } from './evaluate.ts';
import { measureRateOf, METALS, type Metal } from './measureRate.ts';
import type { Applied } from './measures.ts';
import type { MeasureRow } from './types.ts';

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

/** The metal on whose content a measure is charged; null for any other. */
export function contentOf(row: MeasureRow): Metal | null {
  const rate = measureRateOf(row);
  return rate.kind === 'percent' ? (METALS.find((metal) => metal === rate.of) ?? null) : null;
}

/** Each measure with its amount. What a content duty covers is kept off measures that give way to it, the rest is not. */
export function chargeAll(applied: readonly Applied[], query: ChargeQuery): Charged[] {
  const inForce = applied.filter(({ exemption }) => exemption === null).map(({ row }) => row);
  return applied.map((one) => {
    const covered = coveredBy(one, inForce, query.contents);
    return covered === null ? chargeOne(one, query) : chargeRemainder(one, covered, query);
  });
}

/** Value covered by the content duties to which a measure gives way; null when it gives way whole or not at all. */
function coveredBy(
  { exemption }: Applied,
  inForce: readonly MeasureRow[],
  contents: Contents,
): Decimal | null {
  if (exemption?.when !== 'measure' || exemption.negated) return null;
  const before = inForce.filter(({ kind }) => exemption.values.some((value) => isOfKind(kind, value)));
  const metals = before.map(contentOf);
  if (metals.length === 0 || metals.includes(null)) return null;
  return sum(METALS.flatMap((metal) => (metals.includes(metal) ? [contents.metals.get(metal) ?? ZERO] : [])));
}

/** `section_232` names every family of it. */
export const isOfKind = (kind: string, named: string): boolean =>
  kind === named || kind.startsWith(`${named}_`);

function chargeRemainder(one: Applied, covered: Decimal, query: ChargeQuery): Charged {
  const remainder = greatest(query.basis.customsValue.minus(covered), ZERO);
  const charged = chargeOne(
    { ...one, exemption: null },
    { ...query, basis: { ...query.basis, customsValue: remainder } },
  );
  return { ...charged, exemption: null, appliesTo: 'remainder' };
}

function chargeOne(applied: Applied, query: ChargeQuery): Charged {
  const [added = '', reached = added] = applied.row.heading.split('/');
  const kept = { appliesTo: 'value' as const, heading: added };
  if (applied.exemption)
    return { ...applied, ...kept, amount: ZERO, assessed: zero('kept off by an exemption') };
  const rate = measureRateOf(applied.row);
  const { basis, contents, baseAmount, currency } = query;
  if (rate.kind === 'expression') {
    const assessed = evaluateDuty(rate.duty, basis);
    return {
      ...applied,
      heading: added,
      appliesTo: 'quantity',
      assessed,
      amount: roundMoney(assessed.amount, currency),
    };
  }
  if (rate.kind === 'total') {
    const full = roundMoney(share(basis.customsValue, rate.percent), currency);
    const missing = greatest(full.minus(baseAmount), ZERO);
    const working = `${percentWorking(rate.percent, basis.customsValue, 'customs value')} less base duty ${baseAmount.toFixed()}`;
    return {
      ...applied,
      appliesTo: 'value',
      heading: missing.gt(ZERO) ? added : reached,
      amount: missing,
      assessed: { ...zero(working), amount: missing },
    };
  }
  const [value, name] = valueOf(rate.of, basis.customsValue, contents);
  const amount = share(value, rate.percent);
  return {
    ...applied,
    heading: added,
    appliesTo: rate.of === 'value' ? 'value' : 'content',
    amount: roundMoney(amount, currency),
    assessed: { ...zero(percentWorking(rate.percent, value, name)), amount },
  };
}

function valueOf(
  of: 'value' | 'nonUsContent' | Metal,
  customsValue: Decimal,
  contents: Contents,
): [Decimal, string] {
  if (of === 'value') return [customsValue, 'customs value'];
  if (of === 'nonUsContent')
    return [
      greatest(customsValue.minus(contents.fromUnitedStates), ZERO),
      'content not of the United States',
    ];
  return [contents.metals.get(of) ?? ZERO, `${of} content`];
}

const zero = (working: string): Assessed => ({ amount: ZERO, working, needs: [], assumptions: [] });
