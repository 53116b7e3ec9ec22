/** The page on which a person decides what a client may not decide for them. */
import type Router from '@koa/router';
import type { RouterMiddleware } from '@koa/router';
import { ApiError } from '../../contract/errors.ts';
import {
  type AgentApproval,
  decideAgentApproval,
  readAgentApproval,
  reopenAgentApproval,
} from '../../db/store/agentApprovals.ts';
import { findGrantAndCount } from '../../db/store/agentGrants.ts';
import { isId } from '../../db/id.ts';
import { type ApiContext, goneOf } from '../route.ts';
import { showPage } from '../signIn/browser.ts';
import { html, type Markup, page } from '../signIn/html.ts';
import type { Services } from '../services.ts';
import type { Visitor } from '../signIn/visitors.ts';
import { WINDOW_S } from '../steps/access.ts';
import { readBytes } from '../steps/input.ts';
import { toApiError } from '../steps/errors.ts';
import { baseUrlOf, requireAddress } from './address.ts';
import { APPROVALS_PATH, productOf } from './approvals.ts';
import { doAsked } from './callTool.ts';
import { TOOLS_BY_NAME } from './tools/index.ts';

const FORM_BYTES_MAX = 1024;

/** Mounts `/approvals/{id}`: shown to and decided by who is signed in to its workspace. */
export function mountApprovalPage(router: Router, services: Services): void {
  const show = async (context: ApiContext): Promise<void> => {
    const found = await foundFor(context, services);
    if (found) await showOpen(context, services, found);
  };
  const decide = async (context: ApiContext): Promise<void> => {
    const found = await foundFor(context, services);
    if (found) await decided(context, services, found);
  };
  const path = `${APPROVALS_PATH}/:id`;
  router.get(path, show as unknown as RouterMiddleware);
  router.post(path, decide as unknown as RouterMiddleware);
}

interface Found {
  approval: AgentApproval;
  person: Visitor;
}

/** What is to be decided, by who may; null where a page has said why not. */
async function foundFor(context: ApiContext, services: Services): Promise<Found | null> {
  context.state.door = APPROVALS_PATH;
  requireAddress(context, services);
  const visitor = await services.agents.readVisitor(context);
  if (!visitor) {
    tell(context, 401, 'Sign in first', 'Sign in to this service, then open this page again.');
    return null;
  }
  const approval = await approvalFor(services, visitor, String(context.params['id']));
  if (!approval) tell(context, 404, 'Nothing to decide', 'There is no such question.');
  else if (!mayDecide(visitor, approval))
    tell(context, 403, 'Not yours to decide', 'Your role does not approve codes.');
  else return { approval, person: visitor };
  return null;
}

/** Of a workspace of the person: what stands in another one is nobody's business. */
async function approvalFor(
  { orm }: Services,
  { workspaces }: Visitor,
  id: string,
): Promise<AgentApproval | null> {
  if (!isId(id)) return null;
  for (const { workspaceId } of workspaces) {
    const found = await readAgentApproval(orm, workspaceId, id);
    if (found) return found;
  }
  return null;
}

const mayDecide = ({ workspaces }: Visitor, approval: AgentApproval): boolean =>
  workspaces.some((one) => one.workspaceId === approval.workspaceId && one.mayApprove);

async function showOpen(
  context: ApiContext,
  services: Services,
  { approval }: Found,
): Promise<void> {
  if (approval.state !== 'open') {
    tell(context, 200, 'Decided', `This was ${approval.state} before.`);
    return;
  }
  const principal = await principalOf(services, approval);
  const tool = TOOLS_BY_NAME.get(approval.tool);
  const product = await productOf(approval.args, { context, services, principal });
  const question = tool?.question?.(approval.args, product) ?? '';
  tell(context, 200, `${approval.clientName} asks`, question, FORM);
}

/** Decides, and does what was asked by the grant that asked, in the name of the person. */
async function decided(context: ApiContext, services: Services, found: Found): Promise<void> {
  requireOwnPage(context, services);
  const { approval, person } = found;
  const bytes = await readBytes(context, { bytesMax: FORM_BYTES_MAX });
  const isApproved = new URLSearchParams(bytes.toString()).get('decision') === 'approve';
  const { orm } = services;
  if (!(await decideAgentApproval(orm, approval.id, isApproved ? 'approved' : 'refused'))) {
    tell(context, 409, 'Decided', 'This was decided before, or its time is over.');
    return;
  }
  if (!isApproved) {
    tell(context, 200, 'Refused', 'Nothing was changed.');
    return;
  }
  try {
    const principal = await principalOf(services, approval);
    const actor = { type: 'user' as const, id: person.userId, name: approval.clientName };
    const tool = TOOLS_BY_NAME.get(approval.tool);
    if (!tool) throw new ApiError('not_found', 'There is no such tool any more.');
    const asked = { ...principal, actor };
    context.state.principal = asked;
    const call = { context, services, signal: goneOf(context), trace: null };
    await doAsked(tool, approval.args, call);
    tell(context, 200, 'Approved', 'It is done. You may close this page.');
  } catch (cause) {
    await reopenAgentApproval(orm, approval.id);
    tell(context, 409, 'Not done', toApiError(cause, context.state, services.log).message);
  }
}

/** The grant that asked, as it stands. Throws 403 once it is over. */
async function principalOf(services: Services, { grantId, workspaceId }: AgentApproval) {
  const found = await findGrantAndCount(services.orm, { grantId, workspaceId }, WINDOW_S);
  if (!found) throw new ApiError('forbidden', 'What this client was allowed is over.');
  return found.principal;
}

/** A decision comes from the page itself, and from no other. */
function requireOwnPage(context: ApiContext, services: Services): void {
  const site = context.get('sec-fetch-site') || 'same-origin';
  if (
    context.get('origin') !== new URL(baseUrlOf(context, services)).origin ||
    site !== 'same-origin'
  )
    throw new ApiError('forbidden', 'Decide on the page itself.', { reason: 'unknown_origin' });
}

const FORM = html`<form method="post">
  <button name="decision" value="approve">Approve</button>
  <button name="decision" value="refuse">Refuse</button>
</form>`;

const tell = (
  context: ApiContext,
  status: number,
  title: string,
  text: string,
  form: Markup | null = null,
): void =>
  showPage(
    context,
    status,
    page(
      title,
      html`<p>${text}</p>
        ${form}`,
    ),
  );
