/** A program gets access by a person's consent, step by step, as clients do it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accessTokenReader } from '../../api/signIn/accessTokens.ts';
import { DEFAULT_SCOPES } from '../../contract/roles.ts';
import { listAgentGrants, revokeAgentGrant } from '../../db/store/agentGrants.ts';
import { removeMember, setMember } from '../../db/store/users.ts';
import {
  askToken,
  consent,
  consentPageOf,
  exchange,
  person,
  program,
  refresh,
  tokenIn,
  USUAL,
} from '../support/person.ts';
import type { Json } from '../support/service.ts';
import { type SignInService, startSignIn } from '../support/signInService.ts';

let service: SignInService;
let read: ReturnType<typeof accessTokenReader>;
beforeAll(async () => {
  service = await startSignIn();
  read = accessTokenReader(service.orm, () => service.url);
});
afterAll(() => service.stop());

/** A person who has consented, and what the program got. */
async function granted(redirect?: string) {
  const workspace = await service.workspace();
  const { browser, userId } = await person(service, workspace.id);
  const asking = await program(service, redirect);
  const answer = await consent(browser, asking, workspace.id);
  const { status, body } = await exchange(service, asking, answer);
  expect([status, body.error]).toEqual([200, undefined]);
  return { workspace, browser, userId, asking, answer, tokens: body };
}

describe('the whole way', () => {
  it('leads from the metadata to a token that says for whom it stands', async () => {
    const { workspace, userId, asking, answer, tokens } = await granted();
    expect(answer.searchParams.get('iss')).toBe(service.url);
    expect(answer.searchParams.get('state')).toBe('kept');
    expect(tokens).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'classify calculate account',
    });
    const [grant] = await listAgentGrants(service.orm, workspace.id, { limit: 9 });
    expect(grant).toMatchObject({
      userId,
      clientId: asking.clientId,
      clientName: 'A program',
      scopes: ['classify', 'calculate', 'account'],
      creditCeiling: 100,
      mayApprove: false,
      revokedAt: null,
    });
    expect(await read(tokens.access_token)).toEqual({
      grantId: grant?.id,
      workspaceId: workspace.id,
      userId,
      clientId: asking.clientId,
      scopes: ['classify', 'calculate', 'account'],
      role: 'owner',
    });
  });

  it('is described where clients look', async () => {
    const at = async (path: string): Promise<Json> =>
      (await fetch(`${service.url}/.well-known/${path}`)).json();
    const resource = await at('oauth-protected-resource/mcp');
    expect(resource).toEqual(await at('oauth-protected-resource'));
    expect(resource).toMatchObject({
      resource: `${service.url}/mcp`,
      authorization_servers: [service.url],
    });
    expect(resource.scopes_supported).not.toContain('offline_access');
    const server = await at('oauth-authorization-server');
    expect(server).toEqual(await at('openid-configuration'));
    expect(server).toMatchObject({
      issuer: service.url,
      authorization_endpoint: `${service.url}/oauth/authorize`,
      code_challenge_methods_supported: ['S256'],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
      response_types_supported: ['code'],
    });
    expect(server.token_endpoint_auth_methods_supported).toContain('none');
  });

  it('a program that names no scope is asked about the usual ones', async () => {
    const workspace = await service.workspace();
    const { browser } = await person(service, workspace.id);
    const shown = await consentPageOf(browser, await program(service), { scope: null });
    const offered = [...shown.text.matchAll(/name="scope"\s+value="(\w+)"/g)].map(([, one]) => one);
    expect(new Set(offered)).toEqual(new Set(DEFAULT_SCOPES));
  });

  it('what was not ticked is not granted, now or by a refresh', async () => {
    const workspace = await service.workspace();
    const { browser } = await person(service, workspace.id);
    const asking = await program(service);
    const form: [string, string][] = [
      ['scope', 'account'],
      ['ends', '0'],
      ['answer', 'allow'],
    ];
    const answer = await consent(browser, asking, workspace.id, { form });
    const { body } = await exchange(service, asking, answer);
    expect((await read(body.access_token))?.scopes).toEqual(['account']);
    const again = await refresh(service, asking, body.refresh_token);
    expect((await read(again.body.access_token))?.scopes).toEqual(['account']);
    const [grant] = await listAgentGrants(service.orm, workspace.id, { limit: 9 });
    expect(grant).toMatchObject({ creditCeiling: null, endsAt: null, scopes: ['account'] });
  });

  it('who denies sends the program back with that', async () => {
    const workspace = await service.workspace();
    const { browser } = await person(service, workspace.id);
    const asking = await program(service);
    const answer = await consent(browser, asking, workspace.id, { form: [['answer', 'deny']] });
    expect(answer.searchParams.get('error')).toBe('access_denied');
    expect(answer.searchParams.get('iss')).toBe(service.url);
    expect(await listAgentGrants(service.orm, workspace.id, { limit: 9 })).toEqual([]);
  });
});

describe('no wider than the person', () => {
  it('a role that has no settings hands none on, whatever the form says', async () => {
    const workspace = await service.workspace();
    const { browser } = await person(service, workspace.id, 'editor');
    const asking = await program(service);
    const authorize = { scope: 'settings catalog' };
    const shown = await consentPageOf(browser, asking, authorize);
    expect(shown.text).not.toContain('value="settings"');
    expect(shown.text).not.toContain('name="approve"');
    const form: [string, string][] = [
      ...USUAL,
      ['scope', 'settings'],
      ['scope', 'catalog'],
      ['approve', 'yes'],
    ];
    const answer = await consent(browser, asking, workspace.id, { authorize, form });
    const { body } = await exchange(service, asking, answer);
    expect((await read(body.access_token))?.scopes).toEqual(['catalog']);
    const [grant] = await listAgentGrants(service.orm, workspace.id, { limit: 9 });
    expect(grant).toMatchObject({ scopes: ['catalog'], mayApprove: false });
  });

  it('a workspace of others cannot be chosen', async () => {
    const [mine, theirs] = [await service.workspace(), await service.workspace()];
    const { browser } = await person(service, mine.id);
    const shown = await consentPageOf(browser, await program(service));
    expect(shown.text).not.toContain(theirs.id);
    const token = tokenIn(shown);
    const answered = await browser.post(shown.path, [
      ['token', token],
      ['workspace', theirs.id],
      ...USUAL,
    ]);
    expect(answered.status).toBe(400);
    expect(await listAgentGrants(service.orm, theirs.id, { limit: 9 })).toEqual([]);
  });

  it('a lesser role takes from tokens that are out already', async () => {
    const workspace = await service.workspace();
    const { browser, userId } = await person(service, workspace.id);
    const asking = await program(service);
    const authorize = { scope: 'settings account' };
    const form: [string, string][] = [['scope', 'settings'], ...USUAL];
    const answer = await consent(browser, asking, workspace.id, { authorize, form });
    const { body } = await exchange(service, asking, answer);
    expect((await read(body.access_token))?.scopes).toEqual(['settings', 'account']);
    await setMember(service.orm, workspace.id, userId, 'viewer');
    expect(await read(body.access_token)).toMatchObject({ scopes: ['account'], role: 'viewer' });
  });
});

describe('the end of access', () => {
  it('a revoked grant ends tokens and refreshes at once', async () => {
    const { workspace, asking, tokens } = await granted();
    const [grant] = await listAgentGrants(service.orm, workspace.id, { limit: 9 });
    await revokeAgentGrant(service.orm, workspace.id, grant?.id ?? '');
    expect(await read(tokens.access_token)).toBeNull();
    const { status, body } = await refresh(service, asking, tokens.refresh_token);
    expect([status, body.error]).toEqual([400, 'invalid_grant']);
  });

  it('who is taken out of the workspace takes programs and sessions along', async () => {
    const { workspace, userId, asking, tokens, browser } = await granted();
    expect((await browser.get('/account')).status).toBe(200);
    await removeMember(service.orm, workspace.id, userId);
    expect(await read(tokens.access_token)).toBeNull();
    expect((await refresh(service, asking, tokens.refresh_token)).status).toBe(400);
    expect((await browser.get('/account')).location).toBe('/sign-in');
    expect(
      (await listAgentGrants(service.orm, workspace.id, { limit: 9 }))[0]?.revokedAt,
    ).not.toBeNull();
  });

  it('a program that gives its refresh token back has ended the grant', async () => {
    const { workspace, asking, tokens } = await granted();
    const { status } = await fetch(`${service.url}/oauth/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ token: tokens.refresh_token, client_id: asking.clientId }),
    });
    expect(status).toBe(200);
    expect(await read(tokens.access_token)).toBeNull();
    expect(
      (await listAgentGrants(service.orm, workspace.id, { limit: 9 }))[0]?.revokedAt,
    ).not.toBeNull();
  });

  it('a client that is not known is told to register anew', async () => {
    const { status, body } = await askToken(service, {
      grant_type: 'refresh_token',
      client_id: 'forgotten',
      refresh_token: 'x',
    });
    expect([status, body.error]).toEqual([401, 'invalid_client']);
  });
});
