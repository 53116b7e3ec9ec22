/** Figures as documents print them. */
import { decimal, fromNumber } from '../engine/decimal.ts';
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

/** A code with dots after four and six digits, as the Harmonized System prints it. */
export const codeText = (digits: string | null): string =>
  digits === null
    ? ''
    : [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('.');
