/** The client is what the description says, packs as it should, and needs nothing of Node. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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
    const said = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: SDK,
      stdio: 'pipe',
    });
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

  it('works where there is nothing of Node, as in a worker of a browser', () => {
    const script = path.join(ROOT, 'test', 'support', 'sdkWithoutNode.ts');
    const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
    const said = execFileSync(process.execPath, [...flags, script], { stdio: 'pipe' });
    expect(JSON.parse(String(said))).toEqual({
      answer: { data: { hsCode: '610910' } },
      url: 'https://customs.example/v1/classify',
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
      refusal: expect.stringContaining('webhook-id'),
      ofNode: 'undefined,undefined,undefined',
    });
  });
});
