/**
 * The composition root: opens connections, hands them to API and workers, and closes all in order.
 */
import path from 'node:path';
import {
  type InjectedSinks,
  type NativeConnection,
  Runtime,
  Worker,
  type WorkerOptions,
} from '@temporalio/worker';
import type { WorkflowInfo } from '@temporalio/workflow';
import type { Logger } from 'pino';
import type { Dependencies } from '../activities/dependencies.ts';
import { type Resolve, resolveName } from '../activities/fetch/names.ts';
import { type Activities, createActivities, type Replacing } from '../activities/index.ts';
import { ReadingProcess } from '../activities/reading/readingProcess.ts';
import type { Agents } from '../api/mcp/agents.ts';
import { Endings } from '../api/endings.ts';
import { createMetrics, type Metrics } from '../api/metrics.ts';
import { checkReadiness } from '../api/readiness.ts';
import type { Temporal } from '../api/run.ts';
import type { Services } from '../api/services.ts';
import { showState } from '../api/stateMetrics.ts';
import type { Orm } from '../db/orm.ts';
import { RequestTokens } from '../db/store/requestTokens.ts';
import { LiveEditions } from '../edition/live/editions.ts';
import type { FetchRules } from '../releases/fetchSource.ts';
import type { ReadLimits } from '../releases/readRelease.ts';
import type { EndingSinks } from '../workflows/ending.ts';
import { watchBulkRuns } from './process/bulkRuns.ts';
import { bundledWorkflows } from './process/bundle.ts';
import { freePort } from './process/children.ts';
import { watchClock } from './process/clockWatch.ts';
import {
  agesOf,
  budgetsOf,
  type Config,
  databaseLimitsOf,
  type QueueName,
  UserError,
} from './process/config.ts';
import { openDatabase } from './process/database.ts';
import { watchCharges } from './process/forgottenCharges.ts';
import { createLog } from './process/log.ts';
import { startMetricsPort } from './process/metricsPort.ts';
import { watchImports } from './process/openImports.ts';
import { ensureSchedules } from './process/schedules.ts';
import { migrateAlone, migrateAsOwner } from './process/schema.ts';
import {
  connectTemporal,
  queuesOf,
  registerSearchAttributes,
  type TemporalConnection,
} from './process/temporal.ts';
import { createTimeKeeper } from './process/timeKeeper.ts';
import { userAgentOf, visitingOf } from './process/visiting.ts';
import { watchWebhooks, webhooksOf } from './process/webhooks.ts';
import {
  createOpenBatches,
  createOpenWorkflows,
  BULK_WORKER,
  createTurnQueues,
  JOB_WORKER,
  REQUEST_WORKER,
  WEBHOOK_WORKER,
} from './process/tuning.ts';
import { startWorkerPort, type WorkerPort } from './process/workerPort.ts';
import { languageModelOf, startApi } from './process/apiServer.ts';

export interface Roles {
  api: boolean;
  worker: boolean;
}

export interface Service {
  /** Address of the API; null when this process serves none. */
  url: string | null;
  metrics: Metrics;
  /**
   * Reads what no request has asked for yet, and makes ready what reads pages where this process
   * takes requests. Rejects on embedded data that cannot be read.
   */
  warmUp: () => Promise<void>;
  /** Stops taking requests, lets those under way end, and closes every connection. */
  stop: () => Promise<void>;
  /** Rejects when a worker breaks; pending as long as all is well. */
  broken: Promise<never>;
}

/** What tests put in the place of the usual. */
export interface Overrides {
  /** A bundle made before. */
  workflowCode?: string;
  /** Workflows run in the first thread, as under a debugger: no thread of theirs has to start. */
  workflowsInThread?: boolean;
  /** Activities that fail, hang or repeat on purpose. */
  activities?: Replacing;
  /** The addresses of names, of which a test machine knows none. */
  resolve?: Resolve;
  /** The sign-in of people and clients. */
  agents?: Agents;
  /** What the threads run that parse. */
  parserThread?: URL;
  /** The documents of clients, of which a test machine has none. */
  fetchDocument?: Services['fetchDocument'];
  /** Before each try of a message to an endpoint, in milliseconds. */
  deliveryDelaysMs?: readonly number[];
  /** Between two looks for what there is to tell, in milliseconds. */
  tellEveryMs?: number;
}

/** Starts the API, the workers, or both on one connection (then workflows start eagerly). */
export async function serve(
  config: Config,
  roles: Roles,
  overrides: Overrides = {},
): Promise<Service> {
  const { DATABASE_URL: databaseUrl } = config;
  if (!databaseUrl)
    throw new UserError('Set DATABASE_URL: a process of its own needs the address of PostgreSQL.');
  const log = createLog(config);
  const sdkMetrics = config.WORKER_PORT === 0 ? null : `127.0.0.1:${await freePort()}`;
  quietRuntime(log, sdkMetrics);
  const workflows = roles.worker ? workflowsOf(config, overrides) : null;
  const [orm, connected] = await Promise.all([
    openUpToDate(config, databaseUrl, log),
    connectTemporal(config),
  ]);
  const clock = await watchClock(orm, log);
  const editions = new LiveEditions(orm, log);
  const metrics = createMetrics();
  const endings = new Endings();
  const tokens = new RequestTokens(orm);
  const { observeRefund, observeClassified } = metrics;
  const readers = readersOf(config, overrides);
  const observers = { observeModel: observerOf(log, metrics), observeRefund, observeClassified };
  const webhooks = webhooksOf(config, overrides, metrics.observeDelivery);
  const opened = { orm, tokens, editions, readers, webhooks, ...toldTo(endings), ...observers };
  const activities = activitiesOf(config, opened, overrides);
  const queues = queuesOf(config.TASK_QUEUE_PREFIX);
  const takes = (queue: QueueName): boolean => roles.worker && config.QUEUES.includes(queue);
  // the threads of the workers start while this one reads the edition
  const [created] = await Promise.all([
    workflows ? createWorkers(config, connected, activities, await workflows, endings) : [],
    editions.open(),
    prepareTemporal(config, connected, takes('jobs'), log),
  ]);
  const workers = created.map(({ queue, worker }) => ({ queue, worker, run: worker.run() }));
  const workings = { orm, tokens, editions, webhooks, temporal: { ...connected, queues } };
  const watches = watchesOf(config, takes, { ...workings, ...overrides }, { log, observeRefund });
  showState(metrics.registry, { orm, editions, log, temporal: { ...connected, queues } });
  const temporal = temporalOf(config, connected, endings, metrics, takes('requests'));
  const known = { orm, tokens, editions, metrics, webhooks, log };
  const api = roles.api ? await startApi(config, temporal, known, overrides) : null;
  const metricsPort = await startMetricsPort(config, metrics, log);
  const check = checkOf(config, workers, orm, connected);
  const workerPort = roles.worker
    ? await startWorkerPort(config, { metrics, sdkMetrics, check }, log)
    : null;
  const ports = { api, metricsPort, workerPort };
  const running = { ...ports, workers, readers, clock, watches, editions, connected, orm };
  return {
    url: api?.url ?? null,
    metrics,
    warmUp: () => warmUp(editions, takes('requests') ? readers : null),
    broken: Promise.race([...workers.map(({ run }) => run.then(neverEnds)), neverEnds()]),
    stop: once(() => closeAll(running)),
  };
}

async function warmUp(
  editions: LiveEditions,
  readers: ReturnType<typeof readersOf> | null,
): Promise<void> {
  await editions.readWhole();
  await readers?.usual.warm().catch(() => {}); // the first page starts it again
}

/** What is looked for all the time, by the processes that take such work. */
const watchesOf = (
  config: Config,
  takes: (queue: QueueName) => boolean,
  workings: Parameters<typeof watchBulkRuns>[0] & Parameters<typeof watchWebhooks>[0],
  { log, observeRefund }: { log: Logger; observeRefund: Dependencies['observeRefund'] },
): { stop: () => void }[] => [
  ...(takes('jobs')
    ? [
        watchCharges(workings.orm, config.REQUEST_DEADLINE_MS, log, observeRefund),
        watchBulkRuns(workings, log),
        watchImports(workings, log),
      ]
    : []),
  ...(takes('webhooks') ? [watchWebhooks(workings, config, log)] : []),
];

const toldTo = (endings: Endings): Pick<Dependencies, 'keepAnswer' | 'handOver'> => ({
  keepAnswer: (usageId, printed) => endings.keep(usageId, printed),
  handOver: (charge, balance) => endings.settled(charge, balance),
});

/** What the namespace must know: search attributes, and the schedules of processes that take jobs. */
async function prepareTemporal(
  config: Config,
  connected: TemporalConnection,
  takesJobs: boolean,
  log: Logger,
): Promise<void> {
  await registerSearchAttributes(connected, log);
  const queues = queuesOf(config.TASK_QUEUE_PREFIX);
  if (takesJobs) await ensureSchedules(connected.client, queues, config.TARIFF_SYNC, log);
}

/** The database, with the schema that this version needs. */
async function openUpToDate(config: Config, databaseUrl: string, log: Logger): Promise<Orm> {
  const { DATABASE_MIGRATION_URL: migrationUrl } = config;
  if (migrationUrl) await migrateAsOwner(migrationUrl, databaseUrl);
  return openDatabase(
    databaseUrl,
    config.DATABASE_POOL_MAX,
    (opened) => migrateAlone(opened, log),
    databaseLimitsOf(config),
  );
}

/** What a service holds open. */
interface Running {
  workers: readonly RunningWorker[];
  api: { close: () => Promise<void> } | null;
  metricsPort: { close: () => Promise<void> } | null;
  workerPort: WorkerPort | null;
  readers: ReturnType<typeof readersOf>;
  clock: { stop: () => void };
  watches: readonly { stop: () => void }[];
  editions: LiveEditions;
  connected: TemporalConnection;
  orm: Orm;
}

/** Closes all in order: what is under way may end, and finds open what it needs. */
async function closeAll({
  workers,
  api,
  metricsPort,
  readers,
  ...running
}: Running): Promise<void> {
  running.workerPort?.stopping();
  const [requests, others] = [true, false].map((isRequests) =>
    workers.filter(({ queue }) => (queue === 'requests') === isRequests),
  );
  // nobody waits for these: another process, or the next start, goes on with them
  others?.forEach(shutDown);
  await api?.close();
  await metricsPort?.close();
  requests?.forEach(shutDown);
  await Promise.allSettled(workers.map(({ run }) => run));
  await running.workerPort?.close();
  await Promise.all([readers.usual.close(), readers.apart.close()]);
  running.clock.stop();
  for (const watch of running.watches) watch.stop();
  await running.editions.close();
  await running.connected.connection.close();
  await running.orm.close(true);
}

/** What a worker needs; it takes work itself, whoever else does. */
const checkOf =
  (
    { TASK_QUEUE_PREFIX }: Config,
    workers: readonly RunningWorker[],
    orm: Orm,
    { client }: TemporalConnection,
  ) =>
  async (): Promise<Record<string, boolean>> => {
    const checks = await checkReadiness({
      orm,
      temporal: { client, queues: queuesOf(TASK_QUEUE_PREFIX) },
    });
    return { ...checks, workers: workers.every(({ worker }) => worker.getState() === 'RUNNING') };
  };

function shutDown({ worker }: RunningWorker): void {
  if (worker.getState() === 'RUNNING') worker.shutdown();
}

// an ordered stop is no breakage
const neverEnds = (): Promise<never> => new Promise<never>(() => {});

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}

let runtimeInstalled = false;

/**
 * The SDK's own log goes to ours. Its signal handlers are left out: stopping is the composition
 * root's work. Whoever is first in a process decides for all of it.
 */
export function quietRuntime(log: Logger, sdkMetrics: string | null): void {
  if (runtimeInstalled) return;
  runtimeInstalled = true;
  const at = (level: 'debug' | 'info' | 'warn' | 'error') => (message: string, meta?: object) =>
    log[level](meta ?? {}, message);
  Runtime.install({
    shutdownSignals: [],
    // the lines of its core as well, which would else go around our log
    telemetryOptions: {
      logging: { forward: {}, filter: { core: 'WARN', other: 'ERROR' } },
      ...(sdkMetrics === null ? {} : { metrics: { prometheus: { bindAddress: sdkMetrics } } }),
    },
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

/** The queue `bulk` has no workflows: a process that takes that alone needs no code of any. */
async function workflowsOf(
  config: Config,
  { workflowCode, workflowsInThread = false }: Overrides,
): Promise<Workflows> {
  const made = (): Promise<string> => bundledWorkflows(path.join(config.LANDFALL_HOME, 'cache'));
  const needsNone = config.QUEUES.every((queue) => queue === 'bulk');
  const code = needsNone ? '' : (workflowCode ?? (await made()));
  return { workflowBundle: { code }, debugMode: workflowsInThread };
}

type Workflows = Required<Pick<WorkerOptions, 'debugMode'>> & { workflowBundle: { code: string } };

function activitiesOf(
  config: Config,
  opened: Pick<
    Dependencies,
    | 'orm'
    | 'tokens'
    | 'editions'
    | 'readers'
    | 'webhooks'
    | 'keepAnswer'
    | 'handOver'
    | 'observeModel'
    | 'observeRefund'
    | 'observeClassified'
  >,
  { activities: replace }: Overrides,
): Activities {
  return createActivities(
    {
      ...opened,
      fetching: fetchingOf(config),
      importing: importingOf(config),
      languageModel: languageModelOf(config),
      ages: agesOf(config),
      screeningListDays: config.SCREENING_LIST_DAYS,
      turns: createTurnQueues(config.PARSER_THREADS),
      budgets: budgetsOf(config),
    },
    replace,
  );
}

function readersOf(config: Config, { parserThread, resolve = resolveName }: Overrides) {
  const limits = {
    threadsMax: config.PARSER_THREADS,
    msMax: config.PARSER_MS_MAX,
    memoryMbMax: config.PARSER_MEMORY_MB,
  };
  const start = (oneByOne: boolean): ReadingProcess =>
    new ReadingProcess({ ...visitingOf(config), resolve }, limits, {
      thread: parserThread,
      oneByOne,
    });
  return { usual: start(false), apart: start(true) };
}

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

const importingOf = (config: Config): ReadLimits => ({
  unpackedBytesMax: config.IMPORT_UNPACKED_MB * 1024 * 1024,
  memoryMbMax: config.IMPORT_MEMORY_MB,
  msMax: config.IMPORT_MINUTES * 60_000,
});

const fetchingOf = ({ SOURCE_MIRROR, ...config }: Config): FetchRules => ({
  mirror: SOURCE_MIRROR ?? null,
  userAgent: userAgentOf(config),
});

interface RunningWorker {
  queue: QueueName;
  worker: Worker;
  run: Promise<void>;
}

/** The workers of the queues of this process; they take no work before they run. */
async function createWorkers(
  config: Config,
  { connection, namespace, dataConverter }: TemporalConnection,
  activities: Activities,
  workflows: Workflows,
  endings: Endings,
): Promise<Omit<RunningWorker, 'run'>[]> {
  const queues = queuesOf(config.TASK_QUEUE_PREFIX);
  const tell = {
    fn: ({ workflowId }: WorkflowInfo, result: unknown) => endings.tell(workflowId, result),
  };
  const sinks: InjectedSinks<EndingSinks> = { ending: { tell } };
  const shared = {
    connection,
    namespace,
    dataConverter,
    activities,
    ...workflows,
    interceptors: { activity: [createTimeKeeper()] },
    sinks,
  } satisfies {
    connection: NativeConnection;
    [key: string]: unknown;
  };
  const { workflowBundle: _bundle, sinks: _sinks, ...activitiesAlone } = shared;
  const options = {
    requests: { ...REQUEST_WORKER, ...shared },
    jobs: { ...JOB_WORKER, ...shared },
    bulk: { ...BULK_WORKER, ...activitiesAlone },
    webhooks: { ...WEBHOOK_WORKER, ...shared },
  };
  return Promise.all(
    config.QUEUES.map(async (queue) => ({
      queue,
      worker: await Worker.create({ ...options[queue], taskQueue: queues[queue] }),
    })),
  );
}

/** By which the API starts workflows, as many at once as may be. */
function temporalOf(
  config: Config,
  { client }: TemporalConnection,
  endings: Endings,
  metrics: Metrics,
  eager: boolean,
): Temporal {
  const openWorkflows = createOpenWorkflows(config.OPEN_WORKFLOWS_MAX);
  const openBatches = createOpenBatches(openWorkflows, config.OPEN_WORKFLOWS_MAX);
  metrics.showOpenWorkflows(openBatches);
  const queues = queuesOf(config.TASK_QUEUE_PREFIX);
  return {
    client,
    queues,
    eager,
    deadlineMs: config.REQUEST_DEADLINE_MS,
    endings,
    openWorkflows,
    openBatches,
  };
}
