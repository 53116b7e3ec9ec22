/** Roles on every tool, and messages that no client sends. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TOOLS } from '../../api/mcp/tools/index.ts';
import { permits, type Role, ROLES } from '../../contract/roles.ts';
import { grantedTo, StandInSignIn } from '../support/agents.ts';
import { type Json, startService, type TestService } from '../support/service.ts';

let service: TestService;
let token: string;
const signIn = new StandInSignIn();
beforeAll(async () => {
  service = await startService({ overrides: { agents: signIn } });
  ({ token } = await grantedTo(service, signIn, await service.workspace()));
});
afterAll(() => service.stop());

const VERSION = '2026-07-28';
const META = {
  'io.modelcontextprotocol/protocolVersion': VERSION,
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

async function send(
  body: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<{ status: number; text: string }> {
  const response = await fetch(new URL('/mcp', service.url), {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...headers,
    },
    ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
  return { status: response.status, text: await response.text() };
}

/** A call of a tool by revision 2026-07-28. */
const call = (name: unknown, args: unknown, headers: Record<string, string> = {}) =>
  send(
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: args, _meta: META },
    },
    {
      'MCP-Protocol-Version': VERSION,
      'Mcp-Method': 'tools/call',
      'Mcp-Name': String(name),
      ...headers,
    },
  );

describe.each(ROLES)('a client of somebody who is %s', (role: Role) => {
  it('may call what the role may, and nothing else', async () => {
    const workspace = await service.workspace();
    const { token: theirs } = await grantedTo(service, signIn, workspace, { role });
    const refused: string[] = [];
    for (const { name } of TOOLS) {
      const args = name === 'create_document' ? { type: 'cn22' } : {};
      const { text } = await call(name, args, { Authorization: `Bearer ${theirs}` });
      if (text.includes(`not within the role ${role}`)) refused.push(name);
    }
    const expected = TOOLS.filter(
      // who has no say in codes asks somebody who has
      (tool) => tool.name !== 'approve_code' && !permits(role, tool.operation),
    );
    expect(refused).toEqual(expected.map(({ name }) => name));
  });
});

describe('a message that no client sends', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const request = (params: string): string =>
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`;

  it.each<[string, string]>([
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '1'],
    ['an empty batch', '[]'],
    ['another version of JSON-RPC', '{"jsonrpc":"1.0","id":1,"method":"ping"}'],
    ['an object as id', '{"jsonrpc":"2.0","id":{},"method":"ping"}'],
    ['no method', '{"jsonrpc":"2.0","id":1}'],
    ['a number as method', '{"jsonrpc":"2.0","id":1,"method":7}'],
    ['no parameters', request('null')],
    ['a list of parameters', request('[1]')],
    ['a list of arguments', request('{"name":"get_pricing","arguments":[1]}')],
    ['a deep argument', request(`{"name":"get_pricing","arguments":{"a":${deep}}}`)],
    ['a name of the language', request('{"name":"__proto__","arguments":{}}')],
    ['another name of the language', request('{"name":"constructor","arguments":{}}')],
    ['a name that is an object', request('{"name":{"a":1},"arguments":{}}')],
    ['a field stated twice', request('{"name":"get_pricing","name":"get_account"}')],
    [
      'a zero byte',
      request('{"name":"search_tariff","arguments":{"country":"US","q":"a\\u0000"}}'),
    ],
    ['an answer to no question', '{"jsonrpc":"2.0","id":"made-up","result":{"action":"accept"}}'],
    ['an answer under a long id', `{"jsonrpc":"2.0","id":"${'x'.repeat(99_999)}","result":{}}`],
  ])('with %s is refused or told, never a fault of ours', async (_, body) => {
    const { status, text } = await send(body);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/"internal"|-32603/);
  });

  it.each<[string, Record<string, string>, number]>([
    ['a revision that there is not', { 'MCP-Protocol-Version': '1999-01-01' }, 400],
    ['another method in its header', { 'Mcp-Method': 'tools/list' }, 400],
    ['another tool in its header', { 'Mcp-Name': 'get_account' }, 400],
    ['text for JSON', { 'Content-Type': 'text/plain' }, 415],
  ])('with %s is refused', async (_, headers, status) => {
    expect((await call('get_pricing', {}, headers)).status).toBe(status);
  });

  it.each(['GET', 'DELETE'])('by %s is refused: there is no session', async (method) => {
    expect((await send('', {}, method)).status).toBe(405);
  });

  it('of a method that there is not is told so', async () => {
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/erase', params: { _meta: META } };
    const headers = { 'MCP-Protocol-Version': VERSION, 'Mcp-Method': 'tools/erase' };
    expect((await send(body, headers)).status).toBe(404);
  });

  it('that asks for the price of what costs nothing changes nothing', async () => {
    const workspace = await service.workspace();
    const { token: theirs } = await grantedTo(service, signIn, workspace);
    const made = await workspace.call('POST', '/v1/catalog/products', { body: { title: 'Mug' } });
    const { id } = made.body.data;
    const args = { id, title: 'Cup', dryRun: true };
    const { text } = await call('update_product', args, { Authorization: `Bearer ${theirs}` });
    expect(JSON.parse(text).result.structuredContent.error.details).toMatchObject({
      issues: [{ path: 'dryRun' }],
    });
    const kept = await workspace.call('GET', `/v1/catalog/products/${id}`);
    expect(kept.body.data.title).toBe('Mug');
  });

  it.each<[string, Json]>([
    ['idempotencyKey', { idempotencyKey: { a: 1 } }],
    ['idempotencyKey', { idempotencyKey: 'x'.repeat(300) }],
    ['destinationCountry', { destinationCountry: ['US'] }],
    ['value', { value: '1e999' }],
    ['dryRun', { dryRun: 'true' }],
    ['dryRun', { dryRun: 1 }],
  ])('with a faulty %s names it', async (name, changes) => {
    const goods = { hsCode: '6109100012', originCountry: 'VN', destinationCountry: 'US', value: 9 };
    const { text } = await call('calculate_landed_cost', { ...goods, ...changes });
    const { error } = JSON.parse(text).result.structuredContent;
    expect([error.code, JSON.stringify(error.details)]).toEqual([
      'invalid_input',
      expect.stringContaining(name),
    ]);
  });
});
