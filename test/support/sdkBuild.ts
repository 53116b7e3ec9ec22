/** The client as it is packed: JavaScript and types, made by the compiler. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../workers/process/config.ts';

export const SDK = path.join(ROOT, 'sdk');

/** Builds `sdk/dist` anew. */
export function buildSdk(): void {
  rmSync(path.join(SDK, 'dist'), { recursive: true, force: true });
  const compiler = path.join(ROOT, 'node_modules', '.bin', 'tsc');
  execFileSync(process.execPath, [compiler, '-p', SDK], { stdio: 'pipe' });
}
