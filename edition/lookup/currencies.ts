/** Currencies in use: what no trade knows is refused wherever it is stated. */
import { rememberedOf } from '../../engine/remembered.ts';
import type { Edition } from '../edition.ts';
import { exchangeRate } from './exchange.ts';

const ofCountries = rememberedOf(
  ({ countries }: Edition): ReadonlySet<string> =>
    new Set([...countries.values()].flatMap(({ currency }) => currency ?? [])),
);

/** Whether a country has the currency, or a rate of it is known on the day. */
export const isCurrency = (edition: Edition, currency: string, date: string): boolean =>
  ofCountries(edition).has(currency) || exchangeRate(edition, [currency, 'USD'], date) !== null;

/** All currencies of which that is so, for those who have no edition at hand. */
export const currenciesOn = (edition: Edition, date: string): string[] =>
  [...new Set([...ofCountries(edition), ...edition.tariff.exchangeRates.keys()])].filter((one) =>
    isCurrency(edition, one, date),
  );
