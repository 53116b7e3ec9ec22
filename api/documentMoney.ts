/** Rates that documents state: what no trade knows is refused. */
import { invalidInput } from '../contract/errors.ts';
import type { Edition } from '../edition/edition.ts';
import { exchangeRate } from '../edition/lookup/exchange.ts';

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
