/**
 * Clients of the agent endpoint as the official libraries make them, and the sign-in that a test
 * stands in for: tokens over grants that it creates.
 */
import { randomUUID } from 'node:crypto';
import {
  Client as ModernClient,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { Client as EarlierClient } from '@modelcontextprotocol/sdk/client/index.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { StreamableHTTPClientTransport as EarlierTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { AccessToken, Agents } from '../../api/mcp/agents.ts';
import type { Visitor } from '../../api/signIn/visitors.ts';
import { SCOPES, type Scope } from '../../contract/operation.ts';
import type { Role } from '../../contract/roles.ts';
import { createAgentGrant, type NewAgentGrant } from '../../db/store/agentGrants.ts';
import type { Json, TestService, TestWorkspace } from './service.ts';

/** Sign-in over tokens and people that a test hands out. */
export class StandInSignIn implements Agents {
  readonly #tokens = new Map<string, AccessToken>();
  readonly #people = new Map<string, Visitor>();

  readAccessToken = (token: string): Promise<AccessToken | null> =>
    Promise.resolve(this.#tokens.get(token) ?? null);

  readVisitor: Agents['readVisitor'] = (context) => {
    const [, id = ''] = /person=([\w-]+)/.exec(context.get('cookie')) ?? [];
    return Promise.resolve(this.#people.get(id) ?? null);
  };

  /** A cookie of somebody who is signed in. */
  cookieOf(person: Visitor): string {
    const id = randomUUID();
    this.#people.set(id, person);
    return `person=${id}`;
  }

  tokenOf(token: AccessToken): string {
    const secret = randomUUID();
    this.#tokens.set(secret, token);
    return secret;
  }
}

export interface GrantedClient {
  grantId: string;
  userId: string;
  token: string;
}

/** A grant of a workspace with a token. */
export async function grantedTo(
  service: TestService,
  signIn: StandInSignIn,
  { id: workspaceId }: Pick<TestWorkspace, 'id'>,
  more: Partial<NewAgentGrant> & { tokenScopes?: readonly Scope[]; role?: Role } = {},
): Promise<GrantedClient> {
  const { tokenScopes, role = 'owner', ...terms } = more;
  const grant: NewAgentGrant = {
    workspaceId,
    userId: randomUUID(),
    clientId: 'https://client.example/id.json',
    clientName: 'Example client',
    scopes: SCOPES,
    creditCeiling: null,
    mayApprove: false,
    endsAt: null,
    ...terms,
  };
  const grantId = await createAgentGrant(service.orm, grant);
  const { userId, clientId, scopes } = grant;
  const token = signIn.tokenOf({
    grantId,
    workspaceId,
    userId,
    clientId,
    role,
    scopes: tokenScopes ?? scopes,
  });
  return { grantId, userId, token };
}

const bearer = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } });

/** What both libraries have in common, as tests use it. */
export interface AnyClient {
  callTool: (call: { name: string; arguments?: Record<string, unknown> }) => Promise<Json>;
  listTools: () => Promise<Json>;
  listResources: () => Promise<Json>;
  readResource: (asked: { uri: string }) => Promise<Json>;
  listPrompts: () => Promise<Json>;
  getPrompt: (asked: { name: string; arguments?: Record<string, string> }) => Promise<Json>;
  getInstructions: () => string | undefined;
  close: () => Promise<void>;
}

/** Answers a form as a person would; null: the client cannot ask one. */
export type Person = ((message: string) => object) | null;
type AsyncPerson = ((message: string) => object | Promise<object>) | null;

/** A connected client of protocol 2026-07-28. */
export async function modernClient(
  url: string,
  token: string,
  person: Person = null,
): Promise<AnyClient> {
  const capabilities = person ? { elicitation: { form: {} } } : {};
  const client = new ModernClient(
    { name: 'test', version: '1' },
    {
      capabilities,
      versionNegotiation: { mode: { pin: '2026-07-28' } },
    },
  );
  if (person)
    client.setRequestHandler('elicitation/create', ({ params }) => person(params.message) as Json);
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit: bearer(token) }),
  );
  return client;
}

/** A connected client of protocol 2025-11-25. */
export async function earlierClient(
  url: string,
  token: string,
  person: AsyncPerson = null,
  send: typeof fetch = fetch,
): Promise<AnyClient> {
  const capabilities = person ? { elicitation: { form: {} } } : {};
  const client = new EarlierClient({ name: 'test', version: '1' }, { capabilities });
  if (person)
    client.setRequestHandler(ElicitRequestSchema, async ({ params }): Promise<Json> =>
      person(params.message),
    );
  const transport = new EarlierTransport(new URL('/mcp', url), {
    requestInit: bearer(token),
    fetch: send,
  });
  await client.connect(transport);
  return client;
}
