/** Webhooks over HTTP: endpoints of a workspace, and what a receiver gets. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPERATIONS } from '../../contract/operations.ts';
import * as contract from '../../contract/webhooks.ts';
import { messageOf } from '../../contract/webhookEvents.ts';
import { sql } from '../../db/orm.ts';
import { describeAccess, issuePaths } from '../support/access.ts';
import { type Receiver, type Received, startReceiver, verified } from '../support/receiver.ts';
import {
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';
import { eventually } from '../support/waiting.ts';

const HOOKS = '/v1/webhooks';
const NOBODY = '019ac1a4-5d1f-7c3e-9b7a-2f6f0c1d8e42';
/** Tries follow one another at once, the fourth is the last: what is waited for is not slept. */
const DELAYS_MS = [0, 10, 10, 10];

let receiver: Receiver;
let service: TestService;
beforeAll(async () => {
  receiver = await startReceiver();
  service = await startService({
    environment: { FETCH_ALLOW_HOSTS: receiver.host, WEBHOOKS_ALLOW_HTTP: 'on' },
    overrides: {
      deliveryDelaysMs: DELAYS_MS,
      resolve: async () => [{ address: '10.0.0.7', family: 4 }],
    },
  });
});
afterAll(async () => {
  await service.stop();
  await receiver.stop();
});

let paths = 0;
/** An endpoint with a path of its own. */
async function added(by: TestWorkspace, more: object = {}): Promise<Json> {
  const path = `/hook-${(paths += 1)}`;
  const answer = await by.call('POST', HOOKS, { body: { url: receiver.url + path, ...more } });
  expect(answer.status).toBe(201);
  return { ...answer.body.data, path };
}
const shown = async (by: TestWorkspace, id: string): Promise<Json> =>
  (await by.call('GET', `${HOOKS}/${id}`)).body.data;
const attemptsOf = async (by: TestWorkspace, id: string, query = ''): Promise<Json[]> =>
  (await by.call('GET', `${HOOKS}/${id}/attempts${query}`)).body.data;
const messages = (path: string, count: number): Promise<Received[]> =>
  eventually(
    async () => receiver.at(path),
    (all) => all.length >= count,
  );
const tested = async (by: TestWorkspace, id: string): Promise<string> => {
  const answer = await by.call('POST', `${HOOKS}/${id}/test`);
  expect(answer.status).toBe(202);
  return answer.body.data.messageId;
};
const stateOf = (
  by: TestWorkspace,
  id: string,
  messageId: string,
  state: string,
): Promise<Json[]> =>
  eventually(
    () => attemptsOf(by, id, `?messageId=${messageId}`),
    (attempts) => attempts[0]?.state === state,
  );

describe('endpoints', () => {
  it('are added with a secret that is shown once, and kept encrypted', async () => {
    const by = await service.workspace();
    const { id, secret, enabled, types } = await added(by, { description: 'Shop' });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect({ enabled, types }).toEqual({ enabled: true, types: null });
    for (const path of [HOOKS, `${HOOKS}/${id}`])
      expect(JSON.stringify((await by.call('GET', path)).body)).not.toContain('whsec_');
    const rows = await sql<{ secret: string }>(
      service.orm,
      'select secret from webhook_endpoints where id = ?',
      [id],
    );
    expect(rows[0]?.secret).not.toContain(secret.slice(6, 20));
  });

  it.each([
    ['a private address', 'https://10.0.0.1/hook'],
    ['this machine, on a port that nobody allows', 'http://127.0.0.1:5432/'],
    ['the metadata of clouds', 'http://169.254.169.254/latest'],
    ['a user name', 'https://user:secret@shop.example/'],
    ['another port', 'https://shop.example:8000/'],
    ['no address', 'shop.example/hook'],
    ['another scheme', 'ftp://shop.example/'],
  ])('of %s are refused, and the field is named', async (_, url) => {
    const by = await service.workspace();
    const answer = await by.call('POST', HOOKS, { body: { url } });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { details: { reason: 'url_not_allowed' } } },
    });
    expect(issuePaths(answer)).toEqual(['url']);
    const { id } = await added(by);
    expect((await by.call('PATCH', `${HOOKS}/${id}`, { body: { url } })).status).toBe(400);
  });

  it('are no more than twenty, also where many are added at once', async () => {
    const by = await service.workspace();
    const body = { url: `${receiver.url}/many` };
    const answers = await Promise.all(
      Array.from({ length: contract.ENDPOINTS_MAX + 3 }, () => by.call('POST', HOOKS, { body })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(contract.ENDPOINTS_MAX);
    expect(answers.find(({ status }) => status === 400)?.body.error.details).toMatchObject({
      reason: 'limit_reached',
      limit: contract.ENDPOINTS_MAX,
    });
  });

  it('are changed in what is sent alone', async () => {
    const by = await service.workspace();
    const { id, url } = await added(by, { description: 'Shop', types: ['bulk.completed'] });
    const change = (body: object) => by.call('PATCH', `${HOOKS}/${id}`, { body });
    expect((await change({ enabled: false })).body.data).toMatchObject({
      url,
      description: 'Shop',
      types: ['bulk.completed'],
      enabled: false,
      disabledReason: 'person',
    });
    expect((await change({ types: null, description: null })).body.data).toMatchObject({
      description: null,
      types: null,
      enabled: false,
    });
    expect((await change({ enabled: true })).body.data).toMatchObject({
      enabled: true,
      disabledReason: null,
      disabledAt: null,
    });
    expect((await change({ types: ['bulk.finished'] })).status).toBe(400);
  });

  it('go with all that waits for them', async () => {
    const by = await service.workspace();
    const { id } = await added(by);
    expect((await by.call('DELETE', `${HOOKS}/${id}`)).body.data).toEqual({ removed: true });
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['GET', '/attempts'],
      ['POST', '/test'],
    ] as const)
      expect((await by.call(method, `${HOOKS}/${id}${path}`)).status).toBe(404);
  });

  it('of another workspace are not there', async () => {
    const [one, other] = [await service.workspace(), await service.workspace()];
    const { id, path } = await added(one);
    const messageId = await tested(one, id);
    await messages(path, 1);
    const since = new Date(0).toISOString();
    const calls: [string, string, object?][] = [
      ['GET', `${HOOKS}/${id}`],
      ['PATCH', `${HOOKS}/${id}`, { enabled: false }],
      ['DELETE', `${HOOKS}/${id}`],
      ['POST', `${HOOKS}/${id}/rotate`, {}],
      ['POST', `${HOOKS}/${id}/test`],
      ['GET', `${HOOKS}/${id}/attempts`],
      ['POST', `${HOOKS}/${id}/recover`, { since }],
      ['POST', `${HOOKS}/messages/${messageId}/resend`, {}],
    ];
    for (const [method, at, body] of calls)
      expect([at, (await other.call(method, at, { body })).status]).toEqual([at, 404]);
    const { id: own } = await added(other);
    const crossed = { endpointId: own };
    expect(
      (await other.call('POST', `${HOOKS}/messages/${messageId}/resend`, { body: crossed })).status,
    ).toBe(404);
    expect((await other.call('GET', HOOKS)).body.data).toHaveLength(1);
    expect(await shown(one, id)).toMatchObject({ enabled: true });
  });
});

describe('a message', () => {
  it('is verified by the official library, and says what it is in the declared shape', async () => {
    const by = await service.workspace();
    const { id, path, secret } = await added(by);
    const messageId = await tested(by, id);
    const [received] = await messages(path, 1);
    if (!received) throw new Error('nothing came');
    expect(received.id).toBe(messageId);
    expect(received.headers['content-type']).toBe('application/json');
    expect(messageOf('endpoint.test').parse(verified(secret, received))).toEqual(received.message);
    expect(() => verified(secret, { ...received, body: `${received.body} ` })).toThrow();
    const [attempt] = await stateOf(by, id, messageId, 'delivered');
    expect(attempt).toMatchObject({ type: 'endpoint.test', number: 1, status: 204, nextAt: null });
    expect(await shown(by, id)).toMatchObject({ failingSince: null });
    expect((await shown(by, id)).lastSuccessAt).not.toBeNull();
  });

  it('is signed by both secrets while they are changed, and by the new one alone after', async () => {
    const by = await service.workspace();
    const { id, path, secret: old } = await added(by);
    const rotate = async (previousHours: number): Promise<Json> =>
      (await by.call('POST', `${HOOKS}/${id}/rotate`, { body: { previousHours } })).body.data;
    const turned = await rotate(1);
    expect(turned.previousSecretUntil).not.toBeNull();
    await tested(by, id);
    const [both] = await messages(path, 1);
    if (!both) throw new Error('nothing came');
    expect(verified(old, both)).toEqual(verified(turned.secret, both));
    const last = await rotate(0);
    expect(last.previousSecretUntil).toBeNull();
    await tested(by, id);
    const [, alone] = await messages(path, 2);
    if (!alone) throw new Error('nothing came');
    expect(() => verified(turned.secret, alone)).toThrow();
    expect(verified(last.secret, alone)).toEqual(alone.message);
  });

  it('is signed by every secret within its time, the last five at most', async () => {
    const by = await service.workspace();
    const { id, path, secret } = await added(by);
    const secrets: string[] = [secret];
    const rotate = async (previousHours: number): Promise<Json> => {
      const { data } = (await by.call('POST', `${HOOKS}/${id}/rotate`, { body: { previousHours } }))
        .body;
      secrets.push(data.secret);
      return data;
    };
    const { previousSecretUntil: longest } = await rotate(48);
    expect((await rotate(1)).previousSecretUntil).toBe(longest); // not cut short by the second
    await tested(by, id);
    const [three] = await messages(path, 1);
    if (!three) throw new Error('nothing came');
    for (const one of secrets) expect(verified(one, three)).toEqual(three.message);
    for (let more = 0; more < 3; more += 1) await rotate(1);
    await tested(by, id);
    const [, five] = await messages(path, 2);
    if (!five) throw new Error('nothing came');
    expect(() => verified(secret, five)).toThrow();
    for (const one of secrets.slice(1)) expect(verified(one, five)).toEqual(five.message);
    expect(String(five.headers['webhook-signature']).split(' ')).toHaveLength(5);
  });

  it('that fails is tried again as often as may be, with the same id, then given up', async () => {
    const by = await service.workspace();
    const { id, path } = await added(by);
    receiver.reply(path, { status: 500, body: 'x'.repeat(10_000) });
    const messageId = await tested(by, id);
    const attempts = await stateOf(by, id, messageId, 'failed');
    expect(attempts.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
    expect(attempts[0]).toMatchObject({ outcome: 'refused', status: 500, nextAt: null });
    expect(attempts[0]?.response).toHaveLength(4096);
    expect(new Set(receiver.at(path).map((one) => one.id))).toEqual(new Set([messageId]));
    expect((await shown(by, id)).failingSince).not.toBeNull();
    const only = await attemptsOf(by, id, '?outcome=delivered');
    expect(only).toEqual([]);
  });

  it('does not follow a redirect, and arrives with a later try', async () => {
    const by = await service.workspace();
    const { id, path } = await added(by);
    const location = `${receiver.url}/elsewhere`;
    receiver.reply(path, { status: 302, headers: { location } }, { status: 200, body: 'ok' });
    const messageId = await tested(by, id);
    const attempts = await stateOf(by, id, messageId, 'delivered');
    expect(attempts.map(({ outcome }) => outcome)).toEqual(['delivered', 'redirected']);
    expect(attempts[0]).toMatchObject({ response: 'ok' });
    expect(receiver.at('/elsewhere')).toEqual([]);
  });

  it('that is answered 410 disables the endpoint, which the others are told', async () => {
    const by = await service.workspace();
    const gone = await added(by);
    const other = await added(by);
    receiver.reply(gone.path, { status: 410 });
    const messageId = await tested(by, gone.id);
    await stateOf(by, gone.id, messageId, 'failed');
    const [told] = await messages(other.path, 1);
    if (!told) throw new Error('nothing came');
    const message = messageOf('endpoint.disabled').parse(verified(other.secret, told));
    expect(message['data']).toMatchObject({ endpointId: gone.id, reason: 'gone' });
    expect(await shown(by, gone.id)).toMatchObject({ enabled: false, disabledReason: 'gone' });
    for (const path of ['test', 'recover'])
      expect(
        await by.call('POST', `${HOOKS}/${gone.id}/${path}`, {
          body: path === 'recover' ? { since: new Date().toISOString() } : undefined,
        }),
      ).toMatchObject({ status: 409 });
  });

  it('does not go to a name that leads to a private machine, and says no more of it', async () => {
    const by = await service.workspace();
    const body = { url: 'http://private.example/hook' };
    const { id } = (await by.call('POST', HOOKS, { body })).body.data;
    const messageId = await tested(by, id);
    const [attempt] = await stateOf(by, id, messageId, 'failed');
    expect(attempt).toMatchObject({ outcome: 'unreachable', status: null, response: null });
  });
});

describe('what was missed', () => {
  it('is sent again one by one, or from a moment on', async () => {
    const by = await service.workspace({ credits: 50 });
    const since = new Date().toISOString();
    const { id, path } = await added(by);
    receiver.reply(path, { status: 500 });
    const failed = await runEnded(by);
    const [first] = await messages(path, 1);
    await stateOf(by, id, first?.id ?? '', 'failed');
    await by.call('PATCH', `${HOOKS}/${id}`, { body: { enabled: false } });
    const whileDisabled = await runEnded(by);
    receiver.reply(path, { status: 204 });
    await by.call('PATCH', `${HOOKS}/${id}`, { body: { enabled: true } });
    const recovered = await by.call('POST', `${HOOKS}/${id}/recover`, { body: { since } });
    expect(recovered).toMatchObject({ status: 202, body: { data: { messages: 2 } } });
    await stateOf(by, id, first?.id ?? '', 'delivered');
    const all = await messages(path, DELAYS_MS.length + 2);
    const runs = all.slice(DELAYS_MS.length).map(({ message }) => message.data.runId);
    expect(new Set(runs)).toEqual(new Set([failed, whileDisabled]));
    const again = await by.call('POST', `${HOOKS}/${id}/recover`, { body: { since } });
    expect(again.body.data.messages).toBe(0);

    const resend = `${HOOKS}/messages/${first?.id}/resend`;
    const resent = await by.call('POST', resend, { body: { endpointId: id } });
    expect(resent).toMatchObject({ status: 202, body: { data: { messageId: first?.id } } });
    const repeated = await messages(path, DELAYS_MS.length + 3);
    expect(repeated.at(-1)?.id).toBe(first?.id);
    expect((await by.call('POST', `${HOOKS}/messages/${NOBODY}/resend`, { body: {} })).status).toBe(
      404,
    );
  });
});

const line = { originCountry: 'CN', destinationCountry: 'US', value: 100, currency: 'USD' };
const GOOD = { hsCode: '6109100012', ...line };

/** The id of a run that has ended. */
async function runEnded(by: TestWorkspace, more: object = {}): Promise<string> {
  const body = { kind: 'calculate', items: [GOOD], ...more };
  const { id } = (await by.call('POST', '/v1/bulk/runs', { body })).body.data;
  await eventually(
    async () => (await by.call('GET', `/v1/bulk/status?id=${id}`)).body.data.state,
    (state) => state === 'completed' || state === 'paused',
  );
  return id;
}

describe('bulk runs', () => {
  it('that end are told once, to the endpoints that want it', async () => {
    const by = await service.workspace();
    const wants = await added(by, { types: ['bulk.completed', 'bulk.failed'] });
    const all = await added(by);
    const not = await added(by, { types: ['bulk.paused'] });
    const items = [GOOD, { ...GOOD, hsCode: '9999999999', reference: 'TEE-2' }];
    const runId = await runEnded(by, { items, name: 'Autumn', reference: 'r-7' });
    for (const { path, secret } of [wants, all]) {
      const [told] = await messages(path, 1);
      if (!told) throw new Error('nothing came');
      const message = messageOf('bulk.completed').parse(verified(secret, told));
      expect(message).toMatchObject({
        type: 'bulk.completed',
        data: {
          runId,
          kind: 'calculate',
          name: 'Autumn',
          reference: 'r-7',
          counts: { total: 2, succeeded: 1, failed: 1, skipped: 0 },
          failed: [{ index: 1, reference: 'TEE-2' }],
          resultsUrl: `/v1/bulk/results?id=${runId}`,
        },
      });
    }
    expect(receiver.at(not.path)).toEqual([]);
  });

  it('that pause say why; those that are cancelled say so', async () => {
    const by = await service.workspace();
    const { path, secret } = await added(by);
    const runId = await runEnded(by, { items: [GOOD, GOOD], maxCredits: 1 });
    const [paused] = await messages(path, 1);
    if (!paused) throw new Error('nothing came');
    expect(messageOf('bulk.paused').parse(verified(secret, paused))['data']).toMatchObject({
      runId,
      pauseReason: 'ceiling',
    });
    await by.call('DELETE', `/v1/bulk/runs?id=${runId}`);
    const [, cancelled] = await messages(path, 2);
    if (!cancelled) throw new Error('nothing came');
    expect(messageOf('bulk.cancelled').parse(verified(secret, cancelled))['data']).toMatchObject({
      counts: { skipped: 1 },
    });
  });
});

const BODIES: Readonly<Record<string, object>> = {
  createWebhook: { url: 'https://shop.example/hook' },
  updateWebhook: {},
  rotateWebhook: {},
  recoverWebhook: { since: '2026-11-21T09:30:00.000Z' },
  resendWebhookMessage: {},
};

const HOOK_OPERATIONS = OPERATIONS.filter(({ group }) => group === 'Webhooks');

describe.each(HOOK_OPERATIONS.map((one) => [one.id, one] as const))('%s', (_, operation) => {
  const body = BODIES[operation.id];
  describeAccess(
    () => service,
    { ...operation, path: operation.path.replace('{id}', NOBODY) },
    body ? { body } : {},
  );
});
