import { toNumber } from '../../engine/decimal.ts';
import { exchangeOn } from '../../engine/tariff/consignment/exchange.ts';
import type { Edition } from '../edition.ts';

/** Units of `to` for one `from` on a day; null where the service has no rate of either. */
export function exchangeRate(
  { tariff }: Pick<Edition, 'tariff'>,
  [from, to]: readonly [string, string],
  date: string,
): number | null {
  const exchange = exchangeOn(tariff, from, to, date);
  return exchange === null ? null : toNumber(exchange.rate);
}
