/**
 * The price contains duties, fees and taxes, told apart. Which price without them leads back to it?
 */
import { type Steps } from '../../steps.ts';
import { decimal, ZERO } from '../../decimal.ts';
import { type Currency, inProportion, minorUnit, type Money, roundMoney } from '../../money.ts';
import { type Assessment, chargesOf } from './assess.ts';
import type { SharedRequest } from './request.ts';

/**
 * Whether the price holds the charges. Delivered duty paid says who pays them; they leave the value
 * of the goods only where they are told apart from the price (Reg. (EU) 952/2013 art. 72; 19 CFR
 * 152.103(i)), which the request says.
 */
export const isInPrice = ({ shippingTerms, chargesInPrice }: SharedRequest): boolean =>
  shippingTerms === 'DDP' && chargesInPrice === true;

/**
 * The price without charges, to the minor unit, its assessment, and what no such price can account
 * for.
 */
export interface Solved {
  price: Money;
  assessment: Assessment;
  /**
   * Zero unless a threshold or a rounding leaves a gap: what the price paid exceeds price and
   * charges by.
   */
  remainder: Money;
}

const STEPS_MOST = 80; // halving a billion in cents takes 37
const MINUS = decimal('-1');
const TWO = decimal('2');

/**
 * The highest price whose charges still fit into the price paid; checked by assessing it, in the
 * pieces of the assessments.
 */
export function* solveDeliveredDutyPaid(
  price: Money,
  currency: Currency,
  assessed: (price: Money) => Steps<Assessment>,
): Steps<Solved> {
  const paid = roundMoney(price, currency);
  const unit = minorUnit(currency);
  const excess = function* (tried: Money): Steps<{ assessment: Assessment; by: Money }> {
    const assessment = yield* assessed(tried);
    return { assessment, by: tried.plus(chargesOf(assessment)).minus(paid) };
  };
  const nothing: Money = ZERO;
  let [low, high] = [
    { price: nothing, ...(yield* excess(nothing)) },
    { price: paid, ...(yield* excess(paid)) },
  ];
  if (low.by.gt(ZERO))
    return { price: ZERO, assessment: low.assessment, remainder: low.by.times(MINUS) };
  if (high.by.lte(ZERO))
    return { price: paid, assessment: high.assessment, remainder: high.by.times(MINUS) };
  for (let step = 0; step < STEPS_MOST && high.price.minus(low.price).gt(unit); step += 1) {
    // Charges are nearly straight lines: interpolate, and halve every third time so that no jump
    // traps the search.
    const slope = high.by.minus(low.by);
    const guess =
      step % 3 === 2 || slope.lte(ZERO)
        ? low.price.plus(high.price).div(TWO)
        : low.price.minus(inProportion(high.price.minus(low.price), low.by, slope));
    const next = within(roundMoney(guess, currency), low.price.plus(unit), high.price.minus(unit));
    const tried = { price: next, ...(yield* excess(next)) };
    if (tried.by.lte(ZERO)) low = tried;
    else high = tried;
    if (low.by.eq(ZERO)) break;
  }
  return { price: low.price, assessment: low.assessment, remainder: low.by.times(MINUS) };
}

const within = (value: Money, least: Money, most: Money): Money =>
  value.lt(least) ? least : value.gt(most) ? most : value;
