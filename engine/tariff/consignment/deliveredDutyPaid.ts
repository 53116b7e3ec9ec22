/** DDP: the price contains duties, fees and taxes. Which price without them leads back to it? */
import { type Steps } from '../../steps.ts';
import { type Decimal, decimal, ZERO } from '../../decimal.ts';
import { minorUnit, roundMoney } from '../../money.ts';
import { type Assessment, chargesOf } from './assess.ts';

/** The price without charges, to the minor unit, its assessment, and what no such price can account for. */
export interface Solved {
  price: Decimal;
  assessment: Assessment;
  /** Zero unless a threshold or a rounding leaves a gap: what the price paid exceeds price and charges by. */
  remainder: Decimal;
}

const STEPS_MOST = 80; // halving a billion in cents takes 37
const MINUS = decimal('-1');
const TWO = decimal('2');

/** The highest price whose charges still fit into the price paid; checked by assessing it, in the pieces of the assessments. */
export function* solveDeliveredDutyPaid(
  price: Decimal,
  currency: string,
  assessed: (price: Decimal) => Steps<Assessment>,
): Steps<Solved> {
  const paid = roundMoney(price, currency);
  const unit = minorUnit(currency);
  const excess = function* (tried: Decimal): Steps<{ assessment: Assessment; by: Decimal }> {
    const assessment = yield* assessed(tried);
    return { assessment, by: tried.plus(chargesOf(assessment)).minus(paid) };
  };
  let [low, high] = [
    { price: ZERO, ...(yield* excess(ZERO)) },
    { price: paid, ...(yield* excess(paid)) },
  ];
  if (low.by.gt(ZERO)) return { price: ZERO, assessment: low.assessment, remainder: low.by.times(MINUS) };
  if (high.by.lte(ZERO)) return { price: paid, assessment: high.assessment, remainder: high.by.times(MINUS) };
  for (let step = 0; step < STEPS_MOST && high.price.minus(low.price).gt(unit); step += 1) {
    // Charges are nearly straight lines: interpolate, and halve every third time so that no jump traps the search.
    const slope = high.by.minus(low.by);
    const guess =
      step % 3 === 2 || slope.lte(ZERO)
        ? low.price.plus(high.price).div(TWO)
        : low.price.minus(low.by.times(high.price.minus(low.price)).div(slope));
    const next = within(roundMoney(guess, currency), low.price.plus(unit), high.price.minus(unit));
    const tried = { price: next, ...(yield* excess(next)) };
    if (tried.by.lte(ZERO)) low = tried;
    else high = tried;
    if (low.by.eq(ZERO)) break;
  }
  return { price: low.price, assessment: low.assessment, remainder: low.by.times(MINUS) };
}

const within = (value: Decimal, least: Decimal, most: Decimal): Decimal =>
  value.lt(least) ? least : value.gt(most) ? most : value;
