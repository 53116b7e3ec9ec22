/** Decimal numbers of the engine: exact, never binary floats. The only file that knows the library behind them. */
import Big from 'big.js';

export type Decimal = Big;

const Exact = Big();
Exact.strict = true; // a float that comes in by mistake throws instead of spoiling a cent
Exact.DP = 20; // quotients: exchange rates and shares; rounded once, at the line

export const ZERO: Decimal = Exact('0');
export const HUNDRED: Decimal = Exact('100');

/** A decimal from its printed form, for example `12.50`. Throws on anything that is no plain number. */
export const decimal = (printed: string): Decimal => Exact(printed);

/** A decimal from a JSON number, through its shortest printed form, so that 0.1 is 0.1. */
export const fromNumber = (value: number): Decimal => Exact(String(value));

/** Rounded half up (away from zero) to `digits` places: the rule of every line unless its tariff says otherwise. */
export const roundHalfUp = (value: Decimal, digits: number): Decimal => value.round(digits, Big.roundHalfUp);

/** The JSON number of a decimal: only at the edge, after rounding. */
export const toNumber = (value: Decimal): number => Number(value.toString());

export const sum = (values: readonly Decimal[]): Decimal =>
  values.reduce((total, value) => total.plus(value), ZERO);
export const least = (left: Decimal, right: Decimal): Decimal => (left.lt(right) ? left : right);
export const greatest = (left: Decimal, right: Decimal): Decimal => (left.gt(right) ? left : right);
