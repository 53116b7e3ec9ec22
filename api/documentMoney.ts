/** Currencies and rates that documents state: what no trade knows is refused. */
import { invalidInput } from '../contract/errors.ts';
import type { Edition } from '../edition/edition.ts';
import { exchangeRate } from '../edition/lookup/exchange.ts';

/**
 * Throws 400 that names the fields whose currency is that of no country, and of which no rate is
 * known on the day.
 */
export function requireCurrencies(
  edition: Edition,
  stated: Readonly<Record<string, string | undefined>>,
  date: string,
): void {
  const issues = Object.entries(stated).flatMap(([path, currency]) =>
    currency === undefined || isCurrency(edition, currency, date)
      ? []
      : [{ path, message: `"${currency}" is no currency of any country: send its ISO 4217 code` }],
  );
  if (issues.length > 0) throw invalidInput(issues);
}

const isCurrency = (edition: Edition, currency: string, date: string): boolean =>
  [...edition.countries.values()].some((country) => country.currency === currency) ||
  exchangeRate(edition, [currency, 'USD'], date) !== null;

// the IMF's rates since its basket of 1981 lie between 0.95 and 1.63 US dollars, read 2026-11
const [SDR_USD_MIN, SDR_USD_MAX] = [0.8, 2];

/** Throws 400 where a stated rate makes of a special drawing right what it never was worth. */
export function requireSdrRate(
  edition: Edition,
  { sdrRate, currency, date }: { sdrRate?: number | undefined; currency: string; date: string },
): void {
  const dollars = exchangeRate(edition, [currency, 'USD'], date);
  if (sdrRate === undefined || dollars === null) return;
  const worth = sdrRate * dollars;
  if (worth >= SDR_USD_MIN && worth <= SDR_USD_MAX) return;
  const message =
    `makes one SDR worth ${worth.toPrecision(3)} US dollars; it is worth ${SDR_USD_MIN} to ${SDR_USD_MAX}. Send how many ` +
    `${currency} one SDR is, as the IMF publishes it`;
  throw invalidInput([{ path: 'sdrRate', message }]);
}
