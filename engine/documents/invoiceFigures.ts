/** The sums of a commercial invoice. */
import { type Decimal, fromNumber, roundHalfUp, toNumber, ZERO } from '../decimal.ts';
import { minorDigits } from '../money.ts';
import type { Issue } from '../refusal.ts';

export interface Charges {
  freight: number | null;
  insurance: number | null;
  packing: number | null;
  discount: number | null;
}

export interface InvoiceFigures extends Charges {
  goods: number;
  total: number;
}

/** Goods and charges beside them, less the discount, which may not exceed them. */
export function invoiceFigures(
  goods: Decimal,
  charges: Charges,
  currency: string,
): { figures: InvoiceFigures; issues: Issue[] } {
  const money = (amount: number | null): Decimal =>
    amount === null ? ZERO : roundHalfUp(fromNumber(amount), minorDigits(currency));
  const before = [charges.freight, charges.insurance, charges.packing]
    .map(money)
    .reduce((total, one) => total.plus(one), goods);
  const discount = money(charges.discount);
  const issues = discount.gt(before)
    ? [{ path: 'discount', message: 'exceeds the goods and charges of the invoice' }]
    : [];
  return {
    figures: { ...charges, goods: toNumber(goods), total: toNumber(before.minus(discount)) },
    issues,
  };
}

/** What is said where an invoice and its calculation are not of the same goods. */
export function unlikeCalculation(goods: Decimal, calculated: number, currency: string): string[] {
  if (goods.eq(fromNumber(calculated))) return [];
  return [
    `The lines add up to ${goods.toString()} ${currency}; the calculation was of ${calculated} ${currency}. Duties were calculated on that.`,
  ];
}
