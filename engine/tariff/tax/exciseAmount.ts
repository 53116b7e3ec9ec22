/** What one excise duty comes to. */
import { type Decimal, greatest, HUNDRED, roundHalfUp, sum, ZERO } from '../../decimal.ts';
import type { Money } from '../../money.ts';
import {
  type Assessed,
  type DutyBasis,
  evaluateDuty,
  percentWorking,
  share,
} from '../rate/evaluate.ts';
import { type DutyExpression, parseDuty } from '../rate/expression.ts';
import type { ExciseFacts, ExciseRow } from './excise.ts';

// A currency stands before what the amount is charged on: `29 CHF/l alc. 100%`.
const CURRENCY = /\b[A-Z]{3}(?=\s*\/)/g;

/**
 * The expression of an excise rate. Schedules print few currencies, excise tables every one: the
 * single currency of the rate is read in the place of one that every reader knows.
 */
export function parseExciseRate(rate: string): DutyExpression {
  const currencies = new Set(rate.match(CURRENCY));
  const [currency] = currencies;
  if (currencies.size > 1) return { kind: 'unparsed', text: rate };
  const duty = parseDuty(rate.replaceAll(CURRENCY, 'EUR'));
  return currency === undefined ? duty : inCurrency(duty, currency);
}

function inCurrency(duty: DutyExpression, currency: string): DutyExpression {
  const within = (part: DutyExpression): DutyExpression => inCurrency(part, currency);
  if (duty.kind === 'specific') return { ...duty, currency };
  if (duty.kind === 'sum') return { ...duty, parts: duty.parts.map(within) };
  return duty.kind === 'bounded'
    ? { ...duty, base: within(duty.base), limit: within(duty.limit) }
    : duty;
}

/** Whether a part of the expression is of the kind. */
export function hasPart(duty: DutyExpression, is: (part: DutyExpression) => boolean): boolean {
  if (is(duty)) return true;
  if (duty.kind === 'sum') return duty.parts.some((part) => hasPart(part, is));
  return duty.kind === 'bounded' && (hasPart(duty.base, is) || hasPart(duty.limit, is));
}

const isPerCent = (part: DutyExpression): boolean => part.kind === 'adValorem';
const isPerItem = (part: DutyExpression): boolean =>
  part.kind === 'specific' && part.unit === 'item';

/** The amount of a row; `excises` is what the other excise duties of the category come to. */
export function chargeExcise(row: ExciseRow, excises: Money, facts: ExciseFacts): Assessed {
  const duty = parseExciseRate(row.rate);
  const basis = strengthCharged(row, facts.basis);
  const dutyPaid = facts.customsValue.plus(facts.duties);
  const assessed = (value: Money, name = 'customs value'): Assessed => {
    const found = evaluateDuty(duty, { ...basis, customsValue: value });
    // the arithmetic names the value that it is of
    return { ...found, working: found.working.replace('customs value', name) };
  };
  const counted =
    hasPart(duty, isPerItem) && facts.basis.quantity !== null && row.category === 'excise_tobacco';
  const own = onBase();
  return counted
    ? {
        ...own,
        assumptions: [...own.assumptions, 'each unit of the quantity was counted as one piece'],
      }
    : own;

  // oxlint-disable-next-line typescript/consistent-return -- the switch is exhaustive, and the compiler checks it
  function onBase(): Assessed {
    switch (row.base) {
      case 'quantity':
        return assessed(ZERO);
      case 'value':
        return assessed(facts.customsValue);
      case 'duty-paid':
        return assessed(dutyPaid, 'value and duty');
      case 'landed':
        return assessed(
          (facts.delivered ?? facts.customsValue).plus(facts.duties),
          'goods, transport and duty',
        );
      case 'excise':
        return assessed(excises, 'excise duty');
      case 'inside':
        return inside(assessed(ZERO), perCentOf(duty), dutyPaid);
      case 'retail':
        return hasPart(duty, isPerCent)
          ? withoutRetailPrice(assessed(ZERO), 'the part on the retail price is not in the amount')
          : assessed(ZERO);
      case 'retail-or-duty-paid':
        return withoutRetailPrice(
          assessed(dutyPaid),
          'the duty-paid value stood for the retail price',
        );
    }
  }
}

const strengthCharged = ({ alcoholAbove }: ExciseRow, basis: DutyBasis): DutyBasis =>
  alcoholAbove && basis.alcoholPercent
    ? { ...basis, alcoholPercent: greatest(basis.alcoholPercent.minus(alcoholAbove), ZERO) }
    : basis;

/**
 * The tax is part of its own base: what is known without it, divided by what remains of a hundred.
 */
function inside(specific: Assessed, percent: Decimal, dutyPaid: Money): Assessed {
  const whole = dutyPaid.plus(specific.amount).times(HUNDRED).div(HUNDRED.minus(percent));
  const first = specific.amount.gt(ZERO) ? `${specific.amount.toFixed()} + ` : '';
  return {
    ...specific,
    amount: specific.amount.plus(share(whole, percent)),
    working: `${first}${percentWorking(percent, roundHalfUp(whole, 4), 'value and duty with this tax in it')}`,
  };
}

function perCentOf(duty: DutyExpression): Decimal {
  if (duty.kind === 'adValorem') return duty.percent;
  return duty.kind === 'sum' ? sum(duty.parts.map(perCentOf)) : ZERO;
}

const withoutRetailPrice = (assessed: Assessed, why: string): Assessed => ({
  ...assessed,
  working: assessed.working.replace(
    'of 0 customs value',
    'of the retail price, which is not stated',
  ),
  needs: [...assessed.needs, 'retail_price'],
  isOpen: true,
  assumptions: [...assessed.assumptions, why],
});
