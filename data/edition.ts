/** Everything that answers are read from at one moment: made whole, swapped whole, never changed. */
import type { ClassificationEdition } from '../engine/classify/edition.ts';
import { SCHEDULES, type ScheduleName } from '../engine/hscode.ts';
import type { Release } from '../engine/release.ts';
import type { TariffBook } from '../engine/tariff/book.ts';
import type { TariffEdition } from '../engine/tariff/types.ts';

export interface Edition {
  classification: ClassificationEdition;
  tariff: TariffEdition;
  /** The release of each dataset behind it, by name. */
  releases: ReadonlyMap<string, Release>;
  /** Imported tariffs as books. */
  books: ReadonlyMap<ScheduleName, TariffBook>;
}

/** Editions of a running process. */
export interface Editions {
  /** The present one: take it once for an answer, so that the answer never mixes two. */
  readonly current: Edition;
  /** The present one with the tariff of a schedule as it was on a day, where an older release of it is kept. */
  on: (schedule: ScheduleName | null, date: string) => Promise<Edition>;
}

/** Whose rows a schedule is made of, by dataset. */
export const TARIFF_DATASETS: Readonly<Record<ScheduleName, readonly string[]>> = {
  us: ['us-hts'],
  eu: ['eu-taric', 'eu-cn'],
  gb: ['gb-tariff'],
  ca: ['ca-tariff'],
  xi: ['xi-tariff'],
  no: ['no-tariff'],
  au: ['au-tariff'],
  br: ['br-ncm'],
};

/** The schedule that a dataset is made of; null for lists, rates and the Harmonized System. */
export const scheduleOfDataset = (dataset: string): ScheduleName | null =>
  SCHEDULES.find((schedule) => TARIFF_DATASETS[schedule].includes(dataset)) ?? null;
