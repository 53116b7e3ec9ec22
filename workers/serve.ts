/** The composition root: opens connections, hands them to API and workers, and closes all in order. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type NativeConnection, Runtime, Worker } from '@temporalio/worker';
import { type Logger, pino } from 'pino';
import type { Dependencies } from '../activities/dependencies.ts';
import { hostAndPort } from '../activities/fetch/addresses.ts';
import type { VisitRules } from '../activities/fetch/agent.ts';
import { resolveName } from '../activities/fetch/names.ts';
import type { FetchRules } from '../activities/fetchSource.ts';
import { type Activities, createActivities } from '../activities/index.ts';
import { createLanguageModel, type LanguageModel } from '../activities/languageModel.ts';
import { createPhotoReader } from '../activities/photo/photoReader.ts';
import { createApp } from '../api/app.ts';
import { answerClientError } from '../api/clientErrors.ts';
import { createMetrics, type Metrics } from '../api/metrics.ts';
import { createRequestLog } from '../api/requestLog.ts';
import type { Temporal } from '../api/run.ts';
import { migrate, type Orm } from '../db/orm.ts';
import type { Editions } from '../data/edition.ts';
import { bundledWorkflows } from './bundle.ts';
import { type Config, UserError, VERSION } from './config.ts';
import { openDatabase } from './database.ts';
import { LiveEditions } from './editions.ts';
import { ensureSchedules } from './schedules.ts';
import { connectTemporal, queuesOf, registerSearchAttributes, type TemporalConnection } from './temporal.ts';
import { JOB_WORKER, REQUEST_WORKER } from './tuning.ts';

export interface Roles {
  api: boolean;
  worker: boolean;
}

export interface Service {
  /** Address of the API; null when this process serves none. */
  url: string | null;
  /** Stops taking requests, lets those under way end, and closes every connection. */
  stop: () => Promise<void>;
  /** Rejects when a worker breaks; pending as long as all is well. */
  broken: Promise<never>;
}

/** What tests put in the place of the usual. */
export interface Overrides {
  /** A bundle made before. */
  workflowCode?: string;
  /** Activities that fail, hang or repeat on purpose. */
  activities?: (usual: Activities) => Activities;
}

/** Starts the API, the workers, or both on one connection (then workflows start eagerly). */
export async function serve(config: Config, roles: Roles, overrides: Overrides = {}): Promise<Service> {
  const { DATABASE_URL: databaseUrl } = config;
  if (!databaseUrl)
    throw new UserError('Set DATABASE_URL: a process of its own needs the address of PostgreSQL.');
  const log = pino({ level: config.LOG_LEVEL, timestamp: pino.stdTimeFunctions.isoTime });
  quietRuntime(log);
  const bundle = roles.worker ? workflowCode(config, overrides) : null;
  const orm = await openDatabase(databaseUrl, config.DATABASE_POOL_MAX, migrate);
  const editions = await LiveEditions.open(orm, log);
  const connected = await connectTemporal();
  const metrics = createMetrics();
  await registerSearchAttributes(connected, log);
  const photoReader = createPhotoReader();
  const workers = bundle
    ? await startWorkers(
        config,
        connected,
        activitiesOf(
          config,
          { orm, editions, photoReader, observeModel: observerOf(log, metrics) },
          overrides,
        ),
        await bundle,
      )
    : [];
  if (roles.worker)
    await ensureSchedules(connected.client, queuesOf(config.TASK_QUEUE_PREFIX), config.TARIFF_SYNC, log);
  const api = roles.api
    ? await startApi(config, connected, { orm, editions, metrics, log }, roles.worker)
    : null;
  return {
    url: api?.url ?? null,
    broken: Promise.race([...workers.map(({ run }) => run.then(neverEnds)), new Promise<never>(() => {})]),
    stop: once(async () => {
      await api?.close();
      for (const { worker } of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
      await Promise.allSettled(workers.map(({ run }) => run));
      await photoReader.stop();
      await editions.close();
      await connected.connection.close();
      await orm.close(true);
    }),
  };
}

const neverEnds = (): Promise<never> => new Promise<never>(() => {}); // an ordered stop is no breakage

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}

let runtimeInstalled = false;

/** The SDK's own log goes to ours. Its signal handlers are left out: stopping is the composition root's work. */
function quietRuntime(log: Logger): void {
  if (runtimeInstalled) return;
  runtimeInstalled = true;
  const at = (level: 'debug' | 'info' | 'warn' | 'error') => (message: string, meta?: object) =>
    log[level](meta ?? {}, message);
  Runtime.install({
    shutdownSignals: [],
    logger: {
      log: (_level, message, meta) => log.debug(meta ?? {}, message),
      trace: () => {},
      debug: () => {},
      info: at('debug'),
      warn: at('warn'),
      error: at('error'),
    },
  });
}

const workflowCode = async (config: Config, overrides: Overrides): Promise<string> =>
  overrides.workflowCode ?? bundledWorkflows(path.join(config.LANDFALL_HOME, 'cache'));

function activitiesOf(
  config: Config,
  opened: Pick<Dependencies, 'orm' | 'editions' | 'photoReader' | 'observeModel'>,
  { activities: replace = (usual) => usual }: Overrides,
): Activities {
  return replace(
    createActivities({
      ...opened,
      fetching: fetchingOf(config),
      visiting: visitingOf(config),
      languageModel: languageModelOf(config),
      replayHours: config.IDEMPOTENCY_HOURS,
    }),
  );
}

const languageModelOf = ({ LLM_BASE_URL, LLM_API_KEY, LLM_MODEL }: Config): LanguageModel | null =>
  LLM_BASE_URL && LLM_MODEL
    ? createLanguageModel({ baseUrl: LLM_BASE_URL, apiKey: LLM_API_KEY, model: LLM_MODEL })
    : null;

const observerOf =
  (log: Logger, metrics: Metrics): Dependencies['observeModel'] =>
  (observed) => {
    metrics.observeModel(observed);
    const used = observed.outcome === 'used' || observed.outcome === 'corrected';
    log[used ? 'info' : 'warn'](
      observed,
      used ? 'the language model answered' : 'the language model was of no use',
    );
  };

const fetchingOf = ({ SOURCE_MIRROR, SYNC_CONTACT }: Config): FetchRules => ({
  mirror: SOURCE_MIRROR ?? null,
  userAgent: `Landfall/${VERSION} (self-hosted customs service${SYNC_CONTACT ? `; ${SYNC_CONTACT}` : ''})`,
});

const visitingOf = ({ FETCH_ALLOW_HOSTS, ...config }: Config): VisitRules => ({
  userAgent: fetchingOf({ FETCH_ALLOW_HOSTS, ...config }).userAgent,
  allowedHosts: new Set(FETCH_ALLOW_HOSTS.map((host) => hostAndPort(new URL(`http://${host}`)))),
  resolve: resolveName,
});

interface RunningWorker {
  worker: Worker;
  run: Promise<void>;
}

async function startWorkers(
  config: Config,
  { connection, namespace }: TemporalConnection,
  activities: Activities,
  code: string,
): Promise<RunningWorker[]> {
  const queues = queuesOf(config.TASK_QUEUE_PREFIX);
  const shared = { connection, namespace, activities, workflowBundle: { code } } satisfies {
    connection: NativeConnection;
    [key: string]: unknown;
  };
  const workers = [
    await Worker.create({ ...REQUEST_WORKER, ...shared, taskQueue: queues.requests }),
    await Worker.create({ ...JOB_WORKER, ...shared, taskQueue: queues.jobs }),
  ];
  return workers.map((worker) => ({ worker, run: worker.run() }));
}

async function startApi(
  config: Config,
  { client }: TemporalConnection,
  { orm, editions, metrics, log }: { orm: Orm; editions: Editions; metrics: Metrics; log: Logger },
  eager: boolean,
): Promise<{ url: string; close: () => Promise<void> }> {
  const queues = queuesOf(config.TASK_QUEUE_PREFIX);
  const temporal: Temporal = { client, queues, eager, deadlineMs: config.REQUEST_DEADLINE_MS };
  const requestLog = createRequestLog(orm, log);
  const app = createApp({
    orm,
    temporal,
    editions,
    requestLog,
    metrics,
    log,
    settings: {
      ratePerMinute: config.RATE_LIMIT_PER_MINUTE,
      defaultMode: config.DEFAULT_MODE,
      modelTimeoutMs: languageModelOf(config) ? config.LLM_TIMEOUT_MS : null,
      trustProxy: config.TRUST_PROXY,
      corsOrigins: config.CORS_ORIGINS,
    },
  });
  const answer = app.callback();
  const server = createServer((request, response) => void answer(request, response));
  server.on('clientError', answerClientError);
  await listen(server, config);
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return { url: `http://${config.HOST}:${port}`, close: () => drain(server, requestLog.flush) };
}

async function listen(server: Server, { PORT: port, HOST: host }: Config): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'EADDRINUSE'
          ? new UserError(
              `Port ${port} on ${host} is in use: set PORT to a free one, or stop what listens there.`,
            )
          : cause,
      ),
    );
    server.listen(port, host, resolve);
  });
}

/** Answers what is under way, telling each client that its connection ends, then closes. */
async function drain(server: Server, flush: () => Promise<void>): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  await new Promise<void>((resolve) => {
    // a connection whose answer was under way when its header was written is idle, and kept alive, only later
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
  await flush();
}
