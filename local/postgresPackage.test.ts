import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { postgresPackage } from './postgresPackage.ts';

it('this machine has a server and the program that makes its data', () => {
  const programs = path.join(postgresPackage(), 'bin');
  expect(['postgres', 'initdb'].filter((name) => !existsSync(path.join(programs, name)))).toEqual(
    [],
  );
});

it('a platform without a package: which there are, and what to do without', () => {
  const find = () => postgresPackage({ platform: 'sunos', arch: 'x64' });
  expect(find).toThrow('There is no embedded PostgreSQL for sunos-x64');
  expect(find).toThrow(
    /darwin-arm64, .*linux-x64, windows-x64, or set DATABASE_URL to a PostgreSQL 15/,
  );
});

it('a package that npm left out: how it is installed', () => {
  const [platform, arch] = process.platform === 'win32' ? ['linux', 'x64'] : ['win32', 'x64'];
  expect(() => postgresPackage({ platform, arch })).toThrow(
    /for (windows|linux)-x64 is not installed: run "npm ci --include=optional", or set DATABASE_URL/,
  );
});
