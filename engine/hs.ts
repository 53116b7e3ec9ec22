/**
 * The nomenclature as the engine reads it: the six-digit Harmonized System and the national lines
 * below it.
 */

import type { ScheduleName } from './hscode.ts';

/** A national tariff or statistical line. */
export interface NationalLine {
  /** Digits only: 8 or 10. */
  code: string;
  /**
   * What it is told apart by: our own wording, or the publisher's texts from the subheading down.
   */
  label: string;
  /** The publisher's words, where an official release is live. */
  official?: string;
  /** Language of the publisher's words, ISO 639-1; absent: English. */
  language?: string;
  /** Printed units, for example `No.`, `kg`; empty when none. */
  units: readonly string[];
  /** Column of duty as printed, empty on statistical lines. */
  rate: string;
  /** First day of the line, YYYY-MM-DD; absent where the publisher states none. */
  from?: string;
  /** First day on which it is gone; absent where it has no end. */
  until?: string;
}

export interface NomenclatureBook {
  /** Label of every chapter (2), heading (4) and subheading (6). */
  labels: ReadonlyMap<string, string>;
  /** The six-digit codes, sorted. */
  subheadings: readonly string[];
  /**
   * National lines by schedule and six-digit code; a schedule without embedded lines is an empty
   * map.
   */
  national: Readonly<Record<ScheduleName, ReadonlyMap<string, readonly NationalLine[]>>>;
  /** Official texts of chapters, headings and subheadings by schedule, where a release is live. */
  texts?: Readonly<Partial<Record<ScheduleName | 'hs', ReadonlyMap<string, string>>>>;
}

/**
 * Members of the EU, and the territories whose goods are entered under the Combined Nomenclature too:
 * Monaco, San Marino, Åland, the French overseas departments.
 */
const COMBINED_NOMENCLATURE = new Set(
  'AX GF GP MC MQ RE SM YT AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
    ' ',
  ),
);

const OWN_TARIFF: ReadonlyMap<string, ScheduleName> = new Map([
  ['US', 'us'],
  ['PR', 'us'],
  ['GB', 'gb'],
  ['GG', 'gb'],
  ['IM', 'gb'],
  ['JE', 'gb'],
  ['CA', 'ca'],
  ['NO', 'no'],
  ['SJ', 'no'],
  ['AU', 'au'],
  ['BR', 'br'],
]);

/**
 * The schedule that answers for a destination (ISO 3166 alpha-2), or null where the six-digit HS
 * does. Northern Ireland (`XI`) has its own edition of the EU's tariff where one is imported, else
 * the EU's.
 */
export function scheduleOf(destination: string, book?: NomenclatureBook): ScheduleName | null {
  const country = destination.toUpperCase();
  if (country === 'XI') return book && book.national.xi.size > 0 ? 'xi' : 'eu';
  return OWN_TARIFF.get(country) ?? (COMBINED_NOMENCLATURE.has(country) ? 'eu' : null);
}

/** How answers name the nomenclature of a schedule. */
export const nomenclatureOf = (schedule: ScheduleName): 'us' | 'ca' | 'eu' | 'gb' | 'national' => {
  if (schedule === 'xi') return 'eu';
  return schedule === 'us' || schedule === 'ca' || schedule === 'eu' || schedule === 'gb'
    ? schedule
    : 'national';
};
