/** A code is approved by a person: in the client, on the page, or by what they allowed before. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  type AnyClient,
  earlierClient,
  grantedTo,
  modernClient,
  type Person,
  StandInSignIn,
} from '../support/agents.ts';
import { type Json, startService, type TestService } from '../support/service.ts';

let service: TestService;
const signIn = new StandInSignIn();
beforeAll(async () => {
  service = await startService({ overrides: { agents: signIn } });
});
afterAll(() => service.stop());

/** A product with a suggested code, and the call that would approve it. */
async function suggestion(terms: Parameters<typeof grantedTo>[3] = {}) {
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
  const granted = await grantedTo(service, signIn, workspace, terms);
  const call = { name: 'approve_code', arguments: { id, classificationId } };
  return { workspace, ...granted, call, state };
}

const asking = async (token: string, person: Person): Promise<AnyClient> =>
  modernClient(service.url, token, person);

it('a person who is asked by the client approves, and is shown what', async () => {
  const { token, call, state } = await suggestion();
  let asked = '';
  const client = await asking(token, (message) => {
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
])('a person who %s changes nothing', async (_, answer) => {
  const { token, call, state } = await suggestion();
  const client = await asking(token, () => answer);
  const result = await client.callTool(call);
  expect(result.isError).toBe(true);
  expect(result.structuredContent.error).toMatchObject({
    code: 'forbidden',
    details: { reason: 'not_approved' },
  });
  expect((await state()).state).toBe('suggested');
  await client.close();
});

it.each([
  ['2026-07-28', modernClient],
  ['2025-11-25', earlierClient],
])(
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

async function pageOf(cookie: string, url: string, decision?: string, origin = service.url) {
  const response = await fetch(url, {
    headers: {
      Cookie: cookie,
      ...(decision ? { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(decision ? { method: 'POST', body: new URLSearchParams({ decision }).toString() } : {}),
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
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

it('the page shows what is asked to who is signed in, and approves it once', async () => {
  const { url, cookie, state } = await askedOnPage();
  const shown = await pageOf(cookie, url);
  expect(shown.text).toContain('6109.10.00.12');
  expect(shown.text).toContain('&lt;b&gt;');
  expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(shown.headers.get('x-frame-options')).toBe('DENY');
  // without it a browser would not say where the form comes from
  expect(shown.headers.get('referrer-policy')).toBe('same-origin');
  expect((await pageOf(cookie, url, 'approve')).status).toBe(200);
  expect(await state()).toMatchObject({ state: 'approved', decidedBy: { type: 'user' } });
  expect((await pageOf(cookie, url, 'approve')).status).toBe(409);
});

it('the page refuses as the person does', async () => {
  const { url, cookie, state } = await askedOnPage();
  expect((await pageOf(cookie, url, 'refuse')).text).toContain('Nothing was changed');
  expect((await state()).state).toBe('suggested');
});

it('the page is nobody else’s: not signed in, another workspace, another role, another site', async () => {
  const { url, cookie, workspace, state } = await askedOnPage();
  const other = await service.workspace();
  const userId = randomUUID();
  const ofOther = signIn.cookieOf({
    userId,
    workspaces: [{ workspaceId: other.id, mayApprove: true }],
  });
  const viewer = signIn.cookieOf({
    userId,
    workspaces: [{ workspaceId: workspace.id, mayApprove: false }],
  });
  const statuses = [
    await pageOf('', url, 'approve'),
    await pageOf(ofOther, url, 'approve'),
    await pageOf(viewer, url, 'approve'),
    await pageOf(cookie, url, 'approve', 'http://evil.localhost'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 404, 403, 403]);
  expect((await state()).state).toBe('suggested');
});
