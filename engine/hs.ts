/** The nomenclature as the engine reads it: the six-digit Harmonized System and the national lines below it. */

export const SCHEDULES = ['us', 'eu', 'gb', 'ca'] as const;
export type Schedule = (typeof SCHEDULES)[number];

/** A national tariff or statistical line. */
export interface NationalLine {
  /** Digits only: 8 or 10. */
  code: string;
  label: string;
  /** Printed units, for example `No.`, `kg`; empty when none. */
  units: readonly string[];
  /** Column of duty as printed, empty on statistical lines. */
  rate: string;
}

export interface NomenclatureBook {
  /** Label of every chapter (2), heading (4) and subheading (6). */
  labels: ReadonlyMap<string, string>;
  /** The six-digit codes, sorted. */
  subheadings: readonly string[];
  /** National lines by schedule and six-digit code; a schedule without embedded lines is an empty map. */
  national: Readonly<Record<Schedule, ReadonlyMap<string, readonly NationalLine[]>>>;
}

/** Members of the EU, and Monaco, whose goods are entered under the Combined Nomenclature. */
const COMBINED_NOMENCLATURE = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' '),
);

/** The schedule that answers for a destination (ISO 3166 alpha-2), or null where the six-digit HS does. */
export function scheduleOf(destination: string): Schedule | null {
  const country = destination.toUpperCase();
  if (country === 'US' || country === 'PR') return 'us';
  if (country === 'GB') return 'gb';
  if (country === 'CA') return 'ca';
  return COMBINED_NOMENCLATURE.has(country) ? 'eu' : null;
}
