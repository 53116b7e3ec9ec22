import type { Logger } from 'pino';
import type { Budgets } from '../contract/quotas.ts';
import type { SecretBox } from '../contract/sealed.ts';
import type { Orm } from '../db/orm.ts';
import type { RequestTokens } from '../db/store/requestTokens.ts';
import type { Editions } from '../edition/edition.ts';
import type { TrustedProxies } from './clientAddress.ts';
import type { Agents } from './mcp/agents.ts';
import type { Metrics } from './metrics.ts';
import type { Turns } from './openWorkflows.ts';
import type { RequestLog } from './requestLog.ts';
import type { Temporal } from './run.ts';

export interface ApiSettings {
  /** Calls a minute for each key, and for each address without one. */
  ratePerMinute: number;
  /** Days for which the request log is shown. */
  requestLogDays: number;
  /** Mode of a classification that names none, unless the workspace has its own. */
  defaultMode: string;
  /**
   * Time that the language model of mode `max` has; null where none is configured, and the mode is
   * not available.
   */
  modelTimeoutMs: number | null;
  /** Whose `X-Forwarded-For` is believed. */
  trustedProxies: TrustedProxies;
  /** What one workspace may use. */
  budgets: Budgets;
  /** Opens /metrics on the API's own port; null: it is not there. */
  metricsToken: string | null;
  /** Origins that browsers may call from; empty: none. */
  corsOrigins: readonly string[];
  /** How browsers and agents reach this service, known once it listens; null: they do not. */
  publicUrl: () => string | null;
}

/** Bodies whose photos go to the disk while they arrive. */
export interface LargeBodies {
  turns: Turns;
  /** Of this user alone. */
  folder: string;
}

/** How endpoints are judged and their secrets kept. */
export interface Webhooks {
  secrets: SecretBox;
  /** The address as it is called; null where it may not be. */
  addressOf: (written: string) => string | null;
}

/** What routes work with; opened once by the process and handed in. */
export interface Services {
  orm: Orm;
  temporal: Temporal;
  /** Signs what is started. */
  tokens: RequestTokens;
  editions: Editions;
  requestLog: RequestLog;
  webhooks: Webhooks;
  metrics: Metrics;
  largeBodies: LargeBodies;
  /** Fetches the document of a client at its id, from public machines alone. */
  fetchDocument: (url: string, options: RequestInit) => Promise<Response>;
  settings: ApiSettings;
  /** The day of today, YYYY-MM-DD (UTC). */
  today: () => string;
  log: Logger;
  agents: Agents;
  /** True once the process is told to stop: it takes no further requests soon. */
  isStopping: () => boolean;
}
