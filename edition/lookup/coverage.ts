/**
 * What callers may know of the tables before they calculate: destinations covered, regions,
 * thresholds of today.
 */
import { holdsOn } from '../../engine/calendar.ts';
import { type Decimal, toNumber } from '../../engine/decimal.ts';
import { convert, roundMoney } from '../../engine/money.ts';
import { isCovered } from '../../engine/restrictions/laws.ts';
import { destinationKeys } from '../../engine/tariff/consignment/destinationKeys.ts';
import { exchangeOn } from '../../engine/tariff/consignment/exchange.ts';
import type { TariffEdition, ThresholdRow } from '../../engine/tariff/types.ts';
import type { Edition } from '../edition.ts';

export interface Regions {
  required: boolean;
  label: string | null;
  codes: { code: string; name: string }[];
}

/** Whether a destination has import rules on restricted goods, of its own or of its union. */
export const hasRestrictionRules = (
  country: string,
  { restrictions }: Pick<Edition, 'restrictions'>,
): boolean => isCovered(restrictions.official, country);

/**
 * Regions of a destination whose taxes or customs differ by region; null where they do not. They are
 * required where every tax is that of a region.
 */
export function regionsOf(country: string, edition: TariffEdition): Regions | null {
  const rows = edition.taxes.get(country) ?? [];
  const codes = [...new Set(rows.map((row) => row.region))].filter(
    (region) => region !== null && /^[A-Z]{2}$/.test(region),
  );
  const names = REGION_NAMES[country] ?? {};
  const named = [
    ...codes.flatMap((code) => (code === null ? [] : [{ code, name: names[code] ?? code }])),
    ...(edition.territories.get(country) ?? []).flatMap(({ regions: [code], name }) =>
      code === undefined ? [] : [{ code, name }],
    ),
  ];
  if (named.length === 0) return null;
  return {
    required: rows.length > 0 && rows.every(({ region }) => region !== null),
    label: REGION_LABELS[country] ?? 'Region',
    codes: named.sort((a, b) => (a.code < b.code ? -1 : 1)),
  };
}

const REGION_LABELS: Readonly<Record<string, string>> = { CA: 'Province or territory' };
const REGION_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: {
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NS: 'Nova Scotia',
    NT: 'Northwest Territories',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
};

export interface DeMinimis {
  duty: number | null;
  tax: number | null;
  currency: string | null;
}

/**
 * Values up to which every origin and channel is free on `date`, in the destination's currency;
 * null when uncovered.
 */
export function deMinimisOf(
  country: string,
  date: string,
  edition: TariffEdition,
): DeMinimis | null {
  const destination = edition.destinations.get(country)?.find((row) => holdsOn(row, date));
  if (!destination) return null;
  const { currency, isTaxedApart } = destination;
  const rows = destinationKeys(destination).flatMap((key) => edition.thresholds.get(key) ?? []);
  const rateOf = (from: string): Decimal | null =>
    exchangeOn(edition, from, currency, date)?.rate ?? null;
  const taxRows = isTaxedApart === true ? rows.filter((row) => row.country === country) : rows;
  const amount = (kind: 'duty' | 'tax', among: readonly ThresholdRow[]): number | null => {
    const threshold = limitOf(among, kind, date);
    const rate = threshold && rateOf(threshold.currency);
    return threshold && rate
      ? toNumber(roundMoney(convert(threshold.amount, rate), currency))
      : null;
  };
  return { duty: amount('duty', rows), tax: amount('tax', taxRows), currency };
}

function limitOf(
  rows: readonly ThresholdRow[],
  kind: 'duty' | 'tax',
  date: string,
): ThresholdRow | null {
  const threshold = rows.find(
    (row) =>
      row.kind === kind && row.channel === null && row.origins.length === 0 && holdsOn(row, date),
  );
  return threshold ?? null;
}
