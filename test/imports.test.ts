import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../workers/process/config.ts';

/** Who may import whom: a room's own files, and what stands here. A word with a slash names a file or folder. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  engine: ['big.js', 'snowball-stemmers', 'htmlparser2', 'any-ascii'],
  releases: [
    'engine',
    'db/orm.ts (types)',
    'db/store',
    'edition/reading/countries.ts',
    'edition/reading/table.ts',
    'edition/reading/tariff',
    'node:',
    'csv-parse',
    'fflate',
    'read-excel-file',
    'saxes',
  ],
  edition: ['engine', 'db/orm.ts (types)', 'db/store', 'node:', 'pino (types)', 'uuid'],
  contract: ['zod', 'engine (types)'],
  db: ['contract', 'engine', 'node:', '@mikro-orm/', 'uuid', 'pg'],
  workflows: [
    'contract (types)',
    'engine/classify/escalate.ts',
    'engine/credits.ts',
    'engine (types)',
    'activities (types)',
    '@temporalio/workflow',
    '@temporalio/common',
  ],
  activities: [
    'engine',
    'edition/agencies.ts',
    'edition/edition.ts',
    'edition/lookup',
    'edition/reading/places.ts',
    'edition/reading/restrictions',
    'edition/screening.ts (types)',
    'releases',
    'db',
    'contract',
    'workflows/contract.ts',
    '@temporalio/activity',
    '@temporalio/client (types)',
    '@temporalio/common',
    'node:',
    'undici',
    'ipaddr.js',
    'encoding-sniffer',
    'sharp',
    'tesseract.js',
    'zxing-wasm',
  ],
  workers: [
    'activities',
    'api',
    'contract',
    'db',
    'edition/live',
    'edition/reading/places.ts',
    'releases (types)',
    'workflows/contract.ts',
    'node:',
    '@temporalio/',
    'pino',
    'zod',
  ],
  operator: [
    'contract',
    'db',
    'edition/reading/table.ts',
    'engine/credits.ts',
    'engine/hscode.ts',
    'engine (types)',
    'releases',
    'workers/process',
    'workflows/contract.ts',
    'node:',
    '@temporalio/client',
    '@temporalio/common',
    'uuid',
    'zod',
  ],
  local: [
    'contract',
    'db',
    'workers/process',
    'workflows/contract.ts',
    'node:',
    '@temporalio/client',
    '@temporalio/testing',
    'pg',
  ],
  api: [
    'contract',
    'db',
    'edition/agencies.ts',
    'edition/edition.ts (types)',
    'edition/lookup',
    'edition/reading/countries.ts',
    'edition/reading/headings.ts',
    'edition/reading/restrictions/rules.ts',
    'engine/credits.ts',
    'engine/hscode.ts',
    'engine/classify/modes.ts',
    'engine/photo/format.ts',
    'engine (types)',
    'workflows/contract.ts',
    'node:',
    'koa',
    '@koa/',
    '@hapi/bourne',
    'co-body',
    'koa-compress',
    'koa-helmet',
    'prom-client',
    'ipaddr.js',
    'pino (types)',
    'uuid',
    'zod',
    'zod-openapi',
    '@temporalio/client',
    '@temporalio/common',
  ],
};

interface Import {
  file: string;
  target: string;
  typeOnly: boolean;
}

function* importsOf(room: string): Generator<Import> {
  for (const entry of readdirSync(path.join(ROOT, room), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.ts') || entry.name.endsWith('.test.ts')) continue;
    const file = path.relative(ROOT, path.join(entry.parentPath, entry.name));
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    for (const found of text.matchAll(
      /^(?:import|export)\s+(type\s)?[^;'"]*?from '([^']+)';|^import '([^']+)';/gm,
    )) {
      const written = found[2] ?? found[3] ?? '';
      const target = written.startsWith('.')
        ? path.relative(ROOT, path.resolve(ROOT, path.dirname(file), written))
        : written;
      yield { file, target, typeOnly: found[1] !== undefined };
    }
  }
}

const isAllowed = ({ target, typeOnly }: Import, room: string): boolean =>
  target.startsWith(`${room}/`) ||
  (ALLOWED[room] ?? []).some((rule) => {
    const [name = '', restriction] = rule.split(' ');
    if (restriction === '(types)' && !typeOnly) return false;
    return target === name || target.startsWith(name.endsWith('/') || name.endsWith(':') ? name : `${name}/`);
  });

describe.each(Object.keys(ALLOWED))('%s', (room) => {
  it('imports only from the rooms it may', () => {
    const imports = [...importsOf(room)];
    expect(imports.length).toBeGreaterThan(0);
    const others = imports.filter((found) => !isAllowed(found, room));
    expect(others.map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
  });
});

it('what a process is made of does not reach up to the processes', () => {
  const upwards = [...importsOf('workers/process')].filter(({ target }) => /^workers\/[^/]+$/.test(target));
  expect(upwards).toEqual([]);
});
