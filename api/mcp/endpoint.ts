/**
 * The agent endpoint: Streamable HTTP of the Model Context Protocol, 2026-07-28 and 2025-11-25, by
 * the official server library. It keeps nothing between requests, so that any process answers any.
 */
import { Readable } from 'node:stream';
import type Router from '@koa/router';
import { type AuthInfo, createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import { ApiError } from '../../contract/errors.ts';
import { MB } from '../../contract/operation.ts';
import type { Principal } from '../../db/store/workspaces.ts';
import { type ApiContext, goneOf } from '../route.ts';
import type { Services } from '../services.ts';
import { readBytes } from '../steps/input.ts';
import { inTurn, isAnnounced, LARGE_BYTES } from '../steps/largeBody.ts';
import { jsonOf, textOf } from '../steps/json.ts';
import { insufficientScope, requireAgent } from './access.ts';
import { baseUrlOf, MCP_PATH, requireAddress } from './address.ts';
import { neededScopes } from './scopes.ts';
import { noteAsker, takeAnswer } from './questions.ts';
import { type AgentRequest, createAgentServer } from './server.ts';

/** As large as one classification with its photo may be. */
const BODY_BYTES_MAX = 9 * MB;

/** Mounts `/mcp` and `/mcp/`. */
export function mountAgentEndpoint(router: Router, services: Services): void {
  const { createServer = createAgentServer } = services.agents;
  const handler = createMcpHandler(
    ({ authInfo, era }) => createServer({ ...(authInfo?.extra?.['request'] as AgentRequest), era }), // below
    {
      onerror: (cause) => services.log.debug({ err: cause }, 'an agent request was refused'),
      maxRequestBodySize: BODY_BYTES_MAX,
    },
  );
  const answer = (context: ApiContext): Promise<void> => answerAgent(context, services, handler);
  for (const path of [MCP_PATH, `${MCP_PATH}/`])
    router.register(path, ['GET', 'POST', 'DELETE'], answer, {
      strict: true,
    });
}

async function answerAgent(
  context: ApiContext,
  services: Services,
  handler: McpHttpHandler,
): Promise<void> {
  context.state.door = MCP_PATH;
  requireAddress(context, services);
  const principal = await requireAgent(context, services);
  const answer = () => answerMessage(context, services, handler, principal);
  if (isSmall(context)) return answer();
  await inTurn(context, { bytes: BODY_BYTES_MAX, principal }, services, answer);
}

/** Whether a message is read at once; one of a size that is not known does not count as small. */
function isSmall({ req, method }: ApiContext): boolean {
  if (method !== 'POST') return true;
  const { 'content-length': bytes, 'transfer-encoding': inChunks } = req.headers;
  if (bytes === undefined) return inChunks === undefined;
  return isAnnounced(req) && Number(bytes) <= LARGE_BYTES;
}

async function answerMessage(
  context: ApiContext,
  services: Services,
  handler: McpHttpHandler,
  principal: Principal,
): Promise<void> {
  const parsedBody = context.method === 'POST' ? await readMessage(context) : undefined;
  if (parsedBody instanceof Unreadable) return refuseMessage(context, -32_700, parsedBody.message);
  if (Array.isArray(parsedBody))
    return refuseMessage(context, -32_600, 'Batches of messages are not taken: send one.');
  const grantId = principal.grant?.id ?? '';
  if (await takeAnswer(services.orm, grantId, parsedBody)) {
    context.status = 202;
    return;
  }
  const needed = neededScopes(parsedBody);
  if (needed.some((scope) => !principal.scopes.includes(scope)))
    throw insufficientScope(context, services, needed);
  const base = baseUrlOf(context, services);
  const request: Omit<AgentRequest, 'era'> = { context, services, principal, baseUrl: base };
  const authInfo: AuthInfo = {
    token: '',
    clientId: principal.actor.id,
    scopes: [...principal.scopes],
    extra: { request },
  };
  const asked = new Request(new URL(context.url, base), {
    method: context.method,
    headers: headersOf(context),
    signal: goneOf(context),
  });
  write(
    context,
    await handler.fetch(asked, {
      authInfo,
      ...(parsedBody === undefined ? {} : { parsedBody }),
    }),
  );
  if (context.status === 200) await noteAsker(context, services, grantId, parsedBody);
}

/** Why a message is not even read. */
class Unreadable extends Error {}

async function readMessage(context: ApiContext): Promise<unknown> {
  const bytes = await readBytes(context, { bytesMax: BODY_BYTES_MAX });
  try {
    return jsonOf(textOf(bytes));
  } catch (cause) {
    if (cause instanceof ApiError) return new Unreadable(cause.message);
    throw cause;
  }
}

function refuseMessage(context: ApiContext, code: number, message: string): void {
  context.status = 400;
  context.body = { jsonrpc: '2.0', id: null, error: { code, message } };
}

function headersOf({ req }: ApiContext): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers))
    // the token is known by now, and nobody else's business
    if (typeof value === 'string' && name !== 'authorization') headers.set(name, value);
  return headers;
}

function write(context: ApiContext, response: Response): void {
  context.status = response.status;
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (isStream) context.compress = false; // packed, an event would wait for those after it
  response.headers.forEach((value, name) => context.set(name, value));
  if (response.body) context.body = Readable.fromWeb(response.body);
  else context.body = null;
  context.status = response.status; // Koa takes a body of none for 204
}
