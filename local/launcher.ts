/**
 * Owns the servers of this machine and the service: starts them in order, starts one again that
 * dies, stops all.
 */
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Child, freePort, startChild, stopChild } from '../workers/process/children.ts';
import { type Config, stopMsOf, UserError } from '../workers/process/config.ts';
import { createCodec } from '../workers/process/payload/codec.ts';
import { type Endpoint, serveCodec } from '../workers/process/payload/endpoint.ts';
import { ringOf } from '../workers/process/payload/keyRing.ts';
import { COMPILED, NODE_FLAGS, SPARING_FLAGS } from '../workers/process/nodeRun.ts';
import { migrateAsOwner } from '../workers/process/schema.ts';
import { clearState, readState, writeState } from '../workers/process/state.ts';
import { type LocalPostgres, startPostgres } from './postgres.ts';
import { startsInTime } from './patience.ts';
import { type LocalTemporal, startTemporal } from './temporal.ts';

const SERVICE = fileURLToPath(new URL('../workers/service.ts', import.meta.url));
const WORKER = fileURLToPath(new URL('../workers/worker.ts', import.meta.url));
const DEATHS_MAX = 5; // in a minute: then something is wrong that a restart does not mend

export class Launcher {
  /**
   * Resolves with the reason when a server cannot be kept alive; pending as long as all is well.
   */
  readonly failed: Promise<unknown>;
  readonly #config: Config;
  readonly #deaths: number[] = [];
  #fail: (cause: unknown) => void = () => {};
  /** The processes of the servers, from the moment on in which there is one. */
  readonly #begun: { postgres?: Child; temporal?: Child } = {};
  #postgres: LocalPostgres | null = null;
  #temporal: LocalTemporal | null = null;
  #service: Child | null = null;
  #bulk: Child | null = null;
  #codec: Endpoint | null = null;
  #apiUrl: string | null = null;
  #stopping = false;

  constructor(config: Config) {
    this.#config = config;
    this.failed = new Promise((resolve) => (this.#fail = resolve));
  }

  get databaseUrl(): string {
    const url = this.#config.DATABASE_URL ?? this.#postgres?.databaseUrl;
    if (!url) throw new Error('the database is not started yet');
    return url;
  }

  get temporalUi(): string | null {
    return this.#temporal?.uiAddress ?? null;
  }

  /** Starts PostgreSQL and Temporal side by side, those that are not given by address. */
  async startServers(): Promise<void> {
    const left = readState(this.#config.LANDFALL_HOME);
    const started = await Promise.allSettled([
      this.#config.DATABASE_URL ? null : this.#startPostgres(),
      this.#config.TEMPORAL_ADDRESS ? null : this.#startTemporal(left?.temporalPid),
    ]);
    for (const result of started) if (result.status === 'rejected') throw result.reason;
    this.#save();
    const migrationUrl = this.#config.DATABASE_MIGRATION_URL ?? this.#postgres?.migrationUrl;
    if (migrationUrl) await migrateAsOwner(migrationUrl, this.databaseUrl);
  }

  async #startPostgres(port?: number): Promise<void> {
    const postgres = await startPostgres(this.#config.LANDFALL_HOME, {
      durable: true,
      began: (child) => void (this.#begun.postgres = child),
      ...(port ? { port } : {}),
    });
    this.#postgres = postgres;
    this.#watch('PostgreSQL', postgres.child, () => this.#startPostgres(postgres.port));
  }

  async #startTemporal(
    leftoverPid?: number,
    ports: { port?: number; uiPort?: number } = {},
  ): Promise<void> {
    const uiPort = ports.uiPort ?? (await freePort(8233));
    const codecUrl = await this.#codecUrl(uiPort);
    const temporal = await startTemporal(this.#config.LANDFALL_HOME, {
      ...(leftoverPid ? { leftoverPid } : {}),
      ...(codecUrl ? { codecUrl } : {}),
      ...ports,
      uiPort,
      began: (child) => void (this.#begun.temporal = child),
    });
    this.#temporal = temporal;
    const { port } = temporal;
    this.#watch('Temporal', temporal.child, () => this.#startTemporal(undefined, { port, uiPort }));
  }

  /**
   * What the UI is told, so that it shows what the histories hold; undefined when that is switched
   * off.
   */
  async #codecUrl(uiPort: number): Promise<string | undefined> {
    const config = this.#config;
    if (!config.CODEC_ENDPOINT) return undefined;
    this.#codec ??= await serveCodec(createCodec(ringOf(config)), {
      host: '127.0.0.1',
      port: await freePort(config.CODEC_PORT),
      token: config.CODEC_TOKEN ?? randomBytes(24).toString('base64url'),
      origins: [`http://127.0.0.1:${uiPort}`, `http://localhost:${uiPort}`],
    });
    return this.#codec.url;
  }

  /**
   * Starts API and workers, and beside them the process of bulk runs, which never slows a request
   * down; returns the address of the API when that is ready.
   */
  async startService(): Promise<string> {
    const { QUEUES: queues } = this.#config;
    const url = await this.#startApi(queues.filter((queue) => queue !== 'bulk'));
    // second: what a first start makes and keeps on the disk is there by then
    if (queues.includes('bulk')) await this.#startBulk();
    return url;
  }

  async #startApi(queues: readonly string[]): Promise<string> {
    const child = await this.#startProcess(SERVICE, queues, NODE_FLAGS);
    this.#service = child;
    const url = await readyUrl(child);
    this.#apiUrl = url;
    this.#watch('The service', child, async () => void (await this.#startApi(queues)));
    this.#save();
    return url;
  }

  /** Nobody waits for it: runs go on when it is there. */
  async #startBulk(): Promise<void> {
    const child = await this.#startProcess(WORKER, ['bulk'], SPARING_FLAGS, NO_PORTS);
    this.#bulk = child;
    this.#save();
    this.#watch('The process of bulk runs', child, () => this.#startBulk());
  }

  #startProcess(
    program: string,
    queues: readonly string[],
    flags: readonly string[],
    more: Record<string, string> = {},
  ): Promise<Child> {
    return startChild(process.execPath, [...flags, program], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...MEMORY_RETURNS,
        ...COMPILED,
        ...process.env,
        DATABASE_URL: this.databaseUrl,
        DATABASE_MIGRATION_URL: '', // it needs no right to change tables: that was done before
        QUEUES: queues.join(','),
        ...more,
        ...this.#temporalEnvironment(),
      },
    });
  }

  #temporalEnvironment(): Record<string, string> {
    return this.#temporal
      ? { TEMPORAL_ADDRESS: this.#temporal.address, TEMPORAL_NAMESPACE: 'default' }
      : {};
  }

  #watch(name: string, child: Child, again: () => Promise<void>): void {
    void child.ended.then(async (how) => {
      if (this.#stopping) return;
      console.error(`${name} ${how}; starting it again`);
      const now = Date.now();
      this.#deaths.push(now);
      if (this.#deaths.filter((at) => at > now - 60_000).length > DEATHS_MAX) {
        this.#fail(
          new UserError(`${name} keeps ending: ${child.tail() || 'see its messages above'}`),
        );
        return;
      }
      await again()
        .then(() => this.#save())
        .catch(this.#fail);
    });
  }

  /** Not before there is a database: the start of the servers then saves what there is. */
  #save(): void {
    const databaseUrl = this.#config.DATABASE_URL ?? this.#postgres?.databaseUrl;
    if (this.#stopping || !databaseUrl) return;
    writeState(this.#config.LANDFALL_HOME, {
      launcherPid: process.pid,
      databaseUrl,
      ...(this.#service ? { servicePid: this.#service.pid } : {}),
      ...(this.#bulk ? { bulkPid: this.#bulk.pid } : {}),
      ...(this.#postgres ? { postgresPid: this.#postgres.child.pid } : {}),
      ...(this.#temporal
        ? { temporalPid: this.#temporal.child.pid, temporalAddress: this.#temporal.address }
        : {}),
      ...(this.#apiUrl ? { apiUrl: this.#apiUrl } : {}),
    });
  }

  /**
   * Stops what was started, in order: the service ends its requests, then Temporal, then the
   * database.
   */
  async stop(): Promise<void> {
    this.#stopping = true;
    const stopMs = stopMsOf(this.#config) + 5000;
    await Promise.all(
      [this.#service, this.#bulk].map(async (child) => {
        if (child) await stopChild(child, 'SIGTERM', stopMs);
      }),
    );
    const { postgres, temporal } = this.#begun;
    if (temporal) await stopChild(temporal, 'SIGTERM', 15_000);
    await this.#codec?.close();
    // SIGINT: fast shutdown
    if (postgres) await stopChild(postgres, 'SIGINT', 30_000);
    clearState(this.#config.LANDFALL_HOME);
  }
}

/** The address that the service reports when it is ready. */
function readyUrl(child: Child): Promise<string> {
  const ready = new Promise<string>((resolve, reject) => {
    child.process.on('message', (message: { ready?: boolean; url?: string | null }) => {
      if (message.ready && message.url) resolve(message.url);
    });
    void child.ended.then((how) =>
      reject(new UserError(`The service ${how} before it was ready; its message above says why.`)),
    );
  });
  return startsInTime('The service', ready);
}

/** The ports of metrics and of workers are those of the service. */
const NO_PORTS = { METRICS_PORT: '0', WORKER_PORT: '0' } as const;

/**
 * For glibc, which reads them as a process starts: few arenas, and large blocks go back to the
 * system when they are freed. Else a process keeps some 600 MB after pages and photos of megabytes
 * went through its threads, and calls beside them are slower.
 */
const MEMORY_RETURNS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(1024 * 1024),
} as const;
