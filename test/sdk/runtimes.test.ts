/**
 * The client as it is packed, in each runtime that is here: Node, Deno, Bun and a worker of a
 * browser; and compiled by who installs it.
 *
 * @alone a browser takes both processors
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chromium } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { ROOT } from '../../workers/process/config.ts';
import { buildSdk, SDK } from '../support/sdkBuild.ts';

const TOOL_MS = 300_000; // a machine that does other things as well
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const SUPPORT = path.join(ROOT, 'test', 'support');
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

let server: Server;
let address: string;
beforeAll(async () => {
  buildSdk();
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, TOOL_MS);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Idempotency keys that came once: the first call is told to come again. */
const seen = new Set<string>();

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service');
  const say = (status: number, body: unknown, headers = {}): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
  const error = (code: string) => ({ error: { code, message: code, details: {} }, requestId: 'r' });
  if (pathname === '/v1/classify') {
    const key = String(request.headers['idempotency-key']);
    if (seen.has(key)) return say(200, { data: { hsCode: '610910' } });
    seen.add(key);
    return say(503, error('upstream_busy'), { 'retry-after': '0' });
  }
  if (pathname === '/v1/usage')
    return searchParams.has('cursor')
      ? say(200, { data: [{ action: 'calculate' }], next: null })
      : say(200, { data: [{ action: 'classify' }], next: 'more' });
  if (pathname === '/v1/me') return say(401, error('unauthorized'));
  return script(pathname, response);
}

/** What a page loads to run the client in a worker. */
function script(pathname: string, response: ServerResponse): void {
  const file = /^\/sdk\/([\w/]+\.js)$/.exec(pathname)?.[1];
  const text = file
    ? readFileSync(path.join(SDK, 'dist', file), 'utf8')
    : pathname === '/tried.js'
      ? readFileSync(path.join(SUPPORT, 'sdkTried.js'), 'utf8')
      : pathname === '/worker.js'
        ? WORKER
        : '';
  response.writeHead(200, { 'content-type': text === '' ? 'text/html' : 'text/javascript' });
  response.end(text);
}

const WORKER = `
import * as sdk from '/sdk/index.js';
import { tryClient } from '/tried.js';
onmessage = async ({ data }) => postMessage(await tryClient(sdk, location.origin, data));
`;

/** What the page does: it hands the message to a worker, and waits for what comes back. */
const inWorker = (message: string): string => `new Promise((resolve, reject) => {
  const worker = new Worker('/worker.js', { type: 'module' });
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = ({ message }) => reject(new Error(message));
  worker.postMessage(${message});
})`;

function signed() {
  const body = JSON.stringify({ type: 'bulk.completed', timestamp: '', data: {} });
  const now = new Date();
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(SECRET).sign('msg_1', now, body),
  };
  return { secret: SECRET, headers, body };
}

const TRIED = {
  code: '610910',
  actions: ['classify', 'calculate'],
  refused: 'LandfallError unauthorized',
  type: 'bulk.completed',
  forged: 'WebhookRefused',
};

/** Where a runtime is, as its variable says, else on the PATH; and its words before the file. */
const RUNTIMES: readonly (readonly [string, string, readonly string[]])[] = [
  ['node', process.execPath, []],
  ['deno', process.env['DENO'] ?? 'deno', ['run', '--no-config', '--allow-net=127.0.0.1']],
  ['bun', process.env['BUN'] ?? 'bun', ['run']],
];

function isHere(command: string): boolean {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe('the client runs in', () => {
  for (const [name, command, words] of RUNTIMES)
    (isHere(command) ? it : it.skip)(
      name,
      async () => {
        const run = [...words, path.join(SUPPORT, 'sdkRun.js'), address, JSON.stringify(signed())];
        const said = await new Promise<string>((resolve) => {
          execFile(command, run, (failed, out, complaints) => resolve(failed ? complaints : out));
        });
        expect(said).toBe(`${JSON.stringify(TRIED)}\n`);
      },
      TOOL_MS,
    );

  (existsSync(CHROMIUM) ? it : it.skip)(
    'a worker of Chromium',
    async () => {
      const browser = await chromium.launch({
        executablePath: CHROMIUM,
        args: ['--no-sandbox'],
      });
      const page = await browser.newPage();
      await page.goto(address);
      const said: unknown = await page.evaluate(inWorker(JSON.stringify(signed())));
      await browser.close();
      expect(said).toEqual(TRIED);
    },
    TOOL_MS,
  );
});

const CONSUMER = `
import { type AnswerOf, landfall, LandfallError, verifyWebhook } from 'landfall';

const client = landfall({ baseUrl: 'https://customs.example', key: 'lf_key' });
export async function codeOf(description: string): Promise<string | null> {
  const answer: AnswerOf<'classify'> = await client.classify({ description, destinationCountry: 'US' });
  return answer.data.hsCode;
}
// @ts-expect-error a destination is required
export const wrong = () => client.classify({ description: 'T-shirt' });
export const isRefusal = (cause: unknown): boolean =>
  cause instanceof LandfallError && cause.code === 'insufficient_credits';
export const read = (request: Request) =>
  request.text().then((body) => verifyWebhook('whsec_AAAA', request.headers, body));
`;

it(
  'the packed file installs into an empty folder, compiles strictly there, and loads',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'landfall-consumer-'));
    const inFolder = { cwd: folder, stdio: 'pipe' as const };
    try {
      execFileSync('npm', ['pack', '--pack-destination', folder], { cwd: SDK, stdio: 'pipe' });
      writeFileSync(path.join(folder, 'package.json'), '{"type": "module", "private": true}');
      const install = ['install', '--offline', '--no-audit', '--no-fund', './landfall-0.1.0.tgz'];
      execFileSync('npm', install, inFolder);
      mkdirSync(path.join(folder, 'src'));
      writeFileSync(path.join(folder, 'src', 'consumer.ts'), CONSUMER);
      const compilerOptions = {
        strict: true,
        module: 'nodenext',
        target: 'es2022',
        lib: ['es2022', 'dom'],
        types: [],
        skipLibCheck: false,
        exactOptionalPropertyTypes: true,
        outDir: 'out',
        rootDir: 'src',
      };
      const tsconfig = JSON.stringify({ compilerOptions, include: ['src'] });
      writeFileSync(path.join(folder, 'tsconfig.json'), tsconfig);
      const compiler = path.join(ROOT, 'node_modules', '.bin', 'tsc');
      execFileSync(process.execPath, [compiler, '-p', folder], inFolder);
      const load = "const { read } = await import('./out/consumer.js'); console.log(typeof read)";
      const said = execFileSync(process.execPath, ['--input-type=module', '-e', load], inFolder);
      expect(String(said)).toBe('function\n');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  TOOL_MS,
);
