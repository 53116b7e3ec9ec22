/**
 * Everything that answers are read from at one moment: made whole, swapped whole, never changed.
 */
import type { ClassificationEdition } from '../engine/classify/edition.ts';
import type { ScheduleName } from '../engine/hscode.ts';
import type { PrefixTable } from '../engine/origin/barcode.ts';
import type { Gazetteer } from '../engine/origin/places.ts';
import { TARIFF_DATASETS } from '../engine/release/datasets.ts';
import type { Release } from '../engine/release/release.ts';
import type { Rules } from '../engine/restrictions/check.ts';
import type { TariffBook } from '../engine/tariff/schedule/book.ts';
import type { TariffEdition } from '../engine/tariff/types.ts';
import type { Agencies } from './agencies.ts';
import type { Extracts } from './extracts.ts';
import type { CountryFacts } from './reading/countries.ts';
import type { PublishedNotes, PublishedQuotas } from './published.ts';
import type { ScreeningLists } from './screening.ts';

export interface Edition {
  classification: ClassificationEdition;
  tariff: TariffEdition;
  /** Agency product codes. */
  agencies: Agencies;
  /** The release of each dataset behind it, by name. */
  releases: ReadonlyMap<string, Release>;
  /**
   * The releases that this software carries: they speak for chapters that an imported tariff does
   * not hold.
   */
  carried: ReadonlyMap<string, Release>;
  /**
   * Tariffs in our own words: what is read where no tariff is imported, and what its lines are
   * called in the trade.
   */
  extracts: Extracts;
  /** Imported tariffs as books. */
  books: ReadonlyMap<ScheduleName, TariffBook>;
  /** Lists of parties that are screened; without any when none is imported. */
  screening: ScreeningLists;
  /** Legal notes as published, by schedule; none where none are imported. */
  notes: ReadonlyMap<ScheduleName, PublishedNotes>;
  /** Balances of quotas as published, by schedule; none where none are imported. */
  quotas: ReadonlyMap<ScheduleName, readonly PublishedQuotas[]>;
  /** Prefixes of barcodes as published; null when none are imported. */
  prefixes: PrefixTable | null;
  /** Names of countries, as labels write them. */
  gazetteer: Gazetteer;
  /** Rules on restricted goods, and what hides a keyword of one. */
  restrictions: Pick<Rules, 'official' | 'hiding'>;
  /** Headings of the Harmonized System that exist. */
  headings: ReadonlySet<string>;
  /** The reference table of countries, by code. */
  countries: ReadonlyMap<string, CountryFacts>;
}

/** Editions of a running process. */
export interface Editions {
  /** The present one: take it once for an answer, so that the answer never mixes two. */
  readonly current: Edition;
  /**
   * The present one with the tariff of a schedule as it was on a day, where an older release of it
   * is kept.
   */
  on: (schedule: ScheduleName | null, date: string) => Promise<Edition>;
  /**
   * The id of the older release that `on` would read for the day; null where it is the present one.
   * Nothing is read for it.
   */
  olderRelease: (schedule: ScheduleName | null, date: string) => Promise<string | null>;
  /** Those of test spaces, which do not change. */
  test: () => Editions;
}

/**
 * The releases behind an answer on a code: of a chapter that the imported tariff does not hold,
 * those carried.
 */
export function releasesFor(
  { releases, books, carried }: Edition,
  schedule: ScheduleName | null,
  code: string,
): ReadonlyMap<string, Release> {
  const book = schedule && books.get(schedule);
  if (!schedule || !book || book.chapters.has(code.slice(0, 2))) return releases;
  const own = TARIFF_DATASETS[schedule].flatMap((dataset) => {
    const release = carried.get(dataset);
    return release ? [[dataset, release] as const] : [];
  });
  return new Map([...releases, ...own]);
}
