/** Amounts of money: minor digits of currencies (ISO 4217) and the rounding of a line. */
import { type Decimal, decimal, roundHalfUp, sum, ZERO } from './decimal.ts';

// ISO 4217, list one, read 2026-11: currencies whose minor unit is not the hundredth.
const NO_MINOR_UNIT = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');
const THOUSANDTHS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');
const DIGITS: ReadonlyMap<string, number> = new Map([
  ...NO_MINOR_UNIT.map((code) => [code, 0] as const),
  ...THOUSANDTHS.map((code) => [code, 3] as const),
]);

/** Decimal places in which a currency is written: 2 unless ISO 4217 says otherwise. */
export const minorDigits = (currency: string): number => DIGITS.get(currency) ?? 2;

/** An amount rounded half up to the minor unit of its currency: once a line, never before. */
export const roundMoney = (amount: Decimal, currency: string): Decimal =>
  roundHalfUp(amount, minorDigits(currency));

/** One minor unit of a currency. */
export const minorUnit = (currency: string): Decimal =>
  decimal('1').div(decimal(`1${'0'.repeat(minorDigits(currency))}`));

/**
 * An amount shared out by weight so that the shares, each in whole minor units, add up to it: largest remainder, ties to
 * the earlier share. Without any weight the first share takes it all.
 */
export function distribute(amount: Decimal, weights: readonly Decimal[], currency: string): Decimal[] {
  const whole = sum(weights);
  if (weights.length < 2 || whole.eq(ZERO)) return weights.map((_, at) => (at === 0 ? amount : ZERO));
  const unit = minorUnit(currency);
  const exact = weights.map((weight) => amount.times(weight).div(whole));
  const shares = exact.map((share) => share.round(minorDigits(currency), ROUND_DOWN));
  const left = Number(amount.minus(sum(shares)).div(unit).round(0, ROUND_DOWN).toString());
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share.minus(shares[at] ?? ZERO) }))
    .sort((one, other) => other.remainder.cmp(one.remainder));
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? ZERO).plus(unit);
  return shares;
}
const ROUND_DOWN = 0;
