/** A call of a tool: what its operation's own pipeline comes to, told to a model. */
import {
  type CallToolResult,
  type InputRequiredResult,
  ProtocolError,
} from '@modelcontextprotocol/server';
import { ApiError, docUrlOf, ERRORS, invalidInput } from '../../contract/errors.ts';
import type { Operation } from '../../contract/operation.ts';
import { noteAnswer } from '../answer.ts';
import { isRecord } from '../isRecord.ts';
import type { Asked } from '../route.ts';
import { runOperation } from '../runOperation.ts';
import { toApiError } from '../steps/errors.ts';
import { requireKeyText } from '../steps/input.ts';
import { type Approval, approvalFor } from './approvals.ts';
import type { Said } from './said.ts';
import type { AgentRequest, AskedBy } from './server.ts';
import type { Arguments, Tool } from './tools/tool.ts';

export type ToolCall = AgentRequest & AskedBy;

/** The answer, or `isError` with the error of the interface; what is asked of a person first. */
export async function callTool(
  tool: Tool,
  args: Arguments,
  call: ToolCall,
): Promise<CallToolResult | InputRequiredResult> {
  const { context, services } = call;
  try {
    requireDryRun(tool, args);
    const approval: Approval = tool.question
      ? await approvalFor(tool, args, call)
      : { given: true };
    if (!approval.given) return approval.ask;
    return answered(tool, await doAsked(tool, args, call));
  } catch (thrown) {
    if (thrown instanceof ProtocolError) throw thrown; // a malformed call
    const error = toApiError(thrown, context.state, services.log);
    return refused(error, context.state.requestId);
  }
}

/** Refuses a `dryRun` that would not be one: who asks for a price must not have the work done. */
function requireDryRun({ spends }: Tool, { dryRun }: Arguments): void {
  if (dryRun === undefined || dryRun === null || dryRun === false) return;
  const message =
    dryRun !== true
      ? 'must be true or false'
      : spends
        ? null
        : 'is for tools that spend credits: this one costs nothing, and would do what it does';
  if (message !== null) throw invalidInput([{ path: 'dryRun', message }]);
}

/** The body of the answer of the REST operation. Throws as that does. */
export async function doAsked(
  tool: Tool,
  args: Arguments,
  call: Pick<ToolCall, 'context' | 'services' | 'signal' | 'trace'>,
): Promise<Said> {
  const route = tool.routeOf(args);
  const { operation } = route;
  const { dryRun: _price, ...others } = tool.asked?.(args) ?? args;
  const isDry = tool.spends && args['dryRun'] === true;
  const sent = estimates(operation) && isDry ? { ...others, estimateOnly: true } : others;
  const { idempotencyKey, params, query, body } = partsOf(operation, sent);
  const { context, services, signal, trace } = call;
  const { state } = context;
  Object.assign(state, {
    operation,
    idempotencyKey:
      isDry || idempotencyKey === undefined
        ? null
        : requireKeyText(idempotencyKey, 'idempotencyKey'),
    sentBody: body,
    bodyBytes: operation.thread ? Buffer.from(JSON.stringify(body)) : undefined,
  });
  const asked: Asked = {
    state,
    params,
    query,
    set: (name, value) => context.set(name, value),
  };
  const answer = await runOperation(route, asked, services, {
    accepts: () => false,
    acceptsFile: false,
    gone: () => signal,
    dryRun: isDry,
    trace,
  });
  noteAnswer(state, answer, operation, services);
  return answer.printed === undefined ? answer.body : JSON.parse(answer.printed);
}

/** Bulk runs estimate by a field of their own. */
const estimates = ({ thread }: Operation): boolean => thread === 'bulk';

/** The arguments by where the operation takes them. */
function partsOf(operation: Operation, { idempotencyKey, ...args }: Arguments) {
  const params = namesOf(operation.params);
  const query = namesOf(operation.query);
  const take = (wanted: (name: string) => boolean): Record<string, unknown> =>
    Object.fromEntries(Object.entries(args).filter(([name]) => wanted(name)));
  return {
    idempotencyKey,
    params: take((name) => params.has(name)),
    // as an address would state it
    query: asWritten(take((name) => query.has(name) && !params.has(name))),
    body: take((name) => !params.has(name) && (!query.has(name) || operation.body !== undefined)),
  };
}

const asWritten = (query: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => {
      if (value === null) return [];
      const isPlain = typeof value === 'number' || typeof value === 'boolean';
      return [[name, isPlain ? String(value) : value]];
    }),
  );

function namesOf(schema: Operation['query']): ReadonlySet<string> {
  const shape: unknown = schema && 'shape' in schema ? schema.shape : {};
  return new Set(isRecord(shape) ? Object.keys(shape) : []);
}

function answered(tool: Tool, body: Said): CallToolResult {
  if (body.dryRun !== undefined && body.data === undefined) return priced(body);
  const structured = tool.fields ? { ...body, data: only(body.data, tool.fields) } : body;
  const untrusted = tool.untrusted?.map((name) => `data.${name}`);
  return {
    structuredContent: { ...structured, ...(untrusted ? { untrusted } : {}) },
    content: [{ type: 'text', text: tool.summary(body) }],
  };
}

const only = (data: Said, fields: readonly string[]): Said =>
  Object.fromEntries(fields.filter((name) => name in data).map((name) => [name, data[name]]));

function priced(body: Said): CallToolResult {
  const { credits, balance, ceilingLeft } = body.dryRun;
  const left = ceilingLeft === null ? '' : ` This client may spend ${ceilingLeft} more.`;
  const text = `It would cost ${credits} credits; the balance is ${balance}.${left} Nothing was done.`;
  return { structuredContent: body, content: [{ type: 'text', text }] };
}

function refused(error: ApiError, requestId: string): CallToolResult {
  const { code, message, details } = error;
  const structuredContent = {
    error: {
      code,
      message,
      ...(details === undefined ? {} : { details }),
      docUrl: docUrlOf(code),
    },
    requestId,
  };
  const text = `${code} (${ERRORS[code].status}): ${message}`.slice(0, 1499);
  return { isError: true, structuredContent, content: [{ type: 'text', text }] };
}
