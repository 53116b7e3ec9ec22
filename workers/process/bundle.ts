/**
 * Workflow code as one bundle: made before a worker starts, so that a fault in it stops the start.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ROOT } from './config.ts';

const run = promisify(execFile);
const MAKER = fileURLToPath(new URL('./makeBundle.ts', import.meta.url));
const BUNDLE_BYTES_MAX = 64 * 1024 * 1024;

/**
 * The code of the bundle, kept in `folder` under a digest of all that it can be made of: a worker
 * that takes the place of a dead one is ready two seconds sooner.
 */
export async function bundledWorkflows(folder: string): Promise<string> {
  const file = path.join(folder, `workflows-${digestOfSources()}.js`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const { stdout: code } = await run(process.execPath, [MAKER], { maxBuffer: BUNDLE_BYTES_MAX });
  keep(file, code);
  return code;
}

/**
 * Rooms that workflow code may import from (test/imports.test.ts), and the versions of the
 * packages.
 */
const SOURCES = ['workflows', 'contract', 'engine', 'package-lock.json'];

function digestOfSources(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesOf(path.join(ROOT, source)))
      hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function filesOf(source: string): string[] {
  if (path.extname(source) !== '') return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.c?[jt]s$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function keep(file: string, code: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, code);
    renameSync(draft, file); // whole or not at all, also when two workers start at once
  } catch (cause) {
    console.warn(
      `The workflow bundle cannot be kept in ${path.dirname(file)}; it is made at every start.`,
      cause,
    );
  }
}
