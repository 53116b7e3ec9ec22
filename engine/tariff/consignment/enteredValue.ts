/**
 * Value as it is entered, and charges as they are collected, where the law of a destination has
 * units of its own for them.
 */
import { type Decimal, decimal, HUNDRED, roundHalfUp, sum, ZERO } from '../../decimal.ts';
import { type Money, roundMoney } from '../../money.ts';
import type { Destination } from '../types.ts';

interface Units {
  /** Multiple to which the value of a line is brought. */
  value: Decimal;
  /** `nearest`: half up; `down`: what does not fill a unit is left out. */
  to: 'nearest' | 'down';
  /** Multiple to which a duty or a tax is brought down; null for the minor unit, half up. */
  charge: Decimal | null;
  /** Per cent of a tax that are the state's; the rest is counted from what the state collects. */
  ofState?: Decimal;
}

/**
 * United States: the entered value of a line is stated in whole dollars (CBP form 7501,
 * instructions, column 32). Japan: the basis of duty and tax is brought down to 1,000 yen, what is
 * due to 100 (Act on General Rules for National Taxes art. 118 and 119, Customs Act art. 13-4). Of
 * its consumption tax 78 parts of 100 are the state's, and 22/78 of these are added for the
 * prefectures (Local Tax Act art. 72-83); each is brought down by itself (customs.go.jp, customs
 * answer 1111, read 2026-11-28).
 */
const UNITS: Readonly<Record<string, Units>> = {
  US: { value: decimal('1'), to: 'nearest', charge: null },
  JP: { value: decimal('1000'), to: 'down', charge: decimal('100'), ofState: decimal('78') },
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

/** A duty as it is collected, or a tax of one part. */
export function collected(amount: Money, { territory, currency }: At): Money {
  const unit = UNITS[territory]?.charge;
  return unit ? downTo(amount, unit) : roundMoney(amount, currency);
}

/** A tax as it is collected: where it is of state and prefecture, the sum of both. */
export const collectedTax = (exact: Money, at: At): Money =>
  sum(partsOf(exact, at).map((part) => collected(part, at)));

/** The parts that a tax is collected in, of a line alone and before they are brought to units. */
function partsOf(exact: Money, at: At): Money[] {
  const ofState = UNITS[at.territory]?.ofState;
  if (!ofState) return [exact];
  const state = exact.times(ofState).div(HUNDRED).round(0, ROUND_DOWN);
  const local = collected(state, at).times(HUNDRED.minus(ofState)).div(ofState);
  return [state, local.round(0, ROUND_DOWN)];
}

/** `10% of 22000`, or where the tax has two parts `7.8% of 22000, and 22/78 of it`. */
export function taxWorking(percent: Decimal, base: string, { territory }: At): string {
  const ofState = UNITS[territory]?.ofState;
  if (!ofState) return `${percent.toFixed()}% of ${base}`;
  const [state, rest] = [percent.times(ofState).div(HUNDRED), HUNDRED.minus(ofState)];
  return `${state.toFixed()}% of ${base}, and ${rest.toFixed()}/${ofState.toFixed()} of that, each in hundreds`;
}

/** Whether charges of the lines of an entry are brought to units as a sum. */
export const isCollectedInUnits = ({ territory }: At): boolean => Boolean(UNITS[territory]?.charge);

/** Duties of the lines of an entry: what does not fill a unit is left out of their sum alone. */
export function collectedTogether(exact: readonly Money[], at: At): Money[] {
  let running = ZERO as Money;
  return exact.map((amount) => {
    const before = collected(running, at);
    running = running.plus(amount.round(0, ROUND_DOWN));
    return collected(running, at).minus(before);
  });
}

/** Taxes of the lines of an entry, each part of them as a sum. */
export function collectedTaxes(exact: readonly Money[], at: At): Money[] {
  const parts = exact.map((amount) => partsOf(amount, at));
  const places = parts[0]?.keys() ?? [];
  const each = [...places].map((place) =>
    collectedTogether(
      parts.map((of) => of[place] ?? ZERO),
      at,
    ),
  );
  return exact.map((_, line) => sum(each.map((amounts) => amounts[line] ?? ZERO)));
}

const downTo = (amount: Money, unit: Decimal): Money =>
  amount.div(unit).round(0, ROUND_DOWN).times(unit);
const ROUND_DOWN = 0;
