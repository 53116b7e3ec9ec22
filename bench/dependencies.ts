/**
 * `npm run check:dependencies`: what this software is made of (SBOM), and whether advisories name
 * any of it.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../workers/process/config.ts';
import { verdictOf } from './dependencies/verdict.ts';

const HELP = `npm run check:dependencies -- [--out FILE]

Writes a bill of materials of the production dependencies (CycloneDX, from the lockfile; default .landfall/sbom.cdx.json) and asks
the registry for advisories on them. High and critical ones end with code 1. A registry that cannot be asked is said, and no failure.`;

const { values } = parseArgs({
  options: { out: { type: 'string' }, help: { type: 'boolean', default: false } },
});
if (values.help) console.log(HELP);
else await run(values.out ?? path.join(ROOT, '.landfall', 'sbom.cdx.json'));

async function run(out: string): Promise<void> {
  const bill = await npm([
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--omit',
    'dev',
    '--package-lock-only',
  ]);
  const { components = [] } = JSON.parse(bill) as { components?: unknown[] };
  if (components.length === 0) throw new Error('npm sbom named no component');
  mkdirSync(path.dirname(path.resolve(out)), { recursive: true });
  writeFileSync(out, bill);
  console.log(
    `SBOM: ${components.length} production components, ${path.relative(ROOT, path.resolve(out))}`,
  );
  const verdict = verdictOf(await npm(['audit', '--omit=dev', '--json']));
  console.log(verdict.said);
  if (!verdict.passed) process.exitCode = 1;
}

/** What npm prints, whatever its exit code: an audit that finds something ends with 1. */
function npm(words: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const options = { cwd: ROOT, timeout: 60_000, maxBuffer: 64 * 1024 * 1024 };
    execFile('npm', [...words], options, (_ended, stdout) => resolve(stdout));
  });
}
