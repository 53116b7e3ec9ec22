import type { Logger } from 'pino';
import type { Editions } from '../data/edition.ts';
import type { Orm } from '../db/orm.ts';
import type { Metrics } from './metrics.ts';
import type { RequestLog } from './requestLog.ts';
import type { Temporal } from './run.ts';

export interface ApiSettings {
  /** Calls a minute for each key, and for each address without one. */
  ratePerMinute: number;
  /** Mode of a classification that names none, unless the workspace has its own. */
  defaultMode: string;
  /** Time that the language model of mode `max` has; null where none is configured, and the mode is not available. */
  modelTimeoutMs: number | null;
  /** Take the caller's address from `X-Forwarded-For`: only behind a proxy that sets it. */
  trustProxy: boolean;
  /** Origins that browsers may call from; empty: none. */
  corsOrigins: readonly string[];
}

/** What routes work with; opened once by the process and handed in. */
export interface Services {
  orm: Orm;
  temporal: Temporal;
  editions: Editions;
  requestLog: RequestLog;
  metrics: Metrics;
  settings: ApiSettings;
  log: Logger;
}
