/** The arithmetic of a line in words and numbers. */
import { type Currency, minorDigits, type Money } from '../../money.ts';
import { NOT_COMPUTED } from '../rate/evaluate.ts';

/** `16.5% of 480 customs value = 79.20 USD`; an amount that is stated as it is stands alone. */
export function workingOf(arithmetic: string, amount: Money, currency: Currency): string {
  const result = `${amount.toFixed(minorDigits(currency))} ${currency}`;
  const isStated = arithmetic === NOT_COMPUTED || arithmetic === result;
  return isStated ? arithmetic : `${arithmetic} = ${result}`;
}
