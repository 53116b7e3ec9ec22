/**
 * docs/threats.md names what proves each control: files that are there, and commands that exist.
 */
import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const table = readFileSync(path.join(ROOT, 'docs', 'threats.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe('the table of threats', () => {
  it('names files that are there', () => {
    const named = [...table.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file = '']) => file);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it('names commands that exist', () => {
    const named = [...table.matchAll(/`npm run ([a-z:]+)`/g)].map(([, command = '']) => command);
    expect(named.filter((command) => !(command in scripts))).toEqual([]);
  });

  it('says of each threat what stands against it and what proves that', () => {
    const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.includes('---'));
    for (const row of rows) expect(row.split(' | ')).toHaveLength(3);
  });
});
