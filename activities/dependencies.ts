import type { Orm } from '../db/orm.ts';
import type { Release } from '../db/store/releases.ts';
import type { ClassificationEdition } from '../engine/classify/edition.ts';
import type { TariffEdition } from '../engine/tariff/types.ts';

/** What activities work with; opened once by the process and handed in. */
export interface Dependencies {
  orm: Orm;
  /** Nomenclature, lexicon and search index. */
  classification: ClassificationEdition;
  /** Rates, measures, taxes, fees, thresholds and exchange rates. */
  tariff: TariffEdition;
  /** Live release of each dataset, by its name. */
  releases: ReadonlyMap<string, Release>;
  /** Hours for which a completed idempotency key is remembered. */
  replayHours: number;
}
