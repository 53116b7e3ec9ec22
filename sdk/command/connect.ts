/** The service and the key of whoever types. */
import { readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { landfall, type Landfall } from '../src/index.ts';
import { WrongWords } from './words.ts';

/** A client at LANDFALL_ADDRESS with the key of the environment or of a file of its owner alone. */
export function connect(env: NodeJS.ProcessEnv = process.env): Landfall {
  const baseUrl = env['LANDFALL_ADDRESS'] ?? 'http://127.0.0.1:3000';
  if (!URL.canParse(baseUrl)) throw new WrongWords(`LANDFALL_ADDRESS ${baseUrl} is no address.`);
  return landfall({ baseUrl, key: env['LANDFALL_API_KEY'] || keyInFile(env) });
}

/** Throws where there is no file, or others may read it. */
function keyInFile(env: NodeJS.ProcessEnv): string {
  const file = env['LANDFALL_API_KEY_FILE'] ?? path.join(homedir(), '.config', 'landfall', 'key');
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) throw new WrongWords(`There is no key: set LANDFALL_API_KEY, or keep it in ${file}.`);
  if (process.platform !== 'win32' && (stats.mode & 0o077) !== 0)
    throw new WrongWords(`Others may read ${file}: chmod 600 ${file}`);
  return readFileSync(file, 'utf8').trim();
}
