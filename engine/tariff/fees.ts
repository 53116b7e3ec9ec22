/** Fees at the border: which rows hold for an entry and what they come to. */
import { holdsOn } from '../calendar.ts';
import { type Decimal, decimal, greatest, least, ZERO } from '../decimal.ts';
import { roundMoney } from '../money.ts';
import { share } from './evaluate.ts';
import type { FeeRow } from './types.ts';

export interface FeeQuery {
  rows: readonly FeeRow[];
  date: string;
  entry: 'formal' | 'informal';
  mode: string;
  channel: string;
  filing: string;
  prepared: string;
  audience: 'consumer' | 'business';
  /** Symbols of the preference claimed. */
  claimed: readonly string[];
  dutiable: boolean;
  intrinsic: Decimal;
  customsValue: Decimal;
  currency: string;
  rateOf: (currency: string) => Decimal | null;
}

export interface Fee {
  row: FeeRow;
  amount: Decimal;
}

/** Fees of the entry, each rounded, with its least and most (once an entry). */
export const feesOf = (query: FeeQuery): Fee[] =>
  query.rows.flatMap((row) => {
    const rate = query.rateOf(row.currency);
    if (!holdsOn(row, query.date) || rate === null || !meets(row, query)) return [];
    return [{ row, amount: roundMoney(amountOf(row, query.customsValue, rate), query.currency) }];
  });

function amountOf(row: FeeRow, customsValue: Decimal, rate: Decimal): Decimal {
  if (!row.rate.endsWith('%')) return decimal(row.rate.split(' ')[0] ?? '0').times(rate);
  const full = share(customsValue, decimal(row.rate.slice(0, -1)));
  const atLeast = row.least === null ? full : greatest(full, row.least.times(rate));
  return row.most === null ? atLeast : least(atLeast, row.most.times(rate));
}

function meets(row: FeeRow, query: FeeQuery): boolean {
  for (const [name, values] of row.conditions) if (!met(name, values, query)) return false;
  return true;
}

function met(name: string, values: readonly string[], query: FeeQuery): boolean {
  switch (name) {
    case 'entry':
      return values.includes(query.entry);
    case 'mode':
      return values.includes(query.mode);
    case 'channel':
      return values.includes(query.channel);
    case 'filing':
      return values.includes(query.filing);
    case 'prepared':
      return values.includes(query.prepared);
    case 'audience':
      return values.includes(query.audience);
    case 'dutiable':
      return query.dutiable;
    case 'unless-programme':
      return !values.some((symbol) => query.claimed.includes(symbol));
    case 'intrinsic<': {
      const [amount = '0', currency = ''] = values;
      return query.intrinsic.lte(decimal(amount).times(query.rateOf(currency) ?? ZERO));
    }
    default:
      throw new Error(`fee condition ${name} is not known`); // the loader refuses it
  }
}
