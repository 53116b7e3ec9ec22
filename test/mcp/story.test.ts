/**
 * The whole story of a client as its official library tells it: it finds out where to sign in,
 * registers, is let in by a person in a real browser, works, asks for an approval that is refused,
 * and is shut out.
 *
 * @alone a browser takes both processors
 */
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  Client as ModernClient,
  StreamableHTTPClientTransport as ModernTransport,
} from '@modelcontextprotocol/client';
import { Client as EarlierClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as EarlierTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { type Browser, chromium, type Page } from 'playwright-core';
import { listAgentGrants, revokeAgentGrant } from '../../db/store/agentGrants.ts';
import { barriersOn } from '../support/accessible.ts';
import { PASSWORD, person } from '../support/person.ts';
import { type Json, startService, type TestService } from '../support/service.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const inBrowser = existsSync(CHROMIUM) ? describe : describe.skip;

/** What a program keeps of its sign-in; it opens nothing by itself. */
class Keeper {
  readonly redirectUrl: string;
  asked: URL | null = null;
  #client: Json = undefined;
  #tokens: Json = undefined;
  #verifier = '';
  #discovered: Json = undefined;
  constructor(redirectUrl: string) {
    this.redirectUrl = redirectUrl;
  }
  get clientMetadata(): Json {
    const redirects = { redirect_uris: [this.redirectUrl] };
    return { client_name: 'A stock client', token_endpoint_auth_method: 'none', ...redirects };
  }
  clientInformation = (): Json => this.#client;
  saveClientInformation = (client: Json): void => void (this.#client = client);
  tokens = (): Json => this.#tokens;
  saveTokens = (tokens: Json): void => void (this.#tokens = tokens);
  redirectToAuthorization = (url: URL): void => void (this.asked = url);
  invalidateCredentials = (): void => void (this.#tokens = undefined);
  saveCodeVerifier = (verifier: string): void => void (this.#verifier = verifier);
  codeVerifier = (): string => this.#verifier;
  saveDiscoveryState = (state: Json): void => void (this.#discovered = state);
  discoveryState = (): Json => this.#discovered;
}

const NAMED = { name: 'story', version: '1' };

/** A client of each revision, not connected, and the transport by which it would be. */
const LIBRARIES: readonly [string, (url: URL, keeper: Keeper) => { client: Json; way: Json }][] = [
  [
    '2026-07-28',
    (url, authProvider) => ({
      client: new ModernClient(NAMED, { versionNegotiation: { mode: { pin: '2026-07-28' } } }),
      way: new ModernTransport(url, { authProvider }),
    }),
  ],
  [
    '2025-11-25',
    (url, authProvider) => ({
      client: new EarlierClient(NAMED),
      way: new EarlierTransport(url, { authProvider }),
    }),
  ],
];

inBrowser('the stock client', () => {
  let service: TestService;
  let browser: Browser;
  let listener: Server;
  let redirect: string;
  beforeAll(async () => {
    service = await startService();
    listener = createServer((_, response) => response.end('signed in'));
    await new Promise<void>((listening) => void listener.listen(0, '127.0.0.1', listening));
    redirect = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/callback`;
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  });
  afterAll(async () => {
    await browser.close();
    listener.close();
    listener.closeAllConnections();
    await service.stop();
  });

  /** Signs in and consents; the address to which the browser was sent then. */
  async function allow(page: Page, asked: URL, email: string): Promise<URL> {
    await page.goto(asked.href);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Allow access?' }).waitFor();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.waitForURL(`${redirect}**`);
    return new URL(page.url());
  }

  it.each(LIBRARIES)('of %s finds its way, works, and is shut out', async (_, make) => {
    const workspace = await service.workspace();
    const { email } = await person(service, workspace.id);
    const context = await browser.newContext({ locale: 'en-US' });
    const page = await context.newPage();
    const url = new URL('/mcp', service.url);
    const keeper = new Keeper(redirect);
    const first = make(url, keeper);
    await expect(first.client.connect(first.way)).rejects.toThrow();
    const back = await allow(page, keeper.asked ?? url, email);
    await first.way.finishAuth(back.searchParams.get('code'), back.searchParams.get('iss'));
    const { client, way } = make(url, keeper);
    await client.connect(way);

    const account = await client.callTool({ name: 'get_account', arguments: {} });
    expect(account.structuredContent.data).toMatchObject({ key: null, user: { email } });
    const shirt = { description: 'Knitted T-shirt for men, 100% cotton', destinationCountry: 'US' };
    const classified = await client.callTool({ name: 'classify_product', arguments: shirt });
    expect(classified.structuredContent.data.hsCode).toMatch(/^6109/);
    const goods = { hsCode: '6109100012', originCountry: 'VN', destinationCountry: 'US', value: 9 };
    const cost = await client.callTool({ name: 'calculate_landed_cost', arguments: goods });
    expect(cost.structuredContent.data.totals.complete).toBe(true);

    const { call, state } = await suggestion(workspace);
    const asked = await client.callTool(call);
    await page.goto(asked.structuredContent.error.details.approvalUrl);
    await page.getByText('6109.10.00.12').waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.getByText('Nothing was changed').waitFor();
    expect(await state()).toBe('suggested');

    const [grant] = await listAgentGrants(service.orm, workspace.id, { limit: 1 });
    jest.spyOn(console, 'warn').mockImplementation(() => {}); // the library says what it is refused
    await revokeAgentGrant(service.orm, workspace.id, grant?.id ?? '');
    const again = client.callTool({ name: 'calculate_landed_cost', arguments: goods });
    await expect(again).rejects.toThrow();
    jest.restoreAllMocks();
    await client.close();
    await context.close();
  });
});

/** A product with a suggested code, and the call that would approve it. */
async function suggestion(workspace: Json) {
  const made = await workspace.call('POST', '/v1/catalog/products', { body: { title: 'Shirt' } });
  const at = `/v1/catalog/products/${made.body.data.id}/classifications`;
  const body = { destinationCountry: 'US', code: '6109100012' };
  const added = await workspace.call('POST', at, { body });
  const args = { id: made.body.data.id, classificationId: added.body.data.id };
  return {
    call: { name: 'approve_code', arguments: args },
    state: async (): Promise<string> => (await workspace.call('GET', at)).body.data[0].state,
  };
}
