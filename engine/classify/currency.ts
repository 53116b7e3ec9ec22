/**
 * Rough worth of a currency, only to place a price in a tariff's value bands; whoever uses it must
 * flag the value as uncertain.
 */

import type { ScheduleName } from '../hscode.ts';

/**
 * US dollars for one unit, rounded to what a band can bear; no duty is ever computed from these.
 */
const ROUGH_DOLLARS: ReadonlyMap<string, number> = new Map([
  ['USD', 1],
  ['EUR', 1.15],
  ['GBP', 1.33],
  ['CAD', 0.72],
  ['AUD', 0.66],
  ['NZD', 0.59],
  ['CHF', 1.23],
  ['JPY', 0.0067],
  ['CNY', 0.14],
  ['HKD', 0.128],
  ['TWD', 0.032],
  ['KRW', 0.00072],
  ['INR', 0.0115],
  ['MXN', 0.054],
  ['BRL', 0.18],
  ['PLN', 0.27],
  ['SEK', 0.105],
  ['NOK', 0.1],
  ['DKK', 0.154],
  ['CZK', 0.047],
  ['TRY', 0.024],
  ['SGD', 0.77],
  ['THB', 0.031],
  ['VND', 0.000038],
  ['ZAR', 0.057],
  ['AED', 0.272],
  ['ILS', 0.3],
]);

const BAND_CURRENCY: Readonly<Record<ScheduleName, string>> = {
  us: 'USD',
  eu: 'EUR',
  gb: 'GBP',
  ca: 'CAD',
  xi: 'EUR',
  no: 'NOK',
  au: 'AUD',
  br: 'BRL',
  jp: 'JPY',
};

/**
 * The price in the currency of a schedule's bands, whether it had to be converted; undefined when
 * unknown or nothing.
 */
export function bandPrice(
  price: number | undefined,
  currency: string | undefined,
  schedule: ScheduleName,
): { price: number | undefined; exact: boolean } {
  const wanted = BAND_CURRENCY[schedule];
  const given = currency?.toUpperCase() ?? wanted;
  if (price === undefined || price <= 0) return { price: undefined, exact: false };
  if (given === wanted) return { price, exact: currency !== undefined };
  const from = ROUGH_DOLLARS.get(given);
  const to = ROUGH_DOLLARS.get(wanted);
  return from === undefined || to === undefined
    ? { price: undefined, exact: false }
    : { price: (price * from) / to, exact: false };
}
