/** Figures as documents print them. */
import { decimal, fromNumber } from '../engine/decimal.ts';
import { formatCode } from '../engine/hscode.ts';
import { minorDigits } from '../engine/money.ts';

/** An amount with all decimals of its currency; nothing where there is none. */
export const amountText = (amount: number | null | undefined, currency: string): string =>
  amount === null || amount === undefined ? '' : fromNumber(amount).toFixed(minorDigits(currency));

/** A weight or rate as it was stated, with a decimal at least. */
export function figureText(value: number): string {
  const figure = fromNumber(value);
  return figure.mod(decimal('1')).eq(decimal('0')) ? figure.toFixed(1) : figure.toFixed();
}

/** A number as it was stated: no decimals where it has none. */
export const plainText = (value: number | null): string =>
  value === null ? '' : fromNumber(value).toFixed();

/** A price of one: all decimals of the currency, and more where it was stated so. */
export function priceText(price: number, currency: string): string {
  const amount = amountText(price, currency);
  return Number(amount) === price ? amount : plainText(price);
}

/**
 * A code as tariffs print it: dots after four and six digits, then pairs. Countries with an odd
 * number of digits print what follows the six as one number.
 */
export function codeText(digits: string | null): string {
  if (digits === null) return '';
  return digits.length > 6 && digits.length % 2 === 1
    ? `${formatCode(digits.slice(0, 6))}.${digits.slice(6)}`
    : formatCode(digits);
}
