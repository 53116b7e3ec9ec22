/** The arithmetic of a line in words and numbers. */
import { type Currency, minorDigits, type Money } from '../../money.ts';

/** `16.5% of 480 customs value = 79.20 USD`. */
export const workingOf = (arithmetic: string, amount: Money, currency: Currency): string =>
  `${arithmetic} = ${amount.toFixed(minorDigits(currency))} ${currency}`;
