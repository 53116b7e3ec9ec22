/** Who reaches the agent endpoint, and what those are told who do not. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request } from 'node:http';
import { z } from 'zod';
import { TOOL_LIST } from '../../api/mcp/tools/index.ts';
import { OPERATIONS } from '../../contract/operations.ts';
import { earlierClient, grantedTo, modernClient, StandInSignIn } from '../support/agents.ts';
import { call, type Json, startService, type TestService } from '../support/service.ts';

let service: TestService;
const signIn = new StandInSignIn();
beforeAll(async () => {
  service = await startService({ overrides: { agents: signIn } });
});
afterAll(() => service.stop());

const CALL = (name: string, args: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});
const ACCEPT = { Accept: 'application/json, text/event-stream' };

const post = async (body: unknown, headers: Record<string, string> = {}, path = '/mcp') => {
  const response = await fetch(new URL(path, service.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...ACCEPT, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    challenge: response.headers.get('www-authenticate') ?? '',
    text: await response.text(),
  };
};

/** A host or an origin that fetch would not send. */
const withHost = (host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = request(new URL('/mcp', service.url), {
      method: 'POST',
      headers: { Host: host },
    });
    asked.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject);
    asked.end();
  });

async function tokenOf(terms: Parameters<typeof grantedTo>[3] = {}) {
  const workspace = await service.workspace();
  const { token } = await grantedTo(service, signIn, workspace, terms);
  return { workspace, auth: { Authorization: `Bearer ${token}` } };
}

describe('the agent endpoint', () => {
  it.each(['/mcp', '/mcp/'])('at %s says where to sign in, and with which scopes', async (path) => {
    const { status, challenge } = await post(CALL('get_pricing'), {}, path);
    expect(status).toBe(401);
    const { host } = new URL(service.url);
    expect(challenge).toContain(
      `resource_metadata="http://${host}/.well-known/oauth-protected-resource/mcp"`,
    );
    expect(challenge).toContain('scope="classify calculate');
    expect(challenge).not.toContain('error=');
  });

  it('refuses an API key, and a token that nobody gave out, as invalid', async () => {
    const { key } = await service.workspace();
    for (const token of [key, 'made-up']) {
      const answer = await post(CALL('get_pricing'), { Authorization: `Bearer ${token}` });
      expect(answer.status).toBe(401);
      expect(answer.challenge).toContain('error="invalid_token"');
    }
  });

  it('has tokens that the REST API refuses', async () => {
    const { auth } = await tokenOf();
    const answer = await call(service.url, 'GET', '/v1/me', { key: null, headers: auth });
    expect(answer.status).toBe(401);
  });

  it('names all scopes that a call needs when one of them is missing', async () => {
    const { auth } = await tokenOf({ scopes: ['account'] });
    const run = CALL('start_bulk_run', { kind: 'classify', writeBack: 'suggest' });
    const { status, challenge } = await post(run, auth);
    expect(status).toBe(403);
    expect(challenge).toContain('error="insufficient_scope"');
    expect(challenge).toContain('scope="classify catalog"');
  });

  it('asks for no scope in the name of a kind that there is not', async () => {
    const { auth } = await tokenOf({ scopes: ['account'] });
    for (const kind of [undefined, 'constructor', 'nothing']) {
      const answer = await post(CALL('start_bulk_run', { kind }), auth);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('invalid_input');
    }
  });

  it('counts who has no token by address', async () => {
    const response = await fetch(new URL('/mcp', service.url), { method: 'POST' });
    expect(response.headers.get('ratelimit')).toMatch(/^"ip";r=\d+;t=\d+$/);
    await response.text();
  });

  it('goes by the narrower of token and grant', async () => {
    const { auth } = await tokenOf({ tokenScopes: ['account'] });
    expect((await post(CALL('calculate_landed_cost'), auth)).status).toBe(403);
  });

  it('refuses a token for another workspace than that of its grant', async () => {
    const [mine, other] = [await service.workspace(), await service.workspace()];
    const { grantId, userId } = await grantedTo(service, signIn, mine);
    const scopes = ['account'];
    const forged = {
      grantId,
      userId,
      workspaceId: other.id,
      clientId: 'c',
      role: 'owner' as const,
      scopes,
    };
    const Authorization = `Bearer ${signIn.tokenOf(forged)}`;
    expect((await post(CALL('get_balance'), { Authorization })).status).toBe(401);
  });

  it('lets a client do no more than the role of the person', async () => {
    const shop = await service.workspace();
    const { grantId, userId } = await grantedTo(service, signIn, shop);
    const of = { grantId, userId, workspaceId: shop.id, clientId: 'c', scopes: ['calculate'] };
    const Authorization = `Bearer ${signIn.tokenOf({ ...of, role: 'viewer' })}`;
    const asked = await post(CALL('calculate_landed_cost'), { Authorization });
    expect(JSON.stringify(asked)).toContain('not within the role viewer');
    const { body } = await shop.call('GET', '/v1/credits');
    expect(body.data.balance).toBe(100);
  });

  it('answers under no foreign host and to no page of a foreign origin', async () => {
    const { auth } = await tokenOf();
    expect(await withHost('evil.example')).toBe(403);
    const foreign = await post(CALL('get_pricing'), { ...auth, Origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
  });

  it('refuses what is no JSON, and several messages at once', async () => {
    const { auth } = await tokenOf();
    const broken = await post('{"jsonrpc":', auth);
    expect([broken.status, JSON.parse(broken.text).error.code]).toEqual([400, -32_700]);
    const many = await post([CALL('get_pricing'), CALL('get_pricing')], auth);
    expect([many.status, JSON.parse(many.text).error.code]).toEqual([400, -32_600]);
  });

  it('counts calls against the grant', async () => {
    const { auth } = await tokenOf();
    const response = await fetch(new URL('/mcp', service.url), {
      method: 'POST',
      headers: { ...auth, ...ACCEPT, 'Content-Type': 'application/json' },
      body: JSON.stringify(CALL('get_pricing')),
    });
    expect(response.headers.get('ratelimit')).toMatch(/^"grant";r=\d+;t=\d+$/);
    await response.text();
  });
});

describe('the list of tools', () => {
  it('is small, and says the same to clients of both revisions', async () => {
    // 64 KB at most, and room for what every answer has beside it
    expect(JSON.stringify(TOOL_LIST).length).toBeLessThan(62_000);
    const workspace = await service.workspace();
    const { token } = await grantedTo(service, signIn, workspace);
    const lists: Json[] = [];
    for (const connect of [modernClient, earlierClient]) {
      const client = await connect(service.url, token);
      lists.push((await client.listTools()).tools.map(({ name }: Json) => name));
      await client.close();
    }
    expect(lists[0]).toEqual(TOOL_LIST.tools.map(({ name }) => name));
    expect(lists[1]).toEqual(lists[0]);
  });

  it.each(TOOL_LIST.tools.map((tool) => [tool.name, tool] as const))(
    '%s has title, description, both schemas and hints',
    (_, tool) => {
      expect(tool.title).toBeTruthy();
      expect(tool.description).toMatch(/\. .+\./);
      expect(tool.inputSchema.type).toBe('object');
      expect(tool.outputSchema?.properties).toHaveProperty('data');
      expect(Object.keys(tool.annotations ?? {})).toHaveLength(4);
    },
  );
});

it('describes fields in whole words', () => {
  const shown = TOOL_LIST.tools.find(({ name }) => name === 'classify_product');
  const described = Object.values(shown?.inputSchema.properties ?? {}) as Json[];
  const whole = OPERATIONS.find(({ id }) => id === 'classify')?.body;
  const words = JSON.stringify(z.toJSONSchema(whole as z.ZodType, { io: 'input' }));
  for (const { description = '' } of described.slice(0, -2)) {
    const text = JSON.stringify(description).slice(1, -1);
    expect(words).toContain(text);
    expect(words.split(text)[1]).toMatch(/^\W/);
  }
});

describe('a service without sign-in', () => {
  it('lets nobody in', async () => {
    const alone = await startService({ beside: service });
    const answer = await fetch(new URL('/mcp', alone.url), {
      method: 'POST',
      headers: { Authorization: 'Bearer anything', 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(401);
    await answer.text();
    await alone.stop();
  });
});
