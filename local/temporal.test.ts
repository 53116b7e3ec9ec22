import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Child, freePort, stopChild } from '../workers/process/children.ts';
import { findExecutable, startTemporal } from './temporal.ts';

describe('a server whose port somebody else took', () => {
  let folder: string;
  let mark: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'landfall-temporal-'));
    mark = path.join(folder, 'tried');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** A program that does this and, if that does not end it, becomes the real server. */
  async function beginningWith(script: string): Promise<string> {
    const file = path.join(folder, 'server');
    writeFileSync(file, `#!/bin/sh\n${script}\nexec '${await findExecutable()}' "$@"\n`);
    chmodSync(file, 0o755);
    return file;
  }

  it('is started once more on other ports', async () => {
    const executable = await beginningWith(
      `[ -e '${mark}' ] || { touch '${mark}'; echo 'bind: address already in use' >&2; exit 1; }`,
    );
    const { child } = await startTemporal(folder, { executable });
    await stopChild(child, 'SIGTERM', 10_000);
    expect(existsSync(mark)).toBe(true);
  }, 60_000);

  it('is given up where its clients know the port', async () => {
    const executable = await beginningWith("echo 'bind: address already in use' >&2; exit 1");
    await expect(startTemporal(folder, { executable, port: await freePort() })).rejects.toThrow(
      'in use',
    );
  });

  it('is given up at once for another reason', async () => {
    const executable = await beginningWith(
      `[ -e '${mark}' ] && touch '${mark}-twice'; touch '${mark}'; echo broken >&2; exit 1`,
    );
    await expect(startTemporal(folder, { executable })).rejects.toThrow('broken');
    expect(existsSync(`${mark}-twice`)).toBe(false);
  });
});

it('a server that never answers is told of, given up and stopped', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'landfall-temporal-'));
  const executable = path.join(folder, 'server');
  writeFileSync(executable, '#!/bin/sh\nexec sleep 1000\n');
  chmodSync(executable, 0o755);
  const begun: Child[] = [];
  const began = (child: Child): void => void begun.push(child);
  const started = startTemporal(folder, { executable, began, withinMs: 500 });
  await expect(started).rejects.toThrow('start again');
  expect(begun.map(({ process: { signalCode } }) => signalCode)).toEqual(['SIGTERM']);
  rmSync(folder, { recursive: true, force: true });
});
