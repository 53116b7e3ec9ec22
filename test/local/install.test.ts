/** The installation of the dependencies, with a program in the place of npm. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from '@jest/globals';
import { isAlive } from '../../workers/process/children.ts';
import { eventually } from '../support/waiting.ts';

const INSTALL = fileURLToPath(new URL('../../workers/install.js', import.meta.url));
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Starts an installation whose npm is this program; `file` names one in its folder. */
function install(npm: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'landfall-install-'));
  folders.push(folder);
  for (const room of ['workers', 'node_modules']) mkdirSync(path.join(folder, room));
  cpSync(INSTALL, path.join(folder, 'workers', 'install.js'));
  const file = (name: string): string => path.join(folder, name);
  writeFileSync(file('package.json'), '{"type": "module"}');
  writeFileSync(file('package-lock.json'), '{}');
  writeFileSync(file('npm.js'), npm);
  const environment = { ...process.env, npm_execpath: file('npm.js') };
  const child = spawn(process.execPath, [file('workers/install.js')], {
    env: environment,
    stdio: 'ignore',
  });
  return { file, child, ended: once(child, 'exit') };
}

const PID = `import { writeFileSync } from 'node:fs'; writeFileSync('pid', String(process.pid));`;

it('ends with whoever is told to end it', async () => {
  const { file, child, ended } = install(`${PID} setInterval(() => {}, 1000);`);
  const pid = await eventually(
    async () => (existsSync(file('pid')) ? Number(readFileSync(file('pid'), 'utf8')) : 0),
    (read) => read > 0,
  );
  expect(isAlive(pid, ['npm.js'])).toBe(true);
  child.kill('SIGTERM');
  expect(await ended).toEqual([1, null]);
  await eventually(
    async () => isAlive(pid, ['npm.js']),
    (lives) => !lives,
  );
  expect(existsSync(file('node_modules/.landfall-lockfile'))).toBe(false);
});

it.each([
  ['leaves its mark when it succeeds', 0],
  ['leaves none when it fails', 1],
])('%s', async (_, code) => {
  const { file, ended } = install(`process.exit(${code});`);
  expect(await ended).toEqual([code, null]);
  expect(existsSync(file('node_modules/.landfall-lockfile'))).toBe(code === 0);
});
