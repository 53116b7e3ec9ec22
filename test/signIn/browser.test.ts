/**
 * Consent in a real browser, which holds the whole chain of a form against its policy.
 *
 * @alone a browser takes both processors
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Browser, chromium, type Page } from 'playwright-core';
import { accessTokenReader } from '../../api/signIn/accessTokens.ts';
import { createLink } from '../../db/store/signIn.ts';
import { barriersOn } from '../support/accessible.ts';
import { authorizePath, exchange, PASSWORD, person, program } from '../support/person.ts';
import { type SignInService, startSignIn } from '../support/signInService.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
// a machine without a browser runs the rest: see CONTRIBUTING.md
const inBrowser = existsSync(CHROMIUM) ? describe : describe.skip;

let service: SignInService;
let browser: Browser;
let listener: { url: string; close: () => void };

inBrowser('consent in Chromium', () => {
  beforeAll(async () => {
    service = await startSignIn();
    listener = await listening();
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  });
  afterAll(async () => {
    await browser.close();
    listener.close();
    await service.stop();
  });

  it.each([
    ['https:', 'https://agent.example/callback', true],
    ['https:, without scripts', 'https://agent.example/callback', false],
    ['loopback', 'LOOPBACK/callback', true],
    ['loopback, without scripts', 'LOOPBACK/callback', false],
    ['cursor://', 'cursor://anysphere.cursor-mcp/oauth/callback', true],
  ])('goes on to a redirect of %s', async (_, written, javaScriptEnabled) => {
    const redirect = written.replace('LOOPBACK', listener.url);
    const workspace = await service.workspace();
    const { email } = await person(service, workspace.id);
    const asking = await program(service, redirect);
    const context = await browser.newContext({ javaScriptEnabled, locale: 'en-US' });
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.route('https://agent.example/**', (route) =>
      route.fulfill({ body: 'signed in', contentType: 'text/plain' }),
    );
    await page.goto(`${service.url}${authorizePath(asking)}`);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Allow access?' }).waitFor();
    const answered = await answerAt(page, redirect);
    await page.getByRole('button', { name: 'Allow' }).click();
    const answer = await answered.came;
    const { status, body } = await exchange(service, asking, answer);
    expect([status, said.filter((line) => /Content Security Policy/i.test(line))]).toEqual([
      200,
      [],
    ]);
    const read = accessTokenReader(service.orm, () => service.url);
    expect(await read(body.access_token)).toMatchObject({ workspaceId: workspace.id });
    await context.close();
  });

  it('is answered by keyboard and without scripts', async () => {
    const workspace = await service.workspace();
    const { email } = await person(service, workspace.id);
    const asking = await program(service, `${listener.url}/callback`);
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
    const page = await context.newPage();
    await page.goto(`${service.url}${authorizePath(asking)}`);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Allow access?' }).waitFor();
    const denied = await answerAt(page, asking.redirect);
    await page.getByRole('button', { name: 'Deny' }).focus();
    await page.keyboard.press('Enter');
    expect((await denied.came).searchParams.get('error')).toBe('access_denied');
    await context.close();
  });

  it('shows pages that everybody can use: link, account, sign-in, consent, refusal', async () => {
    const workspace = await service.workspace();
    const { email, userId } = await person(service, workspace.id);
    const asking = await program(service, 'cursor://anysphere.cursor-mcp/oauth/callback');
    const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' });
    const page = await context.newPage();
    const barriers: Record<string, string[]> = {};
    const look = async (name: string): Promise<void> => {
      barriers[name] = await barriersOn(page);
    };
    await page.goto(`${service.url}/sign-in/link/${await createLink(service.orm, userId)}`);
    await look('link');
    await page.goto(`${service.url}/consent/of-nobody-at-all`);
    await look('refusal');
    await page.goto(`${service.url}${authorizePath(asking)}`);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill('not the password');
    await page.keyboard.press('Enter');
    await page.getByText('do not belong together').waitFor();
    await look('sign-in');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Allow access?' }).waitFor();
    await look('consent');
    await page.goto(`${service.url}/account`);
    await look('account');
    const none = { link: [], refusal: [], 'sign-in': [], consent: [], account: [] };
    expect(barriers).toEqual(none);
    await context.close();
  });

  it('cannot be shown in a frame of another site', async () => {
    const page = await browser.newPage();
    await page.route('http://evil.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${service.url}/sign-in"></iframe>`,
      }),
    );
    await page.goto('http://evil.example/');
    const framed = page.frames()[1];
    expect((await framed?.content()) ?? '').not.toContain('Email address');
    await page.close();
  });
});

inBrowser('passkeys in Chromium', () => {
  beforeAll(async () => {
    service = await startSignIn({ host: 'localhost' });
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  });
  afterAll(async () => {
    await browser.close();
    await service.stop();
  });

  it('one is added, signs in without a password, and its answer is good once', async () => {
    const { email } = await person(service, (await service.workspace()).id);
    const page = await browser.newPage({ locale: 'en-US' });
    await withAuthenticator(page);
    await page.goto(`${service.url}/sign-in`);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Name of a new passkey').fill('Key of the office');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('Key of the office, of').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    const sending = page.waitForRequest((one) => one.url().endsWith('/passkeys/sign-in'));
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    const sent = await sending;
    await page.getByText(email).waitFor();
    const fields = new URLSearchParams(sent.postData() ?? '');
    fields.set('token', await tokenOf(page));
    const replayed = await page.request.post(sent.url(), {
      headers: { origin: service.url, 'content-type': 'application/x-www-form-urlencoded' },
      data: fields.toString(),
    });
    expect([replayed.status(), await replayed.json()]).toEqual([
      401,
      { message: expect.stringContaining('not known here') },
    ]);
    await page.getByRole('button', { name: 'Remove Key of the office' }).click();
    await page.getByText('Key of the office').waitFor({ state: 'detached' });
    await page.close();
  });
});

const tokenOf = (page: Page): Promise<string> =>
  page.locator('input[name=token]').first().inputValue();

/** A key that unlocks by itself, as a person would. */
async function withAuthenticator(page: Page): Promise<void> {
  const keys = await page.context().newCDPSession(page);
  await keys.send('WebAuthn.enable');
  await keys.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/**
 * The address to which the browser is sent with an answer, whether it can open that or not: read
 * from the connection, since a page hears nothing of a scheme that no program has taken.
 */
async function answerAt(page: Page, redirect: string): Promise<{ came: Promise<URL> }> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const came = new Promise<URL>((resolve) => {
    network.on('Network.responseReceivedExtraInfo', ({ headers }) => {
      const location = headers['Location'] ?? headers['location'] ?? '';
      if (location.startsWith(redirect)) resolve(new URL(location));
    });
  });
  return { came };
}

/** A program that listens on this computer for its answer. */
async function listening(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, response) => response.end('signed in'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
