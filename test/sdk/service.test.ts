/** Client and command line against a running service, as the documents show them. */
import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SCOPES } from '../../contract/operation.ts';
import { createKey, findWorkspace, testSpaceOf } from '../../db/store/workspaces.ts';
import { landfall, type Landfall } from '../../sdk/src/index.ts';
import { ROOT } from '../../workers/process/config.ts';
import { readDocument } from '../support/documents.ts';
import { labelUrl } from '../support/labels.ts';
import { startService, type TestService } from '../support/service.ts';

const TOOL_MS = 300_000; // a machine that does other things as well

let service: TestService;
let key: string;
let client: Landfall;
let folder: string;
beforeAll(async () => {
  service = await startService({ environment: { REQUEST_DEADLINE_MS: '120000' } });
  folder = mkdtempSync(join(tmpdir(), 'landfall-command-'));
  const { id } = await service.workspace();
  const workspace = await findWorkspace(service.orm, id);
  if (!workspace) throw new Error('the workspace is there');
  const workspaceId = await testSpaceOf(service.orm, workspace);
  ({ key } = await createKey(service.orm, { workspaceId, name: 'Client', scopes: SCOPES }));
  client = landfall({ baseUrl: service.url, key, timeoutMs: 120_000, wait: async () => {} });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await service.stop();
});

const SHIRT = { description: 'Knitted T-shirt for men, 100% cotton', destinationCountry: 'US' };

describe('the client', () => {
  it('asks, lists and is told errors by their codes', async () => {
    const first = await client.classify(SHIRT, { idempotencyKey: 'shirt' });
    expect(first.data.hsCode).toMatch(/^6109/);
    const again = await client.classify(SHIRT, { idempotencyKey: 'shirt' });
    expect([again.replayed, again.data.hsCode]).toEqual([true, first.data.hsCode]);
    await client.classify(SHIRT);
    const actions: string[] = [];
    for await (const { action } of client.each('usage', { limit: 1 })) actions.push(action);
    expect(actions).toEqual(['classify', 'classify']);
    await expect(
      client.classify({ ...SHIRT, description: 'test:insufficient-credits' }),
    ).rejects.toMatchObject({ code: 'insufficient_credits', status: 402, creditsCharged: 0 });
  });

  it('sends again what the service was too busy for', async () => {
    const statuses: number[] = [];
    const told = landfall({
      baseUrl: service.url,
      key,
      wait: async () => {},
      onAnswer: ({ response }) => statuses.push(response.status),
    });
    await expect(
      told.classify({ ...SHIRT, description: 'test:upstream-busy' }),
    ).rejects.toMatchObject({ code: 'upstream_busy' });
    expect(statuses).toEqual([503, 503, 503, 503]);
  });
});

interface Ended {
  code: number;
  out: string;
  complaints: string;
}

/** Runs the command line in a process of its own. */
function run(words: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const given = { LANDFALL_ADDRESS: service.url, LANDFALL_KEY: key, ...env };
  const { PATH = '' } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(ROOT, 'sdk', 'command', 'landfall.ts'), ...words],
      { cwd: ROOT, env: { PATH, HOME: folder, ...given }, timeout: TOOL_MS },
      (failed, out, complaints) =>
        resolve({ code: failed ? Number(failed.code ?? 1) : 0, out, complaints }),
    );
  });
}

const COST = ['6109.10.00', '--from', 'BD', '--value', '480', '--currency', 'EUR'];

describe('the command line', () => {
  it.each<[string[], RegExp]>([
    [['classify', SHIRT.description, '--to', 'US'], /^6109\.10\.00\.12 +high/m],
    [['classify', 'test:question', '--to', 'US'], /^\? What material/m],
    [['classify', '--file', 'docs/examples/goods.txt', '--to', 'US'], /^4202\.31.*wallet/m],
    [['calculate', ...COST, '--to', 'DE', '--shipping', '35'], /^612\.85 EUR in all/m],
    [['calculate', '9999999998', ...COST.slice(1), '--to', 'US'], /^Not in the total: duty/m],
    [['compare', ...COST, '--to', 'DE,FR'], /^BD +FR +[\d.]+ +EUR/m],
    [['screen', 'test:match'], /^Outcome: review[^]*Quillon Varmeth/],
    [['bulk', 'origin', 'docs/examples/origins.jsonl'], /^completed: 2 of 2[^]*PT[^]*VN/],
    [['--help'], /Exit code/],
  ])(
    '%j',
    async (words, shown) => {
      const { code, out, complaints } = await run(words);
      expect([code, complaints]).toEqual([0, '']);
      expect(out).toMatch(shown);
    },
    TOOL_MS,
  );

  it(
    'classifies with a photo, whatever its file is called',
    async () => {
      const [, photo = ''] = (await labelUrl(['KNITTED COTTON T-SHIRT'])).split(',');
      const file = join(folder, 'label.photo'); // its name says nothing
      writeFileSync(file, Buffer.from(photo, 'base64'));
      const asked = ['classify', 'T-shirt', '--photo', file, '--to', 'US'];
      const { code, out, complaints } = await run(asked);
      expect([code, complaints, out]).toEqual([0, '', expect.stringMatching(/^6109\.10/m)]);
    },
    TOOL_MS,
  );

  it('prints the answer as JSON', async () => {
    const { out } = await run(['screen', 'Ada Lovelace', '--json']);
    expect(JSON.parse(out)).toMatchObject({ outcome: 'clear', query: { name: 'Ada Lovelace' } });
  });

  it.each<[string[], Record<string, string>, number, RegExp]>([
    [['classify', 'test:insufficient-credits', '--to', 'US'], {}, 1, /Nothing was charged/],
    [['classify', 'shirt'], {}, 2, /--to COUNTRY/],
    [['classify', 'shirt', '--at', 'US'], {}, 2, /Usage: npm run landfall/],
    [['fly'], {}, 2, /no command fly/],
    [['classify', '--photo', 'missing.jpg', '--to', 'US'], {}, 2, /missing\.jpg cannot be read/],
    [['classify', '--photo', 'README.md', '--to', 'US'], {}, 2, /README\.md is no photo/],
    [['classify', '--file', 'x.txt', '--photo', 'x.jpg', '--to', 'US'], {}, 2, /say no other/],
    [['classify', 'mug', '--file', 'x.txt', '--to', 'US'], {}, 2, /say no other/],
    [['screen', 'Ada'], { LANDFALL_KEY: 'lf_unknown' }, 1, /not valid[^]*landfall -- login/],
    [['screen', 'Ada'], { LANDFALL_ADDRESS: 'customs' }, 2, /is no address/],
    [['calculate', ...COST.slice(0, 3), '--to', 'US', '--value', 'much'], {}, 2, /no number/],
    [['screen', 'Ada'], { LANDFALL_ADDRESS: 'http://127.0.0.1:9' }, 4, /cannot be reached/],
  ])(
    '%j %j ends with %d',
    async (words, env, ended, why) => {
      const { code, out, complaints } = await run(words, env);
      expect([code, out]).toEqual([ended, '']);
      expect(complaints).toMatch(why);
    },
    TOOL_MS,
  );

  it(
    'says which address has answered what, where another site stands there',
    async () => {
      const site = createServer((_, answer) => {
        answer.setHeader('content-type', 'text/html; charset=utf-8').end('<!doctype html>');
      });
      await once(site.listen(0, '127.0.0.1'), 'listening');
      const { port } = site.address() as AddressInfo;
      const at = { LANDFALL_ADDRESS: `http://127.0.0.1:${port}` };
      const ended = [await run(['screen', 'Ada'], at), await run(['login'], at)];
      site.close();
      for (const { code, out, complaints } of ended) {
        expect([code, out]).toEqual([4, '']);
        expect(complaints).toContain(`${at.LANDFALL_ADDRESS}/`);
        expect(complaints).toContain('answered with status 200 and text/html, not JSON');
      }
    },
    TOOL_MS,
  );

  it(
    'reads a key of its owner alone',
    async () => {
      const file = join(folder, '.config', 'landfall', 'key');
      mkdirSync(join(folder, '.config', 'landfall'), { recursive: true });
      const none = { LANDFALL_KEY: '' };
      expect((await run(['screen', 'Ada'], none)).complaints).toContain('There is no key');
      writeFileSync(file, `${key}\n`, { mode: 0o600 });
      expect((await run(['screen', 'Ada'], none)).code).toBe(0);
      chmodSync(file, 0o644);
      expect((await run(['screen', 'Ada'], none)).complaints).toContain('chmod 600');
    },
    TOOL_MS,
  );
});

describe('docs/sdk.md', () => {
  const made = join(ROOT, 'sdk', 'made');
  const blocks = readDocument('docs/sdk.md').examples.filter(({ language }) => language === 'ts');
  afterAll(() => rmSync(made, { recursive: true, force: true }));

  it(
    'its programs compile and run',
    async () => {
      expect(blocks.length).toBeGreaterThan(1);
      mkdirSync(made, { recursive: true });
      const files = blocks.map(({ text }, at) => {
        const file = join(made, `example${at}.ts`);
        writeFileSync(file, text.replace("from 'landfall'", "from '../src/index.ts'"));
        return file;
      });
      const config = join(made, 'tsconfig.json');
      writeFileSync(
        config,
        JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'], exclude: [] }),
      );
      const compiler = join(ROOT, 'node_modules', '.bin', 'tsc');
      execFileSync(process.execPath, [compiler, '-p', config], { stdio: 'pipe' });
      for (const file of files) {
        const env = { LANDFALL_ADDRESS: service.url, LANDFALL_KEY: key };
        const { code, complaints } = await new Promise<Ended>((resolve) => {
          execFile(process.execPath, [file], { env }, (failed, out, said) =>
            resolve({ code: failed ? Number(failed.code ?? 1) : 0, out, complaints: said }),
          );
        });
        expect([code, complaints]).toEqual([0, '']);
      }
    },
    TOOL_MS,
  );
});
