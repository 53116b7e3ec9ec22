/** The client is what the description says, packs as it should, and needs nothing of Node. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { examplesOf } from '../../api/examples.ts';
import { OPERATIONS } from '../../contract/operations.ts';
import { ROOT } from '../../workers/process/config.ts';
import { buildSdk, SDK } from '../support/sdkBuild.ts';
import { sdkFiles } from '../support/sdkFiles.ts';

const TOOL_MS = 300_000; // a machine that does other things as well
const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

describe('what is made of the description', () => {
  it(
    'is as the description says now: else run `npm run sdk`',
    () => {
      const changed = [...sdkFiles()].filter(([file, content]) => textOf(file) !== content);
      expect(changed.map(([file]) => file)).toEqual([]);
    },
    TOOL_MS,
  );

  it('holds every example as a call', () => {
    const calls = textOf('docs/landfall.http').split(/^### /m).slice(1);
    const examples = OPERATIONS.flatMap(({ id, access }) =>
      examplesOf(id).map(({ body }) => ({ id, body, access })),
    );
    const read = calls.map((call) => {
      const [head = '', ...parts] = call.trimEnd().split('\n\n');
      const body = parts.join('\n\n');
      expect(head.split('\n')[1]).toMatch(/^[A-Z]+ \{\{address\}\}\/\S+$/);
      return {
        id: head.split(',')[0],
        keyed: head.includes('Authorization: Bearer {{key}}'),
        body: body === '' ? undefined : (JSON.parse(body) as unknown),
      };
    });
    expect(read).toEqual(
      examples.map(({ id, body, access }) => ({ id, keyed: access !== 'public', body })),
    );
  });
});

describe('the package', () => {
  beforeAll(() => buildSdk(), TOOL_MS);

  it('holds JavaScript and types, and nothing else', () => {
    const said = execFileSync('npm', ['pack', '--dry-run', '--json'], { cwd: SDK, stdio: 'pipe' });
    const [packed] = JSON.parse(String(said)) as { files: { path: string }[] }[];
    const files = packed?.files.map((file) => file.path) ?? [];
    expect(files).toEqual(
      expect.arrayContaining(['package.json', 'dist/index.js', 'dist/index.d.ts']),
    );
    expect(files.filter((file) => !/^(package\.json|dist\/.*\.(js|d\.ts))$/.test(file))).toEqual(
      [],
    );
  });

  it('imports no module but its own', () => {
    const files = readdirSync(path.join(SDK, 'dist'), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.js'));
    const imported = files.flatMap((file) =>
      [...textOf(`sdk/dist/${file}`).matchAll(/\bfrom '([^']+)'/g)].map(([, name = '']) => name),
    );
    expect(imported.length).toBeGreaterThan(3);
    expect(imported.filter((name) => !/^\.\.?\/[\w/]+\.js$/.test(name))).toEqual([]);
  });

  it('works where there is nothing of Node, as in a worker of a browser', async () => {
    const asked: Request[] = [];
    const context = vm.createContext({
      ...WEB,
      fetch: async (request: Request) => {
        asked.push(request);
        return Response.json({ data: { hsCode: '610910' } });
      },
    });
    const { landfall, verifyWebhook } = (await loaded(context)) as Client;
    const client = landfall({ baseUrl: 'https://customs.example/', key: 'lf_test_x' });
    const body = { description: 'T-shirt', destinationCountry: 'US' };
    expect(await client.classify(body)).toEqual({ data: { hsCode: '610910' } });
    expect(asked[0]?.url).toBe('https://customs.example/v1/classify');
    expect(asked[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    await expect(verifyWebhook('whsec_AAAA', {}, '{}')).rejects.toThrow('webhook-id');
    const types = '[typeof process, typeof Buffer, typeof require].join()';
    expect(vm.runInContext(types, context)).toBe('undefined,undefined,undefined');
  });
});

type Client = typeof import('../../sdk/src/index.ts');

/** What a worker of a browser has. */
const WEB = {
  AbortController,
  AbortSignal,
  Headers,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  Uint8Array,
  atob,
  clearTimeout,
  crypto: globalThis.crypto,
  setTimeout,
};

/** The built client, loaded into a context of its own. */
async function loaded(context: vm.Context): Promise<unknown> {
  const modules = new Map<string, vm.SourceTextModule>();
  const moduleAt = (file: string): vm.SourceTextModule => {
    const known = modules.get(file);
    if (known) return known;
    const made = new vm.SourceTextModule(readFileSync(file, 'utf8'), { context, identifier: file });
    modules.set(file, made);
    return made;
  };
  const entry = moduleAt(path.join(SDK, 'dist', 'index.js'));
  await entry.link((name, from) => moduleAt(path.join(path.dirname(from.identifier), name)));
  await entry.evaluate();
  return entry.namespace;
}
