/** Exchange rates of the edition: dated, through the euro, never a market rate of the moment. */
import { daysBetween } from '../../calendar.ts';
import { type Decimal, decimal, roundHalfUp } from '../../decimal.ts';
import { convert, type Currency, type Money, roundMoney } from '../../money.ts';
import { remembered, rememberedOf } from '../../remembered.ts';
import type { ExchangeRow, TariffEdition } from '../types.ts';

/** Units of `to` for one `from`, as it is shown and used, and the rows behind it. */
export interface Exchange {
  rate: Decimal;
  rows: readonly ExchangeRow[];
  /** The older of the two rates is more than 31 days from the entry date. */
  stale: boolean;
}

type Rates = TariffEdition['exchangeRates'];

const STALE_DAYS = 31;
const ONE = decimal('1');
// A peg or a parity fixed by law does not age.
const FIXED_BEFORE = '2000-01-01';

/** The exchange between two currencies on a day; null when one of them has no rate. */
export function exchangeOn(
  { exchangeRates }: TariffEdition,
  from: string,
  to: string,
  date: string,
): Exchange | null {
  if (from === to) return SAME;
  if (!exchangeRates.has(from) || !exchangeRates.has(to)) return null;
  return knownOf(exchangeRates)(`${from} ${to} ${date}`);
}

const SAME: Exchange = { rate: ONE, rows: [], stale: false };

/** Every request of a day asks for the same few pairs. */
const knownOf = rememberedOf((rates: Rates) =>
  remembered((asked) => {
    const [from = '', to = '', date = ''] = asked.split(' ');
    return found(rates, from, to, date);
  }),
);

function found(rates: Rates, from: string, to: string, date: string): Exchange | null {
  const [left, right] = [rowOn(rates, from, date), rowOn(rates, to, date)];
  if (!left || !right) return null;
  const rows = [left, right].filter((row) => row.currency !== 'EUR');
  return {
    rate: significant(right.perEuro.div(left.perEuro)),
    rows,
    stale: rows.some(
      (row) => row.date > FIXED_BEFORE && Math.abs(daysBetween(row.date, date)) > STALE_DAYS,
    ),
  };
}

/** Day of the older of its two rates; empty where nothing is converted. */
export const dayOf = ({ rows }: Exchange): string => rows.map(({ date }) => date).sort()[0] ?? '';

/** Rounded on conversion: every figure of the answer can be calculated again from those shown. */
export const converted = (
  amount: Money<'invoice'>,
  { rate }: Exchange,
  currency: Currency,
): Money => roundMoney(convert(amount, rate), currency);

// The latest rate on or before the day; before the first of them, the first. Rows stand newest
// first.
function rowOn(all: Rates, currency: string, date: string): ExchangeRow | undefined {
  const rows = all.get(currency) ?? [];
  return rows.find((row) => row.date <= date) ?? rows.at(-1);
}

/**
 * Eight significant digits, and never fewer than six decimals: the figure shown reproduces the
 * amounts.
 */
function significant(rate: Decimal): Decimal {
  const digits = 7 - rate.e;
  return roundHalfUp(rate, Math.max(digits, 6));
}
