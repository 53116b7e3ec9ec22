/** A line of goods with its value, and the question that thresholds are asked about it. */
import type { Money } from '../../money.ts';
import type { ThresholdQuery } from '../relief/thresholds.ts';
import type { Decided } from './assessGoods.ts';
import type { Entry } from './entry.ts';
import { digitsFor, type EnteredGoods } from './goods.ts';
import type { SharedRequest } from './request.ts';
import type { Valuation } from './valuation.ts';

export interface Valued {
  goods: EnteredGoods;
  price: Money;
  /** Shares of freight and insurance; null where the request does not say. */
  freight: Money | null;
  insurance: Money | null;
  valuation: Valuation;
  /** Its share of the value of an entry line of several lines; null: its value is entered alone. */
  entered: Money | null;
}

/** A line of goods of which the duties are decided. */
export type DecidedGoods = Valued & Decided;

/** What thresholds are asked for a line of goods. */
export const queryOf = (entry: Entry, goods: EnteredGoods, digits: string): ThresholdQuery => ({
  rows: entry.thresholds,
  digits,
  origin: goods.item.originCountry,
  exportCountry: goods.exportCountry,
  schemes: schemesOf(entry.request),
  channel: entry.channel,
  date: entry.request.entryDate,
  currency: entry.destination.currency,
  rateOf: entry.limitRateOf,
});

/** The schemes of the seller are for sales to consumers. */
const schemesOf = ({
  purpose,
  businessBuyer,
  sellerRegistrations = [],
}: SharedRequest): readonly string[] =>
  purpose === 'sale' && businessBuyer !== true ? sellerRegistrations : [];

/** The digits of goods before their duties are known. */
export const firstDigits = (goods: EnteredGoods): string =>
  digitsFor(goods, goods.match.lines[0] ?? null);
