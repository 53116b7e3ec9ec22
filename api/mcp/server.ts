/** What one request of a client is answered by: tools, resources and prompts, all of one principal. */
import { Server, type ServerContext } from '@modelcontextprotocol/server';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import type { Principal } from '../../db/store/workspaces.ts';
import type { ApiContext } from '../route.ts';
import type { Services } from '../services.ts';
import { callTool } from './callTool.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { invalidParams } from './invalidParams.ts';
import { getPrompt, PROMPT_LIST } from './prompts.ts';
import { asksByForm, type Asking, askWithin, isAsker, type Question } from './questions.ts';
import { readResource, RESOURCE_LIST, RESOURCE_TEMPLATES } from './resources/index.ts';
import { TOOL_LIST, TOOLS_BY_NAME } from './tools/index.ts';

/** A request of the endpoint, once it is known who asks. */
export interface AgentRequest {
  context: ApiContext;
  services: Services;
  principal: Principal;
  /** Address of the service as its clients write it. */
  baseUrl: string;
  /** Of the protocol: `legacy` is 2025-11-25 and before. */
  era: 'legacy' | 'modern';
}

const INFO = { name: 'landfall', title: 'Landfall customs service', version: '1.0.0' };
/** The lists change with the software alone. */
const LISTED = { ttlMs: 3_600_000, cacheScope: 'public' } as const;
// one for all: it compiles schemas, and each request has a server of its own
const validator = new AjvJsonSchemaValidator();

/** A server for one request. */
export function createAgentServer(request: AgentRequest): Server {
  const server = new Server(INFO, {
    capabilities: {
      tools: {},
      resources: {},
      prompts: {},
      extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } },
    },
    instructions: INSTRUCTIONS,
    jsonSchemaValidator: validator,
    cacheHints: {
      'tools/list': LISTED,
      'prompts/list': LISTED,
      'resources/list': LISTED,
      'resources/templates/list': LISTED,
    },
  });
  server.setRequestHandler('tools/list', () => TOOL_LIST);
  server.setRequestHandler('tools/call', async ({ params }, context) => {
    const tool = TOOLS_BY_NAME.get(params.name);
    if (!tool) throw invalidParams(`There is no tool ${params.name}.`);
    const { arguments: args = {} } = params;
    return callTool(tool, args, { ...request, ...askedBy(request, context, server) });
  });
  server.setRequestHandler('resources/list', () => RESOURCE_LIST);
  server.setRequestHandler('resources/templates/list', () => RESOURCE_TEMPLATES);
  server.setRequestHandler('resources/read', ({ params }) => readResource(request, params.uri));
  server.setRequestHandler('prompts/list', () => PROMPT_LIST);
  server.setRequestHandler('prompts/get', ({ params }) => getPrompt(params));
  return server;
}

/** What a client says beside its call. */
export interface AskedBy {
  /** W3C trace context of the client; null where it has none that is one. */
  trace: string | null;
  signal: AbortSignal;
  /** Answers of the person to what was asked by an earlier answer. */
  answers: Readonly<Record<string, unknown>> | null;
  /** What that answer handed out, as it came back. */
  state: string | null;
  /** The client can ask the person by a form, before the call is made again. */
  canAsk: boolean;
  /** Asks the person by the client while the call waits; null where that is not possible. */
  askNow: ((question: Question) => Promise<unknown>) | null;
}

function askedBy(request: AgentRequest, { mcpReq }: ServerContext, server: Server): AskedBy {
  const { _meta: meta } = mcpReq;
  const trace: unknown = meta?.['traceparent'];
  return {
    trace: typeof trace === 'string' && TRACE.test(trace) ? trace : null,
    signal: mcpReq.signal,
    answers: mcpReq.inputResponses ?? null,
    state: mcpReq.requestState<string>() ?? null,
    canAsk: asksByForm(server.getClientCapabilities()?.elicitation),
    askNow: request.era === 'legacy' ? askerWithin(request, mcpReq, server) : null,
  };
}

/** Asks within a call of a client that has said that it can; null is no answer. */
export const askerWithin =
  (
    { context, services, principal: { grant } }: AgentRequest,
    { id, signal }: Pick<ServerContext['mcpReq'], 'id' | 'signal'>,
    server: Server,
  ): AskedBy['askNow'] =>
  async (question) => {
    if (!grant || !(await isAsker(context, services, grant.id))) return null;
    const send: Asking['send'] = async (message) =>
      server.transport?.send(message, { relatedRequestId: id });
    return askWithin({ services, grantId: grant.id, send, signal }, question);
  };

/** W3C Trace Context, version 00. */
const TRACE = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;
