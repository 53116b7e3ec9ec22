/** Imports a file into the service of a proof, by the command that operators use. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT, UserError } from '../../workers/process/config.ts';
import type { Installation } from './installation.ts';

const run = promisify(execFile);

/** The release, once it is live. Throws when it is anything else. */
export async function importFile(
  installation: Installation,
  dataset: string,
  file: string,
): Promise<{ rows: number }> {
  const { stdout } = await run(
    process.execPath,
    [path.join(ROOT, 'operator', 'data.ts'), 'import', dataset, '--file', file, '--json'],
    { env: installation.environment(), maxBuffer: 256 * 1024 * 1024 },
  );
  const outcome = JSON.parse(stdout) as {
    state: string;
    reasons: string[];
    release: { rows: number };
  };
  if (outcome.state !== 'live')
    throw new UserError(`The release is ${outcome.state}: ${outcome.reasons.join('; ')}`);
  return outcome.release;
}
