/** Programs that are known by a document at their id, as desktop programs in wide use publish it. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accessTokenReader } from '../../api/signIn/accessTokens.ts';
import { listAgentGrants } from '../../db/store/agentGrants.ts';
import {
  authorizePath,
  consent,
  consentPageOf,
  exchange,
  person,
  type Program,
  refresh,
} from '../support/person.ts';
import { type SignInService, startSignIn } from '../support/signInService.ts';

/**
 * Facts of the documents, as their publishers' issues and readers of them state (read 2026-11-27):
 * anthropics/claude-code#64705 and #37747 (no kind, loopback without a port), microsoft/vscode
 * #298300 and its document (a device grant besides), that of the connector of chatgpt.com (a key,
 * or nothing).
 */
const TERMINAL = 'https://claude.ai/oauth/claude-code-client-metadata';
const EDITOR = 'https://vscode.dev/oauth/client-metadata.json';
const CONNECTOR = 'https://chatgpt.com/oauth/client.json';
const EVIL = 'https://evil.example/client.json';
const DOCUMENTS: Readonly<Record<string, object>> = {
  [TERMINAL]: {
    client_id: TERMINAL,
    client_name: 'Claude Code',
    redirect_uris: ['http://localhost/callback', 'http://127.0.0.1/callback'],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  },
  [EDITOR]: {
    client_id: EDITOR,
    client_name: 'Visual Studio Code',
    client_uri: 'https://vscode.dev/product',
    application_type: 'native',
    redirect_uris: ['http://127.0.0.1:33418/', 'https://vscode.dev/redirect'],
    grant_types: [
      'authorization_code',
      'refresh_token',
      'urn:ietf:params:oauth:grant-type:device_code',
    ],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  },
  [CONNECTOR]: {
    client_id: CONNECTOR,
    client_name: 'ChatGPT',
    redirect_uris: ['https://chatgpt.com/connector_platform_oauth_redirect'],
    token_endpoint_auth_method: 'private_key_jwt',
    token_endpoint_auth_methods_supported: ['private_key_jwt', 'none'],
    jwks_uri: 'https://chatgpt.com/oauth/jwks.json',
  },
  [EVIL]: {
    client_id: EVIL,
    client_name: 'Claude Code',
    redirect_uris: ['https://evil.example/callback', 'https://claude.ai/callback'],
  },
  'https://liar.example/client.json': {
    client_id: EDITOR,
    redirect_uris: ['https://liar.example/'],
  },
};

const asked: string[] = [];
let service: SignInService;
let read: ReturnType<typeof accessTokenReader>;
beforeAll(async () => {
  service = await startSignIn({
    fetchDocument: async (url) => {
      asked.push(url);
      const found = DOCUMENTS[url];
      if (!found) throw new Error('the name of a document leads to a machine that is not public');
      return Response.json(found);
    },
  });
  read = accessTokenReader(service.orm, () => service.url);
});
afterAll(() => service.stop());

const known = (clientId: string, redirect: string): Program => ({
  clientId,
  redirect,
  verifier: randomBytes(32).toString('base64url'),
});

async function someone() {
  const workspace = await service.workspace();
  return { workspace, ...(await person(service, workspace.id)) };
}

describe('a program with a document', () => {
  it.each([
    [TERMINAL, 'http://localhost:55611/callback'],
    [TERMINAL, 'http://127.0.0.1:52163/callback'],
    [EDITOR, 'http://127.0.0.1:33418/'],
    [EDITOR, 'http://127.0.0.1:49160/'],
    [EDITOR, 'https://vscode.dev/redirect'],
    [CONNECTOR, 'https://chatgpt.com/connector_platform_oauth_redirect'],
  ])('%s gets its tokens at %s, and new ones', async (clientId, redirect) => {
    const { browser, workspace } = await someone();
    const asking = known(clientId, redirect);
    const answer = await consent(browser, asking, workspace.id);
    const { status, body } = await exchange(service, asking, answer);
    expect([status, body.error]).toEqual([200, undefined]);
    const again = await refresh(service, asking, body.refresh_token);
    expect(await read(again.body.access_token)).toMatchObject({ clientId });
  });

  it('is shown by the host of its document, whatever it calls itself', async () => {
    const { browser } = await someone();
    const asking = known(EVIL, 'https://evil.example/callback');
    const { text } = await consentPageOf(browser, asking);
    expect(text).toMatch(/<strong class="host">evil\.example<\/strong>, which calls itself/);
    const elsewhere = await consentPageOf(browser, known(EVIL, 'https://claude.ai/callback'));
    expect(elsewhere.text).toContain('goes to another site than the one that asks');
  });

  it('is refused where the document names another, cannot be had, or lacks the redirect', async () => {
    const { browser, workspace } = await someone();
    for (const [id, redirect] of [
      ['https://liar.example/client.json', 'https://liar.example/'],
      ['https://private.example/client.json', 'https://private.example/'],
      [TERMINAL, 'http://127.0.0.1:52163/other'],
      [TERMINAL, 'https://evil.example/callback'],
    ] as const) {
      const shown = await browser.get(authorizePath(known(id, redirect)));
      expect([id, shown.status, shown.location]).toEqual([id, 400, null]);
    }
    expect(await listAgentGrants(service.orm, workspace.id, { limit: 9 })).toEqual([]);
  });

  it('is not asked for where its id is no https address', async () => {
    const { browser } = await someone();
    const before = asked.length;
    for (const id of ['http://agent.example/client.json', 'https://agent.example/a/../b', 'x'])
      expect((await browser.get(authorizePath(known(id, 'https://agent.example/')))).status).toBe(
        400,
      );
    expect(asked.length).toBe(before);
  });
});
