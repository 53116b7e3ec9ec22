/** `npm run bench:imports`: how long a release takes from its file to live, and what it needs. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT, UserError } from '../workers/process/config.ts';
import { say } from '../workers/process/progress.ts';
import { prove } from './support/command.ts';
import { importFile } from './support/importFile.ts';
import { install, type Installation } from './support/installation.ts';

const HELP = `npm run bench:imports -- --file FILE [--dataset us-hts]

Starts a service of its own, imports the file as a release, and measures seconds from file to live, the peak memory of the
service, and the seconds in which a service that starts anew reads it. Exit code 0 when the aims of a full US release hold:
30 s, 600 MB, 4 s.

  --file FILE        an official file of the dataset
  --dataset NAME     us-hts unless said otherwise`;

const AIMS = { importS: 30, peakMb: 600, loadS: 4 };
const run = promisify(execFile);

await prove({
  help: HELP,
  options: { file: { type: 'string' }, dataset: { type: 'string' } },
  run: async (proof) => {
    const file = String(proof.values['file'] ?? '');
    if (!existsSync(file)) throw new UserError('Name an official file: --file FILE.');
    const dataset = String(proof.values['dataset'] ?? 'us-hts');
    const installation = await install('imports', proof);
    say(`importing ${file}`);
    const startedMs = Date.now();
    const { rows } = await importFile(installation, dataset, path.resolve(file));
    const importS = (Date.now() - startedMs) / 1000;
    const peakMb = peakOf(installation.state().servicePid);
    say('starting the service anew');
    const loadS = await loadSeconds(installation);
    const data = { dataset, rows, importS, peakMb, loadS, aims: AIMS };
    return {
      holds: importS < AIMS.importS && (peakMb ?? 0) < AIMS.peakMb && loadS < AIMS.loadS,
      data,
      text: [
        `${dataset}: ${rows} rows`,
        `from file to live: ${importS.toFixed(1)} s (aim ${AIMS.importS})`,
        `peak memory of the service: ${peakMb === null ? 'not known on this system' : `${peakMb} MB`} (aim ${AIMS.peakMb})`,
        `read by a service that starts: ${loadS.toFixed(1)} s (aim ${AIMS.loadS})`,
      ].join('\n'),
    };
  },
});

/** Peak of resident memory in MB; null where the system does not tell. */
function peakOf(pid: number | undefined): number | null {
  const file = `/proc/${pid ?? 0}/status`;
  if (!existsSync(file)) return null;
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(file, 'utf8'))?.[1];
  return kilobytes ? Math.round(Number(kilobytes) / 1024) : null;
}

/** Seconds that a process needs to read the live releases, as its own log tells. */
async function loadSeconds(installation: Installation): Promise<number> {
  const { stdout } = await run(process.execPath, [path.join(ROOT, 'bench', 'imports', 'load.ts')], {
    env: installation.environment(),
  });
  return Number(stdout.trim()) / 1000;
}
