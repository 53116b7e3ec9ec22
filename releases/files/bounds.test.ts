import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { BOMBS, type Opening } from '../../test/support/bombs.ts';
import { unpackedMaxOf } from './bounds.ts';
import { opened } from './gzip.ts';
import { unzipped } from './zip.ts';

const MB = 1024 * 1024;
const PROGRAM = fileURLToPath(new URL('../../test/support/bombs.ts', import.meta.url));

describe('a small file that unpacks to a gigabyte', () => {
  it.each(Object.keys(BOMBS))('%s: refused with a reason, in less than 300 MB', (name) => {
    const child = spawnSync(process.execPath, ['--expose-gc', PROGRAM, name], { encoding: 'utf8' });
    const opening = JSON.parse(child.stdout) as Opening;
    expect(opening.packedMb).toBeLessThanOrEqual(2);
    expect(opening.grownMb).toBeLessThan(300);
    expect(opening.refused).toMatch(
      /^file: .*(?:unpacks to more than \d+ MB|packed twice|larger than its directory|exactly one CSV|spans \d+ rows)/,
    );
  });
});

describe('what a file may unpack to', () => {
  it.each([
    ['a small one: always 64 MB', 1000, 64],
    ['a hundred times its size', 2 * MB, 200],
    ['never more than is set', 100 * MB, 512],
  ])('%s', (_, packed, megabytes) => {
    expect(unpackedMaxOf(packed, 512 * MB)).toBe(megabytes * MB);
  });
});

describe('gzip', () => {
  it('opens all members of a file, and leaves another file as it is', async () => {
    const bytes = Buffer.concat([gzipSync('one '), gzipSync('two')]);
    const file = await opened({ name: 'rates.csv.gz', bytes });
    expect([file.name, Buffer.from(file.bytes).toString()]).toEqual(['rates.csv', 'one two']);
    expect((await opened({ name: 'a.csv', bytes: strToU8('a') })).bytes).toEqual(strToU8('a'));
  });

  it('refuses a file that is cut off', async () => {
    const bytes = gzipSync('a'.repeat(1000)).subarray(0, 20);
    await expect(opened({ name: 'a.gz', bytes })).rejects.toThrow(
      'a.gz: the gzip file is damaged or cut off',
    );
  });

  it('refuses what is more than is set', async () => {
    const bytes = gzipSync(Buffer.alloc(2 * MB));
    await expect(opened({ name: 'a.gz', bytes }, MB)).rejects.toThrow('more than 1 MB');
  });
});

describe('zip', () => {
  const archive = zipSync({ 'a.csv': strToU8('alpha'), 'b.txt': [strToU8('beta'), { level: 0 }] });
  const open = (bytes: Uint8Array, isWanted = (_name: string): boolean => true) =>
    [...unzipped({ name: 'a.zip', bytes }, isWanted)].map(([name, content]) => [
      name,
      Buffer.from(content).toString(),
    ]);

  it('gives what is wanted, packed or stored', () => {
    expect(open(archive)).toEqual([
      ['a.csv', 'alpha'],
      ['b.txt', 'beta'],
    ]);
    expect(open(archive, (name) => name.endsWith('.csv'))).toEqual([['a.csv', 'alpha']]);
  });

  /** The archive with a number changed in the directory's entry of its first file. */
  const changed = (at: number, value: number): Uint8Array => {
    const bytes = Buffer.from(archive);
    bytes.writeUInt16LE(value, bytes.indexOf('PK\u0001\u0002') + at);
    return bytes;
  };

  it.each<[string, Uint8Array, string]>([
    ['is cut off', archive.subarray(0, 60), 'cut off or damaged'],
    ['is none', strToU8('PK but no zip at all, whatever its name says'), 'cut off or damaged'],
    ['has an encrypted file', changed(8, 1), 'a.csv is encrypted'],
    ['is packed in another way', changed(10, 12), 'packed in a way that is not read'],
    ['declares another size', changed(24, 6), 'another file than its directory declares'],
    ['declares a smaller size', changed(24, 4), 'larger than its directory declares'],
    ['has another sum', changed(16, 1), 'another file than its directory declares'],
  ])('refuses one that %s', (_, bytes, why) => {
    expect(() => open(bytes)).toThrow(why);
  });

  it('refuses one of more files than any publisher sends', () => {
    const many = Object.fromEntries(
      Array.from({ length: 10_001 }, (_, at) => [`${at}`, strToU8('')]),
    );
    expect(() => open(zipSync(many, { level: 0 }))).toThrow('it holds 10001 files');
  });
});
