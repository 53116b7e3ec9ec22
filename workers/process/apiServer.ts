/** The API of a process: its services, its server, and how both end. */
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Dependencies } from '../../activities/dependencies.ts';
import { resolveName } from '../../activities/fetch/names.ts';
import { documentFetcher } from '../../activities/fetch/documents.ts';
import { createLanguageModel, type LanguageModel } from '../../activities/languageModel.ts';
import { createApp } from '../../api/app.ts';
import type { Agents } from '../../api/mcp/agents.ts';
import { accessTokenReader } from '../../api/signIn/accessTokens.ts';
import { visitorReader } from '../../api/signIn/visitors.ts';
import { today } from '../../api/today.ts';
import { createRequestLog } from '../../api/requestLog.ts';
import type { Temporal } from '../../api/run.ts';
import type { Services } from '../../api/services.ts';
import { isLoopback } from '../../api/signIn/publicAddress.ts';
import type { Orm } from '../../db/orm.ts';
import { mountDashboard } from '../../web/mount.ts';
import { budgetsOf, type Config } from './config.ts';
import { Connections } from './connections.ts';
import { boundedServer, listen } from './listener.ts';
import { judgedBy } from './webhooks.ts';
import { createLargeBodies } from './tuning.ts';

export const languageModelOf = ({
  LLM_BASE_URL,
  LLM_API_KEY,
  LLM_MODEL,
}: Config): LanguageModel | null =>
  LLM_BASE_URL && LLM_MODEL
    ? createLanguageModel({ baseUrl: LLM_BASE_URL, apiKey: LLM_API_KEY, model: LLM_MODEL })
    : null;

/** The sign-in of this service, by its address. */
const signInOf = (orm: Orm, publicUrl: () => string | null): Agents => ({
  readAccessToken: accessTokenReader(orm, publicUrl),
  readVisitor: visitorReader(orm, publicUrl),
});

export async function startApi(
  config: Config,
  temporal: Temporal,
  {
    orm,
    tokens,
    editions,
    metrics,
    webhooks,
    log,
  }: Pick<Services, 'orm' | 'tokens' | 'editions' | 'metrics' | 'log'> &
    Pick<Dependencies, 'webhooks'>,
  overrides: { agents?: Agents; fetchDocument?: Services['fetchDocument'] },
): Promise<{ url: string; close: () => Promise<void> }> {
  const requestLog = createRequestLog(orm, log);
  const largeBodies = createLargeBodies(config.LARGE_BODIES_MAX);
  let publicUrl = config.PUBLIC_URL ?? null;
  const services: Services = {
    orm,
    temporal,
    tokens,
    editions,
    requestLog,
    metrics,
    webhooks: judgedBy(webhooks),
    largeBodies: { turns: largeBodies, folder: path.join(config.LANDFALL_HOME, 'bodies') },
    fetchDocument: overrides.fetchDocument ?? documentFetcher(resolveName),
    log,
    agents: overrides.agents ?? signInOf(orm, () => publicUrl),
    isStopping: () => connections.isDraining,
    today,
    settings: settingsOf(config, () => publicUrl),
  };
  const app = createApp(services, [mountDashboard]);
  const answer = app.callback();
  const server = boundedServer((request, response) => void answer(request, response), config);
  const connections = new Connections(server);
  await listen(server, config.PORT, config.HOST, 'PORT');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  if (publicUrl === null && isLoopback(config.HOST)) publicUrl = `http://${config.HOST}:${port}`;
  return {
    url: `http://${config.HOST}:${port}`,
    close: async () => {
      await connections.drain(config.DRAIN_LEAD_MS, () => {
        largeBodies.sendAway();
        temporal.openBatches.sendAway();
      });
      await requestLog.flush();
    },
  };
}

const settingsOf = (config: Config, publicUrl: () => string | null): Services['settings'] => ({
  ratePerMinute: config.RATE_LIMIT_PER_MINUTE,
  budgets: budgetsOf(config),
  defaultMode: config.DEFAULT_MODE,
  requestLogDays: config.REQUEST_LOG_DAYS,
  modelTimeoutMs: languageModelOf(config) ? config.LLM_TIMEOUT_MS : null,
  trustedProxies: config.TRUST_PROXY,
  metricsToken: config.METRICS_TOKEN ?? null,
  corsOrigins: config.CORS_ORIGINS,
  publicUrl,
});
