/** The login of the command line: consent, one token, one API key, and how that key ends. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { accessTokenReader } from '../../api/signIn/accessTokens.ts';
import type { Role } from '../../contract/roles.ts';
import { sql, together } from '../../db/orm.ts';
import { listAgentGrants, revokeAgentGrant } from '../../db/store/agentGrants.ts';
import { rotateKey } from '../../db/store/keyRotation.ts';
import { removeMember, removeUser, setMember } from '../../db/store/users.ts';
import { createKey } from '../../db/store/workspaces.ts';
import {
  authorizePath,
  consent,
  consentPageOf,
  exchange,
  type Program,
  person,
  program,
  tokenIn,
} from '../support/person.ts';
import type { Json } from '../support/service.ts';
import { type SignInService, startSignIn } from '../support/signInService.ts';

let service: SignInService;
beforeAll(async () => {
  service = await startSignIn();
});
afterAll(() => service.stop());

const PATH = '/v1/keys/exchange';
const FORM: [string, string][] = [
  ['scope', 'classify'],
  ['scope', 'catalog'],
  ['ends', '30'],
  ['answer', 'allow'],
];
const ASKED = { scope: 'classify catalog settings' };

const commandLine = (): Program => ({
  clientId: 'landfall-command-line',
  redirect: 'http://127.0.0.1:51234/callback',
  verifier: randomBytes(32).toString('base64url'),
});

async function someone(role: Role = 'owner') {
  const workspace = await service.workspace();
  return { workspace, ...(await person(service, workspace.id, role)), asking: commandLine() };
}
type Someone = Awaited<ReturnType<typeof someone>>;

async function call(method: string, path: string, bearer: string, body?: unknown) {
  const response = await fetch(`${service.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Json };
}

/** A token as the command line gets it. */
async function tokenFor({ browser, asking, workspace }: Someone, form = FORM): Promise<string> {
  const authorize = { ...ASKED, resource: `${service.url}${PATH}` };
  const answer = await consent(browser, asking, workspace.id, { authorize, form });
  const { status, body } = await exchange(service, asking, answer);
  expect([status, body.refresh_token]).toEqual([200, undefined]);
  return body.access_token;
}

async function keyFor(one: Someone): Promise<Json> {
  const { status, body } = await call('POST', PATH, await tokenFor(one), { name: 'Desk' });
  expect(status).toBe(201);
  return body.data;
}
const statusOf = async (key: string): Promise<number> => (await call('GET', '/v1/me', key)).status;

describe('an access token of the command line', () => {
  it('becomes one key, with the scopes and the end that were consented to', async () => {
    const one = await someone();
    const token = await tokenFor(one);
    const [first, second] = await Promise.all([
      call('POST', PATH, token, { name: ' Desk\nof Ada ' }),
      call('POST', PATH, token),
    ]);
    const [made, refused] = first.status === 201 ? [first, second] : [second, first];
    expect([made.status, refused.status]).toEqual([201, 401]);
    const { key, expiresAt, scopes, workspace } = made.body.data;
    expect(key).toMatch(/^lf_(?!test_)/);
    expect(scopes).toEqual(['classify', 'catalog']);
    expect(workspace.id).toBe(one.workspace.id);
    const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const me = await call('GET', '/v1/me', key);
    expect([me.status, me.body.data.key.scopes]).toEqual([200, ['classify', 'catalog']]);
    expect((await call('POST', PATH, token)).status).toBe(401);
  });

  it('opens nothing else', async () => {
    const token = await tokenFor(await someone());
    expect(await accessTokenReader(service.orm, () => service.url)(token)).toBeNull();
    expect(await statusOf(token)).toBe(401);
  });

  it('of any other program is worth nothing here, and none may ask for one', async () => {
    const { browser, workspace } = await someone();
    const asking = await program(service);
    const answer = await consent(browser, asking, workspace.id);
    const { body } = await exchange(service, asking, answer);
    expect((await call('POST', PATH, body.access_token)).status).toBe(401);
    const resource = `${service.url}${PATH}`;
    const { location } = await browser.get(authorizePath(asking, { resource }));
    expect(new URL(location ?? '').searchParams.get('error')).toBe('invalid_target');
  });

  it.each([
    ['a name that is no text', { name: 7 }],
    ['an empty name', { name: ' ' }],
    ['a name that is too long', { name: 'x'.repeat(121) }],
    ['a name that no database keeps', { name: 'a\u0000b' }],
  ])('is not used up by %s', async (_, body) => {
    const token = await tokenFor(await someone());
    const refused = await call('POST', PATH, token, body);
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_input', details: { issues: [{ path: 'name' }] } } },
    });
    expect((await call('POST', PATH, token)).status).toBe(201);
  });
});

describe('whatever is sent', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 });
  const body = fc.oneof(
    fc.json(),
    text,
    fc.uint8Array({ maxLength: 200 }),
    fc.record({ name: fc.jsonValue() }).map((sent) => JSON.stringify(sent)),
    fc.constantFrom('', '[]', '{}', 'null', '{"name":null}', '{"name":"a","name":"b"}'),
  );
  const type = fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', undefined);
  // what a header may hold
  const word = fc.stringMatching(/^[!-~]{0,40}$/);
  const unknown = fc.oneof(
    word,
    word.map((one) => `Bearer ${one}`),
    word.map((one) => `bearer  lf_${one}`),
    fc.constant(undefined),
  );

  it('without a token makes no key, and is answered as an error is', async () => {
    const keys = () => sql(service.orm, 'select count(*)::int as n from api_keys');
    const before = await keys();
    const method = fc.constantFrom('POST', 'DELETE', 'PUT', 'PATCH');
    await fc.assert(
      fc.asyncProperty(method, unknown, type, body, async (verb, authorization, sentAs, sent) => {
        const headers = {
          ...(authorization === undefined ? {} : { authorization }),
          ...(sentAs === undefined ? {} : { 'content-type': sentAs }),
        };
        const request = { method: verb, headers, body: sent };
        const answer = await fetch(`${service.url}${PATH}`, request);
        const { error, requestId } = (await answer.json()) as Json;
        expect([400, 401, 404, 405, 413, 429]).toContain(answer.status);
        expect([typeof error.code, typeof error.message]).toEqual(['string', 'string']);
        expect(answer.headers.get('x-request-id')).toBe(requestId);
      }),
      { numRuns: 150 },
    );
    expect(await keys()).toEqual(before);
  });

  it('with a token makes its one key, or leaves it to be used', async () => {
    const token = await tokenFor(await someone());
    let made = 0;
    await fc.assert(
      fc.asyncProperty(type, body, async (sentAs, sent) => {
        const headers = {
          authorization: `Bearer ${token}`,
          ...(sentAs === undefined ? {} : { 'content-type': sentAs }),
        };
        const answer = await fetch(`${service.url}${PATH}`, {
          method: 'POST',
          headers,
          body: sent,
        });
        if (answer.status === 201) made += 1;
        expect(made > 0 ? [201, 400, 401, 413, 429] : [400, 413, 429]).toContain(answer.status);
      }),
      { numRuns: 60 },
    );
    expect(made).toBeLessThanOrEqual(1);
    if (made === 0) expect((await call('POST', PATH, token)).status).toBe(201);
    expect((await call('POST', PATH, token)).status).toBe(401);
  });
});

describe('the page to consent', () => {
  it('says that a key is made, and asks neither for a ceiling nor for approvals', async () => {
    const { browser, asking } = await someone();
    const { text } = await consentPageOf(browser, asking, ASKED);
    expect(text).toContain('API key');
    expect(text).toContain('Landfall command line');
    for (const field of ['name="ceiling"', 'name="approve"', 'when I end it'])
      expect(text).not.toContain(field);
  });

  it('takes no key without an end', async () => {
    const { browser, asking, workspace } = await someone();
    const shown = await consentPageOf(browser, asking, ASKED);
    const form = FORM.map(([name, value]) => [name, name === 'ends' ? '0' : value] as const);
    const answered = await browser.post(shown.path, [
      ['token', tokenIn(shown)],
      ['workspace', workspace.id],
      ...form.map(([name, value]): [string, string] => [name, value]),
    ]);
    expect([answered.status, answered.text]).toEqual([
      400,
      expect.stringContaining('Choose when it ends'),
    ]);
  });
});

describe('a key that was made so', () => {
  it('ends itself, with its grant, and makes no other', async () => {
    const one = await someone();
    const { key } = await keyFor(one);
    const grants = () => listAgentGrants(service.orm, one.workspace.id, { limit: 10 });
    expect(await grants()).toMatchObject([
      { clientName: 'Landfall command line', revokedAt: null, creditCeiling: null },
    ]);
    expect(await call('POST', PATH, key)).toMatchObject({
      status: 401,
      body: { error: { message: expect.stringContaining('makes no other key') } },
    });
    expect(await call('DELETE', PATH, key)).toMatchObject({ body: { data: { removed: true } } });
    expect([await statusOf(key), (await call('DELETE', PATH, key)).status]).toEqual([401, 401]);
    const [grant] = await grants();
    expect(grant?.revokedAt).not.toBeNull();
  });

  it.each<[string, (one: Someone) => Promise<unknown>]>([
    [
      'its grant is revoked',
      async ({ workspace }) => {
        const [grant] = await listAgentGrants(service.orm, workspace.id, { limit: 1 });
        await revokeAgentGrant(service.orm, workspace.id, grant?.id ?? '');
      },
    ],
    [
      'its person is no member any more',
      ({ workspace, userId }) =>
        together(service.orm, () => removeMember(service.orm, workspace.id, userId)),
    ],
    ['its person is removed', ({ userId }) => removeUser(service.orm, userId)],
  ])('is refused as soon as %s, and so is the one in its place', async (_, ends) => {
    const one = await someone();
    const { id, key } = await keyFor(one);
    const rotated = await rotateKey(service.orm, id, {
      oldUntil: new Date(Date.now() + 3_600_000),
      expiresAt: null,
    });
    const other = rotated.rotated ? rotated.key : '';
    expect([await statusOf(key), await statusOf(other)]).toEqual([200, 200]);
    await ends(one);
    expect([await statusOf(key), await statusOf(other)]).toEqual([401, 401]);
  });

  it('may no more than the role of its person at the moment of the call', async () => {
    const one = await someone('editor');
    const { key } = await keyFor(one);
    await setMember(service.orm, one.workspace.id, one.userId, 'viewer');
    const changed = await call('POST', '/v1/catalog/products', key, { title: 'T-shirt' });
    expect(changed).toMatchObject({
      status: 403,
      body: { error: { details: { reason: 'role', role: 'viewer' } } },
    });
  });
});

it('a key that an operator has made is not ended by its holder', async () => {
  const { id: workspaceId } = await service.workspace();
  const { key } = await createKey(service.orm, { workspaceId, name: 'Shop', scopes: ['account'] });
  expect((await call('DELETE', PATH, key)).status).toBe(409);
  expect(await statusOf(key)).toBe(200);
});
