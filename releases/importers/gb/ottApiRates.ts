/**
 * Customs exchange rates in answers of the trade tariff service, printed per pound or per euro,
 * told per euro.
 */
import { type Decimal, decimal, roundHalfUp } from '../../../engine/decimal.ts';
import type { RateRecord } from '../../../engine/release/records.ts';
import { BrokenFile } from '../importer.ts';
import { dayOf } from './dates.ts';
import type { Resource } from './ottApiAnswer.ts';

const DIGITS = 10; // a quotient of two rates with four decimals each has no more to say

/**
 * A month's rates of HMRC (units of a currency for one pound), each currency once, dated by the
 * first day of the month. Throws `BrokenFile` for other periods than months, for a rate that is no
 * number, and when the euro is missing.
 */
export function monthlyRates(collection: Resource): RateRecord[] {
  const { file } = collection;
  const period = collection.text('type');
  if (period !== null && period !== 'monthly')
    throw new BrokenFile(
      file,
      null,
      `the rates are ${period}; customs values are converted at the monthly ones`,
    );
  const perPound = new Map<string, { rate: Decimal; date: string }>();
  for (const rate of collection.many('exchange_rates')) {
    const currency = rate.text('currency_code');
    const date = dayOf(rate.text('validity_start_date'), rate);
    if (currency === null || date === null)
      throw new BrokenFile(file, rate.row, 'the rate has no currency or no first day');
    perPound.set(currency, { rate: positive(rate, 'rate'), date });
  }
  const euro = perPound.get('EUR');
  if (euro === undefined) throw new BrokenFile(file, null, 'the rate of the euro is missing');
  perPound.delete('EUR');
  perPound.set('GBP', { rate: decimal('1'), date: euro.date });
  return [...perPound].map(([currency, { rate, date }]) => ({
    kind: 'rate',
    currency,
    perEuro: roundHalfUp(rate.div(euro.rate), DIGITS).toFixed(),
    date,
  }));
}

/**
 * A rate of the monetary list: units of the currency for one euro, of a month. Throws `BrokenFile`
 * as above.
 */
export function monetaryRate(rate: Resource): RateRecord {
  const currency = rate.text('child_monetary_unit_code');
  const date = dayOf(rate.text('validity_start_date'), rate);
  if (currency === null || date === null)
    throw new BrokenFile(rate.file, rate.row, 'the rate has no currency or no first day');
  return { kind: 'rate', currency, perEuro: positive(rate, 'exchange_rate').toFixed(), date };
}

function positive(rate: Resource, name: string): Decimal {
  const printed = rate.text(name) ?? '';
  if (!/^\d+(?:\.\d+)?$/.test(printed) || Number(printed) === 0)
    throw new BrokenFile(rate.file, rate.row, `"${printed}" is no exchange rate`);
  return decimal(printed);
}
