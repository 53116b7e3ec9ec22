/**
 * The local Temporal server of `npm start`: found or built once a user, its store a file in WAL
 * mode.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Connection } from '@temporalio/client';
import {
  type Child,
  freePort,
  isAlive,
  startChild,
  stopChild,
  stopLeftover,
} from '../workers/process/children.ts';
import { UserError } from '../workers/process/config.ts';
import { SEARCH_ATTRIBUTES } from '../workflows/contract.ts';
import { buildTemporal, CLI_VERSION } from './buildTemporal.ts';
import { START_MS, startsInTime, TOO_SLOW } from './patience.ts';

export interface LocalTemporal {
  address: string;
  uiAddress: string;
  port: number;
  uiPort: number;
  child: Child;
}

export interface TemporalOptions {
  /** The server's program; left out: `findExecutable`. */
  executable?: string;
  /** Process id of a server whose launcher died. */
  leftoverPid?: number;
  /** The ports of a server that died: its clients find the new one there. */
  port?: number;
  uiPort?: number;
  /** The codec endpoint that the UI is told. */
  codecUrl?: string;
  /** Told of the process as soon as there is one: whoever stops while it starts must know it. */
  began?: (child: Child) => void;
  /** How long it may take; left out: as any start. */
  withinMs?: number;
}

const STOP_MS = 10_000;

/** Starts the server and returns when it answers. */
export async function startTemporal(
  home: string,
  options: TemporalOptions = {},
): Promise<LocalTemporal> {
  const executable = options.executable ?? (await findExecutable());
  const folder = path.join(home, 'temporal');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const store = path.join(folder, 'temporal.db');
  const { leftoverPid } = options;
  if (leftoverPid && isAlive(leftoverPid, [store]))
    await stopLeftover(leftoverPid, [store], 'SIGTERM');
  for (let left = options.port === undefined ? PORTS_TRIED : 1; ; left -= 1) {
    const port = options.port ?? (await freePort(7233));
    const uiPort = options.uiPort ?? (await freePort(8233));
    const child = await startChild(
      executable,
      [...serverArguments(store, port, uiPort, options.codecUrl)],
      { cwd: folder },
    );
    options.began?.(child);
    const address = `127.0.0.1:${port}`;
    const { withinMs = START_MS } = options;
    try {
      await startsInTime('The local Temporal server', untilReady(address, child), { withinMs });
      return { address, uiAddress: `http://127.0.0.1:${uiPort}`, port, uiPort, child };
    } catch (cause) {
      await stopChild(child, 'SIGTERM', STOP_MS); // nobody else knows of it yet
      if (left === 1 || !child.tail().includes(PORT_TAKEN)) throw cause;
    }
  }
}

/** A port that was free when it was chosen may be taken by the time the server opens it. */
const PORTS_TRIED = 3;
const PORT_TAKEN = 'address already in use';

function* serverArguments(
  store: string,
  port: number,
  uiPort: number,
  codecUrl: string | undefined,
): Generator<string> {
  yield* [
    'server',
    'start-dev',
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
    '--ui-port',
    String(uiPort),
  ];
  yield* ['--namespace', 'default', '--log-level', 'error', '--db-filename', store];
  // NORMAL syncs at checkpoints: a power cut may lose the last moments, never the store
  yield* ['--sqlite-pragma', 'journal_mode=WAL', '--sqlite-pragma', 'synchronous=NORMAL'];
  if (codecUrl) yield* ['--ui-codec-endpoint', codecUrl];
  for (const setting of DYNAMIC_CONFIG) yield* ['--dynamic-config-value', setting];
  for (const { name } of SEARCH_ATTRIBUTES) yield* ['--search-attribute', `${name}=Keyword`];
}

/**
 * A development server has one history shard, read 20 times a second at most, and four partitions a
 * task queue: 50 ms a task, and a tail of 2 s. A cluster with many shards needs none of this.
 */
const DYNAMIC_CONFIG = [
  'history.transferProcessorMaxPollRPS=2000',
  'history.timerProcessorMaxPollRPS=2000',
  'history.visibilityProcessorMaxPollRPS=500',
  'matching.numTaskqueueReadPartitions=1',
  'matching.numTaskqueueWritePartitions=1',
  // bulk runs of one workspace wait behind those of another for no longer than a turn
  'matching.useNewMatcher=true',
  'matching.enableFairness=true',
  'matching.enableMigration=true', // what waits in a home of before is still found
];

/** On the PATH, in the user's cache, downloaded by the SDK, else built once with Go. */
export async function findExecutable(): Promise<string> {
  const onPath = which('temporal');
  if (onPath) return onPath;
  const cached = path.join(
    cacheFolder(),
    `temporal-${CLI_VERSION}`,
    platform() === 'win32' ? 'temporal.exe' : 'temporal',
  );
  if (existsSync(cached)) return cached;
  const downloaded = downloadedIn(cacheFolder()) ?? (await download(cacheFolder()));
  if (downloaded) return downloaded;
  const go = which('go');
  if (!go) throw new UserError(MISSING);
  await buildTemporal(go, cached, MISSING);
  return cached;
}

const DOWNLOAD_MS = 120_000; // some 50 MB; without the internet it gives up at once

/** The server that the SDK brings along; null where its download site cannot be reached. */
async function download(folder: string): Promise<string | null> {
  console.error('Downloading the Temporal server (once on this machine) ...');
  mkdirSync(folder, { recursive: true });
  const script = fileURLToPath(new URL('downloadTemporal.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder], {
    stdio: 'ignore',
    timeout: DOWNLOAD_MS,
  });
  await new Promise((resolve) => child.once('close', resolve));
  return downloadedIn(folder);
}

/** The SDK names its download after itself and its version. */
function downloadedIn(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const name = readdirSync(folder).find((entry) => entry.startsWith('temporal-sdk-typescript-'));
  return name ? path.join(folder, name) : null;
}

const MISSING =
  'Temporal is missing. Do one of these: set TEMPORAL_ADDRESS to a running server (the compose file temporal-dev.yml ' +
  'starts one; Temporal Cloud works too, see .env.example); put the Temporal CLI ("temporal") on the PATH; put it into ' +
  `${path.join(cacheFolder(), `temporal-${CLI_VERSION}`)}; start once with the internet, the server is then downloaded; ` +
  'or install Go (go.dev), the CLI is then built once.';

function which(program: string): string | null {
  try {
    return (
      execFileSync(platform() === 'win32' ? 'where' : 'which', [program], { stdio: 'pipe' })
        .toString()
        .split('\n')[0]
        ?.trim() || null
    );
  } catch {
    return null;
  }
}

function cacheFolder(): string {
  if (process.env.XDG_CACHE_HOME) return path.join(process.env.XDG_CACHE_HOME, 'landfall');
  if (platform() === 'darwin') return path.join(homedir(), 'Library', 'Caches', 'landfall');
  return path.join(homedir(), '.cache', 'landfall');
}

async function untilReady(address: string, child: Child): Promise<void> {
  const untilMs = Date.now() + START_MS;
  let ended: string | undefined;
  void child.ended.then((how) => (ended = how));
  for (;;) {
    try {
      const connection = await Connection.connect({ address, connectTimeout: 1000 });
      await connection.workflowService.describeNamespace({ namespace: 'default' });
      await connection.close();
      return;
    } catch (cause) {
      if (ended !== undefined)
        throw new UserError(`The local Temporal server ${ended}: ${child.tail()}`, { cause });
      if (Date.now() > untilMs)
        throw new UserError(
          `The local Temporal server does not answer. ${TOO_SLOW} ${child.tail()}`,
          {
            cause,
          },
        );
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
