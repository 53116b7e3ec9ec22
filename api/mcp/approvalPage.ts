/** The page on which a person decides what a client may not decide for them. */
import { ApiError } from '../../contract/errors.ts';
import {
  type AgentApproval,
  decideAgentApproval,
  readAgentApproval,
  reopenAgentApproval,
} from '../../db/store/agentApprovals.ts';
import { isId } from '../../db/id.ts';
import type { Principal } from '../../db/store/workspaces.ts';
import { goneOf } from '../route.ts';
import { formToken, Refusal, showPage, tokenField } from '../signIn/browser.ts';
import { html, type Markup, page } from '../signIn/html.ts';
import { ownForm, signInForm, type Visit } from '../signIn/signInPages.ts';
import type { Visitor } from '../signIn/visitors.ts';
import { toApiError } from '../steps/errors.ts';
import { standingGrant } from './access.ts';
import { APPROVALS_PATH, productOf } from './approvals.ts';
import { doAsked } from './callTool.ts';
import { TOOLS_BY_NAME } from './tools/index.ts';

/** GET /approvals/{id}: what is asked. Who is not signed in does that first, on the same address. */
export async function showApproval(visit: Visit, id: string): Promise<void> {
  const visitor = await visitorTo(visit);
  if (!visitor) {
    const lead = html`<p>To decide what a program asks.</p>`;
    return showPage(visit.context, 200, signInForm(visit, `${APPROVALS_PATH}/${id}`, { lead }));
  }
  const approval = await openTo(visit, visitor, id);
  if (approval.state !== 'open')
    return tell(visit, 200, 'Decided', `This was ${approval.state} before.`);
  const { context, services } = visit;
  const request = { context, services, principal: await asksStill(visit, approval) };
  const product = await productOf(approval.args, request).catch((cause: unknown) => {
    throw new Refusal(409, toApiError(cause, context.state, services.log).message);
  });
  const question = TOOLS_BY_NAME.get(approval.tool)?.question?.(approval.args, product) ?? '';
  tell(visit, 200, `${approval.clientName} asks`, question, formOf(visit, id));
}

/** POST /approvals/{id}: decides, and does what was asked by the grant that asked, for the person. */
export async function takeApproval(visit: Visit, id: string): Promise<void> {
  const form = await ownForm(visit);
  const visitor = await visitorTo(visit);
  if (!visitor) throw new Refusal(401, 'You are not signed in any more. Load this page anew.');
  const approval = await openTo(visit, visitor, id);
  const isApproved = form.get('decision') === 'approve';
  const { orm } = visit.services;
  if (!(await decideAgentApproval(orm, approval.id, isApproved ? 'approved' : 'refused')))
    return tell(visit, 409, 'Decided', 'This was decided before, or its time is over.');
  if (!isApproved) return tell(visit, 200, 'Refused', 'Nothing was changed.');
  try {
    await doApproved(visit, approval, visitor);
    tell(visit, 200, 'Approved', 'It is done. You may close this page.');
  } catch (cause) {
    await reopenAgentApproval(orm, approval.id);
    const { context, services } = visit;
    const why = cause instanceof Refusal ? cause : toApiError(cause, context.state, services.log);
    tell(visit, 409, 'Not done', why.message);
  }
}

async function doApproved(
  visit: Visit,
  approval: AgentApproval,
  { userId }: Visitor,
): Promise<void> {
  const { context, services } = visit;
  const tool = TOOLS_BY_NAME.get(approval.tool);
  if (!tool) throw new Refusal(409, 'There is no such tool any more.');
  const actor = { type: 'user' as const, id: userId, name: approval.clientName };
  context.state.principal = { ...(await asksStill(visit, approval)), actor };
  const call = { context, services, signal: goneOf(context), trace: null };
  await doAsked(tool, approval.args, call);
}

function visitorTo({ context, services }: Visit): Promise<Visitor | null> {
  context.state.door = APPROVALS_PATH;
  return services.agents.readVisitor(context);
}

/**
 * What is to be decided, by who may. Of a workspace of the person: what stands in another one is
 * nobody's business.
 */
async function openTo(
  { services }: Visit,
  { workspaces }: Visitor,
  id: string,
): Promise<AgentApproval> {
  for (const { workspaceId, mayApprove } of isId(id) ? workspaces : []) {
    const found = await readAgentApproval(services.orm, workspaceId, id);
    if (found && !mayApprove) throw new Refusal(403, 'Your role does not approve codes.');
    if (found) return found;
  }
  throw new Refusal(404, 'There is no such question.');
}

/** The grant that asked, as it stands; refused once it is over. */
const asksStill = (
  { services }: Visit,
  { grantId, workspaceId }: AgentApproval,
): Promise<Principal> =>
  standingGrant(services, { grantId, workspaceId }).catch((cause: unknown) => {
    throw cause instanceof ApiError ? new Refusal(409, cause.message) : cause;
  });

const formOf = ({ context, address }: Visit, id: string): Markup =>
  html`<form method="post" action="${APPROVALS_PATH}/${id}">
    ${tokenField(formToken(context, address))}
    <p>
      <button class="main" name="decision" value="approve">Approve</button>
      <button name="decision" value="refuse">Refuse</button>
    </p>
  </form>`;

const tell = (
  { context }: Visit,
  status: number,
  title: string,
  text: string,
  form: Markup | null = null,
): void => {
  const body = html`<p>${text}</p>
    ${form}`;
  showPage(context, status, page(title, body));
};
