/** Dates, money, shares and names of countries, as a language writes them. */
import type { Language } from './language.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

export interface Printing {
  money: (amount: number | null | undefined, currency: string) => string;
  number: (value: number) => string;
  percent: (share: number | null | undefined) => string;
  /** With the time of day, in UTC. */
  moment: (iso: string | Date | null | undefined) => string;
  day: (iso: string | Date | null | undefined) => string;
  country: (code: string | null | undefined) => string;
  /** Codes with their names, by name. */
  countries: (codes: readonly string[]) => [string, string][];
}

const NOTHING = '–';

function printingOf(language: Language): Printing {
  const locale = LOCALES[language];
  const moments = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const numbers = new Intl.NumberFormat(locale);
  const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const country = (code: string | null | undefined): string =>
    code && /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : (code ?? NOTHING);
  return {
    money: (amount, currency) =>
      typeof amount === 'number'
        ? new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
        : NOTHING,
    number: (value) => numbers.format(value),
    percent: (share) => (typeof share === 'number' ? shares.format(share) : NOTHING),
    moment: (iso) => (iso ? `${moments.format(new Date(iso))} UTC` : NOTHING),
    day: (iso) => (iso ? days.format(new Date(iso)) : NOTHING),
    country,
    countries: (codes) =>
      codes
        .map((code): [string, string] => [code, country(code)])
        .toSorted(([, one], [, other]) => one.localeCompare(other, locale)),
  };
}

export const PRINTING: Readonly<Record<Language, Printing>> = {
  en: printingOf('en'),
  de: printingOf('de'),
};
