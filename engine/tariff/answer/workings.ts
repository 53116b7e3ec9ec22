/** The arithmetic of a line in words and numbers. */
import type { Decimal } from '../../decimal.ts';
import { minorDigits } from '../../money.ts';

/** `16.5% of 480 customs value = 79.20 USD`. */
export const workingOf = (arithmetic: string, amount: Decimal, currency: string): string =>
  `${arithmetic} = ${amount.toFixed(minorDigits(currency))} ${currency}`;
