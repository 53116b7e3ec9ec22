/** What hangs on a code being right: what goods pay more or less under one that was considered too. */
import { type Decimal, fromNumber, HUNDRED, roundHalfUp, toNumber, ZERO } from '../decimal.ts';

/** Between which rates a code is dutied, in per cent of the value. */
export interface RateSpan {
  lowest: Decimal;
  highest: Decimal;
}

/** One item that is sold under the code. */
export interface SoldItem {
  /** Of one unit; null where not known. */
  value: number | null;
  /** Sold in a year, as stated; null where not. */
  unitsPerYear: number | null;
}

/**
 * The duty between the dearest and the cheapest of the codes, for what is sold in a year; of goods
 * whose yearly units nobody states, for the dearest unit. Null where no value or no rate is known.
 */
export function moneyAtStake(
  spans: readonly RateSpan[],
  items: readonly SoldItem[],
): number | null {
  const [first, ...others] = spans;
  const value = yearlyValue(items);
  if (!first || value === null) return null;
  const highest = others.reduce(
    (most, { highest: one }) => (one.gt(most) ? one : most),
    first.highest,
  );
  const lowest = others.reduce(
    (least, { lowest: one }) => (one.lt(least) ? one : least),
    first.lowest,
  );
  return toNumber(roundHalfUp(highest.minus(lowest).times(value).div(HUNDRED), 2));
}

function yearlyValue(items: readonly SoldItem[]): Decimal | null {
  const priced = items.flatMap(({ value, unitsPerYear }) =>
    value === null ? [] : [{ value: fromNumber(value), unitsPerYear }],
  );
  if (priced.length === 0) return null;
  const stated = priced.filter(({ unitsPerYear }) => unitsPerYear !== null);
  if (stated.length > 0)
    return stated.reduce(
      (sum, { value, unitsPerYear }) => sum.plus(value.times(fromNumber(unitsPerYear ?? 0))),
      ZERO as Decimal,
    );
  return priced.reduce((most, { value }) => (value.gt(most) ? value : most), ZERO as Decimal);
}
