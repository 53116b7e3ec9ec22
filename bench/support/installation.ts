/**
 * A Landfall of its own for one proof: `npm start` with its own folder and free ports, gone at the
 * end.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findExecutable } from '../../local/temporal.ts';
import { type Child, freePort, startChild, stopChild } from '../../workers/process/children.ts';
import { readConfig, ROOT, UserError } from '../../workers/process/config.ts';
import { COMPILED, NODE_FLAGS } from '../../workers/process/nodeRun.ts';
import { say } from '../../workers/process/progress.ts';
import { readState, type RunState } from '../../workers/process/state.ts';
import type { Proof } from './command.ts';

export interface Installation {
  home: string;
  url: string;
  /** Process ids and addresses as they are now: a server that died has another one. */
  state: () => RunState;
  /** Environment of further processes on the same database and Temporal. */
  environment: () => NodeJS.ProcessEnv;
}

const READY_MS = 120_000;
const STOP_MS = 60_000;

/** Starts everything through `local/start.ts`; it ends when the proof does. */
export async function install(
  name: string,
  proof: Pick<Proof, 'atEnd'>,
  variables: NodeJS.ProcessEnv = {},
): Promise<Installation> {
  const home = path.join(readConfig().LANDFALL_HOME, `${name}-${process.pid}`);
  mkdirSync(home, { recursive: true });
  proof.atEnd(() => removeHome(home));
  const own = {
    ...process.env,
    DATABASE_URL: '',
    TEMPORAL_ADDRESS: '',
    TASK_QUEUE_PREFIX: '',
    LANDFALL_HOME: home,
    HOST: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: '1000000',
    TARIFF_SYNC: 'off',
    LOG_LEVEL: 'error',
    ...variables,
  };
  await findExecutable(); // built here where it is missing, so that its minutes are not those of a start
  say(`starting Landfall in ${home}`);
  const launcher = await startNode('local/start.ts', ['--json'], {
    ...own,
    PORT: String(await freePort()),
  });
  proof.atEnd(() => stopChild(launcher, 'SIGTERM', STOP_MS));
  const { api } = await firstLine(launcher);
  const state = (): RunState => {
    const running = readState(home);
    if (!running) throw new Error(`nothing runs from ${home}: ${launcher.tail()}`);
    return running;
  };
  const environment = (): NodeJS.ProcessEnv => {
    const { databaseUrl, temporalAddress } = state();
    return {
      ...own,
      DATABASE_URL: databaseUrl,
      TEMPORAL_ADDRESS: temporalAddress,
      TEMPORAL_NAMESPACE: 'default',
    };
  };
  return { home, url: api, state, environment };
}

/**
 * Starts a program of ours, or the same of another checkout; the channel between us ends it when
 * this process is gone.
 */
export const startNode = (
  program: 'local/start.ts' | 'workers/api.ts' | 'workers/service.ts' | 'workers/worker.ts',
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  root: string = ROOT,
): Promise<Child> =>
  startChild(process.execPath, [...NODE_FLAGS, path.join(root, program), ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...COMPILED, ...environment },
  });

function firstLine(launcher: Child): Promise<{ api: string }> {
  let said = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new UserError(`not ready in time: ${launcher.tail()}`)),
      READY_MS,
    );
    launcher.process.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const line = said.split('\n').find((text) => text.startsWith('{"api":'));
      if (!line) return;
      clearTimeout(timer);
      said = '';
      resolve(JSON.parse(line) as { api: string }); // what start.ts --json prints
    });
    void launcher.ended.then((how) => {
      clearTimeout(timer);
      reject(new UserError(`Landfall ${how} before it was ready: ${launcher.tail()}`));
    });
  });
}

/**
 * Address that a process of ours reports on its channel when it is ready; null for one that serves
 * none.
 */
export function reportedUrl(child: Child): Promise<string | null> {
  return new Promise((resolve, reject) => {
    child.process.on('message', (message: { ready?: boolean; url?: string | null }) => {
      if (message.ready) resolve(message.url ?? null);
    });
    void child.ended.then((how) =>
      reject(new UserError(`a process ${how} before it was ready: ${child.tail()}`)),
    );
  });
}

function removeHome(home: string): void {
  // where root could not keep the data inside
  const pointer = path.join(home, 'postgres', 'outside');
  if (existsSync(pointer))
    rmSync(readFileSync(pointer, 'utf8').trim(), { recursive: true, force: true });
  rmSync(home, { recursive: true, force: true });
}
