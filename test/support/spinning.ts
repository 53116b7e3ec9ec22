import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from './waiting.ts';

/** The file that is there once a parser of the process spins. */
export const spinningFile = (pid: number): string =>
  path.join(tmpdir(), `landfall-test-spinning-${pid}`);

/** Resolves as soon as a parser spins of a process that `pid` has started. */
export async function spinning(pid = process.pid): Promise<void> {
  const file = spinningFile(pid);
  await eventually(
    async () => existsSync(file),
    (isThere) => isThere,
  );
  rmSync(file);
}
