/**
 * Where the embedded database keeps its data, whatever the folder around it was opened or closed
 * to.
 */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startPostgres } from '../../local/postgres.ts';
import { stopChild } from '../../workers/process/children.ts';
import { closeFolder } from '../../workers/process/home.ts';

const top = mkdtempSync(path.join(tmpdir(), 'landfall-home-'));
chmodSync(top, 0o755);
const outside: string[] = [];
afterAll(() => {
  for (const folder of [top, ...outside]) rmSync(folder, { recursive: true, force: true });
});

let made = 0;

/** A new home in a folder that others may or may not pass through. */
function newHome(around: 0o755 | 0o700): string {
  made += 1;
  const home = path.join(top, `around-${made}`, 'home');
  mkdirSync(home, { recursive: true });
  chmodSync(path.dirname(home), around);
  return home;
}

/** What the database of a home answers, started for this question alone. */
async function ask(home: string, statement: string): Promise<unknown[]> {
  const { superuserUrl, child } = await startPostgres(home, { durable: false });
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
    await stopChild(child, 'SIGINT', 10_000);
    const pointer = path.join(home, 'postgres', 'outside');
    if (existsSync(pointer)) outside.push(readPointer(pointer));
  }
}

const readPointer = (file: string): string => readFileSync(file, 'utf8').trim();

const KEPT = 'create table kept as select 1000 as credits';
const asked = (home: string): Promise<unknown[]> => ask(home, 'select credits from kept');

/**
 * Everything in a folder that some other user may read, write, list or run, but the group of
 * PostgreSQL that passes through.
 */
function openToOthers(folder: string): string[] {
  const found: string[] = [];
  for (const entry of ['', ...(readdirSync(folder, { recursive: true }) as string[])]) {
    const at = path.join(folder, entry);
    const { mode } = statSync(at);
    if ((mode & 0o067) !== 0) found.push(`${(mode & 0o777).toString(8)} ${at}`);
  }
  return found;
}

const isRoot = process.getuid?.() === 0;

describe('a home', () => {
  it('that is new is closed to other users, and keeps its data within', async () => {
    const home = newHome(0o755);
    await ask(home, KEPT);
    writeFileSync(path.join(home, 'left-open'), 'x', { mode: 0o644 });
    closeFolder(home);
    expect(openToOthers(home)).toEqual([]);
    expect(existsSync(path.join(home, 'postgres', 'data', 'PG_VERSION'))).toBe(true);
    expect(await asked(home)).toEqual([{ credits: 1000 }]);
  });

  it('of before, open to all, comes up with its data, and is closed', async () => {
    const home = newHome(0o755);
    await ask(home, KEPT);
    for (const folder of [home, path.join(home, 'postgres')]) chmodSync(folder, 0o755);
    closeFolder(home);
    expect(openToOthers(home)).toEqual([]);
    expect(await asked(home)).toEqual([{ credits: 1000 }]);
    expect(openToOthers(home)).toEqual([]);
  });

  it('of before, that was closed by hand since, comes up with its data', async () => {
    const home = newHome(0o755);
    await ask(home, KEPT);
    for (const folder of [home, path.join(home, 'postgres')]) chmodSync(folder, 0o700);
    expect(await asked(home)).toEqual([{ credits: 1000 }]);
  });
});

(isRoot ? describe : describe.skip)('a home of root', () => {
  it('in a closed folder keeps its data outside, and finds them when the folder is opened', async () => {
    const home = newHome(0o700);
    await ask(home, KEPT);
    expect(existsSync(path.join(home, 'postgres', 'data'))).toBe(false);
    expect(await asked(home)).toEqual([{ credits: 1000 }]);
    chmodSync(path.dirname(home), 0o755);
    expect(await asked(home)).toEqual([{ credits: 1000 }]);
  });

  it('with data within, in a folder that was closed since, says which folder to open, and begins nothing anew', async () => {
    const home = newHome(0o755);
    await ask(home, KEPT);
    chmodSync(path.dirname(home), 0o700);
    await expect(asked(home)).rejects.toThrow(`chmod o+x ${path.dirname(home)}`);
    chmodSync(path.dirname(home), 0o755);
    expect(await asked(home)).toEqual([{ credits: 1000 }]);
  });

  it.each([
    ['open', 0o755, 'inside'],
    ['closed', 0o700, 'outside'],
  ] as const)(
    'that was %s at its last start, with data in both places, takes those of then',
    async (_, mode, place) => {
      const home = newHome(0o700);
      await ask(home, `create table kept as select 'outside' as credits`);
      const pointer = path.join(home, 'postgres', 'outside');
      const named = readPointer(pointer);
      rmSync(pointer);
      chmodSync(path.dirname(home), 0o755);
      await ask(home, `create table kept as select 'inside' as credits`);
      writeFileSync(pointer, named);
      for (const folder of [home, path.join(home, 'postgres')]) chmodSync(folder, mode);
      expect(await asked(home)).toEqual([{ credits: place }]);
      closeFolder(home);
      expect(await asked(home)).toEqual([{ credits: place }]);
    },
  );
});
