/**
 * Decimal numbers of the engine: exact, never binary floats. The only file that knows the library
 * behind them.
 */
import Big from 'big.js';
import type { Money, Whose } from './money.ts';

export type Decimal = Big;

const Exact = Big();
Exact.strict = true; // a float that comes in by mistake throws instead of spoiling a cent
Exact.DP = 20; // quotients: exchange rates and shares; rounded once, at the line

/** Nothing, which is the same in every currency. */
export const ZERO = Exact('0') as unknown as Decimal & Money<never>;
export const HUNDRED: Decimal = Exact('100');

/**
 * A decimal from its printed form, for example `12.50`. Throws on anything that is no plain number.
 */
export const decimal = (printed: string): Decimal => Exact(printed);

/** A decimal from a JSON number, through its shortest printed form, so that 0.1 is 0.1. */
export const fromNumber = (value: number): Decimal => Exact(String(value));

/**
 * What a decimal can do with its like, and an amount of money (`engine/money.ts`) with one of its
 * currency.
 */
export interface Figure<Self> {
  plus: (other: Self) => Self;
  times: (factor: Decimal) => Self;
  div: (divisor: Decimal) => Self;
  lt: (other: Self) => boolean;
  lte: (other: Self) => boolean;
  gt: (other: Self) => boolean;
  gte: (other: Self) => boolean;
  round: (digits: number, how: Big.RoundingMode) => Self;
}

/**
 * Rounded half up (away from zero) to `digits` places: the rule of every line unless its tariff
 * says otherwise.
 */
export const roundHalfUp = <Of extends Figure<Of>>(value: Of, digits: number): Of =>
  value.round(digits, Big.roundHalfUp);

/** The JSON number of a decimal or an amount: only at the edge, after rounding. */
export const toNumber = (value: Decimal | Money<Whose>): number => Number(value.toString());

/** Decimals as whole numbers of the last place that any of them has. */
export function inLastPlaces(values: readonly Decimal[]): bigint[] {
  const last = values.reduce((most, { c, e }) => Math.max(most, c.length - 1 - e), 0);
  return values.map(({ s, c, e }) =>
    BigInt(`${s < 0 ? '-' : ''}${c.join('')}${'0'.repeat(last - (c.length - 1 - e))}`),
  );
}

export const sum = <Of extends Figure<Of>>(values: readonly Of[]): Of =>
  // it is the zero of them all
  values.reduce((total, value) => total.plus(value), ZERO as unknown as Of);
export const least = <Of extends Figure<Of>>(left: Of, right: Of): Of =>
  left.lt(right) ? left : right;
export const greatest = <Of extends Figure<Of>>(left: Of, right: Of): Of =>
  left.gt(right) ? left : right;
