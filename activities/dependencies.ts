import type { Editions } from '../data/edition.ts';
import type { Orm } from '../db/orm.ts';
import type { FetchRules } from './fetchSource.ts';

/** What activities work with; opened once by the process and handed in. */
export interface Dependencies {
  orm: Orm;
  /** What answers are read from. */
  editions: Editions;
  /** How publishers are asked. */
  fetching: FetchRules;
  /** Hours for which a completed idempotency key is remembered. */
  replayHours: number;
}
