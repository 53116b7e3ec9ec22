/** Amounts of money: minor digits of currencies (ISO 4217) and the rounding of a line. */
import { type Decimal, roundHalfUp } from './decimal.ts';

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
