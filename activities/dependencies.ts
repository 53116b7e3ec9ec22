import type { Editions } from '../data/edition.ts';
import type { Orm } from '../db/orm.ts';
import type { ModelObservation } from './askLanguageModel.ts';
import type { VisitRules } from './fetch/agent.ts';
import type { FetchRules } from './fetchSource.ts';
import type { LanguageModel } from './languageModel.ts';
import type { PhotoReader } from './photo/photoReader.ts';

/** What activities work with; opened once by the process and handed in. */
export interface Dependencies {
  orm: Orm;
  /** What answers are read from. */
  editions: Editions;
  /** How publishers are asked. */
  fetching: FetchRules;
  /** How addresses that callers name are visited. */
  visiting: VisitRules;
  /** What mode `max` asks; null where none is configured. */
  languageModel: LanguageModel | null;
  /** Reads print and barcodes of photos. */
  photoReader: PhotoReader;
  /** Is told how each question to it went. */
  observeModel: (observed: ModelObservation) => void;
  /** Hours for which a completed idempotency key is remembered. */
  replayHours: number;
}
