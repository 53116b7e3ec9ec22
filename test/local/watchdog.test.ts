/**
 * A process whose event loop stands still ends itself, and the launcher starts another.
 *
 * @alone processes of the service beside its own
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Launcher } from '../../local/launcher.ts';
import { freePort } from '../../workers/process/children.ts';
import { readConfig } from '../../workers/process/config.ts';
import { readState } from '../../workers/process/state.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { call } from '../support/service.ts';

const WATCHDOG = new URL('../../workers/process/watchdog.ts', import.meta.url).href;
const STAND_STILL = new URL('../support/standStill.ts', import.meta.url).href;

/** Runs a program that is watched: how it ended, and what it wrote. */
async function watched(limitMs: number, program: string): Promise<{ how: unknown; log: string }> {
  const source = `import { watchEventLoop } from '${WATCHDOG}'; watchEventLoop(${limitMs}); ${program}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { how: signal ?? code, log };
}

describe('the watchdog', () => {
  it('ends a process whose event loop stands still, and says so in its log', async () => {
    const { how, log } = await watched(300, 'setTimeout(() => { for (;;); }, 50);');
    expect(how).toBe('SIGKILL');
    expect(JSON.parse(log)).toMatchObject({ level: 60, msg: expect.stringContaining('300 ms') });
  });

  it('leaves a busy one alone whose event loop turns, and one that has ended its work', async () => {
    const busy = 'const end = Date.now() + 200; while (Date.now() < end);';
    const program = `for (let turn = 0; turn < 15; turn += 1) { ${busy} await new Promise(setImmediate); }`;
    expect(await watched(2000, program)).toEqual({ how: 0, log: '' });
  });

  it('watches nothing at 0', async () => {
    const program =
      'setTimeout(() => { const end = Date.now() + 500; while (Date.now() < end); }, 0);';
    expect(await watched(0, program)).toEqual({ how: 0, log: '' });
  });
});

describe('the launcher', () => {
  let database: TestDatabase;
  let home: string;
  const before = { ...process.env };
  beforeAll(async () => {
    database = await createDatabase();
    home = mkdtempSync(path.join(tmpdir(), 'landfall-watchdog-'));
  });
  afterAll(async () => {
    process.env = before;
    await database.close();
    rmSync(home, { recursive: true, force: true });
  });

  it('replaces a service that stands still; another process answers at the same address', async () => {
    // the service that it starts inherits these
    Object.assign(process.env, {
      DATABASE_URL: database.url,
      LANDFALL_HOME: home,
      PORT: String(await freePort()),
      TASK_QUEUE_PREFIX: path
        .basename(home)
        .toLowerCase()
        .slice(-8)
        .replaceAll(/[^a-z0-9]/g, '0'),
      TARIFF_SYNC: 'off',
      LOG_LEVEL: 'silent',
      WATCHDOG_MS: '2000',
      NODE_OPTIONS: `--import=${fileURLToPath(STAND_STILL)}`,
    });
    const launcher = new Launcher(readConfig());
    try {
      await launcher.startServers();
      const url = await launcher.startService();
      const first = readState(home)?.servicePid ?? 0;
      process.kill(first, 'SIGUSR2');
      // a whole service starts meanwhile, which takes as long as the machine needs
      while (readState(home)?.servicePid === first) await pause(50);
      const second = readState(home)?.servicePid;
      expect((await call(url, 'GET', '/healthz')).status).toBe(200);
      expect(() => process.kill(first, 0)).toThrow('ESRCH');
      expect(() => process.kill(second ?? 0, 0)).not.toThrow();
    } finally {
      await launcher.stop();
    }
  }, 180_000);
});
