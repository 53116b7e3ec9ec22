/** The service and the key of whoever types. */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { landfall, type Landfall } from '../src/index.ts';
import { WrongWords } from './words.ts';

/** A client at LANDFALL_ADDRESS with the key of the environment or of a file of its owner alone. */
export function connect(env: NodeJS.ProcessEnv): Landfall {
  return landfall({ baseUrl: addressIn(env), key: env['LANDFALL_KEY'] || keyInFile(env) });
}

/** Where the service is, without a slash at its end. */
export function addressIn(env: NodeJS.ProcessEnv): string {
  const address = env['LANDFALL_ADDRESS'] || 'http://127.0.0.1:3000';
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new WrongWords(`LANDFALL_ADDRESS ${address} is no address: https://customs.example.com`);
  return address.replace(/\/$/, '');
}

/** Where the key is kept. */
export const keyFileIn = (env: NodeJS.ProcessEnv): string =>
  env['LANDFALL_KEY_FILE'] || path.join(homedir(), '.config', 'landfall', 'key');

/** Throws where there is no file, or others may read it. */
function keyInFile(env: NodeJS.ProcessEnv): string {
  const file = keyFileIn(env);
  const key = keyKept(file);
  if (key === null)
    throw new WrongWords(
      `There is no key: run "npm run landfall -- login", set LANDFALL_KEY, or keep it in ${file}.`,
    );
  return key;
}

/** The key of a file; null where there is none. Throws where others may read it. */
export function keyKept(file: string): string | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return null;
  if (process.platform !== 'win32' && (stats.mode & 0o077) !== 0)
    throw new WrongWords(`Others may read ${file}: chmod 600 ${file}`);
  return readFileSync(file, 'utf8').trim() || null;
}

/** Keeps a key for its owner alone: the file is never there with half of it, or for others. */
export function keepKey(file: string, key: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, `${key}\n`, { mode: 0o600, flag: 'wx' });
  renameSync(beside, file);
}

export const forgetKey = (file: string): void => rmSync(file, { force: true });
