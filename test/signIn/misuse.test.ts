/** What an attacker tries at the authorization server and at its pages. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiContext } from '../../api/route.ts';
import { accessTokenReader } from '../../api/signIn/accessTokens.ts';
import { visitorReader } from '../../api/signIn/visitors.ts';
import { listAgentGrants } from '../../db/store/agentGrants.ts';
import { createLink } from '../../db/store/signIn.ts';
import { createUser } from '../../db/store/users.ts';
import {
  authorizePath,
  Browser,
  consent,
  consentPageOf,
  exchange,
  PASSWORD,
  person,
  program,
  refresh,
  tokenIn,
  USUAL,
} from '../support/person.ts';
import { type SignInService, startSignIn } from '../support/signInService.ts';

let service: SignInService;
let read: ReturnType<typeof accessTokenReader>;
beforeAll(async () => {
  service = await startSignIn();
  read = accessTokenReader(service.orm, () => service.url);
});
afterAll(() => service.stop());

async function someone() {
  const workspace = await service.workspace();
  return { workspace, ...(await person(service, workspace.id)), asking: await program(service) };
}

describe('the authorization request', () => {
  it.each([
    ['a redirect that is not registered', { redirect_uri: 'https://evil.example/callback' }],
    ['a redirect with another path', { redirect_uri: 'http://127.0.0.1:51234/callback/../x' }],
    ['no redirect', { redirect_uri: null }],
    ['a client that nobody knows', { client_id: 'nobody' }],
  ])('with %s is answered to the person, and leads nowhere', async (_, changes) => {
    const { browser, asking } = await someone();
    const shown = await browser.get(authorizePath(asking, changes));
    expect([shown.status, shown.location]).toEqual([400, null]);
    expect(shown.text).toContain('Nothing was allowed');
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it.each([
    ['no proof key', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
    ['a plain proof key', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['another kind of answer', { response_type: 'token' }, 'unsupported_response_type'],
    ['a foreign resource', { resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
    ['scopes that nobody knows', { scope: 'fly swim' }, 'invalid_scope'],
    ['such a scope beside a standard one', { scope: 'openid fly' }, 'invalid_scope'],
  ])('with %s is refused, by this issuer', async (_, changes, error) => {
    const { browser, asking } = await someone();
    const { location, status } = await browser.get(authorizePath(asking, changes));
    expect(status).toBe(303);
    const back = new URL((location ?? '').replace('#', '?'));
    expect(back.searchParams.get('error')).toBe(error);
    expect(back.searchParams.get('iss')).toBe(service.url);
  });
});

it('passes over an unknown scope beside known ones', async () => {
  const { browser, asking } = await someone();
  const page = await consentPageOf(browser, asking, { scope: 'classify fly' });
  expect(page.status).toBe(200);
  expect(page.text).toContain('value="classify"');
});

describe('the code', () => {
  it.each([
    ['another proof', { code_verifier: 'x'.repeat(43) }],
    ['no proof', { code_verifier: '' }],
    ['another redirect', { redirect_uri: 'http://127.0.0.1:51234/other' }],
  ])('is worth nothing with %s', async (_, changes) => {
    const { browser, asking, workspace } = await someone();
    const answer = await consent(browser, asking, workspace.id);
    const { status, body } = await exchange(service, asking, answer, changes);
    expect([status, body.error]).toEqual([400, expect.stringMatching(/^invalid_/)]);
  });

  it('is worth nothing to another client', async () => {
    const { browser, asking, workspace } = await someone();
    const answer = await consent(browser, asking, workspace.id);
    const thief = await program(service);
    const { status, body } = await exchange(service, asking, answer, { client_id: thief.clientId });
    expect([status, body.error]).toEqual([400, 'invalid_grant']);
  });

  it('of five exchanges at once, one gets tokens at most, and none that last', async () => {
    const { browser, asking, workspace } = await someone();
    const answer = await consent(browser, asking, workspace.id);
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => exchange(service, asking, answer)));
    const won = all.filter(({ status }) => status === 200);
    expect(won.length).toBeLessThanOrEqual(1);
    for (const { body } of won) expect(await read(body.access_token)).toBeNull();
  });
});

describe('tokens', () => {
  it('of another audience are of no use', async () => {
    const { browser, asking, workspace } = await someone();
    const answer = await consent(browser, asking, workspace.id);
    const { body } = await exchange(service, asking, answer);
    expect(await read(body.access_token)).not.toBeNull();
    const elsewhere = accessTokenReader(service.orm, () => 'https://elsewhere.example');
    expect(await elsewhere(body.access_token)).toBeNull();
  });

  it('are access tokens or nothing: a refresh token, a code and noise open nothing', async () => {
    const { browser, asking, workspace } = await someone();
    const answer = await consent(browser, asking, workspace.id);
    const code = answer.searchParams.get('code') ?? '';
    const { body } = await exchange(service, asking, answer);
    for (const token of [body.refresh_token, code, 'noise', '', '\u0000'.slice(1)])
      expect(await read(token)).toBeNull();
  });

  it('a refresh token is worth nothing to another client', async () => {
    const { browser, asking, workspace } = await someone();
    const { body } = await exchange(service, asking, await consent(browser, asking, workspace.id));
    const stolen = await refresh(service, await program(service), body.refresh_token);
    expect([stolen.status, stolen.body.error]).toEqual([400, 'invalid_grant']);
  });

  it('stand in the database as hashes alone', async () => {
    const { browser, asking, workspace } = await someone();
    const answer = await consent(browser, asking, workspace.id);
    const { body } = await exchange(service, asking, answer);
    const rows = await service.orm.em
      .getConnection()
      .execute("select model, encode(id_hash, 'hex') as id, payload from oauth_records");
    const kept = JSON.stringify(rows);
    const secrets = [body.access_token, body.refresh_token, answer.searchParams.get('code')];
    for (const secret of secrets) expect(kept).not.toContain(secret);
  });
});

describe('consent', () => {
  const sent = (token: string, workspaceId: string): [string, string][] => [
    ['token', token],
    ['workspace', workspaceId],
    ...USUAL,
  ];

  it.each([
    ['another site', (url: string) => ({ origin: 'https://evil.example', host: url })],
    ['a page without an origin', () => ({ origin: 'null' })],
    ['nowhere', () => ({})],
    ['a site beside', () => ({ 'sec-fetch-site': 'same-site' })],
  ])('is not taken from %s', async (_, headersFor) => {
    const { browser, asking, workspace } = await someone();
    const shown = await consentPageOf(browser, asking);
    const { host: _host, ...headers } = { host: '', ...headersFor(service.url) };
    const answered = await browser.post(shown.path, sent(tokenIn(shown), workspace.id), headers);
    expect(answered.status).toBe(403);
    expect(await listAgentGrants(service.orm, workspace.id, { limit: 9 })).toEqual([]);
  });

  it('is not taken with the token of another browser, or without one', async () => {
    const { browser, asking, workspace } = await someone();
    const shown = await consentPageOf(browser, asking);
    const theirs = tokenIn(await new Browser(service.url).get('/sign-in'));
    for (const token of [theirs, '']) {
      const answered = await browser.post(shown.path, sent(token, workspace.id));
      expect(answered.status).toBe(403);
    }
    expect(await listAgentGrants(service.orm, workspace.id, { limit: 9 })).toEqual([]);
  });

  it('of a request that another browser began is not shown', async () => {
    const { browser, asking } = await someone();
    const attacker = new Browser(service.url);
    const { location } = await attacker.get(authorizePath(asking));
    const shown = await browser.get(location ?? '');
    expect(shown.status).toBe(410);
    expect(shown.text).not.toContain('<form');
  });

  it('cannot be framed, cached or embedded', async () => {
    const { browser, asking } = await someone();
    const { headers } = await consentPageOf(browser, asking);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('shows what a program says of itself as text', async () => {
    const { browser, workspace } = await someone();
    const name = '<img src=x onerror=alert(1)>"\u202egnirts Landfall';
    const asking = await program(service, undefined, { client_name: name });
    const shown = await consentPageOf(browser, asking);
    expect(shown.text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(shown.text).not.toMatch(/<img|\u202e/);
    await consent(browser, asking, workspace.id);
    expect(
      (await listAgentGrants(service.orm, workspace.id, { limit: 9 }))[0]?.clientName,
    ).not.toMatch(/\p{C}/u);
  });

  it('warns where any program of the computer could take the answer', async () => {
    const { browser, asking } = await someone();
    expect((await consentPageOf(browser, asking)).text).toContain('Any program on this computer');
    const scheme = await program(service, 'cursor://anysphere.cursor-mcp/oauth/callback');
    expect((await consentPageOf(browser, scheme)).text).toContain('cursor://');
    const site = await program(service, 'https://agent.example/callback');
    const { text } = await consentPageOf(browser, site);
    expect(text).toContain('agent.example');
    expect(text).not.toContain('class="warning"');
  });
});

describe('signing in', () => {
  const signIn = async (browser: Browser, email: string, password: string, next = '/account') => {
    const token = tokenIn(await browser.get('/sign-in'));
    return browser.post('/sign-in', { token, email, password, next });
  };

  it('opens a session that whoever planted a cookie before does not have', async () => {
    const { email, browser: first } = await someone();
    const planted = first.cookies.get('landfall_session');
    const browser = new Browser(service.url);
    if (planted) browser.cookies.set('landfall_session', planted);
    await browser.get('/sign-in');
    const token = tokenIn(await browser.get('/account'));
    const fields = { token, email, password: PASSWORD };
    expect((await browser.post('/sign-in', fields)).status).toBe(303);
    expect(browser.cookies.get('landfall_session')?.value).not.toBe(planted?.value);
    expect((await first.get('/account')).location).toBe('/sign-in'); // the planted one is ended
  });

  it('answers the same whether there is such a person or not', async () => {
    const { email } = await someone();
    const wrong = await signIn(new Browser(service.url), email, 'not the password');
    const unknown = await signIn(new Browser(service.url), `x${email}`, 'not the password');
    const bare = (text: string, address: string): string =>
      text.replaceAll(address, '').replaceAll(/name="token" value="[^"]+"/g, '');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(bare(unknown.text, `x${email}`)).toBe(bare(wrong.text, email));
  });

  it('is refused after too many tries, for people who exist and who do not', async () => {
    const { email } = await someone();
    for (const address of [email, `y${email}`]) {
      const statuses: number[] = [];
      for (let tries = 0; tries < 11; tries += 1)
        statuses.push((await signIn(new Browser(service.url), address, 'wrong')).status);
      expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    }
    const right = await signIn(new Browser(service.url), email, PASSWORD);
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each(['https://evil.example', '//evil.example', '/consent/../x', '/sign-out', 'javascript:x'])(
    'never leads to %s',
    async (next) => {
      const { email } = await someone();
      const { location } = await signIn(new Browser(service.url), email, PASSWORD, next);
      expect(location).toBe('/account');
    },
  );

  it('a link sets one password: not twice, and not two at once', async () => {
    const email = `link.${Date.now()}@example.com`;
    const userId = (await createUser(service.orm, email)) ?? '';
    const path = `/sign-in/link/${await createLink(service.orm, userId)}`;
    const browsers = [new Browser(service.url), new Browser(service.url)];
    const tokens = await Promise.all(browsers.map(async (one) => tokenIn(await one.get(path))));
    const set = await Promise.all(
      browsers.map((one, at) => one.post(path, { token: tokens[at] ?? '', password: PASSWORD })),
    );
    expect(set.map(({ status }) => status).sort((a, b) => a - b)).toEqual([303, 410]);
    expect((await browsers[0]?.get(path))?.status).toBe(410);
  });

  it('a new password ends every session of the old one', async () => {
    const { browser, userId } = await someone();
    const path = `/sign-in/link/${await createLink(service.orm, userId)}`;
    const other = new Browser(service.url);
    const token = tokenIn(await other.get(path));
    await other.post(path, { token, password: 'another long secret' });
    expect((await browser.get('/account')).location).toBe('/sign-in');
    expect((await other.get('/account')).status).toBe(200);
  });

  it.each(['short', 'aaaaaaaaaaaaaaaa'])(
    'the password "%s" is refused with a reason',
    async (bad) => {
      const userId = (await createUser(service.orm, `weak.${bad.length}@example.com`)) ?? '';
      const path = `/sign-in/link/${await createLink(service.orm, userId)}`;
      const browser = new Browser(service.url);
      const set = await browser.post(path, {
        token: tokenIn(await browser.get(path)),
        password: bad,
      });
      expect(set.status).toBe(400);
      expect(set.text).toContain('class="fault"');
    },
  );
});

describe('the address of the service', () => {
  it.each([
    [null, 'PUBLIC_URL'],
    ['http://customs.example.com', 'TLS'],
  ])('with %s nobody signs in, and is told why', async (publicUrl, why) => {
    const other = await service.beside({ publicUrl });
    const page = await new Browser(other.url).get('/sign-in');
    expect([page.status, page.text.includes(why)]).toEqual([503, true]);
    const metadata = await fetch(`${other.url}/.well-known/oauth-authorization-server`);
    expect([metadata.status, await metadata.text()]).toEqual([503, expect.stringContaining(why)]);
    await other.stop();
  });

  it('this machine alone is known by its three names, and a token of one is good', async () => {
    const workspace = await service.workspace();
    const url = service.url.replace('127.0.0.1', 'localhost');
    const here = { ...service, url };
    const metadata = await fetch(`${url}/.well-known/oauth-protected-resource/mcp`);
    expect(await metadata.json()).toMatchObject({ resource: `${url}/mcp` });
    const { browser } = await person(here, workspace.id);
    const asking = await program(here);
    const answer = await consent(browser, asking, workspace.id, {
      authorize: { resource: `${url}/mcp` },
    });
    expect(answer.searchParams.get('iss')).toBe(url);
    const { body } = await exchange(here, asking, answer);
    expect(await read(body.access_token)).toMatchObject({ workspaceId: workspace.id });
  });

  it('who is signed in, and where, is told to other pages by the same cookie', async () => {
    const { browser, userId, workspace } = await someone();
    const visitor = visitorReader(service.orm, () => service.url);
    const ask = (host: string) => {
      const cookie = `landfall_session=${browser.cookies.get('landfall_session')?.value ?? ''}`;
      const headers: Record<string, string> = { host, cookie };
      return visitor({ get: (name: string) => headers[name] ?? '' } as ApiContext);
    };
    const workspaces = [{ workspaceId: workspace.id, mayApprove: true }];
    expect(await ask(new URL(service.url).host)).toEqual({ userId, workspaces });
    expect(await ask('evil.example')).toBeNull();
  });

  it('another name for it is refused: pages are not for whoever rebinds one', async () => {
    const other = await service.beside({ publicUrl: 'http://localhost:1' });
    const page = await new Browser(other.url).get('/sign-in');
    expect([page.status, page.text.includes('http://localhost:1')]).toEqual([421, true]);
    await other.stop();
  });
});

describe('what no database keeps', () => {
  it.each([
    [
      '/oauth/register',
      'application/json',
      '{"client_name":"\\u0000","redirect_uris":["http://[::1]/"]}',
    ],
    [
      '/oauth/register',
      'application/json',
      '{"client_name":"\\ud800","redirect_uris":["http://[::1]/"]}',
    ],
    ['/oauth/token', 'application/x-www-form-urlencoded', 'client_id=%00&grant_type=refresh_token'],
  ])('is refused at %s', async (path, type, body) => {
    const response = await fetch(`${service.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect([response.status, await response.json()]).toEqual([400, { error: 'invalid_request' }]);
  });

  it('is refused at a length that no form of ours has, with an answer', async () => {
    const response = await fetch(`${service.url}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_name: 'x'.repeat(60_000) }),
    });
    expect([response.status, await response.json()]).toEqual([413, { error: 'invalid_request' }]);
  });

  it('is refused in the request of a program, and in a form', async () => {
    const { browser, asking, email } = await someone();
    expect((await browser.get(authorizePath(asking, { state: '\u0000' }))).status).toBe(400);
    const fresh = new Browser(service.url);
    const token = tokenIn(await fresh.get('/sign-in'));
    const sent = await fresh.post('/sign-in', { token, email: `\u0000${email}`, password: 'x' });
    expect(sent.status).toBe(400);
  });
});

describe('registration', () => {
  const register = (address: string): Promise<Response> =>
    fetch(`${service.url}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ redirect_uris: ['http://127.0.0.1/callback'] }),
    });

  it('is bounded for each address, and says when to come back', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push((await register('192.0.2.77')).status);
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
    expect((await register('192.0.2.78')).status).toBe(201);
  });

  it.each([
    ['names no way to prove itself', {}],
    ['says that it proves nothing', { token_endpoint_auth_method: 'none' }],
  ])('gives no secret to a program that %s', async (_, metadata) => {
    const response = await fetch(`${service.url}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.80' },
      body: JSON.stringify({ redirect_uris: ['http://127.0.0.1:51234/callback'], ...metadata }),
    });
    const made = (await response.json()) as object;
    expect(made).toMatchObject({ token_endpoint_auth_method: 'none' });
    expect(made).not.toHaveProperty('client_secret');
  });

  it('keeps the secret of a program that wants one as a hash, and knows it again', async () => {
    const { browser, workspace } = await someone();
    const response = await fetch(`${service.url}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.79' },
      body: JSON.stringify({
        redirect_uris: ['http://127.0.0.1:51234/callback'],
        token_endpoint_auth_method: 'client_secret_post',
      }),
    });
    const made = (await response.json()) as { client_id: string; client_secret: string };
    const asking = { ...(await program(service)), clientId: made.client_id };
    const answer = await consent(browser, asking, workspace.id);
    const secret = { client_secret: made.client_secret };
    const wrong = await exchange(service, asking, answer, { client_secret: 'wrong' });
    expect([wrong.status, wrong.body.error]).toEqual([401, 'invalid_client']);
    expect((await exchange(service, asking, answer, secret)).status).toBe(200);
    const rows = await service.orm.em
      .getConnection()
      .execute(`select payload from oauth_records where model = 'Client'`);
    expect(JSON.stringify(rows)).not.toContain(made.client_secret);
  });
});
