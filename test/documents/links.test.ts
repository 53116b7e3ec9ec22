/** What the documents name is there: files, headings, commands, settings. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { SOURCES } from '../../releases/sources.ts';
import { ROOT, VERSION } from '../../workers/process/config.ts';
import { documents, readDocument } from '../support/documents.ts';

const all = documents();
const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

it('finds the documents', () =>
  expect(all.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['README.md', 'docs/README.md', 'docs/recipes/checkout-quote.md']),
  ));

describe.each(all)('$file', ({ file, links, prose, examples }) => {
  const isOutside = (target: string): boolean => /^(https?|mailto):/.test(target);

  it('links to files and headings that are there', () => {
    const lost = links.filter(({ target }) => !isOutside(target) && !leads(file, target));
    expect(lost.map(({ line, target }) => `${file}:${line} ${target}`)).toEqual([]);
  });

  it('names commands that exist', () => {
    const written = [prose, ...examples.map(({ text }) => text)].join('\n');
    const named = [...written.matchAll(/\bnpm run ([a-z][a-z:]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

/** Whether a link leads somewhere. */
function leads(from: string, target: string): boolean {
  const [file = '', anchor] = target.split('#');
  const found = file === '' ? from : path.join(path.dirname(from), file);
  if (!existsSync(path.join(ROOT, found))) return false;
  return anchor === undefined || readDocument(found).anchors.has(anchor);
}

it('every page of docs/ is in its index', () => {
  const index = readDocument('docs/README.md');
  const linked = new Set(
    index.links.map(({ target }) => path.join('docs', target.split('#')[0] ?? '')),
  );
  const pages = all.map(({ file }) => file).filter((file) => file.startsWith('docs/'));
  expect(pages.filter((file) => file !== 'docs/README.md' && !linked.has(file))).toEqual([]);
});

it('every dataset has its publisher and terms', () => {
  const { prose } = readDocument('docs/sources.md');
  const unnamed = SOURCES.filter(({ dataset }) => !prose.includes(`\`${dataset}\``));
  expect(unnamed.map(({ dataset }) => dataset)).toEqual([]);
});

it('the changelog tells of this version', () =>
  expect(/^## \[(\d[\d.]*)\] - \d{4}-\d{2}-\d{2}$/m.exec(textOf('CHANGELOG.md'))?.[1]).toBe(
    VERSION,
  ));

it('the licence of the package is that of the file', () => {
  expect(textOf('LICENSE')).toContain('Apache License\n                           Version 2.0');
  expect(JSON.parse(textOf('package.json'))).toMatchObject({ license: 'Apache-2.0' });
});

it('a setting that a document names is explained in .env.example, or is of somebody else', () => {
  const OTHERS =
    /^(LANDFALL_KEY(?:_FILE)?|LANDFALL_ADDRESS|USAGE_ID|KEY_ID|MALLOC_\w+|TEMPORAL_\w+|NODE_\w+|POSTGRES_\w+|PG\w+|LANDFALL_OFFICIAL_DATA|VERAPDF_LIB|PRIOR_SHIFT)$/;
  const explained = textOf('.env.example');
  const lost = all
    .filter(({ file }) => /^(README|SECURITY|CONTRIBUTING|docs\/)/.test(file))
    .flatMap(({ file, prose }) =>
      [...prose.matchAll(/`([A-Z]+(?:_[A-Z]+)+)(?:=[^`]*)?`/g)]
        .map(([, name = '']) => name)
        .filter((name) => !OTHERS.test(name) && !explained.includes(name))
        .map((name) => `${file} ${name}`),
    );
  expect(lost).toEqual([]);
});
