/** The value up to which a postal item travels with a CN22 (UPU Convention Manual, read 2026-11). */
import { type Decimal, decimal, fromNumber, roundHalfUp } from '../decimal.ts';

export const CN22_SDR_MAX = 300;

/** Special drawing rights of a value, to the hundredth; `rate`: units of its currency for one. */
export const inSdr = (value: Decimal, rate: number): Decimal =>
  roundHalfUp(value.div(fromNumber(rate)), 2);

/** Whether a value is above the limit: compared exactly, not as it is printed. */
export const isOverCn22 = (value: Decimal, rate: number): boolean =>
  value.gt(fromNumber(rate).times(decimal(String(CN22_SDR_MAX))));
