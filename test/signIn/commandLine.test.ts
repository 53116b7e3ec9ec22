/**
 * `login` and `logout` of the command line, with a person in a real browser.
 *
 * @alone a browser takes both processors
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Browser as Chromium, chromium } from 'playwright-core';
import { ROOT } from '../../workers/process/config.ts';
import { type Browser, PASSWORD, person, refreshIn, tokenIn } from '../support/person.ts';
import { type SignInService, startSignIn } from '../support/signInService.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
// a machine without a browser runs the rest: see CONTRIBUTING.md
const inBrowser = existsSync(CHROMIUM) ? it : it.skip;
const LONG_MS = 120_000; // a machine that does other things as well

let service: SignInService;
let folder: string;
let file: string;
beforeAll(async () => {
  service = await startSignIn();
});
afterAll(() => service.stop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'landfall-login-'));
  file = join(folder, '.config', 'landfall', 'key');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Running {
  /** The address that a person is to open. */
  url: Promise<string>;
  ended: Promise<{ code: number | null; out: string; complaints: string }>;
  process: ChildProcess;
}

function run(words: readonly string[], env: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, [join(ROOT, 'sdk', 'command', 'landfall.ts'), ...words], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, LANDFALL_ADDRESS: service.url, ...env },
  });
  let [out, complaints] = ['', ''];
  child.stdout.on('data', (piece) => (out += String(piece)));
  const url = new Promise<string>((resolve) => {
    child.stderr.on('data', (piece) => {
      complaints += String(piece);
      const [found] = /^https?:\S+(?=\n)/m.exec(complaints) ?? [];
      if (found) resolve(found);
    });
  });
  const ended = new Promise<{ code: number | null; out: string; complaints: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, out, complaints })),
  );
  return { url, ended, process: child };
}

/** A signed-in person, as their browser comes to the page of a login. */
async function asked(url: string, browser: Browser) {
  const { pathname, search } = new URL(url);
  const begun = await browser.get(`${pathname}${search}`);
  const path = begun.location ?? '';
  return { path, shown: await browser.get(path) };
}

/** Answers the page, and returns where the browser goes on to. */
async function answered(
  url: string,
  browser: Browser,
  workspaceId: string,
  answer: 'allow' | 'deny',
): Promise<string> {
  const { path, shown } = await asked(url, browser);
  const page = await browser.post(path, [
    ['token', tokenIn(shown)],
    ['workspace', workspaceId],
    ['scope', 'classify'],
    ['scope', 'account'],
    ['ends', '7'],
    ['answer', answer],
  ]);
  return (await browser.get(refreshIn(page))).location ?? '';
}

inBrowser(
  'a person allows it in Chromium: the key is kept for its owner alone, and logout ends it',
  async () => {
    const workspace = await service.workspace();
    const { email } = await person(service, workspace.id);
    const chrome: Chromium = await chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox'],
    });
    const signing = run(['login', '--name', 'Desk of Ada']);
    const page = await chrome.newPage({ locale: 'en-US' });
    await page.goto(await signing.url);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('It gets an API key').waitFor();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.getByText('Signed in. You can close this page.').waitFor();
    const { code, out } = await signing.ended;
    await chrome.close();
    expect([code, out]).toEqual([0, expect.stringMatching(/^Signed in to Workspace .* key lf_/)]);
    const key = readFileSync(file, 'utf8').trim();
    expect([statSync(file).mode & 0o777, out.includes(key)]).toEqual([0o600, false]);
    const me = () => fetch(`${service.url}/v1/me`, { headers: { authorization: `Bearer ${key}` } });
    const holder = await me();
    expect([holder.status, await holder.json()]).toMatchObject([
      200,
      { data: { key: { name: 'Desk of Ada' } } },
    ]);
    const signedOut = await run(['logout']).ended;
    expect([signedOut.code, existsSync(file), (await me()).status]).toEqual([0, false, 401]);
  },
  LONG_MS,
);

describe('login', () => {
  it(
    'that is denied makes no key',
    async () => {
      const workspace = await service.workspace();
      const { browser } = await person(service, workspace.id);
      const signing = run(['login']);
      await fetch(await answered(await signing.url, browser, workspace.id, 'deny'));
      const { code, complaints } = await signing.ended;
      expect([code, existsSync(file)]).toEqual([1, false]);
      expect(complaints).toContain('It was denied. No key was made.');
    },
    LONG_MS,
  );

  it(
    'passes over what is no answer to it, and takes the one that is; no key is on the screen',
    async () => {
      const workspace = await service.workspace();
      const { browser } = await person(service, workspace.id);
      const signing = run(['login', '--json']);
      const target = await answered(await signing.url, browser, workspace.id, 'allow');
      const forged = new URL(target);
      forged.searchParams.set('state', 'another');
      expect((await fetch(forged)).status).toBe(404);
      expect((await fetch(new URL('/', target))).status).toBe(404);
      await fetch(target);
      const { code, out, complaints } = await signing.ended;
      const told = JSON.parse(out);
      expect([code, told]).toMatchObject([
        0,
        { scopes: ['classify', 'account'], workspace: { id: workspace.id }, file },
      ]);
      const key = readFileSync(file, 'utf8').trim();
      expect(`${out}${complaints}`).not.toContain(key);
    },
    LONG_MS,
  );

  it(
    'refuses the answer of another issuer',
    async () => {
      const workspace = await service.workspace();
      const { browser } = await person(service, workspace.id);
      const signing = run(['login']);
      const mixed = new URL(await answered(await signing.url, browser, workspace.id, 'allow'));
      mixed.searchParams.set('iss', 'https://evil.example');
      await fetch(mixed);
      expect(await signing.ended).toMatchObject({
        code: 1,
        complaints: expect.stringContaining('of another service'),
      });
    },
    LONG_MS,
  );

  it(
    'goes to no address that the service names elsewhere',
    async () => {
      const elsewhere = await metadataOf({ token_endpoint: 'http://127.0.0.1:9/oauth/token' });
      const { code, complaints } = await run(['login'], { LANDFALL_ADDRESS: elsewhere.url }).ended;
      elsewhere.server.close();
      expect([code, complaints]).toEqual([1, expect.stringContaining('sends people elsewhere')]);
    },
    LONG_MS,
  );

  it(
    'says where nothing answers',
    async () => {
      const nobody = { LANDFALL_ADDRESS: 'http://127.0.0.1:9' };
      expect(await run(['login'], nobody).ended).toMatchObject({
        code: 4,
        complaints: expect.stringContaining('http://127.0.0.1:9 cannot be reached'),
      });
    },
    LONG_MS,
  );
});

describe('logout', () => {
  it(
    'says that nobody is signed in',
    async () => {
      expect(await run(['logout']).ended).toMatchObject({
        code: 2,
        complaints: expect.stringContaining('nobody is signed in'),
      });
    },
    LONG_MS,
  );

  it(
    'leaves a key where it is that could not be ended',
    async () => {
      const kept = join(folder, 'key');
      writeFileSync(kept, 'lf_kept\n', { mode: 0o600 });
      const env = { LANDFALL_KEY_FILE: kept, LANDFALL_ADDRESS: 'http://127.0.0.1:9' };
      expect(await run(['logout'], env).ended).toMatchObject({ code: 4 });
      expect(existsSync(kept)).toBe(true);
    },
    LONG_MS,
  );
});

/** A server that says of its sign-in what a liar would. */
async function metadataOf(lies: object): Promise<{ url: string; server: Server }> {
  const server = createServer((_, response) => {
    const endpoints = {
      issuer: url,
      authorization_endpoint: `${url}/oauth/authorize`,
      token_endpoint: `${url}/oauth/token`,
      scopes_supported: ['classify'],
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ...endpoints, ...lies }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, server };
}
