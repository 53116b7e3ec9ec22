/** Currencies that callers state. */
import { invalidInput } from '../contract/errors.ts';
import type { Edition } from '../edition/edition.ts';
import { isCurrency } from '../edition/lookup/currencies.ts';
import type { Issue } from '../engine/refusal.ts';

/** By the path of the field; what was not stated is none. */
type Stated = Readonly<Record<string, string | null | undefined>>;

/** What is said of each field whose currency is that of no country, and of which no rate is known. */
export const currencyIssues = (edition: Edition, stated: Stated, date: string): Issue[] =>
  Object.entries(stated).flatMap(([path, currency]) =>
    !currency || isCurrency(edition, currency, date)
      ? []
      : [{ path, message: `"${currency}" is no currency of any country: send its ISO 4217 code` }],
  );

/** Throws 400 that names them. */
export function requireCurrencies(edition: Edition, stated: Stated, date: string): void {
  const issues = currencyIssues(edition, stated, date);
  if (issues.length > 0) throw invalidInput(issues);
}

/** The currencies of items of a product, by their path below `at`. */
export const currenciesOfItems = (
  items: readonly { currency?: string | null | undefined }[] = [],
  at = 'items',
): Stated => Object.fromEntries(items.map(({ currency }, n) => [`${at}.${n}.currency`, currency]));
