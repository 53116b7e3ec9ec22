/** A code is approved by a person: in the client, on the page, or by what they allowed before. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { takeAnswer } from '../../api/mcp/questions.ts';
import type { Role } from '../../contract/roles.ts';
import { revokeAgentGrant } from '../../db/store/agentGrants.ts';
import { findRecord, putRecord } from '../../db/store/oauthRecords.ts';
import { earlierClient, grantedTo, modernClient, StandInSignIn } from '../support/agents.ts';
import { Browser, tokenIn } from '../support/person.ts';
import { type Json, startService, type TestService } from '../support/service.ts';

let service: TestService;
const signIn = new StandInSignIn();
beforeAll(async () => {
  service = await startService({ overrides: { agents: signIn } });
});
afterAll(() => service.stop());

type Terms = Parameters<typeof grantedTo>[3] & { role?: Role };

/** A product with a suggested code, and the call that would approve it. */
async function suggestion({ role, ...terms }: Terms = {}) {
  const workspace = await service.workspace();
  const made = await workspace.call('POST', '/v1/catalog/products', {
    body: { title: 'Shirt "A" <b>', description: 'Knitted cotton T-shirt for men' },
  });
  const { id } = made.body.data;
  const added = await workspace.call('POST', `/v1/catalog/products/${id}/classifications`, {
    body: { destinationCountry: 'US', code: '6109100012' },
  });
  const classificationId = added.body.data.id;
  const state = async (): Promise<Json> => {
    const listed = await workspace.call('GET', `/v1/catalog/products/${id}/classifications`);
    return listed.body.data.find((one: Json) => one.id === classificationId);
  };
  const granted = await grantedTo(service, signIn, workspace, {
    ...terms,
    ...(role ? { role } : {}),
  });
  const call = { name: 'approve_code', arguments: { id, classificationId } };
  return { workspace, ...granted, call, state };
}

const clients = [
  ['2026-07-28', modernClient],
  ['2025-11-25', earlierClient],
] as const;

describe.each(clients)('a client of %s that shows forms', (_, connect) => {
  it('asks a person, who is shown what, and approves', async () => {
    const { token, call, state } = await suggestion();
    let asked = '';
    const client = await connect(service.url, token, (message) => {
      asked = message;
      return { action: 'accept', content: { approve: true } };
    });
    const result = await client.callTool(call);
    expect(result.structuredContent.data.state).toBe('approved');
    expect(asked).toContain('6109.10.00.12');
    expect(asked).toContain('Shirt "A"');
    expect((await state()).decidedBy).toMatchObject({ type: 'oauth_client' });
    await client.close();
  });

  it.each([
    ['refuses', { action: 'decline' }],
    ['goes away', { action: 'cancel' }],
    ['leaves the box empty', { action: 'accept', content: { approve: false } }],
  ])('changes nothing where the person %s', async (__, answer) => {
    const { token, call, state } = await suggestion();
    const client = await connect(service.url, token, () => answer);
    const result = await client.callTool(call);
    expect(result.isError).toBe(true);
    expect(result.structuredContent.error).toMatchObject({
      code: 'forbidden',
      details: { reason: 'not_approved' },
    });
    expect((await state()).state).toBe('suggested');
    await client.close();
  });

  it('is told a page where the person has no say in codes', async () => {
    const { token, call, state } = await suggestion({ role: 'editor' });
    const asked: string[] = [];
    const client = await connect(service.url, token, (message) => {
      asked.push(message);
      return { action: 'accept', content: { approve: true } };
    });
    const result = await client.callTool(call);
    expect(result.structuredContent.error.details.approvalUrl).toContain('/approvals/');
    expect([asked, (await state()).state]).toEqual([[], 'suggested']);
    await client.close();
  });
});

describe('a question within a call', () => {
  it('is answered in whatever process the answer comes to', async () => {
    const { token, call } = await suggestion();
    const other = await startService({ beside: service, overrides: { agents: signIn } });
    const yes = () => ({ action: 'accept', content: { approve: true } });
    let elsewhere = 0;
    const client = await earlierClient(service.url, token, yes, (to, init) => {
      const isAnswer = typeof init?.body === 'string' && init.body.includes('"result"');
      elsewhere += isAnswer ? 1 : 0;
      return fetch(isAnswer ? new URL('/mcp', other.url) : to, init);
    });
    const result = await client.callTool(call);
    expect([result.structuredContent.data.state, elsewhere]).toEqual(['approved', 1]);
    await client.close();
    await other.stop();
  });

  it('comes to nothing when the grant is revoked while the person thinks', async () => {
    const { token, call, state, workspace, grantId } = await suggestion();
    const client = await earlierClient(service.url, token, async () => {
      await revokeAgentGrant(service.orm, workspace.id, grantId);
      return { action: 'accept', content: { approve: true } };
    });
    const result = await client.callTool(call);
    expect(result.structuredContent.error.message).toContain('is over');
    expect((await state()).state).toBe('suggested');
    await client.close();
  });

  it('takes the first answer alone, and none of another grant', async () => {
    const id = randomUUID();
    await putRecord(service.orm, 'Question', id, { grantId: 'mine' }, 60);
    const say = (grantId: string, action: string): Promise<boolean> =>
      takeAnswer(service.orm, grantId, { jsonrpc: '2.0', id, result: { action } });
    expect(await say('another', 'accept')).toBe(false);
    expect([await say('mine', 'decline'), await say('mine', 'accept')]).toEqual([true, true]);
    const kept = await findRecord(service.orm, 'Question', id);
    expect(kept?.payload['answer']).toEqual({ action: 'decline' });
  });

  it('is not put to a client that shows the session of another grant', async () => {
    const [mine, theirs] = [await suggestion(), await suggestion()];
    const initialize = {
      protocolVersion: '2025-11-25',
      capabilities: { elicitation: {} },
      clientInfo: { name: 'test', version: '1' },
    };
    const begun = await earlierCall(theirs.token, 'initialize', initialize);
    const session = begun.headers.get('mcp-session-id') ?? '';
    expect(session).not.toBe('');
    const headers = { 'Mcp-Session-Id': session };
    const told = await earlierCall(mine.token, 'tools/call', mine.call, headers);
    expect(told.text).toContain('/approvals/');
  });
});

async function earlierCall(
  token: string,
  method: string,
  params: object,
  headers: Record<string, string> = {},
): Promise<{ headers: Headers; text: string }> {
  const response = await fetch(new URL('/mcp', service.url), {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return { headers: response.headers, text: await response.text() };
}

it.each(clients)(
  'a client of %s that cannot ask is told a page; a model that agrees is no person',
  async (_, connect) => {
    const { token, call, state } = await suggestion();
    const client = await connect(service.url, token);
    const said = { ...call.arguments, confirm: true, approve: true };
    const result = await client.callTool({ ...call, arguments: said });
    expect(result.structuredContent.error.details.approvalUrl).toContain('/approvals/');
    expect((await state()).state).toBe('suggested');
    await client.close();
  },
);

it('a grant that may approve is not asked', async () => {
  const { token, call } = await suggestion({ mayApprove: true });
  const client = await modernClient(service.url, token);
  expect((await client.callTool(call)).structuredContent.data.state).toBe('approved');
  await client.close();
});

it('an answer to one question approves nothing else', async () => {
  const { token, call, state } = await suggestion();
  const envelope = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
  };
  const send = async (params: object): Promise<Json> => {
    const response = await fetch(new URL('/mcp', service.url), {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'MCP-Protocol-Version': '2026-07-28',
        'Mcp-Method': 'tools/call',
        'Mcp-Name': 'approve_code',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { ...call, ...params, _meta: envelope },
      }),
    });
    return response.json();
  };
  const { result } = await send({});
  expect(result.resultType).toBe('input_required');
  const inputResponses = { approve: { action: 'accept', content: { approve: true } } };
  const other = { ...call.arguments, note: 'another call' };
  const replies = [
    await send({ inputResponses, requestState: result.requestState, arguments: other }),
    await send({ inputResponses, requestState: `${result.requestState}x` }),
    await send({ inputResponses }),
  ];
  expect(replies.map((reply) => reply.error?.code ?? reply.result.resultType)).toEqual([
    -32_602,
    -32_602,
    'input_required',
  ]);
  expect((await state()).state).toBe('suggested');
});

/** Somebody at a browser, by the cookie of whoever is signed in. */
function browserOf(cookie: string): Browser {
  const browser = new Browser(service.url);
  const [name = '', value = ''] = cookie.split('=');
  if (value !== '') browser.cookies.set(name, { value, path: '/' });
  return browser;
}

/** Opens the page, and decides on it. */
async function decide(
  { url, cookie }: { url: string; cookie: string },
  decision: string,
  headers?: Record<string, string>,
) {
  const browser = browserOf(cookie);
  const path = new URL(url).pathname;
  const shown = await browser.get(path);
  return browser.post(path, { token: tokenIn(shown), decision }, headers);
}

async function askedOnPage() {
  const found = await suggestion();
  const client = await earlierClient(service.url, found.token);
  const result = await client.callTool(found.call);
  await client.close();
  const url: string = result.structuredContent.error.details.approvalUrl;
  const cookie = signIn.cookieOf({
    userId: randomUUID(),
    workspaces: [{ workspaceId: found.workspace.id, mayApprove: true }],
  });
  return { ...found, url, cookie };
}

describe('the page of approvals', () => {
  it('shows what is asked to who is signed in, and approves it once', async () => {
    const asked = await askedOnPage();
    const shown = await browserOf(asked.cookie).get(new URL(asked.url).pathname);
    expect(shown.text).toContain('6109.10.00.12');
    expect(shown.text).toContain('&lt;b&gt;');
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(shown.headers.get('x-frame-options')).toBe('DENY');
    // without it a browser would not say where the form comes from
    expect(shown.headers.get('referrer-policy')).toBe('same-origin');
    const browser = browserOf(asked.cookie);
    const path = new URL(asked.url).pathname;
    const form = { token: tokenIn(await browser.get(path)), decision: 'approve' };
    expect((await browser.post(path, form)).status).toBe(200);
    expect(await asked.state()).toMatchObject({ state: 'approved', decidedBy: { type: 'user' } });
    expect((await browser.post(path, form)).status).toBe(409);
  });

  it('refuses as the person does', async () => {
    const asked = await askedOnPage();
    expect((await decide(asked, 'refuse')).text).toContain('Nothing was changed');
    expect((await asked.state()).state).toBe('suggested');
  });

  it('leads who is not signed in there, and back', async () => {
    const { url } = await askedOnPage();
    const { pathname } = new URL(url);
    const { status, text } = await browserOf('').get(pathname);
    expect(status).toBe(200);
    expect(text).toContain(`name="next" value="${pathname}"`);
    expect(text).not.toContain('6109');
  });

  it('is nobody else’s: not signed in, another workspace, another role', async () => {
    const { url, workspace, state } = await askedOnPage();
    const other = await service.workspace();
    const userId = randomUUID();
    const of = (workspaceId: string, mayApprove: boolean) =>
      signIn.cookieOf({ userId, workspaces: [{ workspaceId, mayApprove }] });
    const statuses: number[] = [];
    for (const cookie of ['', of(other.id, true), of(workspace.id, false)]) {
      const browser = browserOf(cookie);
      const token = tokenIn(await browser.get('/sign-in'));
      const { pathname } = new URL(url);
      statuses.push((await browser.post(pathname, { token, decision: 'approve' })).status);
    }
    expect(statuses).toEqual([401, 404, 403]);
    expect((await state()).state).toBe('suggested');
  });

  it('takes no form of another site, or of another browser', async () => {
    const asked = await askedOnPage();
    const path = new URL(asked.url).pathname;
    const evil = await decide(asked, 'approve', { origin: 'http://evil.localhost' });
    const theirs = tokenIn(await new Browser(service.url).get('/sign-in'));
    const browser = browserOf(asked.cookie);
    await browser.get(path);
    const statuses = [evil.status];
    for (const token of [theirs, ''])
      statuses.push((await browser.post(path, { token, decision: 'approve' })).status);
    expect(statuses).toEqual([403, 403, 403]);
    expect((await asked.state()).state).toBe('suggested');
  });

  it('says that the grant is over', async () => {
    const asked = await askedOnPage();
    await revokeAgentGrant(service.orm, asked.workspace.id, asked.grantId);
    const shown = await browserOf(asked.cookie).get(new URL(asked.url).pathname);
    expect([shown.status, shown.text.includes('is over')]).toEqual([409, true]);
  });
});
