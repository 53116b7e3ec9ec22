/**
 * What a person is asked before a tool changes what others rely on: by the client where it can,
 * else on a page of this service. What a model says of itself counts for nothing.
 */
import { createHash } from 'node:crypto';
import {
  type CallToolResult,
  inputRequired,
  type InputRequiredResult,
  inputResponse,
} from '@modelcontextprotocol/server';
import { getCatalogProduct } from '../../contract/catalog.ts';
import { ApiError } from '../../contract/errors.ts';
import { createAgentApproval } from '../../db/store/agentApprovals.ts';
import { isRecord } from '../isRecord.ts';
import { mayApprove } from '../../contract/roles.ts';
import { standingGrant } from './access.ts';
import { invalidParams } from './invalidParams.ts';
import type { ToolCall } from './callTool.ts';
import type { Question } from './questions.ts';
import { readOperation } from './readOperation.ts';
import type { Said } from './said.ts';
import type { AgentRequest } from './server.ts';
import type { Arguments, Tool } from './tools/tool.ts';

export type Approval =
  | { given: true }
  | { given: false; ask: CallToolResult | InputRequiredResult };

/** The path of the page on which an approval is decided. */
export const APPROVALS_PATH = '/approvals';
const OPEN_DAYS = 7;
const ASKED_MS = 600_000; // a person may think for so long

/**
 * Whether a person has approved this very call, or what to answer so that one is asked. Throws 403
 * where one has refused, and a protocol error on an answer to another question.
 */
export async function approvalFor(tool: Tool, args: Arguments, call: ToolCall): Promise<Approval> {
  const { principal, services } = call;
  const { grant, role } = principal;
  if (!grant) throw new Error('Bug: an agent asks without a grant');
  // whoever sits at the client may not be one who decides: then somebody does on the page
  const decides = role !== null && mayApprove(role);
  if (grant.mayApprove && decides) return { given: true };
  const asked = { grantId: grant.id, tool: tool.name, call: digestOf(args) };
  if (call.state !== null) {
    if (!(await services.tokens.isQuestion({ ...asked, token: call.state }, ASKED_MS)))
      throw invalidParams('This answer is to another question, or came too late.');
    if (decides && hasAccepted(call.answers)) return { given: true };
    throw notApproved('The person did not approve. Nothing was changed.', {});
  }
  const question = tool.question?.(args, await productOf(args, call)) ?? '';
  if (decides && call.canAsk)
    return {
      given: false,
      ask: inputRequired({
        inputRequests: { approve: inputRequired.elicit({ message: question, ...FORM }) },
        requestState: await services.tokens.signQuestion(asked),
      }),
    };
  const answer = decides && (await call.askNow?.(questionOf(question)));
  if (!answer) return askOnPage(tool, args, call);
  if (hasAccepted({ approve: answer })) return { given: true };
  throw notApproved('The person did not approve. Nothing was changed.', {});
}

/** As clients of before 2026-07-28 are asked. */
const questionOf = (message: string): Question => ({
  method: 'elicitation/create',
  params: { message, ...FORM },
});

/** Tells where a person decides, and always throws: also where the grant is over by now. */
async function askOnPage(tool: Tool, args: Arguments, call: ToolCall): Promise<never> {
  const { services, principal } = call;
  const { grant } = principal;
  if (!grant) throw new Error('Bug: an agent asks without a grant');
  await standingGrant(services, { grantId: grant.id, workspaceId: principal.workspace.id });
  const id = await createAgentApproval(services.orm, {
    workspaceId: principal.workspace.id,
    grantId: grant.id,
    userId: grant.userId,
    tool: tool.name,
    args,
    endsAt: new Date(Date.now() + OPEN_DAYS * 86_400_000),
  });
  const url = `${call.baseUrl}${APPROVALS_PATH}/${id}`;
  throw notApproved(`A person must approve this at ${url}. Nothing was changed.`, {
    approvalUrl: url,
  });
}

const FORM = {
  mode: 'form' as const,
  requestedSchema: {
    type: 'object' as const,
    properties: { approve: { type: 'boolean' as const, title: 'Approve', default: false } },
    required: ['approve'],
  },
};

function hasAccepted(answers: ToolCall['answers']): boolean {
  const answer = inputResponse(answers ?? undefined, 'approve');
  return (
    answer.kind === 'elicit' &&
    answer.action === 'accept' &&
    isRecord(answer.content) &&
    answer.content['approve'] === true
  );
}

const notApproved = (message: string, details: Record<string, unknown>): ApiError =>
  new ApiError('forbidden', message, { reason: 'not_approved', ...details });

/** The product that a call is about, as whoever asks may see it. Throws 404. */
export const productOf = (
  { id }: Arguments,
  request: Pick<AgentRequest, 'context' | 'services' | 'principal'>,
): Promise<Said> => readOperation(getCatalogProduct.id, { id }, request);

/** The same for the same arguments, in whatever order they are written. */
export const digestOf = (args: Arguments): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url');
