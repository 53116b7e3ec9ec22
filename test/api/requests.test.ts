import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { requests } from '../../contract/account.ts';
import { sql } from '../../db/orm.ts';
import { OPERATIONS } from '../../contract/operations.ts';
import { type Scope, SCOPES } from '../../contract/operation.ts';
import { isReplayable, replay } from '../../contract/replay.ts';
import { recordRequests } from '../../db/store/requestLog.ts';
import { createKey } from '../../db/store/workspaces.ts';
import { describeAccess, issuePaths } from '../support/access.ts';
import { loggedRequest } from '../support/loggedRequest.ts';
import { call, startService, type TestService, type TestWorkspace } from '../support/service.ts';

const BLOCK = '/v1/classify/blocklist';

let service: TestService;
beforeAll(async () => {
  service = await startService({ roles: { api: true, worker: false } });
});
afterAll(() => service.stop());

const ask = (workspace: TestWorkspace, query = '') => workspace.call('GET', `/v1/requests${query}`);
const rowOf = async (workspace: TestWorkspace, requestId: string) => {
  const { body } = await ask(workspace, `?requestId=${requestId}`);
  expect(body.data).toHaveLength(1);
  return body.data[0];
};

describe('200', () => {
  it('a request is found by its id as soon as it was answered, with all that was sent', async () => {
    const workspace = await service.workspace();
    const sent = { code: '6109', reason: 'Why not', unknown: [1, { a: null }] };
    const answer = await workspace.call('POST', `${BLOCK}?x=1`, {
      body: sent,
      headers: { 'user-agent': 'Test/1' },
    });
    expect(
      await rowOf(workspace, answer.body.requestId ?? answer.headers.get('x-request-id')),
    ).toMatchObject({
      method: 'POST',
      path: BLOCK,
      endpoint: BLOCK,
      query: { x: '1' },
      status: 200,
      errorCode: null,
      keyId: workspace.keyId,
      keyName: 'Test key',
      source: 'api',
      replayed: false,
      body: sent,
      bodyTruncated: false,
      apiVersion: 'v1',
      userAgent: 'Test/1',
    });
  });

  it('lists every request newest first, the failed ones with their code', async () => {
    const workspace = await service.workspace();
    await workspace.call('GET', '/v1/me');
    await workspace.call('POST', BLOCK, { body: {} });
    const { body } = await ask(workspace);
    const rows: { endpoint: string; status: number; errorCode: string | null }[] = body.data;
    expect(rows.map(({ endpoint, status, errorCode }) => [endpoint, status, errorCode])).toEqual([
      [BLOCK, 400, 'invalid_input'],
      ['/v1/me', 200, null],
    ]);
  });

  it('lists also requests for what there is not', async () => {
    const workspace = await service.workspace();
    await workspace.call('GET', '/v1/nothing');
    await workspace.call('PUT', BLOCK, { body: {} });
    const { body } = await ask(workspace, '?failed=true');
    expect(body.data.map(({ status }: { status: number }) => status)).toEqual([405, 404]);
  });

  it('failed=true shows status 400 and up alone, failed=false all', async () => {
    const workspace = await service.workspace();
    await workspace.call('GET', '/v1/me');
    await workspace.call('POST', BLOCK, { body: {} });
    const shown = async (failed: string) =>
      (await ask(workspace, `?failed=${failed}`)).body.data.map(
        ({ endpoint }: { endpoint: string }) => endpoint,
      );
    expect(await shown('true')).toEqual([BLOCK]);
    expect(await shown('false')).toEqual(expect.arrayContaining(['/v1/me', '/v1/requests', BLOCK]));
  });

  it('lists public operations that were called with the key, and no others', async () => {
    const workspace = await service.workspace();
    const keyed = await workspace.call('GET', '/v1/pricing');
    expect(keyed.headers.get('ratelimit-policy')).toMatch(/^"key"/);
    await workspace.call('GET', '/v1/countries', { key: null });
    const listed = (await ask(workspace)).body.data.map(
      ({ endpoint }: { endpoint: string }) => endpoint,
    );
    expect(listed).toEqual(['/v1/pricing']);
  });

  it('keeps no body of a reading request, and no key in any', async () => {
    const workspace = await service.workspace();
    const answer = await workspace.call('GET', '/v1/me');
    expect((await rowOf(workspace, String(answer.headers.get('x-request-id')))).body).toBeNull();
    expect(JSON.stringify((await ask(workspace)).body)).not.toContain(workspace.key);
  });

  it('replaces photos by a note', async () => {
    const workspace = await service.workspace();
    const photo = `data:image/png;base64,${Buffer.alloc(3000).toString('base64')}`;
    const answer = await workspace.call('POST', '/v1/classify', {
      body: { imageUrl: photo, destinationCountry: 'US' },
    });
    const { body } = await rowOf(workspace, answer.body.requestId);
    expect(body.imageUrl).toEqual({ omitted: 'image', mime: 'image/png', bytes: 3000 });
  });

  it('cuts long bodies and says so', async () => {
    const workspace = await service.workspace();
    const codes = Array.from({ length: 2000 }, (_, index) => ({
      code: String(10_000_000 + index),
    }));
    const answer = await workspace.call('POST', `${BLOCK}/import`, { body: { codes } });
    const row = await rowOf(workspace, String(answer.headers.get('x-request-id')));
    expect(row.bodyTruncated).toBe(true);
    expect(JSON.stringify(row.body).length).toBeLessThan(40_000);
  });

  it.each([
    ['a NUL in a value', { code: 'a\u0000b' }],
    ['a NUL in a name', { 'a\u0000b': 1 }],
    ['half a surrogate pair in a value', { code: '\ud800' }],
    ['half a surrogate pair in a name', { '\udfff': 1 }],
    ['a name that objects have by birth', JSON.parse('{"__proto__": {"x": 1}, "constructor": 2}')],
    ['objects nested deep', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
    ['lists nested very deep', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ])('records also a request whose body the database cannot hold: %s', async (_, sent) => {
    const workspace = await service.workspace();
    const rawBody = typeof sent === 'string' ? sent : JSON.stringify(sent);
    const answer = await workspace.call('POST', BLOCK, { rawBody });
    expect(answer.status).toBe(400);
    expect(await rowOf(workspace, answer.body.requestId)).toMatchObject({
      status: 400,
      endpoint: BLOCK,
    });
  });

  it('records also a request whose query holds what the database cannot', async () => {
    const workspace = await service.workspace();
    const answer = await workspace.call('GET', '/v1/usage?a%00b=c%00d&e=%ED%A0%80');
    expect(await rowOf(workspace, String(answer.headers.get('x-request-id')))).toMatchObject({
      status: 200,
    });
  });

  it.each([1, 4, 100])('pages of %d show every request once', async (limit) => {
    const workspace = await service.workspace();
    const ids: string[] = [];
    for (let index = 0; index < 9; index += 1) {
      const answer = await workspace.call('GET', '/v1/classify/blocklist');
      ids.push(String(answer.headers.get('x-request-id')));
    }
    await ask(workspace); // the last one before is stored by now
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: string = `?limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`;
      const { body } = await ask(workspace, page);
      for (const { endpoint, requestId } of body.data) if (endpoint === BLOCK) seen.push(requestId);
      cursor = body.next;
    } while (cursor);
    expect(seen).toEqual(ids.toReversed());
  });

  it('holds what is written twice once, and what came with it', async () => {
    const workspace = await service.workspace();
    const [first, second] = [loggedRequest(workspace.id), loggedRequest(workspace.id)];
    await recordRequests(service.orm, [first]);
    await recordRequests(service.orm, [first, second]);
    const { data } = (await ask(workspace)).body;
    const ids = data.map(({ requestId }: { requestId: string }) => requestId);
    expect(ids.toSorted()).toEqual([first.requestId, second.requestId].toSorted());
  });

  it('shows nothing older than 30 days', async () => {
    const workspace = await service.workspace();
    const answer = await workspace.call('GET', '/v1/me');
    const requestId = String(answer.headers.get('x-request-id'));
    await rowOf(workspace, requestId);
    await sql(
      service.orm,
      `update requests set created_at = now() - interval '31 days' where request_id = ?`,
      [requestId],
    );
    expect((await ask(workspace, `?requestId=${requestId}`)).body.data).toEqual([]);
  });

  it('shows nothing of another workspace', async () => {
    const [one, other] = [await service.workspace(), await service.workspace()];
    const answer = await one.call('GET', '/v1/me');
    const requestId = String(answer.headers.get('x-request-id'));
    await rowOf(one, requestId);
    expect((await ask(other, `?requestId=${requestId}`)).body.data).toEqual([]);
  });

  it('takes a request id in capitals', async () => {
    const workspace = await service.workspace();
    const answer = await workspace.call('GET', '/v1/me');
    const requestId = String(answer.headers.get('x-request-id'));
    expect((await rowOf(workspace, requestId.toUpperCase())).requestId).toBe(requestId);
  });
});

describe('what was sent to screenings and restricted-goods checks', () => {
  const NAME = 'Ivan Petrovich Canary';
  const sent = [
    ['POST', '/v1/screen', { name: NAME, country: 'nowhere' }],
    ['POST', '/V1/Screen', { name: NAME, country: 'nowhere' }],
    ['POST', `/v1/screen?note=${encodeURIComponent(NAME)}`, { name: 7, note: NAME }],
    [
      'POST',
      '/v1/restrictions',
      { destinationCountry: 'ZZ', reference: NAME, items: [{ title: NAME }] },
    ],
    ['GET', `/v1/screen/checks?name=${encodeURIComponent(NAME)}`, undefined],
    ['GET', `/v1/screen?name=${encodeURIComponent(NAME)}`, undefined],
    ['GET', `/v1/screen/${encodeURIComponent(NAME)}`, undefined],
  ] as const;

  it.each(sent)(
    'is hidden from a key without the scope compliance: %s %s',
    async (method, path, body) => {
      const workspace = await service.workspace();
      const options = body === undefined ? {} : { body };
      const answer = await call(service.url, method, path, {
        key: workspace.key,
        idempotencyKey: `kyc-${NAME.replaceAll(' ', '-')}`,
        headers: { 'user-agent': `kyc/1 (${NAME})` },
        ...options,
      });
      const requestId = String(answer.headers.get('x-request-id'));
      const scopes = SCOPES.filter((scope) => scope !== 'compliance');
      const { key } = await createKey(service.orm, {
        workspaceId: workspace.id,
        name: 'Books',
        scopes,
      });
      const query = `/v1/requests?requestId=${requestId}`;
      const shown = (await call(service.url, 'GET', query, { key })).body.data[0];
      expect(shown).toMatchObject({
        body: null,
        query: null,
        idempotencyKey: null,
        userAgent: null,
        bodyHidden: true,
        status: answer.status,
      });
      expect(JSON.stringify(shown)).not.toContain('Canary');
      const whole = await rowOf(workspace, requestId);
      expect(whole.bodyHidden).toBe(false);
      expect(JSON.stringify(whole)).toContain('Canary');
    },
  );

  it("a workspace's own rules are shown to keys that may read them, with either scope", async () => {
    const workspace = await service.workspace();
    const rule = { title: NAME, kind: 'prohibited', keywords: [NAME] };
    const answer = await workspace.call('POST', '/v1/restrictions/rules', { body: rule });
    const query = `/v1/requests?requestId=${answer.headers.get('x-request-id')}`;
    const shownTo = async (...scopes: Scope[]) => {
      const { key } = await createKey(service.orm, {
        workspaceId: workspace.id,
        name: 'Books',
        scopes,
      });
      return (await call(service.url, 'GET', query, { key })).body.data[0];
    };
    expect(await shownTo('account')).toMatchObject({ body: null, bodyHidden: true });
    expect(await shownTo('account', 'settings')).toMatchObject({ body: rule, bodyHidden: false });
    expect(await shownTo('account', 'compliance')).toMatchObject({ body: rule, bodyHidden: false });
  });

  it('other bodies are shown to it', async () => {
    const workspace = await service.workspace({ scopes: ['settings', 'account'] });
    const answer = await workspace.call('POST', BLOCK, { body: { code: '6109' } });
    const row = await rowOf(workspace, String(answer.headers.get('x-request-id')));
    expect(row).toMatchObject({ body: { code: '6109' }, bodyHidden: false });
  });
});

it('an answer can be asked for again by keys of the scope it was given under alone', () => {
  const asked = OPERATIONS.filter(({ id }) => isReplayable(id)).map(({ access }) => access);
  expect(new Set(asked)).toEqual(new Set([replay.access]));
});

describe('400', () => {
  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['failed=yes', 'failed'],
    ['failed=', 'failed'],
    ['requestId=1', 'requestId'],
    ['requestId=zzzzzzzz-zzzz-7zzz-8zzz-zzzzzzzzzzzz', 'requestId'],
    ['cursor=abc', 'cursor'],
  ])('names the field: %s', async (query, path) => {
    expect(issuePaths(await ask(await service.workspace(), `?${query}`))).toEqual([path]);
  });
});

describeAccess(() => service, requests);
