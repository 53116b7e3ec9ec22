/**
 * A client in Python, by openapi-python-client, from the description. It is not kept: six hundred
 * files that anybody makes in half a minute.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openApiDocument } from '../../api/openapi.ts';

/** Which Python is asked: LANDFALL_PYTHON, else the one on the PATH. */
export const PYTHON = process.env['LANDFALL_PYTHON'] ?? 'python3';

/** Whether that Python has the generator. */
export function hasGenerator(): boolean {
  try {
    execFileSync(PYTHON, ['-c', 'import openapi_python_client, ruff'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Makes the package `landfall` within a folder. */
export function makePythonClient(folder: string): void {
  const own = mkdtempSync(path.join(tmpdir(), 'landfall-python-'));
  try {
    const description = path.join(own, 'openapi.json');
    writeFileSync(description, JSON.stringify(plain(openApiDocument())));
    const output = path.join(folder, 'landfall');
    const words = ['generate', '--path', description, '--output-path', output, '--meta', 'none'];
    // it formats what it made with the ruff beside it
    const beside = path.dirname(PYTHON);
    const env = { ...process.env, PATH: `${beside}${path.delimiter}${process.env['PATH'] ?? ''}` };
    const asked = ['-m', 'openapi_python_client', ...words, '--overwrite'];
    execFileSync(PYTHON, asked, { stdio: 'pipe', env });
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** With schemas that allow nothing written out: the generator knows no `false`. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => [
      name,
      name === 'properties' && typeof own === 'object' && own !== null
        ? Object.fromEntries(
            Object.entries(own).map(([field, schema]) => [
              field,
              schema === false ? { not: {} } : plain(schema),
            ]),
          )
        : plain(own),
    ]),
  );
}
