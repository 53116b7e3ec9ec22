/** Four faults that the obvious settings of an authorization server have, as clients met them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accessTokenReader } from '../../api/signIn/accessTokens.ts';
import { sql } from '../../db/orm.ts';
import { digestOf } from '../../db/store/signIn.ts';
import { consent, exchange, person, program, refresh } from '../support/person.ts';
import { type SignInService, startSignIn } from '../support/signInService.ts';

let service: SignInService;
let read: ReturnType<typeof accessTokenReader>;
beforeAll(async () => {
  service = await startSignIn();
  read = accessTokenReader(service.orm, () => service.url);
});
afterAll(() => service.stop());

async function granted(redirect?: string, authorize: Record<string, string> = {}) {
  const workspace = await service.workspace();
  const { browser } = await person(service, workspace.id);
  const asking = await program(service, redirect);
  const answer = await consent(browser, asking, workspace.id, { authorize });
  const { status, body } = await exchange(service, asking, answer);
  expect([status, body.error]).toEqual([200, undefined]);
  return { asking, answer, browser, workspace, tokens: body };
}

describe('a resource in another spelling', () => {
  it.each([
    ['a slash at its end', (url: string) => `${url}/mcp/`],
    ['the scheme in capital letters', (url: string) => `${url.replace('http', 'HTTP')}/mcp`],
  ])('is ours with %s, at the request, the exchange and the refresh', async (_, spelt) => {
    const resource = spelt(service.url);
    const workspace = await service.workspace();
    const { browser } = await person(service, workspace.id);
    const asking = await program(service);
    const answer = await consent(browser, asking, workspace.id, { authorize: { resource } });
    const { body } = await exchange(service, asking, answer, { resource });
    const again = await refresh(service, asking, body.refresh_token, { resource });
    expect([again.status, again.body.error]).toEqual([200, undefined]);
    expect(await read(again.body.access_token)).not.toBeNull();
  });

  it('a foreign one is refused, and the refresh token is as good as before', async () => {
    const { asking, tokens } = await granted();
    const resource = 'https://elsewhere.example/mcp';
    const refused = await refresh(service, asking, tokens.refresh_token, { resource });
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_target']);
    const again = await refresh(service, asking, tokens.refresh_token);
    expect([again.status, again.body.error]).toEqual([200, undefined]);
  });
});

describe('refreshes at once', () => {
  it('three of one token all succeed, and what they brought is good', async () => {
    const { asking, tokens } = await granted();
    const answers = await Promise.all(
      [1, 2, 3].map(() => refresh(service, asking, tokens.refresh_token)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { body } of answers) {
      expect(await read(body.access_token)).not.toBeNull();
      expect((await refresh(service, asking, body.refresh_token)).status).toBe(200);
    }
  });

  it('the grace does not begin anew with each use', async () => {
    const { asking, tokens } = await granted();
    const first = await refresh(service, asking, tokens.refresh_token);
    await usedAgo(tokens.refresh_token, 6);
    expect((await refresh(service, asking, tokens.refresh_token)).status).toBe(200);
    await usedAgo(tokens.refresh_token, 5); // and more than ten have passed since the first
    const late = await refresh(service, asking, tokens.refresh_token);
    expect([late.status, late.body.error]).toEqual([400, 'invalid_grant']);
    expect(await read(first.body.access_token)).toBeNull();
  });
});

/** As if a refresh token had been used so many seconds earlier than it was. */
const usedAgo = (token: string, seconds: number): Promise<unknown> =>
  sql(
    service.orm,
    `update oauth_records set consumed_at = consumed_at - make_interval(secs => ?::float8)
     where model = 'RefreshToken' and id_hash = ? and consumed_at is not null`,
    [seconds, digestOf(token)],
  );

describe('redirects of programs', () => {
  it.each([
    'http://127.0.0.1:51234/callback',
    'http://localhost:51234/callback',
    'cursor://anysphere.cursor-mcp/oauth/callback',
    'https://agent.example/callback',
  ])('a program without a word on its kind may be answered at %s', async (redirect) => {
    const { answer } = await granted(redirect);
    expect(answer.href.startsWith(redirect)).toBe(true);
  });

  it('the port of a loopback redirect may be another than the registered one', async () => {
    const workspace = await service.workspace();
    const { browser } = await person(service, workspace.id);
    const asking = await program(service, 'http://127.0.0.1/callback');
    const moved = { ...asking, redirect: 'http://127.0.0.1:49152/callback' };
    const answer = await consent(browser, moved, workspace.id);
    expect(answer.port).toBe('49152');
    expect((await exchange(service, moved, answer)).status).toBe(200);
  });
});

describe('a token that outlives its end', () => {
  it('a revoked access token is refused at once, in every process', async () => {
    const { asking, tokens } = await granted();
    const other = await service.beside({ publicUrl: service.url });
    await fetch(`${service.url}/oauth/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ token: tokens.access_token, client_id: asking.clientId }),
    });
    const elsewhere = accessTokenReader(other.orm, () => service.url);
    expect([await read(tokens.access_token), await elsewhere(tokens.access_token)]).toEqual([
      null,
      null,
    ]);
    await other.stop();
  });

  it('a code that comes again ends what came of it', async () => {
    const { asking, answer, tokens } = await granted();
    const again = await exchange(service, asking, answer);
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant']);
    expect(await read(tokens.access_token)).toBeNull();
    expect((await refresh(service, asking, tokens.refresh_token)).status).toBe(400);
  });
});
