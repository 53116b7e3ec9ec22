/**
 * Installs the dependencies when they are missing or the lockfile has changed. Plain JavaScript for
 * Node 20 and up: it runs before Node 24 is there, which comes as one of the dependencies.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lockfile = `${root}package-lock.json`;
const stamp = `${root}node_modules/.landfall-lockfile`;

const wanted = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
const present = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';

if (present !== wanted) {
  const npm = process.env.npm_execpath;
  if (!npm) fail('Run this through npm: npm start, npm test.');
  console.error('Installing the dependencies of this version (once; about half a minute) ...');
  const args = [npm, 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const status = await runToItsEnd(process.execPath, args);
  if (status !== 0) fail('npm ci failed; its message above says why. Mend that and start again.');
  writeFileSync(stamp, wanted);
}

/**
 * Runs a program in a process group of its own, and says so now and then; resolves with its exit
 * code. It ends with this process, and so does all that it started.
 */
function runToItsEnd(program, args) {
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const saying = setInterval(() => console.error('Still installing ...'), 30_000);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.once(signal, () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      fail(`The installation was ended by ${signal}; the next start begins it anew.`);
    });
  return new Promise((resolve) => {
    child.once('error', (cause) => fail(`npm ci could not be started: ${cause.message}`));
    child.once('exit', (code) => {
      clearInterval(saying);
      resolve(code ?? 1);
    });
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
