/**
 * Value as it is entered, and charges as they are collected, where the law of a destination has
 * units of its own for them.
 */
import { type Decimal, decimal, roundHalfUp } from '../../decimal.ts';
import { type Money, roundMoney } from '../../money.ts';
import type { Destination } from '../types.ts';

interface Units {
  /** Multiple to which the value of a line is brought. */
  value: Decimal;
  /** `nearest`: half up; `down`: what does not fill a unit is left out. */
  to: 'nearest' | 'down';
  /** Multiple to which a duty or a tax is brought down; null for the minor unit, half up. */
  charge: Decimal | null;
}

/**
 * United States: the entered value of a line is stated in whole dollars (CBP form 7501,
 * instructions, column 32). Japan: the basis of duty and tax is brought down to 1,000 yen, what is
 * due to 100 (Act on General Rules for National Taxes art. 118 and 119, Customs Act art. 13-4).
 */
const UNITS: Readonly<Record<string, Units>> = {
  US: { value: decimal('1'), to: 'nearest', charge: null },
  JP: { value: decimal('1000'), to: 'down', charge: decimal('100') },
};

type At = Pick<Destination, 'territory' | 'currency'>;

/** The value on which a line is charged. */
export function enteredValue(value: Money, { territory }: At): Money {
  const units = UNITS[territory];
  if (!units) return value;
  return units.to === 'down' ? downTo(value, units.value) : roundHalfUp(value, 0);
}

/** Values are stated in whole units of money that no charge is collected in. */
export const isRoundedToNearest = ({ territory }: At): boolean =>
  UNITS[territory]?.to === 'nearest';

/** The base of a tax: in whole units only where charges are collected in units of their own too. */
export const taxedBase = (base: Money, at: At): Money =>
  UNITS[at.territory]?.charge ? enteredValue(base, at) : base;

/** A duty or tax as it is collected. */
export function collected(amount: Money, { territory, currency }: At): Money {
  const unit = UNITS[territory]?.charge;
  return unit ? downTo(amount, unit) : roundMoney(amount, currency);
}

const downTo = (amount: Money, unit: Decimal): Money =>
  amount.div(unit).round(0, ROUND_DOWN).times(unit);
const ROUND_DOWN = 0;
