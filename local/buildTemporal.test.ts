import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BuildProgress, buildTemporal } from './buildTemporal.ts';

describe('what is said while Go builds', () => {
  it('each step says how far it is, and nothing twice', () => {
    const progress = new BuildProgress();
    const lines = [progress.line];
    for (const line of [
      'go: downloading go.temporal.io/server v1.29.1',
      'go: downloading modernc.org/sqlite v1.39.0',
      'internal/abi',
      'google.golang.org/grpc/internal/status',
      'github.com/temporalio/cli/cmd/temporal',
    ]) {
      progress.read(line);
      lines.push(progress.line);
    }
    expect(lines).toEqual([
      'asking for the modules',
      'modules downloaded: 1, now go.temporal.io/server',
      'modules downloaded: 2, now modernc.org/sqlite',
      'packages compiled: 1, now internal/abi',
      'packages compiled: 2, now google.golang.org/grpc/internal/status',
      'packages compiled: 3; linking the program',
    ]);
    expect(progress.told).toEqual([]);
  });
});

describe('a build', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'landfall-build-'));
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    jest.spyOn(console, 'error').mockReturnValue(undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true, force: true });
  });

  function fakeGo(script: string): string {
    const file = path.join(folder, 'go');
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
    return file;
  }

  it('that succeeds is where it is looked for', async () => {
    const go = fakeGo('echo internal/abi >&2; echo x > "$GOBIN/temporal"');
    const target = path.join(folder, 'temporal-1', 'temporal');
    await buildTemporal(go, target, 'missing');
    expect(existsSync(target)).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(['go', 'temporal-1']);
  });

  it('that ends after another one leaves what is there, and nothing of its own', async () => {
    const target = path.join(folder, 'temporal-1', 'temporal');
    mkdirSync(path.dirname(target));
    writeFileSync(target, 'the first');
    await buildTemporal(fakeGo('echo x > "$GOBIN/temporal"'), target, 'missing');
    expect(readFileSync(target, 'utf8')).toBe('the first');
    expect(readdirSync(folder).sort()).toEqual(['go', 'temporal-1']);
  });

  it('that fails leaves nothing, and says why without the lines of its progress', async () => {
    const go = fakeGo('echo internal/abi >&2; echo "cannot find module" >&2; exit 1');
    const target = path.join(folder, 'temporal-1', 'temporal');
    await expect(buildTemporal(go, target, 'Temporal is missing.')).rejects.toThrow(
      'The Temporal CLI could not be built: cannot find module\nTemporal is missing.',
    );
    expect(readdirSync(folder)).toEqual(['go']);
  });
});
